"""A rival's empire at a glance: public facts, then three lines of chips."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from osada.settlers.catalogue import Catalogue
from osada.terminal.cards.cardrow import CHIPS, CardRow
from osada.terminal.glyphs import KIND


class RivalPane(Vertical):
    """The public side of one seat, or of the virtual player."""

    def __init__(self, cards: Catalogue, seat: int) -> None:
        super().__init__(id=f"rival-{seat}")
        self.cards = cards
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Facts and lanes."""
        yield Static(classes="facts")
        for lane, glyph in enumerate(KIND):
            row = CardRow(self.cards, CHIPS, glyph, id=f"rival-{self.seat}-{lane}")
            row.add_class("lane")
            yield row

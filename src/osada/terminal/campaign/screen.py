"""A game of a campaign: the card game's table, and the book behind a key."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from osada.kernel.game import Move
from osada.terminal.campaign.book import BookScreen
from osada.terminal.campaign.result import result
from osada.terminal.campaign.table import CampaignTable, Seated
from osada.terminal.cards.screen import TableScreen
from osada.terminal.ink import Line
from osada.terminal.result import Result
from osada.terminal.words import say


class CampaignGameScreen(TableScreen):
    """The card game's screen; it counts places, the campaign counts seats."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", "page('goals')", show=False),
        Binding("x", "page('sheet')", show=False),
        Binding("a", "page('map')", show=False),
        Binding("n", "page('end')", show=False),
        Binding("h", "page('history')", show=False),
    ]
    KEYS = (
        ("?", "app.help", "key-help"),
        ("m", "screen.all_moves", "key-moves"),
        ("v", "screen.look", "key-look"),
        ("o", "screen.page('goals')", "key-goals"),
        ("x", "screen.page('sheet')", "key-sheet"),
        ("c", "screen.clause", "key-clause"),
        ("u", "app.undo", "key-undo"),
        ("p", "screen.quick('pass')", "key-pass"),
        ("e", "screen.quick('end')", "key-end"),
        ("s", "app.save", "key-save"),
        ("g", "app.log", "key-log"),
        ("F1", "app.rules", "key-rules"),
        ("q", "app.leave", "key-quit"),
    )
    FEW_KEYS = "?moxcupq"

    table: Seated

    def __init__(self, whole: CampaignTable) -> None:
        super().__init__(Seated(whole))
        self.whole = whole
        self.number = whole.match.state.book.number

    @property
    def fits(self) -> bool:
        """Whether this very game is still on."""
        return self.whole.in_game and self.whole.match.state.book.number == self.number

    @property
    def looks(self) -> int | None:
        """The seat of the campaign that looks."""
        return None if self.viewer is None else self.table.playing[self.viewer]

    @property
    def thinks_at(self) -> int | None:
        """The seat of the campaign whose bot thinks."""
        return None if self.thinks is None else self.table.playing[self.thinks]

    def look_as(self, viewer: int | None) -> None:
        """Show the table to another seat of the campaign."""
        super().look_as(self.whole.place(viewer))

    def think(self, seat: int | None) -> None:
        """Show that a bot thinks at a seat of the campaign."""
        super().think(self.whole.place(seat))

    def made(self, seat: int, move: Move) -> None:
        """A place's move is its seat's."""
        super().made(self.table.playing[seat], move)

    def update_table(self) -> None:
        """The language and what is asked are those of the campaign."""
        self.table.language = self.whole.language
        self.table.asks_keep = self.whole.asks_keep
        super().update_table()

    def top_line(self) -> Line:
        """Which game it is, and where it stands."""
        first, *rest = super().top_line()
        return [first, (f" {say(self.whole.language, 'game')} {self.number} ", "bold"), *rest]

    def result(self) -> Result:
        """How the campaign ended."""
        return result(self.whole)

    def action_keep(self) -> None:
        """Be asked in cleanup what to store, or not (AMB-62)."""
        super().action_keep()
        self.whole.asks_keep = self.table.asks_keep

    def action_page(self, page: str) -> None:
        """Open the book."""
        seat = self.table.playing[self.middle()]
        self.app.push_screen(BookScreen(self.whole, self.looks, seat, page))

"""A row of cards that can be walked with the arrow keys: chips of one line, or boxes."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from osada.settlers.catalogue import Catalogue
from osada.settlers.spots import Spot
from osada.terminal import ink
from osada.terminal.cards.cardface import POSSIBLE, Face, built, chip, held
from osada.terminal.ink import Line

CHIPS: Final = "chips"
BUILT: Final = "built"
HELD: Final = "held"

_NARROWEST: Final = {BUILT: 11, HELD: 13}
_WIDEST: Final = {BUILT: 21, HELD: 21}
_CHIP: Final = 26
_SHORTEST: Final = 9


class CardRow(Widget, can_focus=True):
    """Cards side by side, one of them pointed at while the row has the focus."""

    DEFAULT_CSS = """
    CardRow { height: 1; width: 1fr; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("home", "step(-99)", show=False),
        Binding("end", "step(99)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    cursor: reactive[int] = reactive(0, repaint=True)

    class Pointed(Message):
        """Another card is pointed at."""

        def __init__(self, row: "CardRow") -> None:
            super().__init__()
            self.row = row

    class Chosen(Message):
        """Something shall be done with the card pointed at."""

        def __init__(self, row: "CardRow") -> None:
            super().__init__()
            self.row = row

    def __init__(
        self, cards: Catalogue, style: str, label: str = "", id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self.cards = cards
        self.look = style
        self.label = label
        self.share = 1
        """Boxes are made as wide as if there were at least so many."""
        self.empty = ""
        """What is said where no card lies."""
        self.language = "en"
        self.items: Sequence[tuple[Spot, Face]] = ()
        self._places: list[tuple[int, int, int]] = []  # from cell, to cell, item

    def show(self, items: Sequence[tuple[Spot, Face]], language: str) -> None:
        """Lay out other cards; the one pointed at stays so if it is still there."""
        before = self.spot
        self.items = items
        self.language = language
        if before is not None:
            numbers = [spot.number for spot, _ in items]
            if before.number in numbers:
                self.set_reactive(CardRow.cursor, numbers.index(before.number))
        if self.cursor >= len(items):
            self.set_reactive(CardRow.cursor, max(len(items) - 1, 0))
        self.refresh()

    @property
    def spot(self) -> Spot | None:
        """The card pointed at."""
        return self.items[self.cursor][0] if self.cursor < len(self.items) else None

    def point_at_possible(self) -> bool:
        """Point at a card with which something can be done; whether there is one."""
        possible = [at for at, (_, face) in enumerate(self.items) if face.state == POSSIBLE]
        if possible and self.cursor not in possible:
            self.cursor = possible[0]
        return bool(possible)

    def action_step(self, by: int) -> None:
        """Point at another card."""
        if self.items:
            self.cursor = min(max(self.cursor + by, 0), len(self.items) - 1)
            self.post_message(self.Pointed(self))

    def action_choose(self) -> None:
        """Do something with the card pointed at."""
        if self.items:
            self.post_message(self.Chosen(self))

    def on_focus(self) -> None:
        """The row has the focus: its card is pointed at."""
        self.refresh()
        self.post_message(self.Pointed(self))

    def on_blur(self) -> None:
        """The focus went elsewhere."""
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """A click points at a card; a click on the card pointed at chooses it."""
        for begin, end, item in self._places:
            if begin <= event.x < end:
                again = self.cursor == item and event.chain > 1
                self.cursor = item
                self.post_message(self.Chosen(self) if again else self.Pointed(self))
                return

    def render(self) -> Content:
        """The row as it fits into the widget's size."""
        cells, rows = self.size.width, self.size.height
        if cells <= 0 or rows <= 0:
            return Content("")
        label = f"{self.label} " if self.label else ""
        if not self.items:
            return ink.content([[(f"{label}{self.empty}", "$ink-3")]])
        if self.look == CHIPS or rows < 3:
            return ink.content([self._chips(label, cells)])
        return ink.content(self._boxes(label, cells, rows))

    def _pointed(self, item: int) -> bool:
        return self.has_focus and item == self.cursor

    def _chips(self, label: str, cells: int) -> Line:
        """Chips in one line, from the first that lets the one pointed at be seen."""
        chips = [
            chip(self.cards, face, self.language, self._pointed(at), _CHIP)
            for at, (_, face) in enumerate(self.items)
        ]
        first = 0
        room = cells - len(label) - 3
        while (
            first < self.cursor
            and sum(ink.width(chip) + 2 for chip in chips[first : self.cursor + 1]) > room
        ):
            first += 1
        line: Line = [(label, "$ink-3")]
        if first:
            line.append((f"‹{first} ", "$ink-3"))
        self._places = []
        for at in range(first, len(chips)):
            begin = ink.width(line)
            more = f" {len(chips) - at - 1}›" if at < len(chips) - 1 else ""
            rest = cells - begin - len(more)
            if ink.width(chips[at]) <= rest:
                line += [*chips[at], ("  ", "")]
                self._places.append((begin, begin + ink.width(chips[at]), at))
                continue
            if rest >= _SHORTEST:
                line += [*ink.cut(chips[at], rest), (more, "$ink-3")]
                self._places.append((begin, cells, at))
            else:
                line.append((f"{len(chips) - at}›", "$ink-3"))
            break
        return line

    def _boxes(self, label: str, cells: int, rows: int) -> list[Line]:
        """Boxes as wide as there is room; where all do not fit, those around the cursor."""
        draw = built if self.look == BUILT else held
        margin = 2 if label else 0
        room = cells - margin
        n = len(self.items)
        least = _NARROWEST[self.look]
        fitting = max(min(n, (room - 2) // least if n * least > room else n), 1)
        side_by_side = max(fitting, min(self.share, room // least))
        size = min(_WIDEST[self.look], (room - (2 if fitting < n else 0)) // side_by_side)
        first = min(max(self.cursor - fitting + 1, 0), max(n - fitting, 0))
        side: list[Line] = [[(" " * margin, "")] for _ in range(rows)]
        if label:
            side[rows // 2 - 1] = [(label, "$ink-3")]
        blocks: list[list[Line]] = [side] if margin else []
        self._places = []
        for at in range(first, min(first + fitting, n)):
            begin = margin + (at - first) * size
            face = self.items[at][1]
            blocks.append(draw(self.cards, face, self.language, self._pointed(at), size, rows))
            self._places.append((begin, begin + size, at))
        lines = ink.beside(blocks) or [[] for _ in range(rows)]
        if first:
            lines[0] = [*lines[0], (f"‹{first}", "$ink-3")]
        if first + fitting < n:
            lines[rows // 2] = [*lines[rows // 2], (f"{n - first - fitting}›", "$ink-3")]
        return lines

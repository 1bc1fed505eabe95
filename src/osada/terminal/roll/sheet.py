"""A player's sheets on the screen: arrow keys walk over all places, Enter does something there."""

from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from osada.terminal import ink
from osada.terminal.ink import Line
from osada.terminal.roll.drawing import DOWN, LEFT, RIGHT, UP, Drawing
from osada.terminal.roll.empire import empire
from osada.terminal.roll.sheets import Sheets
from osada.terminal.roll.strip import strip
from osada.terminal.roll.village import village

_WAYS = {"left": LEFT, "right": RIGHT, "up": UP, "down": DOWN}


class SheetPane(Widget, can_focus=True):
    """Dice and pool, the Empire sheet, the Village sheet."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way, f"walk('{way}')", show=False) for way in _WAYS),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Pointed(Message):
        """Another place is pointed at."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class Chosen(Message):
        """Something shall be done at the place pointed at."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sheets: Sheets | None = None
        self.tokens: list[tuple[str, str]] = []
        self.whose: Line = []
        self.low = False
        self.place = ""
        self.drawing = Drawing()

    def show(self, sheets: Sheets, tokens: list[tuple[str, str]], whose: Line, low: bool) -> None:
        """Other sheets, or the same as they stand now."""
        self.sheets, self.tokens, self.whose, self.low = sheets, tokens, whose, low
        self._draw()

    def _draw(self) -> None:
        if self.sheets is None or self.size.width <= 0:
            return
        pointed = self.place if self.has_focus else ""
        sheets = replace(self.sheets, pointed=pointed)
        cells = self.size.width
        above = strip(sheets, self.tokens, self.whose if self.low else []).below(
            empire(sheets, cells, self.low)
        )
        rows = self.size.height - len(above.lines)
        self.drawing = above.below(village(sheets, cells, rows, self.low))
        if self.place and not any(zone.place == self.place for zone in self.drawing.zones):
            self.place = ""
        self.refresh()

    def point_at(self, place: str) -> None:
        """Point somewhere."""
        self.place = place
        self._draw()

    @property
    def places(self) -> list[str]:
        """All that can be pointed at."""
        return [zone.place for zone in self.drawing.zones]

    def action_walk(self, way: str) -> None:
        """Point at the next place in a direction."""
        self._go(self.drawing.next(self.place, _WAYS[way]))

    def action_jump(self, at: int) -> None:
        """Point at the first or the last place."""
        if self.places:
            self._go(self.places[at])

    def _go(self, place: str) -> None:
        self.point_at(place)
        self.post_message(self.Pointed(place))

    def action_choose(self) -> None:
        """Do something there."""
        if self.place:
            self.post_message(self.Chosen(self.place))

    def on_focus(self) -> None:
        """Show what is pointed at."""
        self._draw()
        if self.place:
            self.post_message(self.Pointed(self.place))

    def on_blur(self) -> None:
        """The focus went elsewhere."""
        self._draw()

    def on_resize(self) -> None:
        """Draw as large as there is room."""
        self._draw()

    def on_click(self, event: events.Click) -> None:
        """A click points at a place; a click on the place pointed at chooses it."""
        place = self.drawing.at(event.x, event.y)
        if not place:
            return
        again = place == self.place and event.chain > 1
        self.focus()
        self.point_at(place)
        self.post_message(self.Chosen(place) if again else self.Pointed(place))

    def render(self) -> Content:
        """The sheets."""
        return ink.content(ink.cut(line, self.size.width) for line in self.drawing.lines)

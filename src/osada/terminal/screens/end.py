"""The end of a game: who won, and where every point came from."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.ink import Line
from osada.terminal.result import Result
from osada.terminal.table import Table
from osada.terminal.words import say

_TEXTURES: Final = "█▓▒░▚▞▙▜▌▀▄▟▛▐▪"
_COLUMN: Final = 12
_NARROWEST: Final = 5
_MARGIN: Final = 8


class EndScreen(Screen[None]):
    """Final scores."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,b", "back", show=False),
    ]

    def __init__(self, table: Table, result: Callable[[], Result]) -> None:
        super().__init__()
        self.table = table
        self.result = result

    def compose(self) -> ComposeResult:
        """One page."""
        with VerticalScroll(id="end"):
            yield Static(id="result")

    def on_mount(self) -> None:
        """Show the result."""
        self.update_table()

    def on_resize(self) -> None:
        """Bars as wide as there is room."""
        self.update_table()

    def action_back(self) -> None:
        """Back to the table as it stood."""
        self.dismiss()

    def update_table(self) -> None:
        """Show the result in the language of the table."""
        found = self.result()
        language = self.table.language
        lines: list[Line] = [[(found.headline, "bold $give")]]
        lines += [[(remark, "$ink-2")] for remark in found.remarks]
        lines += [[], *self._bars(found), [], *self._numbers(found), []]
        for reached, rank in found.ranks:
            lines.append([(f"{g.FIRST if reached else ' '} {rank}", "bold $go" * reached)])
        lines += [[]] * bool(found.ranks)
        lines.append([(say(language, "end-keys"), "$ink-3")])
        self.query_one("#result", Static).update(ink.content(lines))

    def _bars(self, found: Result) -> list[Line]:
        """Each player's points as one bar, a texture for each source."""
        names = max(len(seat.name) for seat in self.table.seats)
        room = max(self.app.size.width - names - 14, 20)
        most = max(*found.totals, 1)
        lines: list[Line] = []
        for at, seat in enumerate(found.seats):
            line: Line = [
                (f"{self.table.seats[seat].name:<{names}} ", f"bold {self.table.style(seat)}")
            ]
            for number, (_, points) in enumerate(found.sources):
                n = round(room * max(points[at], 0) / most)
                line.append((_TEXTURES[number] * n, _hue(number)))
            lines += [[*line, (f" {found.totals[at]}", "bold")], []]
        return lines

    def _numbers(self, found: Result) -> list[Line]:
        """The same in numbers."""
        wide = max(len(name) for name, _ in found.sources) + 4
        room = self.app.size.width - wide - _MARGIN
        column = max(min(_COLUMN, room // len(found.seats)), _NARROWEST)
        head: Line = [(" " * wide, "")]
        for seat in found.seats:
            name = self.table.seats[seat].name[: column - 1]
            head.append((f"{name:>{column}}", f"bold {self.table.style(seat)}"))
        lines = [head]
        for number, (name, points) in enumerate(found.sources):
            line: Line = [(f"{_TEXTURES[number]} ", _hue(number)), (f"{name:<{wide - 2}}", "")]
            line += [(f"{n or '–':>{column}}", "") for n in points]
            lines.append(line)
        total: Line = [(f"{say(self.table.language, 'total'):<{wide}}", "bold")]
        total += [(f"{n:>{column}}", "bold") for n in found.totals]
        lines += [[("─" * (wide + column * len(found.seats)), "$line-strong")], total]
        return lines


def _hue(number: int) -> str:
    hues = ("blue", "red", "purple", "gold", "grey", "orange", "brown", "white")
    return f"$c-{(*hues, 'pink', 'brown', 'pink', 'gold', 'grey', 'none')[number % 14]}"

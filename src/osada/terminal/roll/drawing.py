"""Lines of text with places on them: what can be pointed at, and where an arrow key leads."""

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Final

from osada.terminal.ink import Line, fit, width

LEFT: Final = (-1, 0)
RIGHT: Final = (1, 0)
UP: Final = (0, -1)
DOWN: Final = (0, 1)


@dataclass(frozen=True, slots=True)
class Zone:
    """The cells of one place, in one line."""

    place: str
    x: int
    y: int
    cells: int

    @property
    def middle(self) -> float:
        """Where it is, across."""
        return self.x + self.cells / 2


@dataclass(slots=True)
class Drawing:
    """Lines and the places on them."""

    lines: list[Line] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)

    def below(self, other: "Drawing") -> "Drawing":
        """This one, and another beneath it."""
        down = len(self.lines)
        moved = [Zone(one.place, one.x, one.y + down, one.cells) for one in other.zones]
        return Drawing([*self.lines, *other.lines], [*self.zones, *moved])

    def right(self, other: "Drawing", at: int) -> "Drawing":
        """This one, and another to its right, beginning at a cell."""
        height = max(len(self.lines), len(other.lines))
        lines = [
            [*fit(_line(self, y), at), *_line(other, y)] if y < len(other.lines) else _line(self, y)
            for y in range(height)
        ]
        moved = [Zone(one.place, one.x + at, one.y, one.cells) for one in other.zones]
        return Drawing(lines, [*self.zones, *moved])

    def at(self, x: int, y: int) -> str:
        """The place at a cell, "" if there is none."""
        for zone in self.zones:
            if zone.y == y and zone.x <= x < zone.x + zone.cells:
                return zone.place
        return ""

    def next(self, place: str, way: tuple[int, int]) -> str:
        """The nearest place in a direction; the same if there is none."""
        here = next((zone for zone in self.zones if zone.place == place), None)
        if here is None:
            return self.zones[0].place if self.zones else ""
        ahead = [
            (distance, zone.place) for zone in self.zones if (distance := _ahead(here, zone, way))
        ]
        return min(ahead)[1] if ahead else place

    def nearest(self, place: str, wanted: Container[str]) -> str:
        """The place nearest to this one that is wanted; this one if none is."""
        here = next((zone for zone in self.zones if zone.place == place), None)
        found = [zone for zone in self.zones if zone.place in wanted]
        if here is None or not found:
            return found[0].place if found else place
        return min(found, key=lambda zone: (abs(zone.y - here.y), abs(zone.x - here.x))).place


def _line(drawing: Drawing, y: int) -> Line:
    return drawing.lines[y] if y < len(drawing.lines) else []


def _ahead(here: Zone, there: Zone, way: tuple[int, int]) -> tuple[float, float] | None:
    """How far a place is in a direction: to the side in the same line, or line by line."""
    across, down = there.middle - here.middle, there.y - here.y
    if way[0]:
        return (across * way[0], 0) if not down and across * way[0] > 0 else None
    return (down * way[1], abs(across)) if down * way[1] > 0 else None


class Pen:
    """Writes one line, noting places as it goes."""

    def __init__(self, y: int = 0) -> None:
        self.y = y
        self.x = 0
        """The cell that comes next."""
        self.line: Line = []
        self.zones: list[Zone] = []

    def write(self, text: str, style: str = "") -> "Pen":
        """Some text."""
        return self.draw([(text, style)])

    def draw(self, pieces: Line) -> "Pen":
        """Some styled text."""
        self.line += pieces
        self.x += width(pieces)
        return self

    def place(self, place: str, pieces: Line, pointed: bool) -> "Pen":
        """Some styled text that can be pointed at."""
        self.zones.append(Zone(place, self.x, self.y, max(width(pieces), 1)))
        if pointed:
            pieces = [(text, f"{style} reverse".strip()) for text, style in pieces]
        return self.draw(pieces)

    def to(self, x: int, fill: str = " ", style: str = "") -> "Pen":
        """Fill up to a cell."""
        return self.write(fill * max(x - self.x, 0), style)

    def done(self) -> Drawing:
        """What was written."""
        return Drawing([self.line], self.zones)

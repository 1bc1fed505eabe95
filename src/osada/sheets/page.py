"""What all sheets share: the size of the page, areas with their price, the note at the foot."""

from typing import Final

from osada.rollwrite.goods import GOODS, Units
from osada.sheets import letters
from osada.sheets.drawing import FADED, INK, WHITE, Drawing
from osada.sheets.letters import BOLD, PLAIN
from osada.sheets.words import say

WIDTH: Final = 210.0
HEIGHT: Final = 148.0
"""A5, landscape."""
LEFT: Final = 7.0
"""The margin at the left and at the right."""
TOP: Final = 6.0
BOTTOM: Final = 8.0

_PLACES: Final = (
    (),
    ((0.5, 0.5),),
    ((0.26, 0.5), (0.74, 0.5)),
    ((0.26, 0.28), (0.74, 0.28), (0.5, 0.74)),
    ((0.26, 0.26), (0.74, 0.26), (0.26, 0.74), (0.74, 0.74)),
)
"""Where so many icons stand in a square."""
_SIZES: Final = (0, 0.76, 0.55, 0.53, 0.53)


def new() -> Drawing:
    """An empty page."""
    return Drawing(WIDTH, HEIGHT)


def area(drawn: Drawing, x: float, y: float, side: float, price: Units) -> None:
    """A build area: a square with its price."""
    drawn.box(x, y, side, side, side * 0.1, WHITE, INK, 0.4)
    units(drawn, x + side * 0.05, y + side * 0.05, side * 0.9, price)


def units(drawn: Drawing, x: float, y: float, side: float, goods: Units) -> None:
    """The icons of goods, in a square."""
    names = [name for good, name in enumerate(GOODS[:3]) for _ in range(goods[good])]
    size = _SIZES[len(names)] * side
    for name, (right, down) in zip(names, _PLACES[len(names)], strict=True):
        drawn.icon(name, x + right * side - size / 2, y + down * side - size / 2, size)


def note(drawn: Drawing, name: str, language: str) -> None:
    """The line at the foot: which sheet this is, and that it is our own."""
    y = HEIGHT - BOTTOM + 4.4
    drawn.icon("logo", LEFT, y - 2.9, 3.6)
    drawn.text(LEFT + 4.4, y, "Osada", 2.4, BOLD, FADED)
    drawn.text(LEFT + 12.4, y, letters.cut(name, 2.3, PLAIN, 90), 2.3, PLAIN, FADED)
    drawn.text(WIDTH - LEFT, y, say(language, "note"), 2.3, PLAIN, FADED, "end")

"""The colours of cards, a bit each, and the goods that they stand for."""

from typing import Final

from osada.settlers import goods

COLOURS: Final = (
    "brown",
    "grey",
    "red",
    "pink",
    "gold",
    "blue",
    "black",
    "purple",
    "white",
    "orange",
)
COLOUR: Final = {name: 1 << i for i, name in enumerate(COLOURS)}
ALL: Final = (1 << len(COLOURS)) - 1
GOOD_OF: Final[tuple[int, ...]] = (
    goods.WOOD, goods.STONE, goods.FOOD, goods.WORKER, goods.GOLD, goods.CARD, goods.RAZE,
    goods.VP, *goods.TOKENS, goods.BLESSING,
)  # fmt: skip
"""The good of each colour (COLOUR-6 to COLOUR-15)."""


def colour_of(good: int) -> int:
    """The bit of a good's colour, 0 for a good that has none (COLOUR-16)."""
    for at, kind in enumerate(GOOD_OF):
        if kind == good:
            return 1 << at
    return 0

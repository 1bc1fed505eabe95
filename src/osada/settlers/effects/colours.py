"""The colours of cards, a bit each."""

from typing import Final

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

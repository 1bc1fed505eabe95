"""How closely a review looks: how many deals each step plays on."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Depth:
    """One of the depths."""

    look: int
    """Deals on which every legal move is looked at one move ahead."""
    stages: tuple[tuple[int, int], ...]
    """How many of the best moves go on, and on how many deals each of them is played on by then."""
    fresh: int
    """Deals of the last comparison, none of which was looked at before."""
    whole: int
    """Deals that are played to the end of the game to find out why."""


DEPTHS: Final = {
    "quick": Depth(2, ((3, 3), (2, 6)), 8, 6),
    "usual": Depth(4, ((6, 4), (3, 10)), 24, 12),
    "deep": Depth(8, ((8, 12), (4, 32)), 96, 48),
}
HINTS: Final = {
    "quick": Depth(1, ((3, 2), (2, 4)), 4, 0),
    "usual": Depth(4, ((5, 4), (3, 10)), 24, 12),
}
"""Of hints in play: a first answer without reasons, then a better one."""
USUAL: Final = "usual"
"""How closely it looks where nobody says."""

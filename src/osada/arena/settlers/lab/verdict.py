"""A verdict in plain words.

A difference is *found* when its 95 % interval does not hold 0. One of `TOO_MUCH` or more is too
strong or too weak; a smaller one is stronger or weaker. Without a difference found, an interval
within `MATTERS` on each side says that there is none that matters; a wider one says that more
games are needed to tell.
"""

from typing import Final

from osada.arena.settlers.lab.pairs import Estimate, games_for

TOO_MUCH: Final = 0.05
"""Win share: 5 points."""
MATTERS: Final = 0.02
"""Win share: 2 points."""


def verdict(found: Estimate, games: int) -> str:
    """What a difference of win share means, found in so many games."""
    figure = points(found)
    if found.low > 0:
        return f"{'too strong' if found.mean >= TOO_MUCH else 'stronger'}: {figure}"
    if found.high < 0:
        return f"{'too weak' if found.mean <= -TOO_MUCH else 'weaker'}: {figure}"
    if found.half <= MATTERS:
        return f"no difference that matters: {figure}"
    needed = games_for(found, games, MATTERS)
    return f"no difference found: {figure}; {needed:,} games would show {100 * MATTERS:.0f} points"


def points(found: Estimate) -> str:
    """A difference of win share in points."""
    return f"{100 * found.mean:+.1f} +- {100 * found.half:.1f} points of win share"

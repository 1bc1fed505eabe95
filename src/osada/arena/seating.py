"""Who sits where: line-ups of bots, and every way round the table."""

from functools import cache
from itertools import combinations
from typing import Final

MOST_SEATS: Final = 5
"""At any table of any game, with whatever boxes."""
Seating = tuple[str, ...]
"""Codes of bots by seat."""


@cache
def seatings(players: tuple[str, ...], seats: int) -> tuple[tuple[int, Seating], ...]:
    """The games on one deal: the number of a line-up and who sits where.

    Every combination of bots is a line-up, and every line-up is rotated until it repeats itself; a
    single bot fills all seats.
    """
    line_ups = [players * seats] if len(players) == 1 else combinations(players, seats)
    found: list[tuple[int, Seating]] = []
    for number, line_up in enumerate(line_ups):
        turned = (line_up[turn:] + line_up[:turn] for turn in range(seats))
        found += [(number, seating) for seating in dict.fromkeys(turned)]
    return tuple(found)

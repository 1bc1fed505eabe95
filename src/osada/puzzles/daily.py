"""Which puzzle belongs to a day: the same for everybody who has the same puzzles."""

from datetime import date
from math import gcd
from typing import Final

_STRIDE: Final = 137
"""Days after each other are to have puzzles of different kinds."""
_FIRST: Final = date(2026, 1, 1)


def daily(day: date, many: int) -> int:
    """The number of the puzzle of a day; until all have had theirs, none comes twice."""
    stride = _STRIDE
    while gcd(stride, many) != 1:
        stride += 1
    return ((day - _FIRST).days * stride) % many + 1


def streak(days: set[date], today: date) -> int:
    """How many days up to today, or to yesterday, were solved one after the other."""
    at = today.toordinal()
    if today not in days:
        at -= 1
    found = 0
    while at > 0 and date.fromordinal(at) in days:
        found += 1
        at -= 1
    return found

"""What somebody who is still learning has on their mind, and what escapes them.

It follows from the position, not from chance: who overlooks a card goes on overlooking it for the
rest of the turn, or of the round, and likes the same cards all game long.
"""

from collections.abc import Sequence
from typing import Final

_PRIME: Final = 2147483647
_FACTOR: Final = 48271
_MIXED: Final = 3
_OF: Final = 1024


def share(parts: Sequence[int]) -> float:
    """A number from 0 to 1, always the same for the same parts."""
    found = 1
    for part in parts:
        found = ((found + part + 2) * _FACTOR) % _PRIME
    for _ in range(_MIXED):
        found = (found * _FACTOR) % _PRIME
    return (found % _OF) / _OF


def liking(parts: Sequence[int]) -> float:
    """How much somebody likes a thing more or less than they should, from -1 to 1."""
    return share((*parts, 1)) + share((*parts, 2)) - 1.0

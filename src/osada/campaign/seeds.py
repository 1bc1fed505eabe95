"""What the games of a campaign are dealt from: a key made of its seed and their number.

Another move in one game does not reshuffle the next, and whoever knows what one game was dealt
from (its journal says it) cannot compute another.
"""

from hashlib import blake2b
from typing import Final

_BITS: Final = 61
"""Of a number: what is longer would be a text."""


def derived(seed: int | str, use: str) -> int | str:
    """A seed for one use: of a text a text, of a number a number."""
    key = blake2b(str(seed).encode(), digest_size=32, person=b"osada campaign").digest()
    made = blake2b(use.encode(), digest_size=16, key=key)
    if isinstance(seed, str):
        return made.hexdigest()
    return int.from_bytes(made.digest(), "big") >> 128 - _BITS


def of_game(seed: int | str, number: int) -> int | str:
    """What a game is dealt from."""
    return derived(seed, f"game {number}")


def of_goals(seed: int | str, number: int) -> int | str:
    """What the Goals of a game are drawn by."""
    return derived(seed, f"goals {number}")

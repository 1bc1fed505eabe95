"""Seeds: what a game is dealt from. Text keys a stream that nobody can compute, see `random`."""

import secrets
from typing import Final

_DIGITS: Final = 18
"""The longest number that is read as one; what is longer is text."""


def new_seed() -> str:
    """A seed that nobody knows beforehand or guesses: 128 random bits."""
    return secrets.token_hex(16)


def read_seed(words: str) -> int | str:
    """A seed as people write it: a short number, or text."""
    return int(words) if words.isdecimal() and len(words) <= _DIGITS else words

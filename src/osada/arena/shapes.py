"""What values in results may look like: files come from anywhere, and may be damaged."""

from collections.abc import Callable
from typing import Final

from osada.arena.seating import MOST_SEATS

Fits = Callable[[object], bool]

_FAR: Final = 10**12
"""Beyond any score, number of a game, or time."""


def number(value: object) -> bool:
    """A whole number that something could count to."""
    return type(value) is int and -_FAR < value < _FAR


def natural(value: object) -> bool:
    """The same, from 0."""
    return type(value) is int and 0 <= value < _FAR


def positive(value: object) -> bool:
    """The same, from 1; as many games may be planned as anybody likes."""
    return type(value) is int and value > 0


def span(value: object) -> bool:
    """A length of time."""
    return (type(value) is int or type(value) is float) and 0 <= value < _FAR


def truth(value: object) -> bool:
    """Yes or no."""
    return isinstance(value, bool)


def text(value: object) -> bool:
    """Words that can be written: JSON may hold halves of letters."""
    if not isinstance(value, str):
        return False
    return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)


def each(fits: Fits) -> Fits:
    """A list of such values."""
    return lambda value: isinstance(value, list) and all(fits(one) for one in value)


def some(fits: Fits) -> Fits:
    """The same, not empty."""
    return lambda value: each(fits)(value) and bool(value)


def lists(fits: Fits) -> Fits:
    """Lists of such values by name."""
    return lambda value: (
        isinstance(value, dict) and all(text(name) and each(fits)(of) for name, of in value.items())
    )


def scored(value: object) -> bool:
    """Points: round, how, how many."""
    return (
        isinstance(value, list)
        and len(value) == 3
        and natural(value[0])
        and text(value[1])
        and number(value[2])
    )


GAME: Final[dict[str, Fits]] = {
    "game": natural,
    "pair": natural,
    "seed": text,
    "players": some(text),
    "scores": each(number),
    "winners": each(natural),
    "decisions": each(natural),
    "ms": each(span),
    "points": each(each(scored)),
}
"""The fields of a row that all games have."""

HEADER: Final[dict[str, Fits]] = {
    "osada": text,
    "rules": text,
    "build": text,
    "plan": lambda value: isinstance(value, dict),
    "repeatable": truth,
}
"""The fields of a header."""

PLAN: Final[dict[str, Fits]] = {
    "players": some(text),
    "games": positive,
    "seed": lambda value: type(value) is int or text(value),
    "seats": lambda value: positive(value) and value in range(1, MOST_SEATS + 1),
}
"""The settings of the plan in it that all games have."""

"""The games that the arena knows, each by its kind of plan."""

from osada.arena.series import Series
from osada.titles import titles


def played() -> list[str]:
    """The names of the games that bots can play here."""
    return [one.name for one in titles().values() if one.has("plan")]


def plan_of(game: str) -> type[Series]:
    """The kind of plan of a game."""
    found: type[Series] = titles()[game].open("plan")
    return found

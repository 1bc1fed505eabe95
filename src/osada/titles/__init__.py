"""Which games there are: a `Title` each, the games of this package first, then others.

A package brings a game of its own by the entry point group `osada.games`:

    [project.entry-points."osada.games"]
    nim = "nim.title:TITLE"

Nothing of a game is imported before one of its doors is opened.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from osada.titles.campaign import CAMPAIGN
from osada.titles.games import Games
from osada.titles.option import (
    Kind,
    Option,
    Unplayable,
    When,
    WrongOption,
    checked,
    near,
    nearest,
    wrong_value,
)
from osada.titles.rollwrite import ROLLWRITE
from osada.titles.settlers import SETTLERS
from osada.titles.title import BadFiles, Door, NoDoor, Own, Problem, Title

__all__ = [
    "FIRST",
    "GROUP",
    "HOSTED",
    "OURS",
    "BadFiles",
    "BadTitle",
    "Door",
    "Games",
    "Kind",
    "NoDoor",
    "Option",
    "Own",
    "Problem",
    "Title",
    "UnknownTitle",
    "Unplayable",
    "When",
    "WrongOption",
    "checked",
    "near",
    "nearest",
    "title",
    "titles",
    "wrong_value",
]

GROUP: Final = "osada.games"
OURS: Final = {one.name: one for one in (SETTLERS, ROLLWRITE, CAMPAIGN)}
"""The games of this package."""
HOSTED: Final = {name: one for name, one in OURS.items() if one.has("hosted")}
"""Those of them that the page shows."""
FIRST: Final = SETTLERS.name
"""What is played where nobody says."""


class UnknownTitle(LookupError):
    """A name that no game has; says in one sentence which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadTitle(ValueError):
    """A game from outside that does not fit in; says in one sentence why."""


@cache
def titles() -> Mapping[str, Title]:
    """All games by name; `BadTitle` for one that does not fit in."""
    from importlib.metadata import entry_points  # only who needs the door opens it

    found = dict(OURS)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            one = entry.load()
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BadTitle(f"the game {entry.value} cannot be loaded: {why}") from error
        _fit(found, entry.value, one)
    return found


def _fit(known: dict[str, Title], place: str, one: object) -> None:
    """Add a game whose name is free, and whose flags mean what others mean by them."""
    if not isinstance(one, Title):
        raise BadTitle(f"{place} is not a Title: a game of the group {GROUP} names one")
    if one.name in known:
        raise BadTitle(f'{place} is called "{one.name}" like another game; choose another name')
    kinds = {option.name: option.kind for other in known.values() for option in other.options}
    for option in one.options:
        if kinds.get(option.name, option.kind) != option.kind:
            raise BadTitle(
                f'the option "{option.name}" of {place} is a {option.kind}, but in another game '
                f"a {kinds[option.name]}; give it another name"
            )
    known[one.name] = one


def title(name: str) -> Title:
    """The game of a name; `UnknownTitle` if there is none."""
    found = titles().get(name)
    if found is None:
        raise UnknownTitle(f'there is no game "{name[:40]}"; {near(name, tuple(titles()))}')
    return found

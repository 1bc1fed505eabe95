"""Flags made from the options of all games: a new option is a flag by itself."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from inspect import Parameter as Argument
from inspect import signature
from pathlib import Path
from pkgutil import resolve_name
from typing import Annotated, Any, Final, TypeVar

from cyclopts import Parameter

from osada.cli.say import Stop, refusal
from osada.titles import OURS, BadFiles, BadTitle, Option, Own, Title, titles

Command = TypeVar("Command", bound=Callable[..., int])

_TYPES: Final = {
    "choice": str,
    "flag": bool,
    "number": int,
    "parts": str,
    "names": str,
    "lists": list[Path],
}


GAMES: Final = " or ".join(f"`{one.name}` (the {one.called})" for one in OURS.values())
"""The games of this package, for the help of `--game`."""


def flagged(
    *, own_after: str, after: str = "", arena: bool = False
) -> Callable[[Command], Command]:
    """Give a command the flags of all games' options, and of files of one's own, behind others.

    The command takes them as keywords: those that were said, by the names of the options.
    """

    def wanting(command: Command) -> Command:
        found = signature(command)
        own = [each for each in found.parameters.values() if each.kind is not Argument.VAR_KEYWORD]
        made: list[Argument] = []
        for each in own:
            made.append(each)
            if each.name == after:
                made += _options(arena)
            if each.name == own_after:
                made += _files()
        new = found.replace(parameters=made)
        command.__signature__ = new  # type: ignore[attr-defined]
        command.__annotations__ = {one.name: one.annotation for one in made}
        return command

    return wanting


def _known() -> Iterable[Title]:
    """All games; a game that does not fit in is left to the command that needs it."""
    try:
        return titles().values()
    except BadTitle:
        return OURS.values()


def _options(arena: bool) -> Iterator[Argument]:
    each: dict[str, Option] = {}
    for title in _known():
        for one in title.options:
            if one.agreed:
                each.setdefault(one.name, one)  # of games that share a name the first explains it
    for option in each.values():
        name = option.name if arena else option.word
        help = option.arena if arena and option.arena else option.help
        default = None if arena or option.kind in ("parts", "names", "lists") else option.default
        type_: Any = _TYPES[option.kind] if default is not None else _TYPES[option.kind] | None
        flag = Parameter(name=f"--{name.replace('_', '-')}", help=help)
        yield Argument(
            option.name, Argument.KEYWORD_ONLY, default=default, annotation=Annotated[type_, flag]
        )


def _files() -> Iterator[Argument]:
    each = {title.own.name: title.own for title in _known() if title.own is not None}
    for own in each.values():
        flag = Parameter(name=f"--{own.name}", help=own.help)
        yield Argument(
            own.name,
            Argument.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[Path | None, flag],
        )


def files_among(said: Mapping[str, Any]) -> dict[str, Path]:
    """Of what was said, the files of one's own."""
    names = {title.own.name for title in titles().values() if title.own is not None}
    return {name: place for name, place in said.items() if name in names}


def of(title: Title, name: str) -> Option | Own | None:
    """What a game calls by this name; None if it is another game's."""
    if title.own is not None and title.own.name == name:
        return title.own
    return next((one for one in title.options if one.agreed and one.name == name), None)


def foreign(title: Title, said: Iterable[str]) -> tuple[str, Title] | None:
    """The first of what was said that only another game has: its name, and that game."""
    for name in said:
        if of(title, name) is None:
            owner = next((one for one in titles().values() if of(one, name) is not None), None)
            if owner is not None:
                return name, owner
    return None


def word_of(title: Title, name: str) -> str:
    """The flag of `osada play` for an option, or for files."""
    found = of(title, name)
    return found.word if isinstance(found, Option) else name


def read_names(title: Title, said: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Of what was said, lists of names: `friends,aztecs`."""
    found: dict[str, tuple[str, ...]] = {}
    for option in title.options:
        if option.kind == "names" and option.name in said:
            names = said[option.name]
            names = names.split(",") if isinstance(names, str) else names
            named = (name.strip() for name in names if name.strip())
            found[option.name] = tuple(n if option.spelled else n.lower() for n in named)
    return found


def read_lists(
    title: Title, game: Any, said: Mapping[str, Any], language: str = "en"
) -> dict[str, Any]:
    """The same with what stands in the files that were named; stops at a mistake in them."""
    found = {**said, **read_names(title, said)}
    for option in title.options:
        if option.kind == "lists" and option.name in said:
            try:
                found[option.name] = resolve_name(option.reads)(said[option.name], game, found)
            except BadFiles as error:
                raise Stop("\nosada: ".join(error.told(language))) from error
    return found


def read(
    title: Title, own: Mapping[str, Path], boxes: Sequence[str] = (), language: str = "en"
) -> Any:
    """The rules of a game, with files of one's own; stops at what is wrong with those.

    The files may be about what comes with boxes, if these are named.
    """
    folder = own.get(title.own.name) if title.own is not None else None
    if title.own is not None and folder is not None and not folder.exists():
        raise Stop(f'there is no folder or file "{folder}" with {title.own.name}')
    try:
        return title.open("game")(folder, *((boxes,) if boxes else ()))
    except BadFiles as error:
        more = len(error.problems) - 1
        see = f"osada {title.own.command} check {folder}" if title.own is not None else ""
        rest = f" (and {more} more mistakes; see `{see}`)" if more else ""
        raise Stop(f"{error.problems[0]}{rest}") from error
    except ValueError as error:  # an unknown box
        raise Stop(refusal(error, language)) from error

"""The options of games as fields of what goes over the wire, made from their schema."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType, defstruct

from osada.titles import HOSTED, Option, Title

GameName: Final = Literal[tuple(HOSTED)]
"""The games that the page can show: those that it was built with."""


_Name = Annotated[str, Meta(max_length=40)]
_NAMES: Final = Annotated[list[_Name], Meta(max_length=40)]
_LISTS: Final = Annotated[
    dict[
        _Name,
        Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=200)],
    ],
    Meta(max_length=8),
]


def shape(option: Option) -> Any:
    """The type of an option's values."""
    match option.kind:
        case "choice":
            return Literal[option.values]
        case "number":
            return Literal[option.values] if option.values else int
        case "flag":
            return bool
        case "lists":
            return _LISTS
        case "names":
            return _NAMES
        case "records":
            return list[dict[str, Any]]
    return list[str]


def usual(option: Option) -> Any:
    """The value that need not be said."""
    if option.kind == "lists":
        return {}
    if option.kind == "names":
        return []
    return option.values[0] if option.default is None and option.values else option.default


def is_told(option: Option) -> bool:
    """Whether everybody is told its value, be it the usual one."""
    always = option.kind not in ("names", "lists") and not option.when.given
    return always and option.default is not None


def is_shown(option: Option) -> bool:
    """Whether every view of its game tells its value."""
    if not option.agreed:
        return False
    return is_told(option) or (option.kind == "choice" and not option.when.given)


def _struct(name: str, titles: Iterable[Title], told: bool) -> type[Struct]:
    """A base with a field for each option on which people agree."""
    options = {one.name: one for title in titles for one in title.variants}
    fields: list[tuple[str, Any, Any]] = [
        (one.name, shape(one), NODEFAULT if told and is_told(one) else usual(one))
        for one in options.values()
    ]
    return defstruct(name, fields, kw_only=True)


Wished: Final[Any] = _struct("Wished", HOSTED.values(), told=False)
"""What a host may wish for."""
Agreed: Final[Any] = _struct("Agreed", HOSTED.values(), told=True)
"""What everybody at a table is told."""


def shown(title: Title) -> Any:
    """What a game's view tells of its options."""
    fields: list[tuple[str, Any, Any]] = [
        (one.name, shape(one), NODEFAULT)
        if is_shown(one)
        else (one.name, shape(one) | UnsetType, UNSET)
        for one in title.options
    ]
    return defstruct("Options", fields, kw_only=True, forbid_unknown_fields=True)


def told(title: Title, wish: object) -> dict[str, Any]:
    """The options of a wish, as the game takes them; some only where they say something.

    An option of another game is told too where somebody wants it: the game refuses it.
    """
    found = {one.name: getattr(wish, one.name) for one in title.variants}
    others = {one.name: one for other in HOSTED.values() for one in other.variants}
    foreign = {
        name: value
        for name, one in others.items()
        if name not in found and (value := getattr(wish, name)) != usual(one)
    }
    return foreign | {
        one.name: found[one.name]
        for one in title.variants
        if (found[one.name] or one.kind not in ("names", "lists"))
        and (found[one.name] != usual(one) or all(found[name] for name in one.when.given))
    }


def all_told(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of all games, the usual ones where nothing was agreed."""
    known = [one for title in HOSTED.values() for one in title.variants]
    return {one.name: options.get(one.name, usual(one)) for one in known}

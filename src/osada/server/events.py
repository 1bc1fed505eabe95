"""What can happen to a table. Its stream of events is all that is ever stored of it.

These structs are the format of storage. Whatever is stored keeps its version for good: who changes
a struct so that stored events read otherwise raises `VERSION` and teaches `read` the old ones.
"""

from typing import Any, Final, Union, get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType

from osada.server import oldevents
from osada.server.terms import BASICS, Terms

VERSION: Final = 2
"""Of the events that are stored now. 1: up to 0.5.0."""


class UnknownEvent(Exception):
    """An event of a later Osada; says in a sentence what is unknown about it."""


class Created(Struct, tag="created", forbid_unknown_fields=True):
    """Somebody made the table."""

    terms: Terms
    lesson: str = ""
    """The name of the lesson of its game that is taught there."""
    origin: str | None = None
    kept: list[str] = []
    """Of a rematch for whom each seat is kept; "" for nobody."""


class Changed(Struct, tag="changed", forbid_unknown_fields=True):
    """The host wants it otherwise."""

    terms: Terms


class Joined(Struct, tag="joined", forbid_unknown_fields=True):
    """Somebody took a seat; between two games of a campaign one that was left for good."""

    seat: int
    name: str
    again: bool = False
    """Whether the same person had the seat in the game before."""


class Adjusted(Struct, tag="adjusted", forbid_unknown_fields=True):
    """Somebody changed their own name, faction or deck before the game."""

    seat: int
    name: str | UnsetType = UNSET
    faction: str | UnsetType | None = UNSET
    deck: list[str] | UnsetType = UNSET


class Freed(Struct, tag="freed", forbid_unknown_fields=True):
    """A seat is no longer kept for whoever had it in the game before."""

    seat: int


class Started(Struct, tag="started", forbid_unknown_fields=True):
    """The game began."""

    rules: str
    factions: list[str]
    seed: int | str


class Moved(Struct, tag="moved", forbid_unknown_fields=True):
    """A seat moved: the steps of one line, and the fingerprint of the state after them."""

    seat: int
    steps: list[str]
    hash: str


class Undone(Struct, tag="undone", forbid_unknown_fields=True):
    """A seat took back what it had done; so many moves are left."""

    seat: int
    moves: int
    hash: str
    straight: bool = False
    """Whether all that came after those moves is gone, what others did included."""
    agreed: bool = False
    """Whether the others had to agree."""


class Pleaded(Struct, tag="pleaded", forbid_unknown_fields=True):
    """A seat asks the others to let it go back to so many moves."""

    seat: int
    moves: int


class Answered(Struct, tag="answered", forbid_unknown_fields=True):
    """Somebody agrees to that or does not; of the one who asked: thinks better of it."""

    seat: int
    agrees: bool


class Continued(Struct, tag="continued", forbid_unknown_fields=True):
    """The game begins with moves of another one."""

    moves: list[tuple[int, str]]
    hash: str
    over: bool = False
    """Whether it is here to be looked at, not to be played."""


class Keeps(Struct, tag="keeps", forbid_unknown_fields=True):
    """Whether a seat wants to be asked what it keeps in cleanup."""

    seat: int
    ask: bool


class Left(Struct, tag="left", forbid_unknown_fields=True):
    """A seat was left: before the game it is free again, then a bot stands in."""

    seat: int
    until: int = 0
    """Of several games the one from which whoever left plays again; 0: nobody knows."""


class Expired(Struct, tag="expired", forbid_unknown_fields=True):
    """A seat ran out of time; a bot stands in."""

    seat: int
    gone: bool = False
    """Whether nobody was connected there."""


class Returned(Struct, tag="returned", forbid_unknown_fields=True):
    """Whoever left is back."""

    seat: int


class Resigned(Struct, tag="resigned", forbid_unknown_fields=True):
    """A seat gave up."""

    seat: int


class Closed(Struct, tag="closed", forbid_unknown_fields=True):
    """The host left before the game began."""


class Spoke(Struct, tag="spoke", forbid_unknown_fields=True):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str


class Followed(Struct, tag="followed", forbid_unknown_fields=True):
    """There is a rematch; whoever asked for it has the first seat there."""

    table: str
    seat: int


Event = (
    Created
    | Changed
    | Joined
    | Adjusted
    | Freed
    | Started
    | Moved
    | Undone
    | Pleaded
    | Answered
    | Continued
    | Keeps
    | Left
    | Expired
    | Returned
    | Resigned
    | Closed
    | Spoke
    | Followed
)

_decoder: Final = msgspec.json.Decoder(Event)
_SAME: Final = [kind for kind in get_args(Event) if kind not in (Created, Changed)]
_Old: Final[Any] = Union[(oldevents.Created1, oldevents.Changed1, *_SAME)]
_old_decoder: Final = msgspec.json.Decoder(_Old)
_FIELDS: Final = {
    str(kind.__struct_config__.tag): {"type", *kind.__struct_fields__} for kind in get_args(Event)
}


def written(event: Event) -> str:
    """An event as it is stored, in version `VERSION`."""
    return msgspec.json.encode(event).decode()


def read(body: str, version: int = VERSION) -> Event:
    """A stored event of any version.

    `UnknownEvent` if a later Osada has stored it, `msgspec.DecodeError` if nobody has.
    """
    if version > VERSION:
        raise UnknownEvent(
            f"it has version {version}, and this version of Osada reads up to {VERSION}"
        )
    try:
        if version == VERSION:
            found: Event = _decoder.decode(body)
            return found
        return _of_today(_old_decoder.decode(body))
    except msgspec.ValidationError:
        _check_known(msgspec.json.decode(body), version)
        raise


def _of_today(event: Any) -> Event:
    match event:
        case oldevents.Created1(wish=wish, lesson=lesson, origin=origin, kept=kept):
            return Created(oldevents.terms(wish), BASICS if lesson else "", origin, kept)
        case oldevents.Changed1(wish=wish):
            return Changed(oldevents.terms(wish))
    same: Event = event
    return same


def _check_known(told: Any, version: int) -> None:
    """`UnknownEvent` if there is more to an event than this version of Osada knows."""
    kind = told.get("type") if isinstance(told, dict) else None
    if not isinstance(kind, str):
        return
    if kind not in _FIELDS:
        raise UnknownEvent(f'its kind "{kind[:20]}" is unknown to this version of Osada')
    more = set(told) - _FIELDS[kind] - ({"wish", "first"} if version == 1 else set())
    if more:
        raise UnknownEvent(
            f'the field "{min(more)[:20]}" of "{kind}" is unknown to this version of Osada'
        )

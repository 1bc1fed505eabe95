"""What can happen to a table. Its stream of events is all that is ever stored of it."""

from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from osada.server.wire import TableWish


class Created(Struct, tag="created"):
    """Somebody made the table."""

    wish: TableWish
    first: bool = False
    origin: str | None = None


class Changed(Struct, tag="changed"):
    """The host wants it otherwise."""

    wish: TableWish


class Joined(Struct, tag="joined"):
    """Somebody took a seat."""

    seat: int
    name: str
    again: bool = False
    """Whether the same person had the seat in the game before."""


class Adjusted(Struct, tag="adjusted"):
    """Somebody changed the own name or faction before the game."""

    seat: int
    name: str | UnsetType = UNSET
    faction: str | UnsetType | None = UNSET


class Started(Struct, tag="started"):
    """The game began."""

    rules: str
    factions: list[str]
    seed: int | str


class Moved(Struct, tag="moved"):
    """A seat moved: the steps of one line, and the fingerprint of the state after them."""

    seat: int
    steps: list[str]
    hash: str


class Undone(Struct, tag="undone"):
    """A seat took back what it had done; so many moves are left."""

    seat: int
    moves: int
    hash: str


class Continued(Struct, tag="continued"):
    """The game begins with moves of another one."""

    moves: list[tuple[int, str]]
    hash: str
    over: bool = False
    """Whether it is here to be looked at, not to be played."""


class Keeps(Struct, tag="keeps"):
    """Whether a seat wants to be asked what it keeps in cleanup."""

    seat: int
    ask: bool


class Left(Struct, tag="left"):
    """A seat was left: before the game it is free again, then a bot stands in."""

    seat: int


class Expired(Struct, tag="expired"):
    """A seat ran out of time; a bot stands in."""

    seat: int


class Returned(Struct, tag="returned"):
    """Whoever left is back."""

    seat: int


class Resigned(Struct, tag="resigned"):
    """A seat gave up."""

    seat: int


class Closed(Struct, tag="closed"):
    """The host left before the game began."""


class Spoke(Struct, tag="spoke"):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str


class Followed(Struct, tag="followed"):
    """There is a rematch; whoever asked for it has the first seat there."""

    table: str
    seat: int


Event = (
    Created
    | Changed
    | Joined
    | Adjusted
    | Started
    | Moved
    | Undone
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


def written(event: Event) -> str:
    """An event as it is stored."""
    return msgspec.json.encode(event).decode()


def read(body: str) -> Event:
    """A stored event; `msgspec.ValidationError` if it is none."""
    found: Event = _decoder.decode(body)
    return found

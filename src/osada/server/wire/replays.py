"""Finished games, moment by moment."""

from typing import Annotated

from msgspec import Meta, Struct

from osada.server.wire.log import Entry
from osada.server.wire.names import Level, Name, Seat
from osada.server.wire.sentence import Sentence
from osada.server.wire.table import TableInfo
from osada.server.wire.views import AnyView


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, at one seat, against bots."""

    name: Name
    at: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Seat
    level: Level = "normal"


class Replay(Struct):
    """A finished game, or an uploaded journal: who played and how long it is."""

    id: str
    table: TableInfo
    moves: int
    marks: list[int]
    """The moments at which a round begins."""
    complete: bool
    """Whether the game was played to its end."""


class Moment(Struct):
    """A replay after so many moves, through somebody's eyes."""

    at: int
    move: str
    """The last move in notation."""
    label: Sentence
    """The same as a button says it."""
    by: int | None
    view: AnyView
    log: list[Entry]
    """Entries that came with this moment; each has its own `at`."""

"""Requests about tables, and their answers."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from osada.server.agreed import Wished
from osada.server.wire.names import MOST_SEATS, Choice, GameName, Key, Level, Lines, Name, Title
from osada.server.wire.sentence import Sentence
from osada.server.wire.table import Clock


class SeatWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as its table's host wants it."""

    bot: Level | None = None
    """None: a person."""
    faction: Choice | None = None
    """Or, in the roll & write adventure, the sheet; None: random."""
    deck: Lines = []
    """The faction's deck as lines of a deck file; []: the usual one."""


class TableWish(  # type: ignore[call-arg]
    Wished,  # type: ignore[misc]
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """A table as its host wants it; seat 0 is the host's."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    title: Title = ""
    public: bool = False
    game: GameName = "settlers"
    clock: Clock | None = None


class NewTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Make a table; with `start` the game begins at once."""

    name: Name
    table: TableWish
    start: bool = False
    lesson: Annotated[str, Meta(max_length=24)] = ""
    """A lesson of the game, begun at once; no more of `table` is looked at."""


class Seated(Struct):
    """A seat that somebody has taken: the key opens it on another device too."""

    table: str
    seat: int
    key: Key


class Join(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Take the next free seat, or the seat that the key opens."""

    name: Name
    key: Key | None = None


class Enter(Struct, forbid_unknown_fields=True):
    """Show a key; the answer brings the cookie."""

    key: Key


class Links(Struct):
    """The keys that a host can hand out."""

    invite: Key
    watch: Key
    seats: dict[int, Key]
    """Of seats that nobody has taken yet."""


class SeatChange(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody changes about their own seat before the game: name, faction, deck."""

    name: Name | UnsetType = UNSET
    faction: Choice | UnsetType | None = UNSET
    deck: Lines | UnsetType = UNSET
    """Another faction has its usual deck until somebody chooses one."""


class Problem(Struct, omit_defaults=True):
    """Why a request could not be followed."""

    code: str
    text: Sentence
    where: str = ""
    clauses: list[str] = []

"""A table and who sits there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from osada.server.agreed import Agreed
from osada.server.wire.names import GameName, Level


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a reserve for the whole game."""

    move: Annotated[int, Meta(ge=5, le=14 * 24 * 3600)] = 60
    reserve: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class Time(Struct, omit_defaults=True):
    """The clock of a seat: what is left, in seconds, and whether it runs."""

    move: float
    reserve: float
    runs: bool = False


class SeatInfo(Struct, omit_defaults=True):
    """Who sits where."""

    name: str = ""
    """"" : nobody yet."""
    bot: Level | None = None
    """The bot that sits here, or stands in for whoever left."""
    faction: str | None = None
    """Or, in the roll & write game, the sheet; None: random."""
    here: bool = False
    """Whether somebody at this seat is connected."""
    left: bool = False
    resigned: bool = False
    rematch: bool = False
    """Whether whoever sits here has asked for a rematch."""
    why: Literal["", "left", "time", "gone"] = ""
    """Why a bot stands in: whoever sat here left, ran out of time, or was gone when it ran out."""
    awaits: str = ""
    """Of a free seat of a rematch: for whom it is kept."""
    deck: list[str] = []
    """The deck that is played here, as lines of a deck file; []: the usual one. Decks are open."""
    until: int = 0
    """The game of a campaign from which whoever left plays again; 0: nobody knows."""
    deserted: bool = False
    """Whether another person can take this seat over now, between two games."""


class TableInfo(Agreed, omit_defaults=True):  # type: ignore[misc, call-arg]
    """A table as everybody at it may know it."""

    id: str
    title: str
    status: Literal["waiting", "running", "finished"]
    public: bool
    seats: list[SeatInfo]
    clock: Clock | None = None
    game: GameName = "settlers"
    lesson: str = ""
    """The lesson of its game that is taught here."""
    round: int = 0
    watching: int = 0
    made: int = 0
    """When it was made, in seconds since 1970; as is the next."""
    changed: int = 0
    origin: str | None = None
    """The table or journal that this game was played on from."""
    next: str | None = None
    """The rematch."""
    turn: list[int] = field(default_factory=list)
    """The seats that must decide."""
    moves: int = 0
    """How many were made."""
    scores: list[int] = field(default_factory=list)
    """Of a game that was played to its end, for each seat; as is the next."""
    places: list[int] = field(default_factory=list)
    """1 is a winner's; alone it says whether the game was won."""
    rounds: int = 0
    """How many there are; 0: nobody plays yet, or an older version has noted the table."""


class Said(Struct, omit_defaults=True):
    """A line of the chat."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


class UndoPlea(Struct):
    """Somebody asks to take their own last move back, with everything that followed."""

    number: int
    seat: int
    what: str
    """What that move was, in words without a name."""
    open: list[int]
    """The seats that have not answered yet."""

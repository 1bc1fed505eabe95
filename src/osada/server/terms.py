"""The terms of a table, as they are stored: who sits where, which game, what was agreed.

Nothing here knows the wire. A host's wish becomes terms in `lobby`, and terms become what everybody
is told.
"""

from typing import Any, Final, Literal

from msgspec import Struct

Level = Literal["easy", "normal", "hard", "expert", "master"]

BASICS: Final = "basics"
"""The lesson that teaches a game; all others teach more to those who know it."""


class SeatTerms(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat before the game."""

    bot: Level | None = None
    """None: a person."""
    faction: str | None = None
    """Or the sheet; None: random."""
    deck: list[str] = []
    """The faction's deck as lines of a deck file; []: the usual one."""


class TimeLimit(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a reserve for the whole game."""

    move: int
    reserve: int


class Terms(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What was agreed for a table; seat 0 is the host's."""

    seats: list[SeatTerms]
    game: str
    options: dict[str, Any]
    """All of the game's, with their values: a default that changes one day changes no table."""
    title: str = ""
    public: bool = False
    clock: TimeLimit | None = None

"""Events of version 1 as those of today: what Osada stored up to 0.5.0.

A wish then had the options of all games beside everything else, and left out the usual ones. The
guided first game of 0.4.0 (`first`) is a table like any other now.
"""

from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from osada.server.terms import Level, SeatTerms, Terms, TimeLimit


class SeatWish1(Struct, forbid_unknown_fields=True):
    """A seat as its host wished it."""

    bot: Level | None = None
    faction: str | None = None


class Clock1(Struct, forbid_unknown_fields=True):
    """A clock; what was usual was left out."""

    move: int = 60
    reserve: int = 0


class Wish1(Struct, forbid_unknown_fields=True):
    """A table as its host wished it."""

    seats: list[SeatWish1]
    title: str = ""
    public: bool = False
    game: Literal["settlers", "rollwrite"] = "settlers"
    clock: Clock1 | None = None
    mode: Literal["basic", "advanced", "adventure"] = "basic"
    lookout: Literal["standard", "alternative", "advanced"] = "standard"
    peaceful: bool = False
    peaceful_drafts: Literal[1, 2] = 1
    robbers_cut_routes: bool = False
    decks: dict[str, list[str]] | UnsetType = UNSET


class Created1(Struct, tag="created", forbid_unknown_fields=True):
    """Somebody made the table."""

    wish: Wish1
    lesson: bool = False
    first: bool = False
    origin: str | None = None
    kept: list[str] = []


class Changed1(Struct, tag="changed", forbid_unknown_fields=True):
    """The host wanted it otherwise."""

    wish: Wish1


_OPTIONS: Final = {
    "settlers": ("lookout", "peaceful", "peaceful_drafts", "robbers_cut_routes"),
    "rollwrite": ("mode",),
}


def terms(wish: Wish1) -> Terms:
    """A wish as it was, as terms."""
    options: dict[str, Any] = {name: getattr(wish, name) for name in _OPTIONS[wish.game]}
    if wish.decks:
        options["decks"] = wish.decks
    return Terms(
        [SeatTerms(seat.bot, seat.faction) for seat in wish.seats],
        wish.game,
        options,
        wish.title,
        wish.public,
        None if wish.clock is None else TimeLimit(wish.clock.move, wish.clock.reserve),
    )

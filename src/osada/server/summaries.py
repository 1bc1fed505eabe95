"""A table in short, as its row keeps it for lists and notices."""

from typing import Any, Final, Literal

import msgspec
import structlog
from msgspec import Struct

from osada.server import oldevents
from osada.server.store import Row, Status
from osada.server.terms import BASICS, Level, Terms

log = structlog.get_logger("osada.tables")

VERSION: Final = 2
"""Of the summaries that are stored now. 1: up to 0.5.0."""


class SeatSummary(Struct, omit_defaults=True):
    """Who sits where, see `wire.SeatInfo`."""

    name: str = ""
    bot: Level | None = None
    faction: str | None = None
    left: bool = False
    resigned: bool = False
    rematch: bool = False
    why: Literal["", "left", "time", "gone"] = ""
    awaits: str = ""
    deck: list[str] = []
    until: int = 0
    deserted: bool = False


class Summary(Struct, omit_defaults=True, tag_field="version", tag=VERSION):
    """A table as everybody may know it, but for who is there at the moment."""

    id: str
    status: Status
    terms: Terms
    seats: list[SeatSummary]
    lesson: str = ""
    round: int = 0
    made: int = 0
    changed: int = 0
    origin: str | None = None
    next: str | None = None
    turn: list[int] = []
    moves: int = 0
    scores: list[int] = []
    places: list[int] = []
    rounds: int = 0


class _Versioned(Struct):
    version: int = 1


def written(summary: Summary) -> str:
    """As a row keeps it."""
    return msgspec.json.encode(summary).decode()


def summed_up(row: Row) -> Summary | None:
    """The table as lists show it; None if that cannot be read: one bad row stops no list."""
    try:
        version = msgspec.json.decode(row.summary, type=_Versioned).version
        if version > 1:
            return msgspec.json.decode(row.summary, type=Summary)
        return msgspec.convert(_of_today(msgspec.json.decode(row.summary)), Summary)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        log.error("row.damaged", table=row.id)
        return None


def _of_today(told: dict[str, Any]) -> dict[str, Any]:
    """A summary of version 1, where the terms stood among everything else."""
    seats = told.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise msgspec.ValidationError("a table has seats")
    wished = {"seats": [{key: seat.get(key) for key in ("bot", "faction")} for seat in seats]}
    wish = {name: told[name] for name in oldevents.Wish1.__struct_fields__ if name in told}
    terms = oldevents.terms(msgspec.convert({**wish, **wished}, oldevents.Wish1))
    lesson = BASICS if told.get("lesson") else ""
    return {**told, "version": VERSION, "lesson": lesson, "terms": msgspec.to_builtins(terms)}

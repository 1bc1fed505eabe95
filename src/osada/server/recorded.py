"""Journals as tables: what was recorded becomes the events of a table."""

from dataclasses import dataclass
from typing import Any, Final

from osada.kernel import journal
from osada.kernel.match import Match
from osada.server import events as e
from osada.server.games import hosted
from osada.server.terms import Terms
from osada.titles import HOSTED

JOURNAL: Final = "journal"
"""The origin of a table that was not played here."""
_LINE: Final = 10_000
"""Bytes of a journal's line; the options with decks of five make the longest."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """The match in a journal, the terms of its table, and who played."""

    match: Match[Any]
    terms: Terms
    names: dict[int, str]


def replayed(found: bytes) -> Recorded:
    """The match in a file, checked move by move; whatever is wrong with it is a `JournalError`."""
    for number, line in enumerate(found.split(b"\n"), 1):
        if len(line) > _LINE:
            raise journal.JournalError("journal", number, "this line is too long for a journal")
    try:
        record = journal.parse(found, "journal")
        match: Match[Any] = journal.replay(record, {name: hosted(name).game for name in HOSTED})
        terms = hosted(match.game.name).terms(match, {})
    except RecursionError as error:
        raise journal.JournalError("journal", 0, "the header was edited") from error
    seats = range(len(terms.seats))
    return Recorded(
        match, terms, {seat: _name(record.notes.get(f"seat {seat}", ""), seat) for seat in seats}
    )


def _name(told: str, seat: int) -> str:
    shown = "".join(c for c in told if c.isprintable()).strip()[:24]
    return shown or str(seat + 1)


def told(
    match: Match[Any], terms: Terms, names: dict[int, str], origin: str, over: bool
) -> list[e.Event]:
    """The events of a table that begins with the moves of a match."""
    moves = [(record.seat, record.text) for record in match.records]
    return [
        e.Created(terms, origin=origin),
        *(e.Joined(seat, name) for seat, name in names.items()),
        e.Started(match.game.version, [seat.faction or "" for seat in terms.seats], match.seed),
        e.Continued(moves, match.game.hash(match.state), over),
    ]

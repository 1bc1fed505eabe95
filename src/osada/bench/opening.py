"""How long it takes to open a table again that a server has stored."""

from statistics import median
from time import process_time
from typing import Any

from osada.kernel.match import Match
from osada.server import events as e
from osada.server.fold import follow, settle
from osada.server.store import Event
from osada.server.table import Table
from osada.server.terms import SeatTerms, Terms


def opening_s(match: Match[Any], repeats: int) -> float:
    """CPU seconds to read the events of a match, fold them and show a seat its view."""
    stored = [
        Event(number, 1000 * number, e.written(event), e.VERSION)
        for number, event in enumerate(_events(match), 1)
    ]
    _opened(stored[:100])  # whatever is made once is made
    return median(_opened(stored) for _ in range(repeats))


def _events(match: Match[Any]) -> list[e.Event]:
    factions = list(match.options["factions"])
    terms = Terms([SeatTerms(None, faction) for faction in factions], match.game.name, {})
    return [
        e.Created(terms),
        *(e.Joined(seat, f"guest {seat}") for seat in range(len(factions))),
        e.Started(match.game.version, factions, match.seed),
        *(e.Moved(record.seat, [record.text], record.hash) for record in match.records),
    ]


def _opened(stored: list[Event]) -> float:
    begun = process_time()
    table = Table("opened")
    for event in stored:
        follow(table, event, hurried=True)
    for _ in settle(table):
        pass
    assert table.match is not None
    table.match.view(0)
    return process_time() - begun

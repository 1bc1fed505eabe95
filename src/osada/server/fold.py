"""A table as the fold of its events."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, Literal

from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import Differs, Match
from osada.server import events as e
from osada.server.clock import Clocks
from osada.server.judged import Judged
from osada.server.notes import Kind, Note, taken_back
from osada.server.sitting import Sitting
from osada.server.store import Damaged
from osada.server.store import Event as StoredEvent
from osada.server.table import Plea, Table
from osada.server.terms import Level, Terms
from osada.server.wire import Said

STAND_IN: Final[Level] = "normal"
"""The bot that plays on for whoever left."""
_CHAT: Final = 500
"""So many lines of the chat are shown."""
_BOTS: Final = ("Ada", "Bruno", "Cyril", "Dora", "Ela")


class NewerOsada(Exception):
    """A stored table that only a newer Osada can go on with; says why in a sentence."""


def follow(table: Table, stored: StoredEvent, hurried: bool = False) -> e.Event:
    """The next event as storage has it; `Damaged` if it does not fit.

    With `hurried` the games of a campaign are played again without looking at each move; `settle`
    must follow the last event then.
    """
    try:
        event = e.read(stored.body, stored.version)
        fold(table, stored.at, event, hurried=hurried)
    except (NewerOsada, Damaged):
        raise
    except e.UnknownEvent as error:
        raise NewerOsada(
            f"event {stored.number} of table {table.id} was stored by a newer Osada: {error}; "
            "open it with that one"
        ) from error
    except Exception as error:
        why = type(error).__name__
        said = f"event {stored.number} of table {table.id} does not fit: {why}"
        raise Damaged(said) from error
    return event


def settle(table: Table) -> Iterator[None]:
    """What was folded in a hurry is looked at, as far as it can be taken back; step by step."""
    try:
        if table.game and table.match is not None:
            yield from table.match.judge()
    except (Differs, Refused, BadNotation) as error:
        raise Damaged(f"the events of table {table.id} lead to another game") from error


def fold(
    table: Table, at: int, event: e.Event, match: Match[Any] | None = None, hurried: bool = False
) -> None:
    """The next event, and the match after it if somebody has played it already."""
    table.number += 1
    table.changed = at // 1000
    match event:
        case e.Created():
            table.made = table.changed
            table.lesson, table.origin = event.lesson, event.origin
            _arrange(table, event.terms)
            for seat, name in zip(table.seats, event.kept, strict=False):
                seat.awaits = name
        case e.Changed():
            table.arranged += 1
            _arrange(table, event.terms)
        case e.Joined():
            _sit_down(table, event, at)
        case e.Freed():
            table.seats[event.seat].awaits = ""
        case e.Adjusted():
            _adjust(table, event)
        case e.Started():
            _start(table, event, at)
        case e.Moved() | e.Undone() | e.Continued():
            _play(table, event, at, match, hurried and table.game > 0)
        case e.Keeps():
            table.seats[event.seat].asks_keep = event.ask
        case e.Left():
            _leave(table, event.seat, at, "left", event.until)
            _note(table, "left-once" if event.until else "left", event.seat)
        case e.Expired():
            _leave(table, event.seat, at, "gone" if event.gone else "time")
            _note(table, "gone" if event.gone else "expired", event.seat)
        case e.Returned():
            _come_back(table, event.seat)
            _tick(table, at)
        case e.Resigned():
            _leave(table, event.seat, at, "left")
            _note(table, "resigned", event.seat)
            table.seats[event.seat].resigned = True
            table.closed = table.is_given_up if table.game else len(table.seats) <= 2
        case e.Pleaded():
            for _ in settle(table) if hurried else ():
                pass
            _plead(table, event)
        case e.Answered():
            _answer(table, event)
        case e.Closed():
            table.closed = True
        case e.Spoke():
            number = table.chat[-1].number + 1 if table.chat else 1
            table.chat.append(Said(number, table.changed, event.seat, event.name, event.text))
            del table.chat[:-_CHAT]
        case e.Followed():
            table.next, table.next_host = event.table, event.seat
    _pass_by(table, event)


def _plead(table: Table, event: e.Pleaded) -> None:
    assert table.match is not None
    line = taken_back(table.match, table.match.fork(event.moves), event.seat, agreed=True)
    others = frozenset(table.others(event.seat))
    made, round_ = table.match.moves, table.rounds[0]
    table.plea = Plea(table.number, event.seat, event.moves, made, round_, others, line.events)
    table.pleaded = (event.seat, table.acted[event.seat])


def _answer(table: Table, event: e.Answered) -> None:
    if table.plea is None:
        return
    if event.agrees:
        table.plea = replace(table.plea, open=table.plea.open - {event.seat})
        return
    if event.seat != table.plea.seat:
        _note(table, "declined", event.seat)
    table.plea = None


def _pass_by(table: Table, event: e.Event) -> None:
    """What a seat has asked for is of no use once the game has gone on beyond it.

    Nobody draws cards first and agrees then: whoever goes on and sees something new has
    answered. What was asked for may be asked for again, with all that has followed.
    """
    plea, match = table.plea, table.match
    if plea is None or match is None:
        return
    people = (plea.seat, *table.others(plea.seat))
    if isinstance(event, e.Moved) and match.shows_since(plea.made, people):
        table.plea = table.pleaded = None
        return
    moved = isinstance(event, e.Moved) and event.seat == plea.seat
    over = table.status != "running" or table.rounds[0] != plea.round
    alone = not plea.open.intersection(table.others(plea.seat))
    gone = table.seats[plea.seat].left
    if (
        moved
        or over
        or gone
        or isinstance(event, e.Undone)
        or (alone and not isinstance(event, e.Answered))
    ):
        table.plea = None


def _arrange(table: Table, terms: Terms) -> None:
    """Seats as the host wants them; whoever sits on a seat that stays a person's keeps it."""
    before, table.terms = table.seats, terms
    table.seats = []
    for at, seat in enumerate(terms.seats):
        sitting = Sitting(faction=seat.faction, deck=seat.deck, bot=seat.bot)
        if seat.bot is not None:
            sitting.name = _BOTS[at]
        elif at < len(before) and before[at].bot is None:
            sitting.name, sitting.again = before[at].name, before[at].again
            sitting.awaits = before[at].awaits
            sitting.changes = before[at].changes
        table.seats.append(sitting)


def _adjust(table: Table, event: e.Adjusted) -> None:
    seat = table.seats[event.seat]
    seat.changes += 1
    if isinstance(event.name, str):
        seat.name = event.name
    if event.faction is None or isinstance(event.faction, str):
        if event.faction != seat.faction:
            seat.deck = []
        seat.faction = event.faction
    if isinstance(event.deck, list):
        seat.deck = event.deck


def _start(table: Table, event: e.Started, at: int) -> None:
    game = table.hosted.game.by(event.rules)
    if game is None:
        raise NewerOsada(
            f'the game was played by rules version "{event.rules}", this Osada plays version '
            f'"{table.hosted.game.version}"; open it with the Osada that began it'
        )
    for seat, faction in zip(table.seats, event.factions, strict=True):
        seat.faction = faction
    table.match = Match(game, table.hosted.options(table.settled, event.factions), event.seed)
    table.stamps = [table.number] * len(table.seats)
    table.acted = [0] * len(table.seats)
    if table.terms.clock is not None:
        table.clocks = Clocks(table.terms.clock, len(table.seats))
    _tick(table, at)


def _play(
    table: Table,
    event: e.Moved | e.Undone | e.Continued,
    at: int,
    played: Match[Any] | None,
    hurried: bool,
) -> None:
    assert table.match is not None
    game, before = table.match.game, table.match
    moment = game.moment(before.state)
    moved = event.seat if isinstance(event, e.Moved) else None
    if played is not None:
        table.match = played
    elif isinstance(event, e.Undone):
        if moment and not event.straight:
            table.match = table.match.fork()
            table.match.undo(event.seat)
        else:
            table.match = table.match.fork(event.moves)
    elif isinstance(event, e.Moved):
        if hurried:
            table.match.hurry(event.seat, event.steps, event.hash)
        else:
            table.match.repeat(event.seat, event.steps)
    else:
        again = table.match.hurry if hurried else table.match.repeat
        for seat, text in event.moves:
            again(seat, [text])
    if played is None and table.match.fingerprint != event.hash:
        raise Damaged(f"event {table.number} of table {table.id} leads to another game")
    if isinstance(event, e.Undone):
        _took_back(table, event, before)
    elif isinstance(event, e.Moved):
        table.acted[event.seat] = table.number
        table.tally[event.seat] += len(event.steps)
    if not isinstance(event, e.Moved):
        table.tally = Counter(record.seat for record in table.match.records)
    apart = moment and moment == game.moment(table.match.state)
    for seat in range(len(table.seats)):
        if not apart or isinstance(event, e.Continued) or seat == event.seat:
            table.stamps[seat] = table.number
    if isinstance(event, e.Continued):
        table.closed = event.over
    if isinstance(event, e.Undone) and not event.agreed and table.clocks is not None:
        table.clocks.back(event.seat, table.tally[event.seat])
    for seat, sitting in enumerate(table.seats):
        if sitting.until and sitting.until <= table.game:
            _come_back(table, seat)
    _tick(table, at, moved)


def _took_back(table: Table, event: e.Undone, before: Match[Any]) -> None:
    """Notes stay where they were told, or as near as what is left of the log allows."""
    assert table.match is not None
    left = len(table.match.log)
    table.notes = [replace(note, after=min(note.after, left)) for note in table.notes]
    table.notes.append(taken_back(before, table.match, event.seat, event.agreed))
    table.acted = [table.number] * len(table.seats) if event.straight else table.acted
    table.acted[event.seat] = table.number


def _note(table: Table, kind: Kind, seat: int) -> None:
    """Something for the log; who plays alone needs no telling."""
    if table.match is not None and len(table.seats) > 1:
        table.notes.append(Note(kind, seat, table.match.moves, len(table.match.log)))


def _sit_down(table: Table, event: e.Joined, at: int) -> None:
    sitting = table.seats[event.seat]
    sitting.name, sitting.again, sitting.awaits = event.name, event.again, ""
    if table.match is not None:
        sitting.resigned = sitting.asks_keep = False
        _come_back(table, event.seat, "took-over")
        _tick(table, at)


def _come_back(table: Table, seat: int, how: Literal["returned", "took-over"] = "returned") -> None:
    sitting = table.seats[seat]
    sitting.bot, sitting.left, sitting.why, sitting.until = None, False, "", 0
    _note(table, how, seat)


def _leave(
    table: Table, seat: int, at: int, why: Literal["left", "time", "gone"], until: int = 0
) -> None:
    sitting = table.seats[seat]
    sitting.until = until
    if table.match is None:
        sitting.name, sitting.again, sitting.deck = "", False, []
    else:
        sitting.bot, sitting.left, sitting.why = STAND_IN, True, why
        _tick(table, at)


def _tick(table: Table, at: int, moved: int | None = None) -> None:
    """People's clocks run while they are asked."""
    if table.clocks is not None:
        people = [seat for seat in table.asked if table.seats[seat].bot is None]
        left = [seat for seat in table.asked if table.seats[seat].left]
        table.clocks.asked(people, at, moved, left if len(table.seats) > 1 else ())
        table.clocks.mark(table.tally)


def foreseen(table: Table, judged: Judged, at: int) -> "Table":
    """The table as it will stand once these events are stored."""
    other = table.copy()
    for event in judged.events:
        fold(other, at, event, judged.match)
    return other

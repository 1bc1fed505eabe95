"""Finished games and uploaded journals, moment by moment."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec

from osada.kernel import journal
from osada.kernel.match import Match
from osada.server import events as e
from osada.server.chronicle import Chronicle
from osada.server.games import hosted
from osada.server.keys import new_key
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.seen import moment_log
from osada.server.table import Judged, Table
from osada.server.unfit import Unfit
from osada.server.wire import Entry, Fork, GameName, Moment, Replay, TableWish

LARGEST: Final = 512 * 1024
"""Bytes of a journal that somebody may upload; the longest game takes a tenth of it."""
MOST_MOMENTS: Final = 50
"""Moments in one answer."""
_FILMS: Final = 8
_LINE: Final = 2000
"""Bytes of a journal's line; the longest takes a tenth of it."""


@dataclass(slots=True)
class Film:
    """All states of a match."""

    match: Match[Any]
    states: list[Any]
    marks: list[int]
    """The moments at which a round begins."""
    chronicles: dict[tuple[int | None, str], list[Entry]]


def filmed(played: Match[Any]) -> Film:
    """A match played once more, with every state kept."""
    match: Match[Any] = Match(played.game, played.options, played.seed)
    states, marks = [match.game.copy(match.state)], [0]
    for record in played.records:
        match.repeat(record.seat, [record.text])
        states.append(match.game.copy(match.state))
        if states[-1].round > states[-2].round:
            marks.append(len(states) - 1)
    return Film(match, states, marks, {})


class Replays:
    """The films that were looked at last."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._filming = asyncio.Lock()
        """One game at a time is played again; those who look at it wait."""

    async def finished(self, id: str) -> Room:
        """A finished game; while it runs nobody sees more than the own seat does."""
        room = await self.rooms.room(id)
        if room.table.match is None or room.table.status != "finished":
            raise Unfit("not-finished")
        return room

    async def told(self, id: str) -> Replay:
        """A replay: who played and how long it is."""
        room = await self.finished(id)
        film = await self._film(room)
        complete = film.match.outcome is not None
        return Replay(id, room.table.info(), len(film.states) - 1, film.marks, complete)

    async def _film(self, room: Room) -> Film:
        id, match = room.table.id, room.table.match
        assert match is not None
        async with self._filming:
            film = self._films.get(id)
            if film is None:
                film = await asyncio.to_thread(filmed, match)
                self._films[id] = film
                while len(self._films) > _FILMS:
                    self._films.popitem(last=False)
            self._films.move_to_end(id)
            return film

    async def moments(
        self, id: str, eyes: int | None, start: int, stop: int, language: str
    ) -> list[Moment]:
        """Some moments through somebody's eyes; None: everybody's."""
        room = await self.finished(id)
        if eyes is not None and eyes >= len(room.table.seats):
            raise Unfit("no-such-seat", seat=eyes)
        film = await self._film(room)
        stop = min(stop, len(film.states), start + MOST_MOMENTS)
        entries = self._entries(film, room.table, eyes, language)
        records = film.match.records
        return [
            Moment(
                at,
                records[at - 1].text if at else "",
                records[at - 1].seat if at else None,
                film.match.game.view(film.states[at], eyes),  # type: ignore[arg-type]
                moment_log(entries, at),
            )
            for at in range(start, stop)
        ]

    def _entries(self, film: Film, table: Table, eyes: int | None, language: str) -> list[Entry]:
        known = film.chronicles.get((eyes, language))
        if known is None:
            chronicle = Chronicle(table.hosted, eyes, language)
            known = film.chronicles[eyes, language] = chronicle.read(film.match, table.names)
        return known

    async def journal(self, id: str) -> str:
        """The record of a finished game."""
        room = await self.finished(id)
        assert room.table.match is not None
        notes = {f"seat {at}": seat.name for at, seat in enumerate(room.table.seats)}
        return journal.text(room.table.match, notes)

    async def fork(self, id: str, fork: Fork, name: str) -> tuple[Room, str]:
        """Play on from a moment, at one seat, against bots."""
        room = await self.finished(id)
        before = room.table
        match = before.match
        assert match is not None
        if fork.at > match.moves or (fork.at == match.moves and match.outcome is not None):
            raise Unfit("no-such-moment", at=fork.at)
        if fork.seat >= len(before.seats):
            raise Unfit("no-such-seat", seat=fork.seat)
        begun = match.fork(fork.at)
        others = {seat: fork.level for seat in range(len(before.seats)) if seat != fork.seat}
        wish = before.hosted.wish(begun, others)
        made = _made(begun, wish, {fork.seat: name}, id, over=False)
        key = new_key()
        played = await self.rooms.found(lambda _: Judged(made, begun), fork.seat, key)
        played.drive()
        return played, key

    async def upload(self, found: bytes) -> Replay:
        """A journal that somebody has; `JournalError` says what is wrong with it."""
        if len(found) > LARGEST:
            raise Unfit("journal-long", most=LARGEST // 1024)
        async with self._filming:
            match, record, wish = await asyncio.to_thread(_replayed, found)
        names = {
            seat: _name(record.notes.get(f"seat {seat}", ""), seat)
            for seat in range(len(wish.seats))
        }
        made = _made(match, wish, names, "journal", over=True)
        room = await self.rooms.found(lambda _: Judged(made, match))
        return await self.told(room.table.id)


def _replayed(found: bytes) -> tuple[Match[Any], journal.Journal, TableWish]:
    """The match in a file, checked move by move; whatever is wrong with it is a `JournalError`."""
    for number, line in enumerate(found.split(b"\n"), 1):
        if len(line) > _LINE:
            raise journal.JournalError("journal", number, "this line is too long for a journal")
    try:
        record = journal.parse(found, "journal")
        hosts = [hosted(name) for name in get_args(GameName)]
        match: Match[Any] = journal.replay(record, {host.game.name: host.game for host in hosts})
        wish = next(host for host in hosts if host.game is match.game).wish(match, {})
    except (RecursionError, msgspec.ValidationError) as error:
        raise journal.JournalError("journal", 0, "the header was edited") from error
    return match, record, wish


def _name(told: str, seat: int) -> str:
    shown = "".join(c for c in told if c.isprintable()).strip()[:24]
    return shown or str(seat + 1)


def _made(
    match: Match[Any], wish: TableWish, names: dict[int, str], origin: str, over: bool
) -> list[e.Event]:
    """The events of a table that begins with the moves of a match."""
    moves = [(record.seat, record.text) for record in match.records]
    return [
        e.Created(wish, origin=origin),
        *(e.Joined(seat, name) for seat, name in names.items()),
        e.Started(match.game.version, [seat.faction or "" for seat in wish.seats], match.seed),
        e.Continued(moves, match.game.hash(match.state), over),
    ]

"""Finished games and uploaded journals, moment by moment."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from osada.kernel import journal
from osada.kernel.match import Match
from osada.server import examples, lobby, recorded
from osada.server.chronicle import Chronicle
from osada.server.judged import Judged
from osada.server.keys import new_key
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.seen import moment_log
from osada.server.sentences import sentence
from osada.server.summaries import summed_up
from osada.server.table import Table
from osada.server.unfit import Unfit
from osada.server.wire import Entry, Fork, Moment, Replay, Sentence, TableInfo
from osada.speech import in_pieces

LARGEST: Final = 1024 * 1024
"""Bytes of a journal that somebody may upload; a campaign of 24 games takes half of it."""
MOST_MOMENTS: Final = 50
"""Moments in one answer."""
_FILMS: Final = 8
_LISTED: Final = 20
"""Games that are listed for whoever wants to watch one."""


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
        before, now = (match.game.rounds(state)[0] for state in states[-2:])
        if now != before:
            marks.append(len(states) - 1)
    return Film(match, states, marks, {})


class Replays:
    """The films that were looked at last."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._examples: list[TableInfo] = []
        self._filming = asyncio.Lock()
        """One game at a time is played again; those who look at it wait."""

    async def finished(self, id: str) -> Room:
        """A finished game; while it runs nobody sees more than their own seat does."""
        room = await self.rooms.room(id)
        if room.table.match is None or room.table.status != "finished":
            raise Unfit("not-finished")
        return room

    async def told(self, id: str) -> Replay:
        """A replay: who played and how long it is."""
        room = await self.finished(id)
        film = await self._film(room)
        complete = film.match.outcome is not None
        return Replay(
            id, lobby.info(room.table.summary), len(film.states) - 1, film.marks, complete
        )

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

        def label(at: int) -> Sentence:
            seat, text = records[at - 1].seat, records[at - 1].text
            if eyes not in (None, seat):
                return ""
            host, names = room.table.hosted, room.table.names
            with in_pieces():
                return sentence(host.label(film.states[at - 1], seat, text, language, names))

        return [
            Moment(
                at,
                records[at - 1].text if at else "",
                label(at) if at else "",
                records[at - 1].seat if at else None,
                film.match.game.view(film.states[at], eyes),
                moment_log(entries, at),
            )
            for at in range(start, stop)
        ]

    async def listed(self) -> list[TableInfo]:
        """Public games that were played to their end, newest first."""
        rows = await self.rooms.store.listed(status={"finished"}, limit=_LISTED)
        found = [summed_up(row) for row in rows]
        return [lobby.info(one) for one in found if one is not None and one.scores]

    async def examples(self) -> list[TableInfo]:
        """Games of bots that come with Osada."""
        if not self._examples:
            shown = [(await self.rooms.room(id)).table.summary for id in examples.names()]
            self._examples = [lobby.info(one) for one in shown]
        return self._examples

    def _entries(self, film: Film, table: Table, eyes: int | None, language: str) -> list[Entry]:
        known = film.chronicles.get((eyes, language))
        if known is None:
            chronicle = Chronicle(table.hosted, eyes, language, whole=True)
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
        terms = before.hosted.terms(begun, others)
        made = recorded.told(begun, terms, {fork.seat: name}, id, over=False)
        key = new_key()
        played = await self.rooms.new_room(lambda _: Judged(made, begun), fork.seat, key)
        played.drive()
        return played, key

    async def upload(self, found: bytes) -> Replay:
        """A journal that somebody has; `JournalError` says what is wrong with it."""
        if len(found) > LARGEST:
            raise Unfit("journal-long", most=LARGEST // 1024)
        async with self._filming:
            record = await asyncio.to_thread(recorded.replayed, found)
        made = recorded.told(record.match, record.terms, record.names, recorded.JOURNAL, over=True)
        room = await self.rooms.new_room(lambda _: Judged(made, record.match))
        return await self.told(room.table.id)

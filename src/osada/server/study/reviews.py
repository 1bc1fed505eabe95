"""Reviews at the server: made in processes of their own, shared by all who ask for the same."""

import asyncio
import json
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

import structlog

from osada.kernel.game import BadNotation, Refused
from osada.server import examples, wire
from osada.server.replays import Replays
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.store import StoreError
from osada.server.study.making import ORDER, Making
from osada.server.thinkers import NoAnswer
from osada.server.unfit import Unfit
from osada.study.judgement import Judgement, of_row
from osada.study.subject import Decision, NoReview, Subject, subject
from osada.study.work import question

_KEPT: Final = 64
"""Reviews in memory that nobody works on."""
_RUNNING: Final = 2
"""Reviews that are worked on at once."""
_OF_ONE: Final = 3
"""Reviews that wait for one visitor, that one among them that is worked on."""
_WAITING: Final = 100
_STORED_EVERY: Final = 25
"""Decisions."""
_AHEAD: Final = 2
"""Questions for each process that lie ready."""

log = structlog.get_logger("osada.reviews")
Place = tuple[str, int]
"""A table, and of a campaign the number of the game as it was asked for."""


class Reviews:
    """All reviews of this process."""

    def __init__(self, rooms: Rooms, replays: Replays) -> None:
        self.rooms = rooms
        self.replays = replays
        self._made: OrderedDict[Place, Making] = OrderedDict()
        self._finding: dict[Place, asyncio.Task[Making]] = {}
        self._waiting: deque[Making] = deque()
        self._running: dict[str, tuple[Making, asyncio.Task[None]]] = {}
        """By who has begun them: one for each."""

    async def stop(self) -> None:
        """Stop; what is done is kept."""
        self._waiting.clear()
        tasks = [task for _, task in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What people ask for

    async def told(self, id: str, game: int, known: int, language: str) -> wire.ReviewState:
        """How far a review is; starts nothing."""
        try:
            making = await self._at(id, game)
        except NoReview as error:
            return wire.ReviewState("none", why=error.told(language))
        return await self._said(making, known, language)

    async def start(
        self, id: str, wish: wire.ReviewWish, who: str, language: str
    ) -> wire.ReviewState:
        """Make a review, or join where it is made; one that is as close is not made again."""
        try:
            making = await self._at(id, wish.game)
        except NoReview as error:
            raise _unfit(error) from error
        if making.status in ("waiting", "running"):
            making.who.add(who)
        elif making.status != "done" or ORDER.index(making.depth) < ORDER.index(wish.depth):
            making = self._wanted(id, wish, making, who)
        return await self._said(making, 0, language)

    async def leave(self, id: str, game: int, who: str, language: str) -> wire.ReviewState:
        """Somebody does not wait for a review any more; where nobody does, it stops."""
        try:
            making = await self._at(id, game)
        except NoReview as error:
            raise _unfit(error) from error
        making.who.discard(who)
        if not making.who:
            await self._end(making)
        return await self._said(making, 0, language)

    async def position(self, id: str, at: int, language: str) -> wire.Seen:
        """The position of a decision as its seat saw it, with all legal moves."""
        room = await self.replays.finished(id)
        match, table = room.table.match, room.table
        assert match is not None
        if at >= match.moves:
            raise Unfit("no-such-decision", at=at)

        def shown() -> wire.Seen:
            then = match.fork(at)
            seat = match.records_from(at)[0].seat
            found = wire.Seen(at, 0, then.view(seat), 0, [])
            table.hosted.show(found, then, seat, language, table.names)
            return found

        return await asyncio.to_thread(shown)

    async def tried(self, id: str, wish: wire.Try, who: str, language: str) -> wire.Tried:
        """What another move would have been worth."""
        room = await self.replays.finished(id)
        try:
            making = await self._at(id, wish.game)
        except NoReview as error:
            raise _unfit(error) from error
        place = making.subject.place(wish.at)
        if place is None:
            raise Unfit("no-such-decision", at=wish.at)
        decision = await asyncio.to_thread(_legal, room, making.subject, place, wish)
        found = await self._asked(making, decision, who)
        return making.tried(found, language)

    # Finding them

    async def _at(self, id: str, game: int) -> Making:
        """A review as it is known here, or was stored; one with nothing in it where there is none.

        Only of finished games: while one runs, this would tell more than a seat may know.
        """
        room = await self.replays.finished(id)
        place = id, game
        if place not in self._made:
            task = self._finding.get(place)
            if task is None:
                task = self._finding[place] = asyncio.create_task(self._found(room, place))
                task.add_done_callback(lambda _: self._finding.pop(place, None))
            found = await asyncio.shield(task)
            self._made.setdefault(place, found)
            self._forget()
        self._made.move_to_end(place)
        return self._made[place]

    async def _found(self, room: Room, place: Place) -> Making:
        id, game = place
        match = room.table.match
        assert match is not None
        names = room.table.names
        looked = await asyncio.to_thread(subject, match, game)
        for known in self._made.values():
            if (known.table, known.subject.number) == (id, looked.number):
                return known
        making = await asyncio.to_thread(Making, id, looked, names, "usual")
        body = None
        if id not in examples.names():
            body = await self.rooms.store.review(id, looked.number)
        if body is not None:
            await asyncio.to_thread(making.restore, body)
        return making

    def _forget(self) -> None:
        idle = [
            place for place, one in self._made.items() if one.status not in ("waiting", "running")
        ]
        for place in idle[: max(0, len(idle) - _KEPT)]:
            del self._made[place]

    async def _said(self, making: Making, known: int, language: str) -> wire.ReviewState:
        return await asyncio.to_thread(making.told, known, language)

    # Making them

    def _wanted(self, id: str, wish: wire.ReviewWish, before: Making, who: str) -> Making:
        """Put a review into the queue, from where it was left if that was as close."""
        theirs = sum(one.begun_by == who for one in self._waiting) + (who in self._running)
        if theirs >= _OF_ONE:
            raise Unfit("many-reviews", most=_OF_ONE)
        if len(self._waiting) >= _WAITING:
            raise Unfit("crowded")
        making = before
        if before.status == "done" or before.depth != wish.depth:
            making = Making(id, before.subject, before.names, wish.depth)
            making.decisions = before.decisions
            for place, one in list(self._made.items()):
                if one is before:
                    self._made[place] = making
        making.status, making.begun_by, making.who = "waiting", who, {who}
        self._waiting.append(making)
        self._next()
        return making

    def _next(self) -> None:
        """Begin with whatever waits longest; nobody has two at once."""
        for making in list(self._waiting):
            if len(self._running) >= _RUNNING:
                return
            if making.begun_by not in self._running:
                self._waiting.remove(making)
                making.begin()
                task = asyncio.create_task(self._make(making))
                self._running[making.begun_by] = making, task

    async def _end(self, making: Making) -> None:
        """Work on it no longer."""
        if making in self._waiting:
            self._waiting.remove(making)
            making.status = "none"
        running, task = self._running.get(making.begun_by, (None, None))
        if running is making and task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _make(self, making: Making) -> None:
        """Judge what is left, decision by decision."""
        try:
            async for judgement in self._judged(making):
                making.judgements.append(judgement)
                if len(making.judgements) % _STORED_EVERY == 0:
                    await self._store(making)
            await asyncio.to_thread(making.sum_up)
            await self._store(making)
            making.status = "done"
        except asyncio.CancelledError:
            making.status = "none"
            await self._store(making)
        except NoAnswer:
            making.status = "failed"
            await self._store(making)
        except Exception:
            making.status = "failed"
            log.exception("review.broken", table=making.table)
        finally:
            self._running.pop(making.begun_by, None)
            self._next()

    async def _judged(self, making: Making) -> AsyncIterator[Judgement]:
        """In the order of the game, some at a time."""
        many = _AHEAD * self.rooms.settings.workers
        left = iter(making.left)
        asked: deque[asyncio.Task[Judgement]] = deque()

        def more() -> None:
            for decision in left:
                asked.append(asyncio.create_task(self._asked(making, decision, making.begun_by)))
                return

        try:
            for _ in range(many):
                more()
            while asked:
                judgement = await asked[0]
                asked.popleft()
                more()
                yield judgement
        finally:
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    async def _asked(self, making: Making, decision: Decision, who: str) -> Judgement:
        asking = question(making.subject, decision, making.depth)
        found: dict[str, Any] = json.loads(await self.rooms.thinkers.study(asking, who))
        return of_row(found)

    async def _store(self, making: Making) -> None:
        """Keep what is done; examples are on every server, and nothing is stored of them."""
        if not making.judgements or making.table in examples.names():
            return
        body = await asyncio.to_thread(making.stored)
        with suppress(StoreError):
            await self.rooms.store.put_review(making.table, making.subject.number, body)


def _unfit(error: NoReview) -> Unfit:
    return Unfit("no-review", why=error.told)


def _legal(room: Room, subject: Subject, at: int, wish: wire.Try) -> Decision:
    """The decision with another move; `Unfit` if that is not one."""
    face, names = room.table.hosted.face, room.table.names
    match = room.table.match
    assert match is not None
    then = match.fork(wish.at)
    seat = match.records_from(wish.at)[0].seat
    try:
        made = then.game.parse(then.state, seat, wish.move)[0]
        refusal = then.game.why_not(then.state, seat, made)
    except Refused as error:
        refusal = error.refusal
    except BadNotation as error:
        bad = error
        raise Unfit("try", why=lambda language: face.notation(bad, language)) from error
    if refusal is not None:
        no = refusal
        raise Unfit("try", why=lambda language: face.refusal(then.state, no, language, names))
    table = subject.match.fork(at)
    place = subject.match.records_from(at)[0].seat
    return Decision(at, place, table.game.text(table.state, place, made))

"""All tables of this process: found, made, kept going, and forgotten when nobody needs them."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from osada import __version__
from osada.server import events as e
from osada.server import examples, lobby, recorded, summaries, wants
from osada.server.fold import NewerOsada, follow, foreseen, settle
from osada.server.judged import Judged
from osada.server.keys import new_key, new_table, row
from osada.server.push.notices import Notices
from osada.server.room import Room
from osada.server.settings import Settings
from osada.server.steady import Steady
from osada.server.store import Append, Conflict, Damaged, KeyKind, Row, Store, StoreError
from osada.server.table import Table
from osada.server.thinkers import Thinkers
from osada.server.unfit import Unfit
from osada.server.wire import TableWish

_IDLE: Final = 300_000
"""Milliseconds after which a table that nobody needs is forgotten."""
_RESTS: Final = 28 * 24 * 3600
"""Seconds without a change after which a game is taken up only if somebody comes."""
_UNUSED: Final = 60 * 24 * 3600
"""Seconds without a change after which a table whose game has not begun is taken away."""
_AT_ONCE: Final = 100
"""Tables that are looked at together."""
_BUSY: Final = 200
"""Thoughts that may wait; no table is taken over meanwhile."""
_TICK: Final = 0.5
_SWEEP: Final = 10
"""Ticks between two looks for tables that nobody keeps."""
_AT_A_STRETCH: Final = 10
"""Events that are folded before somebody else has a turn."""
_CLEAR: Final = 7200
"""Ticks between two looks for tables that nobody has used."""

log = structlog.get_logger("osada.tables")


class Rooms:
    """The tables of this process."""

    version: Final = __version__

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.workers)
        self.stopping = False
        self._rooms: dict[str, Room] = {}
        self._links: dict[tuple[str, str, int | None], str] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unread: set[str] = set()
        """Running tables that this version of Osada cannot read."""
        self._looked: tuple[int, str] = (0, "")
        """The table that is due and was looked at last."""
        self._clock = Steady()
        self.notices = Notices(self)

    def now(self) -> int:
        """The time, in milliseconds since 1970; it never jumps."""
        return self._clock.now()

    def soon(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        """Do something beside all else."""
        task = asyncio.create_task(self.quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been given up unbegun
        return task

    async def quietly(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something; what fails is logged."""
        try:
            await work
        except (StoreError, Unfit, NewerOsada, Damaged) as error:
            log.warning("task.failed", why=str(error))
        except Exception:
            log.exception("task.broken")

    # Life

    def start(self) -> None:
        """Begin to think and to keep watch."""
        self.thinkers.start()
        self.store.changes(self._changed)
        self.store.lost(self._lost)
        self.soon(self._watch())
        self.soon(self.notices.watch())

    async def stop(self) -> None:
        """Stop; whatever was acknowledged is stored."""
        self.stopping = True
        for room in list(self._rooms.values()):
            await room.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()

    async def _watch(self) -> None:
        ticks = 0
        while True:
            if ticks % _SWEEP == 0:
                await self.quietly(self._adopt())
                self._forget()
            if ticks % _CLEAR == 0:
                await self.quietly(self._clear())
            for room in list(self._rooms.values()):
                if room.table.clocks is not None:
                    await self.quietly(room.watch_clocks())
            ticks += 1
            await asyncio.sleep(_TICK)

    async def _adopt(self) -> None:
        """Take over tables that are due and that nobody keeps, some at a time.

        Games without a move for weeks rest until somebody comes.
        """
        for room in list(self._rooms.values()):
            room.drive()
        now = self.now() // 1000
        due = await self.store.due(now, now - _RESTS, self._looked, _AT_ONCE)
        self._looked = due[-1] if len(due) == _AT_ONCE else (0, "")
        for at, id in due:
            if len(self._rooms) >= self.settings.most_tables or self.thinkers.waiting >= _BUSY:
                self._looked = at, ""
                return
            if id not in self._rooms and id not in self._unread:
                await self.quietly(self._take_over(id))
                await asyncio.sleep(0)

    async def _take_over(self, id: str) -> None:
        """Keep a table; one that cannot be read holds up no other."""
        if not await self.store.keep(id):
            return
        try:
            room = await self.room(id)
        except StoreError:
            raise
        except Exception:
            self._unread.add(id)
            await self.store.release(id)
            raise
        room.kept = True
        if room.table.due is None or room.table.due * 1000 > self.now():
            await self._note(room)
        room.drive()

    async def _note(self, room: Room) -> None:
        """Store the row of a table anew: it tells something else than its events."""
        table = room.table
        with suppress(Conflict):
            await self.store.append(Append(table.id, table.number, [], self.listing(table)))

    async def _clear(self) -> None:
        """Tables where no game has begun for long are taken away."""
        before = self.now() // 1000 - _UNUSED
        gone = await self.store.clear(before, keep=self._rooms)
        if gone:
            log.info("tables.cleared", tables=gone)

    def _forget(self) -> None:
        for room in list(self._rooms.values()):
            if room.is_idle and self.now() - room.used > _IDLE:
                self._drop(room)

    def _drop(self, room: Room) -> None:
        id = room.table.id
        del self._rooms[id]
        for known in [link for link in self._links if link[0] == id]:
            del self._links[known]
        if room.kept:
            self.soon(self.store.release(id))

    def _make_room(self) -> None:
        """Forget what has not been used for longest; `Unfit` where all tables are in use."""
        if len(self._rooms) < self.settings.most_tables:
            return
        idle = sorted((r for r in self._rooms.values() if r.is_idle), key=lambda room: room.used)
        if not idle:
            raise Unfit("crowded")
        for room in idle[: max(1, len(idle) // 10)]:
            self._drop(room)

    def _changed(self, id: str, number: int) -> None:
        """Another process has stored something; an empty name: nobody knows what."""
        if id and (room := self._rooms.get(id)) is not None:
            if number > room.table.number:
                self.soon(room.catch_up())
        elif not id:
            for room in list(self._rooms.values()):
                self.soon(room.catch_up())

    def _lost(self) -> None:
        """Storage no longer holds any table for this process."""
        for room in self._rooms.values():
            room.kept = False

    def heard(self, table: str, seat: int) -> int | None:
        """When whoever looks at a table from a seat was last heard of; None: nobody looks."""
        room = self._rooms.get(table)
        return None if room is None else room.heard(seat)

    @property
    def count(self) -> tuple[int, int]:
        """Tables in memory, sockets."""
        return len(self._rooms), sum(len(room.listeners) for room in self._rooms.values())

    # Tables

    async def room(self, id: str) -> Room:
        """A table by its name; `Unfit` if there is none."""
        room = self._rooms.get(id)
        if room is not None:
            room.used = self.now()
            return room
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:
        if id in examples.names():
            self._make_room()
            shown = await asyncio.to_thread(examples.table, id)
            return self._rooms.setdefault(id, Room(shown, self))
        stored = await self.store.events(id)
        if not stored:
            raise Unfit("no-such-table", table=id[:40])
        self._make_room()
        table = Table(id)
        for event in stored:
            follow(table, event, hurried=True)
            if event.number % _AT_A_STRETCH == 0:
                await asyncio.sleep(0)
        for _ in settle(table):
            await asyncio.sleep(0)
        room = self._rooms[id] = Room(table, self)
        await room.catch_up()  # others may have stored something before anybody told this room
        return room

    def listing(self, table: Table) -> Row:
        """What lists of tables know of a table."""
        summary, terms = table.summary, table.terms
        return Row(
            table.id,
            "journal" if table.origin == recorded.JOURNAL else "table",
            table.status,
            terms.public,
            terms.title,
            table.made,
            table.changed,
            summaries.written(summary),
            None if table.origin == recorded.JOURNAL else table.due,
        )

    async def create(
        self, wish: TableWish, host: str, lesson: str = "", start: bool = False
    ) -> tuple[Room, str]:
        """A new table and the key of its host."""
        key = new_key()
        terms = lobby.terms(wish)
        room = await self.new_room(lambda _: wants.create(terms, host, lesson, start), 0, key)
        room.drive()
        return room, key

    async def new_room(
        self, judge: Callable[[Table], Judged], seat: int | None = None, key: str = ""
    ) -> Room:
        """A room whose table has a name that no other has; the key opens its seat."""
        self._make_room()
        while True:
            blank = Table(new_table())
            judged = judge(blank)
            at = self.now()
            table = foreseen(blank, judged, at)
            written = [e.written(event) for event in judged.events]
            keys = [row(key, table.id, "seat", seat)] if key else []
            try:
                await self.store.append(
                    Append(
                        table.id, 0, written, self.listing(table), keys, at=at, version=e.VERSION
                    )
                )
            except Conflict:
                continue
            room = self._rooms[table.id] = Room(table, self)
            return room

    async def key_for(
        self,
        room: Room,
        kind: KeyKind,
        seat: int | None = None,
        fits: Callable[[Table], None] = lambda _: None,
        by: bytes | None = None,
    ) -> str:
        """A fresh key; those made before stay good.

        It is stored only if the table as it then stands fits, and the key that somebody asks with
        is still good: whoever sits down meanwhile has the seat alone.
        """
        key = new_key()

        def minting(table: Table) -> Judged:
            fits(table)
            return Judged([], keys=[row(key, table.id, kind, seat)])

        await room.do(minting, by=by)
        return key

    async def link(
        self, room: Room, kind: KeyKind, seat: int | None = None, by: bytes | None = None
    ) -> str:
        """A key to hand out, of a seat only while it is free.

        It is the same again as long as this process remembers it.
        """
        known = (room.table.id, kind, seat)

        def fits(table: Table) -> None:
            if seat is not None and not table.is_open(seat):
                raise Unfit("taken")

        fits(room.table)
        if known not in self._links:
            made = await self.key_for(room, kind, seat, fits, by)
            if seat is not None and not room.table.is_open(seat):
                return made  # somebody has sat down: it opens nothing any more
            self._links[known] = made
        return self._links[known]

    def forget_links(self, table: str, seats: Collection[int]) -> None:
        """Keys of these seats open nothing any more."""
        for seat in seats:
            self._links.pop((table, "seat", seat), None)

    async def rematch(
        self, room: Room, seat: int, same: bool | None = None
    ) -> tuple[Room, int, str]:
        """The table of the next game, a seat at it and its key; whoever asks first is its host.

        The other seats are kept for those who had them. Whoever asks again, on another device
        perhaps, gets another key of the same seat. With `same` all play what they played; with
        False what they play is left to chance; None: as it was agreed before.
        """
        if room.table.status != "finished" or room.table.match is None:
            raise Unfit("running")
        async with room.following:
            if room.table.next is None or await self._is_gone(room.table.next):
                await self._follow(room, seat, same)
        before = room.table
        assert before.next is not None
        after = await self.room(before.next)
        at = (seat - before.next_host) % len(before.seats)
        key = new_key()

        def sitting_down(table: Table) -> Judged:
            if at < len(table.seats) and table.seats[at].again:
                return Judged([], keys=[row(key, table.id, "seat", at)])
            judged = wants.join(table, before.seats[seat].name, at, again=True)[1]
            judged.keys.append(row(key, table.id, "seat", at))
            return judged

        await after.do(sitting_down)
        with suppress(Unfit):  # somebody has not come yet, or has started it
            await after.do(lambda table: wants.start(table))
        return after, at, key

    async def _is_gone(self, id: str) -> bool:
        """Whether a table was closed before its game began, or taken away since nobody came."""
        try:
            table = (await self.room(id)).table
        except Unfit as error:
            if error.code != "no-such-table":
                raise
            return True
        return table.status == "finished" and table.match is None

    async def _follow(self, room: Room, host: int, same: bool | None) -> None:
        """Make the table of the next game; where another process was quicker, that one's is it."""
        before = room.table
        seats = before.terms.seats
        if same is not None:
            dealt = [sitting.faction if same else None for sitting in before.seats]
            seats = [
                msgspec.structs.replace(seat, faction=faction, deck=sat.deck if same else [])
                for seat, faction, sat in zip(seats, dealt, before.seats, strict=True)
            ]
        terms = msgspec.structs.replace(before.terms, seats=seats[host:] + seats[:host])
        terms.seats[0] = msgspec.structs.replace(terms.seats[0], bot=None)
        names = [sitting.name for sitting in before.seats]
        names = names[host:] + names[:host]
        kept = ["" if seat.bot else name for seat, name in zip(terms.seats, names, strict=True)]

        def created(_: Table) -> Judged:
            judged = wants.create(terms, names[0])
            judged.events = [
                e.Created(terms, kept=kept),
                e.Joined(0, names[0], again=True),
            ]
            return judged

        after = await self.new_room(created)

        def following(table: Table) -> Judged:
            if table.next != before.next:
                raise Unfit("stale")
            return Judged([e.Followed(after.table.id, host)])

        try:
            await room.do(following)
        except Unfit:
            await after.do(lambda _: Judged([e.Closed()]))
            return
        with suppress(Unfit):
            await after.do(lambda table: wants.start(table))

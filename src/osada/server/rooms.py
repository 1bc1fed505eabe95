"""All tables of this process: found, made, kept going, and forgotten when nobody needs them."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from osada import __version__
from osada.server import events as e
from osada.server.keys import new_key, new_table, row
from osada.server.room import Room
from osada.server.settings import Settings
from osada.server.store import Append, Conflict, KeyKind, Row, Store, StoreError
from osada.server.table import Judged, OtherRules, Table
from osada.server.thinkers import Thinkers
from osada.server.unfit import Unfit
from osada.server.wire import TableInfo, TableWish

_IDLE: Final = 300_000
"""Milliseconds after which a table that nobody needs is forgotten."""
_TICK: Final = 0.5
_SWEEP: Final = 10
"""Ticks between two looks for tables that nobody keeps."""

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
        """Running tables that this Osada cannot read."""

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside all else."""
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been given up unbegun

    async def _quietly(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except (StoreError, Unfit, OtherRules) as error:
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
                await self._quietly(self._adopt())
                self._forget()
            for room in list(self._rooms.values()):
                if room.table.clocks is not None:
                    await self._quietly(room.watch_clocks())
            ticks += 1
            await asyncio.sleep(_TICK)

    async def _adopt(self) -> None:
        """Take over running tables that need a keeper and have none."""
        for room in list(self._rooms.values()):
            room.drive()
        waiting = [id for id in await self.store.running() if id not in self._rooms]
        for found in await self.store.rows(waiting):
            info = msgspec.json.decode(found.summary, type=TableInfo)
            if info.clock is None and all(seat.bot is None for seat in info.seats):
                continue
            await self._quietly(self._take_over(found.id))
            await asyncio.sleep(0)

    async def _take_over(self, id: str) -> None:
        """Keep a table; one that cannot be read holds up no other."""
        if id not in self._unread and await self.store.keep(id):
            try:
                room = await self.room(id)
            except StoreError:
                raise
            except Exception:
                self._unread.add(id)
                raise
            room.kept = True
            room.drive()

    def _forget(self) -> None:
        for id, room in list(self._rooms.items()):
            if room.is_idle and self.now() - room.used > _IDLE:
                del self._rooms[id]
                for known in [link for link in self._links if link[0] == id]:
                    del self._links[known]
                if room.kept:
                    self.soon(self.store.release(id))

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
        stored = await self.store.events(id)
        if not stored:
            raise Unfit("no-such-table", table=id[:40])
        if len(self._rooms) >= self.settings.most_tables:
            raise Unfit("crowded")
        table = Table(id)
        for event in stored:
            table.fold(event.at, e.read(event.body))
            await asyncio.sleep(0)
        room = self._rooms[id] = Room(table, self)
        await room.catch_up()  # others may have stored something before anybody told this room
        return room

    def listing(self, table: Table) -> Row:
        """What lists of tables know of a table."""
        info = table.info()
        return Row(
            table.id,
            "journal" if table.origin == "journal" else "table",
            table.status,
            info.public,
            info.title,
            table.made,
            table.changed,
            msgspec.json.encode(info).decode(),
        )

    async def create(
        self, wish: TableWish, host: str, first: bool = False, start: bool = False
    ) -> tuple[Room, str]:
        """A new table and the key of its host."""
        key = new_key()
        room = await self.found(lambda table: table.create(wish, host, first, start), 0, key)
        room.drive()
        return room, key

    async def found(
        self, judge: Callable[[Table], Judged], seat: int | None = None, key: str = ""
    ) -> Room:
        """A room whose table has a name that no other has; the key opens its seat."""
        if len(self._rooms) >= self.settings.most_tables:
            raise Unfit("crowded")
        while True:
            blank = Table(new_table())
            judged = judge(blank)
            at = self.now()
            table = blank.after(judged, at)
            written = [e.written(event) for event in judged.events]
            keys = [row(key, table.id, "seat", seat)] if key else []
            try:
                await self.store.append(
                    Append(table.id, 0, written, self.listing(table), keys, at=at)
                )
            except Conflict:
                continue
            room = self._rooms[table.id] = Room(table, self)
            return room

    async def key_for(self, room: Room, kind: KeyKind, seat: int | None = None) -> str:
        """A fresh key; those made before stay good."""
        key = new_key()
        opens = row(key, room.table.id, kind, seat)
        await self.store.add_key(opens)
        return key

    async def link(self, room: Room, kind: KeyKind, seat: int | None = None) -> str:
        """A key to hand out: the same again as long as this process remembers it."""
        known = (room.table.id, kind, seat)
        if known not in self._links:
            self._links[known] = await self.key_for(room, kind, seat)
        return self._links[known]

    async def rematch(self, room: Room, seat: int) -> tuple[Room, int, str]:
        """The table of the next game, a seat at it and its key; whoever asks first is its host.

        Whoever asks again, on another device perhaps, gets another key of the same seat.
        """
        if room.table.status != "finished" or room.table.match is None:
            raise Unfit("running")
        async with room.following:
            if room.table.next is None or await self._is_gone(room.table.next):
                await self._follow(room, seat)
        before = room.table
        assert before.next is not None
        after = await self.room(before.next)
        at = (seat - before.next_host) % len(before.seats)
        key = new_key()

        def sitting_down(table: Table) -> Judged:
            if at < len(table.seats) and table.seats[at].again:
                return Judged([])
            judged = table.join(before.seats[seat].name, at, again=True)[1]
            judged.keys.append(row(key, table.id, "seat", at))
            return judged

        number = after.table.number
        await after.do(sitting_down)
        if after.table.number == number:
            return after, at, await self.key_for(after, "seat", at)
        with suppress(Unfit):  # somebody has not come yet, or has started it
            await after.do(lambda table: table.start())
        return after, at, key

    async def _is_gone(self, id: str) -> bool:
        """Whether a table was closed before its game began."""
        table = (await self.room(id)).table
        return table.status == "finished" and table.match is None

    async def _follow(self, room: Room, host: int) -> None:
        """Make the table of the next game; where another process was quicker, that one's is it."""
        before = room.table
        wish = msgspec.structs.replace(
            before.wish, seats=before.wish.seats[host:] + before.wish.seats[:host]
        )
        wish.seats[0] = msgspec.structs.replace(wish.seats[0], bot=None)

        def founding(table: Table) -> Judged:
            judged = table.create(wish, before.seats[host].name)
            judged.events[-1] = e.Joined(0, before.seats[host].name, again=True)
            return judged

        after = await self.found(founding)

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
            await after.do(lambda table: table.start())

"""The store: streams of events with a row and keys beside each, on one of two databases."""

import asyncio
import secrets
import tempfile
from collections.abc import Callable, Collection, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Select, and_, select, tuple_

from osada.extras import needed
from osada.server.store import address, devices, migrate, reviews, sqlite, transaction
from osada.server.store.database import Database, T
from osada.server.store.failures import UNREADABLE, sentence
from osada.server.store.pulse import PATIENCE, Pulse
from osada.server.store.records import (
    Append,
    Damaged,
    Event,
    KeyRow,
    Row,
    Status,
    StoreError,
    Subscription,
    Void,
)
from osada.server.store.schema import events, keys, subscriptions, tables
from osada.server.store.seal import seal
from osada.server.store.writer import Writer

if TYPE_CHECKING:
    from osada.server.store.link import Link

_ROW = [tables.c[name] for name in Row.__slots__]
_EVENT = [events.c[name] for name in Event.__slots__]
_AT_ONCE: Final = 1000
"""Names in one question; databases take some ten thousand."""


class Store:
    """Everything that is remembered; open one with `Store.open`."""

    def __init__(
        self, database: Database, writer: Writer, link: "Link | None", closing: AsyncExitStack
    ) -> None:
        self._database = database
        self._writer = writer
        self._link = link
        self._closing = closing
        self._pulse = Pulse(database)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open and migrate the database of this URL; `StoreError` says what is wrong with it.

        `sqlite:///FILE`, `sqlite://` (gone when closed) or `postgresql://USER:PASSWORD@HOST:PORT/DATABASE`.
        """
        place = address.parse(url)
        async with AsyncExitStack() as closing:
            try:
                if isinstance(place, address.File):
                    store = await _open_file(place.path, closing)
                else:
                    store = await _open_server(place.url, closing)
            except StoreError as error:
                raise StoreError(f"The database {place.shown} cannot be used: {error}.") from error
            except Exception as error:
                said = sentence(f"The database {place.shown} cannot be used", error)
                raise StoreError(said) from error
            return store
        raise AssertionError("an exit stack lets errors through")

    async def close(self) -> None:
        """Write what has piled up and let go of everything."""
        await self._pulse.close()
        await self._closing.aclose()

    async def append(self, append: Append) -> None:
        """Store events, row and keys at once; they are committed when this comes back.

        `Conflict` if `append.after` is not the last number any more, `StoreError` if the database
        fails.
        """
        await self._writer.append(append)

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table behind a number, in order.

        `Damaged` if one is missing or is not as it was stored.
        """
        theirs = and_(events.c.table_id == tables.c.id, events.c.number > after)
        try:
            found = await self._read(
                select(tables.c.last, *_EVENT, events.c.seal)
                .select_from(tables.outerjoin(events, theirs))
                .where(tables.c.id == table)
                .order_by(events.c.number)
            )
        except StoreError as error:
            if UNREADABLE in str(error):
                raise Damaged(f"an event of table {table} is not text") from error
            raise
        return _checked(table, after, found)

    async def row(self, table: str) -> Row | None:
        """A table as lists show it."""
        rows = await self.rows([table])
        return rows[0] if rows else None

    async def rows(self, ids: Collection[str]) -> list[Row]:
        """Those of these tables that there are, newest change first."""
        named = sorted(set(ids))
        found: list[Row] = []
        for start in range(0, len(named), _AT_ONCE):
            wanted = tables.c.id.in_(named[start : start + _AT_ONCE])
            found += await self._rows(select(*_ROW).where(wanted))
        return sorted(found, key=lambda row: (-row.changed, row.id))

    async def listed(
        self, *, public: bool = True, status: Collection[Status], limit: int, since: int = 0
    ) -> list[Row]:
        """Tables for a list, newest change first; none that has not changed since a time."""
        wanted = select(*_ROW).where(
            tables.c.public == public, tables.c.status.in_(status), tables.c.changed >= since
        )
        return await self._rows(wanted.limit(limit))

    async def due(
        self, until: int, since: int, after: tuple[int, str] = (0, ""), limit: int = 100
    ) -> list[tuple[int, str]]:
        """Tables that are due by a time, each with when it was, longest first, behind `after`.

        None that has not changed since a time.
        """
        at = tuple_(tables.c.due, tables.c.id)
        wanted = (
            select(tables.c.due, tables.c.id)
            .where(tables.c.due <= until, tables.c.changed >= since, at > after)
            .order_by(tables.c.due, tables.c.id)
            .limit(limit)
        )
        return [(row[0], row[1]) for row in await self._read(wanted)]

    async def clear(self, before: int, keep: Collection[str] = ()) -> int:
        """Take tables away that wait for their game and have not changed since a time; how many."""
        return await self._write(lambda at: transaction.clear(at, before, keep))

    async def key(self, digest: bytes) -> KeyRow | None:
        """What a key opens, by its SHA-256."""
        found = await self._read(
            select(keys.c.digest, keys.c.table_id, keys.c.kind, keys.c.seat, keys.c.made).where(
                keys.c.digest == digest
            )
        )
        return KeyRow(*found[0]) if found else None

    async def subscribe(self, device: Subscription, by: bytes, most: int) -> None:
        """Remember a device of a seat; the oldest beyond `most` is forgotten.

        `Void` if the key with this digest does not open the seat any more, or the game is over.
        """
        await self._write(lambda at: devices.subscribe(at, device, by, most))

    async def unsubscribe(self, table: str, seat: int, endpoint: str) -> None:
        """Forget one device of a seat."""
        await self._write(lambda at: devices.unsubscribe(at, table, seat, endpoint))

    async def shown(self, table: str, seat: int, endpoint: str) -> None:
        """A device of a seat needs no notice of this wait."""
        await self._write(lambda at: devices.shown(at, table, seat, endpoint))

    async def forget_device(self, endpoint: str) -> None:
        """Forget a device at all tables: its push service knows it no longer."""
        await self._write(lambda at: devices.forget(at, endpoint))

    async def notices(self, until: int, limit: int = 100) -> list[Subscription]:
        """Devices that are due to be told something by a time in milliseconds, longest first."""
        wanted = select(*devices.ROW).where(subscriptions.c.due <= until)
        found = await self._read(wanted.order_by(subscriptions.c.due).limit(limit))
        return [Subscription(*row) for row in found]

    async def put_off(self, device: Subscription, due: int | None, tries: int) -> bool:
        """Set when a device's notice is due next; None for no notice.

        False, and nothing changes, where it is not due any more as it was read.
        """
        return await self._write(lambda at: devices.put_off(at, device, due, tries))

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of this server, made when it is first asked for."""
        return await self._write(lambda at: devices.secret(at, name, make))

    async def review(self, table: str, game: int) -> bytes | None:
        """What is stored of the review of a game."""
        found = await self._read(reviews.wanted(table, game))
        return bytes(found[0].body) if found else None

    async def put_review(self, table: str, game: int, body: bytes) -> None:
        """Store what there is of a review, in place of what was stored before."""
        await self._write(lambda at: reviews.put(at, table, game, body))

    def changes(self, callback: Callable[[str, int], None]) -> None:
        """Call back with a table and its last number whenever another process has appended.

        `("", 0)` means: anything may have changed, the link was down for a while. Never on SQLite.
        """
        if self._link is not None:
            self._link.changed.append(callback)

    def lost(self, callback: Callable[[], None]) -> None:
        """Call back when this process keeps no table any more: its link broke. Never on SQLite."""
        if self._link is not None:
            self._link.lost.append(callback)

    async def keep(self, table: str) -> bool:
        """Whether this process looks after the table (bots, clock): one of all processes does."""
        return self._link is None or await self._link.keep(table)

    async def release(self, table: str) -> None:
        """Let another process look after the table."""
        if self._link is not None:
            await self._link.release(table)

    async def healthy(self) -> bool:
        """Whether the database answers and can be written."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._read(select(tables.c.id).limit(1))
        except (StoreError, TimeoutError):
            return False
        return await self._pulse.beats()

    async def _rows(self, wanted: Select[Any]) -> list[Row]:
        found = await self._read(wanted.order_by(tables.c.changed.desc(), tables.c.id))
        return [Row(*row) for row in found]

    async def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._database.write(work)
        except (StoreError, Void):
            raise
        except Exception as error:
            raise StoreError(sentence("The store cannot be written", error)) from error

    async def _read(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            return await self._database.read(wanted)
        except Exception as error:
            raise StoreError(sentence("The store cannot be read", error)) from error


def _checked(table: str, after: int, found: Sequence[Any]) -> list[Event]:
    """Events as they were stored, without a gap up to the last one."""
    if not found:
        return []
    read = [
        Event(row.number, row.at, row.body, row.version) for row in found if row.number is not None
    ]
    numbers = list(range(after + 1, found[0].last + 1))
    if [event.number for event in read] != numbers:
        raise Damaged(f"table {table} has {found[0].last} events; some of them are missing")
    for event, row in zip(read, found, strict=False):
        if row.seal not in (None, _seal(table, event)):
            raise Damaged(f"event {event.number} of table {table} is not as it was stored")
    return read


def _seal(table: str, event: Event) -> int:
    return seal(table, event.number, event.at, event.body, event.version)


async def _open_file(path: Path | None, closing: AsyncExitStack) -> Store:
    if path is None:
        folder = closing.enter_context(tempfile.TemporaryDirectory(prefix="osada-"))
        path = Path(folder) / "osada.db"
    return await _start(sqlite.File(path), None, None, closing)


async def _open_server(url: str, closing: AsyncExitStack) -> Store:
    try:
        from osada.server.store import postgres
        from osada.server.store.link import Link
    except ModuleNotFoundError as error:
        raise StoreError(needed(error, "PostgreSQL")) from error
    name = secrets.token_hex(8)
    link = Link(url, name)
    await link.open()
    closing.push_async_callback(link.close)
    return await _start(postgres.Server(url), name, link, closing)


async def _start(
    database: Database, name: str | None, link: "Link | None", closing: AsyncExitStack
) -> Store:
    closing.push_async_callback(database.close)
    await migrate.bring_up_to_date(database)
    writer = Writer(database, name)
    closing.push_async_callback(writer.close)
    return Store(database, writer, link, closing.pop_all())

"""The store: streams of events with a row and keys beside each, on one of two databases."""

import asyncio
import secrets
import tempfile
from collections.abc import Callable, Collection, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Select, select

from osada.server.store import address, migrate, postgres, sqlite
from osada.server.store.database import Database
from osada.server.store.failures import sentence
from osada.server.store.line import Line
from osada.server.store.records import Append, Event, KeyRow, Row, Status, StoreError
from osada.server.store.schema import events, keys, tables
from osada.server.store.writer import Writer

_ROW = [tables.c[name] for name in Row.__slots__]
_PATIENCE: Final = 5.0
"""Seconds in which a healthy database answers."""
_AT_ONCE: Final = 1000
"""Names in one question; databases take some ten thousand."""


class Store:
    """Everything that is remembered; open one with `Store.open`."""

    def __init__(
        self, database: Database, writer: Writer, line: Line | None, closing: AsyncExitStack
    ) -> None:
        self._database = database
        self._writer = writer
        self._line = line
        self._closing = closing

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
        await self._closing.aclose()

    async def append(self, append: Append) -> None:
        """Store events, row and keys at once; they are committed when this comes back.

        `Conflict` if `append.after` is not the last number any more, `StoreError` if the database
        fails.
        """
        await self._writer.append(append)

    async def add_key(self, key: KeyRow) -> None:
        """Store one more key to a table, whatever happens there."""
        await self.append(Append(key.table, None, [], keys=[key]))

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table behind a number, in order."""
        found = await self._read(
            select(events.c.number, events.c.at, events.c.body)
            .where(events.c.table_id == table, events.c.number > after)
            .order_by(events.c.number)
        )
        return [Event(*row) for row in found]

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

    async def running(self) -> list[str]:
        """The tables where a game is on."""
        wanted = select(tables.c.id).where(tables.c.status == "running", tables.c.kind == "table")
        return [row[0] for row in await self._read(wanted.order_by(tables.c.id))]

    async def key(self, digest: bytes) -> KeyRow | None:
        """What a key opens, by its SHA-256."""
        found = await self._read(
            select(keys.c.digest, keys.c.table_id, keys.c.kind, keys.c.seat, keys.c.made).where(
                keys.c.digest == digest
            )
        )
        return KeyRow(*found[0]) if found else None

    def changes(self, callback: Callable[[str, int], None]) -> None:
        """Call back with a table and its last number whenever another process has appended.

        `("", 0)` means: anything may have changed, the line was down for a while. Never on SQLite.
        """
        if self._line is not None:
            self._line.changed.append(callback)

    def lost(self, callback: Callable[[], None]) -> None:
        """Call back when this process keeps no table any more: its line broke. Never on SQLite."""
        if self._line is not None:
            self._line.lost.append(callback)

    async def keep(self, table: str) -> bool:
        """Whether this process looks after the table (bots, clock): one of all processes does."""
        return self._line is None or await self._line.keep(table)

    async def release(self, table: str) -> None:
        """Let another process look after the table."""
        if self._line is not None:
            await self._line.release(table)

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._read(select(tables.c.id).limit(1))
        except (StoreError, TimeoutError):
            return False
        return True

    async def _rows(self, wanted: Select[Any]) -> list[Row]:
        found = await self._read(wanted.order_by(tables.c.changed.desc(), tables.c.id))
        return [Row(*row) for row in found]

    async def _read(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            return await self._database.read(wanted)
        except Exception as error:
            raise StoreError(sentence("The store cannot be read", error)) from error


async def _open_file(path: Path | None, closing: AsyncExitStack) -> Store:
    if path is None:
        folder = closing.enter_context(tempfile.TemporaryDirectory(prefix="osada-"))
        path = Path(folder) / "osada.db"
    return await _start(sqlite.File(path), None, None, closing)


async def _open_server(url: str, closing: AsyncExitStack) -> Store:
    name = secrets.token_hex(8)
    line = Line(url, name)
    await line.open()
    closing.push_async_callback(line.close)
    return await _start(postgres.Server(url), name, line, closing)


async def _start(
    database: Database, name: str | None, line: Line | None, closing: AsyncExitStack
) -> Store:
    closing.push_async_callback(database.close)
    await migrate.bring_up_to_date(database)
    writer = Writer(database, name)
    closing.push_async_callback(writer.close)
    return Store(database, writer, line, closing.pop_all())

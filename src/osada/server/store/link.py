"""The link to the other processes on one PostgreSQL: it hears what they append and keeps tables."""

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog

from osada.server.store import postgres
from osada.server.store.failures import reason

log = structlog.get_logger("osada.store")

Changed = Callable[[str, int], None]
Lost = Callable[[], None]

_BEAT: Final = 10.0
"""Seconds between two signs of life; a link that gives none is cut and made anew."""
_PATIENCE: Final = 5.0
SILENCE: Final = "30s"
"""The server cuts a link that has been silent for so long: its process hangs, and what it keeps is
free for another. (PostgreSQL 14 or newer.)"""
_CUT_SILENT: Final = "SELECT set_config('idle_session_timeout', $1, false)"
_SOONEST: Final = 0.1
_LATEST: Final = 5.0


class Link:
    """One connection that listens and holds advisory locks; it is made anew when it breaks."""

    def __init__(self, url: str, name: str) -> None:
        self.changed: list[Changed] = []
        self.lost: list[Lost] = []
        self._url = url
        self._name = name
        self._connection: Any = None
        self._kept: set[str] = set()
        self._turn = asyncio.Lock()
        self._broken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the link for the first time."""
        await self._connect()
        self._task = asyncio.create_task(self._run(), name="osada store link")

    async def close(self) -> None:
        """Hang up: whatever was kept is free."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._cut()

    async def keep(self, table: str) -> bool:
        """Whether the table is this process's to look after, now or since earlier."""
        async with self._turn:
            if table not in self._kept and await self._ask("pg_try_advisory_lock", table):
                self._kept.add(table)
            return table in self._kept

    async def release(self, table: str) -> None:
        """Let another process keep the table."""
        async with self._turn:
            if table in self._kept:
                self._kept.discard(table)
                await self._ask("pg_advisory_unlock", table)

    async def _ask(self, what: str, table: str) -> bool:
        """What the server says; no without a link, which has let go of everything."""
        connection = self._connection
        if connection is None:
            return False
        try:
            said = await connection.fetchval(f"SELECT {what}($1)", _number(table))
        except asyncpg.PostgresError as error:
            log.warning("store.keep-refused", table=table, why=reason(error))
            return False
        except BaseException as error:  # nobody knows what is kept now: begin anew with nothing
            if connection is self._connection:
                self._broken.set()
            if isinstance(error, Exception):
                return False
            raise
        return bool(said) and connection is self._connection

    async def _run(self) -> None:
        while True:
            await self._until_broken()
            self._cut()
            log.warning("store.link-lost", kept=len(self._kept))
            self._kept.clear()
            loop = asyncio.get_running_loop()
            for tell_lost in self.lost:
                loop.call_soon(tell_lost)
            await self._lay_anew()
            log.info("store.link-back")
            for tell_changed in self.changed:
                loop.call_soon(tell_changed, "", 0)

    async def _until_broken(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_BEAT):  # `wait_for` can lose a cancellation
                    await self._broken.wait()
                return
            try:
                async with self._turn, asyncio.timeout(_PATIENCE):
                    await self._connection.execute("SELECT 1")
            except Exception:
                return

    async def _lay_anew(self) -> None:
        wait = _SOONEST
        while True:
            try:
                await self._connect()
                return
            except Exception as error:
                log.warning("store.unreachable", why=reason(error))
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LATEST)

    async def _connect(self) -> None:
        connection = await postgres.connect(self._url)
        self._broken.clear()
        connection.add_termination_listener(self._on_end)
        try:
            with suppress(asyncpg.UndefinedObjectError):
                await connection.execute(_CUT_SILENT, SILENCE)
            await connection.add_listener("osada", self._on_told)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        if connection.is_closed():
            self._broken.set()

    def _cut(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None or connection.is_closed():
            return
        connection.remove_termination_listener(self._on_end)
        connection.terminate()

    def _on_end(self, connection: object) -> None:
        if connection is self._connection:
            self._broken.set()

    def _on_told(self, _connection: object, _pid: int, _channel: str, told: str) -> None:
        teller, table, number = told.split(" ")
        if teller != self._name:
            for tell in self.changed:
                tell(table, int(number))


def _number(table: str) -> int:
    """Advisory locks are numbers of 64 bits."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)

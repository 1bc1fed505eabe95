"""A store on a server: PostgreSQL, for several processes."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from osada.server.store.database import T

READERS: Final = 8
SETTINGS: Final = {
    "application_name": "osada",
    # A process that stands still in mid-transaction must not hold up the others for long.
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "10s",
    # What a machine that went dark has kept is free after half a minute.
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_CALL: Final = 10.0
"""Seconds that a new connection may take."""
_ANSWER: Final = 20.0
"""Seconds that an answer may take; after that the server counts as lost."""


async def connect(url: str) -> Any:
    """A connection of its own, ready to use."""
    return await asyncpg.connect(
        url, timeout=_CALL, command_timeout=_ANSWER, server_settings=SETTINGS
    )


class Server:
    """One connection that writes, and some that only read."""

    def __init__(self, url: str) -> None:
        async def connected() -> Any:
            return await connect(url)

        self._writer = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connected,
            pool_size=1,
            max_overflow=0,
            isolation_level="READ COMMITTED",
        )
        self._reader = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connected,
            pool_size=READERS,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
        )

    async def read(self, wanted: Select[Any]) -> Sequence[Any]:
        """The rows that are there now; asked for anew where the connection turns out to be gone."""
        try:
            return await self._read(wanted)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self._read(wanted)

    async def _read(self, wanted: Select[Any]) -> Sequence[Any]:
        async with self._reader.connect() as connection:
            found: Sequence[Any] = (await connection.execute(wanted)).all()
            return found

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work on the one connection that writes; the work begins and commits."""
        async with self._writer.connect() as connection:
            return await connection.run_sync(work)

    async def check(self) -> None:
        """The server looks after itself."""

    async def close(self) -> None:
        """Let go of all connections."""
        await self._reader.dispose()
        await self._writer.dispose()

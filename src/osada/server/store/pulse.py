"""Whether the database takes what is written: found out by writing, though not too often."""

import asyncio
from typing import Final

import structlog

from osada.server.store import transaction
from osada.server.store.database import Database
from osada.server.store.failures import reason

log = structlog.get_logger("osada.store")

PATIENCE: Final = 5.0
"""Seconds in which a healthy database answers."""
FRESH: Final = 2.0
"""Seconds for which an answer holds; whoever asks meanwhile is told the same."""


class Pulse:
    """One look at a time, shared by all who ask."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._looking: asyncio.Task[bool] | None = None
        self._looked = 0.0

    async def beats(self) -> bool:
        """Whether something can be stored now."""
        now = asyncio.get_running_loop().time()
        done = self._looking is not None and self._looking.done()
        if self._looking is None or (done and now - self._looked > FRESH):
            self._looking = asyncio.create_task(self._look())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._looking)
        except TimeoutError:
            return False

    async def _look(self) -> bool:
        try:
            await self._database.check()
            try:
                await self._database.write(transaction.beat)
            except transaction.Failed:  # the connection may have been cut long ago
                await self._database.write(transaction.beat)
        except Exception as error:
            log.warning("store.unwell", why=reason(error))
            return False
        finally:
            self._looked = asyncio.get_running_loop().time()
        return True

    async def close(self) -> None:
        """Wait for the last look."""
        if self._looking is not None:
            await asyncio.gather(self._looking, return_exceptions=True)

"""The one writer: it commits all appends that have piled up in one transaction."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import structlog

from osada.server.store import transaction
from osada.server.store.database import Database
from osada.server.store.failures import sentence
from osada.server.store.records import Append, StoreError
from osada.server.store.transaction import Failed, Unsure, Verdict

log = structlog.get_logger("osada.store")

AT_MOST: Final = 200
"""Appends in one transaction."""


@dataclass(slots=True)
class _Waiting:
    append: Append
    verdict: "asyncio.Future[None]"

    def tell(self, verdict: Verdict) -> None:
        if self.verdict.done():
            return
        if verdict is None:
            self.verdict.set_result(None)
        else:
            self.verdict.set_exception(verdict)


class Writer:
    """Takes appends; on PostgreSQL it tells the other processes, under the name of this one."""

    def __init__(self, database: Database, name: str | None) -> None:
        self._database = database
        self._name = name
        self._piled: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="osada store writer")

    async def append(self, append: Append) -> None:
        """Come back when it is committed; `Conflict` or `StoreError` if it is not."""
        if self._closing:
            raise StoreError("The store is closed.")
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        self._piled.append(waiting)
        self._wake.set()
        await waiting.verdict

    async def close(self) -> None:
        """Write what has piled up, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            if batch := self._take():
                await self._write(batch)
            elif self._closing:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    def _take(self) -> list[_Waiting]:
        """What has piled up, without those whose caller has gone."""
        batch: list[_Waiting] = []
        while self._piled and len(batch) < AT_MOST:
            waiting = self._piled.popleft()
            if not waiting.verdict.done():
                batch.append(waiting)
        return batch

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        """Commit together; what fails together is tried one by one, so that it fails alone."""
        try:
            await self._commit(batch)
        except Unsure as error:
            _fail(batch, error)
        except Failed as error:
            log.warning("store.batch-failed", size=len(batch), why=str(error))
            await self._write_each(batch)
        except Exception as error:
            self._give_up(batch, error)

    async def _write_each(self, batch: Sequence[_Waiting]) -> None:
        for index, waiting in enumerate(batch):
            try:
                await self._commit([waiting])
            except (Failed, Unsure) as error:
                _fail([waiting], error)
            except Exception as error:
                self._give_up(batch[index:], error)
                return

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        appends = [waiting.append for waiting in batch]
        verdicts = await self._database.write(
            lambda connection: transaction.commit(connection, appends, self._name)
        )
        for waiting, verdict in zip(batch, verdicts, strict=True):
            waiting.tell(verdict)

    def _give_up(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """No transaction could begin: all who have come since would fare no better."""
        piled = [*batch, *self._piled]
        self._piled.clear()
        _fail(piled, StoreError(sentence("The store cannot be reached", error)))


def _fail(batch: Sequence[_Waiting], error: StoreError) -> None:
    log.error("store.write-failed", size=len(batch), why=str(error))
    for waiting in batch:
        waiting.tell(StoreError(str(error)))

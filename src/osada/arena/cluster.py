"""Games on many machines: a Dask cluster, given by the address of its scheduler."""

import asyncio
import logging
from collections.abc import Callable, Generator
from contextlib import suppress
from importlib import import_module
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final

from osada import __version__
from osada.arena.plans import plan_of
from osada.arena.result import GameResult
from osada.arena.series import Series
from osada.arena.work import GaveUp, Played, Work, play_batch

_ANSWER: Final = 8
"""Seconds in which a scheduler must answer."""
_LOOK: Final = 2
"""Seconds between two looks at whether everybody is still there."""
_ALONE: Final = 30
"""Seconds without any worker before the run ends."""
_SILENT: Final = logging.CRITICAL + 1
_EACH: Final = 2
"""Batches on their way for each thread of a worker, so that none waits."""


class NoCluster(Exception):
    """A cluster that cannot be used; says in one sentence why and what to do."""


def identity(game: str) -> tuple[str, str]:
    """Which osada and which rules of a game this is; asked of every worker."""
    return __version__, plan_of(game).RULES


def play_there(plan: Series, games: list[int], wanted: tuple[str, str]) -> Played:
    """A batch on a worker of the cluster."""
    here = identity(plan.GAME)
    if here != wanted:
        raise NoCluster(_stranger("that came meanwhile", here, wanted))
    return play_batch(plan, games)


def _stranger(where: str, found: tuple[str, str], wanted: tuple[str, str]) -> str:
    return (
        f"the worker {where} has osada {found[0]} with rules {found[1]}, but here is "
        f"{wanted[0]} with rules {wanted[1]}: install the same version everywhere"
    )


class Cluster:
    """Plays a game on the workers of a Dask scheduler; `NoCluster` at once if that cannot be."""

    def __init__(self, address: str, game: str) -> None:
        try:
            self._dask: Any = import_module("distributed")
        except ImportError as error:
            raise NoCluster(
                "a cluster needs Dask: install it with `pip install 'osada[cluster]'`"
            ) from error
        for handler in logging.getLogger("distributed").handlers:
            handler.setLevel(_SILENT)  # what goes wrong is said here, in a sentence
        self.address = address
        asyncio.run(self._knock())
        self._client = self._dask.Client(address, timeout=_ANSWER, set_as_default=False)
        try:
            self._check(game)
        except BaseException:
            self.close()
            raise

    async def _knock(self) -> None:
        """Whether a scheduler answers: a client that finds none takes very long to go away."""
        try:
            async with self._dask.rpc(self.address, timeout=_ANSWER) as there:
                found = await asyncio.wait_for(there.identity(), _ANSWER)
        except Exception as error:  # whatever else may answer there
            raise NoCluster(
                f"no Dask scheduler answers at {self.address}: start one with `dask scheduler`, or "
                "name its address, such as tcp://10.0.0.1:8786"
            ) from error
        if found.get("type") != "Scheduler":
            raise NoCluster(
                f"at {self.address} answers a Dask {str(found.get('type')).lower()}: name the "
                "scheduler's address"
            )

    def close(self) -> None:
        """Leave the cluster as it was."""
        self._client.close(timeout=_ANSWER)

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check(self, game: str) -> None:
        """Every worker has the osada that is here."""
        if not self._client.nthreads():
            raise NoCluster(
                f"the cluster {self.address} has no workers: start some with "
                f"`dask worker {self.address} --nthreads 1`"
            )
        try:
            found = self._client.run(identity, game)
        except Exception as error:  # Dask gives what happened there as text
            raise NoCluster(
                f"a worker of {self.address} has no osada arena ({error}): install osada "
                f"{__version__} there"
            ) from error
        for where, version in sorted(found.items()):
            if tuple(version) != identity(game):
                raise NoCluster(_stranger(where, version, identity(game)))

    def play(
        self, plan: Series, work: Work, note: Callable[[str], None]
    ) -> Generator[list[GameResult], None, None]:
        """Play all the work; games come as they are finished."""
        landed: SimpleQueue[Any] = SimpleQueue()
        flying: dict[Any, list[int]] = {}
        threads, wanted = self._threads(), identity(plan.GAME)
        seen = looked = monotonic()
        try:
            while True:
                most = _EACH * max(1, threads)
                while len(flying) < most and (batch := work.take(most)):
                    future = self._client.submit(play_there, plan, batch, wanted, pure=False)
                    flying[future] = batch
                    future.add_done_callback(landed.put)
                if not flying:
                    return
                with suppress(Empty):
                    future = landed.get(timeout=_LOOK)
                    batch = flying.pop(future)
                    played = self._answer(future, batch, work, note)
                    if played is not None:
                        work.done(batch, played)
                        yield played.games
                if monotonic() - looked >= _LOOK:
                    threads, looked = self._threads(), monotonic()
                    if threads:
                        seen = looked
                    elif looked - seen > _ALONE:
                        raise GaveUp(f"the cluster {self.address} has no worker left")
        finally:
            if flying and self._client.status == "running":
                self._client.cancel(list(flying), force=True)

    def _answer(
        self, future: Any, batch: list[int], work: Work, note: Callable[[str], None]
    ) -> Played | None:
        """What became of a batch; None if its worker died too often."""
        try:
            played = future.result(timeout=_ANSWER)
        except self._dask.KilledWorker:
            note(work.lost(batch, "on the cluster"))
            return None
        except (OSError, self._dask.client.FutureCancelledError) as error:
            raise GaveUp(f"the cluster {self.address} went away") from error
        except NoCluster as error:
            raise GaveUp(str(error)) from error
        except Exception as error:  # whatever a strange worker answers
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            raise GaveUp(f"a worker of {self.address} cannot play ({why})") from error
        assert isinstance(played, Played)
        return played

    def _threads(self) -> int:
        """Threads of all workers."""
        try:
            return sum(self._client.nthreads().values())
        except (OSError, self._dask.CommClosedError) as error:
            raise GaveUp(f"the cluster {self.address} went away") from error

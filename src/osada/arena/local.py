"""Games on this machine, in processes of their own; one that dies is replaced."""

import signal
from collections.abc import Callable, Generator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final

from osada.arena.result import GameResult
from osada.arena.series import Series
from osada.arena.work import GaveUp, Played, Work, play_batch
from osada.kernel.processes import cores, deaf

_SPAWN: Final = get_context("spawn")
_PATIENCE: Final = 5.0
"""Seconds for a dead worker's exit code."""


class Local:
    """Plays on so many processes of this machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers if workers is not None else cores()

    def play(
        self, plan: Series, work: Work, note: Callable[[str], None]
    ) -> Generator[list[GameResult], None, None]:
        """Play all the work; games come as they are finished."""
        idle: list[_Worker] = []
        busy: dict[Connection, _Worker] = {}
        room = self.workers
        try:
            while True:
                while len(busy) < room and (batch := work.take(self.workers)):
                    try:
                        worker = _rested(idle) or _Worker(plan)
                    except OSError as error:
                        work.back(batch)
                        room = len(busy)
                        note(_no_more(room, error))
                        break
                    busy[worker.pipe] = worker
                    worker.give(batch)
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    worker = busy.pop(pipe)
                    played = worker.answer()
                    if played is None:
                        note(work.lost(worker.batch, worker.end()))
                    else:
                        idle.append(worker)
                        work.done(worker.batch, played)
                        yield played.games
        finally:
            for worker in (*idle, *busy.values()):
                worker.stop()


def _rested(idle: "list[_Worker]") -> "_Worker | None":
    """One that waits; those that died meanwhile cost no game its worker."""
    while idle:
        worker = idle.pop()
        if worker.is_alive:
            return worker
        worker.stop()
    return None


def _no_more(workers: int, error: OSError) -> str:
    """That the system lets no more workers begin; `GaveUp` if there is none."""
    why = (error.strerror or str(error)).lower()
    if not workers:
        raise GaveUp(f"no worker can be started here: {why}") from error
    return f"only {workers} of the workers can be started here: {why}"


class _Worker:
    """A process that plays batches, seen from here."""

    def __init__(self, plan: Series) -> None:
        self.batch: list[int] = []
        self.pipe, there = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_serve, args=(there, plan), daemon=True)
        try:
            with deaf():
                self._process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            there.close()

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def give(self, batch: list[int]) -> None:
        """Let it play some games."""
        self.batch = batch
        with suppress(OSError):  # it died; the answer will tell
            self.pipe.send(batch)

    def answer(self) -> Played | None:
        """What it made of them, None if it died."""
        try:
            played = self.pipe.recv()
        except (EOFError, OSError):
            return None
        assert isinstance(played, Played)
        return played

    def end(self) -> str:
        """Bury it; how it died."""
        self._process.join(_PATIENCE)
        code = self._process.exitcode
        self.stop()
        if code is None:
            return "it closed its pipe"
        return f"signal {-code}" if code < 0 else f"exit code {code}"

    def stop(self) -> None:
        """Let go of it, whatever it does."""
        self.pipe.close()
        self._process.kill()
        self._process.join()
        self._process.close()


def _serve(pipe: Connection, plan: Series) -> None:
    """The life of a worker: batches in, games out, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play_batch(plan, pipe.recv()))

"""Processes of a cluster, forked from one that has imported Dask: each saves seconds by that.

This module imports nothing of osada, because a worker may be without it, or have another.
"""

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["distributed", "tests.cluster.processes"])


class Begun:
    """A process, and what it writes."""

    def __init__(self, out: Path, err: Path, program: Callable[..., None], *words: Any) -> None:
        self.out, self.err = out, err
        self.process = _forks.Process(target=_program, args=(str(out), str(err), program, words))
        self.process.start()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self.process.pid is not None
        return self.process.pid

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return not self.process.is_alive()

    def ended(self) -> tuple[int | None, str, str]:
        """Wait for its end: the exit code, and what it wrote."""
        self.process.join(60)
        return self.process.exitcode, self.out.read_text("utf-8"), self.err.read_text("utf-8")

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.join()


def _program(out: str, err: str, program: Callable[..., None], words: tuple[Any, ...]) -> None:
    for place, stream in ((out, 1), (err, 2)):
        os.dup2(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_APPEND), stream)
    program(*words)


def scheduler(port: int) -> None:
    """`dask scheduler`."""
    from distributed import Scheduler

    async def run() -> None:
        async with Scheduler(host="127.0.0.1", port=port, dashboard=False) as it:
            await it.finished()

    asyncio.run(run())


def worker(address: str, folder: str, first: str, version: str) -> None:
    """`dask worker`; modules of the folder `first` come before all others."""
    from distributed import Worker

    if first:
        sys.path.insert(0, first)
    if version:
        import osada

        osada.__version__ = version

    async def run() -> None:
        async with Worker(address, nthreads=1, local_directory=folder, dashboard=False) as it:
            await it.finished()

    asyncio.run(run())


def command(words: tuple[str, ...]) -> None:
    """`osada WORDS`."""
    from osada.__main__ import main

    sys.argv = ["osada", *words]
    sys.exit(main())

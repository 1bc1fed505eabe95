"""A store in one file: SQLite, for one process."""

import asyncio
import os
import shutil
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Select, create_engine, event

from osada.server.store.database import T
from osada.server.store.failures import reason
from osada.server.store.records import StoreError

PRAGMAS: Final = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
READERS: Final = 4
ROOM: Final = 1 << 20
"""Bytes that must be free on the disk."""
_USED: Final = b"in use"
"""In the file of the lock: there was a database beside it."""


class Lock:
    """Held by the process that serves a file; however that process ends, the lock ends with it."""

    def __init__(self, file: Path) -> None:
        beside = file.with_name(f"{file.name}-lock")
        self._handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if not _alone(self._handle):
                holder = os.read(self._handle, 20).decode("ascii", "replace").partition("\n")[0]
                raise StoreError(
                    f'"{file}" is served by another Osada already (process {holder or "unknown"}): '
                    "stop that one, or let several serve one PostgreSQL"
                )
            self.used = _USED in os.pread(self._handle, 100, 0)
            self._note()
        except BaseException:
            self.release()
            raise

    def use(self) -> None:
        """There is a database beside it from now on."""
        if not self.used:
            self.used = True
            self._note()

    def _note(self) -> None:
        os.truncate(self._handle, 0)
        os.pwrite(self._handle, b"%d\n%s\n" % (os.getpid(), _USED if self.used else b""), 0)

    def release(self) -> None:
        """Let another process have the file."""
        os.close(self._handle)


def _alone(handle: int) -> bool:
    """Whether no other process has the file, where the system can tell."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def _claim(file: Path) -> Lock:
    """Make the file if it is not there, for its owner's eyes only, and lock it for this process."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(file)
    except OSError as error:
        raise StoreError(
            f'the folder "{file.parent}" cannot be written: {reason(error)}; name a file elsewhere'
        ) from error
    if lock.used and file.exists() and not file.stat().st_size:
        lock.release()
        raise StoreError(
            f'"{file}" is empty, but there was a database: put it back, or delete the empty file '
            "to start again"
        )
    try:
        file.touch(mode=0o600)
        with open(file, "r+b"):
            pass
    except OSError as error:
        lock.release()
        raise StoreError(
            f'"{file}" cannot be written: {reason(error)}; name a file elsewhere'
        ) from error
    return lock


class File:
    """One connection that writes and some that only read, each used by a thread of its own."""

    def __init__(self, path: Path) -> None:
        url = URL.create("sqlite+pysqlite", database=str(path))
        self._lock = _claim(path)
        self._path = path
        self._known = _identity(path)
        self._writer = create_engine(url, pool_size=1, max_overflow=0)
        self._reader = create_engine(
            url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT"
        )
        for engine in (self._writer, self._reader):
            event.listen(engine, "connect", _prepare)
        event.listen(self._writer, "begin", _begin)
        self._writing = ThreadPoolExecutor(1, "osada-store-write")
        self._reading = ThreadPoolExecutor(READERS, "osada-store-read")

    async def read(self, wanted: Select[Any]) -> Sequence[Any]:
        """The rows that are there now."""

        def work() -> Sequence[Any]:
            self._find()
            with self._reader.connect() as connection:
                found: Sequence[Any] = connection.execute(wanted).all()
                return found

        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work on the one connection that writes; the work begins and commits."""

        def connected() -> T:
            self._find()
            with self._writer.connect() as connection:
                done = work(connection)
            self._find()
            self._lock.use()
            return done

        return await asyncio.get_running_loop().run_in_executor(self._writing, connected)

    def _find(self) -> None:
        """What is written into a file that somebody has deleted or replaced is not stored.

        Nor may another file be opened under its name: what was written last lies beside it.
        """
        try:
            if _identity(self._path) == self._known:
                return
        except OSError:
            pass
        raise StoreError(
            f'the file "{self._path}" was deleted or replaced; put it back, or start Osada again'
        )

    async def check(self) -> None:
        """Whether the file is there and has room."""
        self._find()
        if shutil.disk_usage(self._path.parent).free < ROOM:
            raise StoreError("the disk is full")

    async def close(self) -> None:
        """Let go of all connections, then of the lock."""
        for engine, threads in ((self._reader, self._reading), (self._writer, self._writing)):
            await asyncio.get_running_loop().run_in_executor(threads, engine.dispose)
            threads.shutdown()
        self._lock.release()


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that reads first and then writes must hold the lock from the start."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")

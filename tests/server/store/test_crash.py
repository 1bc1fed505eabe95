"""Whatever was acknowledged is there after kill -9, however often; then the game goes on."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from osada.server.store import Append, Store, StoreError
from tests.server.store.tables import bodies, found

WRITER = """
import asyncio, sys
from osada.server.store import Append, Row, Store

async def play(store, table):
    stored = len(await store.events(table))
    while True:
        row = Row(table, "table", "running", True, "", 0, stored, "{}")
        bodies = [str(stored + 1), str(stored + 2)]
        await store.append(Append(table, stored, bodies, row))
        stored += 2
        print(table, stored, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{number}") for number in range(20)))

asyncio.run(main())
"""


def acknowledged_until_killed(url: str, seconds: float, log: Path) -> dict[str, int]:
    """What a process has printed as stored before it was killed in the middle of it."""
    with open(log, "wb") as printed:
        process = subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=printed)
        deadline = time.monotonic() + 60
        while not log.stat().st_size and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(seconds)
        assert process.poll() is None
        process.send_signal(signal.SIGKILL)
        process.wait()
    whole = log.read_bytes().rpartition(b"\n")[0].decode().splitlines()
    assert whole
    return {table: int(number) for table, number in map(str.split, whole)}


async def test_what_was_acknowledged_outlives_kill_9(url: str, tmp_path: Path) -> None:
    chance = random.Random(7)
    known: dict[str, int] = {}
    for _ in range(2):
        seconds = chance.uniform(0.05, 0.5)
        known |= await asyncio.to_thread(
            acknowledged_until_killed, url, seconds, tmp_path / "printed"
        )
        store = await Store.open(url)
        for table, number in known.items():
            stored = await bodies(store, table)
            assert stored == [str(number) for number in range(1, len(stored) + 1)]
            assert len(stored) >= number
            assert len(stored) % 2 == 0
        assert {row.id for row in await store.rows(known)} == set(known)
        await store.close()


async def test_a_full_disk_is_told_and_then_forgotten(sqlite_url: str) -> None:
    """Nobody hears of a move that does not fit; once there is room, all goes on by itself."""
    most = 2**30

    def limit(connection: object, _: object) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count = {most}")  # type: ignore[attr-defined]

    event.listen(Pool, "connect", limit)
    try:
        store = await Store.open(sqlite_url)
        await found(store, "a")
        await found(store, "b")
        most = 1  # SQLite takes the number of pages that there are already
        await store.close()
        store = await Store.open(sqlite_url)
        large = "x" * 100_000
        told = "The store cannot be written: database or disk is full"
        with pytest.raises(StoreError, match=told):
            await store.append(Append("a", 1, [large]))
        verdicts = await asyncio.gather(
            store.append(Append("a", 1, [large])),
            store.append(Append("b", 1, ["small"])),
            store.append(Append("a", 1, ["small"])),
            return_exceptions=True,
        )
        assert [type(verdict) for verdict in verdicts] == [StoreError, type(None), type(None)]
        with pytest.raises(StoreError, match=told):
            await store.append(Append("a", 2, [large]))
        assert await bodies(store, "a") == ["1", "small"]
        assert await store.healthy()
        most = 2**30
        await store.append(Append("a", 2, [large]))
        assert await bodies(store, "a") == ["1", "small", large]
        await store.close()
    finally:
        event.remove(Pool, "connect", limit)


async def test_a_file_that_somebody_else_locks(sqlite_url: str) -> None:
    """A curious person with the file open in another program holds nobody up for long."""
    store = await Store.open(sqlite_url)
    await found(store, "a")
    locking = (
        "import sqlite3, sys\n"
        f"file = sqlite3.connect({sqlite_url.removeprefix('sqlite:///')!r}, isolation_level=None)\n"
        "file.execute('BEGIN IMMEDIATE'); print('locked', flush=True); sys.stdin.read()"
    )
    curious = subprocess.Popen(
        [sys.executable, "-c", locking], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert curious.stdout is not None
    assert curious.stdout.readline() == b"locked\n"
    waiting = asyncio.create_task(store.append(Append("a", 1, ["x"])))
    await asyncio.sleep(0.3)
    assert await bodies(store, "a") == ["1"]
    assert not waiting.done()
    await asyncio.to_thread(curious.communicate)
    await waiting
    assert await bodies(store, "a") == ["1", "x"]
    await store.close()

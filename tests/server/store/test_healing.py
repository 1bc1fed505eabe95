"""After a spell in which nothing can be written all goes on, and meanwhile it is known."""

import os
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from osada.server.store import Append, Store, StoreError, pulse, sqlite
from tests.server.store.tables import bodies, found


@pytest.fixture(autouse=True)
def _no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question about its health is asked of the database."""
    monkeypatch.setattr(pulse, "FRESH", -1.0)


async def test_a_file_that_was_read_only_for_a_moment(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await found(store, "a")
    spell = True

    def connecting(
        _: object, __: object, words: list[str], ___: object
    ) -> sqlite3.Connection | None:
        if not spell:
            return None
        return sqlite3.connect(f"file:{words[0]}?mode=ro", uri=True, check_same_thread=False)

    database = store._database
    assert isinstance(database, sqlite.File)
    event.listen(database._writer, "do_connect", connecting)
    database._writer.dispose()  # as after the first write that failed
    for _ in range(2):
        with pytest.raises(StoreError, match="readonly"):
            await store.append(Append("a", 1, ["2"]))
        assert not await store.healthy()
    spell = False
    await store.append(Append("a", 1, ["2"]))
    assert await store.healthy()
    assert await bodies(store, "a") == ["1", "2"]
    await store.close()


async def test_a_lock_that_another_program_holds(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", ("PRAGMA busy_timeout = 50", *sqlite.PRAGMAS[1:]))
    store = await Store.open(sqlite_url)
    assert await store.healthy()
    other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert not await store.healthy()
    other.execute("ROLLBACK")
    other.close()
    assert await store.healthy()
    await store.close()


async def test_a_disk_without_room(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(sqlite_url)
    with monkeypatch.context() as full:
        full.setattr(sqlite, "ROOM", 1 << 62)
        assert not await store.healthy()
    assert await store.healthy()
    await store.close()


async def test_what_goes_into_a_deleted_file_is_not_stored(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await found(store, "a")
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    away = file.with_name("away")
    file.rename(away)
    with pytest.raises(StoreError, match="deleted or replaced"):
        await store.append(Append("a", 1, ["2"]))
    assert not await store.healthy()
    file.touch()
    with pytest.raises(StoreError, match="deleted or replaced"):
        await store.append(Append("a", 1, ["2"]))
    os.replace(away, file)
    assert await store.healthy()
    await store.close()


async def test_an_empty_file_is_new_only_where_there_was_no_database(sqlite_url: str) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    file.touch()
    store = await Store.open(sqlite_url)
    await found(store, "a")
    await store.close()
    file.write_bytes(b"")
    with pytest.raises(StoreError, match="is empty, but there was a database"):
        await Store.open(sqlite_url)
    file.unlink()
    await (await Store.open(sqlite_url)).close()


async def test_however_many_ask_one_look_is_enough(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "FRESH", 3600.0)
    store = await Store.open(sqlite_url)
    looks = 0
    checked = store._database.check

    async def check() -> None:
        nonlocal looks
        looks += 1
        await checked()

    monkeypatch.setattr(store._database, "check", check)
    for _ in range(50):
        assert await store.healthy()
    assert looks == 1
    await store.close()


async def test_a_server_that_takes_no_writing(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    assert await store.healthy()
    name = postgres_url.rpartition("/")[2]

    async def read_only(value: str) -> None:
        async with store._database._reader.connect() as meddler:  # type: ignore[attr-defined]
            await meddler.exec_driver_sql(
                f"ALTER DATABASE {name} SET default_transaction_read_only = {value}"
            )
        await store._database._writer.dispose()  # type: ignore[attr-defined]

    await read_only("on")
    assert not await store.healthy()
    with pytest.raises(StoreError, match="read-only"):
        await found(store, "a")
    await read_only("off")
    assert await store.healthy()
    await found(store, "a")
    await store.close()

"""Several processes on one PostgreSQL: races, news, tables kept by one of them, broken lines."""

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from osada.server.store import Append, Conflict, Store, StoreError, link, postgres
from tests.server.postgres import Cluster
from tests.server.store.tables import bodies, found, row
from tests.server.store.wire import wire


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, as two processes would have."""
    first, second = await Store.open(postgres_url), await Store.open(postgres_url)
    yield first, second
    await first.close()
    await second.close()


async def soon(is_true: Callable[[], bool]) -> None:
    """Wait until something has become true."""
    async with asyncio.timeout(20):
        while not is_true():
            await asyncio.sleep(0.01)


async def at_last(store: Store, table: str) -> None:
    """Wait until the store keeps a table."""
    async with asyncio.timeout(60):
        while not await store.keep(table):
            await asyncio.sleep(0.05)


@asynccontextmanager
async def meddling(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection for somebody who gets in the way."""
    connection = await asyncpg.connect(url)
    yield connection
    await connection.close()


async def cut_all(url: str) -> None:
    """The server hangs up on everybody else."""
    async with meddling(url) as meddler:
        await meddler.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


# Races


async def test_processes_that_start_together_migrate_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(6)))
    await found(stores[0], "a")
    for store in stores:
        assert await bodies(store, "a") == ["1"]
        await store.close()


async def test_of_two_processes_with_the_same_number_exactly_one_wins(
    pair: tuple[Store, Store],
) -> None:
    await found(pair[0], "a")
    won = [0, 0]
    for number in range(1, 101):
        verdicts = await asyncio.gather(
            *(store.append(Append("a", number, [f"{number}"])) for store in pair),
            return_exceptions=True,
        )
        assert sorted(map(type, verdicts), key=repr) == [type(None), Conflict]
        won[verdicts.index(None)] += 1
    assert len(await bodies(pair[0], "a")) == 101
    assert await pair[0].events("a") == await pair[1].events("a")


async def test_of_two_processes_with_the_same_new_name_exactly_one_wins(
    pair: tuple[Store, Store],
) -> None:
    for number in range(30):
        name = f"t{number}"
        appends = [Append(name, 0, ["1", "2"], row(name, title=str(who))) for who in (0, 1)]
        verdicts = await asyncio.gather(
            *(store.append(append) for store, append in zip(pair, appends, strict=True)),
            return_exceptions=True,
        )
        assert sorted(map(type, verdicts), key=repr) == [type(None), Conflict]
        assert await pair[0].row(name) == appends[verdicts.index(None)].row


async def test_whole_batches_race_without_a_deadlock(pair: tuple[Store, Store]) -> None:
    """Both write all tables in every transaction, each in an order of its own."""
    names = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(found(pair[0], name) for name in names))
    order, last = random.Random(1), dict.fromkeys(names, 1)
    for _ in range(25):
        appends = [
            (store, Append(name, last[name], ["x"], row(name)))
            for store in pair
            for name in order.sample(names, len(names))
        ]
        verdicts = await asyncio.gather(
            *(store.append(append) for store, append in appends), return_exceptions=True
        )
        assert {type(verdict) for verdict in verdicts} == {type(None), Conflict}
        for (_, append), verdict in zip(appends, verdicts, strict=True):
            last[append.table] += verdict is None
        assert set(last.values()) == {max(last.values())}
    for name in names:
        assert len(await bodies(pair[1], name)) == 26


async def test_a_process_that_stands_still_holds_up_its_own_table_only(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgres.SETTINGS, "lock_timeout", "200ms")
    store = await Store.open(postgres_url)
    await found(store, "a")
    await found(store, "b")
    async with meddling(postgres_url) as meddler, meddler.transaction():
        await meddler.execute("SELECT * FROM tables WHERE id = 'a' FOR UPDATE")
        verdicts = await asyncio.gather(
            store.append(Append("a", 1, ["x"])),
            store.append(Append("b", 1, ["x"])),
            return_exceptions=True,
        )
        assert isinstance(verdicts[0], StoreError)
        assert "lock timeout" in str(verdicts[0])
        assert verdicts[1] is None
    await store.append(Append("a", 1, ["x"]))
    await store.close()


async def test_a_process_that_stands_still_for_good_is_cut_off(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgres_url)
    await found(store, "a")
    with monkeypatch.context() as impatient:
        impatient.setitem(postgres.SETTINGS, "idle_in_transaction_session_timeout", "200ms")
        stopped = await postgres.connect(postgres_url)
    await stopped.execute("BEGIN; SELECT * FROM tables WHERE id = 'a' FOR UPDATE")
    await store.append(Append("a", 1, ["x"]))
    stopped.terminate()
    await store.close()


# News


async def test_what_one_appends_the_other_hears(pair: tuple[Store, Store]) -> None:
    heard: list[list[tuple[str, int]]] = [[], []]
    for store, news in zip(pair, heard, strict=True):
        store.changes(lambda table, number, news=news: news.append((table, number)))  # type: ignore[misc]
    await found(pair[0], "a", events=3)
    await pair[1].append(Append("a", 3, ["x", "y"]))
    with pytest.raises(Conflict):
        await pair[1].append(Append("a", 3, ["late"]))
    await pair[0].append(Append("a", 5, ["z"]))
    await soon(lambda: len(heard[1]) == 2)
    assert heard == [[("a", 5)], [("a", 3), ("a", 6)]]


async def test_news_come_after_the_commit(pair: tuple[Store, Store]) -> None:
    """Who hears of a number can read up to it."""
    reading: list[asyncio.Task[int]] = []

    async def read(number: int) -> int:
        return number - len(await pair[1].events("a"))

    pair[1].changes(lambda _, number: reading.append(asyncio.create_task(read(number))))
    await found(pair[0], "a")
    for number in range(1, 50):
        await pair[0].append(Append("a", number, ["x"]))
    await soon(lambda: len(reading) == 50)
    assert max(await asyncio.gather(*reading)) <= 0


async def test_after_a_broken_line_anything_may_have_changed(
    postgres_url: str, pair: tuple[Store, Store]
) -> None:
    heard: list[tuple[str, int]] = []
    pair[1].changes(lambda table, number: heard.append((table, number)))
    await found(pair[0], "a")
    await soon(lambda: len(heard) == 1)
    await cut_all(postgres_url)
    await soon(lambda: heard[1:] == [("", 0)])
    await pair[0].append(Append("a", 1, ["x"]))
    await soon(lambda: heard[2:] == [("a", 2)])


async def test_a_line_that_has_gone_silent_is_laid_anew(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "_BEAT", 1.0)
    monkeypatch.setattr(link, "_PATIENCE", 1.0)
    async with wire(postgres_url) as (between, url):
        near, far = await Store.open(url), await Store.open(postgres_url)
        heard: list[tuple[str, int]] = []
        lost: list[bool] = []
        near.changes(lambda table, number: heard.append((table, number)))
        near.lost(lambda: lost.append(True))
        assert await near.keep("a")
        between.go_silent()
        await found(far, "a")
        await soon(lambda: lost == [True])
        assert heard == []
        assert not await near.keep("a")
        between.cut()
        await soon(lambda: heard == [("", 0)])
        assert await bodies(near, "a") == ["1"]
        await at_last(near, "a")
        await near.close()
        await far.close()


# Kept tables


async def test_one_of_all_processes_keeps_a_table(pair: tuple[Store, Store]) -> None:
    first, second = pair
    assert await first.keep("a")
    assert await first.keep("a")
    assert not await second.keep("a")
    assert await second.keep("b")
    await second.release("a")
    assert not await second.keep("a")
    await first.release("a")
    assert await second.keep("a")
    assert not await first.keep("a")


async def test_many_who_want_to_keep_a_table_at_once(pair: tuple[Store, Store]) -> None:
    kept = await asyncio.gather(*(store.keep("a") for _ in range(10) for store in pair))
    assert sum(kept) == 10
    keeper = pair[0] if await pair[0].keep("a") else pair[1]
    other = pair[1] if keeper is pair[0] else pair[0]
    await keeper.release("a")
    assert await other.keep("a")


async def test_who_stops_keeps_nothing(postgres_url: str, pair: tuple[Store, Store]) -> None:
    third = await Store.open(postgres_url)
    assert await third.keep("a")
    await third.close()
    await at_last(pair[0], "a")


async def test_a_killed_process_keeps_nothing(postgres_url: str, pair: tuple[Store, Store]) -> None:
    keeping = (
        "import asyncio\nfrom osada.server.store import Store\n"
        "async def keep():\n"
        f"    store = await Store.open({postgres_url!r})\n"
        "    print(await store.keep('a'), flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(keep())"
    )
    with subprocess.Popen([sys.executable, "-c", keeping], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"True\n"
        assert not await pair[0].keep("a")
        process.send_signal(signal.SIGKILL)
    await at_last(pair[0], "a")


async def test_who_gives_up_while_asking_keeps_nothing(pair: tuple[Store, Store]) -> None:
    """Whether the server has heard the question or not."""
    for beats in range(6):
        asking = asyncio.create_task(pair[0].keep("a"))
        for _ in range(beats):
            await asyncio.sleep(0)
        asking.cancel()
        if isinstance((await asyncio.gather(asking, return_exceptions=True))[0], bool):
            await pair[0].release("a")
        await at_last(pair[1], "a")
        await pair[1].release("a")


async def test_who_loses_the_line_is_told_that_nothing_is_kept(
    postgres_url: str, pair: tuple[Store, Store]
) -> None:
    lost: list[bool] = []
    pair[0].lost(lambda: lost.append(True))
    assert await pair[0].keep("a")
    await cut_all(postgres_url)
    await soon(lambda: lost == [True])
    await at_last(pair[1], "a")
    assert not await pair[0].keep("a")


async def test_sqlite_keeps_everything_and_hears_nothing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    heard: list[object] = []
    store.changes(lambda *told: heard.append(told))
    store.lost(lambda: heard.append("lost"))
    assert await store.keep("a")
    await store.release("a")
    await found(store, "a")
    await store.close()
    assert heard == []


# A server that comes and goes


async def test_connections_that_were_cut_are_replaced(
    postgres_url: str, pair: tuple[Store, Store]
) -> None:
    """Nobody notices: a transaction that had not begun is begun anew."""
    await found(pair[0], "a")
    for number in range(1, 6):
        await cut_all(postgres_url)
        await pair[0].append(Append("a", number, ["x"]))
        assert len(await bodies(pair[0], "a")) == number + 1
        assert await pair[1].healthy()


async def test_a_server_that_was_away(cluster: Cluster, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    heard: list[tuple[str, int]] = []
    lost: list[bool] = []
    store.changes(lambda table, number: heard.append((table, number)))
    store.lost(lambda: lost.append(True))
    await found(store, "a")
    assert await store.keep("a")
    await asyncio.to_thread(cluster.stop)
    try:
        with pytest.raises(StoreError, match="The store cannot be reached: nobody listens there"):
            await store.append(Append("a", 1, ["x"]))
        with pytest.raises(StoreError, match="The store cannot be read: nobody listens there"):
            await store.events("a")
        many = await asyncio.gather(
            *(store.append(Append("a", 1, ["x"])) for _ in range(500)), return_exceptions=True
        )
        assert all(isinstance(verdict, StoreError) for verdict in many)
        assert not await store.healthy()
        assert not await store.keep("b")
        await soon(lambda: lost == [True])
    finally:
        await asyncio.to_thread(cluster.start)
    await store.append(Append("a", 1, ["x"]))
    assert await bodies(store, "a") == ["1", "x"]
    await soon(lambda: heard == [("", 0)])
    await at_last(store, "a")
    assert await store.healthy()
    await store.close()


async def test_a_server_that_does_not_answer(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "_ANSWER", 3.0)
    monkeypatch.setattr(postgres, "_CALL", 3.0)
    async with wire(postgres_url) as (between, url):
        store = await Store.open(url)
        await found(store, "a")
        await store.events("a")
        between.go_silent()
        verdicts = await asyncio.gather(
            store.append(Append("a", 1, ["x"])),
            store.events("a"),
            store.append(Append("a", 1, ["x"])),
            return_exceptions=True,
        )
        assert [type(verdict) for verdict in verdicts] == [StoreError] * 3
        assert "does not answer" in str(verdicts[1])
        assert not await store.healthy()
        between.cut()
        await store.append(Append("a", 1, ["x"]))
        assert await bodies(store, "a") == ["1", "x"]
        await store.close()


async def test_a_server_that_dies_in_the_middle_loses_nothing_that_was_acknowledged(
    cluster: Cluster, postgres_url: str
) -> None:
    store = await Store.open(postgres_url)
    names = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(found(store, name) for name in names))
    acknowledged = dict.fromkeys(names, 1)

    async def play(name: str) -> None:
        while True:
            try:
                await store.append(Append(name, acknowledged[name], ["x"]))
                acknowledged[name] += 1
            except Conflict:  # stored although COMMIT failed: read on, as a table does
                acknowledged[name] = len(await bodies(store, name))
            except StoreError:
                return

    playing = [asyncio.create_task(play(name)) for name in names]
    while sum(acknowledged.values()) <= 2 * len(names):
        await asyncio.sleep(0.01)
    await asyncio.to_thread(cluster.stop)
    await asyncio.gather(*playing)
    await asyncio.to_thread(cluster.start)
    for name in names:
        stored = len(await bodies(store, name))
        assert acknowledged[name] <= stored <= acknowledged[name] + 1
    await store.close()


async def test_what_a_process_keeps_that_hangs_is_free_after_a_while(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection stays open, and only the server can tell that nothing comes any more."""
    with monkeypatch.context() as hanging:
        hanging.setattr(link, "SILENCE", "6s")
        hanging.setattr(link, "_BEAT", 3600.0)
        first = await Store.open(postgres_url)
        assert await first.keep("a")
    monkeypatch.setattr(link, "_BEAT", 0.05)
    second = await Store.open(postgres_url)
    await at_last(second, "a")
    assert await second.healthy()
    await first.close()
    await second.close()

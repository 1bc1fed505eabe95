"""A database that cannot be used says why in one sentence, and how to go on; never a password."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from osada.server.store import Store, StoreError
from tests.server.store.tables import bodies, found


async def refused(url: str) -> str:
    """The sentence with which a store does not open."""
    with pytest.raises(StoreError) as told:
        await Store.open(url)
    sentence = str(told.value)
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    "url",
    ["", "osada.db", "/var/osada.db", "mysql://osada@localhost/osada", "sqlite:osada.db", "://"],
)
async def test_what_is_no_url_is_told_how_one_is_written(url: str) -> None:
    sentence = await refused(url)
    assert f'"{url}" is not a database URL' in sentence
    assert "sqlite:///FILE" in sentence
    assert "postgresql://" in sentence


@pytest.mark.parametrize("url", ["sqlite:///", "sqlite://osada.db", "sqlite:////"])
async def test_a_file_is_named_behind_three_slashes(url: str) -> None:
    assert "write sqlite:///FILE" in await refused(url)


async def test_a_file_takes_no_settings(tmp_path: Path) -> None:
    assert "takes no settings" in await refused(f"sqlite:///{tmp_path}/osada.db?mode=ro")


async def test_a_relative_file_lies_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open("sqlite:///new folder/50% osada.db")
    await found(store, "a")
    await store.close()
    assert (tmp_path / "new folder" / "50% osada.db").exists()


async def test_a_file_in_the_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    await (await Store.open("sqlite:///~/osada.db")).close()
    assert (tmp_path / "osada.db").exists()


async def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/osada.db")
    await found(store, "a")
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {
        "osada.db": 0o600,
        "osada.db-wal": 0o600,
        "osada.db-shm": 0o600,
        "osada.db-lock": 0o600,
    }
    await store.close()


async def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    assert 'the folder "/proc/osada" cannot be written' in await refused("sqlite:////proc/osada/a")
    (tmp_path / "file").touch()
    assert "name a file elsewhere" in await refused(f"sqlite:///{tmp_path}/file/osada.db")


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "osada.db").mkdir()
    sentence = await refused(f"sqlite:///{tmp_path}/osada.db")
    assert "osada.db" in sentence
    assert "Is a directory" in sentence


async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "osada.db"
    file.write_text("a shopping list: bread, butter, cheese\n" * 100)
    sentence = await refused(f"sqlite:///{file}")
    assert str(file) in sentence
    assert "file is not a database" in sentence
    assert file.read_text().startswith("a shopping list")


async def test_a_database_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (id INTEGER)")
    other.close()
    assert 'something else already (a table "recipes")' in await refused(f"sqlite:///{file}")
    with sqlite3.connect(file) as other:
        names = other.execute("SELECT name FROM sqlite_master").fetchall()
    other.close()
    assert names == [("recipes",)]


async def test_one_process_serves_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/osada.db"
    store = await Store.open(url)
    opening = (
        "import asyncio\nfrom osada.server.store import Store, StoreError\n"
        f"try: asyncio.run(Store.open({url!r}))\nexcept StoreError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", opening], capture_output=True, text=True)
    assert f"is served by another Osada already (process {os.getpid()})" in done.stdout
    assert "PostgreSQL" in await refused(url)
    await found(store, "a")
    await store.close()
    again = await Store.open(url)
    assert await bodies(again, "a") == ["1"]
    await again.close()


async def test_a_link_to_a_file_is_that_file(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "osada.db")
    store = await Store.open(f"sqlite:///{tmp_path}/osada.db")
    assert "another Osada" in await refused(f"sqlite:///{tmp_path}/link.db")
    await store.close()


async def test_without_a_file_everything_is_gone_afterwards() -> None:
    first, second = await Store.open("sqlite://"), await Store.open("sqlite://")
    await found(first, "a")
    assert await second.row("a") is None
    await first.close()
    await second.close()


async def test_many_may_open_at_the_same_time() -> None:
    stores = await asyncio.gather(*(Store.open("sqlite://") for _ in range(8)))
    for store in stores:
        await found(store, "a")
        await store.close()


async def test_after_a_failed_opening_the_file_is_free(tmp_path: Path) -> None:
    file = tmp_path / "osada.db"
    file.write_text("no database " * 1000)
    await refused(f"sqlite:///{file}")
    file.unlink()
    await (await Store.open(f"sqlite:///{file}")).close()


async def test_a_damaged_file_says_so(tmp_path: Path) -> None:
    file = tmp_path / "osada.db"
    store = await Store.open(f"sqlite:///{file}")
    for table in "abcdefgh":
        await found(store, table, events=200)
    await store.close()
    size = file.stat().st_size
    with open(file, "r+b") as broken:
        broken.seek(4096)
        broken.write(os.urandom(size - 4096))
    try:
        store = await Store.open(f"sqlite:///{file}")
    except StoreError as error:
        assert "malformed" in str(error)  # noqa: PT017
        return
    with pytest.raises(StoreError, match="malformed"):
        await store.events("a")
    await store.close()


async def test_a_server_that_is_not_there() -> None:
    sentence = await refused("postgresql://osada:opensesame@127.0.0.1:1/osada")
    assert "postgresql://osada@127.0.0.1:1/osada" in sentence
    assert "is PostgreSQL running?" in sentence
    assert "opensesame" not in sentence


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://osada:opensesame@host.invalid/osada",
        "postgresql://osada:opensesame@127.0.0.1:port/osada",
        "postgresql://osada:opensesame@[::1/osada",
        "postgresql://osada:open@sesame@127.0.0.1:1/osada",
        "postgresql://osada:open/sesame@127.0.0.1:1/osada",
        "postgresql://osada:sesame/open@127.0.0.1:1/osada",
        "postgresql://osada:sesame?open@127.0.0.1:1/osada",
        "postgresql://osada:sesame#open@127.0.0.1:1/osada",
        "postgresql://osada:sesame://open@127.0.0.1:1/osada",
        "postgresql://127.0.0.1:1/osada?user=osada&password=opensesame",
        "postgresql://127.0.0.1:1/osada?user=osada&password=open@sesame",
        "postgresql://127.0.0.1:1/osada?user=osada&password=sesame@open",
        "mysql://osada:opensesame@127.0.0.1/osada",
        "osada:opensesame@127.0.0.1/osada",
    ],
)
async def test_no_sentence_tells_a_password(url: str) -> None:
    assert "sesame" not in await refused(url)


async def test_a_database_that_is_not_there(postgres_url: str) -> None:
    assert 'database "nowhere" does not exist' in await refused(
        postgres_url.rpartition("/")[0] + "/nowhere"
    )


async def test_a_user_who_is_not_there(postgres_url: str) -> None:
    url = postgres_url.replace("osada@", "nobody:opensesame@")
    assert 'role "nobody" does not exist' in await refused(url)


async def test_a_server_url_may_be_short_and_have_settings(postgres_url: str) -> None:
    url = postgres_url.replace("postgresql://", "postgres://") + "?sslmode=disable"
    store = await Store.open(url)
    assert await store.healthy()
    await store.close()

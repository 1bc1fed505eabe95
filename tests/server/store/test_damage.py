"""What is not as it was stored is never taken for it; files of 0.4.0 are read as before."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from osada.server import wants
from osada.server.rooms import Rooms
from osada.server.settings import Settings
from osada.server.store import Damaged, Store
from tests.server.rooms import Eyes
from tests.server.store.tables import bodies, found

OLD = Path(__file__).with_name("v040.sql")
"""A database that version 0.4.0 has written: games with bots, with a clock, with dice."""


async def _edited(store: Store, statement: str) -> None:
    """Somebody changes the database by hand."""

    def work(connection: Connection) -> None:
        with connection.begin():
            connection.execute(text(statement))

    await store._database.write(work)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET body = '2x' WHERE table_id = 'a' AND number = 2",
        "UPDATE events SET at = at + 1 WHERE table_id = 'a' AND number = 2",
        "UPDATE events SET seal = 0 WHERE table_id = 'a' AND number = 3",
        "DELETE FROM events WHERE table_id = 'a' AND number = 3",
        "DELETE FROM events WHERE table_id = 'a' AND number = 1",
        "DELETE FROM events WHERE table_id = 'a'",
        "UPDATE tables SET last = 2 WHERE id = 'a'",
        "UPDATE tables SET last = 4 WHERE id = 'a'",
        "UPDATE events SET number = 9 WHERE table_id = 'a' AND number = 2",
        "UPDATE events SET table_id = 'b', number = 4 WHERE table_id = 'a' AND number = 2",
    ],
)
async def test_whatever_is_changed_by_hand_is_noticed(store: Store, statement: str) -> None:
    await found(store, "a", events=3)
    await found(store, "b", events=3)
    await _edited(store, statement)
    with pytest.raises(Damaged):
        await store.events("a")
    if "'b'" not in statement:
        assert await bodies(store, "b") == ["1", "2", "3"]


async def test_what_is_no_text_is_damage_and_its_value_is_told_to_nobody(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await found(store, "a", events=2)
    await _edited(
        store, "UPDATE events SET body = CAST(x'736563726574ff' AS TEXT) WHERE number = 1"
    )
    with pytest.raises(Damaged) as told:
        await store.events("a")
    error: BaseException | None = told.value
    assert "secret" not in str(told.value)
    assert "secret" not in str(error.__cause__ if error else "")
    await store.close()


def _opened(path: Path, edit: str = "") -> str:
    """A file that version 0.4.0 has left, perhaps changed by hand."""
    made = sqlite3.connect(path)
    made.executescript(OLD.read_text(encoding="utf-8"))
    if edit:
        made.execute(edit)
    made.commit()
    made.close()
    return f"sqlite:///{path}"


async def _at(url: str, work: Callable[[Rooms], object]) -> None:
    store = await Store.open(url)
    rooms = Rooms(store, Settings(database=url, bot_pause=0))
    try:
        await work(rooms)  # type: ignore[misc]
    finally:
        await rooms.stop()
        await store.close()


async def test_a_database_of_version_0_4_0_goes_on(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        due = await rooms.store.due(10**10, 0)
        assert {id for _, id in due} == {"bots-0000", "pair-0000"}
        for id in ("bots-0000", "pair-0000", "roll-0000"):
            room = await rooms.room(id)
            assert room.table.moves > 5
            seat = room.table.asked[0]
            if room.table.seats[seat].bot is None:
                eyes = Eyes(room, seat)
                eyes.read()
                text = eyes.seen["offers"][0]["text"]
                await room.do(lambda table, seat=seat, text=text: wants.move(table, seat, text))  # type: ignore[misc]
        again = Rooms(rooms.store, rooms.settings)
        for id in ("bots-0000", "pair-0000", "roll-0000"):
            table = (await again.room(id)).table
            assert table.match is not None
            assert table.number == (await rooms.room(id)).table.number

    await _at(_opened(tmp_path / "old.db"), work)


@pytest.mark.parametrize(
    "edit",
    [
        """UPDATE events SET body = replace(body, '"hash":"', '"hash":"0') WHERE number = 16""",
        "DELETE FROM events WHERE number = 16",
        """UPDATE events SET body = replace(body, '"seed":"', '"seed":"x')""",
        "UPDATE events SET body = 'x' WHERE number = 10",
        """UPDATE events SET body = '{"type":"left","seat":9}' WHERE number = 12""",
    ],
)
async def test_in_an_old_database_another_game_is_not_shown(tmp_path: Path, edit: str) -> None:
    async def work(rooms: Rooms) -> None:
        with pytest.raises(Damaged):
            await rooms.room("bots-0000")
        assert rooms.count[0] == 0

    await _at(_opened(tmp_path / "old.db", edit), work)

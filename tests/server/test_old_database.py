"""A database of 0.4.0 opens, shows what it showed then, and its games are played on.

`data/osada-0.4.0.db.gz` was written by a server of that version; beside it stands what that server
told about each table, and the keys of the seats.
"""

import gzip
import json
import random
import sqlite3
import time
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.server import patient
from tests.server.serving import Person, served
from tests.server.test_play import play_on

DATA = Path(__file__).parent / "data"
TABLES: dict[str, dict[str, Any]] = json.loads((DATA / "osada-0.4.0.json").read_text("utf-8"))
RUNNING = [name for name, table in TABLES.items() if table["status"] == "running"]
FINISHED = [name for name, table in TABLES.items() if table["status"] == "finished"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A copy, with times as if it had been written just now: clocks run, and old tables rest."""
    copy = tmp_path / "osada.db"
    copy.write_bytes(gzip.decompress((DATA / "osada-0.4.0.db.gz").read_bytes()))
    with closing(sqlite3.connect(copy)) as base, base:
        (newest,) = base.execute("SELECT max(changed) FROM tables").fetchone()
        since = int(time.time()) - newest
        base.execute("UPDATE tables SET made = made + ?, changed = changed + ?", [since, since])
        base.execute("UPDATE events SET at = at + ?", [since * 1000])
    return copy


def person(address: str, name: str, seat: int) -> Person:
    """Somebody who sat at a table then, with the key of that time."""
    found = Person(address, TABLES[name]["names"][seat])
    found.table, found.seat, found.key = TABLES[name]["id"], seat, TABLES[name]["keys"][str(seat)]
    path = f"/api/tables/{found.table}/seats/{seat}/enter"
    assert found.http.post(path, json={"key": found.key}).status_code == 201
    return found


def people(address: str, name: str) -> list[Person]:
    seats = patient.get(f"{address}/api/tables/{TABLES[name]['id']}").json()["seats"]
    keys = map(int, TABLES[name]["keys"])
    return [person(address, name, seat) for seat in keys if not seats[seat].get("left")]


def body(address: str, table: str) -> str:
    """The moves of a journal, each with the fingerprint of the state after it."""
    answer = patient.get(f"{address}/api/tables/{table}/journal")
    assert answer.status_code == 200, answer.text
    return answer.text.partition("\n\n")[2]


def versions(file: Path, table: str) -> list[int]:
    with closing(sqlite3.connect(file)) as base:
        wanted = "SELECT version FROM events WHERE table_id = ? ORDER BY number"
        return [version for (version,) in base.execute(wanted, [table])]


def test_every_table_is_there(file: Path) -> None:
    with served(f"sqlite:///{file}") as address:
        for table in TABLES.values():
            told = patient.get(f"{address}/api/tables/{table['id']}").json()
            assert told["status"] == table["status"]
            assert told["title"] == table["title"]
            assert [seat.get("name", "") for seat in told["seats"]] == table["names"]
        listed = {table["id"] for table in patient.get(f"{address}/api/tables").json()}
        assert listed == {
            table["id"] for table in TABLES.values() if table["title"] in ("Open", "Waiting")
        }


def test_replays_are_as_they_were(file: Path) -> None:
    with served(f"sqlite:///{file}") as address:
        for name in FINISHED:
            table, moves = TABLES[name]["id"], TABLES[name]["moves"]
            assert sha256(body(address, table).encode()).hexdigest() == TABLES[name]["journal"]
            assert patient.get(f"{address}/api/replays/{table}").json()["moves"] == moves
            asked = {"start": moves, "stop": moves + 1}
            last = patient.get(f"{address}/api/replays/{table}/moments", params=asked).json()[-1]
            assert last["at"] == moves
        talk = person(address, "settlers finished", 0).sit().last["hello"]["chat"]
        assert [said["text"] for said in talk] == ["Cześć!", "Ahoj"]


def test_running_games_are_played_on(file: Path) -> None:
    """Those among people to the end, the others for a while; the rows of both versions fit."""
    chance = random.Random(40)
    with served(f"sqlite:///{file}") as address:
        for name in RUNNING:
            lines = [one.sit() for one in people(address, name)]
            assert play_on(lines, chance, 10_000 if name.endswith("running") else 3)
            for line in lines:
                line.close()
    with served(f"sqlite:///{file}") as address:
        for name in RUNNING:
            table = TABLES[name]["id"]
            stored = versions(file, table)
            assert stored == sorted(stored)
            assert set(stored) == {1, 2}
            if name.endswith("running"):
                assert TABLES[name]["hash"] in body(address, table)
            else:
                assert person(address, name, int(min(TABLES[name]["keys"]))).sit().view["at"]


def test_games_that_wait_begin(file: Path) -> None:
    with served(f"sqlite:///{file}") as address:
        host = person(address, "settlers waiting", 0)
        Person(address, "Eva").join(host.table)
        assert host.post("start").status_code == 201
        assert host.sit().view["stamp"]
        jan = person(address, "settlers finished", 1)
        answer = jan.post("rematch")
        assert answer.json()["table"] == TABLES["settlers rematch"]["id"]

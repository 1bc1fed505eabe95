"""What a newer version of Osada has stored is refused in one sentence, and left as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from osada.server import events as e
from osada.server.store import Store, StoreError
from tests.server import patient
from tests.server.serving import Person, served

LATER = {
    "kind": ('{"type":"prayed","seat":0}', e.VERSION, 'its kind "prayed" is unknown'),
    "field": ('{"type":"left","seat":0,"mood":1}', e.VERSION, 'the field "mood" of "left"'),
    "version": (
        '{"type":"left","seat":0}',
        9,
        "it has version 9, and this version of Osada reads up to 2",
    ),
}


def rows(file: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as base:
        events = base.execute("SELECT * FROM events WHERE table_id = ?", [table]).fetchall()
        return events + base.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchall()


@pytest.mark.parametrize("what", LATER)
def test_an_event_of_a_newer_osada(what: str, tmp_path: Path) -> None:
    file = tmp_path / "osada.db"
    text, version, why = LATER[what]
    with served(f"sqlite:///{file}") as address:
        ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
        eva = Person(address, "Eva").create([{}, {}])
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE tables SET last = last + 1, due = 0 WHERE id = ?", [ola.table])
        base.execute(
            "INSERT INTO events (table_id, number, at, body, version) "
            "SELECT id, last, changed * 1000, ?, ? FROM tables WHERE id = ?",
            [text, version, ola.table],
        )
    stored = rows(file, ola.table)
    with served(f"sqlite:///{file}") as address:
        answer = patient.get(f"{address}/api/tables/{ola.table}")
        assert answer.status_code == 409
        told = answer.json()
        assert told["code"] == "rules"
        number = len(stored) - 1
        assert (
            f"event {number} of table {ola.table} was stored by a newer version of Osada"
            in told["text"]
        )
        assert why in told["text"]
        assert told["text"].count(". ") == 0
        assert told["text"].endswith("open it with that one.")
        jan = Person(address)
        jan.table, jan.seat, jan.key = ola.table, 0, ola.key
        with pytest.raises(Exception, match="4404"):
            jan.sit()
        assert patient.get(f"{address}/api/tables/{eva.table}").status_code == 200
    assert rows(file, ola.table) == stored


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
async def test_a_database_of_a_newer_osada(journal: str, tmp_path: Path) -> None:
    file = tmp_path / "osada.db"
    await (await Store.open(f"sqlite:///{file}")).close()
    with closing(sqlite3.connect(file)) as base, base:
        base.execute(f"PRAGMA journal_mode = {journal}")  # a copy may have another than ours
        base.execute("UPDATE alembic_version SET version_num = '6'")
        base.execute("ALTER TABLE events ADD COLUMN mood TEXT")
    before = file.read_bytes()
    with pytest.raises(StoreError) as told:
        await Store.open(f"sqlite:///{file}")
    assert str(told.value) == (
        f"The database {file} cannot be used: it was written by a newer version of Osada (schema "
        "6, this version of Osada knows 5); install that one, or name another."
    )
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("body", "version"),
    [
        ('{"type":"left","seat":"two"}', e.VERSION),
        ('{"type":"left"}', e.VERSION),
        ("[]", e.VERSION),
        ("left", 1),
        ('{"type":"created","wish":{"seats":[],"lookout":"none"}}', 1),
    ],
)
def test_what_nobody_has_stored_is_not_taken_for_newer(body: str, version: int) -> None:
    with pytest.raises(msgspec.DecodeError):
        e.read(body, version)

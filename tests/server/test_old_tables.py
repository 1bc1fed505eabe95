"""Tables and journals of older rules: what was dealt then is dealt again."""

import json
from pathlib import Path
from typing import Any

import pytest

from osada.kernel import journal
from osada.server import events as e
from osada.server.fold import NewerOsada, fold
from osada.server.games import hosted
from osada.server.replays import Replays
from osada.server.table import Table
from osada.server.wire import Fork
from tests.server.rooms import rooms_at

TESTS = Path(__file__).parents[1]
RECORDS = [
    TESTS / "unit/data/four-players-text-seed.osada",
    TESTS / "unit/data/two-players.osada",
    TESTS / "rollwrite/data/two-players-text-seed.osada",
]


def stored(found: journal.Journal, rules: str) -> list[dict[str, Any]]:
    """The events of a table as version 0.4.0 has them in its storage."""
    played = found.options.get("factions") or found.options["sheets"]
    wish: dict[str, Any] = {"seats": [{"faction": each} for each in played], "game": found.game}
    wish |= {key: found.options[key] for key in ("lookout", "mode") if key in found.options}
    return [
        {"type": "created", "wish": wish},
        *({"type": "joined", "seat": at, "name": f"P{at}"} for at in range(len(played))),
        {"type": "started", "rules": rules, "factions": played, "seed": found.seed},
        *(
            {"type": "moved", "seat": move.seat, "steps": [move.text], "hash": move.hash}
            for move in found.moves
        ),
    ]


def folded(events: list[dict[str, Any]]) -> Table:
    table = Table("test-2345")
    for at, event in enumerate(events):
        fold(table, at, e.read(json.dumps(event), version=1))
    return table


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.parent.parent.name + path.stem)
def test_a_table_of_older_rules_stands_as_it_stood(path: Path) -> None:
    found = journal.read(path)
    assert found.rules == "1"
    table = folded(stored(found, found.rules))
    assert table.match is not None
    assert [record.hash for record in table.match.records] == [one.hash for one in found.moves]
    assert table.status == "finished"
    assert table.match.game.version == "1"


def test_a_table_of_rules_to_come_says_so() -> None:
    found = journal.read(RECORDS[0])
    with pytest.raises(NewerOsada, match='version "3", this version of Osada plays version "2"'):
        folded(stored(found, "3"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.parent.parent.name + path.stem)
async def test_an_old_journal_is_looked_at_and_played_on(path: Path) -> None:
    """By the rules that it names, at the new table too, also after a restart."""
    found = journal.read(path)
    async with rooms_at() as rooms:
        replays = Replays(rooms)
        told = await replays.upload(path.read_bytes())
        assert told.moves == len(found.moves)
        assert told.complete
        again = await replays.journal(told.id)
        assert again.partition("\n\n")[2] == path.read_text("utf-8").partition("\n\n")[2]
        room, _ = await replays.fork(told.id, Fork("Ola", 20, 0, "easy"), "Ola")
        match = room.table.match
        assert match is not None
        assert match.records[-1].hash == found.moves[19].hash
        assert match.game.version == "1"
        events = await rooms.store.events(room.table.id)
        table = Table(room.table.id)
        for event in events:
            fold(table, event.at, e.read(event.body, event.version))
        assert table.match is not None
        assert table.match.records[:20] == match.records[:20]


def test_new_tables_are_dealt_by_the_newest_rules() -> None:
    for name in ("settlers", "rollwrite"):
        assert hosted(name).game.version == "2"

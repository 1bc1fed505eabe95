"""What is special about the roll & write game at a table: everybody at once, undo in between."""

from typing import Any

import msgspec
import pytest

from osada.server.room import Room
from osada.server.unfit import Unfit
from osada.server.villages import villages
from osada.server.wire import Clock, LookAt, Move, Piece, SeatWish, TableWish, Undo, Villages
from tests.samples import rolls
from tests.server.rooms import Eyes, begun, rooms_at

TWO = rolls(2, "advanced")


async def _to_develop(room: Room) -> list[Eyes]:
    """Tokens are taken; eyes at all seats."""
    eyes = [Eyes(room, seat) for seat in range(len(room.table.seats))]
    for each in eyes:
        each.read()
    while room.table.match is not None and room.table.match.view(None)["phase"] == "favor":
        one = eyes[room.table.asked[0]]
        one.read()
        await one.send(Move(1, one.seen["stamp"], one.seen["offers"][0]["text"]))
    for each in eyes:
        each.read()
    return eyes


async def test_what_others_do_in_the_same_phase_makes_no_move_stale() -> None:
    async with rooms_at() as rooms:
        room = await begun(rooms, TWO)
        ola, jan = await _to_develop(room)
        seen = ola.seen["stamp"]
        await jan.send(Move(1, jan.seen["stamp"], "build bridges 1"))
        assert (await ola.send(Move(1, seen, "build bridges 1")))[-1]["type"] == "view"
        assert "stale" in [m.get("code") for m in await ola.send(Move(2, seen, "build bridges 2"))]
        ola.read()
        await ola.send(Move(3, ola.seen["stamp"], "ready"))
        assert [entry["text"] for entry in jan.log] != []


async def test_everybody_takes_back_the_own_moves_until_ready() -> None:
    """RW-AMB-28, RW-ROUND-19."""
    async with rooms_at() as rooms:
        room = await begun(rooms, TWO)
        ola, jan = await _to_develop(room)
        await ola.send(Move(1, ola.seen["stamp"], "build bridges 1"))
        await jan.send(Move(1, jan.seen["stamp"], "build bridges 1"))
        await jan.send(Move(2, jan.seen["stamp"], "build bridges 2"))
        ola.read()
        assert ola.seen["undo"]
        await ola.send(Undo(2, ola.seen["stamp"]))
        jan.read()
        tracks = [player["tracks"]["bridges"] for player in jan.seen["view"]["players"]]
        assert tracks == [0, 2]
        assert [line["moves"] for line in jan.log if line.get("seat") == 0 and "moves" in line][
            1:
        ] == []
        await jan.send(Move(3, jan.seen["stamp"], "ready"))
        assert not jan.seen.get("undo")
        refused = await jan.send(Move(4, jan.seen["stamp"], "build bridges 3"))
        assert refused[0]["clauses"][0] == "RW-ROUND-19"
        assert (await jan.send(Undo(5, jan.seen["stamp"])))[0]["code"] == "undo"


async def test_a_place_says_why_not() -> None:
    async with rooms_at() as rooms:
        room = await begun(rooms, TWO)
        ola, jan = await _to_develop(room)
        [looked] = await ola.send(LookAt(1, ola.seen["stamp"], "harvest/I-a"))
        assert looked["refusals"][0]["clauses"][0] == "RW-HARVEST-02"
        assert looked["refusals"][0]["text"]
        for nonsense in ("", "harvest/V-x", "track", "building/armorer/9", "x" * 60, "cell/ZZ1"):
            [answer] = await jan.send(LookAt(2, jan.seen["stamp"], nonsense))
            assert answer["type"] == "looked"


async def test_taking_back_gives_no_time() -> None:
    async with rooms_at() as rooms:
        room = await begun(rooms, TWO, clock=Clock(30, 60))
        now = 1_000_000_000_000
        rooms.now = lambda: now  # type: ignore[method-assign]
        ola, jan = await _to_develop(room)
        for _ in range(5):
            await ola.send(Move(1, ola.seen["stamp"], "build bridges 1"))
            await jan.send(Move(1, jan.seen["stamp"], "build bridges 1"))
            now += 10_000
            await ola.send(Undo(2, ola.seen["stamp"]))
            await jan.send(Undo(2, jan.seen["stamp"]))
        assert room.table.clocks is not None
        assert room.table.clocks.ends(0) == 1_000_000_000_000 + 90_000


@pytest.mark.parametrize(
    ("wish", "clause"),
    [
        (TableWish([SeatWish()], game="rollwrite", mode="basic"), "RW-SETUP-01"),
        (TableWish([SeatWish(None, "99")], game="rollwrite", mode="adventure"), "RW-CONTENT-04"),
    ],
)
async def test_tables_that_cannot_be(wish: TableWish, clause: str) -> None:
    async with rooms_at() as rooms:
        with pytest.raises(Unfit) as unfit:
            await rooms.create(wish, "Ola")
        assert unfit.value.code == "unplayable"
        assert clause in str(unfit.value.told("pl")["why"])


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_villages_in_every_language(language: str) -> None:
    found: Any = villages(language)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Villages) == found
    assert len(found.sheets) == 49
    assert len(found.buildings) == 78
    assert all(building.text for building in found.buildings)
    for building in found.buildings:
        raised = [part for part in building.text if isinstance(part, Piece) and part.raised]
        assert bool(raised) == building.underlined
    assert [section.value for section in found.tracks["walls"]][-1] == 21

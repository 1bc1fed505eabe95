"""The roll & write game at a table: everybody at once, undo in between, replays and journals."""

import random
from typing import Any

import msgspec
import pytest

from osada.kernel import journal
from osada.server import events as e
from osada.server.games import hosted
from osada.server.replays import Replays
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.table import Judged
from osada.server.unfit import Unfit
from osada.server.villages import villages
from osada.server.wire import (
    Clock,
    Fork,
    LookAt,
    Mode,
    Move,
    SeatWish,
    TableWish,
    Undo,
    Villages,
)
from tests.server.rooms import Eyes, beside, play, rooms_at, some_move


async def _running(
    rooms: Rooms,
    seats: int,
    mode: Mode = "advanced",
    sheets: tuple[str, ...] = (),
    clock: Clock | None = None,
    seed: str = "7",
) -> Room:
    """A table whose game has begun, with people at all seats."""
    wanted = [SeatWish(None, sheets[at] if sheets else None) for at in range(seats)]
    wish = TableWish(wanted, game="rollwrite", mode=mode, clock=clock)
    room, _ = await rooms.create(wish, "Ola")
    for name in ("Jan", "Eva", "Kuba")[: seats - 1]:
        await room.do(lambda table, name=name: table.join(name)[1])  # type: ignore[misc]
    dealt = list(sheets) or hosted("rollwrite").dealt(wish, [None] * seats)
    await room.do(lambda _: Judged([e.Started(hosted("rollwrite").game.version, dealt, seed)]))
    return room


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


@pytest.mark.parametrize(
    ("mode", "seats", "sheets"),
    [
        ("basic", 2, ()),
        ("advanced", 4, ()),
        ("adventure", 1, ("17",)),
        ("adventure", 2, ("9", "16")),
    ],
)
async def test_a_whole_game_is_seen_stored_and_read_again(
    mode: Mode, seats: int, sheets: tuple[str, ...]
) -> None:
    async with rooms_at() as rooms:
        room = await _running(rooms, seats, mode, sheets)
        eyes = [Eyes(room, seat, ("en", "pl", "cs", "en")[seat]) for seat in range(seats)]
        watcher = Eyes(room, None)
        chance = random.Random(5)
        while (found := some_move(room, chance)) is not None:
            seat, text = found
            for each in (*eyes, watcher):
                each.read()
            assert text in [offer["text"] for offer in eyes[seat].seen["offers"]]
            said = await eyes[seat].send(Move(1, eyes[seat].seen["stamp"], text))
            assert not [message for message in said if message["type"] == "no"]
            if eyes[seat].seen.get("undo") and chance.random() < 0.2:
                await eyes[seat].send(Undo(2, eyes[seat].seen["stamp"]))
        watcher.read()
        assert watcher.seen["view"]["outcome"]["scores"]
        assert [line["at"] for line in watcher.log] == sorted(line["at"] for line in watcher.log)
        fresh = Eyes(room, None)
        fresh.read()
        assert fresh.log == watcher.log
        async with beside(rooms) as others:
            again = await others.room(room.table.id)
            assert again.table.match is not None
            assert room.table.match is not None
            assert again.table.match.records == room.table.match.records
            assert again.table.stamps == room.table.stamps


async def test_what_others_do_in_the_same_phase_makes_no_move_stale() -> None:
    async with rooms_at() as rooms:
        room = await _running(rooms, 2)
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
        room = await _running(rooms, 2)
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
        room = await _running(rooms, 2)
        ola, jan = await _to_develop(room)
        [looked] = await ola.send(LookAt(1, ola.seen["stamp"], "harvest/I-a"))
        assert looked["refusals"][0]["clauses"][0] == "RW-HARVEST-02"
        assert looked["refusals"][0]["text"]
        for nonsense in ("", "harvest/V-x", "track", "building/armorer/9", "x" * 60, "cell/ZZ1"):
            [answer] = await jan.send(LookAt(2, jan.seen["stamp"], nonsense))
            assert answer["type"] == "looked"


async def test_taking_back_gives_no_time() -> None:
    async with rooms_at() as rooms:
        room = await _running(rooms, 2, clock=Clock(30, 60))
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


async def test_a_replay_a_journal_and_playing_on() -> None:
    async with rooms_at() as rooms:
        room = await _running(rooms, 1, "adventure", ("30",))
        await play(room, random.Random(3), 2000)
        replays = Replays(rooms)
        told = await replays.told(room.table.id)
        assert told.complete
        assert len(told.marks) == 10
        moments = await replays.moments(room.table.id, 0, 0, 40, "cs")
        assert all(moment.view["game"] == "rollwrite" for moment in moments)  # type: ignore[index]
        text = await replays.journal(room.table.id)
        again = await replays.upload(text.encode())
        assert again.table.game == "rollwrite"
        assert again.table.mode == "adventure"
        assert again.moves == told.moves
        played, _ = await replays.fork(room.table.id, Fork("Ola", told.marks[5], 0), "Ola")
        assert played.table.status == "running"
        assert played.table.info().seats[0].faction == "30"
        broken = text.replace("rollwrite", "settlers", 1)
        with pytest.raises(journal.JournalError):
            await replays.upload(broken.encode())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (TableWish([SeatWish()], game="rollwrite", mode="basic"), "options"),
        (TableWish([SeatWish(None, "99")], game="rollwrite", mode="adventure"), "options"),
    ],
)
async def test_tables_that_cannot_be(wish: TableWish, code: str) -> None:
    async with rooms_at() as rooms:
        with pytest.raises(Unfit) as unfit:
            await rooms.create(wish, "Ola")
        assert unfit.value.code == code
        assert "RW-" in str(unfit.value.facts["why"])


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_villages_in_every_language(language: str) -> None:
    found: Any = villages(language)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Villages) == found
    assert len(found.sheets) == 49
    assert len(found.buildings) == 78
    assert all(building.text for building in found.buildings)
    assert all(("_" in building.text) == building.underlined for building in found.buildings)
    assert [section.value for section in found.tracks["walls"]][-1] == 21

"""Tables that nobody plays take no memory: they are taken up when due, or when somebody comes."""

from dataclasses import replace

import pytest

from osada.server import rooms as rooms_module
from osada.server import wants
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.store import Append
from osada.server.unfit import Unfit
from osada.server.wire import Clock, SeatWish, TableWish
from tests.server.rooms import Eyes, beside, rooms_at, running

BOTS = TableWish(seats=[SeatWish(), SeatWish("easy")])


async def _persons_turn(rooms: Rooms) -> Room:
    """A game with a bot in which a person must decide."""
    room, _ = await rooms.create(BOTS, "Ola", start=True)
    await room.stop()
    while room.table.asked != [0]:
        match = room.table.match
        assert match is not None
        seat = room.table.asked[0]
        text = match.game.text(match.state, seat, match.pending[seat].moves[0])
        await room.do(lambda table, seat=seat, text=text: wants.move(table, seat, text), quiet=True)  # type: ignore[misc]
        await room.stop()
    return room


async def test_a_game_that_waits_for_a_person_is_not_taken_up() -> None:
    async with rooms_at() as rooms:
        waits = await _persons_turn(rooms)
        clock = await running(rooms, 2, clock=Clock(600, 60))
        goes = await _persons_turn(rooms)
        await goes.do(lambda table: wants.leave(table, 0), quiet=True)
        assert waits.table.due is None
        assert clock.table.due == clock.table.changed + 660
        async with beside(rooms) as others:
            await others._adopt()
            assert list(others._rooms) == [goes.table.id]


async def test_a_clock_is_taken_up_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2, clock=Clock(600, 60))
        seat = room.table.asked[0]
        async with beside(rooms) as others:
            later = rooms.now() + 661_000
            monkeypatch.setattr(others, "now", lambda: later)
            await others._adopt()
            taken = await others.room(room.table.id)
            await taken.watch_clocks()
            assert taken.table.seats[seat].left


async def test_tables_with_clocks_and_bots_are_forgotten_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with rooms_at() as rooms:
        made = [await _persons_turn(rooms), await running(rooms, 2, clock=Clock(86_400, 0))]
        later = rooms.now() + rooms_module._IDLE + 1
        monkeypatch.setattr(rooms, "now", lambda: later)
        rooms._forget()
        await rooms._adopt()
        assert rooms.count[0] == 0
        for room in made:
            assert (await rooms.room(room.table.id)).table.number == room.table.number


async def test_games_without_a_move_for_weeks_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at() as rooms:
        room = await _persons_turn(rooms)
        await room.do(lambda table: wants.leave(table, 0), quiet=True)
        await room.stop()
        async with beside(rooms) as others:
            later = rooms.now() + 29 * 86_400_000
            monkeypatch.setattr(others, "now", lambda: later)
            await others._adopt()
            assert others.count[0] == 0
            again = await others.room(room.table.id)
            Eyes(again, 0)
            assert again.needs_keeper


async def test_a_full_server_forgets_what_nobody_uses() -> None:
    async with rooms_at(most_tables=5) as rooms:
        used = await running(rooms, 2)
        Eyes(used, 0)
        for _ in range(20):
            await _persons_turn(rooms)
        assert rooms.count[0] <= 5
        assert await rooms.room(used.table.id) is used
        for _ in range(4):
            Eyes(await running(rooms, 2), 0)
        with pytest.raises(Unfit, match="crowded"):
            await running(rooms, 2)


async def test_a_row_that_tells_something_else_is_put_right() -> None:
    async with rooms_at() as rooms:
        room = await _persons_turn(rooms)
        wrong = replace(rooms.listing(room.table), summary="{", due=1)
        await rooms.store.append(Append(wrong.id, room.table.number, [], wrong))
        late = await running(rooms, 2)
        await late.do(lambda table: wants.leave(table, late.table.asked[0]), quiet=True)
        async with beside(rooms) as others:
            await others._adopt()
            assert late.table.id in others._rooms
            assert await rooms.store.row(room.table.id) == rooms.listing(room.table)


async def test_many_that_are_due_are_taken_up_some_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms_module, "_AT_ONCE", 2)
    async with rooms_at() as rooms:
        for _ in range(5):
            room = await running(rooms, 2)
            await room.do(lambda table: wants.leave(table, table.asked[0]), quiet=True)
        async with beside(rooms) as others:
            counts = []
            for _ in range(4):
                await others._adopt()
                counts.append(others.count[0])
            assert counts == [2, 4, 5, 5]

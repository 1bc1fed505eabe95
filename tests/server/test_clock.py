"""Clocks: so long for each decision, then the reserve; whoever has no time left is stood in for."""

import asyncio
import time
from typing import Any

import pytest

from osada.server import wants
from osada.server.clock import Clocks
from osada.server.room import Room
from osada.server.steady import Steady
from osada.server.terms import TimeLimit
from osada.server.unfit import Unfit
from osada.server.wire import Clock, Move, Undo
from tests.server.rooms import Eyes, beside, rooms_at, running
from tests.server.serving import Person, served

RULE = TimeLimit(move=10, reserve=20)


def _left(clocks: Clocks, seat: int, at: int) -> tuple[float, float, bool]:
    shown = clocks.shown(at)[seat]
    return shown.move, shown.reserve, shown.runs


def test_only_whoever_is_asked_spends_time() -> None:
    clocks = Clocks(RULE, 2)
    clocks.asked([0], 1000)
    assert _left(clocks, 0, 4000) == (7, 20, True)
    assert _left(clocks, 1, 4000) == (10, 20, False)
    assert clocks.ends(0) == 31_000
    assert clocks.ends(1) is None


def test_the_reserve_runs_when_the_time_for_a_move_is_over() -> None:
    clocks = Clocks(RULE, 2)
    clocks.asked([0], 0)
    assert _left(clocks, 0, 15_000) == (0, 15, True)
    clocks.asked([1], 15_000, moved=0)
    assert _left(clocks, 0, 99_000) == (10, 15, False)
    clocks.asked([0], 16_000, moved=1)
    assert clocks.ends(0) == 16_000 + 10_000 + 15_000


def test_a_new_decision_of_the_same_seat_begins_anew() -> None:
    clocks = Clocks(RULE, 1)
    clocks.asked([0], 0)
    clocks.asked([0], 9000, moved=0)
    assert _left(clocks, 0, 9000) == (10, 20, True)


def test_what_another_seat_does_gives_no_time() -> None:
    clocks = Clocks(RULE, 2)
    clocks.asked([0, 1], 0)
    clocks.asked([0], 9000, moved=1)
    assert _left(clocks, 0, 9000) == (1, 20, True)


def test_time_that_is_gone_is_not_less_than_none() -> None:
    clocks = Clocks(RULE, 1)
    clocks.asked([0], 0)
    assert _left(clocks, 0, 10**9) == (0, 0, True)
    clocks.asked([], 10**9)
    assert clocks.reserve == [0]


def test_taking_back_gives_no_time_back() -> None:
    clocks = Clocks(RULE, 2)
    clocks.asked([0], 0)
    clocks.mark({})
    for n in range(20):
        clocks.asked([0], 1000 * n + 500, moved=0)
        clocks.mark({0: 1})
        clocks.back(0, 0)
        clocks.asked([0], 1000 * n + 900)
        clocks.mark({})
    assert _left(clocks, 0, 20_000) == (0, 10, True)
    assert clocks.ends(0) == 30_000


async def test_over_a_table_undo_gives_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at() as rooms:
        now = 1_000_000
        monkeypatch.setattr(rooms, "now", lambda: now)
        room = await running(rooms, 2, clock=Clock(60, 30))
        eyes = [Eyes(room, 0), Eyes(room, 1)]
        tried = 0
        for _ in range(200):
            for each in eyes:
                each.read()
            seat = room.table.asked[0]
            mover, ends = eyes[seat], _ends(room.table.clocks, seat)
            now += 1000
            await mover.send(Move(1, mover.seen["stamp"], mover.seen["offers"][-1]["text"]))
            if mover.seen.get("undo"):
                now += 1000
                await mover.send(Undo(2, mover.seen["stamp"]))
                assert _ends(room.table.clocks, seat) == ends
                tried += 1
                await mover.send(Move(3, mover.seen["stamp"], mover.seen["offers"][0]["text"]))
            if tried > 3 or room.table.status != "running":
                break
        assert tried


def _ends(clocks: Clocks | None, seat: int) -> int | None:
    assert clocks is not None
    return clocks.ends(seat)


async def test_a_late_socket_is_told_what_is_left_now(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at() as rooms:
        now = 1_000_000
        monkeypatch.setattr(rooms, "now", lambda: now)
        room = await running(rooms, 2, clock=Clock(60, 30))
        seat = room.table.asked[0]
        first = Eyes(room, None)
        first.read()
        assert first.seen["clocks"][seat]["move"] == 60
        now += 25_000
        late = Eyes(room, None)
        late.read()
        assert late.seen["clocks"][seat]["move"] == 35


async def test_whoever_has_no_time_left_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at() as rooms:
        now = 1_000_000
        monkeypatch.setattr(rooms, "now", lambda: now)
        room = await running(rooms, 2, clock=Clock(60, 30))
        await asyncio.sleep(0.05)
        seat = room.table.asked[0]
        now += 89_000
        await room.watch_clocks()
        assert not room.table.seats[seat].left
        now += 2000
        await room.watch_clocks()
        assert room.table.seats[seat].bot == "normal"
        assert not room.table.seats[1 - seat].left
        await room.watch_clocks()
        eyes = Eyes(room, seat)
        eyes.read()
        answer = await eyes.send(Move(1, eyes.seen["stamp"], "pass"))
        assert answer[-1]["code"] == "left"
        with pytest.raises(Unfit, match="time-over"):
            await room.do(lambda table: wants.come_back(table, seat, now))
        await play_as_bot(room, seat)
        while seat not in room.table.asked:
            await play_as_bot(room, room.table.asked[0])
        await room.do(lambda table: wants.come_back(table, seat, now))
        assert room.table.clocks is not None
        assert room.table.clocks.since[seat] == now
        assert room.table.clocks.reserve[seat] == 0


async def play_as_bot(room: Room, seat: int) -> None:
    """The move of whoever stands in."""
    match = room.table.match
    assert match is not None
    text = match.game.text(match.state, seat, match.pending[seat].moves[-1])
    await room.do(lambda table: wants.move(table, seat, text))


def test_leaving_and_coming_back_winds_no_clock_up() -> None:
    clocks = Clocks(RULE, 2)
    clocks.asked([0], 0)
    for n in range(1, 25):
        clocks.asked([], 1000 * n, left=[0])
        clocks.asked([0], 1000 * n + 900)
    assert _left(clocks, 0, 25_000) == (0, 5, True)
    assert clocks.ends(0) == 30_000
    clocks.asked([], 29_000, left=[0])
    assert not clocks.is_over(0, 29_500)
    assert clocks.is_over(0, 30_000)
    clocks.asked([1], 31_000, moved=0)  # the bot has decided
    assert not clocks.is_over(0, 99_000)
    assert _left(clocks, 0, 31_000) == (10, 1, False)
    clocks.asked([0], 40_000, moved=1)
    assert clocks.ends(0) == 51_000


async def test_at_a_table_nobody_thinks_longer_by_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at() as rooms:
        now = 1_000_000
        monkeypatch.setattr(rooms, "now", lambda: now)
        room = await running(rooms, 2, clock=Clock(10, 0))
        seat = room.table.asked[0]
        for _ in range(4):
            now += 2000
            await room.do(lambda table: wants.leave(table, seat))
            now += 100
            await room.do(lambda table, now=now: wants.come_back(table, seat, now))  # type: ignore[misc]
        assert _ends(room.table.clocks, seat) == 1_010_000
        async with beside(rooms) as others:  # and so it is after a restart
            again = await others.room(room.table.id)
            assert _ends(again.table.clocks, seat) == 1_010_000


async def test_who_plays_alone_against_the_clock_may_leave_and_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with rooms_at() as rooms:
        now = 1_000_000
        monkeypatch.setattr(rooms, "now", lambda: now)
        room = await running(rooms, 1, clock=Clock(10, 0))
        await room.do(lambda table: wants.leave(table, 0))
        now += 86_400_000
        await room.do(lambda table: wants.come_back(table, 0, now))
        assert _ends(room.table.clocks, 0) == now + 10_000


def test_the_time_does_not_jump_with_the_clock_of_the_machine() -> None:
    wall, passed = 1_000_000_000_000, 0
    clock = Steady(lambda: wall, lambda: passed)
    assert clock.now() == 1_000_000
    wall += 3_600_000_000_000  # somebody sets it an hour ahead
    assert clock.now() == 1_000_000
    wall, passed = wall + 1_000_000_000, passed + 1_000_000_000
    assert 1_001_000 <= clock.now() <= 1_001_020
    wall -= 7_200_000_000_000
    before = clock.now()
    wall, passed = wall + 1_000_000_000, passed + 1_000_000_000
    assert before + 980 <= clock.now() <= before + 1000
    for _ in range(400_000):  # in the end it is right again
        wall, passed = wall + 1_000_000_000, passed + 1_000_000_000
        now = clock.now()
        if now == wall // 1_000_000:
            return
    raise AssertionError("it never catches up")


def _until(line: Any, seat: int) -> dict[str, Any]:
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        info = line.until("table")["table"]
        if info["seats"][seat].get("left"):
            found: dict[str, Any] = info
            return found
    raise AssertionError("nobody stood in")


def test_over_a_socket_the_bot_moves_when_the_time_is_over() -> None:
    with served() as address:
        ola = Person(address, "Ola").create([{}, {"bot": "easy"}], clock={"move": 5})
        ola.post("start")
        line = ola.sit()
        assert len(line.view["clocks"]) == 2
        info = _until(line, 0)
        assert info["seats"][0]["bot"] == "normal"
        while (answer := ola.post("return")).status_code != 201:
            assert answer.json()["code"] == "time-over"  # until the bot has decided
            line.until("view")

"""Bots are as fast as the slowest of those at the table wants; turns can end by themselves."""

import asyncio
import random
from typing import Any

import pytest

from osada.server import wants
from osada.server.pace import Pacing
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.wire import Pace, SeatWish, TableWish
from tests.server.rooms import Eyes, play, rooms_at, running

LONG = 3600.0
SOON = 30.0


async def with_bot(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A person and a bot that always makes the first legal move; the bot is to move."""
    room, _ = await rooms.create(TableWish(seats=[SeatWish(), SeatWish(bot="normal")]), "Ola")

    async def thought(self: Room, match: Any, seat: int, level: str) -> str:
        return str(match.game.text(match.state, seat, match.pending[seat].moves[0]))

    monkeypatch.setattr(Room, "thought", thought)
    await room.do(lambda table: wants.start(table))
    while room.table.asked == [0]:
        await play(room, random.Random(1), 1)
    return room


async def until(room: Room, eyes: Eyes) -> None:
    """The person is asked."""
    async with asyncio.timeout(SOON):
        while eyes.listener.seat not in room.table.asked:
            await asyncio.sleep(0)


async def test_whoever_skips_is_asked_without_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at(bot_pause=LONG) as rooms:
        room = await with_bot(rooms, monkeypatch)
        ola = Eyes(room, 0)
        for _ in range(50):
            await asyncio.sleep(0)
        assert room.table.asked == [1], "the bot waits: somebody watches"
        await ola.send(Pace("normal", skip=True))
        await until(room, ola)
        assert not ola.listener.wish.skips, "the next time the bots wait again"


async def test_the_slowest_wish_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at(bot_pause=LONG) as rooms:
        room = await with_bot(rooms, monkeypatch)
        desk, phone = Eyes(room, 0), Eyes(room, 0)
        await desk.send(Pace("at-once"))
        for _ in range(50):
            await asyncio.sleep(0)
        assert room.table.asked == [1]
        await phone.send(Pace("at-once"))
        await until(room, desk)


async def test_nobody_is_waited_for_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at(bot_pause=LONG) as rooms:
        room = await with_bot(rooms, monkeypatch)
        gone = Eyes(room, 0)
        gone.go()
        await until(room, gone)


async def test_a_spectator_has_no_wish() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        [answer] = [one for one in await Eyes(room, None).send(Pace("slow")) if one["type"] == "no"]
        assert answer["code"] == "spectator"


async def test_a_wait_ends_when_wishes_change() -> None:
    pacing, left = Pacing(), [LONG]
    waiting = asyncio.create_task(pacing.wait(lambda: left[0]))
    await asyncio.sleep(0)
    left[0] = 0.0
    pacing.changed()
    await asyncio.wait_for(waiting, SOON)


# Turns that end by themselves


def _open(room: Room) -> bool:
    """Whether somebody could only place tokens, or end the turn."""
    match = room.table.match
    assert match is not None
    return match.state.acted and any(one.kind == "turn" for one in match.pending.values())


async def _play(room: Room, moves: int, ends: bool) -> tuple[int, int]:
    """A random game; how many turns stayed open, and how many were ended by the way."""
    chance, stayed, ended = random.Random(5), 0, 0
    for _ in range(moves):
        match = room.table.match
        assert match is not None
        if not match.pending:
            break
        seat = chance.choice(list(match.pending))
        text = match.game.text(match.state, seat, chance.choice(match.pending[seat].moves))
        before = match.moves
        await room.do(lambda table: wants.move(table, seat, text, ends))  # noqa: B023
        stayed += _open(room)
        assert room.table.match is not None
        steps = [one.text for one in room.table.match.records[before:]]
        ended += "end" in steps[1:]
    return stayed, ended


async def test_a_turn_ends_when_only_tokens_are_left() -> None:
    async with rooms_at() as rooms:
        stayed, ended = await _play(await running(rooms, 2), 150, ends=False)
        assert stayed > 0
        assert ended == 0
        stayed, ended = await _play(await running(rooms, 2), 150, ends=True)
        assert stayed == 0
        assert ended > 0


async def test_undo_takes_the_end_of_the_turn_back_with_the_action() -> None:
    async with rooms_at() as rooms:
        room, chance = await running(rooms, 2), random.Random(5)
        while True:
            match = room.table.match
            assert match is not None
            seat = next(iter(match.pending))
            move = chance.choice(match.pending[seat].moves)
            text, before = match.game.text(match.state, seat, move), match.moves
            await room.do(lambda table: wants.move(table, seat, text, ends=True))  # noqa: B023
            after = room.table.match
            assert after is not None
            ended = "end" in [one.text for one in after.records[before + 1 :]]
            if ended and after.why_no_undo(seat) is None:
                break
        await room.do(lambda table: wants.undo(table, seat))
        assert room.table.moves == before

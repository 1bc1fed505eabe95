"""Turns go round: whoever asks for much waits for himself alone."""

import asyncio
from typing import Any

import pytest

from osada.server import room as rooms_module
from osada.server import thinkers, wants
from osada.server.thinkers import Presence, Thinkers
from osada.server.turns import Turns
from osada.server.wire import SeatWish, TableWish
from tests.server.rooms import Eyes, rooms_at


def test_whoever_has_had_the_least_comes_next() -> None:
    turns: Turns[str] = Turns()
    for n in range(30):
        turns.put(0, "greedy", f"g{n}")
    served = []
    for n in range(4):
        found = turns.take()
        assert found is not None
        served.append(found[2])
        if n == 1:
            turns.put(0, "modest", "m")
        turns.charge(found[1], 1.0)
    assert served == ["g0", "g1", "m", "g2"]


def test_absence_is_not_saved_up() -> None:
    turns: Turns[str] = Turns()
    for n in range(10):
        turns.put(0, "a", f"a{n}")
    for _ in range(5):
        found = turns.take()
        assert found is not None
        turns.charge(found[1], 1.0)
    for n in range(10):
        turns.put(0, "b", f"b{n}")
    order = []
    while (found := turns.take()) is not None:
        order.append(found[1])
        turns.charge(found[1], 1.0)
    assert order[:6] == ["b", "a", "b", "a", "b", "a"]


def test_cheap_questions_come_before_dear_ones() -> None:
    turns: Turns[str] = Turns()
    for n in range(6):
        turns.put(0, "expert", f"e{n}")
        turns.put(0, "easy", f"s{n}")
    order = []
    while (found := turns.take()) is not None:
        order.append(found[1])
        turns.charge(found[1], 5.0 if found[1] == "expert" else 0.5)
    assert order[:7] == ["expert", *["easy"] * 6]


def test_a_lower_rank_always_comes_first_and_all_can_be_withdrawn() -> None:
    turns: Turns[int] = Turns()
    turns.put(2, "a", 1)
    turns.put(1, "a", 2)
    turns.put(1, "b", 3)
    assert len(turns) == 3
    assert turns.count(1) == 2
    assert turns.withdraw("b") == [3]
    assert turns.take() == (1, "a", 2)
    assert turns.take() == (2, "a", 1)
    assert turns.take() is None


class _Desk:
    """Worker processes that answer at once, and note what they were asked in which order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[bool, bytes]] = []

        async def started(*words: str) -> Any:
            return words

        async def said(process: Any, line: bytes, _: float) -> str:
            self.asked.append((bool(process), line.strip()))
            await asyncio.sleep(0)
            return "pass"

        async def ended(_: Any) -> None:
            pass

        monkeypatch.setattr(thinkers, "_started", started)
        monkeypatch.setattr(thinkers, "_said", said)
        monkeypatch.setattr(thinkers, "_ended", ended)


async def test_tables_where_nobody_is_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = _Desk(monkeypatch)
    made = Thinkers(1)
    left = [made.ask({"q": n}, Presence.DESERTED, f"t{n}") for n in range(50)]
    many = [made.ask({"a": n}, Presence.HERE, "198.51.100.7") for n in range(30)]
    waiting = [asyncio.create_task(one) for one in (*left, *many)]
    await asyncio.sleep(0)
    made.start()
    waiting.append(asyncio.create_task(made.ask({"b": 0}, Presence.HERE, "203.0.113.9")))
    await asyncio.gather(*waiting)
    await made.stop()
    here = [line for gently, line in desk.asked if not gently]
    assert here.index(b'{"b": 0}') <= 1
    assert len(here) == 31
    assert sum(gently for gently, _ in desk.asked) == 50


async def test_a_thought_that_nobody_waits_for_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _Desk(monkeypatch)
    begun = asyncio.Event()

    async def said(process: object, line: bytes, patience: float) -> str:
        if b"long" in line:
            begun.set()
            await asyncio.Event().wait()
        return "pass"

    monkeypatch.setattr(thinkers, "_said", said)
    monkeypatch.setattr(thinkers, "_NO_LONGER", 0.01)
    made = Thinkers(1)
    made.start()
    unwanted = asyncio.create_task(made.ask({"long": 1}))
    await begun.wait()
    unwanted.cancel()
    async with asyncio.timeout(60):
        assert await made.ask({"short": 1}) == "pass"
    await made.stop()


async def test_who_will_come_back_is_thought_for_before_bots_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = _Desk(monkeypatch)
    made = Thinkers(1)
    asked = [made.ask({"d": n}, Presence.DESERTED, f"t{n}") for n in range(5)]
    asked.append(made.ask({"away": 0}, Presence.AWAY, "t9"))
    waiting = [asyncio.create_task(one) for one in asked]
    await asyncio.sleep(0)
    made.start()
    await asyncio.gather(*waiting)
    await made.stop()
    assert desk.asked[0] == (True, b'{"away": 0}')


async def test_whoever_comes_is_not_left_waiting_behind_those_who_are_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = _Desk(monkeypatch)
    made = Thinkers(1)
    waiting = [asyncio.create_task(made.ask({"q": 1}, Presence.AWAY, "table"))]
    await asyncio.sleep(0)
    made.hurry("table", "203.0.113.9")
    made.start()
    await asyncio.gather(*waiting)
    await made.stop()
    assert desk.asked == [(False, b'{"q": 1}')]


async def test_a_table_says_who_waits_for_its_bots() -> None:
    async with rooms_at() as rooms:
        wish = TableWish(seats=[SeatWish(), SeatWish("expert"), SeatWish("expert")])
        room, _ = await rooms.create(wish, "Ola", start=True)
        assert room._waited_for == (Presence.AWAY, room.table.id)
        spectator = room.enter(None, "en", address="198.51.100.7")
        assert room._waited_for == (Presence.HERE, "198.51.100.7")
        room.enter(0, "en", address="203.0.113.9")
        assert room._waited_for == (Presence.HERE, "203.0.113.9")
        room.leave(spectator)
        eyes = Eyes(room, 0)
        eyes.go()
        for listener in list(room.listeners):
            room.leave(listener)
        await room.do(lambda table: wants.leave(table, 0))
        assert room._waited_for == (Presence.DESERTED, room.table.id)


async def _settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_of_bots_alone_only_some_tables_wait_for_a_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms_module, "_MOST_DESERTED", 3)
    async with rooms_at() as rooms:
        wish = TableWish(seats=[SeatWish(), SeatWish("easy")])
        for _ in range(6):
            room, _ = await rooms.create(wish, "Ola", start=True)
            await _settled()
            await room.stop()
            await room.do(lambda table: wants.leave(table, 0))
            await _settled()
        assert sum(room.is_idle for room in rooms._rooms.values()) == 3
        assert rooms.thinkers.deserted == 3

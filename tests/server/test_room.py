"""A room under races and failures: nothing is shown that is not stored, and nobody is left out."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from osada.kernel.match import CannotUndo
from osada.server import events as e
from osada.server import rooms as rooms_module
from osada.server import wants
from osada.server.http.socket import _follow
from osada.server.judged import Judged
from osada.server.keys import digest
from osada.server.lobby import terms
from osada.server.room import MOST_AT_SEAT, MOST_WATCHING, Room
from osada.server.store import Append, StoreError
from osada.server.table import Table
from osada.server.thinkers import NoAnswer
from osada.server.unfit import Unfit
from osada.server.wire import (
    AskHint,
    AskMoment,
    Clock,
    Keeping,
    Move,
    SeatWish,
    Speak,
    TableWish,
    Tongue,
    Undo,
)
from tests.server.rooms import Eyes, beside, play, rooms_at, running, some_move

Stored = Callable[[Append], Awaitable[None]]


def _moves(room: Room, eyes: Eyes) -> Move:
    """A legal move of the seat behind these eyes."""
    return Move(1, eyes.seen["stamp"], eyes.seen["offers"][0]["text"])


# What is shown is stored


async def test_a_move_that_cannot_be_stored_is_shown_to_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        seat = room.table.asked[0]
        mover, other = Eyes(room, seat), Eyes(room, 1 - seat)
        mover.read(), other.read()
        stored = rooms.store.append

        async def fails(append: Append) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(rooms.store, "append", fails)
        [answer] = await mover.send(_moves(room, mover))
        assert (answer["type"], answer["code"], answer["answer"]) == ("no", "storage", 1)
        assert other.read() == []
        assert room.table.moves == 0
        monkeypatch.setattr(rooms.store, "append", stored)
        assert (await mover.send(_moves(room, mover)))[-1]["answer"] == 1
        assert other.read()[-1]["at"] == room.table.moves == 1


async def test_a_move_that_was_stored_after_all_is_found_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        seat = room.table.asked[0]
        mover, other = Eyes(room, seat), Eyes(room, 1 - seat)
        mover.read(), other.read()
        stored = rooms.store.append

        async def breaks_off(append: Append) -> None:
            await stored(append)
            raise StoreError("the line broke after COMMIT")

        monkeypatch.setattr(rooms.store, "append", breaks_off)
        wanted = _moves(room, mover)
        assert (await mover.send(wanted))[0]["code"] == "storage"
        monkeypatch.setattr(rooms.store, "append", stored)
        again = await mover.send(wanted)
        assert [m["code"] for m in again if m["type"] == "no"] == ["stale"]
        assert mover.seen["at"] == 1
        assert other.read()[-1]["at"] == 1


async def test_a_view_answers_a_move_only_when_it_is_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        eyes = Eyes(room, room.table.asked[0])
        eyes.read()
        stored, gate = rooms.store.append, asyncio.Event()

        async def waits(append: Append) -> None:
            await gate.wait()
            await stored(append)

        monkeypatch.setattr(rooms.store, "append", waits)
        doing = asyncio.create_task(_follow(room, eyes.listener, _moves(room, eyes)))
        await asyncio.sleep(0.01)
        eyes.listener.show()
        early = eyes.read()
        assert [message.get("answer") for message in early] == [None]
        gate.set()
        await doing
        assert eyes.read()[0]["answer"] == 1


async def test_seats_that_move_at_once_both_get_their_answer() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 4, lookout="alternative")
        while len(room.table.asked) < 2:
            await play(room, random.Random(1), 1)
        eyes = [Eyes(room, seat) for seat in room.table.asked]
        for each in eyes:
            each.read()
        wanted = [_moves(room, each) for each in eyes]
        await asyncio.gather(
            *(_follow(room, each.listener, move) for each, move in zip(eyes, wanted, strict=True))
        )
        for each in eyes:
            answers = [m for m in each.read() if m.get("answer") == 1]
            assert len(answers) == 1
            assert answers[0]["type"] == "view" or answers[0]["code"] == "stale"
        assert sum(any(m.get("answer") == 1 and m["type"] == "view" for m in x.got) for x in eyes)


# Two processes


async def _twice(room: Room, other: Any) -> Room:
    """The same table in another process."""
    found: Room = await other.room(room.table.id)
    return found


async def test_what_another_process_did_is_told_even_if_it_came_as_a_conflict() -> None:
    async with rooms_at() as rooms, beside(rooms) as others:
        room = await running(rooms, 2)
        there = await _twice(room, others)
        seat = room.table.asked[0]
        mover, watcher = Eyes(there, seat), Eyes(there, None)
        mover.read(), watcher.read()
        for text in ("one", "two"):
            await room.do(lambda table, text=text: Judged([e.Spoke(1, "Jan", text)]))  # type: ignore[misc]
        await play(room, random.Random(1), 1)
        await room.do(lambda table: wants.leave(table, 1 - seat))
        got = await mover.send(_moves(there, mover))
        assert [m["code"] for m in got if m["type"] == "no"] == ["stale"]
        seen = watcher.read()
        assert [m["said"]["text"] for m in seen if m["type"] == "chat"] == ["one", "two"]
        assert [m["at"] for m in seen if m["type"] == "view"] == [1]
        assert [m["table"]["seats"][1 - seat]["left"] for m in seen if m["type"] == "table"][-1]


async def test_a_conflict_that_never_ends_is_an_error_and_no_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with rooms_at() as rooms, beside(rooms) as others:
        room = await running(rooms, 2)
        there = await _twice(room, others)
        stored = rooms.store.append

        async def too_late(append: Append) -> None:
            if "left" in append.events[0]:
                await room.do(lambda table: Judged([e.Spoke(0, "Ola", "first")]), quiet=True)
            await stored(append)

        monkeypatch.setattr(rooms.store, "append", too_late)
        with pytest.raises(StoreError):
            await there.do(lambda table: wants.leave(table, 0))
        monkeypatch.setattr(rooms.store, "append", stored)
        await there.do(lambda table: wants.leave(table, 0))
        assert there.table.seats[0].left


# The log


async def _storm(rooms: Any, seats: int, seed: str, steps: list[int], lookout: str) -> None:
    """Moves, undos and late readers; every log is as a fresh socket gets it, and none has gains."""
    chance = random.Random(seed)
    room = await running(rooms, seats, seed, lookout)
    eyes = [Eyes(room, seat, "en") for seat in (*range(seats), None)]
    for step in steps:
        if step < 6:
            await play(room, chance, 1 + step)
        elif step < 9 and room.table.match is not None and room.table.match.records:
            seat = room.table.match.records[-1].seat
            with suppress(CannotUndo, Unfit):
                await room.do(lambda table, seat=seat: wants.undo(table, seat))  # type: ignore[misc]
        elif step == 9:
            await _follow(room, chance.choice(eyes).listener, Tongue(chance.choice(["pl", "en"])))
        for each in eyes:
            if chance.random() < 0.4:
                each.read()
    async with beside(rooms) as others:
        reloaded = await others.room(room.table.id)
        for each in eyes:
            each.read()
            fresh = Eyes(reloaded, each.listener.seat, each.listener.language)
            fresh.read()
            assert each.log == fresh.log
            assert each.seen["view"] == fresh.seen["view"]
            assert "gains" not in fresh.seen


@settings(max_examples=12, deadline=None)
@given(
    seats=st.integers(1, 4),
    seed=st.integers(0, 10_000),
    steps=st.lists(st.integers(0, 9), min_size=5, max_size=40),
    lookout=st.sampled_from(["standard", "alternative", "advanced"]),
)
def test_the_log_of_a_socket_is_the_log_of_a_fresh_one(
    seats: int, seed: int, steps: list[int], lookout: str
) -> None:
    async def storm() -> None:
        async with rooms_at() as rooms:
            await _storm(rooms, seats, str(seed), steps, lookout if seats > 1 else "standard")

    asyncio.run(storm())


async def test_a_table_folded_from_storage_is_the_table_in_memory() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 3, lookout="alternative", clock=Clock(60, 30))
        chance = random.Random(4)
        for _ in range(30):
            await play(room, chance, 3)
            match = room.table.match
            assert match is not None
            seat = match.records[-1].seat
            if match.why_no_undo(seat) is None:
                await room.do(lambda table, seat=seat: wants.undo(table, seat))  # type: ignore[misc]
        await room.do(lambda table: wants.leave(table, 1))
        async with beside(rooms) as others:
            there = await others.room(room.table.id)
            assert there.info() == room.info()
            here, folded = room.table.match, there.table.match
            assert here is not None
            assert folded is not None
            assert folded.records == here.records
            assert folded.log == here.log
            assert there.table.clocks is not None
            assert room.table.clocks is not None
            assert there.table.clocks.since == room.table.clocks.since
            assert there.table.clocks.reserve == room.table.clocks.reserve


# Seats and keys


async def test_whoever_lost_the_seat_sees_nothing_more_of_it() -> None:
    async with rooms_at() as rooms:
        two = TableWish(seats=[SeatWish(), SeatWish()])
        easy = TableWish(seats=[SeatWish(), SeatWish("easy")])
        room, _ = await rooms.create(two, "Ola")
        await room.do(lambda table: wants.join(table, "Jan")[1])
        jan = Eyes(room, 1)
        await room.do(lambda table: wants.change(table, terms(easy)))
        assert jan.listener.dropped == "key"
        assert jan.listener not in room.listeners
        await room.do(lambda table: wants.change(table, terms(two)))
        early = Eyes(room, 1)
        await room.do(lambda table: wants.join(table, "Kuba")[1])
        assert early.listener.dropped == "key"
        kuba = Eyes(room, 1)
        await room.do(lambda table: wants.leave(table, 1))
        assert kuba.listener.dropped == "key"


async def test_one_seat_cannot_keep_the_others_out() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        many = [Eyes(room, 0) for _ in range(MOST_AT_SEAT + 5)]
        watching = [Eyes(room, None) for _ in range(MOST_WATCHING)]
        Eyes(room, None)
        assert [eyes.listener.dropped for eyes in watching[:2]] == ["too many", ""]
        assert [eyes.listener.dropped for eyes in many[:6]] == ["too many"] * 5 + [""]
        assert sum(one.seat == 0 for one in room.listeners) == MOST_AT_SEAT
        Eyes(room, 1)


async def test_a_reader_that_does_not_read_costs_a_bounded_amount() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        deaf, jan = Eyes(room, None), Eyes(room, 1)
        for n in range(400):
            await room.do(lambda table, n=n: Judged([e.Spoke(0, "Ola", str(n))]), quiet=True)  # type: ignore[misc]
            jan.read()
        assert deaf.listener.dropped == "too slow"
        assert not deaf.listener.outbox
        assert not jan.listener.dropped
        said = [m["said"]["text"] for m in jan.got if m["type"] == "chat"]
        assert said == [str(n) for n in range(400)]


# What is said and wanted


async def test_chat_is_for_seats_and_in_measure() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        ola, jan, eva = Eyes(room, 0), Eyes(room, 1), Eyes(room, None)
        for each in (ola, jan, eva):
            each.read()
        codes = [m.get("code") for n in range(20) for m in await ola.send(Speak(n, f"no {n}"))]
        assert codes.count("too-fast") >= 10
        lines = [m["said"] for m in jan.read() if m["type"] == "chat"]
        assert 8 <= len(lines) < 12
        assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
        assert (await eva.send(Speak(1, "hello")))[-1]["code"] == "spectator"
        assert (await jan.send(Speak(2, " \n\u202e ")))[-1]["code"] == "nothing-said"
        assert (await jan.send(Speak(3, " a\n b")))[-1]["said"]["text"] == "a b"
        late = Eyes(room, None)
        assert late.read()[0]["chat"][-1]["text"] == "a b"


@pytest.mark.parametrize("how", ["bot", "fewer", "another"])
async def test_nobody_speaks_from_a_seat_that_was_just_taken_away(how: str) -> None:
    """Not under the name of whoever has it now."""
    async with rooms_at() as rooms:
        room, _ = await rooms.create(TableWish(seats=[SeatWish(), SeatWish()]), "Ola")
        await room.do(lambda table: wants.join(table, "Jan")[1])
        jan = Eyes(room, 1)
        jan.listener.key = digest(await rooms.key_for(room, "seat", 1))
        second = [SeatWish("easy")] if how == "bot" else []
        wish = TableWish(seats=[SeatWish(), *second])
        wanted: list[Callable[[Table], Judged]] = [lambda table: wants.change(table, terms(wish))]
        if how == "another":
            wanted = [
                lambda table: wants.leave(table, 1),
                lambda table: wants.join(table, "Eva")[1],
            ]
        changing = [asyncio.create_task(room.do(one)) for one in wanted]
        await asyncio.sleep(0)
        with capture_logs() as logged:
            for message in (Speak(1, "I resign"), Keeping(True)):
                await _follow(room, jan.listener, message)
        await asyncio.gather(*changing)
        assert logged == []
        assert jan.listener.dropped == "key"
        assert room.table.chat == []
        assert not any(sitting.asks_keep for sitting in room.table.seats)


async def test_saying_the_same_wish_twice_stores_it_once() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        ola = Eyes(room, 0)
        before = room.table.number
        for ask in (True, True, True, False, False):
            await ola.send(Keeping(ask))
        assert room.table.number == before + 2


async def test_undo_and_its_sentence() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        first = room.table.asked[0]
        eyes = [Eyes(room, 0, "pl"), Eyes(room, 1, "en")]
        for each in eyes:
            each.read()
        refused = await eyes[1].send(Undo(1, eyes[1].seen["stamp"]))
        assert refused[0]["text"].startswith("There is nothing")
        await play(room, random.Random(2), 1)
        for each in eyes:
            each.read()
        assert eyes[1 - first].seen.get("undo") is None
        assert eyes[1 - first].seen["no_undo"]
        stale = await eyes[first].send(Undo(2, 0))
        assert "stale" in [m.get("code") for m in stale]


@pytest.mark.parametrize("game", ["settlers", "campaign"])
async def test_hints_are_given_where_only_bots_play_along(game: Any) -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        ola = Eyes(room, room.table.asked[0])
        ola.read()
        assert (await ola.send(AskHint(1, 0)))[-1]["code"] == "no-hint"
        seats = [SeatWish(None, "rome"), SeatWish("easy", "barbarians")]
        guided, _ = await rooms.create(TableWish(seats=seats, game=game), "Ola", start=True)
        rooms.thinkers.start()
        while 0 not in guided.table.asked:
            await asyncio.sleep(0.05)
        eyes = Eyes(guided, 0)
        eyes.read()
        wanted = AskHint(2, eyes.seen["stamp"])
        assert await eyes.send(wanted) == []
        assert (await eyes.send(wanted))[-1]["code"] == "too-fast"
        while not (got := eyes.read()):
            await asyncio.sleep(0.05)
        assert (got[0]["type"], got[0]["answer"], got[0]["more"]) == ("hint", 2, True)
        assert got[0]["text"] in [offer["text"] for offer in eyes.seen["offers"]]
        assert got[0]["label"] not in (got[0].get("other"), got[0].get("alike"))
        assert "other" in got[0] or "alike" in got[0]


async def test_a_closer_look_follows_a_first_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    reason = '"Round 4 brings \ue000good stone 0 1\ue0011 stone\ue002 less."'
    more = f'"other": "pass", "ahead": 2.5, "within": 0.5, "why": [{reason}]'

    async def thought(room: Room, match: Any, seat: int, level: str, **asked: str) -> str:
        assert asked["language"] == "pl"
        text = match.game.text(match.state, seat, match.pending[seat].moves[0])
        told = '"more": true' if asked["depth"] == "quick" else more
        return f'{{"text": "{text}", {told}}}'

    async with rooms_at() as rooms:
        wish = TableWish(seats=[SeatWish(None, "rome"), SeatWish("easy", "barbarians")])
        room, _ = await rooms.create(wish, "Ola", start=True)
        rooms.thinkers.start()
        while 0 not in room.table.asked or room.table.match is None:
            await asyncio.sleep(0.05)
        monkeypatch.setattr(Room, "thought", thought)
        eyes = Eyes(room, 0, "pl")
        eyes.read()
        got = await eyes.send(AskHint(3, eyes.seen["stamp"]))
        while len(got) < 2:
            await asyncio.sleep(0.01)
            got += eyes.read()
        first, second = got
        assert (first["more"], second.get("more")) == (True, None)
        assert first["text"] == second["text"]
        assert second["other"] == "Spasuj w tej rundzie"
        assert (second["ahead"], second["within"]) == (2.5, 0.5)
        assert second["why"][0][1] == {"text": "1 stone", "good": "stone", "beside": "1"}


async def test_a_hint_is_given_up_when_its_position_moves_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    async def thought(*_: Any, depth: str = "", **__: Any) -> str:
        asked.append(depth)
        if len(asked) > 1:
            await asyncio.Event().wait()
        return '{"text": "pass", "more": true}'

    async with rooms_at() as rooms:
        wish = TableWish(seats=[SeatWish(None, "rome"), SeatWish("easy", "barbarians")])
        room, _ = await rooms.create(wish, "Ola", start=True)
        rooms.thinkers.start()
        while 0 not in room.table.asked:
            await asyncio.sleep(0.05)
        monkeypatch.setattr(Room, "thought", thought)
        eyes = Eyes(room, 0)
        eyes.read()
        await eyes.send(AskHint(5, eyes.seen["stamp"]))
        while len(asked) < 2:
            await asyncio.sleep(0.01)
        (first,) = eyes.read()
        assert (first["type"], first["answer"], first["more"]) == ("hint", 5, True)
        got = await eyes.send(_moves(room, eyes))
        async with asyncio.timeout(10):
            while not [one for one in got if one["type"] == "no"]:
                await asyncio.sleep(0.01)
                got += eyes.read()
        (no,) = [one for one in got if one["type"] == "no"]
        assert (no["code"], no["answer"]) == ("stale", 5)
        assert [depth for depth in asked if depth] == ["quick", "usual"]  # bots think as well


async def test_a_hint_that_fails_in_any_way_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[str | Exception] = [NoAnswer("given up"), RuntimeError("broken"), "nonsense"]

    async def thought(*_: Any, **__: Any) -> str:
        found = thoughts.pop(0)
        if isinstance(found, Exception):
            raise found
        return found

    async with rooms_at() as rooms:
        wish = TableWish(seats=[SeatWish(None, "rome"), SeatWish("easy", "barbarians")])
        room, _ = await rooms.create(wish, "Ola", start=True)
        rooms.thinkers.start()
        while 0 not in room.table.asked:
            await asyncio.sleep(0.05)
        monkeypatch.setattr(Room, "thought", thought)
        eyes = Eyes(room, 0)
        eyes.read()
        for number in range(len(thoughts)):
            await eyes.send(AskHint(number, eyes.seen["stamp"]))
            async with asyncio.timeout(10):
                while not (got := eyes.read()):
                    await asyncio.sleep(0.01)
            assert (got[0]["type"], got[0]["code"], got[0]["answer"]) == ("no", "broken", number)


async def test_earlier_moments_are_shown_as_they_were_seen() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        eyes = [Eyes(room, 0), Eyes(room, 1), Eyes(room, None)]
        seen: dict[int, list[Any]] = {}
        chance = random.Random(5)
        for _ in range(40):
            for each in eyes:
                each.read()
            seen[eyes[0].seen["at"]] = [each.seen["view"] for each in eyes]
            await play(room, chance, 1)
        for each in eyes:
            each.read()
        for at in sorted(seen)[::10]:
            for each, view in zip(eyes, seen[at], strict=True):
                told = (await each.send(AskMoment(7, at)))[-1]
                assert told == {"type": "moment", "answer": 7, "at": at, "view": view}
        later = AskMoment(8, room.table.moves + 1)
        assert "stale" in [message.get("code") for message in await eyes[0].send(later)]
        codes = [(await eyes[0].send(AskMoment(9, 0)))[-1].get("code") for _ in range(9)]
        assert codes[-1] == "too-fast"


async def test_several_tabs_see_the_same() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        seat = room.table.asked[0]
        tabs = [Eyes(room, seat, "en"), Eyes(room, seat, "cs")]
        for tab in tabs:
            tab.read()
        await tabs[0].send(_moves(room, tabs[0]))
        tabs[1].read()
        assert tabs[0].seen["view"] == tabs[1].seen["view"]
        assert tabs[0].seen["answer"] == 1
        assert "answer" not in tabs[1].seen
        assert tabs[0].log != tabs[1].log


# Leaving in every state


@pytest.mark.parametrize("lookout", ["standard", "alternative", "advanced"])
async def test_whoever_leaves_returns_or_resigns_at_any_moment(lookout: str) -> None:
    async with rooms_at() as rooms:
        chance = random.Random(lookout)
        room = await running(rooms, 3, lookout, lookout)
        for _ in range(12):
            await play(room, chance, chance.randrange(12))
            if room.table.status != "running":
                break
            seat = chance.randrange(3)
            await room.do(lambda table, seat=seat: wants.leave(table, seat), quiet=True)  # type: ignore[misc]
            assert room.table.seats[seat].bot == "normal"
            with pytest.raises(Unfit, match="left"):
                await room.do(lambda table, seat=seat: wants.leave(table, seat))  # type: ignore[misc]
            await room.do(lambda table, seat=seat: wants.come_back(table, seat, 0))  # type: ignore[misc]
            assert room.table.seats[seat].bot is None
        if room.table.status == "running":
            await room.do(lambda table: wants.resign(table, 2), quiet=True)
            assert room.table.status == "running"
            for again in (wants.resign, lambda table, seat: wants.come_back(table, seat, 0)):
                with pytest.raises(Unfit, match="resigned"):
                    again(room.table, 2)


async def test_the_game_of_who_plays_alone_waits() -> None:
    async with rooms_at() as rooms:
        rooms.thinkers.start()
        wish = TableWish(seats=[SeatWish()], game="rollwrite", mode="adventure")
        room, _ = await rooms.create(wish, "Ola", start=True)
        await room.do(lambda table: wants.leave(table, 0))
        await asyncio.sleep(0.3)
        assert room.table.moves == 0
        await room.do(lambda table: wants.come_back(table, 0, 0))
        eyes = Eyes(room, 0)
        eyes.read()
        assert eyes.seen["offers"]


async def test_who_resigns_alone_is_done() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 1)
        eyes = Eyes(room, 0)
        await room.do(lambda table: wants.resign(table, 0))
        eyes.read()
        assert room.table.status == "finished"
        assert "offers" not in eyes.seen
        assert (await eyes.send(Move(1, eyes.seen["stamp"], "pass")))[-1]["code"] == "over"


# Rematch


async def test_a_rematch_asked_for_by_all_at_once_is_one_table() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 3)
        await room.do(lambda table: Judged([e.Closed()]))
        found = await asyncio.gather(*(rooms.rematch(room, seat) for seat in range(3)))
        assert len({after.table.id for after, _, _ in found}) == 1
        assert {at for _, at, _ in found} == {0, 1, 2}
        after = found[0][0]
        assert after.table.status == "running"
        again, at, key = await rooms.rematch(room, 1)
        assert (again, at) == (after, found[1][1])
        assert key not in [key for _, _, key in found]


async def test_a_rematch_whose_host_went_away_can_be_made_again() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await room.do(lambda table: wants.resign(table, 0))
        first, at, _ = await rooms.rematch(room, 0)
        await first.do(lambda table: wants.leave(table, at))
        second, _, _ = await rooms.rematch(room, 1)
        assert second is not first
        assert second.table.status == "waiting"


async def test_a_rematch_that_nobody_came_to_and_that_was_taken_away_can_be_made_again() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await room.do(lambda table: wants.resign(table, 0))
        first, _, _ = await rooms.rematch(room, 0)
        rooms._drop(first)
        assert await rooms.store.clear(rooms.now() // 1000 + 1) == 1
        second, at, _ = await rooms.rematch(room, 1)
        assert (second.table.id, at) == (room.table.next, 0)


# Rooms come and go


async def test_a_forgotten_room_is_loaded_again_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await play(room, random.Random(3), 20)
        id, watcher = room.table.id, Eyes(room, None)
        watcher.read()
        monkeypatch.setattr(rooms_module, "_IDLE", -1)
        rooms._forget()
        assert await rooms.room(id) is room
        watcher.go()
        rooms._forget()
        assert rooms.count == (0, 0)
        again = await rooms.room(id)
        assert again is not room
        late = Eyes(again, None)
        late.read()
        assert (late.seen["view"], late.log) == (watcher.seen["view"], watcher.log)


async def test_a_room_that_somebody_comes_to_is_not_forgotten() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        room.used = 0
        assert await rooms.room(room.table.id) is room
        rooms._forget()
        assert await rooms.room(room.table.id) is room


async def test_a_damaged_table_does_not_hold_up_the_others() -> None:
    async with rooms_at() as rooms:
        bots = TableWish(seats=[SeatWish(), SeatWish("easy")])
        tables = [(await rooms.create(bots, "Ola", start=True))[0] for _ in range(3)]
        damaged = min(room.table.id for room in tables)
        for room in tables:
            await room.stop()
            await room.do(lambda table: wants.leave(table, 0), quiet=True)
            number = room.table.number
            bad = '{"type":"moved","seat":0,"steps":["no such move"],"hash":""}'
            if room.table.id == damaged:
                await rooms.store.append(Append(damaged, number, [bad]))
        async with beside(rooms) as others:
            await others._adopt()
            assert others.count[0] == 2


async def test_bots_that_die_are_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rooms_at() as rooms:
        asked = asyncio.create_subprocess_exec
        failures = iter([OSError("no more processes"), None])
        made: list[Any] = []

        async def grudging(*words: Any, **more: Any) -> Any:
            if (error := next(failures, None)) is not None:
                raise error
            process = await asked(*words, **more)
            made.append(process)
            if len(made) == 1:
                process.kill()
            return process

        monkeypatch.setattr("osada.server.thinkers._PAUSE", 0.01)
        monkeypatch.setattr(asyncio, "create_subprocess_exec", grudging)
        rooms.thinkers.start()
        bots = TableWish(seats=[SeatWish(), SeatWish("easy")])
        room, _ = await rooms.create(bots, "Ola", start=True)
        await room.do(lambda table: wants.leave(table, 0))
        async with asyncio.timeout(60):
            while room.table.moves < 5:
                await asyncio.sleep(0.05)
        assert len(made) >= 2


async def test_a_bot_whose_answer_is_nonsense_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osada.server.room._PAUSE", 0.01)
    async with rooms_at() as rooms:
        answers = iter(["no such move", "build", "pass and pass"])
        asked = 0

        async def nonsense(question: dict[str, Any], *_: Any) -> str:
            nonlocal asked
            asked += 1
            found = next(answers, None)
            if found is not None:
                return found
            move = some_move(room, random.Random(1))
            assert move is not None
            return move[1]

        monkeypatch.setattr(rooms.thinkers, "ask", nonsense)
        room = await running(rooms, 2)
        for seat in range(2):
            await room.do(lambda table, seat=seat: wants.leave(table, seat))  # type: ignore[misc]
        async with asyncio.timeout(20):
            while room.table.moves < 3:
                await asyncio.sleep(0.01)
        assert asked >= 6


async def test_a_table_that_cannot_start_is_not_made() -> None:
    async with rooms_at() as rooms:
        with pytest.raises(Unfit, match="free-seat"):
            await rooms.create(TableWish(seats=[SeatWish(), SeatWish()]), "Ola", start=True)
        assert rooms.count == (0, 0)
        assert not await rooms.store.listed(public=False, status={"waiting"}, limit=10)

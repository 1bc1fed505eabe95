"""Seats of a campaign: left for a game or for good, taken over between games; nobody ends it."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from osada.campaign.state import GAME, State
from osada.kernel import journal
from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import REVEALED, CannotUndo, Match
from osada.server import events as e
from osada.server import pleas, wants
from osada.server.fold import NewerOsada, fold, settle
from osada.server.judged import Judged
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.store import Damaged
from osada.server.table import Table
from osada.server.terms import SeatTerms, Terms
from osada.server.unfit import Unfit
from tests.server.rooms import Eyes, beside, rooms_at

RECORD = Path(__file__).parents[1] / "campaign/data/two-empires.osada"
FOUND = journal.read(RECORD)
SHOP = 193
"""So many moves lead into the shop after the first game, where the second buyer decides."""
SECOND = 196
"""The second game has been dealt."""


def stored(moves: int, rules: str = FOUND.rules) -> list[e.Event]:
    """The events of a table for two people, as they were when this record was made."""
    terms = Terms([SeatTerms(None, "rome"), SeatTerms(None, "egypt")], "campaign", {})
    terms.options = {"names": FOUND.options["names"]}
    return [
        e.Created(terms),
        e.Joined(0, "Ola"),
        e.Joined(1, "Jan"),
        e.Keeps(0, True),
        e.Keeps(1, True),
        e.Started(rules, ["rome", "egypt"], FOUND.seed),
        *(e.Moved(move.seat, [move.text], move.hash) for move in FOUND.moves[:moves]),
    ]


def folded(events: Sequence[e.Event], hurried: bool = False) -> Table:
    table = Table("test-2345")
    for at, event in enumerate(events):
        fold(table, at, e.read(e.written(event)), hurried=hurried)
    for _ in settle(table) if hurried else ():
        pass
    return table


async def at(rooms: Rooms, moves: int) -> Room:
    return await rooms.new_room(lambda _: Judged(stored(moves)))


def match_of(table: Table) -> Match[State]:
    assert table.match is not None
    return table.match


async def play_on(room: Room, moves: int) -> None:
    """As the record goes on; whoever sits there, a bot or a person, moves."""
    for move in FOUND.moves[room.table.moves : room.table.moves + moves]:
        await room.do(lambda table, move=move: wants.move(table, move.seat, move.text))  # type: ignore[misc]


async def test_a_seat_left_for_one_game_is_its_own_again_when_the_next_begins() -> None:
    async with rooms_at() as rooms:
        room = await at(rooms, 100)
        await room.do(lambda table: wants.leave(table, 1, once=True))
        assert room.table.seats[1].until == 2
        await play_on(room, SHOP - 100)
        assert room.table.seats[1].left
        assert room.table.deserted == []
        with pytest.raises(Unfit, match="full"):
            wants.join(room.table, "Eva")
        await play_on(room, SECOND - SHOP)
        assert room.table.game == 2
        assert (room.table.seats[1].bot, room.table.seats[1].left) == (None, False)
        assert [note.kind for note in room.table.notes] == ["left-once", "returned"]
        async with beside(rooms) as others:
            again = (await others.room(room.table.id)).table
            assert again.seats == room.table.seats
            assert again.notes == room.table.notes


async def test_between_games_it_is_the_next_game_that_somebody_sits_out() -> None:
    async with rooms_at() as rooms:
        room = await at(rooms, SHOP)
        await room.do(lambda table: wants.leave(table, 1, once=True))
        assert room.table.seats[1].until == 3
        with pytest.raises(Unfit, match="left"):
            wants.leave(room.table, 1, once=True)
        await room.do(lambda table: wants.leave(table, 1))
        assert room.table.deserted == [1]


async def test_who_left_for_good_is_followed_by_another_person_between_games() -> None:
    async with rooms_at() as rooms:
        room = await at(rooms, 100)
        eyes = Eyes(room, 1)
        await room.do(lambda table: wants.leave(table, 0))
        with pytest.raises(Unfit, match="between-games"):
            wants.join(room.table, "Eva")
        assert room.table.host == 1
        await play_on(room, SHOP - 100)
        eyes.read()
        assert eyes.got[-1]["type"] == "view"
        told = [one for one in eyes.got if one["type"] == "table"][-1]
        assert told["table"]["seats"][0]["deserted"]
        former = Eyes(room, 0)
        seat, judged = wants.join(room.table, "Eva")
        assert (seat, judged.freed) == (0, [0])
        await room.do(lambda _: judged)
        assert former.listener.dropped == "key"
        assert room.table.seats[0].name == "Eva"
        assert room.table.seats[0].bot is None
        assert room.table.deserted == []
        eyes.read()
        assert eyes.log[-1]["note"] == "took-over"
        with pytest.raises(Unfit, match="there"):
            wants.come_back(room.table, 0, rooms.now())
        await play_on(room, SECOND - SHOP + 5)
        async with beside(rooms) as others:
            again = (await others.room(room.table.id)).table
            assert again.seats == room.table.seats
            assert match_of(again).records == match_of(room.table).records


async def test_nobody_ends_a_campaign_for_another() -> None:
    async with rooms_at() as rooms:
        room = await at(rooms, 50)
        await room.do(lambda table: wants.resign(table, 0))
        assert not room.table.closed
        assert room.table.seats[0].bot is not None
        await room.do(lambda table: wants.resign(table, 1))
        assert room.table.status == "finished"


@pytest.mark.parametrize("how", ["once", "for good", "expired"])
async def test_nobody_ends_a_campaign_for_who_may_come_back(how: str) -> None:
    gone = Judged([e.Expired(1)])
    async with rooms_at() as rooms:
        room = await at(rooms, 50)
        await room.do(
            lambda table: gone if how == "expired" else wants.leave(table, 1, how == "once")
        )
        await room.do(lambda table: wants.resign(table, 0))
        assert not room.table.closed
        await room.do(lambda table: wants.come_back(table, 1, rooms.now()))
        await room.do(lambda table: wants.resign(table, 1))
        assert room.table.status == "finished"


async def test_no_move_of_an_earlier_game_is_taken_back() -> None:
    async with rooms_at() as rooms:
        room = await at(rooms, SHOP)
        buyer = FOUND.moves[SHOP - 1].seat
        assert match_of(room.table).why_no_undo(buyer) is None
        await play_on(room, 1)
        assert match_of(room.table).why_no_undo(buyer) is not None
        await play_on(room, SECOND - SHOP - 1)
        for seat in (0, 1):
            assert match_of(room.table).why_no_undo(seat) == REVEALED
            with pytest.raises(CannotUndo):
                wants.undo(room.table, seat)
            with pytest.raises(CannotUndo):
                pleas.ask(room.table, seat)
        await play_on(room, 30)
        asked = room.table.asked[0]
        (pleaded,) = pleas.ask(room.table, asked).events
        assert isinstance(pleaded, e.Pleaded | e.Undone)
        assert pleaded.moves >= SECOND


@pytest.mark.parametrize("moves", [1, 150, SHOP, SECOND, 300, 480, len(FOUND.moves)])
def test_a_fold_in_a_hurry_is_the_fold(moves: int) -> None:
    slow, quick = (match_of(folded(stored(moves), hurried)) for hurried in (False, True))
    assert quick.records == slow.records
    assert quick.log == slow.log
    assert quick.view(0) == slow.view(0)
    for seat in (0, 1):
        for bots in ([], [1 - seat]):
            assert quick.why_no_undo(seat, bots) == slow.why_no_undo(seat, bots)
    for back in (0, moves // 2, moves - 1):
        assert quick.fork(back).view(1) == slow.fork(back).view(1)
        assert quick.fork(back).fingerprint == slow.fork(back).fingerprint


@pytest.mark.parametrize("at", [10, SHOP, 300, 470])
def test_a_changed_event_is_noticed_in_a_hurry(at: int) -> None:
    events = stored(480)
    moved = events[6 + at]
    assert isinstance(moved, e.Moved)
    last = folded(stored(at)).match
    assert last is not None
    decision = last.pending[moved.seat]
    other = [last.game.text(last.state, moved.seat, one) for one in decision.moves]
    moved.steps = [next(text for text in other if text != moved.steps[0])]
    with pytest.raises((Damaged, Refused, BadNotation)):
        folded(events, hurried=True)


def test_a_campaign_of_rules_to_come_is_refused_with_the_way_out() -> None:
    with pytest.raises(NewerOsada, match="open it with the Osada that began it"):
        folded(stored(0, rules="2.9"))


def test_a_campaign_that_was_begun_with_this_version_goes_on() -> None:
    """The record is never made anew: whatever changes, it must lead to the same fingerprints."""
    table = folded(stored(len(FOUND.moves)))
    assert FOUND.rules == "1.2"
    assert match_of(table).records[-1].hash == FOUND.moves[-1].hash
    assert match_of(table).state.book.stage == GAME
    assert table.game == 3


def test_a_leave_of_before_is_for_good() -> None:
    left: Any = e.read(json.dumps({"type": "left", "seat": 1}))
    assert left == e.Left(1, 0)

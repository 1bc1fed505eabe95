"""Taking moves back at a table: over what bots did, and told to the others."""

import asyncio
import random
from typing import Any

from osada.rollwrite.state import DEVELOP
from osada.server import events as e
from osada.server import wants
from osada.server.games import hosted
from osada.server.judged import Judged
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.wire import AnswerUndo, AskUndo, Clock, SeatWish, TableWish, Undo
from osada.settlers import words
from tests.samples import rolls
from tests.server.rooms import FACTIONS, Eyes, begun, beside, play, rooms_at, running
from tests.server.sentences import plain


async def against_a_bot(rooms: Rooms, seed: str = "7") -> Room:
    """A game of one person and a bot, which does not move by itself here."""
    wish = TableWish(seats=[SeatWish(), SeatWish("normal")])
    room, _ = await rooms.create(wish, "Ola")
    started = e.Started(hosted("settlers").game.version, FACTIONS[:2], seed)
    await room.do(lambda table: Judged([started]))
    return room


def match_of(room: Room) -> Any:
    assert room.table.match is not None
    return room.table.match


async def moves(room: Room, seat: int, text: str) -> None:
    await room.do(lambda table: wants.move(table, seat, text))


async def to_the_actions(room: Room) -> None:
    """Play until the turns of the first round, with the first seat to move."""
    while match_of(room).state.stack:
        await play(room, random.Random(1), 1)
    while room.table.asked != [0]:
        await moves(room, room.table.asked[0], "send wood")


async def test_undo_goes_back_over_bots_and_a_redo_meets_the_same_cards() -> None:
    async with rooms_at() as rooms:
        room = await against_a_bot(rooms)
        await to_the_actions(room)
        ola = Eyes(room, 0)
        ola.read()
        before = match_of(room).moves
        await moves(room, 0, "send wood")
        ola.read()
        stamp = ola.seen["stamp"]
        await moves(room, 1, "send card common")
        drawn = list(match_of(room).state.players[1].hand)
        answer = await ola.send(Undo(1, stamp))  # the bot has gone on since this was seen
        assert [one["type"] for one in answer if one["type"] == "no"] == []
        assert match_of(room).moves == before
        assert room.table.asked == [0]
        async with beside(rooms) as others:
            there = await others.room(room.table.id)
            assert match_of(there).records == match_of(room).records
        await moves(room, 0, "send wood")
        await moves(room, 1, "send card common")
        assert list(match_of(room).state.players[1].hand) == drawn


async def test_a_card_that_the_bot_shows_closes_the_way_back() -> None:
    async with rooms_at() as rooms:
        room = await against_a_bot(rooms)
        await to_the_actions(room)
        ola = Eyes(room, 0)
        await moves(room, 0, "pass")
        raze = next(offer for offer in _texts(room, 1) if offer.startswith("raze japan/"))
        await moves(room, 1, raze)
        ola.read()
        assert not ola.seen.get("undo")
        assert "shown you something new" in ola.seen["no_undo"]
        refused = await ola.send(Undo(1, ola.seen["stamp"]))
        assert refused[0]["code"] == "undo"


async def test_a_bot_that_thinks_is_stopped() -> None:
    async with rooms_at() as rooms:  # whose bots never answer
        room = await against_a_bot(rooms)
        await to_the_actions(room)
        ola = Eyes(room, 0)
        room.kept = True
        await moves(room, 0, "send wood")
        ola.read()
        thought = room._thinking[1]
        assert ola.seen["thinking"] == [1]
        await ola.send(Undo(1, ola.seen["stamp"]))
        await asyncio.gather(thought, return_exceptions=True)
        assert thought.cancelled()
        assert not room._thinking
        assert ola.seen.get("thinking", []) == []
        await moves(room, 0, "send stone")
        assert room._thinking[1] is not thought


def _texts(room: Room, seat: int) -> list[str]:
    match = match_of(room)
    return [match.game.text(match.state, seat, move) for move in match.pending[seat].moves]


async def test_the_others_are_told_what_was_taken_back() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await to_the_actions(room)
        ola, jan, watcher = Eyes(room, 0), Eyes(room, 1), Eyes(room, None, "pl")
        for each in (ola, jan, watcher):
            each.read()
        await moves(room, 0, "send wood")
        ola.read()
        await ola.send(Undo(1, ola.seen["stamp"]))
        jan.read()
        watcher.read()
        assert plain(jan.log[-1]["text"]) == "Ola took back: sends 2 workers for 1 wood"
        assert (jan.log[-1]["note"], jan.log[-1]["seat"]) == ("undone", 0)
        assert plain(watcher.log[-1]["text"]).startswith("Ola cofa ruch: ")
        assert "note" not in ola.log[-1]  # who did it knows
        await moves(room, 0, "send stone")
        jan.read()
        assert [line.get("note") for line in jan.log[-2:]] == ["undone", None]
        async with beside(rooms) as others:
            late = Eyes(await others.room(room.table.id), 1)
            late.read()
            assert late.log == jan.log


async def test_a_secret_pick_that_is_taken_back_stays_secret() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2, lookout="alternative")
        ola, jan = Eyes(room, 0), Eyes(room, 1)
        await moves(room, 0, _texts(room, 0)[0])
        ola.read()
        await ola.send(Undo(1, ola.seen["stamp"]))
        jan.read()
        told = [line for line in jan.log if line.get("note")]
        assert len(told) == 1
        offered = match_of(room).view(0)["players"][0]["offer"]
        cards = match_of(room).game.cards
        for number in offered:
            name = words.card_name(cards, cards.of_number[number], "en")
            assert name not in plain(told[0]["text"])


async def test_a_stand_in_says_why() -> None:
    now = 0
    async with rooms_at() as rooms:
        rooms.now = lambda: now  # type: ignore[method-assign]
        room = await running(rooms, 3, clock=Clock(5, 0))
        room.kept = True
        first = room.table.asked[0]
        there = Eyes(room, first)
        other = Eyes(room, (first + 1) % 3)
        now = 6_000
        await room.watch_clocks()
        other.read()
        name = room.table.seats[first].name
        assert plain(other.log[-1]["text"]) == f"{name} ran out of time; a bot plays on."
        assert room.info().seats[first].why == "time"
        await room.do(lambda table: wants.come_back(table, first, 0))
        assert room.info().seats[first].why == ""
        there.read()
        assert plain(there.log[-1]["text"]) == f"{name} is back."
        there.go()
        now = 20_000
        await room.watch_clocks()
        other.read()
        assert other.log[-1]["note"] == "gone"
        last = next(at for at in range(3) if at not in (first, other.listener.seat))
        await room.do(lambda table: wants.leave(table, last))
        other.read()
        assert plain(other.log[-1]["text"]).endswith("has left; a bot plays on.")
        assert [seat.why for seat in room.info().seats].count("") == 1


# Asking the others


async def asked(rooms: Rooms, people: int = 2) -> tuple[Room, list[Eyes]]:
    """Ola has sent workers, Jan has gone on, and Ola asks to take it back."""
    room = await running(rooms, people)
    await to_the_actions(room)
    eyes = [Eyes(room, seat) for seat in range(people)]
    await moves(room, 0, "send wood")
    await moves(room, 1, "send card common")
    for each in eyes:
        each.read()
    assert not eyes[0].seen.get("undo")
    assert eyes[0].seen["asks"]
    await eyes[0].send(AskUndo(1, eyes[0].seen["stamp"]))
    for each in eyes:
        each.read()
    return room, eyes


async def test_the_others_are_asked_and_play_goes_on_meanwhile() -> None:
    async with rooms_at() as rooms:
        room, eyes = await asked(rooms, 3)
        before = match_of(room).last_line(0)[0]
        late = Eyes(room, None, "pl")  # who comes later sees it, too
        late.read()
        assert late.seen["plea"]["what"].startswith("wydaje")
        plea = eyes[2].seen["plea"]
        assert (plea["seat"], plea["what"]) == (0, "sends 2 workers for 1 wood")
        assert plea["open"] == [1, 2]
        assert not eyes[0].seen.get("asks")
        await eyes[1].send(AnswerUndo(1, plea["number"], agrees=True))
        again = await eyes[1].send(AnswerUndo(2, plea["number"], agrees=True))
        assert again[0]["code"] == "answered"
        await moves(room, 2, "pass")
        await eyes[2].send(AnswerUndo(1, plea["number"], agrees=True))
        assert match_of(room).moves == before
        assert room.table.asked == [0]
        eyes[0].read()
        agreed = "Ola took back, as agreed: sends 2 workers for 1 wood"
        assert plain(eyes[0].log[-1]["text"]) == agreed
        assert "plea" not in eyes[0].seen
        async with beside(rooms) as others:
            there = await others.room(room.table.id)
            assert match_of(there).records == match_of(room).records
            assert there.table.plea is None


async def test_who_is_declined_does_not_ask_again() -> None:
    async with rooms_at() as rooms:
        room, eyes = await asked(rooms)
        made = match_of(room).moves
        async with beside(rooms) as others:
            assert (await others.room(room.table.id)).table.plea == room.table.plea
        await eyes[1].send(AnswerUndo(1, eyes[1].seen["plea"]["number"], agrees=False))
        eyes[0].read()
        assert plain(eyes[0].log[-1]["text"]) == "Jan does not agree to take it back."
        assert not eyes[0].seen.get("asks")
        refused = await eyes[0].send(AskUndo(2, eyes[0].seen["stamp"]))
        assert refused[0]["code"] == "pleaded"
        assert match_of(room).moves == made
        gone = await eyes[1].send(AnswerUndo(2, 1, agrees=True))
        assert gone[0]["code"] == "no-plea"


async def test_a_plea_ends_when_the_asker_goes_on_or_thinks_better_of_it() -> None:
    async with rooms_at() as rooms:
        room, eyes = await asked(rooms)
        await moves(room, 0, "pass")
        eyes[1].read()
        assert "plea" not in eyes[1].seen
        other, theirs = await asked(rooms)
        await theirs[0].send(AnswerUndo(2, theirs[0].seen["plea"]["number"], agrees=False))
        assert other.table.plea is None
        assert "note" not in theirs[1].log[-1]


async def test_nobody_looks_at_new_cards_first_and_agrees_then() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await to_the_actions(room)
        eyes = [Eyes(room, seat) for seat in range(2)]
        await moves(room, 0, "send card common")
        eyes[0].read()
        await eyes[0].send(AskUndo(1, eyes[0].seen["stamp"]))
        eyes[1].read()
        plea = eyes[1].seen["plea"]["number"]
        await moves(room, 1, "send card common")
        made = match_of(room).moves
        late = await eyes[1].send(AnswerUndo(1, plea, agrees=True))
        assert late[0]["code"] == "no-plea"
        assert match_of(room).moves == made
        eyes[0].read()
        assert eyes[0].seen["asks"]  # with all that has followed
        async with beside(rooms) as others:
            assert (await others.room(room.table.id)).table.plea is None


async def test_whoever_has_left_has_no_say() -> None:
    async with rooms_at() as rooms:
        room, eyes = await asked(rooms, 3)
        before = match_of(room).last_line(0)[0]
        await room.do(lambda table: wants.leave(table, 1))
        eyes[2].read()
        await eyes[2].send(AnswerUndo(1, eyes[2].seen["plea"]["number"], agrees=True))
        assert match_of(room).moves == before


async def test_a_plea_ends_when_nobody_is_left_to_answer() -> None:
    async with rooms_at() as rooms:
        room, _ = await asked(rooms)
        await room.do(lambda table: wants.leave(table, 1))
        assert room.table.plea is None


async def test_bots_have_no_say_and_ready_stays_final() -> None:
    async with rooms_at() as rooms:
        room = await against_a_bot(rooms)
        await to_the_actions(room)
        ola = Eyes(room, 0)
        await moves(room, 0, "pass")
        raze = next(text for text in _texts(room, 1) if text.startswith("raze japan/"))
        await moves(room, 1, raze)
        ola.read()
        assert not ola.seen.get("asks")
        refused = await ola.send(AskUndo(1, ola.seen["stamp"]))
        assert refused[0]["code"] == "undo"
        assert refused[0]["text"] == ola.seen["no_undo"]  # the true reason
        other = await begun(rooms, rolls(2, "basic"))
        while match_of(other).state.phase != DEVELOP:
            await play(other, random.Random(1), 1)
        token = match_of(other).records[0].seat  # the other has taken a token since
        eyes = [Eyes(other, 0), Eyes(other, 1)]
        for each in eyes:
            each.read()
        assert eyes[token].seen["asks"]
        await moves(other, token, "ready")
        eyes[token].read()
        assert not eyes[token].seen.get("asks")
        refused = await eyes[token].send(AskUndo(1, eyes[token].seen["stamp"]))
        assert "RW-AMB-28" in plain(refused[0]["text"])

"""What holds for every game at a table: played, seen, stored, replayed, uploaded, forked."""

import random
from typing import Any

import pytest

from osada.kernel import journal
from osada.server import lobby, wants
from osada.server.replays import Replays
from osada.server.unfit import Unfit
from osada.server.wire import Fork, Move, SeatWish, TableWish, Undo
from osada.titles import HOSTED
from tests.samples import ALONE, PAIRS, SAMPLES, Sample
from tests.server.rooms import Eyes, begun, beside, play, rooms_at, some_move


def test_every_game_of_this_package_has_samples() -> None:
    for samples in (SAMPLES, ALONE):
        assert {sample.game for sample in samples} == set(HOSTED)


@pytest.mark.parametrize(
    ("clause", "agreed"),
    [
        ("SETUP-1", {}),
        ("SETUP-1", {"boxes": ["friends"]}),
        ("SETUP-1", {"boxes": ["aztecs"]}),
        ("RW-SETUP-01", {"game": "rollwrite", "mode": "advanced"}),
        ("", {"boxes": ["aztecs"], "five_players": True}),
    ],
)
def test_five_play_only_where_the_options_allow_it(clause: str, agreed: dict[str, Any]) -> None:
    wish = lobby.terms(TableWish([SeatWish()] * 5, **agreed))
    if not clause:
        wants.create(wish, "Ola")
        return
    with pytest.raises(Unfit) as refused:
        wants.create(wish, "Ola")
    assert clause in str(refused.value.facts)


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
async def test_a_whole_game_is_seen_stored_and_read_again(sample: Sample) -> None:
    async with rooms_at() as rooms:
        room = await begun(rooms, sample)
        eyes = [Eyes(room, at, ("en", "pl", "cs")[at % 3]) for at in range(sample.seats)]
        watcher = Eyes(room, None)
        chance = random.Random(5)
        while (found := some_move(room, chance)) is not None:
            seat, text = found
            mover = eyes[seat]
            mover.read()
            watcher.read()
            assert text in [offer["text"] for offer in mover.seen["offers"]]
            said = await mover.send(Move(1, mover.seen["stamp"], text))
            assert not [message for message in said if message["type"] == "no"]
            if mover.seen.get("undo") and chance.random() < 0.2:
                await mover.send(Undo(2, mover.seen["stamp"]))
        watcher.read()
        for each in eyes:
            each.read()
            assert each.seen["view"]["outcome"] == watcher.seen["view"]["outcome"]
            moments = [line["at"] for line in each.log if "note" not in line]
            assert moments == sorted(moments)
        assert len(watcher.seen["view"]["outcome"]["scores"]) == sample.seats
        fresh = Eyes(room, None)
        fresh.read()
        assert fresh.log == watcher.log
        async with beside(rooms) as others:
            again = await others.room(room.table.id)
            assert again.table.match is not None
            assert room.table.match is not None
            assert again.table.match.records == room.table.match.records
            assert again.table.stamps == room.table.stamps


@pytest.mark.parametrize("sample", ALONE, ids=str)
async def test_a_replay_a_journal_and_playing_on(sample: Sample) -> None:
    async with rooms_at() as rooms:
        room = await begun(rooms, sample)
        await play(room, random.Random(3), 2000)
        replays = Replays(rooms)
        told = await replays.told(room.table.id)
        assert told.complete
        least = 4 if sample.game == "campaign" else 5  # rounds of its first game
        assert len(told.marks) >= least  # where rounds begin
        moments = await replays.moments(room.table.id, 0, 0, 40, "cs")
        assert {moment.view.get("game", "settlers") for moment in moments} == {sample.game}
        text = await replays.journal(room.table.id)
        again = await replays.upload(text.encode())
        assert again.table.game == sample.game
        assert again.moves == told.moves
        for name, value in sample.options.items():
            assert getattr(again.table, name) == value
        played, _ = await replays.fork(room.table.id, Fork("Ola", told.marks[3], 0), "Ola")
        assert played.table.status == "running"
        assert played.table.summary.seats[0].faction == sample.parts[0]
        other = next(game for game in HOSTED if game != sample.game)
        with pytest.raises(journal.JournalError):
            await replays.upload(text.replace(sample.game, other, 1).encode())


@pytest.mark.parametrize("sample", PAIRS, ids=str)
async def test_eyes_of_a_replay_see_what_their_seat_saw(sample: Sample) -> None:
    async with rooms_at() as rooms:
        room = await begun(rooms, sample)
        seen = []
        eyes = Eyes(room, 1)
        chance = random.Random(6)
        for _ in range(30):
            eyes.read()
            seen.append((room.table.moves, eyes.seen["view"]))
            await play(room, chance, 1)
        for seat in range(sample.seats if room.table.game else 1):
            await room.do(lambda table, seat=seat: wants.resign(table, seat))  # type: ignore[misc]
        replays = Replays(rooms)
        found = await replays.moments(room.table.id, 1, 0, 50, "en")
        by_moment = {moment.at: moment.view for moment in found}
        assert [by_moment[at] for at, _ in seen if at in by_moment] == [
            view for at, view in seen if at in by_moment
        ]
        assert len(by_moment) > 20
        log = [entry for moment in found for entry in moment.log]
        assert [entry.at for entry in log] == sorted(entry.at for entry in log)
        every = await replays.moments(room.table.id, None, 5, 6, "pl")
        assert "hand" not in every[0].view["players"][0]

"""What a seat cannot see changes not one byte of what it is sent; secrets are in no log."""

import asyncio
import logging
import random
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osada.campaign.state import END, INVENTIONS, NOBODY, PROVINCES, STAGES
from osada.server import events as e
from osada.server.games import hosted
from osada.server.http.socket import _follow
from osada.server.judged import Judged
from osada.server.room import Listener, Room
from osada.server.rooms import Rooms
from osada.server.terms import SeatTerms, Terms
from osada.server.wire import FromPage, Look, LookAt, Move, Speak, Tongue, Undo
from osada.settlers.catalogue import base
from osada.titles import HOSTED
from tests.samples import SAMPLES, Sample
from tests.server.rooms import FACTIONS, begun, play, rooms_at
from tests.server.serving import Person, served

PLACES = ("harvest/I-a", "track/walls/1", "building/farm/1", "cell/WA1", "dice", "nowhere")
HIDING = (
    *(
        Sample("settlers", tuple(FACTIONS[:seats]), {"lookout": lookout})
        for seats in (2, 3, 4)
        for lookout in ("standard", "alternative", "advanced")
    ),
    *(sample for sample in SAMPLES if (sample.game != "settlers" or sample.seats == 5)),
    Sample("settlers", ("aztecs", "rome"), {"boxes": ["friends", "aztecs"]}),
    Sample("campaign", ("rome", "egypt")),
    Sample("campaign", ("japan", "aztecs", "egypt"), {"boxes": ["friends", "aztecs"]}),
)


def _state(room: Room) -> Any:
    assert room.table.match is not None
    return room.table.match.state


async def _on_paper(rooms: Rooms, sample: Sample, seed: str) -> Room:
    """A campaign that was begun on paper, with people at all seats."""
    seats = [SeatTerms(None, part) for part in sample.parts]
    made: list[e.Event] = [e.Created(Terms(seats, sample.game, dict(sample.options)))]
    made += [e.Joined(at, name) for at, name in enumerate(("Ola", "Jan", "Eva")[: sample.seats])]
    made.append(e.Started(hosted(sample.game).game.version, list(sample.parts), seed))
    return await rooms.new_room(lambda _: Judged(made))


def _swapped(room: Room, seat: int, chance: int) -> None:
    """Deal anew what the seat cannot see."""
    match = room.table.match
    assert match is not None
    fork = match.fork()
    fork.state = match.game.sample(match.state, seat, chance)
    room.table.match = fork
    room._shown.clear()


def _sent(listener: Listener, room: Room) -> list[bytes]:
    """All that goes out to a socket now."""
    found = list(listener.outbox)
    listener.outbox.clear()
    if listener.stale:
        listener.stale = False
        shown = room.view(listener)
        assert shown is not None
        found.append(shown)
    return found


def _messages(room: Room, seat: int, chance: random.Random) -> list[FromPage]:
    """What a curious page might send: looks at everything, moves out of turn, nonsense."""
    numbers, stamp = base().numbers, room.table.stamps[seat]
    looks = [
        Look(n, stamp, zone, holder, chance.choice(numbers))  # type: ignore[arg-type]
        for n, (zone, holder) in enumerate(
            (zone, holder)
            for zone in ("hand", "offer", "empire", "deals", "foundations")
            for holder in range(-1, len(room.table.seats))
            for _ in range(8)
        )
    ]
    return [
        *looks,
        *(LookAt(800 + n, stamp, place) for n, place in enumerate(PLACES)),
        Undo(900, stamp),
        Move(901, stamp, "build no-such-card"),
        Move(902, stamp, f"draft {chance.choice(numbers)}"),
        Move(903, stamp, "choose done"),
        Move(904, stamp, "reroll 1 with no-such-token"),
        *(Move(906, stamp, f"keep {slug}") for slug in ("mint", "beech-hills", "herds")),
        *(Move(907, stamp, line) for line in ("buy archery", "cross 13", "found rome", "done")),
        Speak(905, "hello"),
        Tongue("pl"),
        Tongue("en"),
    ]


async def _traffic(
    sample: Sample, seed: str, moves: int | Callable[[Any], bool], swap: int | None, viewer: int
) -> list[bytes]:
    """What is sent to a seat, and what to a spectator and to lists, after so many moves."""
    chance = random.Random(seed)
    async with rooms_at() as rooms:
        room = await (_on_paper if "begun" in sample.options else begun)(rooms, sample, seed)
        if isinstance(moves, int):
            await play(room, chance, moves)
        else:
            while not moves(_state(room)):
                await play(room, chance, 1)
        if swap is not None:
            _swapped(room, viewer, swap)
        room.table.made = room.table.changed = 0
        row = rooms.listing(room.table)
        listener, watching = room.enter(viewer, "en"), room.enter(None, "cs")
        found = [row.summary.encode(), *_sent(listener, room), *_sent(watching, room)]
        for message in _messages(room, viewer, chance):
            state = room.table.match.state if room.table.match else None
            await _follow(room, listener, message)
            if room.table.match is None or room.table.match.state is not state:
                break  # a legal draft by chance: from here on the worlds may differ
            found += _sent(listener, room)
        return [_timeless(one, room.table.id) for one in found]


def _timeless(message: bytes, table: str) -> bytes:
    """Without the name of the table, and when somebody spoke."""
    return re.sub(
        rb'"(at|changed|made)":1[0-9]{9}', b'"at":0', message.replace(table.encode(), b"T")
    )


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_what_is_hidden_changes_not_one_byte(data: Any) -> None:
    sample = data.draw(st.sampled_from(HIDING))
    seed = str(data.draw(st.integers(0, 10_000)))
    moves = data.draw(st.integers(0, 120))
    viewer = data.draw(st.integers(0, sample.seats - 1))
    real = asyncio.run(_traffic(sample, seed, moves, None, viewer))
    other = asyncio.run(_traffic(sample, seed, moves, data.draw(st.integers(1, 99)), viewer))
    assert real == other
    assert len(real) > 2


def _rich(*factions: str) -> Sample:
    """A campaign whose empires last, and choose from two Provinces."""
    tracks = {"military": 0, "economy": 14, "culture": 0}
    sheet = {"era": "ancient", "tracks": tracks, "knowledge": 400}
    sheets = [{**sheet, "faction": faction} for faction in factions]
    return Sample("campaign", factions, {"begun": {"number": 3, "sheets": sheets}})


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("stage", [END, INVENTIONS, PROVINCES])
def test_nothing_hidden_of_a_campaign_is_sent_between_its_games(stage: int, viewer: int) -> None:
    def there(state: Any) -> bool:
        book = state.book
        drawn = stage != PROVINCES or len(book.drawn) > 1
        return bool(book.stage == stage and book.asked != NOBODY and drawn) or book.number > 7

    sample = _rich("rome", "egypt")
    real = asyncio.run(_traffic(sample, "swap 8", there, None, viewer))
    assert f'"stage":"{STAGES[stage]}"'.encode() in b"".join(real)
    assert asyncio.run(_traffic(sample, "swap 8", there, 3, viewer)) == real


def test_keys_and_seeds_are_in_no_log_and_in_no_message(
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(logging.root, "handlers", [caplog.handler])
    with served() as address:
        ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
        line = ola.sit()
        line.move("nonsense")
        ola.http.post(f"{ola.own}/enter", json={"key": ola.key})
        ola.http.get(f"/api/tables/{ola.table}/journal")
        ola.post("leave")
    loud = ("http", "websockets", "uvicorn")  # silenced by logs.set_up, or the client's own
    own = [r.getMessage() for r in caplog.records if not r.name.startswith(loud)]
    assert ola.key not in "\n".join(own) + "".join(capfd.readouterr())
    for message in line.got:
        assert "seed" not in str(message)
        assert ola.key not in str(message)


@pytest.mark.parametrize("as_json", [True, False], ids=["json", "terminal"])
def test_a_traceback_does_not_show_what_the_code_was_working_with(as_json: bool) -> None:
    program = f"""
import logging
from osada.server import logs
logs.set_up({as_json})
def broken(key):
    raise ValueError("for a reason")
try:
    broken("".join(["sec", "ret"]))
except ValueError:
    logging.getLogger("osada").exception("broken")
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr
    assert "for a reason" in told
    assert "in broken" in told
    assert "secret" not in told


@pytest.mark.parametrize("game", HOSTED)
def test_nothing_of_a_running_game_can_be_replayed(game: str) -> None:
    with served() as address:
        ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True, game=game)
        for path in (
            f"/api/tables/{ola.table}/journal",
            f"/api/replays/{ola.table}",
            f"/api/replays/{ola.table}/moments?eyes=1",
        ):
            answer = ola.http.get(path)
            assert answer.status_code == 409
            assert answer.json()["code"] == "not-finished"
        fork = {"name": "Ola", "at": 0, "seat": 1}
        assert ola.http.post(f"/api/replays/{ola.table}/fork", json=fork).status_code == 409

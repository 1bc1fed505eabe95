"""What a seat cannot see changes not one byte of what it is sent; secrets are in no log."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osada.server import events as e
from osada.server.games import hosted
from osada.server.http.socket import _follow
from osada.server.room import Listener, Room
from osada.server.rooms import Rooms
from osada.server.settings import Settings
from osada.server.store import Store
from osada.server.table import Judged
from osada.server.wire import FromPage, Look, Move, SeatWish, Speak, TableWish, Tongue, Undo
from tests.server.serving import Person, served


@asynccontextmanager
async def _rooms() -> AsyncIterator[Rooms]:
    store = await Store.open("sqlite://")
    rooms = Rooms(store, Settings(database="sqlite://"))
    try:
        yield rooms
    finally:
        await rooms.stop()
        await store.close()


async def _table(
    rooms: Rooms, seats: int, seed: str, lookout: str, chance: random.Random, moves: int
) -> Room:
    """A table some random moves into its game."""
    wish = TableWish(seats=[SeatWish() for _ in range(seats)], lookout=lookout)  # type: ignore[arg-type]
    room, _ = await rooms.create(wish, "Ola")
    for _ in range(1, seats):
        await room.do(lambda table: table.join("Jan")[1])
    factions = ["rome", "japan", "egypt", "barbarians"][:seats]
    game = hosted("settlers").game
    await room.do(lambda table: Judged([e.Started(game.version, factions, seed)]))
    for _ in range(moves):
        match = room.table.match
        assert match is not None
        if not match.pending:
            break
        seat = chance.choice(list(match.pending))
        text = game.text(match.state, seat, chance.choice(match.pending[seat].moves))
        await room.do(lambda table, seat=seat, text=text: table.move(seat, text))  # type: ignore[misc]
    return room


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
    match = room.table.match
    assert match is not None
    numbers, stamp = match.state.cards.numbers, room.table.stamps[seat]
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
        Undo(900, stamp),
        Move(901, stamp, "build no-such-card"),
        Move(902, stamp, f"draft {chance.choice(numbers)}"),
        Move(903, stamp, "choose done"),
        Speak(904, "hello"),
        Tongue("pl"),
        Tongue("en"),
    ]


async def _traffic(
    seats: int, seed: str, lookout: str, moves: int, swap: int | None, viewer: int
) -> list[bytes]:
    chance = random.Random(seed)
    async with _rooms() as rooms:
        room = await _table(rooms, seats, seed, lookout, chance, moves)
        if swap is not None:
            _swapped(room, viewer, swap)
        room.table.made = room.table.changed = 0
        listener = room.enter(viewer, "en")
        found = _sent(listener, room)
        for message in _messages(room, viewer, chance):
            state = room.table.match.state if room.table.match else None
            await _follow(room, listener, message)
            if room.table.match is None or room.table.match.state is not state:
                break  # a legal draft by chance: from here on the worlds may differ
            found += _sent(listener, room)
        return [_timeless(one, room.table.id) for one in found]


def _timeless(message: bytes, table: str) -> bytes:
    """Without the name of the table, and when somebody spoke."""
    import re

    return re.sub(
        rb'"(at|changed|made)":1[0-9]{9}', b'"at":0', message.replace(table.encode(), b"T")
    )


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_hidden_cards_change_not_one_byte(data: Any) -> None:
    seats = data.draw(st.integers(2, 4))
    seed = str(data.draw(st.integers(0, 10_000)))
    lookout = data.draw(st.sampled_from(["standard", "alternative", "advanced"]))
    moves = data.draw(st.integers(0, 120))
    viewer = data.draw(st.integers(0, seats - 1))
    real = asyncio.run(_traffic(seats, seed, lookout, moves, None, viewer))
    other = asyncio.run(
        _traffic(seats, seed, lookout, moves, data.draw(st.integers(1, 99)), viewer)
    )
    assert real == other
    assert len(real) > 2


def test_keys_and_seeds_are_in_no_log_and_in_no_message(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
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


def test_nothing_of_a_running_game_can_be_replayed() -> None:
    with served() as address:
        ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
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

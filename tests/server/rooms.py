"""Rooms without sockets: tables in this process, and eyes that read what a socket would get."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from osada.server import events as e
from osada.server import wants
from osada.server.games import hosted
from osada.server.http.socket import _follow
from osada.server.judged import Judged
from osada.server.room import Listener, Room
from osada.server.rooms import Rooms
from osada.server.settings import Settings
from osada.server.store import Store
from osada.server.wire import AnyView, Clock, SeatWish, TableWish
from tests.samples import Sample
from tests.server import patient

FACTIONS = ["rome", "japan", "egypt", "barbarians"]


@asynccontextmanager
async def rooms_at(
    database: str = "sqlite://", bot_pause: float = 0, **more: Any
) -> AsyncIterator[Rooms]:
    """All tables of a process; bots do not think and clocks are not watched until they start."""
    store = await Store.open(database)
    rooms = Rooms(store, Settings(database=database, bot_pause=bot_pause, **more))
    try:
        with patient.undelayed():
            yield rooms
    finally:
        await rooms.stop()
        await store.close()


@asynccontextmanager
async def beside(rooms: Rooms) -> AsyncIterator[Rooms]:
    """The tables of another process at the same storage, to which nobody tells anything."""
    others = Rooms(rooms.store, rooms.settings)
    try:
        yield others
    finally:
        await others.stop()


async def running(
    rooms: Rooms,
    seats: int,
    seed: str = "7",
    lookout: Any = "standard",
    clock: Clock | None = None,
) -> Room:
    """A table of the card game that has begun, with people at all seats."""
    sample = Sample("settlers", tuple(FACTIONS[:seats]), {"lookout": lookout})
    return await begun(rooms, sample, seed, clock)


async def begun(rooms: Rooms, sample: Sample, seed: str = "7", clock: Clock | None = None) -> Room:
    """A table whose game has begun, with people at all seats."""
    seats = [SeatWish(None, part if sample.chosen else None) for part in sample.parts]
    wish = TableWish(seats, game=sample.game, clock=clock, **sample.options)
    room, _ = await rooms.create(wish, "Ola")
    for name in ("Jan", "Eva", "Kuba", "Petr")[: sample.seats - 1]:
        await room.do(lambda table, name=name: wants.join(table, name)[1])  # type: ignore[misc]
    started = e.Started(hosted(sample.game).game.version, list(sample.parts), seed)
    await room.do(lambda table: Judged([started]))
    return room


def some_move(room: Room, chance: random.Random) -> tuple[int, str] | None:
    """A legal move of somebody; None when the game is over."""
    match = room.table.match
    assert match is not None
    if not match.pending or room.table.status != "running":
        return None
    seat = chance.choice(list(match.pending))
    return seat, match.game.text(match.state, seat, chance.choice(match.pending[seat].moves))


async def play(room: Room, chance: random.Random, moves: int) -> None:
    """Some random moves of everybody."""
    for _ in range(moves):
        if (found := some_move(room, chance)) is None:
            return
        await room.do(lambda table, found=found: wants.move(table, *found))  # type: ignore[misc]


class Eyes:
    """What a page would make of all that one socket gets."""

    def __init__(self, room: Room, seat: int | None, language: str = "en") -> None:
        self.room = room
        self.listener: Listener = room.enter(seat, language)
        self.log: list[dict[str, Any]] = []
        self.got: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}

    def read(self) -> list[dict[str, Any]]:
        """All that has come since the last time."""
        found = [msgspec.json.decode(message) for message in self.listener.outbox]
        self.listener.outbox.clear()
        if self.listener.stale and not self.listener.dropped:
            shown = self.room.view(self.listener)
            found += [] if shown is None else [msgspec.json.decode(shown)]
        for message in found:
            if message["type"] == "view":
                msgspec.convert(message["view"], AnyView)
                self.log = self.log[: message["log_from"]] + message["log"]
                self.seen = message
        self.got += found
        return found

    async def send(self, message: Any) -> list[dict[str, Any]]:
        """Say something; all that has come then."""
        await _follow(self.room, self.listener, message)
        return self.read()

    def go(self) -> None:
        """Close it."""
        self.room.leave(self.listener)

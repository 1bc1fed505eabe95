"""Spectators, options of a seat, replays, figures: what people see besides the own game."""

import random
from collections.abc import Iterator

import httpx
import pytest

from osada.server.wire import Look
from osada.settlers.catalogue import base
from tests.server.rooms import Eyes, play, rooms_at, running
from tests.server.serving import Person, served


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server for the tests of this file."""
    with served() as found:
        yield found


def test_a_public_table_is_watched_without_a_key_and_another_with_one(address: str) -> None:
    shown = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True, public=True)
    line = Person(address).watch(shown.table)
    assert line.last["hello"]["seat"] is None
    for player in line.view["view"]["players"]:
        assert "hand" not in player
    hidden = Person(address, "Jan").create([{}, {"bot": "easy"}], start=True)
    key = hidden.http.get(f"{hidden.own}/links").json()["watch"]
    watcher = Person(address).watch(hidden.table, key)
    assert "offers" not in watcher.view
    assert httpx.get(f"{address}/api/tables/{hidden.table}").json()["watching"] == 1
    hidden.post("resign")
    assert Person(address).watch(hidden.table).last["hello"]["table"]["status"] == "finished"


def test_a_watch_key_stays_the_same_and_opens_no_seat(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}])
    links = ola.http.get(f"{ola.own}/links").json()
    assert ola.http.get(f"{ola.own}/links").json() == links
    stranger = Person(address)
    answer = stranger.http.post(f"{ola.own}/enter", json={"key": links["watch"]})
    assert answer.status_code == 403
    answer = stranger.http.post(f"/api/tables/{ola.table}/watch", json={"key": ola.key})
    assert answer.status_code == 403


def test_figures_count_what_is_there(address: str) -> None:
    with served() as fresh:
        ola = Person(fresh, "Ola").create([{}, {"bot": "easy"}], start=True)
        ola.sit()
        told = httpx.get(f"{fresh}/metrics")
        assert told.headers["content-type"].startswith("text/plain")
        assert "osada_tables 1.0" in told.text
        assert "osada_sockets 1.0" in told.text
        health = httpx.get(f"{fresh}/health")
        assert (health.status_code, health.json()["status"]) == (200, "ok")


async def test_eyes_of_a_replay_see_what_their_seat_saw() -> None:
    async with rooms_at() as rooms:
        from osada.server.replays import Replays

        room = await running(rooms, 2)
        seen = []
        eyes = Eyes(room, 1)
        chance = random.Random(6)
        for _ in range(30):
            eyes.read()
            seen.append((room.table.moves, eyes.seen["view"]))
            await play(room, chance, 1)
        await room.do(lambda table: table.resign(0))
        replays = Replays(rooms)
        found = await replays.moments(room.table.id, 1, 0, 50, "en")
        by_moment = {moment.at: moment.view for moment in found}
        for at, view in seen:
            if at in by_moment:
                assert by_moment[at] == view
        log = [entry for moment in found for entry in moment.log]
        assert [entry.at for entry in log] == sorted(entry.at for entry in log)
        every = await replays.moments(room.table.id, None, 5, 6, "pl")
        assert "hand" not in every[0].view["players"][0]  # type: ignore[index]


async def test_looking_at_what_is_not_there_says_so() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        eyes = Eyes(room, 0)
        eyes.read()
        assert (await eyes.send(Look(1, eyes.seen["stamp"], "hand", 0, "nonsense")))[-1][
            "code"
        ] == "no-such-card"
        assert (await eyes.send(Look(2, 9, "hand", 0, "x")))[0]["code"] == "stale"
        for holder in range(-1, 4):
            for zone in ("hand", "offer", "empire", "deals", "foundations"):
                for card in base().numbers[::40]:
                    look = Look(3, eyes.seen["stamp"], zone, holder, card)
                    assert (await eyes.send(look))[-1]["type"] == "looked"

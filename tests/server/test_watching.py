"""Spectators, options of a seat, replays, figures: what people see besides the own game."""

from collections.abc import Iterator

import pytest

from osada.server.wire import Look
from osada.settlers.catalogue import base
from osada.titles import HOSTED
from tests.server import patient
from tests.server.rooms import Eyes, rooms_at, running
from tests.server.serving import Person, served


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server for the tests of this file."""
    with served() as found:
        yield found


@pytest.mark.parametrize("game", HOSTED)
def test_a_public_table_is_watched_without_a_key_and_another_with_one(
    address: str, game: str
) -> None:
    bot = {"bot": "easy"}
    shown = Person(address, "Ola").create([{}, bot], start=True, public=True, game=game)
    line = Person(address).watch(shown.table)
    assert line.last["hello"]["seat"] is None
    for player in line.view["view"]["players"]:
        assert "hand" not in player
    hidden = Person(address, "Jan").create([{}, bot], start=True, game=game)
    key = hidden.http.get(f"{hidden.own}/links").json()["watch"]
    watcher = Person(address).watch(hidden.table, key)
    assert "offers" not in watcher.view
    assert patient.get(f"{address}/api/tables/{hidden.table}").json()["watching"] == 1
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


@pytest.mark.parametrize("public", [False, True])
def test_what_was_said_at_a_table_by_link_stays_with_those_who_have_a_key(
    address: str, public: bool
) -> None:
    ola = Person(address, "Ola").create([{}, {}], public=public)
    key = ola.http.get(f"{ola.own}/links").json()["watch"]
    jan = Person(address, "Jan").join(ola.table)
    ola.post("start")
    line = ola.sit()
    line.send("say", text="well played")
    line.until("chat")
    jan.post("resign")
    stranger = Person(address, "Eve").watch(ola.table)
    friend = Person(address, "Eva").watch(ola.table, key)
    assert friend.last["hello"]["chat"][0]["text"] == "well played"
    assert len(stranger.last["hello"]["chat"]) == int(public)
    line.send("say", text="good game")  # also when it is over
    assert friend.until("chat")["said"]["text"] == "good game"
    line.send("say", text="once more?")
    friend.until("chat")
    stranger.send("ping")
    stranger.until("pong")
    heard = [one["said"]["text"] for one in stranger.got if one["type"] == "chat"]
    assert heard == (["good game", "once more?"] if public else [])


def test_figures_count_what_is_there(address: str) -> None:
    with served() as fresh:
        ola = Person(fresh, "Ola").create([{}, {"bot": "easy"}], start=True)
        ola.sit()
        told = patient.get(f"{fresh}/metrics")
        assert told.headers["content-type"].startswith("text/plain")
        assert "osada_tables 1.0" in told.text
        assert "osada_sockets 1.0" in told.text
        health = patient.get(f"{fresh}/health")
        assert (health.status_code, health.json()["status"]) == (200, "ok")


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


def test_a_new_server_has_games_to_watch_and_stores_none_of_them(address: str) -> None:
    shown = patient.get(f"{address}/api/examples").json()
    assert {info.get("game", "settlers") for info in shown} == {"settlers", "rollwrite"}
    for info in shown:
        assert info["scores"]
        assert all(seat["name"].startswith("Bot ") for seat in info["seats"])
        assert not set("01ilo").isdisjoint(info["id"]), "no table that is made has such a name"
        at = f"{address}/api/replays/{info['id']}"
        assert patient.get(at).json()["complete"]
        assert len(patient.get(f"{at}/moments?stop=3").json()) == 3
    forked = patient.post(f"{at}/fork", json={"name": "Ola", "at": 5, "seat": 0, "level": "easy"})
    assert forked.status_code == 201
    assert "osada journal" in patient.get(f"{address}/api/tables/{info['id']}/journal").text
    listed = {info["id"] for info in patient.get(f"{address}/api/replays").json()}
    assert listed.isdisjoint(info["id"] for info in shown)

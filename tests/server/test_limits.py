"""What one client may take of a server: connections, messages, room in its storage."""

import random
import socket
import sqlite3
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import pytest

from osada.server import events as e
from osada.server import pleas, run, wants
from osada.server.http.visitors import Visitor
from osada.server.judged import Judged
from osada.server.lobby import terms
from osada.server.room import MOST_WATCHING, _in_the_way
from osada.server.store import Append
from osada.server.unfit import Unfit
from osada.server.wire import SeatChange, SeatWish, TableWish
from tests.server import patient
from tests.server.rooms import Eyes, play, rooms_at, running
from tests.server.serving import Person, served

TWO: list[dict[str, Any]] = [{}, {}]


def _connected(address: str, said: bytes = b"") -> socket.socket:
    place = urlsplit(address)
    made = socket.create_connection((place.hostname, place.port), timeout=30)
    made.sendall(said)
    return made


def _is_hung_up(line: socket.socket) -> bool:
    """Whether the server closes a connection, after whatever it has to say."""
    try:
        while line.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


# Connections


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\r\n",
        b"GET /health HTTP/1.1\r\nHost: osa",
        b"POST /api/tables HTTP/1.1\r\nHost: osada\r\nContent-Length: 100\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: osada\r\n\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: osada\r\n\r\nGET /hea",
    ],
)
def test_whoever_does_not_ask_is_not_waited_for(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Visitor, "patience", 0.3)
    with served() as address, _connected(address, said) as line:
        assert _is_hung_up(line)


def test_silent_connections_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "MOST", 8)
    with served() as address:
        silent = [_connected(address, b"GET / HT" if n % 2 else b"") for n in range(20)]
        for _ in range(3):
            assert patient.get(f"{address}/health").status_code == 200
        for line in silent[:12]:
            assert _is_hung_up(line)
        for line in silent:
            line.close()


def test_somebody_who_thinks_long_is_not_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket that is open has asked, however long it says nothing more."""
    monkeypatch.setattr(Visitor, "patience", 0.1)
    with served() as address:
        ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
        line = ola.sit()
        with _connected(address) as silent:
            assert _is_hung_up(silent)
        line.send("ping")
        line.until("pong")


# Messages and places


async def test_fresh_sockets_bring_no_fresh_allowance() -> None:
    async with rooms_at(messages_per_second=2) as rooms:
        room = await running(rooms, 2)
        first, second, other = Eyes(room, 0), Eyes(room, 0), Eyes(room, 1)
        shared = room.allowance(first.listener)
        assert [shared.take() for _ in range(7)] == [True] * 6 + [False]
        first.go()
        assert not room.allowance(second.listener).take()
        assert not room.allowance(Eyes(room, 0).listener).take()
        assert room.allowance(other.listener).take()
        here, there = room.enter(None, "en", address="a"), room.enter(None, "en", address="b")
        assert room.allowance(here) is not room.allowance(there)
        assert room.allowance(here) is room.allowance(room.enter(None, "en", address="a"))


async def test_one_client_cannot_have_all_places_of_the_spectators() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        greedy = [room.enter(None, "en", address="198.51.100.7") for _ in range(MOST_WATCHING)]
        guests = [room.enter(None, "en", address=f"203.0.113.{n}") for n in range(10)]
        assert all(guest in room.listeners for guest in guests)
        again = [room.enter(None, "en", address="198.51.100.7") for _ in range(10)]
        assert all(guest in room.listeners for guest in guests)
        assert sum(one in room.listeners for one in (*greedy, *again)) == MOST_WATCHING - 10
        assert _in_the_way(guests, "203.0.113.3") is guests[3]


def test_a_club_behind_one_address_can_sit_down() -> None:
    with served(tables_per_minute=10) as address:
        hosts = [Person(address, f"H{n}").create([{}, {}, {}, {}]) for n in range(10)]
        for n in range(30):
            Person(address, f"P{n}").join(hosts[n // 3].table)
        wish = {"name": "X", "table": {"seats": TWO}}
        for _ in range(20):
            answer = Person(address).http.post("/api/tables", json=wish)
            if answer.status_code != 201:
                break
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0


# What proxies say


def test_only_a_proxy_that_was_named_is_believed() -> None:
    with served(tables_per_minute=2) as address:
        codes = [
            patient.post(
                f"{address}/api/tables",
                json={"name": "Ola", "table": {"seats": TWO}},
                headers={"X-Forwarded-For": f"198.51.100.{n}", "X-Forwarded-Proto": "https"},
            )
            for n in range(4)
        ]
        assert [answer.status_code for answer in codes] == [201, 201, 429, 429]
        assert "Secure" not in codes[0].headers["set-cookie"]
    with served(behind_proxy=True) as address:
        answer = patient.post(
            f"{address}/api/tables",
            json={"name": "Ola", "table": {"seats": TWO}},
            headers={"X-Forwarded-Proto": "https"},
        )
        assert "Secure" in answer.headers["set-cookie"]


# Room in storage


@pytest.mark.parametrize("game", ["settlers", "rollwrite"])
def test_a_seat_is_wished_for_something_that_there_is(game: str) -> None:
    with served() as address:
        ola = Person(address, "Ola").create(TWO, game=game)
        for wrong in ("x" * 30, "x" * 3900, "<b>"):
            wish = {"seats": [{"faction": wrong}, {}], "game": game}
            assert ola.http.patch(f"{ola.own}/table", json=wish).status_code == 400


async def test_a_table_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wants, "MOST_CHANGES", 3)
    monkeypatch.setattr(wants, "MOST_BESIDE", 40)
    async with rooms_at() as rooms:
        room, _ = await rooms.create(TableWish(seats=[SeatWish(), SeatWish()]), "Ola")
        for public in (True, False, True):
            wish = TableWish(seats=[SeatWish(), SeatWish()], public=public)
            await room.do(lambda table, wish=wish: wants.change(table, terms(wish)))  # type: ignore[misc]
        with pytest.raises(Unfit, match="table-full"):
            await room.do(
                lambda table: wants.change(table, terms(TableWish(seats=[SeatWish(), SeatWish()])))
            )
        await room.do(lambda table: wants.join(table, "Jan")[1])
        for name in ("a", "b", "c"):
            change = SeatChange(name=name)
            await room.do(lambda table, change=change: wants.adjust(table, 1, change))  # type: ignore[misc]
        with pytest.raises(Unfit, match="table-full"):
            await room.do(lambda table: wants.adjust(table, 1, SeatChange(name="d")))
        await room.do(lambda table: wants.start(table))
        while room.table.number < 40:
            ask = not room.table.seats[0].asks_keep
            await room.do(lambda table, ask=ask: wants.keep(table, 0, ask))  # type: ignore[misc]
        with pytest.raises(Unfit, match="table-full"):
            await room.do(lambda table: wants.keep(table, 0, not table.seats[0].asks_keep))
        with pytest.raises(Unfit, match="table-full"):
            await room.do(lambda table: wants.say(table, 0, "hello"))
        first = room.table.asked[0]
        await play(room, random.Random(1), 2)  # the game itself goes on
        with pytest.raises(Unfit, match="table-full"):
            await room.do(lambda table: pleas.ask(table, first))
        with pytest.raises(Unfit, match="table-full"):
            await room.do(lambda table: wants.leave(table, 1))
        await room.do(lambda _: Judged([e.Expired(1)]))
        await room.do(lambda table: wants.come_back(table, 1, 0))  # nobody is locked out


def test_asking_to_be_asked_has_its_measure() -> None:
    with served() as address:
        line = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True).sit()
        for n in range(30):
            line.send("keeping", ask=n % 2 == 0)
        assert line.until("no")["code"] == "too-fast"


def test_a_title_is_a_line() -> None:
    with served() as address:
        ola = Person(address, "Ola").create(TWO, title="a\u0000b\u202e  c\n", public=True)
        assert ola.http.get(f"/api/tables/{ola.table}").json()["title"] == "a b c"
        wish = {"seats": TWO, "title": "\u0007d"}
        assert ola.http.patch(f"{ola.own}/table", json=wish).json()["title"] == "d"


@pytest.mark.parametrize("depth", [1000, 7000])
def test_brackets_in_brackets_are_a_request_that_makes_no_sense(depth: int) -> None:
    with served() as address:
        for body in ("[" * depth + "]" * depth, '{"a":' * (depth // 4) + "1" + "}" * (depth // 4)):
            answer = patient.post(f"{address}/api/tables", content=body)
            assert answer.status_code == 400
            assert answer.json()["code"] == "request"


# One bad row


@pytest.mark.parametrize("bytes_", [b"\xed\xa0\xbd", b"\xff", b"a\xc3"])
def test_bytes_that_are_no_text_are_a_request_that_makes_no_sense(bytes_: bytes) -> None:
    with served() as address:
        for path in ("tables", "tables/aaaa-aaaa/join", "decks/bench"):
            answer = patient.post(
                f"{address}/api/{path}",
                content=b'{"name": "' + bytes_ + b'", "table": {"seats": [{}]}, "text": ""}',
                headers={"content-type": "application/json"},
            )
            assert answer.status_code == 400
            assert answer.json()["code"] == "request"


async def test_a_row_that_cannot_be_read_stops_no_list(sqlite_url: str) -> None:
    async with rooms_at(sqlite_url) as rooms:
        made = []
        for title in ("one", "two", "three"):
            wish = TableWish(seats=[SeatWish(), SeatWish("easy")], title=title, public=True)
            room, _ = await rooms.create(wish, "Ola", start=True)
            await room.stop()
            made.append(room)
        row = replace(rooms.listing(made[1].table), summary='{"id":')
        await rooms.store.append(Append(row.id, made[1].table.number, [], row))
        over = replace(row, id="over-over", status="finished")
        await rooms.store.append(Append(over.id, 0, [], over))
    with served(sqlite_url) as address:
        listed = patient.get(f"{address}/api/tables").json()
        assert {info["title"] for info in listed} >= {"one", "three"}
        assert patient.get(f"{address}/api/replays").json() == []


def test_a_damaged_table_says_so(sqlite_url: str) -> None:
    with served(sqlite_url) as address:
        ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
        eva = Person(address, "Eva").create([{}, {}], public=True)
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as file:
        file.execute(
            "UPDATE events SET body = replace(body, 'easy', 'hard') WHERE table_id = ?", [ola.table]
        )
    file.close()
    with served(sqlite_url) as address:
        answer = patient.get(f"{address}/api/tables/{ola.table}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "damaged"
        assert "damaged" in answer.json()["text"]
        jan = Person(address)
        jan.table, jan.seat, jan.key = ola.table, 0, ola.key
        with pytest.raises(Exception, match="4404"):
            jan.sit()
        assert patient.get(f"{address}/api/tables/{eva.table}").status_code == 200

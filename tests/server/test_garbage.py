"""Garbage, forgeries and floods: a clear answer, limits that hold, and the game beside goes on."""

import json
import random
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect

from osada.server.http.readers import Readers
from osada.server.wire import AnyView
from osada.settlers.catalogue import base
from tests.server import patient
from tests.server.serving import Line, Person, served

CARDS = base().numbers
KINDS = (
    "move",
    "undo",
    "look",
    "place",
    "hint",
    "moment",
    "say",
    "language",
    "keeping",
    "ping",
    "view",
    "",
)
NUMBERS = st.one_of(st.integers(-2, 40), st.integers(), st.floats(), st.none(), st.text(max_size=5))
TEXTS = st.one_of(
    st.sampled_from(["pass", "choose done", "build mill", "end", "choose 1"]),
    st.text(max_size=40),
    st.text(min_size=290, max_size=320),
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "id": NUMBERS,
        "stamp": NUMBERS,
        "place": st.text(max_size=70),
        "text": TEXTS,
        "zone": st.sampled_from(["hand", "offer", "empire", "deals", "foundations", "x"]),
        "holder": NUMBERS,
        "card": st.one_of(st.sampled_from(CARDS), st.text(max_size=14)),
        "language": st.sampled_from(["en", "pl", "cs", "de", ""]),
        "ask": st.one_of(st.booleans(), st.none()),
        "extra": st.none(),
    },
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server for the tests of this file."""
    with served(messages_per_second=10_000) as found:
        yield found


def _told(address: str, name: str) -> float:
    """A figure of the server."""
    for line in patient.get(f"{address}/metrics").text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    raise AssertionError(f"no {name}")


class Vandal(RuleBasedStateMachine):
    """Somebody at seat 1 who sends anything, beside somebody at seat 0 who plays."""

    address = ""

    @initialize()
    def sit_down(self) -> None:
        self.ola = Person(self.address, "Ola").create([{}, {}, {}], lookout="alternative")
        self.mal = Person(self.address, "Mal").join(self.ola.table)
        self.eva = Person(self.address, "Eva").join(self.ola.table)
        self.ola.post("start")
        self.honest = [self.ola.sit(), self.eva.sit("cs")]
        self.line = self.mal.sit()
        self.answered = 0

    def _throw(self, data: str | bytes) -> None:
        try:
            self.line.socket.send(data)
        except ConnectionClosed:
            self.line = self.mal.sit()

    @rule(data=st.text(max_size=60))
    def text(self, data: str) -> None:
        """No JSON."""
        self._throw(data)

    @rule(data=st.binary(max_size=60))
    def bytes(self, data: bytes) -> None:
        """A binary frame."""
        self._throw(data)

    @rule(kind=st.sampled_from(KINDS), fields=FIELDS)
    def message(self, kind: str, fields: dict[str, Any]) -> None:
        """A kind of message with any fields."""
        self._throw(json.dumps({"type": kind, **fields}))

    @rule(kind=st.sampled_from(KINDS), fields=FIELDS, share=st.floats(0, 1))
    def half(self, kind: str, fields: dict[str, Any], share: float) -> None:
        """Half a message."""
        whole = json.dumps({"type": kind, **fields})
        self._throw(whole[: int(share * len(whole))])

    @rule(depth=st.integers(1, 2000), opening=st.sampled_from(["[", '{"type":', '{"a":[']))
    def deep(self, depth: int, opening: str) -> None:
        """Brackets in brackets."""
        self._throw((opening * depth)[:4000])

    @rule(size=st.sampled_from([4095, 4097, 16_000, 17_000, 200_000]))
    def huge(self, size: int) -> None:
        """Far too much."""
        self._throw('"' + "x" * size)

    @rule(text=TEXTS)
    def move(self, text: str) -> None:
        """A move for whoever is asked, in the game as it stands."""
        stamp = self.honest[0].view["stamp"]
        self._throw(json.dumps({"type": "move", "id": 1, "stamp": stamp, "text": text}))

    @rule()
    def undo_storm(self) -> None:
        """Undo, again and again."""
        stamp = self.honest[0].view["stamp"]
        for n in range(5):
            self._throw(json.dumps({"type": "undo", "id": n, "stamp": stamp}))

    @rule()
    def flips_and_floods(self) -> None:
        """Languages, looks and chat."""
        stamp = self.honest[0].view["stamp"]
        for n, language in enumerate(("pl", "cs", "en")):
            self._throw(json.dumps({"type": "language", "language": language}))
            self._throw(json.dumps({"type": "say", "id": n, "text": "spam " * 90}))
            look = {
                "type": "look",
                "id": n,
                "stamp": stamp,
                "zone": "hand",
                "holder": 2,
                "card": CARDS[n],
            }
            self._throw(json.dumps(look))

    @rule()
    def hang_up(self) -> None:
        """Gone without a word, then back."""
        self.line.socket.socket.close()
        self.line = self.mal.sit()

    @rule(chance=st.randoms(use_true_random=False))
    def somebody_plays(self, chance: random.Random) -> None:
        """The others' game goes on: each gets an answer, and valid views."""
        for line in self.honest:
            number = line.send("ping")
            line.until("pong")
            offers = line.view.get("offers", ())
            if offers and "outcome" not in line.view["view"]:
                answer = line.move(chance.choice(offers)["text"])
                assert answer["type"] == "view" or answer["code"] == "stale", answer
                self.answered += 1
            assert number

    def teardown(self) -> None:
        if not hasattr(self, "line"):
            return
        self.somebody_plays(random.Random(1))
        self.line.close()
        fresh = self.mal.sit()
        assert fresh.view["view"]["players"][1]["hand"] is not None
        for line in (*self.honest, fresh):
            assert all(m.get("code") not in ("broken", "storage") for m in line.got)
            line.close()
        for person in (self.ola, self.mal, self.eva):
            person.go()


def test_whatever_somebody_sends_the_others_play_on(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    class Here(Vandal):
        pass

    Here.address = address
    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=4,
            stateful_step_count=20,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert not [r for r in caplog.records if r.levelname == "ERROR" and "client" not in r.name]
    ends = time.monotonic() + 10
    while _told(address, "osada_sockets") and time.monotonic() < ends:
        time.sleep(0.1)
    assert _told(address, "osada_sockets") == 0


def test_bytes_that_are_no_websocket(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
    line = ola.sit()
    host, port = address.removeprefix("http://").split(":")
    chance = random.Random(4)
    head = (
        f"GET {ola.own}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: osada={ola.key}\r\n\r\n"
    ).encode()
    for n in range(40):
        with socket.create_connection((host, int(port)), timeout=5) as raw:
            raw.sendall(head if n % 2 else chance.randbytes(chance.randrange(300)))
            if n % 2:
                raw.recv(4096)
                raw.sendall(chance.randbytes(chance.randrange(1, 300)))
    line.send("ping")
    line.until("pong")


def test_too_much_nonsense_is_listened_to_no_more(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
    line = ola.sit()
    for _ in range(50):
        line.socket.send("nonsense")
    assert line.closed() == (1008, "too much")


def test_too_many_messages_are_told_to_slow_down() -> None:
    with served(messages_per_second=5) as slow:
        line = Person(slow, "Ola").create([{}, {"bot": "easy"}], start=True).sit()
        for _ in range(20):
            line.send("ping")
        assert line.until("no")["code"] == "too-fast"
        time.sleep(0.5)
        line.send("ping")
        assert line.until("pong")


# Keys, cookies, origins


def _turned_away(address: str, path: str, **headers: str) -> int:
    """The code with which a socket is closed, or the status that it gets."""
    url = f"{address.replace('http', 'ws')}{path}"
    try:
        with connect(url, additional_headers=headers) as opened:
            return Line(opened).closed()[0]
    except InvalidStatus as error:
        return error.response.status_code
    except InvalidMessage:
        return 400


def test_forged_and_stale_keys_open_nothing(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}])
    jan = Person(address, "Jan").join(ola.table)
    other = Person(address, "Eva").create([{}, {}])
    path = f"{ola.own}/socket"
    for key in ("", "x", "A" * 22, jan.key, other.key, "ś" * 22, ola.key[:-1], "y" * 9000):
        cookie = f"osada={key}".encode().decode("latin-1")
        assert _turned_away(address, path, Cookie=cookie) in (4403, 400, 431)
    assert _turned_away(address, path) == 4403
    assert _turned_away(address, f"/api/tables/{ola.table}/watch/socket") == 4403
    watch = ola.http.get(f"{ola.own}/links").json()["watch"]
    assert _turned_away(address, path, Cookie=f"osada={watch}") == 4403
    jan.post("leave")
    assert _turned_away(address, f"{jan.own}/socket", Cookie=f"osada={jan.key}") == 4403
    assert _turned_away(address, "/api/tables/aaaa-aaaa/seats/0/socket") == 4404


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "", "http://127.0.0.1", "\xff"]
)
def test_other_origins_are_turned_away(address: str, origin: str) -> None:
    ola = Person(address, "Ola").create([{}, {}])
    cookie = f"osada={ola.key}"
    assert _turned_away(address, f"{ola.own}/socket", Cookie=cookie, Origin=origin) == 4403
    headers = {b"Origin": origin.encode("latin-1")}
    assert ola.http.post(f"{ola.own}/leave", headers=headers).status_code == 403
    ola.sit(Origin=address)


def test_the_link_to_a_seat_is_worth_nothing_once_somebody_sits_there(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}])
    link = ola.http.get(f"{ola.own}/links").json()["seats"]["1"]
    seat = f"/api/tables/{ola.table}/seats/1"
    assert _turned_away(address, f"{seat}/socket", Cookie=f"osada={link}") == 4403
    spy = patient.Client(base_url=address, cookies={"osada": link})
    assert spy.patch(seat, json={"name": "Spy"}).json()["code"] == "key"
    jan = Person(address, "Jan").join(ola.table, link)
    assert jan.seat == 1
    assert spy.post(f"{seat}/enter", json={"key": link}).status_code == 403
    assert spy.post(f"{seat}/leave").status_code == 403
    spy.close()
    ola.post("start")
    assert jan.sit().view["view"]["players"][1]["hand"]


def test_nobody_moves_for_another(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}])
    jan = Person(address, "Jan").join(ola.table)
    ola.post("start")
    lines = [ola.sit(), jan.sit()]
    asked = next(line for line in lines if line.view.get("offers"))
    other = next(line for line in lines if line is not asked)
    for offer in asked.view["offers"]:
        answer = other.move(offer["text"])
        assert answer["type"] == "no"
        assert answer["code"] in ("refused", "notation")
        assert answer["text"]
    watcher = Person(address).watch(ola.table, ola.http.get(f"{ola.own}/links").json()["watch"])
    assert watcher.move(asked.view["offers"][0]["text"])["code"] == "spectator"
    assert asked.move(asked.view["offers"][0]["text"])["type"] == "view"


def test_a_seat_that_lost_its_key_loses_its_sockets(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}])
    jan = Person(address, "Jan").join(ola.table)
    line = jan.sit()
    ola.http.patch(f"{ola.own}/table", json={"seats": [{}, {"bot": "easy"}]})
    assert line.closed()[0] == 4403


# Journals that are none


@pytest.fixture(scope="module")
def journal(address: str) -> str:
    """The journal of a finished game."""
    ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
    line = ola.sit()
    chance = random.Random(9)
    for _ in range(25):
        while not line.view.get("offers"):
            line.until("view")
        line.move(chance.choice(line.view["offers"])["text"])
    ola.post("resign")
    return ola.http.get(f"/api/tables/{ola.table}/journal").text


def _upload(address: str, body: bytes) -> httpx.Response:
    began = time.monotonic()
    answer = patient.post(f"{address}/api/journals", content=body)
    assert time.monotonic() - began < 15, "it took too long"
    return answer


def test_a_journal_comes_back_as_it_went(address: str, journal: str) -> None:
    answer = _upload(address, journal.encode())
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert told["moves"] > 20
    again = patient.get(f"{address}/api/tables/{told['id']}/journal").text
    assert again == journal
    moments = patient.get(f"{address}/api/replays/{told['id']}/moments?eyes=1&stop=5").json()
    for moment in moments:
        msgspec.convert(moment["view"], AnyView)
    assert [moment["at"] for moment in moments] == [0, 1, 2, 3, 4]
    fork = {"name": "Ola", "at": 3, "seat": 1}
    forked = patient.post(f"{address}/api/replays/{told['id']}/fork", json=fork)
    assert forked.status_code == 201
    assert forked.json()["seat"] == 1
    for bad in ({"at": 10**6}, {"at": 10**30}, {"seat": 3}, {"at": -1}, {"level": "god"}):
        answer = patient.post(f"{address}/api/replays/{told['id']}/fork", json=fork | bad)
        assert answer.status_code in (400, 404)
    assert patient.get(f"{address}/api/replays/{told['id']}/moments?eyes=3").status_code == 404
    assert patient.get(f"{address}/api/replays/{told['id']}/moments?eyes=9").status_code == 400


def test_what_is_no_journal_is_refused_in_a_sentence(address: str, journal: str) -> None:
    chance = random.Random(2)
    head, _, moves = journal.partition("\n\n")
    lines = journal.splitlines()
    long_game = head + "\n\n" + (moves + "\n") * (500_000 // len(moves))

    def header(name: str, value: str) -> bytes:
        found = [f"{name}: {value}" if x.startswith(f"{name}:") else x for x in lines]
        return "\n".join(found).encode()

    bad = [
        b"",
        b"\0" * 1000,
        chance.randbytes(3000),
        b"osada journal 1\n",
        b"osada journal 2\n",
        journal.encode()[: len(head) // 2],
        journal.replace("seed:", "sead:").encode(),
        ("\n".join(lines[:-2]) + "\n" + lines[-2][:6]).encode(),
        header("options", "[" * 1900),
        header("options", '{"factions": ' + "[" * 800 + "]" * 800 + "}"),
        header("options", '{"factions": ["\\ud800", "rome"]}'),
        header("options", '{"factions": [[], {}]}'),
        header("options", '{"factions": ["rome", "japan"], "peaceful_drafts": 1e999}'),
        header("options", '{"factions": ["rome", "japan"], "lookout": {"a": 1}}'),
        header("options", "{" + '"a' * 900 + '": 1}'),
        header("seed", '"\\ud800"'),
        header("seed", "9" * 1900),
        header("rules", "99"),
        header("game", "chess"),
        long_game.encode(),
        (journal + "0 a" + " " * 400_000 + "b\n").encode(),
        (journal + ("0 a" + " " * 1900 + "b\n") * 200).encode(),
        *(journal.replace(line, "0 pass  # 00", 1).encode() for line in lines[-3:]),
    ]
    for body in bad:
        answer = _upload(address, body)
        assert answer.status_code == 400, (answer.status_code, answer.text[:300], body[:80])
        assert answer.json()["code"] == "journal"
        assert len(answer.json()["text"]) > 20
    for size in (1_100_000, 4_000_000):
        assert _upload(address, b"x" * size).status_code == 413


# Floods


def test_hundreds_of_requests_and_others_are_still_answered() -> None:
    with served(tables_per_minute=30) as strict:
        ola = Person(strict, "Ola").create([{}, {"bot": "easy"}], start=True)
        line = ola.sit()
        wanted = {"name": "Mal", "table": {"seats": [{}, {}]}}
        with patient.Client(base_url=strict) as mal:
            codes = [mal.post("/api/tables", json=wanted).status_code for _ in range(300)]
            assert set(codes) == {201, 429}
            assert codes.count(201) < 60
            assert mal.get(f"/api/tables/{ola.table}").status_code == 200
        assert _told(strict, "osada_tables") < 70
        line.send("ping")
        line.until("pong")


def test_one_seat_with_many_sockets_leaves_room_for_others(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}])
    jan = Person(address, "Jan").join(ola.table)
    ola.post("start")
    before = _told(address, "osada_sockets")
    lines = [jan.sit() for _ in range(40)]
    assert lines[0].closed()[0] == 4429
    assert _told(address, "osada_sockets") <= before + 10
    assert ola.sit().view["view"]["players"][0]["hand"]
    lines[-1].send("ping")
    lines[-1].until("pong")


def test_a_reader_that_never_reads_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Readers, "patience", 1.0)
    with served() as address:
        ola = Person(address, "Ola").create([{}, {}], public=True)
        jan = Person(address, "Jan").join(ola.table)
        ola.post("start")
        line = jan.sit()
        host, port = address.removeprefix("http://").split(":")
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect((host, int(port)))
        deaf.sendall(
            f"GET {ola.own}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: osada={ola.key}\r\n\r\n".encode()
        )
        flip = json.dumps({"type": "language", "language": "pl"}).encode()
        frame = b"\x81" + bytes([0x80 | len(flip)]) + b"\0\0\0\0" + flip
        ends = time.monotonic() + 60
        deaf.settimeout(0.5)
        while _told(address, "osada_sockets") > 1:
            assert time.monotonic() < ends, "the deaf reader is still there"
            try:
                for _ in range(20):
                    deaf.sendall(frame)
                    time.sleep(0.002)
            except OSError:
                time.sleep(0.2)
        deaf.close()
        line.send("ping")
        line.until("pong")

"""A real server on a free port, and people who talk to it as a page does."""

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from osada.server.run import configured
from osada.server.settings import Settings
from osada.server.wire import AnyView
from tests.server import patient
from tests.server.patient import PATIENCE

_people: dict[str, list["Person"]] = {}
_hosts: dict[str, "Person"] = {}
"""Who has made a table."""


def forget(address: str) -> None:
    """Close what people have open at an address."""
    for person in _people.pop(address, ()):
        person.go()


@contextmanager
def served(database: str = "sqlite://", **more: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    easy = {"bot_pause": 0.0, "tables_per_minute": 10_000, "messages_per_second": 10_000}
    settings = Settings(database=database, port=0, **(easy | more))
    server = uvicorn.Server(configured(settings))
    thread = threading.Thread(target=server.run, daemon=True)
    with patient.undelayed():
        thread.start()
        ends = time.monotonic() + PATIENCE
        while not server.started:
            if not thread.is_alive() or time.monotonic() > ends:
                raise RuntimeError("the server does not start")
            time.sleep(0.01)
    address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    try:
        yield address
    finally:
        forget(address)
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


@dataclass
class Line:
    """A socket with what came over it."""

    socket: ClientConnection
    got: list[dict[str, Any]] = field(default_factory=list)
    last: dict[str, dict[str, Any]] = field(default_factory=dict)
    ids: int = 0

    def next(self) -> dict[str, Any]:
        """The next message."""
        said = self.socket.recv(PATIENCE)
        message: dict[str, Any] = msgspec.json.decode(said)
        if message["type"] == "view":
            msgspec.convert(message["view"], AnyView)
        self.got.append(message)
        self.last[message["type"]] = message
        return message

    def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of a kind, and with these facts."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            message = self.next()
            if message["type"] == kind and all(message.get(k) == v for k, v in facts.items()):
                return message
        raise AssertionError(f"no {kind} {facts} came")

    def send(self, kind: str, **more: Any) -> int:
        """A message; its number."""
        self.ids += 1
        if kind not in ("language", "keeping", "ping"):
            more = {"id": self.ids, **more}
        self.socket.send(msgspec.json.encode({"type": kind, **more}).decode())
        return self.ids

    @property
    def view(self) -> dict[str, Any]:
        """The last view message."""
        return self.last["view"]

    def move(self, text: str) -> dict[str, Any]:
        """Make a move; the view or the refusal that answers it."""
        number = self.send("move", stamp=self.view["stamp"], text=text)
        while True:
            message = self.next()
            if message["type"] in ("view", "no") and message.get("answer") == number:
                return message

    def close(self) -> None:
        """Go away."""
        self.socket.close()

    def closed(self) -> tuple[int, str]:
        """Why the server hung up."""
        while True:
            try:
                self.next()
            except ConnectionClosed as error:
                told = error.rcvd
                return (told.code, told.reason) if told is not None else (1006, "")


class Person:
    """Somebody with a browser: cookies and sockets."""

    def __init__(self, address: str, name: str = "Ola") -> None:
        self.address = address
        self.name = name
        self.http = patient.Client(base_url=address)
        self.table = ""
        self.seat = 0
        self.key = ""
        self.open = ExitStack()
        _people.setdefault(address, []).append(self)

    def go(self) -> None:
        """Close everything."""
        self.http.close()
        self.open.close()

    def _seated(self, answer: httpx.Response) -> "Person":
        assert answer.status_code == 201, answer.text
        told = answer.json()
        self.table, self.seat, self.key = told["table"], told["seat"], told["key"]
        return self

    def create(self, seats: list[dict[str, Any]], start: bool = False, **wish: Any) -> "Person":
        """Make a table."""
        wanted = {"name": self.name, "table": {"seats": seats, **wish}, "start": start}
        _hosts[self._seated(self.http.post("/api/tables", json=wanted)).table] = self
        return self

    def join(self, table: str, key: str | None = None) -> "Person":
        """Take a seat, by the host's invitation if no key is given."""
        invited = _hosts[table].invitation if key is None and table in _hosts else key
        wanted = {"name": self.name, "key": invited}
        return self._seated(self.http.post(f"/api/tables/{table}/join", json=wanted))

    @property
    def invitation(self) -> str:
        """The host's key for whoever comes next."""
        found: str = self.http.get(f"{self.own}/links").json()["invite"]
        return found

    @property
    def own(self) -> str:
        """The path of the own seat."""
        return f"/api/tables/{self.table}/seats/{self.seat}"

    def post(self, what: str) -> httpx.Response:
        """Do something with the own seat."""
        return self.http.post(f"{self.own}/{what}")

    def sit(self, language: str = "en", **headers: str) -> Line:
        """Open the socket of the own seat, up to the first view or the waiting room."""
        return self._open(f"{self.own}/socket", language, f"osada={self.key}", headers)

    def watch(self, table: str, key: str = "", language: str = "en") -> Line:
        """Open a spectator's socket."""
        return self._open(f"/api/tables/{table}/watch/socket", language, f"osada={key}", {})

    def _open(self, path: str, language: str, cookie: str, headers: dict[str, str]) -> Line:
        url = f"{self.address.replace('http', 'ws')}{path}?language={language}"
        known = {"Cookie": cookie, **headers}
        line = Line(self.open.enter_context(connect(url, additional_headers=known, max_size=None)))
        line.until("hello")
        if line.last["hello"]["table"]["status"] != "waiting":
            line.until("view")
        return line

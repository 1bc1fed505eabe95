"""Servers as processes: killed in the middle of games, stopped in order, two on one PostgreSQL."""

import random
import signal
import time
from pathlib import Path

import httpx
import pytest

from tests.server import patient
from tests.server.patient import PATIENCE
from tests.server.process import Process
from tests.server.serving import Person

GAMES = 3
KILLS = 2
MOVES = 60
"""So many are seen before each kill, whoever made them."""


def _moves(address: str, table: str, person: Person) -> int:
    """How far a running game is, as its own player sees it."""
    line = person.sit()
    at: int = line.view["at"]
    line.close()
    return at


def _bots_alone(address: str) -> Person:
    """A game that bots play on without anybody."""
    ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
    assert ola.post("leave").status_code == 201
    return ola


def _finished(client: httpx.Client, table: str) -> None:
    """Wait for the end of a game; each move on the way to it earns more patience."""
    seen, ends = -1, 0.0
    while (told := client.get(f"/api/tables/{table}").json())["status"] != "finished":
        if told.get("moves", 0) != seen:
            seen, ends = told.get("moves", 0), time.monotonic() + 3 * PATIENCE
        assert time.monotonic() < ends, f"the game stands still at move {seen}"
        time.sleep(0.2)


def _seated(address: str, table: str, name: str) -> None:
    """Wait until a process has heard of somebody who sat down at another one."""
    ends = time.monotonic() + PATIENCE
    while name not in patient.get(f"{address}/api/tables/{table}").text:
        assert time.monotonic() < ends, f"{name} is not known"
        time.sleep(0.05)


def test_no_acknowledged_move_is_lost_by_kill_9(sqlite_url: str) -> None:
    with Process(sqlite_url) as server:
        people = [Person(server.address, f"P{n}") for n in range(GAMES)]
        for person in people:
            person.create([{}, {"bot": "easy"}], start=True)
        chance = random.Random(1)
        for _ in range(KILLS):
            lines = {person: person.sit() for person in people}
            acknowledged = dict.fromkeys(people, 0)
            for _ in range(MOVES):
                going = [one for one in people if "outcome" not in lines[one].view["view"]]
                if not going:
                    break
                person = chance.choice(going)
                line = lines[person]
                if offers := line.view.get("offers"):
                    line.move(chance.choice(offers)["text"])
                else:
                    line.until("view")
                acknowledged[person] = line.view["at"]
            server.kill()
            for line in lines.values():
                line.close()
            server.start()
            for person in people:
                assert _moves(server.address, person.table, person) >= acknowledged[person]


def test_bots_play_on_after_kill_9(sqlite_url: str) -> None:
    with Process(sqlite_url) as server:
        people = [_bots_alone(server.address) for _ in range(GAMES)]
        server.kill()
        server.start()
        with patient.Client(base_url=server.address) as client:
            for person in people:
                _finished(client, person.table)


def test_a_port_that_is_taken_and_stopping_in_order(sqlite_url: str, tmp_path: Path) -> None:
    """Who comes second says so in a sentence; who stops tells pages to come back."""
    with Process(sqlite_url) as server:
        other = Process(f"sqlite:///{tmp_path}/other.db", port=server.port)
        with pytest.raises(AssertionError, match=r"exit code 2$"):
            other.start()
        line = Person(server.address).create([{}, {"bot": "easy"}], start=True).sit()
        assert server.stop() in (0, -signal.SIGTERM)
        assert line.closed()[0] == 1012


def test_one_game_through_two_processes(postgres_url: str) -> None:
    with Process(postgres_url) as first, Process(postgres_url) as second:
        ola = Person(first.address, "Ola").create([{}, {}, {"bot": "easy"}])
        jan = Person(second.address, "Jan").join(ola.table)
        _seated(first.address, ola.table, "Jan")
        assert ola.post("start").json()["status"] == "running"
        lines = [ola.sit(), jan.sit()]
        for line in lines:
            if "view" not in line.last:  # its process has still to hear of the start
                line.until("view")
        chance = random.Random(2)
        while True:
            at = max(line.view["at"] for line in lines)
            behind = [line for line in lines if line.view["at"] < at]
            if behind:
                behind[0].until("view")  # it may come to know more than the others at once
                continue
            if all("outcome" in line.view["view"] for line in lines):
                break
            asked = [line for line in lines if line.view.get("offers")]
            if asked:
                line = chance.choice(asked)
                answer = line.move(chance.choice(line.view["offers"])["text"])
                assert answer["type"] == "view" or answer["code"] in ("stale", "too-fast")
                if answer.get("code") == "too-fast":
                    time.sleep(0.5)
            else:
                lines[0].until("view")
        scores = [line.view["view"]["outcome"]["scores"] for line in lines]
        assert scores[0] == scores[1]


def test_another_process_keeps_the_bots_going_when_one_dies(postgres_url: str) -> None:
    with Process(postgres_url) as first, Process(postgres_url) as second:
        ola = _bots_alone(first.address)
        first.kill()
        with patient.Client(base_url=second.address) as client:
            _finished(client, ola.table)

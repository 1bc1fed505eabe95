"""A real Dask cluster on this machine: a scheduler and two workers, each a process of its own."""

import json
import os
import re
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from osada.arena import GameResult, Plan, play_game, results
from osada.arena.campaign.plan import Plan as Campaigns
from osada.cli import main
from tests.arena import OWN, in_order, unhurried
from tests.cluster.processes import Begun, command, scheduler, worker

Said = pytest.CaptureFixture[str]
WORDS = ("--players", "random,random:kind", "--games", "40", "--seed", "7")


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def until(done: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    for _ in range(600):
        if done():
            return
        time.sleep(0.05)
    pytest.fail("it did not come within half a minute")


def listening(port: int) -> bool:
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


@dataclass
class Running:
    """A cluster at work."""

    address: str
    folder: Path
    everybody: ExitStack
    scheduler: Begun

    def worker(self, first: str = "", version: str = "") -> Begun:
        """One more worker, which the scheduler knows when this returns."""
        before = self.registered()
        log = self.folder / "cluster.log"
        begun = Begun(log, log, worker, self.address, str(self.folder), first, version)
        self.everybody.callback(begun.kill)
        until(lambda: self.registered() > before)
        return begun

    def arena(self, file: Path, *words: str) -> Begun:
        """Play on it until a few games are kept in a file."""
        told = ("arena", *words, "--cluster", self.address, "--out", str(file))
        out, err = file.with_suffix(".out"), file.with_suffix(".err")
        playing = Begun(out, err, command, told)
        self.everybody.callback(playing.kill)
        until(lambda: lines(file) > 3 or playing.over)
        return playing

    def registered(self) -> int:
        """How often a worker came to the scheduler so far."""
        return (self.folder / "cluster.log").read_bytes().count(b"Registered to:")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Running]:
    """A scheduler without workers."""
    port = free_port()
    folder = tmp_path / "cluster"
    folder.mkdir()
    log = folder / "cluster.log"
    with ExitStack() as everybody:
        begun = Begun(log, log, scheduler, port)
        everybody.callback(begun.kill)
        until(lambda: listening(port))
        yield Running(f"tcp://127.0.0.1:{port}", folder, everybody, begun)


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def locally(plan: Plan) -> list[GameResult]:
    return [play_game(plan, number) for number in range(plan.total)]


def test_a_cluster_plays_the_same_games_whoever_dies(
    cluster: Running, capsys: Said, tmp_path: Path
) -> None:
    """One cluster, because its processes cost seconds: whole; less a worker; less its scheduler."""
    (tmp_path / "rome.cards").write_text(OWN)
    first = cluster.worker()
    cluster.worker()
    file = tmp_path / "whole.jsonl"
    own = ("--cards", str(tmp_path / "rome.cards"))
    place = ("--cluster", cluster.address, "--out", str(file), "--json")
    assert main(["arena", *WORDS, *own, *place]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 40
    plan = Plan(("random", "random:kind"), games=40, seed=7, cards=(OWN,))
    assert in_order(results.read(file).games) == locally(plan)

    file = tmp_path / "campaigns.jsonl"
    place = ("--cluster", cluster.address, "--out", str(file), "--json")
    alone = ("--game", "campaign", "--players", "random", "--solo", "--games", "6", "--seed", "7")
    assert main(["arena", *alone, *place]) == 0
    capsys.readouterr()
    empires = Campaigns(("random",), games=6, seed=7, seats=1)
    assert in_order(results.read(file).games) == [play_game(empires, one) for one in range(6)]

    file = tmp_path / "less-a-worker.jsonl"
    playing = cluster.arena(file, *WORDS)
    first.kill()
    code, out, err = playing.ended()
    assert (code, unhurried(err)) == (0, "")
    assert out.startswith("40 games")
    plan = Plan(("random", "random:kind"), games=40, seed=7)
    assert in_order(results.read(file).games) == locally(plan)

    file = tmp_path / "less-its-scheduler.jsonl"
    many = (*WORDS[:2], "--games", "100000")
    playing = cluster.arena(file, *many)
    cluster.scheduler.kill()
    code, out, err = playing.ended()
    assert code == 2
    assert unhurried(err) == (
        f"osada: the cluster {cluster.address} went away; continue with "
        f"`osada arena --out {file} --resume`\n"
    )
    kept = len(results.read(file).games)
    assert kept >= 3
    assert out.startswith(f"{kept:,} games")


def test_a_cluster_that_does_not_answer(capsys: Said) -> None:
    address = f"tcp://127.0.0.1:{free_port()}"
    assert main(["arena", *WORDS, "--cluster", address]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"osada: no Dask scheduler answers at {address}: start one with")
    assert said.count("\n") == 1


def test_something_else_that_answers(capsys: Said) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            guest, _ = server.accept()
            with guest:
                guest.sendall(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n")

        host = threading.Thread(target=greet)
        host.start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        assert main(["arena", *WORDS, "--cluster", address]) == 2
        host.join()
    assert f"no Dask scheduler answers at {address}" in capsys.readouterr().err


def refused(said: Said, address: str) -> str:
    """The sentence with which a cluster is refused."""
    assert main(["arena", *WORDS, "--cluster", address]) == 2
    written = said.readouterr().err
    assert written.count("\n") == 1
    return written


def test_workers_that_cannot_play(cluster: Running, capsys: Said, tmp_path: Path) -> None:
    """None; a worker instead of a scheduler; with no osada; with another, also one that comes late.

    No finished game is lost then.
    """
    assert f"the cluster {cluster.address} has no workers" in refused(capsys, cluster.address)
    none = tmp_path / "none"
    (none / "osada").mkdir(parents=True)
    (none / "osada" / "__init__.py").write_text("")
    poor = cluster.worker(first=str(none))
    said = refused(capsys, cluster.address)
    assert f"a worker of {cluster.address} has no osada arena" in said
    found = re.search(rb"Start worker at:\s+(\S+)", (cluster.folder / "cluster.log").read_bytes())
    assert found is not None
    address = found[1].decode()
    assert f"at {address} answers a Dask worker" in refused(capsys, address)
    poor.kill()

    first = cluster.worker()
    file = tmp_path / "x.jsonl"
    many = (*WORDS[:2], "--games", "100000")
    playing = cluster.arena(file, *many)
    os.kill(first.pid, signal.SIGSTOP)  # it rests while the other one starts
    cluster.worker(version="0.0.1")
    os.kill(first.pid, signal.SIGCONT)
    code, out, err = playing.ended()
    err = unhurried(err)
    assert code == 2
    assert err.startswith("osada: the worker that came meanwhile has osada 0.0.1 with rules 2")
    assert err.endswith(f"; continue with `osada arena --out {file} --resume`\n")
    assert err.count("\n") == 1
    kept = len(results.read(file).games)
    assert out.startswith(f"{kept:,} games")
    assert "has osada 0.0.1 with rules 2, but here is" in refused(capsys, cluster.address)

"""Load on the web server: many tables with two sockets each, so many moves a second.

    python -m bench.load --tables 500 --rate 200 --seconds 30

The client is a process of its own. Each move is timed from its message to the view that the last
of the table's sockets gets.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0
_NEWS = re.compile(r'"type":"view","at":(\d+)')


@dataclass
class Side:
    """A seat's socket and the moves it can make."""

    socket: ClientConnection
    at: int = -1
    stamp: int = 0
    offers: list[str] = field(default_factory=list)


@dataclass
class Game:
    """A table with its two sockets."""

    sides: list[Side]
    moved: float = 0.0
    waiting: int = 0
    over: bool = False


@dataclass
class Figures:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0

    def at(self, share: float) -> float:
        """A quantile, in milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0


async def _seat(http: httpx.AsyncClient, address: str, table: str, seat: int, key: str) -> Side:
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/seats/{seat}/socket"
    return Side(await connect(url, additional_headers={"Cookie": f"osada={key}"}, max_size=None))


async def _game(http: httpx.AsyncClient, address: str) -> Game:
    wish = {"name": "Ola", "table": {"seats": [{}, {}], "public": True}}
    host = (await http.post("/api/tables", json=wish)).json()
    table = host["table"]
    guest = (await http.post(f"/api/tables/{table}/join", json={"name": "Jan"})).json()
    sides = [await _seat(http, address, table, who["seat"], who["key"]) for who in (host, guest)]
    started = await http.post(
        f"/api/tables/{table}/seats/0/start", headers={"Cookie": f"osada={host['key']}"}
    )
    started.raise_for_status()
    return Game(sides)


async def _listen(game: Game, side: Side, figures: Figures) -> None:
    async for said in side.socket:
        text = said if isinstance(said, str) else said.decode()
        if text.startswith('{"type":"no"'):
            figures.refused += 1
            game.waiting = 0
        if not text.startswith('{"type":"view"'):
            continue
        found = _NEWS.search(text[:80])
        assert found is not None
        news = int(found[1]) > side.at
        side.at = int(found[1])
        message: dict[str, Any] = json.loads(text)
        side.stamp = message["stamp"]
        side.offers = [offer["text"] for offer in message.get("offers", ())]
        if "outcome" in message["view"] and not game.over:
            game.over = True
            figures.finished += 1
        if news and game.waiting:
            game.waiting -= 1
            if not game.waiting:
                figures.seconds.append(time.perf_counter() - game.moved)


async def _move(game: Game, chance: random.Random) -> bool:
    if game.waiting or game.over:
        return False
    asked = [side for side in game.sides if side.offers]
    if not asked:
        return False
    side = chance.choice(asked)
    text = chance.choice(side.offers)
    message = {"type": "move", "id": 1, "stamp": side.stamp, "text": text}
    game.waiting, game.moved = len(game.sides), time.perf_counter()
    await side.socket.send(json.dumps(message))
    return True


async def _load(address: str, tables: int, rate: float, seconds: float, show: Progress) -> Figures:
    chance = random.Random(7)
    figures = Figures()
    task = show.add_task("tables", total=tables)
    games: list[Game] = []
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        for _ in range(tables):
            http.cookies.clear()
            games.append(await _game(http, address))
            show.advance(task)
    listeners = [
        asyncio.create_task(_listen(game, side, figures)) for game in games for side in game.sides
    ]
    await asyncio.sleep(2)
    task = show.add_task("moves", total=rate * seconds)
    began, made = time.perf_counter(), 0
    while (gone := time.perf_counter() - began) < seconds:
        while made < gone * rate:
            for _ in range(50):
                if await _move(chance.choice(games), chance):
                    break
            made += 1
            show.advance(task)
        await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    for listener in listeners:
        listener.cancel()
    for game in games:
        for side in game.sides:
            await side.socket.close()
    return figures


def _memory(process: int) -> float:
    """Resident megabytes of a process."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _seconds(process: int) -> float:
    """CPU seconds of a process."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(
    tables: int, rate: float, seconds: float, database: str, console: Console
) -> dict[str, float]:
    """A server of its own under load; what was measured."""
    with tempfile.TemporaryDirectory() as folder:
        words = [
            sys.executable, "-m", "osada", "serve", "--port", "0", "--tables-per-minute", "1000000",
            "--database", database or f"sqlite:///{folder}/osada.db", "--log", "warning",
        ]  # fmt: skip
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[3].rstrip("/")
        try:
            empty = _memory(server.pid)
            with Progress(console=console, transient=True) as show:
                figures = asyncio.run(_load(address, tables, rate, seconds, show))
            return {
                "tables": tables,
                "sockets": 2 * tables,
                "moves a second": len(figures.seconds) / seconds,
                "p50 ms": figures.at(0.5),
                "p90 ms": figures.at(0.9),
                "p99 ms": figures.at(0.99),
                "worst ms": figures.at(1),
                "memory MB": _memory(server.pid),
                "memory empty MB": empty,
                "server CPU s": _seconds(server.pid),
                "refused": figures.refused,
                "games finished": figures.finished,
            }
        finally:
            server.terminate()
            server.wait(PATIENCE)


def main() -> None:
    """Measure one load, or how it grows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 125, 250, 500])
    parser.add_argument("--rate", type=float, default=200, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", default="", help="a SQLite file of its own if not given")
    given = parser.parse_args()
    gc.disable()  # the client's own pauses are not the server's
    console = Console(stderr=True)
    for tables in given.tables:
        found = measure(tables, given.rate, given.seconds, given.database, console)
        print("  ".join(f"{name} {value:.0f}" for name, value in found.items()), flush=True)


if __name__ == "__main__":
    main()

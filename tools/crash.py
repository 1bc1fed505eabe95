"""kill -9 in the middle of many games: every acknowledged move is there again, and games go on.

    python tools/crash.py --games 100 --kills 10
    python tools/crash.py --game campaign --games 1 --every 10 --kills 10000

Bots play all games; a spectator's socket at each reads what is acknowledged. The server is killed
at random moments, or after so many moves, and started again at once. At the end all games are
played to their end.
"""

import argparse
import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PATIENCE = 60.0
_VIEW = re.compile(r'\{"type":"view","at":(\d+)')


class Broken(Exception):
    """What was promised and did not hold."""


@dataclass
class Game:
    """A game that bots play, and what its spectators were told."""

    table: str
    key: str
    at: int = 0
    """The highest number of moves that anybody was shown."""
    text: str = ""
    """The view that came with it."""
    over: bool = False


@dataclass
class Server:
    """`osada serve` as a process of its own, at the same port each time."""

    database: Path
    workers: int
    port: int = 0
    process: "subprocess.Popen[str] | None" = None
    starts: list[float] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; it says where it is when it listens."""
        began = time.monotonic()
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "osada", "serve", "--port", str(self.port),
                "--database", f"sqlite:///{self.database}", "--workers", str(self.workers),
                "--bot-pause", "0", "--log", "error", "--tables-per-minute", "1000000",
            ],
            stdout=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said.startswith("Osada is at "):
            raise Broken(f"the server does not start: {said or 'it said nothing'}")
        self.port = int(said.split()[3].rstrip("/").rpartition(":")[2])
        while True:
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/health", timeout=PATIENCE).status_code == 200:
                    break
            if time.monotonic() - began > PATIENCE:
                raise Broken("the server does not answer")
            time.sleep(0.05)
        self.starts.append(time.monotonic() - began)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, as if the power had gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


async def begun(client: httpx.AsyncClient, played: str, seats: int) -> Game:
    """A game of bots: its host leaves at once."""
    table: dict[str, Any] = {
        "seats": [{}] + [{"bot": "easy"}] * (seats - 1), "public": True, "game": played,
    }  # fmt: skip
    made = await client.post("/api/tables", json={"name": "Ola", "table": table, "start": True})
    told = made.raise_for_status().json()
    left = f"/api/tables/{told['table']}/seats/0/leave"
    (await client.post(left, headers={"Cookie": f"osada={told['key']}"})).raise_for_status()
    return Game(told["table"], told["key"])


async def watch(server: Server, game: Game) -> None:
    """Read what is acknowledged until the server dies; what comes first shows nothing lost."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{game.table}/watch/socket"
    before = game.at
    async with connect(url, max_size=None, open_timeout=PATIENCE) as socket:
        first = True
        async for said in socket:
            found = _VIEW.match(str(said))
            if found is None:
                continue
            at = int(found[1])
            if first and at < before:
                raise Broken(f"table {game.table}: {before} moves were shown, {at} are left")
            if first and at == before and game.text:
                _compare(game, str(said))
            first = False
            game.at, game.text = max(at, game.at), str(said)
            if '"outcome":{' in game.text and "outcome" in json.loads(game.text)["view"]:
                game.over = True
                return


def _compare(game: Game, said: str) -> None:
    """The same moment looks the same before and after."""
    if json.loads(said)["view"] != json.loads(game.text)["view"]:
        raise Broken(f"table {game.table}: after {game.at} moves the game stands otherwise")


async def watched(
    server: Server, games: list[Game], until: float, moves: int, progress: Any
) -> None:
    """All games at once, for some time, so many moves if they are named, or to their end."""
    tasks = [asyncio.create_task(watch(server, game)) for game in games if not game.over]
    ends = time.monotonic() + (PATIENCE if moves else until)
    enough = sum(game.at for game in games) + (moves or 1 << 60)
    while tasks and time.monotonic() < ends and not all(task.done() for task in tasks):
        await asyncio.sleep(0.01 if moves else 0.1)
        if sum(game.at for game in games) >= enough:
            break
        progress(games)
        for task in tasks:
            if task.done() and isinstance(task.exception(), Broken):
                raise Broken(str(task.exception()))
    server.kill()
    for task in tasks:
        with suppress(WebSocketException, OSError, asyncio.TimeoutError):
            await asyncio.wait_for(task, PATIENCE)


async def lasted(server: Server, games: list[Game], progress: Any) -> None:
    """All games to their end; one that stands still for a minute is broken."""
    moved, last = time.monotonic(), -1
    tasks = {asyncio.create_task(watch(server, game)): game for game in games if not game.over}
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0.2)
        progress(games)
        made = sum(game.at for game in games)
        if made != last:
            moved, last = time.monotonic(), made
        if time.monotonic() - moved > PATIENCE:
            still = [game.table for game in games if not game.over]
            raise Broken(f"{len(still)} games stand still: {', '.join(still[:5])}")
    for task in tasks:
        await task
    if not all(game.over for game in games):
        raise Broken("a socket closed before its game was over")


async def run(
    games: int, kills: int, workers: int, seconds: float, seed: int, played: str, every: int
) -> str:
    """The whole experiment; what it showed, in a sentence."""
    chance, console = random.Random(seed), Console(stderr=True)
    with (
        tempfile.TemporaryDirectory(prefix="osada-crash-") as folder,
        Progress(console=console) as bars,
    ):
        server = Server(Path(folder) / "osada.db", workers)
        server.start()
        try:
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
                found = [
                    await begun(client, played, chance.choice([2, 2, 3, 4])) for _ in range(games)
                ]
            done = bars.add_task("games over", total=games)
            killed = bars.add_task("kills", total=kills)

            def progress(all_games: list[Game]) -> None:
                moves = sum(game.at for game in all_games)
                over = sum(game.over for game in all_games)
                bars.update(done, completed=over, description=f"games over ({moves} moves)")

            made = 0
            while not all(game.over for game in found) and made < kills:
                await watched(server, found, chance.uniform(0.2, 2) * seconds, every, progress)
                server.start()
                made += 1
                bars.advance(killed)
            await lasted(server, found, progress)
            starts = sorted(server.starts)
        finally:
            server.kill()
    moves = sum(game.at for game in found)
    return (
        f"{games} games, {made} kills, {moves} moves: every acknowledged move was there, "
        f"all games ended; the slowest start took {starts[-1]:.1f} s"
    )


def main() -> int:
    """From the command line."""
    words = argparse.ArgumentParser(description="Kill the server in the middle of many games.")
    words.add_argument("--games", type=int, default=100, help="games at once (100)")
    words.add_argument("--kills", type=int, default=10, help="how often it is killed (10)")
    words.add_argument("--workers", type=int, default=1, help="processes in which bots think (1)")
    words.add_argument("--seconds", type=float, default=4, help="between two kills, about (4)")
    words.add_argument("--game", default="settlers", help="which game is played (settlers)")
    words.add_argument("--every", type=int, default=0, help="kill after so many moves (0: by time)")
    words.add_argument("--seed", type=int, default=1, help="when it is killed (1)")
    told = words.parse_args()
    try:
        experiment = run(
            told.games, told.kills, told.workers, told.seconds, told.seed, told.game, told.every
        )
        print(asyncio.run(experiment))
    except Broken as error:
        print(f"crash: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What tuning has in common, whichever game the bots play: command line, memory, writing."""

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from osada.kernel.files import write_whole

TABLE: Final = "WEIGHTS: Final[tuple[tuple[str, float], ...]] = (\n"

Step = Callable[[Pool, Progress, argparse.Namespace, Any], Any]
"""One step: from the turns, weights and log so far to the next."""


@dataclass(frozen=True)
class Tuning:
    """The weights of a game's bots, how a step changes them, and what is usual for it."""

    about: str
    game: str
    names: Sequence[str]
    tuned: Sequence[float]
    step: Step
    folder: str
    games: int
    width: int
    match: int
    options: Callable[[argparse.ArgumentParser], None] | None = None
    """Adds what only this game can be told."""

    @property
    def place(self) -> Path:
        """Where the weights stand."""
        return Path(__file__).parents[1] / f"src/osada/bots/{self.game}/weights.py"

    def main(self) -> int:
        """Read the command line, tune, write."""
        given = self._given()
        given.folder.mkdir(parents=True, exist_ok=True)
        memory = given.folder / "weights.json"
        kept: Any = {"turns": 0, "weights": list(self.tuned), "log": []}
        if memory.exists():
            kept = json.loads(memory.read_text("utf-8"))
        if len(kept["weights"]) != len(self.names):
            print(f"{memory} holds other weights than there are now: remove it", file=sys.stderr)
            return 1
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
            while kept["turns"] < given.turns:
                with Progress(*columns) as progress:
                    kept = self.step(pool, progress, given, kept)
                write_whole(memory, json.dumps(kept, indent=1))
                print(kept["log"][-1])
        if given.write:
            write_whole(self.place, self._written(kept["weights"]))
            print(f"written to {self.place}")
        return 0

    def _given(self) -> argparse.Namespace:
        parser = argparse.ArgumentParser(description=self.about.splitlines()[0])
        parser.add_argument("--folder", type=Path, default=Path(self.folder))
        parser.add_argument("--turns", type=int, default=3, help="steps of tuning in all")
        parser.add_argument("--games", type=int, default=self.games, help="games of a step")
        width = "0: greedy, else a planner's beam"
        parser.add_argument("--width", type=int, default=self.width, help=width)
        parser.add_argument("--match", type=int, default=self.match, help="games of new and old")
        parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
        parser.add_argument("--seed", default="1")
        parser.add_argument("--write", action="store_true", help="put the weights into the project")
        if self.options is not None:
            self.options(parser)
        return parser.parse_args()

    def _written(self, weights: Sequence[float]) -> str:
        """The text of `weights.py` with other weights."""
        before, rest = self.place.read_text("utf-8").split(TABLE, 1)
        after = rest[rest.index("\n)\n") + 1 :]
        pairs = zip(self.names, weights, strict=True)
        lines = [f'    ("{name}", {weight:.3f}),' for name, weight in pairs]
        return before + TABLE + "\n".join(lines) + "\n" + after

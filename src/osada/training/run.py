"""A run of training: games, learning, games ...; kept in a folder, so that it can go on."""

import json
import math
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import blake2b
from multiprocessing import active_children, get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from osada.bots.settlers.learned import net as nets
from osada.bots.settlers.learned.layout import VERSION
from osada.bots.settlers.learned.net import POINTS, written
from osada.kernel.files import write_whole
from osada.kernel.processes import deaf
from osada.training.buffer import Buffer
from osada.training.selfplay import TASK, Packed, Task, duel, self_played
from osada.training.sums import sums
from osada.training.tables import Subject, Table
from osada.training.trainer import Rows, Trainer, save

BATCH: Final = 4096
USES: Final = 12  # of each position, in the mean
FIRST_USES: Final = 4  # while there are few
LEAST_RATE: Final = 2e-5
WARM: Final = 200  # steps until the rate is reached
HELD: Final = 0.45  # of a run, before the rate falls
_LOOK: Final = 10  # turns between two matches


class CannotGoOn(Exception):
    """What keeps a run from going on, in one sentence."""


@dataclass(frozen=True)
class Plan:
    """Everything that defines a run but how long it is."""

    subject: Subject
    start: Path | None
    """The weights that it begins with; none: it begins from nothing."""
    seed: int = 2026
    first: int = 768
    """Games before the first learning."""
    each: int = 256
    """Games between two nets."""
    rate: float = 8e-4

    @property
    def settings(self) -> dict[str, Any]:
        """What a folder must be about to go on with it."""
        start = self.start.read_bytes() if self.start is not None else b""
        about = json.dumps(asdict(self.subject)).encode()
        told = {"about": _digest(about), "from": _digest(start), "version": VERSION}
        return told | {"seed": self.seed, "first": self.first, "each": self.each, "rate": self.rate}


class Run:
    """A run of training, as it stands."""

    def __init__(self, plan: Plan, folder: Path, games: int, minutes: float = 0) -> None:
        """`games`, `minutes`: when it ends, whichever comes first; no minutes: by games alone."""
        self.plan = plan
        self.folder = folder
        self.most = games
        self.minutes = minutes
        subject = plan.subject
        rows = Rows([subject.catalogue(boxes) for boxes in subject.kinds])
        self.trainer = Trainer(rows, sums(), np.random.default_rng(plan.seed))
        if plan.start is not None:
            self.trainer.begin(nets.read(plan.start))
        self.turn = 0
        self.games = 0
        self.log: list[str] = []
        self.seconds = 0.0
        memory = folder / "run.json"
        if memory.exists():
            self._recall(memory)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self.buffer = Buffer(folder, rows, self.turn)
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            raise _damaged(folder) from error
        self.began = monotonic() - self.seconds
        if not memory.exists():
            self._keep()

    def _recall(self, memory: Path) -> None:
        try:
            kept = json.loads(memory.read_text("utf-8"))
            settings = kept["settings"]
            self.turn, self.games, self.log = kept["turn"], kept["games"], kept["log"]
            self.seconds = kept["seconds"]
            self.trainer.load(self._trainer(self.turn))
        except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile) as error:
            raise _damaged(self.folder) from error
        if settings != self.plan.settings:
            raise CannotGoOn(f'"{self.folder}" holds a run with other settings')

    def _keep(self) -> None:
        save(self._net(self.turn), self.trainer.mean)
        self.trainer.save(self._trainer(self.turn))
        self.seconds = monotonic() - self.began
        kept = {
            "settings": self.plan.settings, "turn": self.turn, "games": self.games,
            "seconds": self.seconds, "log": self.log,
        }  # fmt: skip
        write_whole(self.folder / "run.json", json.dumps(kept, indent=1))
        for kind, many in (("net", 2), ("trainer", 1)):
            for old in sorted(self.folder.glob(f"{kind}-*.npz"))[:-many]:
                old.unlink()

    def _trainer(self, turn: int) -> Path:
        return self.folder / f"trainer-{turn:05d}.npz"

    def _net(self, turn: int) -> Path:
        return self.folder / f"net-{turn:05d}.npz"

    @property
    def weights(self) -> bytes:
        """A file of what has been learned so far."""
        return written(self.trainer.numbers())

    @property
    def done(self) -> float:
        """How much of the run is done."""
        of_time = (monotonic() - self.began) / 60 / self.minutes if self.minutes else 0.0
        return float(max(self.games / self.most, of_time))

    @property
    def rate(self) -> float:
        """How quickly it learns now: in the end ever more slowly."""
        falling: float = min(1.0, max(0.0, (1 - self.done) / (1 - HELD)))
        warm = min(1.0, (1 + self.trainer.steps) / WARM)
        return warm * (LEAST_RATE + (self.plan.rate - LEAST_RATE) * falling * math.sqrt(falling))

    def go(
        self, processes: int, match: int, say: Callable[[str], None], show: Callable[[int], None]
    ) -> None:
        """Learn until the run is over; `match`: deals against greedy now and then, for the log.

        `say` is given lines of the log, `show` the number of games so far.
        """
        if self.done >= 1:
            return
        with _executor(processes) as executor:
            try:
                coming = self._begun(executor, self.turn)
                while self.done < 1:
                    played: list[Packed] = []
                    for place, one in enumerate(coming, 1):
                        played.append(one.result())
                        show(self.games + place * TASK)
                        if self.minutes and self.done >= 1:
                            break
                    if len(played) < len(coming):
                        break
                    last = self.games + self._many(self.turn) >= self.most
                    coming = [] if last else self._begun(executor, self.turn + 1)
                    self._learn(played, say)
                    if match and self.turn % _LOOK == 1 and self.done < 1:
                        self._strength(executor, match, say)
                for late in coming:
                    late.cancel()
                if match:
                    self._strength(executor, match, say)
            except BrokenProcessPool as error:
                raise CannotGoOn("a process that played has died") from error
        self._keep()

    def _learn(self, played: list[Packed], say: Callable[[str], None]) -> None:
        n = self.buffer.add(self.turn, played)
        uses = USES if self.turn or self.plan.start else FIRST_USES
        random = np.random.default_rng([self.plan.seed, self.turn, 2])
        known = self.buffer.all
        lost: list[float] = []
        for _ in range(max(1, round(n * uses / BATCH))):
            chosen = random.integers(0, len(known.left), min(BATCH, len(known.left)))
            lost.append(self.trainer.step(known, chosen, self.rate))
        self.games += self._many(self.turn)
        self.turn += 1
        off = POINTS * float(np.mean(lost)) ** 0.5
        self._say(f"{self.games} games, off by {off:.2f} points, rate {self.rate:.1e}", say)
        self._keep()

    def _say(self, line: str, say: Callable[[str], None]) -> None:
        line = f"{(monotonic() - self.began) / 60:6.1f} min, {line}"
        self.log.append(line)
        say(line)

    def _many(self, turn: int) -> int:
        return self.plan.each if turn else self.plan.first

    def _begun(self, executor: Executor, turn: int) -> "list[Future[Packed]]":
        """The games of a turn, being played by the net so far, while the turn before is learned."""
        subject = self.plan.subject
        random = np.random.default_rng([self.plan.seed, turn, 1])
        shares = np.array([table.share for table in subject.tables], float)
        net = self._net(max(turn - 1, 0))
        found = []
        for first in range(0, self._many(turn), TASK):
            table = subject.tables[random.choice(len(shares), p=shares / shares.sum())]
            seed = f"learn {self.plan.seed} {turn}"
            task = Task(subject, table, seed, first, TASK, net)
            found.append(executor.submit(self_played, task))
        return found

    def _strength(self, executor: Executor, deals: int, say: Callable[[str], None]) -> None:
        """A match against greedy."""
        table = Table(1, 2, self.plan.subject.boxes)
        coming = [
            executor.submit(
                duel, Task(self.plan.subject, table, "learn match", at, 1, self._net(self.turn))
            )
            for at in range(deals)
        ]
        found = [game for one in coming for game in one.result()]
        share = np.array([won for won, _, _ in found])
        near = 1.96 * share.reshape(-1, 2).mean(1).std() / deals**0.5
        ahead = np.mean([points for _, points, _ in found])
        by = ", ".join(
            f"{who} {100 * np.mean([won for won, _, whose in found if whose == who]):.0f}"
            for who in sorted({whose for _, _, whose in found})
        )
        said = f"{100 * share.mean():.1f} ± {100 * near:.1f} % of {len(found)} against greedy"
        self._say(f"{said}, {ahead:+.1f} points; {by}", say)


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


def _damaged(folder: Path) -> CannotGoOn:
    return CannotGoOn(f'what is kept in "{folder}" is damaged; delete it to start again')


@contextmanager
def _executor(processes: int) -> Iterator[Executor]:
    """Processes that play; one alone plays here."""
    if processes == 1:
        yield _Here()
        return
    executor = ProcessPoolExecutor(processes, get_context("spawn"))
    others = active_children()
    try:
        with deaf():  # all of them begin now
            begun = [executor.submit(int) for _ in range(processes)]
        for one in begun:
            one.result()
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child not in others:
                child.terminate()  # nobody waits for games that nobody learns from


class _Here(Executor):
    """Plays in this process, at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> "Future[Any]":
        """The result, already known."""
        found: Future[Any] = Future()
        found.set_result(fn(*args))
        return found

"""Trains the net of the bot `learned` from nothing: `python tools/learn.py --help`.

First games between greedies teach the net what greedy thinks of positions. Then it plays against
itself, and learns what became of its positions: a mean of what it thought of its later ones and of
the result. All is kept in a folder, so that an interrupted run goes on where it stopped. The net is
tiny, so numpy is enough; games take most of the time, on all cores.
"""

import argparse
import json
import math
import multiprocessing
import os
import sys
import time
from dataclasses import dataclass
from functools import cache
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, Final

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")  # processes share the cores, not threads

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn  # noqa: E402

from osada.bots import ask, bot  # noqa: E402
from osada.bots.bot import Bot  # noqa: E402
from osada.bots.settlers.greedy import DEEP, Greedy  # noqa: E402
from osada.bots.settlers.learned import net as nets  # noqa: E402
from osada.bots.settlers.learned.encoder import ahead  # noqa: E402
from osada.bots.settlers.learned.layout import INPUTS, Layout  # noqa: E402
from osada.bots.settlers.learned.net import (  # noqa: E402
    HEADS,
    NARROW,
    POINTS,
    WIDE,
    Net,
    Table,
    written,
)
from osada.bots.settlers.learned.player import Judge, Learned, final, outlook  # noqa: E402
from osada.bots.settlers.position import Eye  # noqa: E402
from osada.bots.settlers.worth import worth_in  # noqa: E402
from osada.kernel.files import write_whole  # noqa: E402
from osada.kernel.game import Decision, Move  # noqa: E402
from osada.kernel.random import below, seeded, step  # noqa: E402
from osada.settlers.game import Settlers  # noqa: E402
from osada.settlers.state import State  # noqa: E402

GAME: Final = Settlers()
TASK: Final = 8  # games that a process plays at a time
BATCH: Final = 2048
USES: Final = 4  # of each position, in the mean
BUFFER: Final = 250_000  # positions
ANCHOR: Final = 0.5  # of a batch from what greedy thinks, at first
WEANED: Final = 20_000  # games after which that share has fallen to nothing
LAMBDA: Final = 0.9
RESULT: Final = 0.05  # share of the final difference in what is learned
NOISE: Final = 0.2  # points
MISTAKES: Final = 0.015  # moves by chance, in self-play
SHUFFLED: Final = 0.08  # and in the games of greedies
KEPT: Final = 0.3  # of all turns of greedies
KEPT_OWN: Final = 0.5  # and of its own
LOOKED: Final = 4  # moves of a greedy's decision whose worth is learned
RATE: Final = 6e-4
LEAST_RATE: Final = 3e-5
LESSONS: Final = 600  # steps on what greedy thinks
AVERAGED: Final = 0.99

Floats = NDArray[np.float32]
Packed = tuple[NDArray[Any], NDArray[Any], NDArray[Any], Floats, tuple[str, ...]]
"""How many features, features, rounds left, results: of many positions, one after the other; and
the boxes that their numbers are about."""
BASE: Final = ("rome", "barbarians", "japan", "egypt")
TABLES: Final[tuple[tuple[int, int, tuple[str, ...]], ...]] = (
    (80, 2, ()), (5, 3, ()), (2, 4, ()), (5, 1, ()), (5, 2, ("friends", "aztecs")),
    (1, 2, ("aztecs",)), (1, 3, ("friends",)), (1, 5, ("friends", "aztecs")),
)  # fmt: skip
"""Of a hundred tasks, how many seats and which boxes."""


def dealt(seed: str, number: int, seats: int, boxes: tuple[str, ...]) -> State:
    """A new game; factions by chance."""
    random = seeded(f"{seed} {number} factions")
    left = [one.slug for one in GAME.cards.with_boxes(boxes).factions]
    factions = []
    for _ in range(seats):
        random = step(random)
        factions.append(left.pop(below(random, len(left))))
    options: dict[str, Any] = {"factions": factions}
    if boxes:
        options |= {"boxes": list(boxes), "format": "open"}
        if seats == 5:
            options["five_players"] = True
    return GAME.new(options, f"{seed} {number}")


class Noting(Judge):
    """Remembers the positions that it has judged."""

    def __init__(self, rows: Table, state: State, seat: int, eye: Eye | None) -> None:
        super().__init__(rows, state, seat)
        self.eye = eye
        self.noted: list[tuple[float, int, int, list[int]]] = []

    def value(self, state: State, live: bool) -> float:
        """What the net thinks of it, or greedy."""
        if self.eye is not None:
            found = self.eye.value(state, live)
        else:
            found = super().value(state, live)
        left = max(0, min(HEADS - 1, self.rounds - state.round))
        features = self.encoder.features(state, live)
        self.noted.append((found, ahead(state, self.seat), left, features))
        return found

    def best(self) -> tuple[float, int, int, list[int]]:
        """The one that it liked best."""
        return max(self.noted, key=lambda one: one[0])


@dataclass
class Sample:
    """A position: its features, and what is to be learned of it."""

    features: list[int]
    left: int
    ahead: int
    target: float


def packed(samples: list[Sample], boxes: tuple[str, ...]) -> Packed:
    """Positions as arrays."""
    return (
        np.array([len(sample.features) for sample in samples], np.int32),
        np.array([feature for sample in samples for feature in sample.features], np.int32),
        np.array([sample.left for sample in samples], np.uint8),
        np.array([(one.target - one.ahead) / POINTS for one in samples], np.float32),
        boxes,
    )


def taught(task: tuple[str, int, int, tuple[str, ...]]) -> Packed:
    """What greedy thinks of positions of its own games."""
    seed, first, seats, boxes = task
    greedy = Greedy()
    samples: list[Sample] = []
    empty = Net(nets.Weights([0.0] * nets.NUMBERS, 1.0))
    for number in range(first, first + TASK):
        state = dealt(seed, number, seats, boxes)
        random = seeded(f"{seed} {number}")
        rows = nets.table(empty, state.cards)
        while pending := GAME.pending(state):
            seat = min(pending)
            decision: Decision = pending[seat]
            moves = decision.moves
            random = step(random)
            if decision.kind in ("turn", "draft") and below(random, 1000) < 1000 * KEPT:
                shown = GAME.sample(state, seat, random)
                worths = worth_in(shown)
                for _ in range(min(LOOKED, len(moves))):
                    random = step(random)
                    move = moves[below(random, len(moves))]
                    eye = Eye(shown, seat, worths)
                    judge = Noting(rows, shown, seat, eye)
                    outlook(GAME, shown, seat, move, judge, DEEP)
                    for value, now, left, features in judge.noted[:3]:
                        samples.append(Sample(features, left, now, value))
            random = step(random)
            if below(random, 1000) < 1000 * SHUFFLED:
                random = step(random)
                chosen = moves[below(random, len(moves))]
            else:
                chosen = ask(greedy, GAME, state, seat, random)
            GAME.apply(state, seat, chosen)
    return packed(samples, boxes)


def gumbel(random: int) -> float:
    """Noise."""
    return -math.log(-math.log((below(random, 1_000_000) + 0.5) / 1_000_000))


class SelfPlay:
    """The net playing, with some noise, and remembering."""

    def __init__(self, learned: Learned, seats: int) -> None:
        self.learned = learned
        self.line: list[list[tuple[float, Sample | None]]] = [[] for _ in range(seats)]

    def choose(self, state: State, seat: int, decision: Decision, random: int) -> Move:
        """A move of the real state."""
        moves = decision.moves
        if decision.kind not in ("turn", "draft") or len(moves) == 1:
            return ask(self.learned, GAME, state, seat, random)
        shown = GAME.sample(state, seat, random)
        judge = self.learned.judge(shown, seat)
        random = step(random)
        if below(random, 10_000) < 10_000 * MISTAKES:
            random = step(random)
            chosen = moves[below(random, len(moves))]
        else:
            chosen, most = moves[0], -1e9
            for move in moves:
                random = step(random)
                found = outlook(GAME, shown, seat, move, judge, DEEP) + NOISE * gumbel(random)
                if found > most:
                    chosen, most = move, found
        random = step(random)
        noting = Noting(judge.rows, shown, seat, None)
        outlook(GAME, shown, seat, chosen, noting, DEEP)
        value, now, left, features = noting.best()
        sample = None
        if below(random, 1000) < 1000 * KEPT_OWN:
            sample = Sample(features, left, now, 0.0)
        self.line[seat].append((value, sample))
        return chosen

    def learnt(self, end: State) -> list[Sample]:
        """The positions, each with what became of it."""
        found: list[Sample] = []
        for seat, line in enumerate(self.line):
            result = final(end, seat)
            came = result
            for value, sample in reversed(line):
                if sample is not None:
                    sample.target = (1 - RESULT) * came + RESULT * result
                    found.append(sample)
                came = LAMBDA * came + (1 - LAMBDA) * value
        return found


def self_played(task: tuple[str, int, int, tuple[str, ...], str]) -> Packed:
    """What became of positions of the net's games against itself."""
    seed, first, seats, boxes, weights = task
    learned = Learned(Path(weights))
    samples: list[Sample] = []
    for number in range(first, first + TASK):
        state = dealt(seed, number, seats, boxes)
        random = seeded(f"{seed} {number}")
        playing = SelfPlay(learned, seats)
        while pending := GAME.pending(state):
            seat = min(pending)
            random = step(random)
            GAME.apply(state, seat, playing.choose(state, seat, pending[seat], random))
        samples += playing.learnt(state)
    return packed(samples, boxes)


def duel(task: tuple[str, str, str, int]) -> tuple[float, float, str]:
    """A game against another bot: the share won, points ahead, own faction."""
    weights, other, seed, number = task
    table = number // 2
    pairs = [(one, two) for one in BASE for two in BASE if one != two]
    state = GAME.new({"factions": pairs[table % len(pairs)]}, f"{seed} {table}")
    mine = number % 2
    bots: list[Bot] = [bot(other), bot(other)]
    bots[mine] = Learned(Path(weights))
    random = seeded(f"{seed} {number}")
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        GAME.apply(state, seat, ask(bots[seat], GAME, state, seat, random))
    outcome = GAME.outcome(state)
    assert outcome is not None
    won = (mine in outcome.winners) / len(outcome.winners)
    scores = outcome.scores
    return won, scores[mine] - scores[1 - mine], pairs[table % len(pairs)][mine]


class Trainer:
    """Weights and what Adam remembers of them."""

    def __init__(self, random: np.random.Generator) -> None:
        def normal(scale: float, *shape: int) -> Floats:
            return (random.standard_normal(shape) * scale).astype(np.float32)

        rows = normal(0.015, INPUTS, WIDE + 1)
        rows[:, WIDE] = 0
        self.weights: dict[str, Floats] = {
            "rows": rows,
            "bias": np.zeros(WIDE + 1, np.float32),
            "second": normal((2 / WIDE) ** 0.5, 1, WIDE, NARROW).repeat(HEADS, 0),
            "bias 2": np.zeros((HEADS, NARROW), np.float32),
            "third": normal(0.1, 1, NARROW).repeat(HEADS, 0),
            "bias 3": np.zeros(HEADS, np.float32),
        }
        self.mean = {name: one.copy() for name, one in self.weights.items()}
        self.first = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.second = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.steps = 0

    def step(
        self, x: Floats, left: NDArray[Any], target: Floats, rate: float, used: NDArray[Any]
    ) -> float:
        """One step of AdamW; the mean square that was left. `used`: the inputs that `x` has."""
        w = self.weights
        n = len(target)
        sums = x @ w["rows"][used] + w["bias"]
        units = np.maximum(sums[:, :WIDE], 0)
        out = sums[:, WIDE].copy()
        d_units = np.zeros_like(units)
        grads = {name: np.zeros_like(one) for name, one in w.items() if name != "rows"}
        d_out = np.zeros(n, np.float32)
        for head in range(HEADS):
            of = np.nonzero(left == head)[0]
            if not len(of):
                continue
            here = units[of]
            deep = np.maximum(here @ w["second"][head] + w["bias 2"][head], 0)
            out[of] += deep @ w["third"][head] + w["bias 3"][head]
            d = np.clip(out[of] - target[of], -3, 3) / n
            d_out[of] = d
            grads["bias 3"][head] = d.sum()
            grads["third"][head] = d @ deep
            d_deep = np.outer(d, w["third"][head]) * (deep > 0)
            grads["bias 2"][head] = d_deep.sum(0)
            grads["second"][head] = here.T @ d_deep
            d_units[of] = d_deep @ w["second"][head].T
        d_sums = np.concatenate([d_units * (units > 0), d_out[:, None]], 1)
        grads["bias"] = d_sums.sum(0)
        grads["rows"] = x.T @ d_sums
        self.steps += 1
        fix = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        keep = min(AVERAGED, (1 + self.steps) / (10 + self.steps))
        for name, grad in grads.items():
            of: Any = used if name == "rows" else slice(None)
            m, v, here = self.first[name][of], self.second[name][of], w[name][of]
            m = m + 0.1 * (grad - m)
            v = v + 0.001 * (grad * grad - v)
            r = rate * (0.5 if name == "rows" else 1.0)
            here = here - r * (fix * m / (np.sqrt(v) + 1e-8) + 0.01 * here)
            self.first[name][of], self.second[name][of], w[name][of] = m, v, here
            mean = self.mean[name]
            mean[of] += (1 - keep) * (here - mean[of])
        return float(np.mean((out - target) ** 2))

    def numbers(self) -> bytes:
        """The averaged weights as they are written."""
        flat = [self.mean[name].astype("<f2").tobytes() for name, _ in nets.SHAPES]
        return b"".join(flat)

    def save(self, path: Path) -> None:
        """All of it, whole or not at all."""
        kept = {"steps": np.array(self.steps)}
        for kind in ("weights", "mean", "first", "second"):
            kept |= {f"{kind}.{name}": one for name, one in getattr(self, kind).items()}
        new = path.with_suffix(".new.npz")
        np.savez(new, **kept)
        new.replace(path)

    def load(self, path: Path) -> None:
        """What was saved."""
        with np.load(path) as kept:
            self.steps = int(kept["steps"])
            for kind in ("weights", "mean", "first", "second"):
                for name in self.weights:
                    getattr(self, kind)[name] = kept[f"{kind}.{name}"]


class Inputs:
    """The inputs of features for the cards of a table."""

    def __init__(self, boxes: tuple[str, ...]) -> None:
        layout = Layout(GAME.cards.with_boxes(boxes))
        known = [layout.inputs(feature) for feature in range(layout.size)]
        self.n = np.array([len(one) for one in known])
        self.first = np.cumsum(self.n) - self.n
        self.at = np.array([at for one in known for at, _ in one])
        self.amount = np.array([n for one in known for _, n in one])

    def rows(self, lengths: NDArray[Any], features: NDArray[Any]) -> NDArray[np.uint8]:
        """The inputs of positions as rows."""
        n = self.n[features]
        ends = np.cumsum(n)
        of = np.arange(ends[-1]) - np.repeat(ends - n, n) + np.repeat(self.first[features], n)
        row = np.repeat(np.repeat(np.arange(len(lengths)), lengths), n)
        found = np.zeros((len(lengths), INPUTS), np.uint8)
        np.add.at(found, (row, self.at[of]), self.amount[of].astype(np.uint8))
        return found


@cache
def inputs(boxes: tuple[str, ...]) -> Inputs:
    """Those of a table, reckoned once."""
    return Inputs(boxes)


class Buffer:
    """The latest positions; on disk too, so that a run can go on."""

    def __init__(self, folder: Path, most: int, turn: int) -> None:
        """`turn`: the one that comes next; what there is of it was not learned from yet."""
        self.folder = folder
        self.most = most
        self.used: NDArray[Any] = np.zeros(0, np.int64)
        """The inputs that some position has; only these are kept."""
        self.parts: list[tuple[Path, NDArray[np.uint8], NDArray[Any], Floats]] = []
        for path in sorted(folder.glob("games-*.npz")):
            if path.stem >= f"games-{turn:05d}":
                path.unlink()
                continue
            with np.load(path) as kept:
                n = len(kept.files) // 5
                self._take(
                    path,
                    [
                        (*(kept[f"{at}-{i}"] for i in range(4)), tuple(kept[f"{at}-4"].tolist()))
                        for at in range(n)
                    ],
                )

    def add(self, name: str, more: list[Packed]) -> int:
        """Positions of new games; how many."""
        path = self.folder / f"games-{name}.npz"
        np.savez(path, **{f"{at}-{i}": one[i] for at, one in enumerate(more) for i in range(5)})
        self._take(path, more)
        return len(self.parts[-1][3])

    def _take(self, path: Path, many: list[Any]) -> None:
        rows = np.concatenate([inputs(one[4]).rows(one[0], one[1]) for one in many])
        left = np.concatenate([one[2] for one in many])
        used = np.union1d(self.used, np.nonzero(rows.any(0))[0])
        if len(used) > len(self.used):
            places = np.searchsorted(used, self.used)
            for at, (name, old, *more) in enumerate(self.parts):
                wider = np.zeros((len(old), len(used)), np.uint8)
                wider[:, places] = old
                self.parts[at] = (name, wider, *more)  # type: ignore[assignment]
            self.used = used
        rows = rows[:, self.used]
        self.parts.append((path, rows, left, np.concatenate([one[3] for one in many])))
        while len(self) > self.most and len(self.parts) > 2:
            self.parts.pop(1)[0].unlink(missing_ok=True)

    def __len__(self) -> int:
        return sum(len(one[3]) for one in self.parts[1:])

    def batch(
        self, random: np.random.Generator, lessons: float
    ) -> tuple[Floats, NDArray[Any], Floats]:
        """Positions by chance, a share of them from the first part, the lessons."""
        sizes = np.array([len(one[3]) for one in self.parts], float)
        if len(sizes) > 1:
            shares = np.array([lessons, *(1 - lessons) * sizes[1:] / sizes[1:].sum()])
        else:
            shares = np.ones(1)
        each = random.multinomial(BATCH, shares)
        x, left, target = [], [], []
        for n, (_, rows, rounds, results) in zip(each, self.parts, strict=True):
            of = random.integers(0, len(results), n)
            x.append(rows[of])
            left.append(rounds[of])
            target.append(results[of])
        return np.concatenate(x).astype(np.float32), np.concatenate(left), np.concatenate(target)


class Run:
    """A run of training, as it stands."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.folder: Path = given.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.memory = self.folder / "run.json"
        self.trainer = Trainer(np.random.default_rng(given.seed))
        self.kept: dict[str, Any] = {"turn": 0, "games": 0, "seconds": 0.0, "log": []}
        if self.memory.exists():
            self.kept = json.loads(self.memory.read_text("utf-8"))
            self.trainer.load(self.folder / "trainer.npz")
        self.buffer = Buffer(self.folder, BUFFER, self.kept["turn"])
        self.began = time.monotonic() - self.kept["seconds"]

    def weights(self, turn: int) -> Path:
        """The net after a turn."""
        return self.folder / f"net-{turn:05d}.bin"

    def save(self) -> None:
        """Keep all that a later run needs."""
        write_whole(
            self.weights(self.kept["turn"]), written(self.trainer.numbers(), self.given.trust)
        )
        self.trainer.save(self.folder / "trainer.npz")
        self.kept["seconds"] = time.monotonic() - self.began
        self.memory.write_text(json.dumps(self.kept, indent=1), "utf-8")
        for old in sorted(self.folder.glob("net-*.bin"))[:-3]:
            old.unlink()

    def tasks(self, turn: int, games: int) -> list[tuple[Any, ...]]:
        """The games of a turn."""
        random = np.random.default_rng([self.given.seed, turn, 1])
        shares = np.array([share for share, _, _ in TABLES]) / 100
        seed = f"learn {self.given.seed} {turn}"
        found = []
        for first in range(0, games, TASK):
            _, seats, boxes = TABLES[random.choice(len(TABLES), p=shares)]
            found.append((seed, first, seats, boxes))
        return found

    def learn(self, steps: int, rate: float, turn: int) -> float:
        """So many steps; how far off the net was, in points."""
        random = np.random.default_rng([self.given.seed, turn, 2])
        lessons = self.anchored()
        lost = [
            self.trainer.step(*self.buffer.batch(random, lessons), rate, self.buffer.used)
            for _ in range(steps)
        ]
        return POINTS * float(np.mean(lost)) ** 0.5

    def say(self, line: str) -> None:
        """A line of the log."""
        line = f"{(time.monotonic() - self.began) / 60:6.1f} min, {line}"
        self.kept["log"].append(line)
        print(line, flush=True)

    def go(self, pool: Pool, progress: Progress) -> None:
        """Learn until all games are played."""
        given, kept = self.given, self.kept
        bar = progress.add_task("games", total=given.games, completed=kept["games"])
        if kept["turn"] == 0:
            tasks = self.tasks(0, given.first)
            bar_1 = progress.add_task("greedy games", total=given.first)
            more = []
            for one in pool.imap(taught, tasks):
                more.append(one)
                progress.advance(bar_1, TASK)
            n = self.buffer.add("00000", more)
            off = 0.0
            for part, share in enumerate((1.0, 0.5, 0.2)):
                off = self.learn(LESSONS // 3, RATE * share, part)
            self.say(f"{given.first} games of greedy, {n} positions, off by {off:.1f}")
            self.save()
            self.strength(pool)
            kept["turn"] = 1
            self.save()
        coming = None
        while self.done() < 1:
            turn = kept["turn"]
            if coming is None:
                coming = self.begun(pool, turn)
            played = coming.get()
            coming = self.begun(pool, turn + 1)  # by the net so far, while this one learns
            n = self.buffer.add(f"{turn:05d}", played)
            done = self.done()
            falling = min(1.0, 2 * (1 - done))
            rate = LEAST_RATE + (RATE - LEAST_RATE) * falling**1.5
            steps = n * USES / BATCH / (1 - self.anchored())
            off = self.learn(max(1, round(steps)), rate, turn)
            kept["games"] += given.each
            kept["turn"] = turn + 1
            self.save()
            progress.update(bar, completed=kept["games"])
            self.say(f"{kept['games']} games, {n} new, off by {off:.1f}, rate {rate:.1e}")
            if turn % given.look == 0 or self.done() >= 1:
                self.strength(pool)
        write_whole(given.out, written(self.trainer.numbers(), self.given.trust))
        print(f"{given.out} has the weights", flush=True)

    def anchored(self) -> float:
        """The share of a batch that is from the lessons."""
        return ANCHOR * max(0.0, 1 - float(self.kept["games"]) / WEANED)

    def done(self) -> float:
        """How much of the run is done."""
        minutes = (time.monotonic() - self.began) / 60
        of_time = minutes / self.given.minutes if self.given.minutes else 0.0
        return max(self.kept["games"] / self.given.games, of_time)

    def begun(self, pool: Pool, turn: int) -> Any:
        """The games of a turn, being played."""
        net = self.weights(max(self.kept["turn"], 0))
        if not net.exists():
            net = max(self.folder.glob("net-*.bin"))
        tasks = [(*task, str(net)) for task in self.tasks(turn, self.given.each)]
        return pool.map_async(self_played, tasks, chunksize=1)

    def strength(self, pool: Pool) -> None:
        """A match against greedy."""
        net = str(max(self.folder.glob("net-*.bin")))
        tasks = [(net, "greedy", "learn match", number) for number in range(self.given.match)]
        found = pool.map(duel, tasks, chunksize=4)
        share = np.array([one[0] for one in found])
        pairs = share.reshape(-1, 2).mean(1)
        near = 1.96 * pairs.std() / len(pairs) ** 0.5
        points = np.mean([one[1] for one in found])
        by = ", ".join(
            f"{who} {100 * np.mean([one[0] for one in found if one[2] == who]):.0f}" for who in BASE
        )
        said = f"{100 * share.mean():.1f} ± {100 * near:.1f} % of {len(found)} against greedy"
        self.say(f"{said}, {points:+.1f} points; {by}")


def main() -> int:
    """Read the command line, train, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120_000, help="of self-play")
    parser.add_argument("--minutes", type=float, default=0, help="end earlier, after so many")
    parser.add_argument("--first", type=int, default=800, help="games of greedy before them")
    parser.add_argument("--each", type=int, default=192, help="games between two nets")
    parser.add_argument("--look", type=int, default=8, help="turns between two matches")
    parser.add_argument("--match", type=int, default=96, help="games of a match against greedy")
    parser.add_argument(
        "--trust", type=float, default=1.0, help="the net's share in play; the rest is greedy's"
    )
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--folder", type=Path, default=Path("build/learn"))
    parser.add_argument("--out", type=Path, default=Path("build/learn/weights.bin"))
    given = parser.parse_args()
    run = Run(given)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    context = multiprocessing.get_context("spawn")
    try:
        with Progress(*columns) as progress, context.Pool(given.processes) as pool:
            run.go(pool, progress)
    except KeyboardInterrupt:
        print(f"stopped; the same command goes on from {run.folder}", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())

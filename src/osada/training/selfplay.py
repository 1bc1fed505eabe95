"""Games that the net learns from: it plays against itself, with some noise, and remembers."""

import math
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from osada.bots import ask, bot
from osada.bots.settlers.greedy import DEEP
from osada.bots.settlers.learned import net as nets
from osada.bots.settlers.learned.net import HEADS, POINTS, Net, Table
from osada.bots.settlers.learned.player import Judge, Learned, final, outlook
from osada.kernel.game import Decision, Move
from osada.kernel.random import below, seeded, step
from osada.settlers import Settlers
from osada.settlers.state import END, State
from osada.training import tables
from osada.training.sums import sums
from osada.training.tables import Subject
from osada.training.trainer import Floats, Rows

TASK: Final = 2  # games that a process plays at a time
LAMBDA: Final = 0.95
RESULT: Final = 0.12  # share of the final difference in what is learned
NOISE: Final = 0.2  # points
MISTAKES: Final = 0.015  # moves by chance
KEPT: Final = 0.5  # of all turns
_BEYOND: Final = 4.0  # points that no noise makes up for

Packed = tuple[NDArray[Any], NDArray[Any], NDArray[Any], Floats, int]
"""Of many positions, one after the other: how many features, features, rounds left, what is to be
learned; and which of the subject's choices of boxes they are from."""


@dataclass(frozen=True)
class Task:
    """Some games: of what, by which net, from which number on."""

    subject: Subject
    table: tables.Table
    seed: str
    first: int
    games: int
    net: Path


class Playing:
    """The bot with a net that is being trained."""

    def __init__(self, subject: Subject) -> None:
        catalogues = [subject.catalogue(boxes) for boxes in subject.kinds]
        self.rows = Rows(catalogues)
        self.bot = Learned()
        self.bot.net = Net([0.0] * nets.NUMBERS)
        self.tables: list[Table] = [nets.table(self.bot.net, cards) for cards in catalogues]
        self.path: Path | None = None

    def load(self, path: Path) -> Learned:
        """The bot with the net of a file."""
        if path != self.path:
            fast = sums()
            with np.load(path) as kept:
                rows, layers = self.rows.of(kept["rows"], fast), kept["layers"]
            for table, ids in zip(self.tables, self.rows.ids, strict=True):
                table.quick = partial(fast.judge, fast.net(rows[ids], layers))
            self.path = path
        return self.bot


@cache
def playing(subject: Subject) -> Playing:
    """Made once in a process."""
    return Playing(subject)


class Noting(Judge):
    """Remembers the position that it likes best."""

    def __init__(self, rows: Table, state: State, seat: int) -> None:
        super().__init__(rows, state, seat)
        self.most = -1e9
        self.best: Sample | None = None

    def value(self, state: State, live: bool) -> float:
        """Its points."""
        found = super().value(state, live)
        if found > self.most:
            self.most = found
            self.best = None
            if not (state.phase == END and state.begun):  # that is counted, not judged
                left = max(0, min(HEADS - 1, self.rounds - state.round))
                features = self.encoder.features(state, live)
                self.best = Sample(features, left, self.eye.value(state, live))
        return found


@dataclass
class Sample:
    """A position: its features, rounds left, what greedy thinks, what is to be learned of it."""

    features: list[int]
    left: int
    greedy: float
    target: float = 0.0


@dataclass
class Turn:
    """What the best move of a turn was worth, and the one that was made."""

    best: float
    value: float
    by_chance: bool
    sample: Sample | None


class Game:
    """A game of the net against itself."""

    def __init__(self, learned: Learned, game: Settlers, state: State, random: int) -> None:
        self.learned = learned
        self.game = game
        self.state = state
        self.turns: list[list[Turn]] = [[] for _ in range(state.seats)]
        while pending := game.pending(state):
            seat = min(pending)
            random = step(random)
            game.apply(state, seat, self._choose(seat, pending[seat], random))

    def _choose(self, seat: int, decision: Decision, random: int) -> Move:
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        if decision.kind not in ("turn", "draft"):
            return ask(self.learned, self.game, self.state, seat, random)
        shown = self.game.sample(self.state, seat, random)
        judge = self.learned.judge(shown, seat)
        values = [outlook(self.game, shown, seat, move, judge, DEEP) for move in moves]
        best = max(values)
        random = step(random)
        by_chance = below(random, 10_000) < 10_000 * MISTAKES
        if by_chance:
            random = step(random)
            at = below(random, len(moves))
        else:
            at, most = 0, -1e9
            for place, value in enumerate(values):
                if value < best - _BEYOND:
                    continue
                random = step(random)
                value += NOISE * _gumbel(random)
                if value > most:
                    at, most = place, value
        random = step(random)
        sample = None
        if below(random, 1000) < 1000 * KEPT:
            noting = Noting(judge.rows, shown, seat)
            outlook(self.game, shown, seat, moves[at], noting, DEEP)
            sample = noting.best
        self.turns[seat].append(Turn(best, values[at], by_chance, sample))
        return moves[at]

    def learnt(self) -> list[Sample]:
        """The positions, each with what became of it; a move by chance is nobody's fault."""
        found: list[Sample] = []
        for seat, turns in enumerate(self.turns):
            result = came = final(self.state, seat)
            for turn in reversed(turns):
                if turn.sample is not None:
                    turn.sample.target = (1 - RESULT) * came + RESULT * result
                    found.append(turn.sample)
                came = turn.best if turn.by_chance else LAMBDA * came + (1 - LAMBDA) * turn.value
        return found


def _gumbel(random: int) -> float:
    return -math.log(-math.log((below(random, 1_000_000) + 0.5) / 1_000_000))


def self_played(task: Task) -> Packed:
    """What became of positions of the net's games against itself."""
    subject, table = task.subject, task.table
    learned = playing(subject).load(task.net)
    game = subject.game(table.boxes)
    samples: list[Sample] = []
    for number in range(task.first, task.first + task.games):
        state = subject.dealt(task.seed, number, table)
        samples += Game(learned, game, state, seeded(f"{task.seed} {number}")).learnt()
    return (
        np.array([len(one.features) for one in samples], np.int32),
        np.array([feature for one in samples for feature in one.features], np.int32),
        np.array([one.left for one in samples], np.uint8),
        np.array([(one.target - one.greedy) / POINTS for one in samples], np.float32),
        subject.kinds.index(table.boxes),
    )


def duel(task: Task) -> list[tuple[float, int, str]]:
    """Deals against greedy, each in both seatings: the share won, points ahead, own faction."""
    subject, table = task.subject, task.table
    learned = playing(subject).load(task.net)
    game = subject.game(table.boxes)
    found: list[tuple[float, int, str]] = []
    for number in range(task.first, task.first + task.games):
        for mine in range(2):
            state = subject.dealt(task.seed, number, table)
            bots = [bot("greedy"), bot("greedy")]
            bots[mine] = learned
            random = seeded(f"{task.seed} {number} {mine}")
            while pending := game.pending(state):
                seat = min(pending)
                random = step(random)
                game.apply(state, seat, ask(bots[seat], game, state, seat, random))
            outcome = game.outcome(state)
            assert outcome is not None
            won = (mine in outcome.winners) / len(outcome.winners)
            ahead = outcome.scores[mine] - outcome.scores[1 - mine]
            faction = state.cards.factions[state.players[mine].faction].slug
            found.append((won, ahead, faction))
    return found

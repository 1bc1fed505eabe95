"""Tunes the weights of the roll & write bots by self-play: `python tools/tune_rollwrite.py --help`.

Each step plays adventures on all sheets with the weights so far and asks two things: how the
weights of what lasts should change for the sheets after each round to foretell the final score,
and those of what passes (`... now`) for a position within a round to foretell what a wide search
makes of it. Both are Gauss-Newton steps, held back towards the old weights. Then new and old
weights play the same deals. All is kept in a folder, so that an interrupted run goes on where it
stopped.
"""

import argparse
import sys
from multiprocessing.pool import Pool
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress
from tuning import Tuning

from osada.bots.bot import ask
from osada.bots.rollwrite.greedy import Greedy, alone
from osada.bots.rollwrite.planner import Planner
from osada.bots.rollwrite.search import Search
from osada.bots.rollwrite.value import Eye
from osada.bots.rollwrite.weights import NAMES, TUNED
from osada.bots.rollwrite.worth import Worth
from osada.kernel.random import below, seeded, step
from osada.rollwrite import RollWrite, State, develop
from osada.rollwrite.empire import ROUNDS
from osada.rollwrite.scoring import score
from osada.rollwrite.state import DEVELOP, TOKENS, Player
from osada.rollwrite.verbs import BE_READY

GAME: Final = RollWrite()
SHEETS: Final = 48
BATCH: Final = 12
SHUFFLED: Final = 25  # of 1000 moves, made by chance, so that games differ
LOOKED_INTO: Final = 100  # of 1000 positions within rounds
ASTRAY: Final = 4  # moves by chance before such a position is looked into, at most 3
WIDE: Final = 100  # the beam that tells what can be made of it
RELATED: Final = 8.0  # positions of one game tell less than as many of different games
NUISANCE: Final = ROUNDS + 2 * SHEETS + len(TOKENS)  # by round, sheet and token
PASSES: Final = np.array([name.endswith(" now") for name in NAMES])
LENGTH: Final = 0.02  # how far a weight is moved to see what changes
FAR: Final = 1e9

Floats = NDArray[np.float64]


class Equations:
    """The normal equations of a fit, and how far off the old weights are."""

    def __init__(self, size: int) -> None:
        self.square: Floats = np.zeros((size, size))
        self.right: Floats = np.zeros(size)
        self.error = 0.0
        self.n = 0

    def add(self, row: Floats, off: float) -> None:
        """One position."""
        self.square += np.outer(row, row)
        self.right += row * off
        self.error += off * off
        self.n += 1

    def join(self, other: "Equations") -> None:
        """Those of other positions as well."""
        self.square += other.square
        self.right += other.right
        self.error += other.error
        self.n += other.n

    def off(self) -> float:
        """How far off the old weights are, once round, sheet and tokens are allowed for."""
        rest = len(self.right) - len(NAMES)
        if not rest:
            return float((self.error / self.n) ** 0.5)
        square, right = self.square[-rest:, -rest:], self.right[-rest:]
        known = right @ np.linalg.solve(square + 1e-3 * np.eye(rest), right)
        return float(((self.error - known) / self.n) ** 0.5)

    def solved(self, weights: list[float], free: NDArray[np.bool_]) -> Floats:
        """How the free weights should change, held back where little is known."""
        noise = self.off() ** 2 * RELATED
        spread = np.maximum(0.3 * np.abs(np.array(weights)), 0.1) * free + 1e-9
        hold = np.concatenate([1 / spread**2, np.full(len(self.right) - len(NAMES), 1e-3)])
        change = np.linalg.solve(self.square / noise + np.diag(hold), self.right / noise)
        return np.asarray(change[: len(NAMES)])


def bot(weights: list[float], width: int) -> Greedy:
    """The bot that plays for itself: greedy, or a planner with a beam."""
    return Planner(width=width, weights=weights) if width else Greedy(weights)


def moved(weights: list[float]) -> list[tuple[float, ...]]:
    """The weights, and again with each of them a little greater."""
    found = [tuple(weights)]
    for at in range(len(weights)):
        found.append((*weights[:at], weights[at] + LENGTH, *weights[at + 1 :]))
    return found


def judged(state: State, player: Player, weights: tuple[float, ...], live: bool) -> float:
    """What a position is worth by some weights."""
    eye = Eye(state, player, Worth(player.village, weights))
    if not live:
        return eye.after(player)
    eye.judge(player)
    return eye.live


def slopes(state: State, player: Player, tried: list[tuple[float, ...]], live: bool) -> Floats:
    """What a position is worth, and how that changes with each weight."""
    found = np.array([judged(state, player, weights, live) for weights in tried])
    found[1:] = (found[1:] - found[0]) / LENGTH
    return found


def gather(task: tuple[str, int, list[float], int]) -> tuple[Equations, Equations]:
    """The equations of a batch of games: for what lasts, and for what passes."""
    seed, first, weights, width = task
    lasts, passes = Equations(len(NAMES) + NUISANCE), Equations(len(NAMES))
    tried = moved(weights)
    for number in range(first, first + BATCH):
        after = played(seed, number, bot(weights, width), passes, tried)
        end = score(after[-1].players[0])
        for state in after[:-1]:
            found = slopes(state, state.players[0], tried, False)
            left = (ROUNDS - state.round) / ROUNDS
            row = np.zeros(len(NAMES) + NUISANCE)
            row[: len(NAMES)] = found[1:]
            row[len(NAMES) + state.round] = 1.0
            row[len(NAMES) + ROUNDS + 2 * (number % SHEETS)] = 1.0
            row[len(NAMES) + ROUNDS + 2 * (number % SHEETS) + 1] = left
            for token in state.tokens:
                row[token - len(TOKENS)] = left
            lasts.add(row, end - found[0])
    return lasts, passes


def played(
    seed: str, number: int, greedy: Greedy, passes: Equations, tried: list[tuple[float, ...]]
) -> list[State]:
    """A game: the states after each round; on the way some positions are looked into."""
    state = GAME.new({"sheets": [str(number % SHEETS + 1)]}, f"{seed}/{number}")
    random = seeded(f"{seed} {number}")
    after: list[State] = []
    while pending := GAME.pending(state):
        moves = pending[0].moves
        random = step(random)
        if state.phase == DEVELOP and not state.players[0].window:
            if below(random, 1000) < LOOKED_INTO:
                look_into(state, step(random), passes, tried)
            random = step(random)
        if below(random, 1000) < SHUFFLED:
            random = step(random)
            chosen = moves[below(random, len(moves))]
        else:
            chosen = ask(greedy, GAME, state, 0, random)
        now = state.round
        GAME.apply(state, 0, chosen)
        if state.round != now:
            after.append(state.copy())
            after[-1].round = now
    return [*after, state]


def look_into(state: State, random: int, passes: Equations, tried: list[tuple[float, ...]]) -> None:
    """What a wide search makes of a position some moves astray, against what it seems worth."""
    root = alone(state, state.players[0].copy())
    player = root.players[0]
    for _ in range(below(random, ASTRAY)):
        random = step(random)
        move = develop.options(root, 0)[below(random, len(develop.options(root, 0)))]
        if move is BE_READY:
            break
        develop.make(root, 0, move)
    search = Search(Eye(root, player, Worth(player.village, tried[0])), FAR)
    search.run(root, develop.options(root, 0), WIDE)
    found = slopes(root, player, tried, True)
    passes.add(found[1:] * PASSES, search.best().left - found[0])


def difference(task: tuple[str, int, list[float], list[float], int]) -> tuple[int, int]:
    """The scores of new and old weights in the same adventure."""
    seed, number, new, old, width = task
    scores = []
    for weights in (new, old):
        state = GAME.new({"sheets": [str(number % SHEETS + 1)]}, f"{seed}/{number}")
        random = seeded(f"{seed} {number}")
        player = bot(weights, width)
        while GAME.pending(state):
            random = step(random)
            GAME.apply(state, 0, ask(player, GAME, state, 0, random))
        scores.append(score(state.players[0]))
    return scores[0], scores[1]


def stepped(pool: Pool, progress: Progress, given: argparse.Namespace, kept: Any) -> Any:
    """One step of tuning: games, new weights, and how they do beside the old ones."""
    turn, old = kept["turns"] + 1, kept["weights"]
    seed = f"tune {given.seed} {turn}"
    tasks = [(seed, first, old, given.width) for first in range(0, given.games, BATCH)]
    bar = progress.add_task(f"step {turn}: games", total=len(tasks) * BATCH)
    lasts, passes = Equations(len(NAMES) + NUISANCE), Equations(len(NAMES))
    for more, others in pool.imap_unordered(gather, tasks):
        lasts.join(more)
        passes.join(others)
        progress.advance(bar, BATCH)
    change = np.where(PASSES, passes.solved(old, PASSES), lasts.solved(old, ~PASSES))
    new = [float(weight) for weight in np.array(old) + change]
    bar = progress.add_task(f"step {turn}: new and old", total=given.match)
    scores = []
    for pair in pool.imap_unordered(
        difference, [(f"{seed} match", i, new, old, given.width) for i in range(given.match)]
    ):
        scores.append(pair)
        progress.advance(bar)
    gained = np.array([new_one - old_one for new_one, old_one in scores])
    line = (
        f"step {turn}: {lasts.n} sheets, off by {lasts.off():.2f}; "
        f"{passes.n} positions, off by {passes.off():.2f}; "
        f"score {np.mean([pair[0] for pair in scores]):.2f}, "
        f"{gained.mean():+.2f} ± {1.96 * gained.std() / len(gained) ** 0.5:.2f}"
    )
    return {"turns": turn, "weights": new, "log": [*kept["log"], line]}


TUNING: Final = Tuning(
    about=__doc__ or "",
    game="rollwrite",
    names=NAMES,
    tuned=TUNED,
    step=stepped,
    folder="build/tune_rollwrite",
    games=960,
    width=20,
    match=192,
)


if __name__ == "__main__":
    sys.exit(TUNING.main())

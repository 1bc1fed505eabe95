"""Tunes the bots' weights by self-play: `python tools/tune.py --help`.

Each turn plays games with the weights so far, keeps positions of them, and asks how every weight
should change for the value of a position to foretell the difference of the final scores (one
Gauss-Newton step, held back towards the old weights). A match of new against old follows. All is
kept in a folder, so that an interrupted run goes on where it stopped.

With `--boxes` only those weights change that no base card asks for, so the base game is played as
before.
"""

import argparse
import sys
from itertools import permutations
from multiprocessing.pool import Pool
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress
from tuning import Tuning

from osada.bots.bot import Bot, ask
from osada.bots.settlers.greedy import Greedy
from osada.bots.settlers.planner import Planner
from osada.bots.settlers.position import Eye
from osada.bots.settlers.weights import NAMES, TUNED
from osada.bots.settlers.worth import Worth, worth_in
from osada.kernel.game import Decision
from osada.kernel.random import below, seeded, step
from osada.settlers.game import Settlers
from osada.settlers.phases.standard import ROUNDS
from osada.settlers.state import State

GAME: Final = Settlers()
BATCH: Final = 24
SHUFFLED: Final = 0.08  # of all moves, made by chance, so that games differ
KEPT: Final = 0.25  # of all turns, kept as positions
FACTIONS: Final = 5  # at most
NUISANCE: Final = 2 * (ROUNDS + 1) + FACTIONS  # by round and liveliness, by faction
OF_BOXES: Final = NAMES[NAMES.index("when visiting") :]
RELATED: Final = 8.0  # positions of one game tell less than as many of different games
FIXED: Final = ("share 2", "share 3", "share 4", "leader", "margin", "hope")
LENGTH: Final = 0.02  # how far a weight is moved to see what changes

Floats = NDArray[np.float64]
Table = tuple[tuple[str, ...], str]
"""Boxes and format."""


class Position:
    """A position of a game, who looked at it, and whether that seat was to go on."""

    def __init__(self, state: State, seat: int, live: bool) -> None:
        self.state = state
        self.seat = seat
        self.live = live


def player(weights: list[float], width: int) -> Bot:
    """The bot that plays for itself: greedy, or a planner with a narrow beam."""
    return Planner(60_000, width, weights) if width else Greedy(weights)


def dealt(table: Table, seed: str, number: int) -> State:
    """A new game; all pairs of factions in turn, each deal twice."""
    boxes, format = table
    factions = [one.slug for one in GAME.cards.with_boxes(boxes).factions]
    pairs = list(permutations(factions, 2))
    options: dict[str, Any] = {"factions": pairs[number // 2 % len(pairs)]}
    if boxes:
        options |= {"boxes": list(boxes), "format": format}
    return GAME.new(options, f"{seed}/{number // 2}")


def played(
    table: Table, seed: str, number: int, bots: list[Bot], mixed: float
) -> tuple[State, list[Position]]:
    """A game and some of its positions; now and then a move is made by chance."""
    state = dealt(table, seed, number)
    random = seeded(f"{seed} {number}")
    positions: list[Position] = []
    while pending := GAME.pending(state):
        seat = min(pending)
        decision: Decision = pending[seat]
        random = step(random)
        turn = decision.kind == "turn"
        if turn and mixed and below(random, 1000) < 1000 * KEPT:
            positions.append(Position(GAME.copy(state), seat, True))
        random = step(random)
        if mixed and below(random, 1000) < 1000 * mixed:
            random = step(random)
            chosen = decision.moves[below(random, len(decision.moves))]
        elif len(decision.moves) == 1:
            chosen = decision.moves[0]
        else:
            chosen = ask(bots[seat], GAME, state, seat, random)
        if turn and mixed and chosen is decision.moves[-1] and not state.acted:
            positions.append(Position(GAME.copy(state), seat, False))
        GAME.apply(state, seat, chosen)
    return state, positions


def gather(task: tuple[Table, str, int, list[float], int]) -> tuple[Floats, Floats, float, int]:
    """The normal equations of the positions of a batch of games."""
    table, seed, first, weights, width = task
    size = len(weights) + NUISANCE
    square, right = np.zeros((size, size)), np.zeros(size)
    error, n = 0.0, 0
    bots = [player(weights, width)] * 2
    root = dealt(table, seed, first)
    tables = [worth_in(root, tuple(weights))]
    free = [at for at, name in enumerate(NAMES) if name not in fixed(table)]
    for at in free:
        moved = list(weights)
        moved[at] += LENGTH
        tables.append(worth_in(root, tuple(moved)))
    for number in range(first, first + BATCH):
        end, positions = played(table, seed, number, bots, SHUFFLED)
        outcome = GAME.outcome(end)
        assert outcome is not None
        for position in positions:
            seat, state = position.seat, position.state
            found = [_value(position, worths) for worths in tables]
            margin = outcome.scores[seat] - outcome.scores[1 - seat]
            row = np.zeros(size)
            row[free] = (np.array(found[1:]) - found[0]) / LENGTH
            row[len(weights) + 2 * state.round + int(position.live)] = 1.0
            row[-FACTIONS + state.players[seat].faction] = 1.0
            row[-FACTIONS + state.players[1 - seat].faction] = -1.0
            left = margin - found[0]
            square += np.outer(row, row)
            right += row * left
            error += left * left
            n += 1
    return square, right, error, n


def _value(position: Position, worths: list[Worth]) -> float:
    eye = Eye(position.state, position.seat, worths)
    eye.share = 1.0
    return eye.value(position.state, position.live)


def fixed(table: Table) -> tuple[str, ...]:
    """The weights that stay as they are."""
    return FIXED if not table[0] else tuple(name for name in NAMES if name not in OF_BOXES)


def solved(
    table: Table, square: Floats, right: Floats, error: float, n: int, weights: list[float]
) -> list[float]:
    """The weights after one step, held back towards the old ones where little is known."""
    noise = error / n * RELATED
    free = np.array([0.0 if name in fixed(table) else 1.0 for name in NAMES])
    spread = np.maximum(0.25 * np.abs(np.array(weights)), 0.1) * free + 1e-9
    hold = np.concatenate([1 / spread**2, np.full(NUISANCE, 1e-4)])
    change = np.linalg.solve(square / noise + np.diag(hold), right / noise)
    return [float(weight + d) for weight, d in zip(weights, change[: len(weights)], strict=True)]


def duel(task: tuple[Table, str, int, list[float], list[float], int]) -> float:
    """The share of a game won by the first weights, as greedy or planner."""
    table, seed, number, first, second, width = task
    bots = [player(first, width), player(second, width)]
    if number % 2:
        bots.reverse()
    outcome = GAME.outcome(played(table, seed, number, bots, 0.0)[0])
    assert outcome is not None
    return float(number % 2 in outcome.winners) / len(outcome.winners)


def stepped(pool: Pool, progress: Progress, given: argparse.Namespace, kept: Any) -> Any:
    """One step of tuning: games, new weights, a match against the old ones."""
    turn, old = kept["turns"] + 1, kept["weights"]
    seed = f"tune {given.seed} {turn}"
    boxes: Table = (tuple(name for name in given.boxes.split(",") if name), given.format)
    tasks = [(boxes, seed, first, old, given.width) for first in range(0, given.games, BATCH)]
    bar = progress.add_task(f"step {turn}: games", total=len(tasks) * BATCH)
    size = len(old) + NUISANCE
    square, right, error, n = np.zeros((size, size)), np.zeros(size), 0.0, 0
    for more in pool.imap_unordered(gather, tasks):
        square += more[0]
        right += more[1]
        error += more[2]
        n += more[3]
        progress.advance(bar, BATCH)
    new = solved(boxes, square, right, error, n, old)
    bar = progress.add_task(f"step {turn}: match", total=given.match)
    share = 0.0
    for won in pool.imap_unordered(
        duel, [(boxes, f"{seed} duel", i, new, old, given.width) for i in range(given.match)]
    ):
        share += won / given.match
        progress.advance(bar)
    off = (error / n) ** 0.5
    line = f"step {turn}: {n} positions, off by {off:.2f}, new won {100 * share:.1f} %"
    return {"turns": turn, "weights": new, "log": [*kept["log"], line]}


def options(parser: argparse.ArgumentParser) -> None:
    """What lies on the table."""
    parser.add_argument("--boxes", default="", help="with commas")
    parser.add_argument("--format", default="open", help="of decks, where there are boxes")


TUNING: Final = Tuning(
    about=__doc__ or "",
    game="settlers",
    names=NAMES,
    tuned=TUNED,
    step=stepped,
    folder="build/tune",
    games=1200,
    width=0,
    match=480,
    options=options,
)


if __name__ == "__main__":
    sys.exit(TUNING.main())

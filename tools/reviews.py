"""Are reviews right? Positions in which a review says that a better move was there, played out.

    python tools/reviews.py [--positions 200] [--games 400] [--minutes 15] [--players greedy:40]

Bots that overlook moves play each other. Of each game some decisions are judged as `osada review`
judges them; where that finds a better move, both moves are played out to the end of the game on
the same fresh deals. It says how often the better move is not worse, and how often the loss that
the review states lies within its interval of the one that was played out.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path

from osada.arena.stats import wilson
from osada.bots import ask, bot
from osada.kernel.game import Move
from osada.kernel.random import seeded, step
from osada.settlers import Settlers
from osada.settlers.state import State
from osada.study.coach import Coach, known
from osada.study.depth import DEPTHS, USUAL
from osada.study.judge import is_open, judge
from osada.study.judgement import SLIPS
from osada.study.lines import Deals, mean, within

FACTIONS = ("barbarians", "egypt", "japan", "rome")
OF_A_GAME = 6
"""Decisions that are judged of each game."""
APART = 100_000
"""Where the deals begin that no review looks at."""


@dataclass(frozen=True)
class Found:
    """A position: what the review says that the played move lost, and what it lost played out."""

    game: int
    at: int
    round: int
    mark: str
    stated: float
    stated_within: float
    out: float
    out_within: float

    @property
    def apart(self) -> float:
        """How far the two are from each other."""
        return self.stated - self.out

    @property
    def both(self) -> float:
        """Half of the interval of that."""
        return sqrt(self.stated_within**2 + self.out_within**2)


def decisions(game: Settlers, number: int, code: str) -> Iterator[tuple[int, State, int, Move]]:
    """Some decisions of a game, each with the state before it."""
    pairs = list(combinations(FACTIONS, 2))
    factions = list(pairs[number % len(pairs)])
    if number // len(pairs) % 2:
        factions.reverse()
    state = game.new({"factions": factions}, seed=f"reviews {number}")
    player, chance, at = bot(code, game.name), seeded(f"reviews {number}"), 0
    open_: list[tuple[int, State, int, Move]] = []
    while (seat := game.asked(state)) >= 0:
        chance = step(chance)
        move = ask(player, game, state, seat, chance)
        decision = game.pending(state)[seat]
        if is_open(decision, move):
            open_.append((at, state.copy(), seat, move))
        game.apply(state, seat, move)
        at += 1
    chosen = random.Random(number).sample(open_, min(OF_A_GAME, len(open_)))
    yield from sorted(chosen, key=lambda one: one[0])


def played_out(deals: Deals, move: Move, games: int) -> list[float]:
    """The margins of the seat, deal by deal."""
    found: list[float] = []
    for number in range(APART, APART + games):
        state = deals.after(move, number)
        deals.play_on(state, deals.random(number), state.options.course.rounds)
        outcome = deals.game.outcome(state)
        assert outcome is not None
        found.append(known(outcome).margins[deals.seat])
    return found


def checked(given: argparse.Namespace) -> Iterator[Found]:
    """Positions, until there are enough or the time is over."""
    game = Settlers()
    coach = Coach(game)
    number, many, ends = 0, 0, time.process_time() + 60 * given.minutes
    while many < given.positions:
        for at, state, seat, move in decisions(game, number, given.players):
            if time.process_time() > ends or many >= given.positions:
                return
            told = judge(coach, state, seat, move, at, DEPTHS[given.depth])
            if told.loss <= 0:
                continue
            best = game.parse(state, seat, told.best.text)[0]
            deals = Deals(coach, state, seat, at)
            there, here = (played_out(deals, each, given.games) for each in (best, move))
            apart = [one - other for one, other in zip(there, here, strict=True)]
            many += 1
            yield Found(
                number, at, told.round, told.mark,
                told.loss, told.within, mean(apart), within(apart),
            )  # fmt: skip
        number += 1


def share(what: str, found: list[Found], right: list[Found]) -> str:
    """`is not worse: 97 of 100, 97.0 % (91.5 to 99.0)`."""
    low, high = wilson(len(right), len(found))
    part = 100 * len(right) / len(found)
    return (
        f"{what}: {len(right)} of {len(found)}, {part:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    )


def report(found: list[Found], name: str) -> None:
    """What came of it."""
    if not found:
        print(f"{name}: no position")
        return
    print(f"{name}:")
    fine = [one for one in found if one.out + one.out_within >= 0]
    print(share("  the better move is not worse", found, fine))
    print(share("  and better for sure", found, [o for o in found if o.out > o.out_within]))
    print(share("  loss within its interval", found, [o for o in found if abs(o.apart) <= o.both]))
    alone = [one for one in found if abs(one.apart) <= one.stated_within]
    print(share("  within the stated half alone", found, alone))
    apart = [one.apart for one in found]
    stated, out = mean([one.stated for one in found]), mean([one.out for one in found])
    print(f"  stated {stated:.2f}, played out {out:.2f}, apart {mean(apart):+.2f}", end="")
    print(f" ± {within(apart):.2f}, spread {sqrt(mean([a * a for a in apart])):.2f}")


def main() -> None:
    """Check, and say what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=15.0, help="of this process")
    parser.add_argument("--players", default="greedy:40")
    parser.add_argument("--depth", choices=tuple(DEPTHS), default=USUAL)
    parser.add_argument("--out", type=Path, help="keep every position, a line each")
    given = parser.parse_args()
    found: list[Found] = []
    for one in checked(given):
        found.append(one)
        if given.out is not None:
            with given.out.open("a") as file:
                file.write(json.dumps(asdict(one)) + "\n")
    report(found, "all")
    report([one for one in found if one.mark in SLIPS], "with a mark")
    for round_ in sorted({one.round for one in found}):
        report([one for one in found if one.round == round_], f"round {round_}")


if __name__ == "__main__":
    main()

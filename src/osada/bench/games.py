"""Whole games against the clock: random ones in three kinds of loop, and greedy ones."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from time import process_time
from typing import Final

from osada.bots import ask, bot
from osada.kernel.random import seeded, step
from osada.settlers.game import Settlers
from osada.settlers.playout import playout
from osada.settlers.state import State

FACTIONS: Final = ("barbarians", "japan", "rome", "egypt")
PAIRS: Final = tuple(combinations(FACTIONS, 2))


@dataclass(frozen=True, slots=True)
class Run:
    """Some games: CPU seconds, decisions, and those among at least two legal moves."""

    seconds: float
    decisions: int
    real: int


def tables(game: Settlers, games: int) -> Iterator[State]:
    """New games of two, over all pairs of factions, the same ones each time."""
    for seed in range(games):
        yield game.new({"factions": PAIRS[seed % len(PAIRS)]}, seed)


def in_python(game: Settlers, games: int) -> Run:
    """Random games through the public contract, from a loop in plain Python."""
    chance = random.Random(2).random
    decisions = real = 0
    begun = process_time()
    for state in tables(game, games):
        while pending := game.pending(state):
            for seat, decision in pending.items():
                moves = decision.moves
                n = len(moves)
                decisions += 1
                if n > 1:
                    real += 1
                game.apply(state, seat, moves[int(chance() * n)])
    return Run(process_time() - begun, decisions, real)


def in_engine(game: Settlers, games: int) -> Run:
    """Random games in the engine's own loop."""
    chance = seeded(2)
    decisions = real = 0
    begun = process_time()
    for state in tables(game, games):
        chance, made, chosen = playout(state, chance)
        decisions += made
        real += chosen
    return Run(process_time() - begun, decisions, real)


def in_environment(games: int) -> Run | None:
    """Random games through the unwrapped environment, with observation and mask at each step.

    None where the packages that environments need are not installed.
    """
    try:
        from osada.gym import raw_env
    except ModuleNotFoundError:
        return None
    environments = [raw_env(factions=pair) for pair in PAIRS]
    chance = random.Random(2).random
    steps = real = 0
    begun = process_time()
    for seed in range(games):
        env = environments[seed % len(PAIRS)]
        env.reset(seed=seed)
        agent = env.agent_selection
        while not env.terminations[agent]:
            legal = env.observe(agent)["action_mask"].nonzero()[0]
            n = len(legal)
            steps += 1
            if n > 1:
                real += 1
            env.step(int(legal[int(chance() * n)]))
            agent = env.agent_selection
    return Run(process_time() - begun, steps, real)


def greedy(game: Settlers, games: int) -> Run:
    """The time that `greedy` takes to decide: what it is shown, and its choice among several."""
    player = bot("greedy")
    chance = seeded(3)
    seconds = 0.0
    decisions = real = 0
    for state in tables(game, games):
        while pending := game.pending(state):
            for seat, decision in pending.items():
                chosen = decision.moves[0]
                decisions += 1
                if len(decision.moves) > 1:
                    real += 1
                    chance = step(chance)
                    begun = process_time()
                    chosen = ask(player, game, state, seat, chance)
                    seconds += process_time() - begun
                game.apply(state, seat, chosen)
    return Run(seconds, decisions, real)

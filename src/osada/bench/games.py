"""Whole games against the clock: random ones in three kinds of loop, and greedy ones."""

import random
from dataclasses import dataclass
from time import process_time

from osada.bench.probe import Probe
from osada.bots import ask, bot
from osada.kernel.random import seeded, step


@dataclass(frozen=True, slots=True)
class Run:
    """Some games: CPU seconds, decisions, and those among at least two legal moves."""

    seconds: float
    decisions: int
    real: int


def in_python(probe: Probe, games: int) -> Run:
    """Random games through the public contract, from a loop in plain Python."""
    game = probe.game
    chance = random.Random(2).random
    decisions = real = 0
    begun = process_time()
    for seed in range(games):
        state = probe.new(seed)
        while pending := game.pending(state):
            for seat, decision in pending.items():
                moves = decision.moves
                n = len(moves)
                decisions += 1
                if n > 1:
                    real += 1
                game.apply(state, seat, moves[int(chance() * n)])
    return Run(process_time() - begun, decisions, real)


def in_engine(probe: Probe, games: int) -> Run:
    """Random games in the engine's own loop."""
    chance = seeded(2)
    decisions = real = 0
    begun = process_time()
    for seed in range(games):
        chance, made, chosen = probe.playout(probe.new(seed), chance)
        decisions += made
        real += chosen
    return Run(process_time() - begun, decisions, real)


def in_environment(probe: Probe, games: int) -> Run | None:
    """Random games through the unwrapped environment, with observation and mask at each step.

    None where the packages that environments need are not installed.
    """
    try:
        env = probe.environment()
    except ModuleNotFoundError:
        return None
    chance = random.Random(2).random
    steps = real = 0
    begun = process_time()
    for seed in range(games):
        env.reset(seed=seed, options=probe.options(seed, probe.seats))
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


def greedy(probe: Probe, games: int) -> Run:
    """The time that `greedy` takes to decide: what it is shown, and its choice among several."""
    game = probe.game
    player = bot("greedy", game.name)
    chance = seeded(3)
    seconds = 0.0
    decisions = real = 0
    for seed in range(games):
        state = probe.new(seed)
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

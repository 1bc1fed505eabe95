"""Games against the clock: random ones in three kinds of loop, and greedy ones."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import process_time, thread_time
from typing import Any, Final

from osada.bench.probe import Probe
from osada.bots import ask, bot
from osada.kernel.random import seeded, step

_EVERY: Final = 16
"""One in so many real decisions of greedy's late rounds is kept as a position of good play."""


@dataclass(frozen=True, slots=True)
class Run:
    """Some games: CPU seconds, decisions, and those among at least two legal moves."""

    seconds: float
    decisions: int
    real: int


def in_python(probe: Probe, games: int) -> Run:
    """Random games through the public contract, from a loop in plain Python."""
    return _in_python(probe, (probe.new(seed) for seed in range(games)))


def on_in_python(probe: Probe, positions: Sequence[Any], times: int) -> Run:
    """Positions continued at random to the end, so many times each, from the same loop."""
    return _in_python(probe, _copies(probe, positions, times))


def _in_python(probe: Probe, states: Iterable[Any]) -> Run:
    game = probe.game
    chance = random.Random(2).random
    decisions = real = 0
    begun = process_time()
    for state in states:
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
    return _in_engine(probe, (probe.new(seed) for seed in range(games)))


def on_in_engine(probe: Probe, positions: Sequence[Any], times: int) -> Run:
    """Positions continued at random to the end, so many times each, in the engine's own loop."""
    return _in_engine(probe, _copies(probe, positions, times))


def _in_engine(probe: Probe, states: Iterable[Any]) -> Run:
    chance = seeded(2)
    decisions = real = 0
    begun = process_time()
    for state in states:
        chance, made, chosen = probe.playout(state, chance)
        decisions += made
        real += chosen
    return Run(process_time() - begun, decisions, real)


def _copies(probe: Probe, positions: Sequence[Any], times: int) -> list[Any]:
    """Made beforehand: copying has a figure of its own."""
    return [probe.game.copy(state) for state in positions for _ in range(times)]


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
    begun = thread_time()  # numpy's threads spin for a while after its import
    for seed in range(games):
        env.reset(seed=seed, options=probe.options(seed, probe.seats))
        agent = env.agent_selection
        while not env.terminations[agent]:
            env.observe(agent)
            legal = env.legal_actions()
            n = len(legal)
            steps += 1
            if n > 1:
                real += 1
            env.step(legal[int(chance() * n)])
            agent = env.agent_selection
    return Run(thread_time() - begun, steps, real)


def in_vector(probe: Probe, tables: int) -> float | None:
    """Steps a second of many tables in one environment, with all observations and masks.

    Random games, two for each table on the average, each begun anew when one has ended.
    """
    try:
        vector = probe.vector(tables)
    except ModuleNotFoundError:
        return None
    steps = ended = 0
    begun = thread_time()  # numpy's threads spin for a while after its import
    vector.reset(seed=2)
    while ended < 2 * tables:
        _, _, over, _, _ = vector.step(vector.random_actions())
        steps += tables
        ended += int(over.sum())
    return steps / (thread_time() - begun)


def greedy(probe: Probe, games: int) -> tuple[Run, list[Any]]:
    """The time that `greedy` takes to decide: what it is shown, and its choice among several.

    Also positions of good play: copies of states in the late rounds, spread evenly over them.
    """
    game = probe.game
    player = bot("greedy", game.name)
    chance = seeded(3)
    seconds = 0.0
    decisions = real = late = 0
    positions: list[Any] = []
    for seed in range(games):
        state = probe.new(seed)
        while pending := game.pending(state):
            for seat, decision in pending.items():
                chosen = decision.moves[0]
                decisions += 1
                if len(decision.moves) > 1:
                    real += 1
                    if probe.late(state):
                        late += 1
                        if late % _EVERY == 0:
                            positions.append(game.copy(state))
                    chance = step(chance)
                    begun = process_time()
                    chosen = ask(player, game, state, seat, chance)
                    seconds += process_time() - begun
                game.apply(state, seat, chosen)
    return Run(seconds, decisions, real), positions

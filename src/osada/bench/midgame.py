"""States in the course of a game: what it costs to copy one, list its moves and make one.

Mid-game in the card game is the first decision of the action phase of round 3 in a random game, in
the roll & write game the first decision of Develop in round 5.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any, Final

from osada.bench.probe import Probe
from osada.kernel.game import Move

STATES: Final = 100
_COPIES: Final = 1000
_LISTINGS: Final = 200
_STEPS: Final = 50
_SMALL: Final = range(-5, 257)
"""Whole numbers of which the interpreter keeps one object each."""
_SHARED: Final = (Move, bool, type(None))
"""What all states of all games share, whichever game it is."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Means over all states, in microseconds and bytes."""

    copy_us: float
    legal_us: float
    step_us: float
    state_bytes: float


def midgame(probe: Probe, seats: int) -> Iterator[Any]:
    """Mid-game states of random games, one from each."""
    game = probe.game
    chance = random.Random(seats).random
    for seed in range(STATES):
        state = game.new(probe.options(seed, seats), seed)
        while not probe.midgame(state):
            for seat, decision in game.pending(state).items():
                game.apply(state, seat, decision.moves[int(chance() * len(decision.moves))])
        yield state


def costs(probe: Probe, states: Sequence[Any], repeats: int) -> Costs:
    """The costs of some states, medians of the repeats."""
    return Costs(
        copy_us=median(copy_s(probe, states) for _ in range(repeats)) * 1e6,
        legal_us=median(_listing_s(probe, states) for _ in range(repeats)) * 1e6,
        step_us=median(_step_s(probe, states) for _ in range(repeats)) * 1e6,
        state_bytes=sum(owned_bytes(probe, state) for state in states) / len(states),
    )


def copy_s(probe: Probe, states: Sequence[Any]) -> float:
    """The mean CPU time of a copy."""
    game = probe.game
    begun = process_time()
    for state in states:
        for _ in range(_COPIES):
            game.copy(state)
    return (process_time() - begun) / len(states) / _COPIES


def _listing_s(probe: Probe, states: Sequence[Any]) -> float:
    game, forget = probe.game, probe.forget
    begun = process_time()
    for state in states:
        for _ in range(_LISTINGS):
            forget(state)
            game.pending(state)
    return (process_time() - begun) / len(states) / _LISTINGS


def _step_s(probe: Probe, states: Sequence[Any]) -> float:
    """Making a random legal move, on copies whose moves are listed already."""
    game = probe.game
    chance = random.Random(4).random
    seconds = 0.0
    for state in states:
        ready: list[tuple[Any, int, Move]] = []
        for _ in range(_STEPS):
            copied = game.copy(state)
            seat, decision = next(iter(game.pending(copied).items()))
            moves = decision.moves
            ready.append((copied, seat, moves[int(chance() * len(moves))]))
        begun = process_time()
        for copied, seat, move in ready:
            game.apply(copied, seat, move)
        seconds += process_time() - begun
    return seconds / len(states) / _STEPS


def owned_bytes(probe: Probe, state: object) -> int:
    """The deep size of what a state owns, decks included.

    Left out is what all states of all games share: card data, options, moves, small numbers.
    """
    shared = _SHARED + probe.shared
    seen: dict[int, object] = {}  # kept: the number of a thing that is gone may come again
    waiting: list[object] = [state]
    total = 0
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, shared):
            continue
        if isinstance(thing, int) and thing in _SMALL:
            continue
        seen[id(thing)] = thing
        total += sys.getsizeof(thing)
        if isinstance(thing, (list, tuple)):
            waiting += thing
        elif not isinstance(thing, (int, str)):
            waiting += (getattr(thing, name) for name in _fields(thing))
    return total


def _fields(thing: object) -> Sequence[str]:
    """The names of what an object of the engine holds, in either build."""
    compiled: Sequence[str] = getattr(type(thing), "__mypyc_attrs__", ())
    return compiled or getattr(thing, "__slots__", ())

"""Mid-game states: what it costs to copy one, list its moves and make one, and how big it is.

A mid-game state is the first decision of the action phase of round 3 in a random game.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

from osada.bench.games import FACTIONS, PAIRS
from osada.kernel.game import Move
from osada.settlers.catalogue import Catalogue
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, Options, State

STATES: Final = 100
_COPIES: Final = 1000
_LISTINGS: Final = 200
_STEPS: Final = 50
_SMALL: Final = range(-5, 257)
"""Whole numbers of which the interpreter keeps one object each."""


@dataclass(frozen=True, slots=True)
class Midgame:
    """Means over all states, in microseconds and bytes."""

    copy_us: float
    legal_us: float
    step_us: float
    state_bytes: float


def midgame(game: Settlers, seats: int) -> Iterator[State]:
    """Mid-game states of random games, one from each."""
    chance = random.Random(seats).random
    for seed in range(STATES):
        factions = PAIRS[seed % len(PAIRS)] if seats == 2 else FACTIONS[:seats]
        state = game.new({"factions": factions}, seed)
        while state.round < 3 or state.phase != ACTION or not state.begun:
            for seat, decision in game.pending(state).items():
                game.apply(state, seat, decision.moves[int(chance() * len(decision.moves))])
        yield state


def measured(game: Settlers, seats: int, repeats: int) -> Midgame:
    """The costs of mid-game states, medians of the repeats."""
    states = list(midgame(game, seats))
    return Midgame(
        copy_us=median(_copy_s(game, states) for _ in range(repeats)) * 1e6,
        legal_us=median(_listing_s(game, states) for _ in range(repeats)) * 1e6,
        step_us=median(_step_s(game, states) for _ in range(repeats)) * 1e6,
        state_bytes=sum(owned_bytes(state) for state in states) / len(states),
    )


def _copy_s(game: Settlers, states: list[State]) -> float:
    begun = process_time()
    for state in states:
        for _ in range(_COPIES):
            game.copy(state)
    return (process_time() - begun) / len(states) / _COPIES


def _listing_s(game: Settlers, states: list[State]) -> float:
    begun = process_time()
    for state in states:
        for _ in range(_LISTINGS):
            state.moves = None
            game.pending(state)
    return (process_time() - begun) / len(states) / _LISTINGS


def _step_s(game: Settlers, states: list[State]) -> float:
    """Making a random legal move, on copies whose moves are listed already."""
    chance = random.Random(4).random
    seconds = 0.0
    for state in states:
        ready: list[tuple[State, int, Move]] = []
        for _ in range(_STEPS):
            copied = game.copy(state)
            ((seat, decision),) = game.pending(copied).items()
            moves = decision.moves
            ready.append((copied, seat, moves[int(chance() * len(moves))]))
        begun = process_time()
        for copied, seat, move in ready:
            game.apply(copied, seat, move)
        seconds += process_time() - begun
    return seconds / len(states) / _STEPS


def owned_bytes(state: State) -> int:
    """The deep size of what a state owns, decks included.

    Left out is what all states of all games share: card data, options, moves, small numbers.
    """
    seen: dict[int, object] = {}  # kept: the number of a thing that is gone may come again
    waiting: list[object] = [state]
    total = 0
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (Catalogue, Options, Move, bool, type(None))):
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

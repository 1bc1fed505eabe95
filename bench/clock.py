"""How a peer is measured: the same figures, in the same way, whatever the library."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time, thread_time
from typing import Any, Final

Chance = Callable[[], float]
"""The next random number from 0 to 1: choosing a move costs the same everywhere."""

STATES: Final = 16
_STEPS: Final = 50


@dataclass(frozen=True, slots=True)
class Played:
    """Some games: decisions, and those among at least two legal moves."""

    decisions: int
    real: int


class Peer(ABC):
    """A library with a game. `play` and `observe` are loops as its own examples write them."""

    @abstractmethod
    def play(self, seeds: range, chance: Chance) -> Played:
        """Random games to their end."""

    def observe(self, seeds: range, chance: Chance) -> int | None:
        """Steps of random games with an observation and the legal actions at each, if it can."""
        return None

    @abstractmethod
    def start(self, seed: int) -> Any:
        """A new game."""

    @abstractmethod
    def moves(self, state: Any, chance: Chance) -> Sequence[Any]:
        """The legal moves, none at the end; chance has its way first."""

    @abstractmethod
    def ready(self, state: Any, move: Any) -> Callable[[], object]:
        """A legal move that is made when called."""

    @abstractmethod
    def copier(self, state: Any) -> Callable[[], Any]:
        """Copies the state when called, in the library's own way."""


def figures(peer: Peer, seconds: float) -> dict[str, float | None]:
    """All figures of a peer; games, observed games and copies take at least these CPU seconds."""
    games, spent, played = _games(peer, seconds)
    states = _midgame(peer, played.decisions // games // 2)
    return {
        "decisions_per_s": played.decisions / spent,
        "real_decisions_per_s": played.real / spent,
        "decisions_per_game": played.decisions / games,
        "copy_us": _copy_s(peer, states, seconds) * 1e6,
        "step_us": _step_s(peer, states, seconds) * 1e6,
        "env_steps_per_s": _observed_per_s(peer, seconds),
    }


def _games(peer: Peer, seconds: float) -> tuple[int, float, Played]:
    """As many games as it takes; those that were too few have warmed it up."""
    games = 1
    while True:
        chance = random.Random(2).random
        begun = process_time()
        played = peer.play(range(games), chance)
        spent = process_time() - begun
        if spent >= seconds:
            return games, spent, played
        games *= 2


def _observed_per_s(peer: Peer, seconds: float) -> float | None:
    games = 1
    while True:
        chance = random.Random(2).random
        begun = thread_time()  # numpy's threads spin for a while after its import
        steps = peer.observe(range(games), chance)
        spent = thread_time() - begun
        if steps is None:
            return None
        if spent >= seconds:
            return steps / spent
        games *= 2


def _midgame(peer: Peer, half: int) -> list[Any]:
    """States with a real decision, the first at or after half a game of mean length."""
    chance = random.Random(3).random
    states: list[Any] = []
    seed = 0
    while len(states) < STATES:
        state = peer.start(seed)
        seed += 1
        made = 0
        while moves := peer.moves(state, chance):
            if made >= half and len(moves) > 1:
                states.append(state)
                break
            peer.ready(state, moves[int(chance() * len(moves))])()
            made += 1
    return states


def _copy_s(peer: Peer, states: list[Any], seconds: float) -> float:
    copies = [peer.copier(state) for state in states]
    turns = range(1)
    while True:
        begun = process_time()
        for copy in copies:
            for _ in turns:
                copy()
        spent = process_time() - begun
        if spent >= seconds:
            return spent / len(turns) / len(copies)
        turns = range(2 * len(turns))


def _step_s(peer: Peer, states: list[Any], seconds: float) -> float:
    """Making a random legal move, on copies made beforehand."""
    chance = random.Random(4).random
    spent = 0.0
    rounds = 0
    began = process_time()
    while rounds == 0 or process_time() - began < seconds:
        rounds += 1
        for state in states:
            ready: list[Callable[[], object]] = []
            for _ in range(_STEPS):
                copied = peer.copier(state)()
                moves = peer.moves(copied, chance)
                ready.append(peer.ready(copied, moves[int(chance() * len(moves))]))
            begun = process_time()
            for step in ready:
                step()
            spent += process_time() - begun
    return spent / rounds / len(states) / _STEPS

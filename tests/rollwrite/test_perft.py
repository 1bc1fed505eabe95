"""Golden counts of move sequences and golden hashes of whole games: the rules, counted.

A number that changes means that some position has other legal moves, or that moves do something
else than before. If that was meant, the rules version changes too and
`python -m tests.rollwrite.test_perft` prints the tables.
"""

from hashlib import blake2b
from typing import Any

import pytest

from osada.kernel.random import below, seeded, step
from osada.rollwrite import State
from osada.rollwrite import verbs as w
from osada.rollwrite.state import DEVELOP, SETTLE
from tests.rollwrite.games import BASE

MODES: dict[str, dict[str, Any]] = {
    "basic": {"mode": "basic", "players": 2},
    "advanced": {"mode": "advanced", "players": 2},
    "advanced-four": {"mode": "advanced", "players": 4},
    "adventure-2": {"sheets": ["2"]},
    "adventure-9": {"sheets": ["9"]},
    "adventure-11": {"sheets": ["11"]},
    "adventure-24": {"sheets": ["24"]},
    "adventure-29": {"sheets": ["29"]},
    "adventure-40": {"sheets": ["40"]},
    "adventure-three": {"sheets": ["5", "10", "31"]},
}
SEED = 2026
DEPTH = 4

COUNTS: dict[str, tuple[int, int, int]] = {
    "basic": (1218, 1402, 1),
    "advanced": (1218, 9979, 6),
    "advanced-four": (120, 2479, 8),
    "adventure-2": (9465, 148334, 12),
    "adventure-9": (7413, 5435, 6),
    "adventure-11": (6707, 4669, 6),
    "adventure-24": (10582, 12438, 15),
    "adventure-29": (10276, 2900, 21),
    "adventure-40": (9806, 12174, 6),
    "adventure-three": (408, 2360, 18),
}
"""Sequences of four decisions from the start, from Develop in round 6 and from the first choice
of a settlement from then on (two decisions there)."""

GAMES: dict[str, tuple[str, str]] = {
    "basic": ("6a999cf90cacc8d7", "848b2d38753b90af"),
    "advanced": ("272c05d101392791", "f1f7428ed0a74628"),
    "advanced-four": ("d5c9bea1c47514db", "0a5012605eb5d35e"),
    "adventure-2": ("9c3e81db3f31c723", "71a6239772f03365"),
    "adventure-9": ("5b7d72bd15f9e354", "e2176d19beed8003"),
    "adventure-11": ("75b923b0e376e24b", "8044f06ffbbab022"),
    "adventure-24": ("d422cb553c6faa3b", "92f5e600a03322c0"),
    "adventure-29": ("fb0ccab954f8693a", "e46af38cd70826ab"),
    "adventure-40": ("af7f565dd578c179", "863202194106bea1"),
    "adventure-three": ("f6600539842f5978", "3ba49a0e88762d7b"),
}
"""Of a random game: the fingerprint of its lines and scores, and that of its last state."""


def perft(state: State, depth: int) -> int:
    """Sequences of so many decisions, all seats' choices one after another."""
    seat = BASE.asked(state)
    if depth == 0 or seat < 0:
        return 1
    total = 0
    for move in BASE.options(state, seat):
        after = state.copy()
        BASE.apply(after, seat, move)
        total += perft(after, depth - 1)
    return total


def play(state: State, round: int = 11, phase: int = DEVELOP) -> list[str]:
    """Play at random up to a phase, or to the end; nobody is ready before all is done."""
    random, lines = seeded(SEED), []
    while (seat := BASE.asked(state)) >= 0:
        if state.round >= round and state.phase == phase:
            break
        moves = BASE.options(state, seat)
        if len(moves) > 1 and moves[-1] is w.BE_READY:
            moves = moves[:-1]
        random = step(random)
        made = moves[below(random, len(moves))]
        lines.append(f"{seat} {BASE.text(state, seat, made)}")
        BASE.make(state, seat, made)
    return lines


def played(options: dict[str, Any]) -> tuple[str, str]:
    """The two fingerprints of a game."""
    state = BASE.new(options, SEED)
    lines = play(state)
    outcome = BASE.outcome(state)
    assert outcome is not None
    told = "\n".join([*lines, *map(str, outcome.scores)])
    return blake2b(told.encode(), digest_size=8).hexdigest(), BASE.hash(state)


def counts(options: dict[str, Any]) -> tuple[int, int, int]:
    """The three numbers of a table."""
    start, develop, settle = (BASE.new(options, SEED) for _ in range(3))
    play(develop, 6)
    play(settle, 6, SETTLE)
    return perft(start, DEPTH), perft(develop, DEPTH), perft(settle, 2)


@pytest.mark.parametrize("mode", MODES)
def test_perft(mode: str) -> None:
    """RH-MODEL-03: how many ways there are."""
    assert counts(MODES[mode]) == COUNTS[mode]


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game(mode: str) -> None:
    """RH-MODEL-06: the same seed and moves give the same game on every machine, for ever."""
    assert played(MODES[mode]) == GAMES[mode]


if __name__ == "__main__":
    for name, chosen in MODES.items():
        print(f'    "{name}": {counts(chosen)},')
    for name, chosen in MODES.items():
        lines, state = played(chosen)
        print(f'    "{name}": ("{lines}", "{state}"),')

"""Hints of the roll & write game: what they say is true of the position."""

from collections.abc import Iterator

import pytest

from osada.bots.rollwrite import advice as writing
from osada.bots.rollwrite.greedy import Greedy as GreedyWriter
from osada.kernel.random import seeded, step
from osada.rollwrite import RollWrite
from osada.rollwrite.state import State as Sheets

ROLL = RollWrite()
EVERY = 9
"""Of so many decisions one is asked about."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short searches: what is true of a move does not depend on how long it was looked for."""
    monkeypatch.setattr(writing, "_WIDTH", 3)


def writers(seed: int) -> Iterator[tuple[Sheets, int, int]]:
    state, random, n = ROLL.new({"mode": "advanced", "players": 2}, seed), seeded(seed), 0
    bot = GreedyWriter()
    while pending := ROLL.pending(state):
        seat = min(pending)
        random = step(random)
        n += 1
        if n % EVERY == 0:
            yield ROLL.sample(state, seat, random), seat, random
        ROLL.apply(state, seat, bot.choose(ROLL, state, seat, pending[seat], random))


def test_hints_of_the_roll_and_write_game_are_true_too() -> None:
    told = 0
    for sample, seat, random in writers(5):
        found = writing.advise(ROLL, sample, seat, random)
        assert found.move in ROLL.legal(sample, seat)
        assert found.ahead >= 0
        if found.now:
            after = ROLL.copy(sample)
            ROLL.apply(after, seat, found.move)
            before, now = writing.held(sample.players[seat]), writing.held(after.players[seat])
            assert found.now == {name: n for name in now if (n := now[name] - before[name])}
            told += 1
    assert told > 5

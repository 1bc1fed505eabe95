"""Hints: the reasons are true of the position, and name only what the seat may know."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from osada.bots import thinker
from osada.bots.rollwrite import advice as writing
from osada.bots.rollwrite.greedy import Greedy as GreedyWriter
from osada.bots.settlers import advice
from osada.bots.settlers.greedy import Greedy
from osada.kernel.random import seeded, step
from osada.rollwrite import RollWrite
from osada.rollwrite.state import State as Sheets
from osada.settlers import Settlers
from osada.settlers import verbs as w
from osada.settlers.goods import GOODS, SUPPLY
from osada.settlers.state import State
from osada.settlers.supply import amount

GAME = Settlers()
ROLL = RollWrite()
EVERY = 9
"""Of so many decisions one is asked about."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short searches: what is true of a move does not depend on how long it was looked for."""
    monkeypatch.setattr(advice, "_WIDTH", 2)
    monkeypatch.setattr(writing, "_WIDTH", 3)


def positions(seed: int, *factions: str) -> Iterator[tuple[State, int]]:
    """Samples of the seat that decides, here and there in a game of bots."""
    state, random, n = GAME.new({"factions": factions}, seed), seeded(seed), seed
    bot = Greedy()
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        n += 1
        if n % EVERY == 0:
            yield GAME.sample(state, seat, random), seat
        GAME.apply(state, seat, bot.choose(GAME, state, seat, pending[seat], random))


def _held(state: State, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {GOODS[good]: amount(player, good) for good in SUPPLY} | {
        "vp": player.score,
        "card": len(player.hand),
    }


@pytest.mark.parametrize(
    ("seed", "factions"), [(3, ("rome", "barbarians")), (6, ("japan", "egypt", "barbarians"))]
)
def test_what_a_hint_says_is_what_the_move_does(seed: int, factions: tuple[str, ...]) -> None:
    told = 0
    for sample, seat in positions(seed, *factions):
        found = advice.advise(GAME, sample, seat)
        chosen = found.line[0]
        legal = GAME.legal(sample, seat)
        assert chosen in legal
        assert found.other is None or (found.other in legal and found.other != chosen)
        assert found.ahead >= 0
        if chosen.kind in (w.PASS, w.END, w.DRAFT):
            continue
        after = GAME.copy(sample)
        for move in found.line:
            GAME.apply(after, seat, move)
        if (after.round, after.phase) != (sample.round, sample.phase):
            assert not found.now
            continue
        before, now = _held(sample, seat), _held(after, seat)
        assert found.now == {good: n for good in now if (n := now[good] - before[good])}
        empire = {at.card for at in after.players[seat].empire}
        assert set(found.gives) <= {at.card for at in sample.players[seat].empire} - empire
        laid = len(after.players[seat].foundations) - len(sample.players[seat].foundations)
        assert found.foundations == laid
        for loss in found.takes:
            assert loss.seat != seat
        if found.guards is not None:
            threat = (found.guards.card, found.guards.by)
            assert threat in {(one.card, one.by) for one in advice.threats(sample, seat)}
            assert threat not in {(one.card, one.by) for one in advice.threats(after, seat)}
        told += bool(found.now or found.yields or found.takes)
    assert told > 5


def test_more_a_round_is_more_in_the_next_production() -> None:
    """What is promised for each round is what the cards that are new, or gone, print."""
    for sample, seat in positions(4, "rome", "egypt"):
        found = advice.advise(GAME, sample, seat)
        if found.line[0].kind != w.DEAL:
            continue
        assert found.yields == {GOODS[sample.cards.deal[found.line[0].what]]: 1}
        return
    raise AssertionError("no deal was ever advised")


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


def test_the_program_that_thinks_tells_reasons_as_data() -> None:
    options = {"factions": ["rome", "japan"]}
    seat = GAME.asked(GAME.new(options, 5))
    question: dict[str, Any] = {
        "game": "settlers", "own_cards": None, "rules": GAME.version, "options": options,
        "seed": 5, "moves": [], "seat": seat, "bot": thinker.ADVICE, "random": 1,
    }  # fmt: skip
    told = json.loads(thinker.Thinker().said(json.dumps(question)))
    assert told["text"].startswith("draft ")
    assert told["if_built"]
    assert told["other"] != told["text"]

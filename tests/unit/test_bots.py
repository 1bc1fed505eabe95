"""The bots: legal, blind to what is hidden, repeatable; and greedy is better than chance."""

from itertools import permutations
from typing import Any

import pytest

from osada.bots import CODES, Bot, UnknownBot, ask, bot
from osada.kernel.game import Decision, Move
from osada.kernel.random import seeded, step
from osada.settlers.game import Settlers
from osada.settlers.state import State

GAME = Settlers()
FACTIONS = ("rome", "barbarians", "japan", "egypt")


def play(bots: list[Bot], seed: int, **options: Any) -> tuple[State, list[str]]:
    """A whole game; the last state and all moves."""
    options.setdefault("factions", FACTIONS[: len(bots)])
    state = GAME.new(options, seed)
    random = seeded(f"bots {seed}")
    moves: list[str] = []
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        chosen = ask(bots[seat], GAME, state, seat, random)
        assert chosen in pending[seat].moves
        moves.append(f"{seat} {GAME.text(state, seat, chosen)}")
        GAME.apply(state, seat, chosen)
    return state, moves


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("code", CODES)
def test_whole_games(code: str, seats: int) -> None:
    state, _ = play([bot(code)] * seats, seats)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize(
    "options",
    [
        {"lookout": "alternative"},
        {"lookout": "advanced"},
        {"peaceful": True},
        {"peaceful": True, "peaceful_drafts": 2},
        {"robbers_cut_routes": True},
    ],
)
def test_all_variants(options: dict[str, Any]) -> None:
    state, _ = play([bot("greedy"), bot("random"), bot("greedy")], 3, **options)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("code", CODES)
def test_the_same_seed_gives_the_same_game(code: str) -> None:
    bots = [bot(code), bot(code)]
    assert play(bots, 11)[1] == play(bots, 11)[1]


def test_greedy_beats_random() -> None:
    greedy, chance = bot("greedy"), bot("random")
    won = points = 0
    pairs = list(permutations(FACTIONS, 2))
    for seed, pair in enumerate(pairs):
        seat = seed % 2
        bots = [greedy, chance] if seat == 0 else [chance, greedy]
        outcome = GAME.outcome(play(bots, seed, factions=pair)[0])
        assert outcome is not None
        won += outcome.winners == (seat,)
        points += outcome.scores[seat]
    assert won >= len(pairs) - 1
    assert points / len(pairs) > 40


def test_greedy_makes_points_alone() -> None:
    scores = []
    for seed in range(4):
        outcome = GAME.outcome(play([bot("greedy")], seed, factions=[FACTIONS[seed]])[0])
        assert outcome is not None
        scores.append(outcome.scores[0])
    assert sum(scores) / len(scores) > 35


def test_greedy_keeps_everything_in_cleanup() -> None:
    for seed in range(3):
        _, moves = play([bot("greedy"), bot("greedy")], seed, factions=["rome", "japan"])
        assert not [move for move in moves if " choose 0 " in move]


def test_a_bot_is_shown_a_likeness_never_the_state() -> None:
    state = GAME.new({"factions": ["rome", "egypt"]}, 5)
    shown: list[State] = []

    class Curious:
        def choose(
            self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
        ) -> Move:
            shown.append(sample)
            sample.players[seat].wood = 99
            return decision.moves[0]

    seat = min(GAME.pending(state))
    for random in range(8):
        ask(Curious(), GAME, state, seat, seeded(random))
    assert all(sample is not state for sample in shown)
    assert state.players[seat].wood == 0
    assert all(sample.players[seat].hand == state.players[seat].hand for sample in shown)
    assert len({tuple(sample.players[1 - seat].hand) for sample in shown}) > 1


def test_an_unknown_bot_gets_a_suggestion() -> None:
    with pytest.raises(UnknownBot, match='there is no bot "gready", did you mean "greedy"'):
        bot("gready")
    with pytest.raises(UnknownBot, match="the bots are random, greedy"):
        bot("xyz")

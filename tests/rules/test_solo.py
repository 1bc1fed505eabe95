"""The solo game beyond single scenarios: chance, whole games, the order of targets, the ranks."""

import json
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from osada.scenario.settlers import play, then
from osada.scenario.settlers.given import table
from osada.settlers import flow
from osada.settlers.catalogue import base
from osada.settlers.game import Settlers
from osada.settlers.goods import SUPPLY
from osada.settlers.state import State
from osada.settlers.supply import amount

GAME = Settlers()
CARDS = base()
FACTIONS = ("barbarians", "japan", "rome", "egypt")
TARGETS = {"wood", "stone", "food", "gold", "worker", "vp", "card"}


def new(seed: int, faction: str = "rome") -> State:
    """A new solo game."""
    return GAME.new({"factions": [faction]}, seed)


def after(phase: str, **given: Any) -> State:
    """The table of a solo scenario after one whole phase."""
    state, wrong = play.steps(table(CARDS, given), [{"run": phase}], then.compare)
    assert wrong == []
    return state


def virtual(state: State) -> Mapping[str, Any]:
    """What everybody sees of the virtual player."""
    return GAME.view(state, None)["virtual"]


# Chance


def test_the_attack_deck_is_shuffled() -> None:
    """SOLO-6, SOLO-7: any attack card may be the one revealed in setup; 15 are left."""
    games = [virtual(new(seed)) for seed in range(200)]
    assert {game["deck_size"] for game in games} == {15}
    assert all(len(game["line"]) == 1 for game in games)
    assert {game["line"][0] for game in games} == TARGETS


def test_the_attack_deck_is_secret() -> None:
    """SOLO-6: the attack deck lies face down; who looks sees only how many cards are left."""
    state = new(1)
    before = json.dumps(GAME.view(state, 0))
    state.attack_deck = state.attack_deck[::-1]
    assert json.dumps(GAME.view(state, 0)) == before


def test_chance_picks_for_the_virtual_player() -> None:
    """SOLO-12: each of the three cards left may go to the virtual player."""
    places: Counter[int] = Counter()
    for seed in range(90):
        state = new(seed)
        offer = GAME.view(state, 0)["offer"]
        assert len(offer) == 4
        GAME.apply(state, 0, GAME.parse(state, 0, f"draft {offer[0]}")[0])
        picked = virtual(state)["area"][0]["card"]
        places[offer[1:].index(picked)] += 1
    assert min(places[place] for place in range(3)) > 15


# Whole games


def at_random(state: State, random: Random) -> None:
    """The human makes any legal move."""
    (decision,) = GAME.pending(state).values()
    GAME.apply(state, 0, random.choice(decision.moves))


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_virtual_player_only_looks_on(faction: str) -> None:
    """SOLO-1, SOLO-2, SOLO-15: only the human decides; the virtual player gains nothing."""
    for seed in range(6):
        state, random = new(seed, faction), Random(seed)
        while GAME.pending(state):
            assert list(GAME.pending(state)) == [0]
            rival = state.players[1]
            assert not any(amount(rival, good) for good in SUPPLY)
            assert rival.score == 0
            assert not rival.hand
            assert not rival.foundations
            assert not rival.passed
            at_random(state, random)
        assert GAME.outcome(state) is not None
        assert len(GAME.view(state, 0)["players"]) == 1


@pytest.mark.parametrize("faction", FACTIONS)
def test_five_rounds_with_two_attacks_each(faction: str) -> None:
    """SOLO-9, SOLO-22, SOLO-45, AMB-45: 5 rounds, 2 attacks each, 11 attack cards in all."""
    for seed in range(6):
        state, random = new(seed, faction), Random(seed)
        begins: dict[int, tuple[int, int]] = {}
        while GAME.pending(state):
            at_random(state, random)
            seen = virtual(state)
            begins.setdefault(state.round, (seen["deck_size"], len(seen["collection"])))
        assert sorted(begins) == [1, 2, 3, 4, 5]
        assert [begins[round_][0] for round_ in range(1, 6)] == [15, 13, 11, 9, 7]
        assert virtual(state)["deck_size"] == 5
        collected = [begins[round_][1] for round_ in range(1, 6)]
        collected.append(len(virtual(state)["collection"]))
        assert all(
            later - earlier <= 6  # 2 dealt, 2 razed, 2 that a renewed Temple of Ra gave back
            for earlier, later in pairwise(collected)
        )


@pytest.mark.parametrize("faction", FACTIONS)
def test_without_interference_ten_cards_are_collected(faction: str) -> None:
    """AMB-45, SOLO-14: who only passes gains 3 cards a round and loses to 10 collected ones."""
    state = new(7, faction)
    while GAME.pending(state):
        (decision,) = GAME.pending(state).values()
        if decision.kind == "turn":
            assert GAME.view(state, 0)["players"][0]["hand_size"] == 4 + 3 * state.round
            assert len(virtual(state)["area"]) == 2
            assert len(virtual(state)["collection"]) == 2 * (state.round - 1)
        GAME.apply(state, 0, decision.moves[-1])
    assert len(virtual(state)["collection"]) == 10
    assert GAME.view(state, 0)["common_discard"] == []
    result = GAME.outcome(state)
    assert result is not None
    assert result.winners == ()
    assert result.rank == ""


# Attack cards as deals


def test_every_revealed_attack_card_can_be_chosen() -> None:
    """AMB-49: the player chooses which one leaves the line; equal targets differ by their place."""
    state = table(
        CARDS,
        {
            "players": [{"faction": "rome", "goods": {"worker": 1}, "empire": ["rome/spies"]}],
            "virtual": {"line": ["wood", "gold", "wood"]},
        },
    )
    flow.advance(state)
    GAME.apply(state, 0, GAME.parse(state, 0, "use rome/spies")[0])
    lines = []
    for move in GAME.legal(state, 0):
        other = GAME.copy(state)
        GAME.apply(other, 0, move)
        lines.append(virtual(other)["line"])
    assert sorted(lines) == [["gold", "wood"], ["wood", "gold"], ["wood", "wood"]]


# The attack on the Japanese

BY_DEAL_FIELD = [
    ("card", "japan/buddhas-temple"),
    ("raze", "japan/ninjas"),
    ("gold", "jap010"),
    ("vp", "japan/dojo"),
    ("stone", "jap009"),
    ("worker", "japan/farm"),
    ("food", "japan/stalls"),
]
"""One location for each good of a deal field, in the order of attack; no kind helps the order."""


@pytest.mark.parametrize("place", range(len(BY_DEAL_FIELD)))
def test_the_deal_field_decides_what_is_attacked(place: int) -> None:
    """SOLO-41: the order is card, raze token, gold, VP, stone, worker, food, wood."""
    left = [card for _, card in BY_DEAL_FIELD[place:]]
    state = after(
        "attack",
        players=[{"faction": "japan", "empire": left[::-1]}],
        virtual={"line": ["vp"], "deck": ["vp", "wood"]},
    )
    good, first = BY_DEAL_FIELD[place]
    (collected,) = virtual(state)["collection"]
    card = CARDS.of_number[collected]
    assert first in (collected, CARDS.slugs[card])
    assert len(state.players[0].empire) == len(left) - 1, good


# Ranks


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (2, "commoner"),
        (29, "commoner"),
        (30, "servant"),
        (39, "servant"),
        (40, "squire"),
        (49, "squire"),
        (50, "knight"),
        (59, "knight"),
        (60, "castellan"),
        (69, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (143, "emperor"),
    ],
)
def test_ranks(points: int, rank: str) -> None:
    """SOLO-RANK-1 to SOLO-RANK-7: where each rank begins and ends."""
    state = after(
        "scoring",
        round=5,
        players=[{"faction": "rome", "score": points - 2, "empire": ["rome/builder"]}],
    )
    result = GAME.outcome(state)
    assert result is not None
    assert result.winners == (0,)
    assert result.scores == (points,)
    assert result.rank == rank


# Gate and Shrine


@pytest.mark.parametrize(
    ("built", "asked"),
    [
        (["japan/casino", "mill"], ["draft"]),
        (["japan/gate"], ["under", "draft"]),
        (["japan/shrine"], ["put", "draft"]),
        (["japan/shrine", "japan/gate"], ["under", "put", "draft"]),
    ],
)
def test_only_gate_and_shrine_ask_in_cleanup(built: list[str], asked: list[str]) -> None:
    """JAPAN-32, JAPAN-33: cards and resources are laid aside only where a Gate or Shrine stands."""
    player = {"faction": "japan", "goods": {"wood": 1}, "hand": ["castle"], "empire": built}
    state = table(CARDS, {"players": [player]})
    state.explicit = False
    flow.advance(state)
    GAME.apply(state, 0, GAME.parse(state, 0, "pass")[0])
    found: list[str] = []
    while not found or found[-1] != "draft":
        (decision,) = GAME.pending(state).values()
        found.append(decision.kind)
        GAME.apply(state, 0, decision.moves[-1])
    assert found == asked


def test_cards_under_a_gate_are_secret() -> None:
    """AMB-65: how many cards lie under a Gate is public, which ones only its owner knows."""
    gate = {"card": "japan/gate", "under": ["mill", "jap001"]}
    state = table(CARDS, {"players": [{"faction": "japan", "empire": [gate]}, {"faction": "rome"}]})
    for seat in (0, 1, None):
        (seen,) = GAME.view(state, seat)["players"][0]["empire"]
        assert seen["under"] == 2
        known = {CARDS.numbers[card] for card in state.players[0].empire[0].under}
        told = {card for card in known if f'"{card}"' in json.dumps(GAME.view(state, seat))}
        assert told == (known if seat == 0 else set())

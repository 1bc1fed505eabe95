"""The variants: which go together, how many cards they bring, and what stays secret."""

import json
from typing import Any

import pytest

from osada.kernel.game import BadOptions
from osada.scenario.settlers.given import table
from osada.settlers import flow
from osada.settlers.catalogue import COMMON, base
from osada.settlers.game import Settlers
from osada.settlers.state import State

GAME = Settlers()
CARDS = base()
FACTIONS = ("barbarians", "japan", "rome", "egypt")


def in_lookout(**options: Any) -> State:
    """Three players at the beginning of a lookout phase, the common cards known."""
    given = {
        "options": options,
        "phase": "lookout",
        "common_deck": [
            "castle", "mill", "tavern", "quarry", "town", "baker", "joiner", "monument", "armorer",
        ],
        "players": [{"faction": "rome"}, {"faction": "egypt"}, {"faction": "japan"}],
    }  # fmt: skip
    state = table(CARDS, given)
    state.explicit = False
    flow.advance(state)
    return state


def draft(state: State, seat: int, slug: str) -> None:
    """A seat takes a card."""
    GAME.apply(state, seat, GAME.parse(state, seat, f"draft {slug}")[0])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("options", "common"),
    [
        ({}, 2),
        ({"lookout": "alternative"}, 2),
        ({"lookout": "advanced"}, 2),
        ({"peaceful": True}, 2),
        ({"peaceful": True, "peaceful_drafts": 2}, 3),
        ({"peaceful": True, "peaceful_drafts": 2, "lookout": "alternative"}, 2),
        ({"peaceful": True, "peaceful_drafts": 2, "lookout": "advanced"}, 2),
    ],
)
def test_cards_of_a_lookout_phase(
    options: dict[str, Any], common: int, players: int, seed: int
) -> None:
    """LOOKOUT-1, VAR-ALT-6, VAR-ADV-1, VAR-ADV-3, AMB-29, AMB-30: new cards in every round."""
    state = GAME.new({"factions": FACTIONS[:players], **options}, seed)
    while GAME.pending(state):
        seat, decision = next(iter(GAME.pending(state).items()))
        if decision.kind == "turn":
            for player in state.players:
                own = [card for card in player.hand if CARDS.faction[card] != COMMON]
                assert len(own) == 2 + state.round
                assert len(player.hand) - len(own) == 2 + common * state.round
            for passing in [seat, *range(seat + 1, players), *range(seat)]:
                GAME.apply(state, passing, GAME.parse(state, passing, "pass")[0])
        else:
            moves = decision.moves
            GAME.apply(state, seat, moves[(seed * state.round) % len(moves)])
    assert state.round == 5


@pytest.mark.parametrize(
    "options", [{"lookout": "alternative"}, {"lookout": "advanced"}, {"peaceful": True}]
)
def test_no_variant_in_the_solo_game(options: dict[str, Any]) -> None:
    """AMB-30: no lookout variant and no peaceful variant in the solo game."""
    with pytest.raises(BadOptions, match="AMB-30"):
        GAME.new({"factions": ["rome"], **options}, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"lookout": ["alternative", "advanced"]},
        {"lookout": "alternative, advanced"},
        {"alternative": True, "advanced": True},
        {"lookout": "fancy"},
        {"lookout": None},
        {"peaceful": "yes"},
        {"peaceful": True, "peaceful_drafts": 3},
        {"peaceful": True, "peaceful_drafts": True},
    ],
)
def test_one_lookout_at_a_time(options: dict[str, Any]) -> None:
    """AMB-30, VAR-PEACE-3: alternative and advanced exclude each other; one draft or two."""
    with pytest.raises(BadOptions):
        GAME.new({"factions": ["rome", "japan"], **options}, 1)


def test_the_own_pile_may_be_looked_through() -> None:
    """VAR-ALT-7: hand and picks so far are seen by their owner all the time."""
    state = in_lookout(lookout="alternative")
    hand = GAME.view(state, 0)["players"][0]["hand"]
    assert len(hand) == 1
    assert GAME.view(state, 0)["players"][0]["offer"] == ["com006", "com046", "com049"]
    draft(state, 0, "mill")
    seen = GAME.view(state, 0)["players"][0]
    assert seen["hand"] == hand
    assert seen["pick"] == "com006"
    draft(state, 1, "quarry")
    draft(state, 2, "armorer")
    seen = GAME.view(state, 0)["players"][0]
    assert sorted(seen["hand"]) == sorted(["com006", *hand])
    assert seen["offer"] == ["com026", "com044"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_secret_pick_shows_nothing(seat: int | None) -> None:
    """AMB-31, VAR-ALT-3: until all have chosen, nobody can tell what a rival chose."""
    views = []
    for card in ("joiner", "monument", "armorer"):
        state = in_lookout(lookout="alternative")
        draft(state, 2, card)
        views.append(GAME.view(state, seat))
    assert views[0] == views[1] == views[2]
    assert views[0]["turn"] == [0, 1]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_piles_and_cards_in_passing_are_secret(seat: int | None) -> None:
    """AMB-16: the piles of the alternative lookout are secret, also the cards handed on."""
    state = in_lookout(lookout="alternative")
    for number in ("com026", "com044", "com018"):
        assert number not in json.dumps(GAME.view(state, seat))
    for at, card in enumerate(("mill", "quarry", "armorer")):
        draft(state, at, card)
    # Seat 0 now holds the joiner and the monument that seat 2 passed on.
    for number in ("com026", "com044"):
        assert (number in json.dumps(GAME.view(state, seat))) == (seat == 0)
    assert "com018" not in json.dumps(GAME.view(state, seat))


def test_a_pick_from_a_face_up_draft_is_public() -> None:
    """AMB-16: what lies face up is seen by everybody, and so is who takes it."""
    for options in ({}, {"lookout": "advanced"}):
        state = in_lookout(**options)
        for seat in (1, None):
            assert GAME.view(state, seat)["offer"][:2] == ["com046", "com006"]
            assert GAME.view(state, seat)["turn"] == [0]
        state.log = []
        draft(state, 0, "castle")
        assert ("drafted", 0, CARDS.of_number["com046"]) in state.log
        assert "com046" not in GAME.view(state, 1)["offer"]

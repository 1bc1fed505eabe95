"""BUILD-10: which foundation is given up."""

import json
from typing import Any

import pytest

from osada.bots import ask, bot
from osada.kernel.game import Refused
from osada.kernel.random import seeded
from osada.scenario.settlers.given import table
from osada.settlers import flow, spots, words
from osada.settlers.catalogue import base
from osada.settlers.coded import face_down, laid_card
from osada.settlers.game import Settlers
from osada.settlers.setup import options
from osada.settlers.state import State

CARDS = base()
GAME = Settlers()
TOWER = "barbarians/sentry-tower"


def card(name: str, copy: int = 0) -> int:
    return CARDS.of_slug[name][copy]


def building(*lying: int, empire: tuple[str, ...] = (), goods: int = 2, rules: int = 2) -> State:
    """A Barbarian with these foundations who is building a Sentry Tower."""
    state = table(
        CARDS,
        {
            "players": [
                {
                    "faction": "barbarians",
                    "goods": {"wood": goods},
                    "hand": [TOWER],
                    "empire": list(empire),
                },
                {"faction": "japan", "hand": ["mason"]},
            ]
        },
    )
    state.options = options(CARDS, state.options.as_dict(), rules)
    state.explicit = False
    there = {laid_card(one) for one in lying}
    state.common_deck = [one for one in state.common_deck if one not in there]
    state.players[0].foundations = lying
    flow.advance(state)
    GAME.apply(state, 0, GAME.parse(state, 0, f"build {TOWER}")[0])
    return state


def texts(state: State) -> list[str]:
    return [GAME.text(state, 0, each) for each in GAME.legal(state, 0)]


def given_up(state: State, line: str) -> list[str]:
    """The foundations that are left."""
    for step in GAME.steps(state, 0, line):
        GAME.apply(state, 0, step)
    return [CARDS.slugs[laid_card(one)] for one in state.players[0].foundations]


JOINER, OTHER_JOINER, TAVERN = card("joiner"), card("joiner", 1), card("tavern")


def test_those_that_differ_are_offered_by_name() -> None:
    state = building(TAVERN, JOINER, empire=("quarry",))
    assert texts(state) == ["choose quarry", "choose foundation tavern", "choose foundation joiner"]
    assert given_up(state.copy(), "choose foundation joiner") == ["tavern"]
    assert given_up(state.copy(), "choose foundation tavern") == ["joiner"]
    assert given_up(state, "choose foundation") == ["joiner"]


def test_those_alike_are_one_answer() -> None:
    assert CARDS.printing[JOINER] == CARDS.printing[OTHER_JOINER]
    state = building(JOINER, OTHER_JOINER, empire=("quarry",))
    assert texts(state) == ["choose quarry", "choose foundation"]
    assert given_up(state, f"choose foundation {CARDS.numbers[OTHER_JOINER]}") == ["joiner"]


def test_the_only_kind_is_not_asked_for() -> None:
    state = building(JOINER, OTHER_JOINER)
    assert GAME.pending(state)[1].kind == "turn"


@pytest.mark.parametrize("other", [OTHER_JOINER, TAVERN])
def test_those_laid_from_hand_are_each_asked_for(other: int) -> None:
    """AMB-15: whether somebody is asked must not tell the others what lies face down."""
    state = building(face_down(JOINER), face_down(other))
    assert len(texts(state)) == 2
    assert len(set(texts(state))) == 2
    shown = [json.dumps(GAME.view(state, eyes)) for eyes in (1, None)]
    assert not any(CARDS.numbers[JOINER] in view or CARDS.numbers[other] in view for view in shown)
    for line in texts(state):
        trial = state.copy()
        assert len(given_up(trial, line)) == 1
        assert len(trial.common_discard) == 1


def test_a_known_one_and_a_hidden_one_are_told_apart_by_number() -> None:
    state = building(JOINER, face_down(OTHER_JOINER))
    numbers = [CARDS.numbers[JOINER], CARDS.numbers[OTHER_JOINER]]
    assert texts(state) == [f"choose foundation {number}" for number in numbers]
    assert given_up(state, texts(state)[1]) == ["joiner"]
    assert state.players[0].foundations == (JOINER,)
    assert state.common_discard == [OTHER_JOINER]


def refused(state: State, line: str) -> tuple[str, str]:
    with pytest.raises(Refused) as error:
        GAME.apply(state, 0, GAME.parse(state, 0, line)[0])
    refusal = error.value.refusal
    assert refusal.clause == "BUILD-10"
    for language in ("en", "pl", "cs"):
        assert "{" not in words.refusal(CARDS, refusal, language)
    return refusal.reason, refusal.clause


def test_what_does_not_lie_there_is_refused() -> None:
    state = building(TAVERN, JOINER, empire=("quarry",))
    assert refused(state, "choose foundation quarry")[0] == "not-a-foundation"
    assert refused(building(empire=("quarry", "mason")), "choose foundation")[0] == "no-foundation"


def test_by_older_rules_the_oldest_goes() -> None:
    state = building(TAVERN, JOINER, empire=("quarry",), rules=1)
    assert texts(state) == ["choose quarry", "choose foundation"]
    assert refused(state, "choose foundation joiner")[0] == "oldest-foundation"
    assert given_up(state, "choose foundation") == ["joiner"]
    assert GAME.pending(building(TAVERN, JOINER, rules=1))[1].kind == "turn"


def test_where_each_is_picked_and_what_it_is_called() -> None:
    state = building(TAVERN, JOINER, OTHER_JOINER)
    found = spots.possible(GAME, state, 0, "en", {})
    assert [(offer.zone, offer.cards, offer.label) for offer in found] == [
        ("foundations", (CARDS.numbers[TAVERN],), "A foundation: Tavern"),
        (
            "foundations",
            (CARDS.numbers[JOINER], CARDS.numbers[OTHER_JOINER]),
            "A foundation: Joiner",
        ),
    ]
    for at, number in ((0, TAVERN), (1, OTHER_JOINER)):
        spot = spots.Spot(spots.FOUNDATIONS, 0, CARDS.numbers[number])
        assert spots.moves_of(state, 0, GAME.legal(state, 0))[spot] == [found[at].move]
        assert spots.refusals(GAME, state, 0, spot) == []


@pytest.mark.parametrize("code", ["greedy", "mcts:40", "planner:20ms"])
def test_bots_give_up_what_helps_others_least(code: str) -> None:
    """A strong card that is a foundation does not come back with the discard pile."""
    worst: dict[str, Any] = {}
    for lying in ((TAVERN, JOINER), (JOINER, TAVERN)):
        state = building(*lying)
        worst[str(lying)] = GAME.text(state, 0, ask(bot(code), GAME, state, 0, seeded(1)))
    assert len(set(worst.values())) == 1

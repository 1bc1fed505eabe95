"""Hints: what a review would find best, by nothing that the seat cannot know, with its reasons."""

import json
from typing import Any

import pytest

from osada.bots import thinker
from osada.kernel.random import step
from osada.settlers import Settlers
from osada.settlers import verbs as w
from osada.settlers.state import State
from osada.study import depth
from osada.study.coach import UNLOOKED
from osada.study.depth import Depth
from osada.study.hint import hint, told, told_in_campaign
from osada.study.judgement import APART
from tests.campaign.games import CAMPAIGN, begun_on_paper, between, walk
from tests.campaign.test_seats import left_by_first
from tests.study.games import TINY, decisions, moment, two_players

LATE = range(-84, -20, 8)
"""Decisions from which the game is quickly played out."""
NO_REASONS = Depth(1, ((2, 1), (2, 2)), 2, 0)
ASKED = {"depth": "quick", "language": "en"}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glance: what a hint may say does not depend on how long it was looked for."""
    monkeypatch.setitem(depth.HINTS, "quick", NO_REASONS)


def sample(number: int) -> tuple[Settlers, State, State, int]:
    """A decision of a recorded game: the real state, and what its seat could be looking at."""
    found = moment(two_players(), decisions()[number].at)
    game = two_players().game
    return game, found.state, game.sample(found.state, found.seat, 7), found.seat


def test_a_hint_is_a_legal_move_and_others_are_not_better() -> None:
    reasoned = 0
    for number in LATE:
        game, _, seen, seat = sample(number)
        decision = game.pending(seen)[seat]
        found = hint(game, seen, seat, TINY)
        named = [found.move, found.alike, found.other]
        others = [one for one in named if one is not None]
        assert all(one in decision.moves for one in others)
        assert len(set(others)) == len(others)
        assert found.compared == (decision.kind not in UNLOOKED)
        if found.other is None:
            assert not found.ahead
            assert not found.why
            continue
        assert found.ahead >= APART
        assert found.within >= 0
        assert found.why
        reasoned += 1
    assert reasoned > 1


@pytest.mark.parametrize("number", [4, -30])
def test_what_is_hidden_changes_no_hint(number: int) -> None:
    """The same table with other hidden cards: whatever the seat sees is as it was."""
    game, state, _, seat = sample(number)
    other = game.sample(state, seat, 99)
    other.options = state.options
    assert game.hash(other) != game.hash(state)
    here, there = (hint(game, one, seat, NO_REASONS) for one in (state, other))
    assert here == there


def test_nobody_is_told_to_pass_with_a_supply_full_of_goods() -> None:
    number = next(
        at
        for at, one in enumerate(decisions())
        if (then := moment(two_players(), one.at).state).round == 5
        and not then.stack
        and not then.acted
    )
    game, _, seen, seat = sample(number)
    assert w.PASS_ROUND in game.pending(seen)[seat].moves
    found = hint(game, seen, seat, NO_REASONS)
    assert w.PASS_ROUND not in (found.move, found.alike)


def test_a_first_answer_has_no_reasons_and_the_closer_look_has_some() -> None:
    number = next(at for at in LATE if hint(*_asked(at), NO_REASONS).other is not None)
    assert hint(*_asked(number), NO_REASONS).why == ()
    assert not depth.HINTS["quick"].whole
    assert depth.HINTS["usual"].whole


def _asked(number: int) -> tuple[Settlers, State, int]:
    game, _, seen, seat = sample(number)
    return game, seen, seat


def test_reasons_are_said_in_the_language_of_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(depth.HINTS, "quick", TINY)
    for number in LATE:
        asked = _asked(number)
        said = {
            language: told(*asked, {"depth": "quick", "language": language})
            for language in ("en", "pl", "cs")
        }
        if "why" not in said["en"]:
            continue
        assert len({one["text"] for one in said.values()}) == 1
        assert len({tuple(one["why"]) for one in said.values()}) == 3
        assert all(one["ahead"] >= APART for one in said.values())
        return
    raise AssertionError("no move was ever better than another")


@pytest.mark.usefixtures("quick")
def test_the_program_that_thinks_tells_a_hint_as_data() -> None:
    match = two_players().match
    at = decisions()[-9].at
    seat = decisions()[-9].seat
    question: dict[str, Any] = {
        "game": "settlers", "own_cards": None, "rules": match.game.version,
        "options": match.options, "seed": match.seed,
        "moves": [[one.seat, one.text] for one in match.records[:at]],
        "seat": seat, "bot": thinker.ADVICE, "random": 1, **ASKED,
    }  # fmt: skip
    said = json.loads(thinker.Thinker().said(json.dumps(question)))
    game, state, _, _ = sample(-9)
    legal = [game.text(state, seat, one) for one in game.pending(state)[seat].moves]
    assert said["text"] in legal
    assert said.get("other", said["text"]) in legal


# In a campaign


def advised(state: Any) -> dict[str, Any]:
    """What whoever is asked is advised to do: one of their moves."""
    seat, decision = next(iter(CAMPAIGN.pending(state).items()))
    found = told_in_campaign(CAMPAIGN, CAMPAIGN.sample(state, seat, 5), seat, ASKED)
    legal = {CAMPAIGN.text(state, seat, one) for one in decision.moves}
    named = {found[key] for key in ("text", "alike", "other") if key in found}
    assert named <= legal
    return found


@pytest.mark.usefixtures("quick")
def test_hints_are_given_in_a_game_of_a_campaign_and_between_two() -> None:
    options = begun_on_paper("medieval", ["rome", "egypt"])
    in_game = [state.copy() for state in walk(options, 3, 60)][::20]
    assert any("other" in advised(state) for state in in_game)
    asked = {}
    for state in between(options, 3):
        (decision,) = CAMPAIGN.pending(state).values() or [None]
        if decision is not None and decision.kind not in asked:
            asked[decision.kind] = advised(state)
    assert {"buy", "field"} <= set(asked)


@pytest.mark.usefixtures("quick")
def test_hints_fit_seats_where_somebody_no_longer_plays() -> None:
    state = left_by_first().state
    random = 1
    for number in range(40):
        seat = CAMPAIGN.asked(state)
        moves = CAMPAIGN.options(state, seat)
        if number in (5, 39):
            advised(state)
        random = step(random)
        CAMPAIGN.make(state, seat, moves[random % len(moves)])

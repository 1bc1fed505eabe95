"""One decision judged: by nothing that its seat could not know, the same each time."""

import json
from dataclasses import replace

import pytest

from osada.bots.thinker import Thinker
from osada.settlers import verbs as w
from osada.study.coach import Coach, margins
from osada.study.depth import DEPTHS
from osada.study.judge import is_open, judge
from osada.study.judgement import MARKS, Judgement, mark_of, of_row
from osada.study.lines import FRESH, Compared, Deals, Tries, lead, mean, within
from osada.study.work import question
from tests.study.games import TINY, decisions, moment, two_players

LATE = 5
"""So many decisions before the end: quick to play out."""


def judged(at: int) -> Judgement:
    found = moment(two_players(), at)
    return judge(Coach(two_players().game), found.state, found.seat, found.move, found.at, TINY)


@pytest.mark.parametrize("number", [2, -40])
def test_what_is_hidden_changes_no_judgement(number: int) -> None:
    """The same table with other hidden cards: whatever the seat sees is as it was."""
    decision = decisions()[number]
    found = moment(two_players(), decision.at)
    game, seat, state = two_players().game, found.seat, found.state
    other = game.sample(state, seat, 99)
    other.options = state.options
    assert game.view(other, seat) == game.view(state, seat)
    assert game.hash(other) != game.hash(state)
    coach = Coach(game)
    here, there = (
        judge(coach, one, seat, found.move, found.at, TINY).row() for one in (state, other)
    )
    assert here == there


def test_a_judgement_holds_together() -> None:
    decision = decisions()[-LATE]
    found = judged(decision.at)
    assert (found.at, found.seat) == (decision.at, decision.seat)
    assert found.played.text == decision.text
    assert found.mark in MARKS
    assert len({line.text for line in found.lines}) == len(found.lines) <= 4
    assert all(found.best.margin >= line.margin for line in found.lines)
    assert found.before[found.seat] - found.after[found.seat] == pytest.approx(found.loss)
    assert of_row(json.loads(json.dumps(found.row()))).row() == found.row()


def test_an_early_pass_is_a_slip_with_reasons() -> None:
    """Whoever passes at once, with a supply full of goods, loses points, and hears where."""
    decision = next(
        one
        for one in decisions()
        if (at := moment(two_players(), one.at)).state.round == 5
        and not at.state.stack
        and not at.state.acted
    )
    found = moment(two_players(), decision.at)
    coach = Coach(two_players().game)
    depth = replace(TINY, fresh=8)
    told = judge(coach, found.state, found.seat, w.PASS_ROUND, found.at, depth)
    assert told.mark == "blunder"
    assert told.loss > 6
    assert told.best.goes_on
    assert told.best.score > told.played.score
    assert sum(told.best.points.values()) == pytest.approx(told.best.score)
    assert told.why
    points = [one for one in told.why if one.what == "points"]
    assert points
    assert points[0].facts["way"] == "less"


@pytest.mark.parametrize("last", [True, False])
def test_a_loss_is_measured_at_the_end_of_the_game_too(last: bool) -> None:
    """In the last round that is the same; before it, what the end of a round leaves open counts."""
    found = next(
        moment(two_players(), one.at)
        for one in reversed(decisions())
        if (moment(two_players(), one.at).state.round == 5) == last
    )
    deals = Deals(Coach(two_players().game), found.state, found.seat, found.at)
    best, played = deals.decision(deals.deal(0)).moves[:2]
    soon = Tries(best), Tries(played)
    for one in soon:
        one.play(deals, FRESH, 4)
    plain = lead(*soon, found.seat)
    compared = Compared(deals, best, played, 4)
    alike = compared.cost(found.seat) == pytest.approx(mean(plain))
    assert alike == last
    assert (compared.within == pytest.approx(within(plain))) == last


def test_a_thinker_says_the_same() -> None:
    """In whatever order it is asked, in whatever process."""
    thinker = Thinker()
    late, later = decisions()[-3], decisions()[-2]
    asked = [json.loads(json.dumps(question(two_players(), one, "quick"))) for one in (late, later)]
    first = [json.loads(thinker.answer(one)) for one in asked]
    again = [json.loads(Thinker().answer(one)) for one in reversed(asked)]
    assert first == again[::-1]
    assert [one["at"] for one in first] == [late.at, later.at]


def test_only_open_decisions_are_judged() -> None:
    known = {one.at for one in decisions()}
    for one in two_players().moments():
        decision = two_players().game.pending(one.state)[one.seat]
        assert (one.at in known) == is_open(decision, one.move)
        if decision.kind == "keep":
            assert (one.at in known) == (one.move is not decision.moves[0])


@pytest.mark.parametrize(
    ("loss", "sure", "mark"),
    [
        (0.4, 0.1, "best"),
        (0.6, 0.1, "good"),
        (1.2, 1.0, "inaccuracy"),
        (1.2, 1.3, "good"),
        (3.5, 2.0, "mistake"),
        (3.5, 2.6, "inaccuracy"),
        (7.0, 3.9, "blunder"),
        (7.0, 4.5, "mistake"),
        (7.0, 7.5, "good"),
    ],
)
def test_a_mark_needs_points_and_certainty(loss: float, sure: float, mark: str) -> None:
    assert mark_of(loss, sure) == mark


def test_margins_are_over_the_best_opponent() -> None:
    assert margins([10, 7, 12]) == (-2, -5, 2)
    assert margins([31]) == (31,)


def test_deeper_is_more() -> None:
    sizes = [(one.look, one.stages[-1][1], one.fresh, one.whole) for one in DEPTHS.values()]
    assert sizes == sorted(sizes)

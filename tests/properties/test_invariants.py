"""What is true in every game, whatever anybody does."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.kernel.game import Move, Refused, move
from osada.kernel.random import seeded
from osada.settlers import verbs as w
from osada.settlers.goods import SUPPLY
from osada.settlers.state import END, State
from osada.settlers.supply import amount
from tests.properties.games import GAME, cards_in, cards_of, examples, options, playout, reached

SEEDS = st.integers(0, 10**6)
MOST_DECISIONS = 5 * 4 * 200 * 40
"""Far above what the guard of AMB-8 lets happen."""


def check(state: State, chosen: dict[str, Any]) -> None:
    for player in state.players:
        for good in SUPPLY:
            assert amount(player, good) >= 0
        assert player.score >= 0
        assert player.defense <= 1 or "boxes" in chosen  # Gifts for the Pharaoh keep tokens
        for location in player.empire:
            assert location.visits <= 2
        assert player.hand == sorted(player.hand)
    assert cards_in(state) == cards_of(chosen)


@given(options(), SEEDS)
@examples(60)
def test_goods_cards_and_end(chosen: dict[str, Any], seed: int) -> None:
    """GOODS-6, CARD-2, DEFENSE-10, ROUND-1, AMB-8: nothing negative or lost, and an end."""
    state = GAME.new(chosen, seed)
    for decisions, _ in enumerate(playout(state, seed)):
        check(state, chosen)
        assert decisions < MOST_DECISIONS
        assert 1 <= state.round <= 5
    check(state, chosen)
    assert state.phase == END
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert score == sum(source.points for source in outcome.sources[seat])
        played = sum(points for _, _, _, points in state.players[seat].points)
        assert played == state.players[seat].score


@given(options(), SEEDS)
@examples(25)
def test_listed_moves_are_the_legal_ones(chosen: dict[str, Any], seed: int) -> None:
    """A listed move is never refused; its text names it and no other."""
    state = GAME.new(chosen, seed)
    for _seat, _move in playout(state, seed):
        for seat, decision in GAME.pending(state).items():
            texts = [GAME.text(state, seat, legal) for legal in decision.moves]
            assert len(set(texts)) == len(texts)
            for legal, text in zip(decision.moves, texts, strict=True):
                assert GAME.why_not(state, seat, legal) is None
                assert GAME.parse(state, seat, text)[0] is legal


def any_move(draw: st.DataObject, state: State) -> Move:
    kind = draw.draw(st.integers(w.DRAFT, w.CHOOSE_SPEND))
    if kind in (w.SEND, w.CHOOSE_GOOD):
        return move(kind, draw.draw(st.integers(0, 8)))
    if kind == w.CHOOSE_COLOUR:
        return move(kind, draw.draw(st.integers(0, 10)))
    if kind == w.CHOOSE_PRAYER:
        return move(kind, draw.draw(st.integers(0, 1)))
    if kind in (w.CHOOSE_KEEP, w.CHOOSE_SPEND):
        return move(kind, draw.draw(st.integers(0, 5)), draw.draw(st.integers(0, 3)))
    if kind == w.CHOOSE_PAY:
        return move(kind, w.packed(*draw.draw(st.tuples(*[st.integers(0, 2)] * 6))))
    if kind == w.CHOOSE_DECK:
        return move(kind, draw.draw(st.integers(0, 2)))
    what = draw.draw(st.integers(0, len(state.cards.numbers) - 1))
    if kind in (w.RAZE_OF, w.CHOOSE_LOCATION, w.CHOOSE_DEAL, w.VISIT):
        return move(kind, what, draw.draw(st.integers(0, 1)))
    if kind == w.USE:
        return move(kind, what, draw.draw(st.integers(1, 3)))
    if kind == w.CHOOSE_PLAYER:
        return move(kind, draw.draw(st.integers(0, 1)))
    if kind in (w.END, w.PASS, w.CHOOSE_FOUNDATION, w.CHOOSE_DONE):
        return move(kind)
    return move(kind, what)


@given(options(), SEEDS, st.integers(0, 150), st.data())
@examples(150)
def test_other_moves_are_refused_and_change_nothing(
    chosen: dict[str, Any], seed: int, depth: int, draw: st.DataObject
) -> None:
    state = reached(chosen, seed, depth)
    before = GAME.hash(state)
    for _ in range(20):
        tried = any_move(draw, state)
        seat = draw.draw(st.integers(0, state.seats - 1))
        trial = state.copy()
        refusal = GAME.why_not(trial, seat, tried)
        assert GAME.hash(trial) == before
        if refusal is None:
            GAME.apply(trial, seat, tried)
            check(trial, chosen)
        else:
            with pytest.raises(Refused) as refused:
                GAME.apply(trial, seat, tried)
            assert refused.value.refusal.clauses == refusal.clauses
            assert GAME.hash(trial) == before


NUMBERS = st.integers(-(10**12), 10**12) | st.integers(-3, 260)


@given(options(), SEEDS, st.integers(0, 150), st.data())
@examples(60)
def test_forged_moves_are_refused(
    chosen: dict[str, Any], seed: int, depth: int, draw: st.DataObject
) -> None:
    """Whatever numbers a move has, it is legal or refused, never an accident."""
    state = reached(chosen, seed, depth)
    for _ in range(20):
        forged = move(draw.draw(st.integers(-1, 28)), draw.draw(NUMBERS), draw.draw(NUMBERS))
        seat = draw.draw(st.integers(-1, 4))
        decision = GAME.pending(state).get(seat)
        trial = state.copy()
        if GAME.why_not(trial, seat, forged) is not None:
            with pytest.raises(Refused):
                GAME.apply(trial, seat, forged)
            assert GAME.hash(trial) == GAME.hash(state)
        else:
            assert decision is not None
            GAME.apply(trial, seat, forged)
            check(trial, chosen)


@given(options(), SEEDS, st.integers(0, 200))
@examples(40)
def test_a_copy_is_independent(chosen: dict[str, Any], seed: int, depth: int) -> None:
    state = reached(chosen, seed, depth)
    before = GAME.hash(state)
    copy = GAME.copy(state)
    assert GAME.hash(copy) == before
    for _ in playout(copy, seed + 1):
        pass
    assert GAME.hash(state) == before


@given(options(), SEEDS)
@examples(30)
def test_replay_equals_play(chosen: dict[str, Any], seed: int) -> None:
    """The same options, seed and moves give the same game, hash by hash."""
    state = GAME.new(chosen, seed)
    again = GAME.new(chosen, seed)
    for seat, made in playout(state, seed):
        text = GAME.text(state, seat, made)
        assert GAME.hash(again) == GAME.hash(state)
        GAME.apply(again, seat, GAME.parse(again, seat, text)[0])
    assert GAME.hash(again) == GAME.hash(state)
    assert GAME.outcome(again) == GAME.outcome(state)


@given(options(), SEEDS)
@examples(25)
def test_a_view_never_leaks(chosen: dict[str, Any], seed: int) -> None:
    """CARD-27, AMB-15, AMB-16: what a seat cannot see changes nothing in its view or moves."""
    state = GAME.new(chosen, seed)
    for at, _ in enumerate(playout(state, seed)):
        if at % 3:
            continue
        for seat in range(state.seats):
            other = GAME.sample(state, seat, seeded(seed + at))
            assert GAME.view(other, seat) == GAME.view(state, seat)
            mine, theirs = GAME.pending(state).get(seat), GAME.pending(other).get(seat)
            assert (mine is None) == (theirs is None)
            if mine is not None and theirs is not None:
                assert list(mine.moves) == list(theirs.moves)
            check(other, chosen)
            for decider, decision in GAME.pending(other).items():
                for legal in (decision.moves[0], decision.moves[-1]):
                    GAME.apply(other.copy(), decider, legal)
        everybody = GAME.view(state, None)
        for seat in range(state.seats):
            assert GAME.view(GAME.sample(state, seat, seeded(at)), None) == everybody


@given(options(), SEEDS)
@examples(10)
def test_a_sample_can_be_played_to_its_end(chosen: dict[str, Any], seed: int) -> None:
    state = GAME.new(chosen, seed)
    for at, (seat, _) in enumerate(playout(state, seed)):
        if at % 25 == 0:
            other = GAME.sample(state, seat, seeded(at))
            for _ in playout(other, at):
                pass
            check(other, chosen)


def test_samples_differ() -> None:
    """A sample really deals anew."""
    state = GAME.new({"factions": ["rome", "egypt"]}, 3)
    hands = {tuple(GAME.sample(state, 0, seeded(i)).players[1].hand) for i in range(20)}
    assert len(hands) > 10
    assert tuple(state.players[0].hand) == tuple(GAME.sample(state, 0, 5).players[0].hand)

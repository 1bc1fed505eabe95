"""Every legal move is exactly one action, which means the same in every game."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.gym import action_meaning, numbering, raw_env
from osada.gym.numbered import blank
from osada.gym.settlers.actions import Actions
from osada.gym.settlers.encode import Encoder
from osada.gym.settlers.layout import Layout
from osada.gym.settlers.numbering import Numbering
from osada.kernel.game import Move, move
from osada.settlers import verbs as w
from osada.settlers.coded import deal_card
from osada.settlers.state import State
from tests.gym.games import busy
from tests.properties.games import GAME, examples, options

NUMBERING = numbering()
ACTIONS = Actions(NUMBERING)


def numbered(state: State, seat: int, moves: list[Move]) -> list[int]:
    mask = blank(ACTIONS.size)
    codes = ACTIONS.codes(moves, state, seat, mask)
    assert sorted(set(codes)) == [at for at, legal in enumerate(mask.getvalue()) if legal]
    return codes


@given(options(boxed=False), st.integers(0, 10**6))
@examples(60)
def test_every_legal_move_is_one_action(chosen: dict[str, Any], seed: int) -> None:
    """And the action leads back to the move; all that can be told from its name fits."""
    state = GAME.new(chosen, seed)
    for _ in busy(state, seed):
        for seat, decision in GAME.pending(state).items():
            moves = list(decision.moves)
            codes = numbered(state, seat, moves)
            assert len(set(codes)) == len(moves)
            for legal, code in zip(moves, codes, strict=True):
                check_meaning(state, seat, legal, action_meaning(code))


@given(options(), st.integers(0, 10**6))
@examples(15)
def test_moves_of_boxes_are_actions_too(chosen: dict[str, Any], seed: int) -> None:
    """Blessings, prayers and visits: each legal move has an action of its own."""
    state = GAME.new(chosen, seed)
    actions = Actions(Numbering(state.cards))
    observed = Encoder(state.cards, Layout(state.cards))
    for _ in busy(state, seed):
        for seat, decision in GAME.pending(state).items():
            codes = actions.codes(list(decision.moves), state, seat, blank(actions.size))
            assert len(set(codes)) == len(decision.moves)
            assert observed.write(blank(observed.size), state, seat) <= observed.size


WITH_CARD = {
    w.DRAFT: "draft",
    w.BUILD: "build",
    w.DEAL: "deal",
    w.RAZE: "raze",
    w.RAZE_OF: "raze",
    w.USE: "use",
    w.GUARD: "guard",
    w.SAMURAI: "samurai on",
    w.CHOOSE_CARD: "choose card",
    w.CHOOSE_LOCATION: "choose location",
    w.CHOOSE_DEAL: "choose deal",
}


def check_meaning(state: State, seat: int, legal: Move, meaning: str) -> None:
    if legal.kind in WITH_CARD:
        slug = state.cards.slugs[deal_card(legal.what)]
        assert meaning.startswith(f"{WITH_CARD[legal.kind]} {slug}")
    if legal.kind in (w.RAZE_OF, w.CHOOSE_LOCATION, w.CHOOSE_DEAL):
        rival = (legal.arg - seat) % len(state.players)
        assert (f" of rival {rival}" if rival else " of mine") in meaning
    if legal.kind == w.CHOOSE_PAY:
        assert f"choose {meaning.removeprefix('pay ')}" == GAME.text(state, seat, legal)
    if legal.kind == w.CHOOSE_KEEP:
        assert f"choose {meaning.removeprefix('keep ')}" == GAME.text(state, seat, legal)
    if legal.kind == w.CHOOSE_PLAYER:
        assert meaning == f"choose rival {(legal.what - seat) % len(state.players)}"
    if legal.kind == w.USE:
        assert ("twice" in meaning) == (legal.arg == 2)
        assert ("three times" in meaning) == (legal.arg == 3)


def test_every_action_has_a_meaning_of_its_own() -> None:
    assert max(Counter(NUMBERING.meanings).values()) == 1
    assert sum(group.size for group in NUMBERING.groups) == ACTIONS.size
    for group, following in zip(NUMBERING.groups, NUMBERING.groups[1:], strict=False):
        assert group.offset + group.size == following.offset


def castles() -> list[int]:
    """Two castles alike in print."""
    cards = GAME.cards
    first, *others = cards.of_slug["castle"]
    return [first, next(card for card in others if cards.printing[card] == cards.printing[first])]


def test_copies_share_an_action() -> None:
    """The number does not tell which copy of a card it is."""
    state = GAME.new({"factions": ["rome", "egypt"]}, 1)
    one, two = castles()
    assert numbered(state, 0, [move(w.BUILD, one)]) == numbered(state, 0, [move(w.BUILD, two)])
    assert numbered(state, 0, [move(w.USE, one, 1)]) == numbered(state, 0, [move(w.USE, two, 1)])


def test_moves_with_copies_that_differ_stand_side_by_side() -> None:
    state = GAME.new({"factions": ["rome", "egypt"]}, 1)
    one, two = castles()
    codes = numbered(state, 0, [move(w.USE, one, 1), move(w.USE, one, 2), move(w.USE, two, 1)])
    names = [action_meaning(code) for code in codes]
    printed = f"use castle {GAME.cards.numbers[one]}"
    assert names == [printed, f"{printed} twice", f"{printed}, the 2nd such"]


def test_seats_are_counted_from_the_one_that_moves() -> None:
    state = GAME.new({"factions": ["rome", "egypt", "japan", "barbarians"]}, 1)
    card = GAME.cards.of_slug["mill"][0]
    assert numbered(state, 1, [move(w.RAZE_OF, card, 3)]) == numbered(
        state, 3, [move(w.RAZE_OF, card, 1)]
    )
    assert action_meaning(numbered(state, 3, [move(w.RAZE_OF, card, 0)])[0]) == (
        "raze mill of rival 1"
    )


def test_very_large_amounts_to_keep_are_kept_whole() -> None:
    """40 stands for all from there on: the first answer, which keeps everything."""
    state = GAME.new({"factions": ["rome", "egypt"]}, 1)
    moves = [move(w.CHOOSE_KEEP, 3, kept) for kept in range(50, -1, -1)]
    codes = numbered(state, 0, moves)
    assert moves[codes.index(codes[0])].arg == 50
    assert [action_meaning(code) for code in codes[-2:]] == ["keep 1 gold", "keep 0 gold"]
    assert len(set(codes)) == 41


def test_an_action_does_what_it_means() -> None:
    table = raw_env(factions=["rome", "barbarians"])
    table.reset(seed=4)
    code = table.legal_actions()[0]
    meaning = action_meaning(code)
    drafted = meaning.removeprefix("draft ").split()[0]
    seat = table.table.seat
    table.step(code)
    hand = table.table.state.players[seat].hand
    assert meaning.startswith("draft ")
    assert drafted in [GAME.cards.slugs[card] for card in hand]


@pytest.mark.parametrize("action", [-1, 10**6])
def test_there_is_no_such_action(action: int) -> None:
    with pytest.raises(ValueError, match=f"there is no action {action}; actions are 0 to"):
        action_meaning(action)

"""Bots play campaigns: their games, and what is decided between them."""

from typing import Any

import pytest

from osada.bots import ask, bot, roster
from osada.bots.campaign.between import answer
from osada.campaign import verbs as w
from osada.campaign.state import EMPIRES, END, INVENTIONS, PROVINCES, State
from osada.kernel.game import Decision, move
from osada.kernel.random import step
from tests.campaign.games import CAMPAIGN


def begun(stage: int, **sheet: Any) -> State:
    """A campaign of two at a stage between games; what the first of them has is given."""
    sheets = [{"faction": "rome", "scores": [40], **sheet}, {"faction": "egypt", "scores": [40]}]
    options = {"factions": ["rome", "egypt"], "begun": {"number": 2, "sheets": sheets}}
    state = CAMPAIGN.new(options, 1)
    state.book = state.book.copy()
    state.book.stage, state.book.asked = stage, 0
    return state


def card(slug: str) -> int:
    return CAMPAIGN.table.cards.with_campaign().of_slug[slug][0]


def chosen(state: State, kind: str, verb: int, *what: int) -> int:
    """What the first seat decides among these."""
    return answer(state, 0, Decision(kind, [move(verb, one) for one in what])).what


def test_the_levels_are_those_of_the_card_game() -> None:
    assert roster("campaign").levels == roster("settlers").levels
    assert roster("campaign").codes == roster("settlers").codes


@pytest.mark.parametrize("codes", [("normal", "easy"), ("learned", "greedy"), ("greedy",)])
def test_bots_play_a_game_and_what_follows_it(codes: tuple[str, ...]) -> None:
    state = CAMPAIGN.new({"factions": ["rome", "egypt"][: len(codes)]}, 3)
    bots = [bot(code, "campaign") for code in codes]
    random = 3
    while state.book.number == 1 and CAMPAIGN.outcome(state) is None:
        seat = CAMPAIGN.asked(state)
        random = step(random)
        made = ask(bots[seat], CAMPAIGN, state, seat, random)
        CAMPAIGN.apply(state, seat, made)
    assert state.book.chronicle[0].chapters[0].score > 0


def test_an_invention_is_bought_that_brings_more_than_it_replaces() -> None:
    state = begun(INVENTIONS, inventions=["engineering"], knowledge=100)
    stone, wood = card("wheel"), card("carpentry")  # the Wheel is of the owned one's colour
    assert chosen(state, "buy", w.BUY, stone, wood) == wood


def test_nothing_good_is_replaced_once_something_is_bought() -> None:
    state = begun(INVENTIONS, inventions=["engineering"], knowledge=100)
    moves = [move(w.BUY, card("wheel")), w.NO_MORE]
    assert answer(state, 0, Decision("buy", moves)) is w.NO_MORE


def test_knowledge_is_kept_for_the_next_purchase() -> None:
    moves = [move(w.BUY, card("coinage")), w.NO_MORE]
    rich, poor = begun(INVENTIONS, knowledge=400), begun(INVENTIONS, knowledge=60)
    assert answer(rich, 0, Decision("buy", moves)) is moves[0]
    assert answer(poor, 0, Decision("buy", moves)) is w.NO_MORE


def test_the_province_with_the_better_yield_is_kept() -> None:
    state = begun(PROVINCES)
    better, worse = card("eastern-steppe"), card("damp-meadows")
    assert chosen(state, "province", w.KEEP, worse, better) == better


def test_a_space_is_crossed_off_that_the_empire_can_pay() -> None:
    state = begun(PROVINCES, provinces=["chalk-cliffs"])
    wood, stone = 10, 11
    assert chosen(state, "field", w.CROSS, wood, stone) == stone


def test_a_track_is_filled_before_another_is_begun() -> None:
    state = begun(END, tracks={"military": 1, "economy": 15, "culture": 3})
    assert chosen(state, "track", w.ADVANCE, 0, 1, 2) == 1


def test_the_fallen_found_another_empire() -> None:
    state = begun(EMPIRES)
    moves = [w.LEAVE, move(w.FOUND, 2), move(w.FOUND, 3)]
    assert answer(state, 0, Decision("empire", moves)).kind == w.FOUND


def test_the_cards_of_a_faction_count_more_than_its_board() -> None:
    state = begun(EMPIRES)
    factions = [faction.slug for faction in state.book.options.box.cards.factions]
    japan, rome = (move(w.FOUND, factions.index(slug)) for slug in ("japan", "rome"))
    assert answer(state, 0, Decision("empire", [w.LEAVE, japan, rome])) == rome

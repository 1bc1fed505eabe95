"""Spaces, knowledge, Provinces and Inventions always balance with the chronicle."""

from typing import Any

import pytest

from osada.campaign.state import GAME, NO_CARD, State
from osada.settlers.part import CATEGORIES
from tests.campaign.games import TABLES, begun_on_paper, walk

MOVES = 1500


def check(state: State, first: int) -> None:
    """Every sheet says what its chapters say."""
    book = state.book
    box = book.options.box
    for seat, empire in enumerate(book.empires):
        chapters = [
            chapter
            for record in book.chronicle
            for chapter in record.chapters
            if chapter.seat == seat and chapter.empire == empire.empires and not chapter.founded
        ]
        paper = 400 if first > 1 and empire.empires == 1 else 0
        gained = sum(n for chapter in chapters for _, n in chapter.knowledge)
        spent = sum(price for chapter in chapters for _, price, _ in chapter.bought)
        assert empire.knowledge == paper + gained - spent >= 0
        assert empire.scores == tuple(chapter.score for chapter in chapters if chapter.written)
        since = [chapter for chapter in chapters if chapter.era == empire.era]
        entered = [chapter for chapter in chapters if chapter.new_era == empire.era]
        for track in range(len(CATEGORIES)):
            crossed = sum(chapter.spaces[track] for chapter in since)
            assert empire.tracks[track] == crossed <= box.length(empire.era, track)
        kept = [chapter.province for chapter in (*entered, *since) if chapter.province != NO_CARD]
        fields = [chapter.crossed for chapter in (*entered, *since) if chapter.crossed]
        if empire.fallen:
            assert not empire.provinces
            assert not empire.map
            assert not empire.inventions
        else:
            assert sorted(empire.provinces) == sorted(set(kept))
            assert list(empire.map) == sorted(fields)
            bought = [card for chapter in chapters for card, _, _ in chapter.bought]
            gone = [card for chapter in chapters for _, _, old in chapter.bought for card in old]
            for card in gone:
                bought.remove(card)
            assert sorted(empire.inventions) == sorted(bought)
    _check_cards(state)


def _check_cards(state: State) -> None:
    """Every Province lies in one place, every Invention belongs to one player at most."""
    book = state.book
    box = book.options.box
    drawn = book.drawn if any(card in box.provinces for card in book.drawn) else ()
    owned = [card for empire in book.empires for card in empire.provinces]
    assert sorted((*book.deck, *book.pile, *drawn, *owned)) == box.provinces
    inventions = [card for empire in book.empires for card in empire.inventions]
    assert len(inventions) == len(set(inventions))
    for empire in book.empires:
        colours = [box.colours(card) for card in empire.inventions]
        assert sum(colours) == sum(set(colours))


@pytest.mark.parametrize("options", TABLES, ids=lambda one: "-".join(one["factions"]))
def test_sheets_balance_with_the_chronicle(options: dict[str, Any]) -> None:
    for seed in range(2):
        for state in walk(options, seed, MOVES):
            if state.book.stage != GAME:
                check(state, 1)


@pytest.mark.parametrize("era", ["ancient", "industrial"])
def test_sheets_balance_in_later_games(era: str) -> None:
    games = 0
    for state in walk(begun_on_paper(era, ["rome", "egypt"]), 3, MOVES):
        if state.book.stage != GAME:
            check(state, 5)
        games = len(state.book.chronicle)
    assert games > 1

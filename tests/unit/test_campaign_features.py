"""Features of Inventions in play: their order, pairs of two colours, cards of one's own."""

from pathlib import Path
from typing import Any

import pytest

from osada.scenario.settlers import given, play, then
from osada.settlers import Settlers, flow
from osada.settlers.catalogue import Catalogue, base, extended
from osada.settlers.state import State

OWN = """deck: inventions

[diplomacy]
name: Diplomacy
numbers: dip001
era: ancient
knowledge: 20
colour: white
feature: when you build a new pair of red and blue -> 5 vp
bonus: 1 wood
from: house

[archives]
name: Archives
numbers: arc001
era: ancient
knowledge: 20
colour: orange
feature (twice): when you use an action location -> move the culture marker, 1 food
from: house
"""
PROVINCE = """deck: provinces

[misty-fen]
name: Misty Fen
numbers: mis001
colour: red
action: 1 worker -> 1 foundation, 1 vp
from: house
"""
GOAL = """deck: goals

[rich]
name: Rich
numbers: ric001
category: economy
goal: 2 times when you use an action location
first: 2 gold
from: house
"""


@pytest.fixture
def own(tmp_path: Path) -> Catalogue:
    for name, text in (("a", OWN), ("b", PROVINCE), ("c", GOAL)):
        (tmp_path / f"{name}.cards").write_text(text, "utf-8")
    return extended(tmp_path)


def played(cards: Catalogue, table: dict[str, Any], *moves: str) -> State:
    """A table after moves of the first seat."""
    first, *others = table.pop("players")
    players = [first, *(others or [{"faction": "japan", "passed": True}])]
    state = given.table(cards, {"game": "settlers", **table, "players": players})
    steps = [{"by": 0, "move": text} for text in moves]
    state, wrong = play.steps(state, steps, then.compare)
    assert not wrong
    return state


def test_a_pair_of_two_colours_needs_one_of_each(own: Catalogue) -> None:
    """TERMS-9."""
    player = {
        "faction": "rome", "goods": {"wood": 9, "stone": 9},
        "hand": ["brewer", "hunter-joe", "com046", "com047", "com048"],
        "sheet": {"inventions": ["diplomacy"]},
    }  # fmt: skip
    scores = []
    moves = ["build brewer", "build hunter-joe", "build com046", "build com047", "build com048"]
    for n in range(len(moves)):
        state = played(own, {"players": [player]}, *moves[: n + 1])
        scores.append(state.players[0].score)
    assert scores == [0, 0, 5, 10, 10]


def test_inventions_answer_before_locations_and_by_number() -> None:
    """AMB-C48: whatever the order in which the sheet names them."""
    player = {
        "faction": "rome", "goods": {"wood": 2}, "hand": ["brewer"], "empire": ["mill"],
        "sheet": {"era": "industrial", "inventions": ["fertilisers", "feudal-duties"]},
    }  # fmt: skip
    table = {"game": "settlers", "players": [player, {"faction": "japan", "passed": True}]}
    state = given.table(base(), table)
    state.explicit = False
    flow.advance(state)
    game = Settlers()
    state.log = []
    flow.make(state, 0, game.parse(state, 0, "build brewer")[0])
    gains = [event for event in state.log if event[0] == "gain"]
    sources = [state.cards.slugs[event[4]] for event in gains]
    assert sources == ["feudal-duties", "fertilisers", "fertilisers", "mill", "mill"]


def test_own_cards_of_a_campaign_are_played(own: Catalogue) -> None:
    player = {
        "faction": "rome", "goods": {"worker": 3}, "empire": ["new-forest"],
        "sheet": {"inventions": ["archives", "archery"], "provinces": ["misty-fen"]},
    }  # fmt: skip
    state = played(own, {"players": [player], "goals": ["rich"]}, "use misty-fen")
    first = state.players[0]
    assert (first.raze, first.food, first.score) == (1, 1, 1)
    assert len(first.foundations) == 1
    state = played(
        own,
        {"players": [{**player, "markers": {"economy": 1}}], "goals": ["rich"]},
        "use misty-fen",
    )
    first = state.players[0]
    assert first.gold == 2
    assert first.part is not None
    assert first.part.tracks == (0, 3, 0)


def test_a_game_begins_with_own_cards(own: Catalogue) -> None:
    game = Settlers(own)
    nothing: dict[str, Any] = {
        "era": "ancient", "tracks": {"military": 0, "economy": 0, "culture": 0}, "map": [],
        "provinces": [], "inventions": [],
    }  # fmt: skip
    sheet = {**nothing, "provinces": ["misty-fen"], "inventions": ["diplomacy"]}
    options = {"factions": ["rome", "japan"], "sheets": [sheet, nothing], "goals": ["rich"]}
    state = game.new(options, seed=5)
    assert [state.cards.slugs[at.card] for at in state.players[0].empire] == ["misty-fen"]
    assert state.players[0].wood == 1

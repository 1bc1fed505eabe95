"""What the card language can say and no base card does, and where points are said to come from."""

from pathlib import Path
from typing import Any

import pytest

from osada.kernel.game import Points
from osada.scenario.settlers.given import table
from osada.settlers import flow
from osada.settlers.catalogue import Catalogue, extended
from osada.settlers.game import Settlers
from osada.settlers.state import CLEANUP, State

OWN = """faction: rome

[rome/library]
name: Library
numbers: own001
colour: blue
deal: card
production: keep 2 of 3 faction cards
from: house

[rome/vault]
name: Vault
numbers: own002
colour: grey
deal: stone
feature: keep any stone in cleanup
from: house

[rome/guild]
name: Guild
numbers: own003
colour: gold
deal: gold
feature: when you raze -> 2 cards, 1 common card
from: house

[rome/toll]
name: Toll
numbers: own004
colour: gold
deal: gold
action (twice): 1 resource, 1 wood, 1 gold -> 1 vp
from: house

[rome/shop]
name: Shop
numbers: own005
colour: gold
deal: gold
action (twice): 1 card from hand -> 1 vp
from: house

[rome/bazaar]
name: Bazaar
numbers: own006
colour: gold
deal: gold
production: 1 food
feature: when you raze -> 1 resource of your choice, renew another action location, 1 vp
from: house
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Settlers:
    folder: Path = tmp_path_factory.mktemp("own")
    (folder / "own.cards").write_text(OWN)
    return Settlers(extended(folder))


def at_table(cards: Catalogue, **player: Any) -> State:
    rome = {"faction": "rome", **player}
    state = table(cards, {"players": [rome, {"faction": "barbarians", "passed": True}]})
    state.explicit = False
    flow.advance(state)
    return state


def do(game: Settlers, state: State, *lines: str) -> None:
    for line in lines:
        game.apply(state, 0, game.parse(state, 0, line)[0])


def asked(game: Settlers, state: State) -> list[str]:
    return [game.text(state, 0, move) for move in game.legal(state, 0)]


def test_keep_two_of_three(game: Settlers) -> None:
    deck = ["rome/legion", "rome/builder", "rome/stonemason", "rome/architect"]
    state = at_table(game.cards, hand=["rome/library"], deck=deck)
    do(game, state, "build rome/library", "choose rome/legion", "choose rome/stonemason")
    slugs = game.cards.slugs
    assert sorted(slugs[card] for card in state.players[0].hand) == [
        "rome/legion",
        "rome/stonemason",
    ]
    assert [slugs[card] for card in state.players[0].discard] == ["rome/builder"]
    assert state.players[0].offer == ()


def test_stone_is_kept(game: Settlers) -> None:
    """STORAGE-8: what a location keeps is kept."""
    state = at_table(game.cards, empire=["rome/vault"], goods={"stone": 3, "wood": 2})
    do(game, state, "pass", "choose 2 stone")
    assert (state.players[0].stone, state.players[0].wood) == (2, 0)
    assert state.phase != CLEANUP


def test_a_feature_that_draws(game: Settlers) -> None:
    state = at_table(game.cards, hand=["mill"], goods={"raze": 1}, empire=["rome/guild"])
    do(game, state, "raze mill")
    assert len(state.players[0].hand) == 1
    do(game, state, "choose common", "choose faction")
    assert len(state.players[0].hand) == 3


def test_a_feature_that_asks(game: Settlers) -> None:
    """Its questions come one by one, after the goods of the raze; with one answer it is taken."""
    shop = {"card": "rome/shop", "uses": 2}
    empire = ["rome/bazaar", "rome/guild", shop]
    state = at_table(game.cards, hand=["mill"], goods={"raze": 1}, empire=empire)
    do(game, state, "raze mill", "choose common", "choose common")
    assert asked(game, state) == ["choose wood", "choose stone", "choose food"]
    wood, score = state.players[0].wood, state.players[0].score
    do(game, state, "choose wood")
    player = state.players[0]
    assert (player.wood, player.score, player.empire[2].uses) == (wood + 1, score + 1, 0)


def test_a_card_of_two_kinds_produces_too(game: Settlers) -> None:
    state = at_table(game.cards, hand=["rome/bazaar"])
    do(game, state, "build rome/bazaar")
    assert state.players[0].food == 1
    assert game.view(state, 0)["players"][0]["empire"][0]["row"] == "production"


def test_any_resource_beside_a_fixed_one(game: Settlers) -> None:
    """GOODS-3, AMB-12: every mix that pays exactly, least gold first."""
    goods = {"wood": 2, "stone": 1, "gold": 2}
    state = at_table(game.cards, empire=["rome/toll"], goods=goods)
    do(game, state, "use rome/toll")
    assert asked(game, state) == [
        "choose 2 wood, 1 gold",
        "choose 1 wood, 1 stone, 1 gold",
        "choose 1 wood, 2 gold",
        "choose 1 stone, 2 gold",
    ]
    do(game, state, "choose 1 wood, 2 gold")
    assert (state.players[0].wood, state.players[0].gold, state.players[0].score) == (1, 0, 1)


def test_twice_needs_two_cards(game: Settlers) -> None:
    """AMB-5: both payments are made first."""
    state = at_table(game.cards, empire=["rome/shop"], hand=["mill"])
    assert "use rome/shop" in asked(game, state)
    assert "use rome/shop twice" not in asked(game, state)


def test_the_last_faction_card_can_be_drawn() -> None:
    """GENERAL-2, AMB-13: one card left is still a deck."""
    game = Settlers()
    state = at_table(
        game.cards, goods={"worker": 1}, empire=["castle"], deck={"only": ["rome/legion"]}
    )
    do(game, state, "use castle")
    assert asked(game, state) == ["choose common", "choose faction"]


def test_every_point_has_its_source() -> None:
    """END-2 to END-5: the outcome says where every point came from."""
    game = Settlers()
    players = [
        {
            "faction": "egypt",
            "goods": {"worker": 1, "stone": 1},
            "empire": ["egypt/sphinx", "egypt/avenue-of-sphinxes", "castle"],
        },
        {
            "faction": "japan",
            "passed": True,
            "score": 2,
            "empire": [
                {"card": "japan/gate", "under": ["mill", "brewer"]},
                {"card": "japan/shrine", "goods": {"wood": 2, "food": 1}},
            ],
        },
    ]
    state = table(game.cards, {"players": players, "round": 5})
    state.explicit = False
    flow.advance(state)
    do(game, state, "use egypt/avenue-of-sphinxes", "pass")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.sources[0] == (
        Points(5, "action", "egypt/avenue-of-sphinxes", 3),
        Points(5, "feature", "egypt/sphinx", 1),
        Points(5, "faction", "egypt/sphinx", 2),
        Points(5, "faction", "egypt/avenue-of-sphinxes", 2),
        Points(5, "common", "castle", 1),
    )
    assert outcome.sources[1] == (
        Points(0, "given", "", 2),
        Points(5, "faction", "japan/gate", 2),
        Points(5, "under", "japan/gate", 2),
        Points(5, "faction", "japan/shrine", 2),
        Points(5, "on", "japan/shrine", 3),
    )
    assert outcome.scores == (9, 11)
    assert outcome.winners == (1,)

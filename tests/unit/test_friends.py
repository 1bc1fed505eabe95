"""Why Can't We Be Friends: what its cards are, what is hidden and told, cards of one's own."""

from pathlib import Path
from typing import Any

import pytest

from osada.gym.settlers.layout import Layout
from osada.gym.settlers.numbering import Numbering
from osada.kernel.face import in_lines
from osada.scenario.settlers import given
from osada.settlers import Settlers, State, flow, log, spots
from osada.settlers.catalogue import base, catalogue, extended, joined
from osada.settlers.catalogue.boxes import box
from osada.settlers.effects.vocabulary import FEATURE, PRODUCTION, Price
from osada.settlers.state import VISIT

GAME = Settlers()
CARDS = catalogue(("friends",))
LANGUAGES = ("en", "pl", "cs")


def table(players: list[dict[str, Any]], **more: Any) -> State:
    """A table with the box, in its first turn."""
    options = {"boxes": ["friends"], **more.pop("options", {})}
    state = given.table(base(), {"options": options, "players": players, **more})
    state.explicit = False
    flow.advance(state)
    return state


def play(state: State, seat: int, *lines: str) -> None:
    for line in lines:
        GAME.apply(state, seat, GAME.parse(state, seat, line)[0])


def test_the_box_has_all_its_cards() -> None:
    """FRIENDS-1."""
    entries = [entry for entry in CARDS.entries if entry.box == "friends"]
    assert len(entries) == 37
    copies: dict[str, list[int]] = {}
    for entry in entries:
        copies.setdefault(entry.faction, []).append(len(entry.numbers))
        assert entry.mark == "friends"
        assert all(entry.names)
    assert sorted(copies.pop("common")) == [1] * 13
    assert all(sorted(each) == [1, 1, 1, 2, 2, 3] for each in copies.values())
    assert sorted(copies) == ["barbarians", "egypt", "japan", "rome"]
    assert len(CARDS.numbers) == len(base().numbers) + 53
    assert box("friends").name("pl") == "Każdy potrzebuje przyjaciela"


def test_a_virtual_host_gets_no_worker() -> None:
    """AMB-61"""
    area = {"area": ["shared-coppice"]}
    state = table([{"faction": "rome", "goods": {"worker": 1}}], virtual=area)
    play(state, 0, "visit shared-coppice of virtual")
    assert (state.players[0].wood, state.players[1].worker) == (1, 0)


def test_shut_doors_say_why() -> None:
    """FRIENDS-10, AMB-53: those that take no worker; the others are legal moves."""
    state = table(
        [
            {"faction": "rome", "goods": {"worker": 3}},
            {"faction": "egypt", "empire": ["shared-coppice"]},
            {"faction": "japan", "empire": ["common-gravel-pit"], "passed": True},
        ]
    )
    reasons = [
        (holder, why.reason, why.clauses[0]) for holder, _, why in spots.shut(GAME, state, 0)
    ]
    assert reasons == [(2, "passed-rival", "AMB-53")]
    coppice = state.players[1].empire[0]
    state.players[1].set_location(0, coppice.marked(coppice.marks + 2 * VISIT))
    state.players[2].passed = False
    reasons = [
        (holder, why.reason, why.clauses[0]) for holder, _, why in spots.shut(GAME, state, 0)
    ]
    assert reasons == [(1, "visited-out", "FRIENDS-10")]
    play(state, 0, "visit common-gravel-pit of 2")
    assert spots.shut(GAME, state, 0) == []


def test_locations_of_two_kinds() -> None:
    """FRIENDS-12, AMB-X-5."""
    kinds = {
        slug: CARDS.entry[CARDS.of_slug[slug][0]].ability.kinds()
        for slug in ("wood-depot", "barbarians/elite", "shared-coppice", "damascus-steel-smith")
    }
    assert kinds == {
        "wood-depot": (PRODUCTION, FEATURE),
        "barbarians/elite": (PRODUCTION, FEATURE),
        "shared-coppice": (PRODUCTION,),
        "damascus-steel-smith": (PRODUCTION,),
    }


def test_storages_lie_open_and_cards_under_elite_are_hidden() -> None:
    """AMB-X-8."""
    empire = [
        {"card": "wood-depot", "stored": {"wood": 2}},
        {"card": "barbarians/elite", "under": ["mill"]},
        {"card": "shared-coppice", "visits": 1},
    ]
    state = table([{"faction": "barbarians", "empire": empire}, {"faction": "rome"}])
    for seat in (0, 1, None):
        depot, elite, coppice = GAME.view(state, seat)["players"][0]["empire"]
        assert depot["stored"] == {"wood": 2}
        assert coppice["visits"] == 1
        assert elite["under"] == 1
        assert ("under_cards" in elite) == (seat == 0)
    under = {GAME.sample(state, 1, n).players[0].empire[1].under for n in range(1, 30)}
    assert len(under) > 5
    assert GAME.sample(state, 0, 3).players[0].empire[1].under == state.players[0].empire[1].under


def told(state: State, viewer: int, language: str = "en") -> list[str]:
    return in_lines(log.entries(state.cards, state.log or [], viewer, {}, language))


def test_the_log_of_a_visit_and_of_an_instant_card() -> None:
    empire = ["japan/tea-house", "castle"]
    state = table(
        [
            {"faction": "barbarians", "goods": {"worker": 2}, "hand": ["volcano", "mill"]},
            {"faction": "japan", "empire": empire, "goods": {"worker": 1}},
        ]
    )
    state.log = []
    play(state, 0, "visit japan/tea-house of 1")
    assert told(state, 1) == [
        "Player 0 visits player 1's Tea House: 1 worker and 1 food",
        "  Player 1 gains 1 worker (Tea House)",
    ]
    play(state, 1, "send stone")
    state.log = []
    play(state, 0, "play volcano")
    assert told(state, 1) == [
        "Player 0 plays Volcano",
        "  Player 0 discards player 1's Castle (Volcano)",
    ]
    for language in LANGUAGES:
        assert len(told(state, 1, language)) == 2


def test_the_log_of_storing() -> None:
    state = table(
        [
            {"faction": "barbarians", "goods": {"wood": 3}, "empire": ["wood-depot"]},
            {"faction": "rome"},
        ],
        turn=1,
    )
    state.log = []
    play(state, 1, "pass")
    play(state, 0, "pass", "choose 2 wood")
    kept = [line.strip() for line in told(state, 1)]
    assert "Player 0 puts 2 wood on Wood Depot" in kept
    assert not any("keeps" in line for line in kept)
    for language in LANGUAGES:
        assert told(state, 0, language)


def test_an_instant_card_is_seen_while_it_is_played() -> None:
    """AMB-X-3: it lies open, on its way to the pile."""
    rome = {"faction": "rome", "hand": ["volcano"], "goods": {"raze": 2}}
    state = table([rome, {"faction": "japan", "empire": ["mill", "japan/farm"]}])
    play(state, 0, "play volcano")
    assert GAME.view(state, 1)["razed"] == ["com089"]
    assert GAME.view(state, 1)["players"][0]["hand_size"] == 0
    assert [GAME.text(state, 0, move) for move in GAME.legal(state, 0)] == [
        "choose mill of 1",
        "choose japan/farm of 1",
    ]
    play(state, 0, "choose japan/farm of 1")
    assert state.players[0].raze == 0
    assert GAME.view(state, 1)["razed"] == []


def test_a_visit_is_taken_back_unless_it_draws_a_card() -> None:
    rome = {"faction": "rome", "goods": {"worker": 2}}
    egypt = {"faction": "egypt", "empire": ["shared-coppice", "market-crier"]}
    before = table([rome, egypt])
    after = before.copy()
    play(after, 0, "visit shared-coppice of 1")
    assert not GAME.reveals(before, after, 0)
    after = before.copy()
    play(after, 0, "visit market-crier of 1", "choose common")
    assert GAME.reveals(before, after, 0)


OWN = """
faction: common

[fair]
name: Fair
numbers: com901
colour: gold
cost: 1 wood
raze: 1 gold
open production: 1 vp per gold, 1 card
from: house

[treasure]
name: Treasure
numbers: com902
instant: 1 worker -> 2 gold, 1 card
from: house

[granary]
name: Granary
numbers: com903
colour: red
cost: 1 wood
raze: 2 food
storage: up to 2 food -> 1 food per stored food, at most 2
feature: printed defense
from: house

[fort]
name: Fort
numbers: com904
cost: 1 stone
action: 1 location, 1 common card from hand -> 3 vp
feature: cannot be razed
end: 1 vp per common location, at most 3
from: house
"""


def test_cards_of_ones_own_have_the_new_forms() -> None:
    cards = joined([("mine/common.cards", OWN)])
    game = Settlers(cards)
    assert all((cards.has_visits, cards.has_instants, cards.has_storages, cards.has_endings))
    state = given.table(
        cards,
        {
            "players": [
                {
                    "faction": "rome",
                    "goods": {"worker": 3},
                    "hand": ["treasure", "mill"],
                    "empire": ["fort", "castle"],
                },
                {"faction": "egypt", "empire": ["fair"]},
            ]
        },
    )
    state.explicit = False
    flow.advance(state)
    game.apply(state, 0, game.parse(state, 0, "visit fair of 1")[0])
    assert state.players[0].score == 1  # counted for the host (AMB-54)
    game.apply(state, 0, game.parse(state, 0, "choose faction")[0])
    game.apply(state, 1, game.parse(state, 1, "pass")[0])
    game.apply(state, 0, game.parse(state, 0, "play treasure")[0])
    game.apply(state, 0, game.parse(state, 0, "choose faction")[0])
    assert (state.players[0].gold, state.players[0].worker) == (2, 1)
    assert cards.slugs[state.common_discard[-1]] == "treasure"
    game.apply(state, 0, game.parse(state, 0, "use fort")[0])
    assert state.players[0].score == 4
    assert [cards.slugs[at.card] for at in state.players[0].empire] == ["fort"]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("raze: 1 wood\nfeature: cannot be razed", "cannot be razed, so it has no raze field"),
        ("cost: 1 wood\ninstant: 1 vp", "is an instant card and costs nothing"),
        ("instant: 1 vp\nfeature: none\nbonus: 1 vp", "an instant card has no other ability"),
        ("open production: 1 wood\nproduction: 1 wood", 'a card has one line "production:"'),
    ],
)
def test_what_cannot_stand_together_is_said(tmp_path: Path, lines: str, sentence: str) -> None:
    text = f"faction: common\n\n[odd]\nname: Odd\nnumbers: com901\n{lines}\nfrom: house\n"
    (tmp_path / "odd.cards").write_text(text, "utf-8")
    with pytest.raises(Exception, match=sentence) as refused:
        extended(tmp_path)
    assert "odd.cards" in str(refused.value)


def test_prices_add_up() -> None:
    one = Price(worker=1, gold=1)
    assert one.plus(Price(worker=1, samurai=1)) == Price(worker=2, gold=1, samurai=1)
    assert one.times(2) == Price(worker=2, gold=2)
    assert repr(Price(wood=1)).endswith("raze_price=False)")
    assert repr(Price(samurai=1)).endswith("raze_price=False, samurai=1)")


def test_environments_number_its_moves_and_show_its_goods() -> None:
    layout, actions = Layout(CARDS), Numbering(CARDS)
    assert layout.size > Layout(base()).size
    assert "visit shared-coppice of rival 1" in actions.meanings
    assert "play volcano" in actions.meanings
    assert "build volcano" not in actions.meanings
    assert "keep 3 wood" in actions.meanings
    assert not any("visit" in name for name in Numbering(base()).meanings)

"""Cards on the table and what can be done with them: on which, what it brings, why not."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from osada.kernel.game import Decision, Move, move
from osada.scenario.settlers import given
from osada.settlers import flow, spots
from osada.settlers import verbs as w
from osada.settlers.catalogue import base
from osada.settlers.game import Settlers
from osada.settlers.ledger import Ledger, ledger
from osada.settlers.spots import PossibleMove, Spot
from osada.settlers.state import LOOKOUT, State

GAME = Settlers()
CARDS = base()
NAMES = {0: "Ola", 1: "Kuba", 2: "Ela"}
TABLES: list[dict[str, Any]] = [
    {"factions": ["rome", "barbarians"]},
    {"factions": ["japan", "egypt", "rome"], "lookout": "alternative"},
    {"factions": ["egypt", "japan", "barbarians"], "lookout": "advanced"},
    {"factions": ["barbarians"]},
    {"factions": ["japan"]},
    {"factions": ["aztecs", "rome", "japan"], "boxes": ["aztecs", "friends"], "format": "open"},
    {"factions": ["aztecs"], "boxes": ["friends", "aztecs"], "virtual_faction": "rome"},
]


def table(*players: dict[str, Any], **more: Any) -> State:
    """A moment in the middle of a round, laid out like a scenario."""
    state = given.table(base(), {"players": list(players), **more})
    state.explicit = False
    flow.advance(state)
    return state


def decisions(options: dict[str, Any], seed: int) -> Iterator[tuple[State, int, Decision]]:
    """Every decision of a game that is played at random."""
    state = GAME.new(options, seed)
    chance = random.Random(seed)
    while pending := GAME.pending(state):
        seat = chance.choice(list(pending))
        yield state, seat, pending[seat]
        GAME.apply(state, seat, chance.choice(list(pending[seat].moves)))


def offered(state: State, seat: int = 0) -> dict[str, PossibleMove]:
    return {offer.text: offer for offer in spots.possible(GAME, state, seat, "en", NAMES)}


def lying(view: Mapping[str, Any], seat: int, zone: str, holder: int | None) -> list[str]:
    """The numbers of the cards that a seat sees in a place."""
    if zone == "offer":
        return [*view["offer"], *view["players"][seat]["offer"]]
    if holder == len(view["players"]):
        area = [location["card"] for location in view["virtual"]["area"]]
        return area if zone == "empire" else [CARDS.numbers[card] for card in CARDS.attacks]
    player = view["players"][holder]
    if zone == "hand":
        return list(player["hand"])
    return [one["card"] for one in player[zone]]


# What is offered


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options["factions"]))
def test_every_legal_move_is_offered_where_its_cards_lie(options: dict[str, Any]) -> None:
    for state, seat, decision in decisions(options, 3):
        view = GAME.view(state, seat)
        found = spots.possible(GAME, state, seat, "en", NAMES)
        assert [offer.move for offer in found] == list(decision.moves)
        assert len({offer.text for offer in found}) == len(found)
        for offer in found:
            assert offer.text == GAME.text(state, seat, offer.move)
            assert offer.label
            assert offer.verb == offer.text.split()[0]
            assert (offer.zone is None) == (not offer.cards)
            if offer.zone is not None:
                assert set(offer.cards) <= set(lying(view, seat, offer.zone, offer.holder))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options["factions"]))
def test_offers_tell_nothing_hidden(options: dict[str, Any]) -> None:
    for state, seat, decision in decisions(options, 5):
        other = GAME.sample(state, seat, 99)  # all that the seat cannot see is dealt anew
        assert spots.possible(GAME, other, seat, "en") == spots.possible(GAME, state, seat, "en")
        assert spots.blocked(GAME, other, seat) == spots.blocked(GAME, state, seat)
        for made in decision.moves:
            there = ledger(GAME, other, seat, made)
            assert there == ledger(GAME, state, seat, made)


def test_moves_by_card_are_the_offers_turned_round() -> None:
    for state, seat, decision in decisions(TABLES[0], 8):
        expected: dict[Spot, list[Move]] = {}
        for offer in spots.possible(GAME, state, seat, "en"):
            holder = -1 if offer.holder is None else offer.holder
            for number in offer.cards:
                spot = Spot(str(offer.zone), holder, number)
                expected.setdefault(spot, []).append(offer.move)
        assert spots.moves_of(state, seat, decision.moves) == expected


def test_copies_alike_stand_for_each_other() -> None:
    first, second = (CARDS.numbers[card] for card in CARDS.of_slug["gold-mine"][:2])
    state = table(
        {"faction": "rome", "goods": {"worker": 2}, "empire": ["gold-mine", "gold-mine"]},
        {"faction": "egypt"},
    )
    assert offered(state)["use gold-mine"].cards == (first, second)
    GAME.apply(state, 0, GAME.parse(state, 0, "use gold-mine")[0])
    GAME.apply(state, 1, w.PASS_ROUND)
    found = offered(state)
    assert [found[text].cards for text in found if text.startswith("use")] == [(first,), (second,)]


def test_an_offer_says_whose_and_how_often() -> None:
    state = table(
        {"faction": "rome", "goods": {"raze": 2, "worker": 2}, "empire": ["gold-mine"]},
        {"faction": "egypt", "empire": ["mill"]},
    )
    razed, twice = offered(state)["raze mill of 1"], offered(state)["use gold-mine twice"]
    assert (razed.verb, razed.zone, razed.holder) == ("raze", "empire", 1)
    assert razed.label == "Raze Kuba's Mill"
    assert (twice.zone, twice.holder, twice.times) == ("empire", 0, 2)
    sent = offered(state)["send wood"]
    assert (sent.zone, sent.cards, sent.goods) == (None, (), {"wood": 1})


def test_names_are_told_apart() -> None:
    state = table(
        {"faction": "rome", "goods": {"raze": 2}}, {"faction": "egypt", "empire": ["mill"]}
    )
    for name in ("Kuba", "Ela"):
        labels = [offer.label for offer in spots.possible(GAME, state, 0, "en", {1: name})]
        assert f"Raze {name}'s Mill" in labels


def test_a_payment_says_what_is_paid() -> None:
    state = table(
        {"faction": "rome", "goods": {"wood": 2, "gold": 2}, "hand": ["mill"]},
        {"faction": "egypt"},
    )
    GAME.apply(state, 0, GAME.parse(state, 0, "build mill")[0])
    assert [offer.goods for offer in spots.possible(GAME, state, 0, "en")] == [
        {"wood": 2, "gold": 1},
        {"wood": 1, "gold": 2},
    ]


def test_a_player_is_named() -> None:
    rivals = ({"faction": faction, "goods": {"wood": 1}} for faction in ("rome", "egypt"))
    own = {"faction": "barbarians", "goods": {"worker": 1}, "empire": ["barbarians/saboteurs"]}
    state = table(own, *rivals)
    GAME.apply(state, 0, GAME.parse(state, 0, "use barbarians/saboteurs")[0])
    found = spots.possible(GAME, state, 0, "en", NAMES)
    assert [(offer.text, offer.label, offer.seat) for offer in found] == [
        ("choose 1", "Kuba", 1),
        ("choose 2", "Ela", 2),
    ]


def test_decks_amounts_and_foundations() -> None:
    found: set[str] = set()
    for options in TABLES:
        for seed in range(6):
            for state, seat, _ in decisions(options, seed):
                for offer in spots.possible(GAME, state, seat, "en"):
                    if offer.move.kind == w.CHOOSE_DECK:
                        assert offer.text == f"choose {offer.deck}"
                        found.add("deck")
                    elif offer.move.kind == w.CHOOSE_KEEP:
                        ((good, n),) = offer.goods.items()
                        assert offer.text == f"choose {n} {good}"
                        found.add("keep")
                    elif offer.move.kind == w.CHOOSE_FOUNDATION:
                        assert (offer.zone, offer.holder) == ("foundations", seat)
                        found.add("foundation")
    assert found == {"deck", "keep", "foundation"}


def test_who_is_not_asked_has_no_offers() -> None:
    state = GAME.new(TABLES[0], 1)
    (seat,) = GAME.pending(state)
    assert spots.possible(GAME, state, 1 - seat, "en") == []
    assert spots.blocked(GAME, state, 1 - seat) == {}
    spot = Spot("offer", -1, GAME.view(state, None)["offer"][0])
    assert spots.refusals(GAME, state, 1 - seat, spot) == []


# What a move gives up, pays and gets


def account(state: State, text: str, seat: int = 0) -> Ledger:
    return ledger(GAME, state, seat, GAME.parse(state, seat, text)[0])


def test_what_a_move_pays_and_gets() -> None:
    state = table(
        {
            "faction": "rome",
            "goods": {"worker": 3, "wood": 3, "raze": 1},
            "hand": ["mill", "quarry"],
            "empire": ["lumberjacks", "rome/gardens"],
        },
        {"faction": "egypt"},
    )
    before = GAME.hash(state)
    assert account(state, "use lumberjacks") == Ledger(pays={"worker": 1}, gains={"wood": 2})
    built = account(state, "build mill")
    assert (built.pays, built.gains) == ({"wood": 3}, {"food": 1, "gold": 1, "vp": 2})
    assert (built.rounds, built.ends) == ({}, 1)
    razed = account(state, "raze quarry")
    assert razed.pays == {"raze": 1}  # the card itself is not counted
    assert account(state, "pass") == Ledger()
    assert GAME.hash(state) == before


def test_the_only_location_that_can_be_given_up_is_named() -> None:
    state = table(
        {
            "faction": "rome",
            "goods": {"stone": 2, "gold": 2},
            "hand": ["rome/stonemason"],
            "empire": ["quarry"],
        },
        {"faction": "egypt"},
    )
    built = account(state, "build rome/stonemason")
    assert built.gives == ((state.players[0].empire[0].card, False),)
    assert not built.asks
    assert built.rounds == {"stone": 1}  # two of the new one, less one of the quarry
    assert built.ends == 1


def test_what_may_be_given_up_is_left_open() -> None:
    state = table(
        {
            "faction": "rome",
            "goods": {"stone": 2, "gold": 2},
            "hand": ["rome/stonemason"],
            "empire": ["quarry", "mill"],
        },
        {"faction": "egypt"},
    )
    built = account(state, "build rome/stonemason")
    assert (built.gives, built.asks) == ((), True)
    assert (built.rounds, built.ends) == ({"stone": 2}, 2)
    GAME.apply(state, 0, GAME.parse(state, 0, "build rome/stonemason")[0])
    chosen = account(state, "choose quarry of 0")
    assert [founded for _, founded in chosen.gives] == [False]
    assert (chosen.rounds, chosen.ends) == ({"stone": 1}, 1)


def test_a_deal_pays_each_round_and_a_draw_is_counted() -> None:
    state = table(
        {
            "faction": "rome",
            "goods": {"food": 1, "wood": 3, "stone": 3},
            "hand": ["rome/stonemason", "watchtower"],
        },
        {"faction": "egypt"},
    )
    dealt = account(state, "deal rome/stonemason")
    assert dealt.pays == {"food": 1}
    assert dealt.gains == dealt.rounds == {"stone": 1}
    assert dealt.ends == 0
    assert account(state, "build watchtower").draws > 0


def test_the_last_pick_of_a_lookout_promises_no_production() -> None:
    state = GAME.new(TABLES[0], 1)
    while state.phase == LOOKOUT:
        (seat,) = GAME.pending(state)
        for made in GAME.legal(state, seat):
            assert not ledger(GAME, state, seat, made).gains
        GAME.apply(state, seat, GAME.legal(state, seat)[0])


# What is refused


def test_cards_that_cannot_be_built_say_why() -> None:
    state = table(
        {"faction": "rome", "goods": {"wood": 1}, "hand": ["mill", "ruins"]}, {"faction": "egypt"}
    )
    mill = CARDS.numbers[CARDS.of_slug["mill"][0]]
    refused = spots.blocked(GAME, state, 0)
    assert list(refused) == [mill]
    assert refused[mill].reason == "build-goods"


def test_what_cannot_be_done_with_a_card_is_said() -> None:
    state = table(
        {"faction": "rome", "goods": {"wood": 1}, "hand": ["mill"], "empire": ["gold-mine"]},
        {"faction": "egypt", "empire": ["quarry"]},
    )

    def tried(zone: str, holder: int, slug: str) -> list[tuple[str, str]]:
        spot = Spot(zone, holder, CARDS.numbers[CARDS.of_slug[slug][0]])
        found = spots.refusals(GAME, state, 0, spot)
        return [(GAME.text(state, 0, tried), refusal.reason) for tried, refusal in found]

    assert tried("hand", 0, "mill") == [("build mill", "build-goods"), ("raze mill", "raze-tokens")]
    assert tried("empire", 0, "gold-mine") == [("use gold-mine", "activation-price")]
    assert tried("empire", 1, "quarry") == [("raze quarry of 1", "raze-tokens")]
    assert tried("offer", -1, "tavern") == [("draft tavern", "no-draft-now")]
    assert tried("deals", 1, "tavern") == []


def test_a_spot_that_is_nowhere_is_answered_with_nothing() -> None:
    state = table({"faction": "rome", "hand": ["mill"]}, {"faction": "egypt"})
    for zone in ("hand", "offer", "empire", "deals", "foundations", "moon"):
        for holder in (-1, 0, 1, 2, 3):
            for number in ("", "com999", *CARDS.numbers[::40]):
                spots.refusals(GAME, state, 0, Spot(zone, holder, number))
    assert spots.refusals(GAME, state, 0, Spot("hand", 0, "com999")) == []
    assert spots.refusals(GAME, state, 0, Spot("empire", 7, "com001")) == []


def test_nothing_that_is_offered_is_refused() -> None:
    for state, seat, decision in decisions(TABLES[1], 2):
        for spot, moves in spots.moves_of(state, seat, decision.moves).items():
            refused = {tried for tried, _ in spots.refusals(GAME, state, seat, spot)}
            assert refused.isdisjoint(moves)


def test_a_move_that_is_made_up_is_none_of_the_spots() -> None:
    state = table({"faction": "rome"}, {"faction": "egypt"})
    assert spots.moves_of(state, 0, [w.PASS_ROUND, move(w.SEND, 0)]) == {}

"""Rules that no single scenario can show: the cards, chance in the setup, secrets, whole games."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from osada.kernel.game import BadOptions, Move, Refused, move
from osada.scenario.settlers.given import table
from osada.settlers import flow
from osada.settlers import verbs as w
from osada.settlers.catalogue import ATTACK, COMMON, base
from osada.settlers.coded import laid_card
from osada.settlers.effects.vocabulary import COLOUR, COLOURS, FEATURE, KINDS
from osada.settlers.game import Settlers
from osada.settlers.state import PHASES, State
from tests.properties.games import playout

GAME = Settlers()
CARDS = base()
FACTIONS = ("barbarians", "japan", "rome", "egypt")
PRINTED = [card for card, faction in enumerate(CARDS.faction) if faction != ATTACK]


def laid_out(**given: Any) -> State:
    """The table of a scenario, run on to its first decision."""
    state = table(CARDS, given)
    state.explicit = False
    flow.advance(state)
    return state


def say(state: State, seat: int, line: str) -> None:
    """A seat makes a move, written as at the table."""
    for step in GAME.parse(state, seat, line):
        GAME.apply(state, seat, step)


def take_what_comes(state: State) -> None:
    """The next seat takes the first card on offer, or passes."""
    seat, decision = next(iter(GAME.pending(state).items()))
    GAME.apply(state, seat, decision.moves[-1 if decision.kind == "turn" else 0])


def everything_drawn_and_held(state: State) -> list[str]:
    """The numbers of all cards that are somewhere in a new game."""
    cards = [*state.common_deck[state.common_drawn :], *state.common_discard, *state.offer]
    for player in state.players:
        cards += [*player.deck[player.drawn :], *player.hand, *player.discard, *player.offer]
    return [CARDS.numbers[card] for card in cards]


# The cards


def test_the_card_set() -> None:
    """CARD-2: 84 common cards, 30 for each of four factions, 16 attack cards."""
    assert len(CARDS.common) == 84
    assert {f.slug: len(deck) for f, deck in zip(CARDS.factions, CARDS.decks, strict=True)} == {
        "barbarians": 30,
        "japan": 30,
        "rome": 30,
        "egypt": 30,
    }
    assert len(CARDS.attacks) == 16
    assert len(CARDS.numbers) == len(set(CARDS.numbers)) == 220


@pytest.mark.parametrize("faction", FACTIONS)
def test_copies_of_faction_cards(faction: str) -> None:
    """CARD-22: a faction card exists once, twice or three times in its deck."""
    deck = CARDS.decks[CARDS.index(faction)]
    copies = Counter(CARDS.slugs[card] for card in deck)
    assert Counter(copies.values()) == {3: 3, 2: 6, 1: 9}


@pytest.mark.parametrize(
    ("code", "faction", "last"),
    [("com", "", 84), *((name[:3], name, 30) for name in FACTIONS)],
)
def test_running_numbers(code: str, faction: str, last: int) -> None:
    """CARD-24: every card carries its affiliation and a running number."""
    cards = CARDS.decks[CARDS.index(faction)] if faction else CARDS.common
    assert sorted(CARDS.numbers[card] for card in cards) == [
        f"{code}{number:03d}" for number in range(1, last + 1)
    ]
    for card in cards:
        assert ("/" in CARDS.slugs[card]) == bool(faction)
        assert CARDS.slugs[card].startswith(faction)


def test_raze_fields() -> None:
    """CARD-7: common and Japanese cards have a raze field, but not Ruins, Gate and Shrine."""
    without = {CARDS.slugs[card] for card in PRINTED if not CARDS.raze[card]}
    others = {CARDS.slugs[card] for name in ("barbarians", "rome", "egypt")
              for card in CARDS.decks[CARDS.index(name)]}  # fmt: skip
    assert without == others | {"ruins", "japan/gate", "japan/shrine"}


def test_deal_fields() -> None:
    """CARD-8: faction cards have a deal field, common cards have none."""
    for card in PRINTED:
        assert (CARDS.deal[card] >= 0) == (CARDS.faction[card] != COMMON), CARDS.numbers[card]


@pytest.mark.parametrize("number", [CARDS.numbers[card] for card in PRINTED])
def test_name_and_worth(number: str) -> None:
    """CARD-9: a card has a name, and as a location it is worth 1 VP if common, else 2."""
    card = CARDS.of_number[number]
    assert all(CARDS.entry[card].name(language).strip() for language in ("en", "pl", "cs"))
    owner = CARDS.factions[CARDS.faction[card]].slug if CARDS.faction[card] >= 0 else "rome"
    rival = "rome" if owner != "rome" else "japan"
    state = laid_out(
        round=5,
        players=[
            {"faction": owner, "empire": [number], "passed": True},
            {"faction": rival, "passed": True},
        ],
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (1 if CARDS.faction[card] == COMMON else 2, 0)


def test_colours() -> None:
    """CARD-10, CARD-11: eight colours; a card has one, but Ruins none and Trade Colony three."""
    of_card = {
        CARDS.slugs[card]: [name for name in COLOURS if CARDS.colours[card] & COLOUR[name]]
        for card in PRINTED
    }
    assert {slug: len(found) for slug, found in of_card.items() if len(found) != 1} == {
        "ruins": 0,
        "rome/trade-colony": 3,
    }
    assert {name for found in of_card.values() for name in found} == {
        "black", "purple", "blue", "brown", "gold", "red", "pink", "grey",
    }  # fmt: skip


def test_common_cards_by_colour() -> None:
    """CARD-10: the common cards of each colour, as counted from the printed cards."""
    counted = Counter(
        name for card in CARDS.common for name in COLOURS if CARDS.colours[card] & COLOUR[name]
    )
    assert counted == {
        "brown": 16, "grey": 13, "red": 12, "pink": 12, "gold": 10, "blue": 8, "black": 6,
        "purple": 1,
    }  # fmt: skip


def test_one_kind_of_ability() -> None:
    """CARD-12: every location has exactly one ability kind: production, feature or action."""
    for card in PRINTED:
        fact = CARDS.card[card]
        feature = fact.triggers or fact.keeps or fact.surcharge or fact.holders
        found = {
            "production": bool(CARDS.production[card]),
            "feature": bool(feature),
            "action": CARDS.action[card] is not None,
        }
        has = [kind for kind, there in found.items() if there]
        assert has in ([KINDS[CARDS.kind[card]]], []), CARDS.numbers[card]
    kinds = {
        name: Counter(KINDS[CARDS.kind[card]] for card in deck)
        for name, deck in (
            ("common", CARDS.common),
            *((name, CARDS.decks[CARDS.index(name)]) for name in FACTIONS),
        )
    }
    assert kinds == {
        "common": {"production": 28, "feature": 17, "action": 39},
        "barbarians": {"production": 8, "feature": 6, "action": 16},
        "japan": {"production": 10, "feature": 7, "action": 13},
        "rome": {"production": 12, "feature": 8, "action": 10},
        "egypt": {"production": 9, "feature": 4, "action": 17},
    }


def test_features_with_nothing_but_a_bonus() -> None:
    """CARD-31: eight cards have only a building bonus, and their kind is still feature."""
    bare = {
        CARDS.slugs[card]
        for card in PRINTED
        if CARDS.kind[card] == FEATURE
        and not (CARDS.triggers[card] or CARDS.keeps[card] or CARDS.surcharge[card])
        and not CARDS.card[card].holders
    }
    assert bare == {
        "ruins", "statue", "wood-storage", "baker", "meeting-place", "apartment",
        "barbarians/hillfort", "barbarians/idol",
    }  # fmt: skip
    assert all(CARDS.bonus[CARDS.of_slug[slug][0]] for slug in bare)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_attack_cards_stay_in_the_box(players: int) -> None:
    """CARD-5: attack cards are used only in the solo game."""
    state = GAME.new({"factions": FACTIONS[:players]}, 1)
    assert not any(number.startswith("att") for number in everything_drawn_and_held(state))
    assert "virtual" not in GAME.view(state, 0)
    alone = GAME.view(GAME.new({"factions": ["rome"]}, 1), 0)
    assert alone["virtual"]["deck_size"] == 15
    assert len(alone["virtual"]["line"]) == 1


# Setting up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    """SETUP-1: the normal game is for 2, 3 or 4 players."""
    state = GAME.new({"factions": FACTIONS[:players]}, 1)
    assert len(GAME.view(state, None)["players"]) == players


@pytest.mark.parametrize("factions", [[], [*FACTIONS, "aztecs"], [*FACTIONS, "rome"]])
def test_neither_none_nor_five_players(factions: list[str]) -> None:
    """SETUP-1: no more than 4 players, and not without any."""
    with pytest.raises(BadOptions, match="SETUP-1"):
        GAME.new({"factions": factions}, 1)


@pytest.mark.parametrize("factions", ["rome", None, 2, ["rome", "romans"], ["rome", 3]])
def test_everybody_needs_a_faction(factions: Any) -> None:
    """SETUP-4: each player chooses one of the four factions."""
    with pytest.raises(BadOptions):
        GAME.new({"factions": factions}, 1)


def test_no_faction_twice() -> None:
    """SETUP-4: there is one set for each faction, so no two players play the same."""
    with pytest.raises(BadOptions, match="SETUP-4"):
        GAME.new({"factions": ["rome", "japan", "rome"]}, 1)


@pytest.mark.parametrize("factions", [["rome", "japan"], ["egypt", "barbarians", "rome"]])
def test_everybody_plays_the_chosen_faction(factions: list[str]) -> None:
    """SETUP-4, SETUP-6: each player has the chosen faction's 30 cards; the others are not used."""
    state = GAME.new({"factions": factions}, 3)
    seen = GAME.view(state, None)
    assert [player["faction"] for player in seen["players"]] == factions
    numbers = everything_drawn_and_held(state)
    codes = {"com": 84, **{name[:3]: 30 for name in factions}}
    assert Counter(number[:3] for number in numbers) == codes
    assert len(set(numbers)) == len(numbers)
    for player in state.players:
        held = [*player.hand, *player.deck[player.drawn :]]
        own = [card for card in held if CARDS.faction[card] != COMMON]
        assert sorted(own) == sorted(CARDS.decks[player.faction])


def test_decks_are_shuffled() -> None:
    """SETUP-3, SETUP-5: common and faction decks are shuffled; the same seed shuffles alike."""
    options = {"factions": ["rome", "japan"]}
    games = [GAME.new(options, seed) for seed in (1, 2, 1)]
    for decks in zip(
        *([state.common_deck, *(p.deck for p in state.players)] for state in games), strict=True
    ):
        assert sorted(decks[0]) == sorted(decks[1])
        assert decks[0] != sorted(decks[0])
        assert decks[0] != decks[1]
        assert decks[0] == decks[2]


def test_every_card_comes_to_the_top() -> None:
    """SETUP-3: whichever common card can be the first."""
    options = {"factions": ["rome", "japan"]}
    tops = Counter(GAME.new(options, seed).common_deck[0] for seed in range(1500))
    assert set(tops) == set(CARDS.common)
    assert max(tops.values()) < 5 * 1500 / 84


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_names_the_first_player(players: int) -> None:
    """SETUP-9: the first player is chosen at random, and picks first."""
    chosen: Counter[int] = Counter()
    for seed in range(200):
        state = GAME.new({"factions": FACTIONS[:players]}, seed)
        chosen[state.first] += 1
        assert list(GAME.pending(state)) == [state.first]
    assert set(chosen) == set(range(players))
    assert min(chosen.values()) > 200 / players / 2


@pytest.mark.parametrize("seed", range(20))
def test_new_game(seed: int) -> None:
    """SETUP-2, SETUP-7, SETUP-8, SETUP-10, SETUP-11: round 1, 2 and 2 cards, nothing else."""
    state = GAME.new({"factions": FACTIONS}, seed)
    seen = GAME.view(state, None)
    assert (seen["round"], seen["phase"]) == (1, "lookout")
    assert seen["common_deck"] == 84 - 4 * 2 - 5
    for player in seen["players"]:
        assert set(player["goods"].values()) == {0}
        assert player["score"] == 0
        assert not player["passed"]
        assert (player["hand_size"], player["hand_common"]) == (5, 2)  # 4 and the lookout's first
        assert player["deck_size"] == 27
        assert not player["empire"]
        assert not player["deals"]
        assert not player["foundations"]
        assert not player["discard"]


# Rounds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_rounds_of_four_phases(players: int) -> None:
    """ROUND-1, ROUND-2, ROUND-3, ROUND-4, ROUND-7: five rounds alike, the last without cleanup."""
    state = GAME.new({"factions": FACTIONS[:players]}, 5)
    state.log = []
    firsts = [state.first]
    turns: Counter[tuple[int, int]] = Counter()
    while pending := GAME.pending(state):
        turns.update((state.round, seat) for seat in pending if pending[seat].kind == "turn")
        take_what_comes(state)
        if state.first != firsts[-1]:
            firsts.append(state.first)
    phases = [(event[2], PHASES[event[3]]) for event in state.log if event[0] == "phase"]
    usual = ["lookout", "production", "action", "cleanup"]
    expected = [(n, phase) for n in range(1, 6) for phase in usual]
    assert phases == [*expected[1:-1], (5, "end")]  # the log was opened in the first lookout
    assert firsts == [(firsts[0] + n) % players for n in range(5)]  # ROUND-5
    assert turns == Counter(product(range(1, 6), range(players)))  # everybody passes in each round
    assert GAME.outcome(state) is not None


def test_no_hand_limit() -> None:
    """CARD-28: who only draws for five rounds holds all 19 cards."""
    state = GAME.new({"factions": ["rome", "japan"]}, 7)
    while GAME.pending(state):
        take_what_comes(state)
    assert [len(player.hand) for player in state.players] == [4 + 5 * 3] * 2


def test_the_guard_against_endless_turns() -> None:
    """AMB-8: after 200 turns in one action phase a player passes by force, and the log says so."""
    players = [{"faction": "rome", "goods": {"worker": 1000}}, {"faction": "egypt", "passed": True}]
    state = laid_out(round=5, players=players)
    state.log = []
    for turn in range(200):
        assert not state.players[0].passed, turn
        say(state, 0, "send wood")
    assert state.players[0].passed
    assert state.players[0].wood == 200
    assert ("forced-pass", 0) in state.log
    assert GAME.outcome(state) is not None


def test_a_forced_pass_is_for_one_phase() -> None:
    """AMB-8: the turns are counted anew in the next round, and for each player alone."""
    players = [
        {"faction": "rome", "goods": {"worker": 1000}},
        {"faction": "egypt", "goods": {"worker": 410}},
    ]
    state = laid_out(players=players)
    for _ in range(200):
        say(state, 0, "send wood")
        say(state, 1, "send food")
    assert state.round == 2
    assert [(player.passed, player.turns) for player in state.players] == [(False, 0)] * 2


def test_a_new_common_deck_is_shuffled() -> None:
    """AMB-14: the discard pile becomes the deck in an order that chance decides."""
    pile = ["mill", "tavern", "town", "baker", "joiner", "gallows", "statue", "rubble"]
    orders = set()
    for seed in range(30):
        state = laid_out(
            seed=seed,
            common_deck={"only": []},
            common_discard=pile,
            players=[
                {"faction": "rome", "goods": {"worker": 2}, "empire": ["castle"]},
                {"faction": "egypt"},
            ],
        )
        say(state, 0, "use castle twice")
        say(state, 0, "choose common")
        say(state, 0, "choose common")
        order = tuple(CARDS.slugs[card] for card in state.common_deck)
        assert sorted(order) == sorted(pile)
        orders.add(order)
    assert len(orders) > 20


# What is open and what is secret


def test_goods_are_public() -> None:
    """GOODS-10: everybody sees what everybody owns."""
    goods = {"wood": 1, "stone": 2, "food": 3, "gold": 4, "worker": 5, "raze": 6, "defense": 7}
    state = laid_out(players=[{"faction": "rome", "goods": goods}, {"faction": "egypt"}])
    for seat in (0, 1, None):
        assert GAME.view(state, seat)["players"][0]["goods"] == goods


def closed_table(
    seed: int = 3,
    hand: tuple[str, ...] = ("castle", "mill", "egypt/sphinx", "egypt/oasis"),
) -> State:
    """A table on which something lies everywhere a card can lie."""
    return laid_out(
        seed=seed,
        round=2,
        common_discard=["quarry"],
        players=[
            {
                "faction": "egypt",
                "goods": {"worker": 2},
                "hand": list(hand),
                "discard": ["egypt/slaves"],
                "deals": ["egypt/desert"],
                "foundations": ["town"],
                "empire": ["egypt/sanctuary", {"card": "tavern", "uses": 1}],
            },
            {
                "faction": "japan",
                "hand": ["baker"],
                "empire": [{"card": "japan/gate", "under": ["joiner"]}],
            },
        ],
    )


def test_hands_are_secret() -> None:
    """CARD-27, AMB-16: another hand changes nothing in what anybody else sees."""
    state = closed_table()
    other = closed_table(hand=("lumberjacks", "gallows", "egypt/slaver", "egypt/pyramid"))
    for seat in (1, None):
        assert GAME.view(other, seat) == GAME.view(state, seat)
    assert GAME.view(other, 0) != GAME.view(state, 0)


def test_the_order_of_decks_is_secret() -> None:
    """AMB-16: other decks change nothing in what anybody sees, nor in what they may do."""
    state, other = closed_table(seed=3), closed_table(seed=4)
    assert state.common_deck != other.common_deck
    for seat in (0, 1, None):
        assert GAME.view(other, seat) == GAME.view(state, seat)
    assert GAME.legal(other, 0) == GAME.legal(state, 0)


def test_the_own_hand_is_seen_by_its_owner_alone() -> None:
    """CARD-27: a player sees the own hand; the others see how many cards it holds."""
    state = closed_table()
    assert GAME.view(state, 0)["players"][0]["hand"] == ["com006", "com046", "egy005", "egy019"]
    for seat in (1, None):
        player = GAME.view(state, seat)["players"][0]
        assert player["hand_size"] == 4
        for number in ("com006", "com046", "egy005", "egy019"):
            assert number not in json.dumps(player)


def test_what_is_public() -> None:
    """AMB-16: deck and hand sizes, discard piles, empires, deals and foundations are public."""
    state = closed_table()
    for seat in (1, None):
        seen = GAME.view(state, seat)
        assert seen["common_discard"] == ["com008"]
        assert seen["common_deck"] == 84 - 7
        player = seen["players"][0]
        assert (player["hand_size"], player["deck_size"]) == (4, 30 - 5)
        assert player["discard"] == ["egy024"]
        assert [deal["card"] for deal in player["deals"]] == ["egy001"]
        assert [place["card"] for place in player["empire"]] == ["egy014", "com049"]
        assert [place["uses"] for place in player["empire"]] == [0, 1]
        assert len(player["foundations"]) == 1


def test_a_razed_location_is_known_as_a_foundation() -> None:
    """AMB-15: a foundation from a razed location is public knowledge."""
    state = laid_out(
        players=[
            {"faction": "rome", "goods": {"raze": 2}},
            {"faction": "egypt", "empire": ["quarry"]},
        ]
    )
    say(state, 0, "raze quarry of 1")
    for seat in (0, 1, None):
        assert GAME.view(state, seat)["players"][1]["foundations"] == [
            {"card": "com008", "back": "common"}
        ]


@pytest.mark.parametrize(
    ("slug", "number", "back"), [("mill", "com006", "common"), ("egypt/oasis", "egy005", "egypt")]
)
def test_a_card_laid_from_hand_shows_only_its_back(slug: str, number: str, back: str) -> None:
    """AMB-15: a foundation laid from hand is hidden except for its back."""
    state = closed_table()
    say(state, 0, "use egypt/sanctuary")
    say(state, 0, f"choose {slug}")
    laid = [GAME.view(state, seat)["players"][0]["foundations"][-1] for seat in (0, 1, None)]
    assert laid == [
        {"card": number, "back": back},
        {"card": None, "back": back},
        {"card": None, "back": back},
    ]


def test_no_view_names_a_hidden_card_in_a_whole_game() -> None:
    """CARD-27, AMB-16: what a seat is shown never holds the hand of another."""
    state = GAME.new({"factions": FACTIONS[:3]}, 11)
    while GAME.pending(state):
        for seat in (0, 1, 2, None):
            shown = set(re.findall(r"\b[a-z]{3}\d{3}\b", json.dumps(GAME.view(state, seat))))
            for other, player in enumerate(state.players):
                if other != seat:
                    assert not shown & {CARDS.numbers[card] for card in player.hand}
        take_what_comes(state)


def test_each_card_is_seen_before_the_next_deck_is_chosen() -> None:
    """AMB-2: the first card is in hand when the second deck is asked for."""
    state = laid_out(
        common_deck=["mill", "baker"],
        players=[
            {"faction": "rome", "goods": {"raze": 1}, "hand": ["castle"], "deck": ["rome/legion"]},
            {"faction": "egypt"},
        ],
    )
    say(state, 0, "raze castle")
    assert GAME.view(state, 0)["players"][0]["hand"] == []
    say(state, 0, "choose common")
    assert GAME.view(state, 0)["players"][0]["hand"] == ["com006"]
    assert GAME.pending(state)[0].kind == "deck"
    say(state, 0, "choose faction")
    assert GAME.view(state, 0)["players"][0]["hand"] == ["com006", "rom017"]
    assert list(GAME.pending(state)) == [1]


def test_workers_go_before_rewards_come() -> None:
    """AMB-6: when the first deck is asked for, all workers are gone and nothing can be added."""
    state = laid_out(
        common_deck=["mill"],
        players=[{"faction": "rome", "goods": {"worker": 6}}, {"faction": "egypt"}],
    )
    for line in ("send card", "send wood"):
        GAME.apply(state, 0, GAME.parse(state, 0, line)[0])
    GAME.apply(state, 0, GAME.parse(state, 0, "choose done")[0])
    assert GAME.pending(state)[0].kind == "deck"
    goods = GAME.view(state, 0)["players"][0]["goods"]
    assert (goods["worker"], goods["wood"]) == (2, 0)
    with pytest.raises(Refused):
        GAME.apply(state, 0, GAME.parse(state, 0, "send wood")[0])
    say(state, 0, "choose common")
    goods = GAME.view(state, 0)["players"][0]["goods"]
    assert (goods["worker"], goods["wood"]) == (2, 1)


# What a player can do


def thinkable(state: State, seat: int, kind: str) -> Iterator[Move]:
    """Every move that somebody at the table might think of."""
    own = state.players[seat]
    for card in {*own.hand, *own.offer, *state.offer}:
        for verb in (w.DRAFT, w.BUILD, w.DEAL, w.RAZE, w.CHOOSE_CARD):
            yield move(verb, card)
    for holder, player in enumerate(state.players):
        for location in player.empire:
            yield move(w.RAZE_OF, location.card, holder)
            yield move(w.CHOOSE_LOCATION, location.card, holder)
            yield move(w.GUARD, location.card)
            yield move(w.SAMURAI, location.card)
            yield move(w.CHOOSE_FOUNDATION, location.card)
            yield from (move(w.USE, location.card, times) for times in range(1, 5))
        yield from (move(w.CHOOSE_FOUNDATION, laid_card(lying)) for lying in player.foundations)
        yield from (move(w.CHOOSE_DEAL, deal, holder) for deal in player.deals)
        yield move(w.CHOOSE_PLAYER, holder)
    for good in range(9):
        yield move(w.SEND, good)
        yield move(w.CHOOSE_GOOD, good)
    yield from (w.END_TURN, w.PASS_ROUND, w.DONE, w.TAKE_COMMON, w.TAKE_FACTION)
    if kind == "keep":
        for good, n in product(range(7), range(30)):
            yield move(w.CHOOSE_KEEP, good, n)
    if kind == "pay":
        for wood, stone, food, gold, worker in product(
            range(4), range(4), range(4), range(4), (0, 1)
        ):
            yield move(w.CHOOSE_PAY, w.packed(wood, stone, food, gold, worker))


@pytest.mark.parametrize(
    "options",
    [
        {"factions": ["barbarians", "egypt"]},
        {"factions": ["japan", "rome"]},
        {"factions": ["egypt", "japan", "barbarians"], "lookout": "alternative"},
        {"factions": ["rome", "barbarians", "japan", "egypt"], "lookout": "advanced"},
        {"factions": ["japan", "barbarians"], "peaceful": True},
        {"factions": ["egypt"]},
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_nothing_forbids_is_listed(options: dict[str, Any], seed: int) -> None:
    """ACT-2, ACT-9: the list of moves holds all that no rule forbids, and nothing else."""
    state = GAME.new(options, seed)
    for _ in playout(state, seed):
        for seat, decision in GAME.pending(state).items():
            assert (
                len(decision.moves) > 1 or decision.kind == "turn"
            )  # the only answer is not asked
            possible = {
                GAME.text(state, seat, tried)
                for tried in thinkable(state, seat, decision.kind)
                if GAME.why_not(state, seat, tried) is None
            }
            assert possible == {GAME.text(state, seat, legal) for legal in decision.moves}


def test_deals_produce_oldest_first() -> None:
    """AMB-3: among the deals the oldest yields first."""
    state = laid_out(
        phase="production",
        round=2,
        players=[
            {"faction": "japan", "deals": ["jap024", "jap023", "jap025"]},
            {"faction": "rome"},
        ],
    )
    points = GAME.view(state, None)["players"][0]["points"]
    assert [source["card"] for source in points] == ["jap024", "jap023", "jap025"]


def answer_what_is_clear(state: State) -> None:
    """Answer every question that has only one possible answer."""
    while pending := GAME.pending(state):
        clear = [seat for seat, asked in pending.items() if len(asked.moves) == 1]
        if not clear or pending[clear[0]].kind == "turn":
            return
        GAME.apply(state, clear[0], pending[clear[0]].moves[0])


@pytest.mark.parametrize(
    "options",
    [
        {"factions": ["barbarians", "egypt"]},
        {"factions": ["japan", "rome"], "lookout": "advanced"},
        {"factions": ["egypt", "japan", "barbarians"], "lookout": "alternative"},
        {"factions": ["rome", "barbarians", "japan", "egypt"], "peaceful": True},
    ],
)
@pytest.mark.parametrize("seed", range(5))
def test_the_only_answer_answers_itself(options: dict[str, Any], seed: int) -> None:
    """AMB-9, AMB-12: asked or not, the only possible answer leads to the same table."""
    state, asking = GAME.new(options, seed), GAME.new(options, seed)
    asking.explicit = True
    for seat, made in playout(state, seed):
        answer_what_is_clear(asking)
        assert GAME.view(asking, seat) == GAME.view(state, seat)
        assert GAME.legal(asking, seat) == GAME.legal(state, seat)
        GAME.apply(asking, seat, made)
    answer_what_is_clear(asking)
    assert GAME.outcome(asking) == GAME.outcome(state)

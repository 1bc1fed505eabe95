"""An observation tells a seat what it may know, all of it in its place, and nothing else."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.gym import describe, layout
from osada.gym.fields import seats
from osada.gym.numbered import NumberedGame, blank
from osada.gym.settlers.actions import Actions
from osada.gym.settlers.describe import numbering
from osada.gym.settlers.encode import Encoder
from osada.gym.settlers.printings import Printings
from osada.kernel.random import below, seeded, step
from osada.settlers.state import State
from tests.gym.games import busy
from tests.properties.games import GAME, examples, options

SEEDS = st.integers(0, 10**6)
ENCODER = Encoder(GAME.cards, layout())
PRINTED = Printings(GAME.cards)
NAME = {number: PRINTED.names[PRINTED.place[card]] for number, card in GAME.cards.of_number.items()}

SEATS = seats(4)


def seen_by(state: State, seat: int) -> dict[str, Any]:
    return describe(np.frombuffer(ENCODER.observe(state, seat), np.uint8))


def printed(numbers: list[str]) -> dict[str, int]:
    return dict(Counter(NAME[number] for number in numbers))


@given(options(boxed=False), SEEDS)
@examples(25)
def test_an_observation_never_leaks(chosen: dict[str, Any], seed: int) -> None:
    """Hidden cards change places: observation and mask of every seat stay as they are."""
    state = GAME.new(chosen, seed)
    for at in busy(state, seed):
        if at % 7:
            continue
        for seat in range(state.seats):
            other = GAME.sample(state, seat, seeded(seed + at))
            assert ENCODER.observe(other, seat) == ENCODER.observe(state, seat)
            assert mask(other, seat) == mask(state, seat)


def mask(state: State, seat: int) -> bytes:
    actions = Actions(numbering())
    found = blank(actions.size)
    decision = GAME.pending(state).get(seat)
    if decision is not None:
        actions.codes(decision.moves, state, seat, found)
    return found.getvalue()


@given(options(boxed=False), SEEDS)
@examples(40)
def test_an_observation_says_what_the_view_says(chosen: dict[str, Any], seed: int) -> None:
    state = GAME.new(chosen, seed)
    for at in busy(state, seed):
        if at % 11 == 0:
            for seat in range(state.seats):
                compare(seen_by(state, seat), GAME.view(state, seat), state, seat)
    for seat in range(state.seats):
        compare(seen_by(state, seat), GAME.view(state, seat), state, seat)


def compare(seen: dict[str, Any], view: Mapping[str, Any], state: State, seat: int) -> None:
    options = view["options"]
    assert seen["round"] == view["round"]
    assert seen["phase"] == {view["phase"]: 1}
    assert seen["players"] == len(view["players"])
    assert seen["lookout"] == {options["lookout"]: 1}
    assert seen.get("peaceful", False) == options["peaceful"]
    assert seen["peaceful_drafts"] == options["peaceful_drafts"]
    assert seen.get("robbers_cut_routes", False) == options["robbers_cut_routes"]
    assert seen["first"] == {name(view["first"], seat, state): 1}
    assert seen.get("deciding", {}) == {name(who, seat, state): 1 for who in view["turn"]}
    assert seen.get("acted", False) == view["acted"]
    compare_question(seen, view["asked"])
    assert seen.get("offer", {}) == printed(view["offer"])
    assert seen.get("common_deck", 0) == view["common_deck"]
    assert seen.get("common_discard", {}) == printed(view["common_discard"])
    assert seen.get("razed", {}) == printed(view["razed"])
    own = view["players"][seat]
    assert seen.get("hand", {}) == printed(own["hand"])
    assert seen.get("draw", {}) == printed(own["offer"])
    assert seen.get("pick", {}) == printed([own["pick"]] if own["pick"] else [])
    under = [
        number
        for player in view["players"]
        for at in player["empire"]
        for number in at.get("under_cards", [])
    ]
    assert seen.get("under", {}) == printed(under)
    for player in view["players"]:
        compare_player(seen[name(player["seat"], seat, state)], player)
    if "virtual" in view:
        virtual = view["virtual"]
        assert seen["rival1"]["virtual"]
        assert seen["rival1"].get("built", {}) == printed([at["card"] for at in virtual["area"]])
        assert seen.get("collection", {}) == printed(virtual["collection"])
        assert seen.get("attack_line", []) == virtual["line"]
        assert seen.get("attack_deck", 0) == virtual["deck_size"]
        assert seen.get("faction_locations", 0) == virtual["faction_locations"]
    here = max(2, state.seats) if "virtual" in view else state.seats
    assert [who for who in SEATS if who in seen] == list(SEATS[:here])


def name(who: int, seat: int, state: State) -> str:
    return SEATS[(who - seat) % state.seats]


def compare_question(seen: dict[str, Any], asked: dict[str, Any] | None) -> None:
    asked = asked or {}
    assert seen.get("question", {}) == ({asked["kind"]: 1} if asked else {})
    assert seen.get("question_card", {}) == printed([asked["card"]] if "card" in asked else [])
    assert seen.get("question_number", 0) == asked.get("n", 0)
    assert seen.get("question_good", {}) == ({asked["good"]: 1} if "good" in asked else {})
    assert seen.get("rewards", {}) == dict(Counter(asked.get("rewards", [])))


def compare_player(seen: dict[str, Any], player: dict[str, Any]) -> None:
    empire = player["empire"]

    def those(test: str) -> dict[str, int]:
        return printed(
            [at["card"] for at in empire if at[test] is not None and at[test] is not False]
        )

    assert seen["faction"] == {player["faction"]: 1}
    assert seen.get("supply", {}) == {good: n for good, n in player["goods"].items() if n}
    assert seen.get("score", 0) == player["score"]
    assert seen.get("passed", False) == player["passed"]
    assert seen.get("hand_size", 0) == player["hand_size"]
    assert seen.get("hand_common", 0) == player["hand_common"]
    assert seen.get("deck_size", 0) == player["deck_size"]
    assert seen.get("draw_size", 0) == player["offer_size"]
    assert seen.get("under_size", 0) == sum(at["under"] for at in empire)
    assert seen.get("discard", {}) == printed(player["discard"])
    made = [deal["card"] for deal in player["deals"] if deal["of"] is None]
    routes = [deal["card"] for deal in player["deals"] if deal["of"] is not None]
    assert seen.get("deals", {}) == printed(made)
    assert seen.get("routes", {}) == printed(routes)
    known = [at["card"] for at in player["foundations"] if at["card"] is not None]
    assert seen.get("foundations", {}) == printed(known)
    if "hand" not in player:
        hidden = [at["back"] for at in player["foundations"] if at["card"] is None]
        assert seen.get("hidden_common", 0) == hidden.count("common")
        assert seen.get("hidden_faction", 0) == len(hidden) - hidden.count("common")
    assert seen.get("built", {}) == printed([at["card"] for at in empire])
    assert seen.get("blocked", {}) == those("blocked")
    assert seen.get("taken", {}) == those("owner")
    assert seen.get("routed", {}) == those("route")
    tokens = [at["card"] for at in empire if at["guarded"] or at["samurai"]]
    assert seen.get("protected", {}) == printed(tokens)
    laid: Counter[str] = Counter()
    left: Counter[str] = Counter()
    for at in empire:
        laid.update(at["goods"])
        left[NAME[at["card"]]] += limit(at["card"]) - at["uses"]
    assert seen.get("laid", {}) == dict(laid)
    assert seen.get("left", {}) == {card: n for card, n in left.items() if n}


def limit(number: str) -> int:
    cards = GAME.cards
    card = cards.of_number[number]
    action = cards.action[card]
    if action is not None:
        return action.limit
    return max([0, *(trigger.limit for trigger in cards.triggers[card])])


def test_large_numbers_are_cut_off_at_255() -> None:
    state = GAME.new({"factions": ["rome", "egypt"]}, 1)
    state.players[1].gold = 300
    state.players[1].score = 256
    seen = seen_by(state, 1)["me"]
    assert (seen["supply"], seen["score"]) == ({"gold": 255}, 255)


def test_the_same_places_for_every_number_of_players() -> None:
    for players in range(1, 5):
        factions = ["rome", "egypt", "japan", "barbarians"][:players]
        state = GAME.new({"factions": factions}, 1)
        assert len(ENCODER.observe(state, 0)) == layout().size


def test_fields_follow_each_other() -> None:
    end = 0
    for field in layout().fields:
        assert field.offset == end
        assert field.size == max(1, len(field.labels))
        end += field.size
    assert end == layout().size


def test_secret_picks_are_asked_in_seat_order_without_telling() -> None:
    """What the first seat picks changes nothing for the second, until all have picked."""
    cards = GAME.cards
    chosen = {"factions": ["rome", "egypt", "japan"], "lookout": "alternative"}
    seen = set()
    for first in (0, -1):
        table = NumberedGame(GAME, Encoder(cards, layout()), Actions(numbering()))
        table.deal(chosen, 5)
        assert table.seat == 0
        assert describe(np.frombuffer(table.observe(0), np.uint8))["deciding"] == {
            "me": 1, "rival1": 1, "rival2": 1,
        }  # fmt: skip
        assert not any(table.mask(1))
        table.take(table.codes[first])
        assert table.seat == 1
        assert "pick" in describe(np.frombuffer(table.observe(0), np.uint8))
        seen.add((bytes(table.observe(1)), bytes(table.observe(2)), bytes(table.mask(1))))
    assert len(seen) == 1


def test_only_the_seat_that_is_asked_has_legal_actions() -> None:
    table = NumberedGame(GAME, ENCODER, Actions(numbering()))
    table.deal({"factions": ["rome", "egypt", "japan"]}, 3)
    random = seeded(3)
    while table.seat >= 0:
        for seat in range(3):
            assert any(table.mask(seat)) == (seat == table.seat)
        random = step(random)
        table.take(table.codes[below(random, len(table.codes))])


def test_an_observation_of_other_cards_is_not_described() -> None:
    with pytest.raises(ValueError, match="has 7246 numbers, not 10; was it made with other cards"):
        describe(np.zeros(10, np.uint8))

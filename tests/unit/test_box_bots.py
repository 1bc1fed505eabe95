"""Bots at tables with boxes: what they make of visits, prayers, tokens, storages and the rest."""

from typing import Any

import pytest

from osada.bots import Bot, ask, bot
from osada.bots.settlers.hunch import hunches
from osada.bots.settlers.planner import Planner
from osada.bots.settlers.position import Eye
from osada.bots.settlers.weights import WEIGHTS
from osada.bots.settlers.worth import worth_in
from osada.kernel.random import seeded, step
from osada.scenario.settlers import given
from osada.settlers import Settlers, State, flow
from osada.settlers.catalogue import base
from osada.settlers.phases.standard import ROUNDS
from osada.settlers.verbs import VISIT

GAME = Settlers()
BOTH = ["friends", "aztecs"]
OPEN = {"boxes": BOTH, "format": "open"}
FIVE = ["rome", "barbarians", "japan", "egypt", "aztecs"]
PASSED = {"faction": "barbarians", "passed": True}
BOTS: dict[str, Bot] = {
    "greedy": bot("greedy"),
    "planner": Planner(60_000, 4),
    "mcts": bot("mcts:200"),
}
EVERY_BOT = pytest.mark.parametrize("name", BOTS)


def table(*players: dict[str, Any], **more: Any) -> State:
    """A table with both boxes, in its first turn."""
    state = given.table(base(), {"options": OPEN, **more, "players": list(players)})
    state.explicit = False
    flow.advance(state)
    return state


def moves(state: State, name: str, n: int = 1, random: int = 1) -> list[str]:
    """The next choices of the seat to move, where it has any."""
    found: list[str] = []
    while len(found) < n:
        seat, decision = next(iter(GAME.pending(state).items()))
        chosen = decision.moves[0]
        if len(decision.moves) > 1:
            random = step(random)
            chosen = ask(BOTS[name], GAME, state, seat, random)
            found.append(GAME.text(state, seat, chosen))
        GAME.apply(state, seat, chosen)
    return found


def value(state: State, live: bool = False) -> float:
    return Eye(state, 0, worth_in(state)).value(state, live)


def slugs(*colours: str, copies: int = 1) -> list[str]:
    """Common base cards of some colours."""
    cards = base()
    wanted = {"brown": 1, "grey": 2, "red": 4, "pink": 8, "gold": 16, "black": 64}
    found = []
    for colour in colours:
        own = [n for n in cards.common if cards.colours[n] == wanted[colour]]
        found += [cards.numbers[n] for n in own[:copies]]
    return found


# Visits


@EVERY_BOT
def test_a_guest_comes_where_it_gains_more_than_the_host(name: str) -> None:
    host = {"faction": "barbarians", "empire": ["barbarians/hunters-clearing"]}
    guest = {"faction": "rome", "goods": {"worker": 1}, "hand": ["communal-orchard"]}
    state = table(guest, host, round=2)
    assert moves(state, name) == ["visit barbarians/hunters-clearing of 1"]


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_nobody_gives_a_host_a_worker_for_nothing(name: str) -> None:
    host = {"faction": "barbarians", "empire": ["communal-orchard", "mason"], "goods": {"wood": 1}}
    guest = {"faction": "rome", "goods": {"worker": 1}}
    state = table(guest, host, round=5)
    assert not moves(state, name)[0].startswith("visit")


def test_a_visit_is_worth_more_where_the_host_gains_nothing() -> None:
    gains = []
    for more in ([], ["baba-yaga"], ["egypt/nile-ferryman"]):
        state = table(
            {"faction": "egypt", "goods": {"worker": 1}, "empire": more},
            {"faction": "rome", "empire": ["shared-coppice"]},
        )
        hunch = hunches(state.cards, ROUNDS)[state.players[0].faction]
        visit = next(move for move in GAME.pending(state)[0].moves if move.kind == VISIT)
        gains.append(hunch.gain(state, 0, visit))
    assert gains[0] < gains[1] < gains[2]


def test_a_visit_counts_what_is_left_for_a_hosts_worker_to_do() -> None:
    gains = []
    for workers in (0, 1):
        host = {"faction": "rome", "empire": ["shared-coppice"], "goods": {"worker": workers}}
        state = table({"faction": "egypt", "goods": {"worker": 1}}, host)
        hunch = hunches(state.cards, ROUNDS)[state.players[0].faction]
        visit = next(move for move in GAME.pending(state)[0].moves if move.kind == VISIT)
        gains.append(hunch.gain(state, 0, visit))
    assert gains[1] < gains[0]  # with one more the host can send a pair


def test_a_worker_at_a_host_keeps_other_guests_away() -> None:
    found = []
    for seats in (2, 3):
        values = []
        for visits in (0, 1):
            clearing = {"card": "barbarians/hunters-clearing", "visits": visits}
            players: list[dict[str, Any]] = [{"faction": "rome"}]
            players.append({"faction": "barbarians", "empire": [clearing]})
            players += [{"faction": "egypt"}] if seats == 3 else []
            values.append(value(table(*players)))
        found.append(values[1] - values[0])
    assert found[0] == 0 < found[1]


# Prayers


@EVERY_BOT
@pytest.mark.parametrize(
    ("colour", "left", "wanted"),
    [
        ("grey", "brown", "aztecs/feathered-serpent-shrine"),
        ("red", "grey", "aztecs/harvest-feast"),
    ],
)
def test_the_colour_most_likely_among_unseen_cards_is_declared(
    name: str, colour: str, left: str, wanted: str
) -> None:
    altar = "aztecs/sacrificial-altar"
    state = table(
        {"faction": "aztecs", "goods": {"worker": 1}, "empire": [altar], "hand": [wanted],
         "foundations": ["village"]},
        PASSED,
        round=2,
        common_deck={"only": [*slugs(left, copies=2), *slugs(colour, copies=10)]},
    )  # fmt: skip
    assert moves(state, name, 2) == [f"use {altar}", f"choose {colour}"]


@EVERY_BOT
@pytest.mark.parametrize(("colour", "way"), [("red", "tokens"), ("pink", "draw")])
def test_tokens_stand_for_cards_that_are_not_likely(name: str, colour: str, way: str) -> None:
    state = table(
        {"faction": "barbarians", "goods": {"worker": 1}, "blessings": ["black", "pink"],
         "empire": ["barbarians/war-shaman"]},
        {"faction": "rome", "passed": True},
        round=2,
        common_deck={"only": slugs(colour, copies=10)},
    )  # fmt: skip
    GAME.apply(state, 0, GAME.parse(state, 0, "use barbarians/war-shaman")[0])
    assert moves(state, name) == [f"choose {way}"]


@EVERY_BOT
def test_a_blessing_has_a_colour_that_prayers_to_come_can_use(name: str) -> None:
    state = table(
        {"faction": "aztecs", "goods": {"worker": 3, "wood": 1, "food": 1},
         "empire": ["aztecs/high-priest", "aztecs/voice-of-the-gods"]},
        PASSED,
        round=2,
    )  # fmt: skip
    GAME.apply(state, 0, GAME.parse(state, 0, "use aztecs/high-priest")[0])
    assert moves(state, name) in (["choose red"], ["choose pink"])


@pytest.mark.parametrize("name", ["greedy", "mcts"])
def test_cards_are_stored_that_prayers_to_come_can_use(name: str) -> None:
    state = table(
        {"faction": "aztecs", "goods": {"worker": 2},
         "empire": ["aztecs/calendar-stone", "aztecs/voice-of-the-gods"]},
        PASSED,
        round=2,
        common_deck=[*slugs("gold", copies=3), *slugs("pink", copies=1)],
    )  # fmt: skip
    GAME.apply(state, 0, GAME.parse(state, 0, "use aztecs/calendar-stone")[0])
    pink = base().slugs[base().of_number[slugs("pink")[0]]]
    assert moves(state, name) == [f"choose {pink}"]


def test_tokens_and_stored_cards_count_by_the_prayers_of_an_empire() -> None:
    def of(empire: list[Any], blessings: list[str]) -> float:
        state = table(
            {"faction": "aztecs", "goods": {"worker": 1}, "blessings": blessings, "empire": empire},
            PASSED,
        )
        return value(state, True)

    altar, court = "aztecs/sacrificial-altar", "aztecs/ball-court"

    def more(empire: list[Any], colour: str) -> float:
        return of(empire, ["tricolour", colour]) - of(empire, ["tricolour"])

    assert more([altar], "brown") > more([altar], "pink")
    assert more([altar, court], "brown") > more([court], "brown")
    assert more([altar], "brown") > more([{"card": altar, "uses": 2}], "brown")
    assert more([], "brown") == more([], "pink")
    stone = "aztecs/calendar-stone"
    full = {"card": stone, "under": slugs("grey")}
    other = {"card": stone, "under": slugs("gold")}
    assert of([altar, full], []) > of([altar, other], []) == of([altar, stone], [])


def test_the_tricolour_token_counts_once() -> None:
    """What a prayer of the Aztecs is worth takes it for granted."""
    no_tokens = ("token now", "token later")
    blind = tuple([0.0 if name in no_tokens else weight for name, weight in WEIGHTS])
    for tokens, alike in ((["tricolour"], True), (["tricolour", "brown"], False), ([], False)):
        altar = {"faction": "aztecs", "empire": ["aztecs/sacrificial-altar"], "blessings": tokens}
        state = table(altar, PASSED)
        seen = Eye(state, 0, worth_in(state)).value(state, True)
        assert (seen == Eye(state, 0, worth_in(state, blind)).value(state, True)) == alike


# What stands and what is laid


def test_each_blessing_to_come_counts_less_than_the_one_before() -> None:
    values = []
    for shrines in range(3):
        empire = ["aztecs/feathered-serpent-shrine"] * shrines
        state = table({"faction": "aztecs", "empire": empire}, PASSED)
        values.append(value(state))
    assert 0 < values[2] - values[1] < values[1] - values[0]


def test_statues_are_worth_more_one_by_one_until_there_are_no_more() -> None:
    uses = []
    for placed in range(4):
        cheops = {"card": "egypt/statue-of-cheops", "statues": placed}
        state = table({"faction": "egypt", "empire": [cheops]}, PASSED, round=5)
        eye = Eye(state, 0, worth_in(state))
        uses.append(eye.value(state, True) - eye.value(state, False))
    assert uses[3] < uses[0] < uses[1] < uses[2]


def test_goods_count_that_a_storage_takes_into_the_next_round() -> None:
    def of(goods: dict[str, int], *empire: str, round_: int = 2) -> float:
        return value(
            table({"faction": "rome", "goods": goods, "empire": list(empire)}, PASSED, round=round_)
        )

    wood = {"wood": 3}
    assert of(wood, "wood-depot") - of({}, "wood-depot") > 1 + of(wood, "castle") - of({}, "castle")
    stone = of({"stone": 3}, "stone-depot") - of({}, "stone-depot")
    assert stone - of({"stone": 3}, "castle") + of({}, "castle") >= 3
    assert of(wood, "wood-depot", round_=5) - of({}, "wood-depot", round_=5) < 0.1


@pytest.mark.parametrize(("round_", "lays"), [(1, True), (5, False)])
def test_a_card_goes_under_the_elite_while_it_yields(round_: int, lays: bool) -> None:
    state = table(
        {"faction": "barbarians", "hand": ["ruins"], "empire": ["barbarians/elite"]},
        {"faction": "rome", "passed": True},
        round=round_,
    )
    GAME.apply(state, 0, GAME.parse(state, 0, "pass")[0])
    asked = [decision.kind for decision in GAME.pending(state).values()]
    if round_ < ROUNDS:
        assert asked == ["under"]
        assert moves(state, "greedy") == ["choose ruins"]
    assert bool(lays) is any(location.under for location in state.players[0].empire)


def test_what_is_counted_at_the_end_counts_by_what_stands_there() -> None:
    garden = {"faction": "japan", "empire": ["japan/zen-garden"]}
    none = value(table(garden, PASSED, round=5))
    deals = ["japan/ronin", "japan/fish-market", "japan/tea-house"]
    three = value(table({**garden, "deals": deals}, PASSED, round=5))
    bare = {"faction": "japan", "empire": ["castle"]}
    plain = value(table({**bare, "deals": deals}, PASSED, round=5)) - value(
        table(bare, PASSED, round=5)
    )
    assert three - none == pytest.approx(plain + 3)


def test_technology_counts_as_far_as_actions_use_it() -> None:
    options = {**OPEN, "decks": {"aztecs": {"in": ["2 aztecs/canal-builders"], "out": []}}}

    def of(tech: int, *empire: str) -> float:
        player = {"faction": "aztecs", "goods": {"tech": tech}, "empire": list(empire)}
        return value(table(player, PASSED, options=options), True)

    builders = "aztecs/canal-builders"
    first, second = of(1, builders) - of(0, builders), of(3, builders) - of(2, builders)
    assert first > second > 0
    assert first > of(1, "castle") - of(0, "castle")


def test_making_technology_counts_little_where_nothing_asks_for_it() -> None:
    wanted = ["3 aztecs/star-observatory", "2 aztecs/canal-builders"]
    options = {**OPEN, "decks": {"aztecs": {"in": wanted, "out": []}}}

    def of(*empire: str) -> float:
        return value(table({"faction": "aztecs", "empire": list(empire)}, PASSED, options=options))

    observatory, builders = "aztecs/star-observatory", "aztecs/canal-builders"
    assert of(observatory, builders) - of(builders) > of(observatory) - of()


@EVERY_BOT
def test_an_instant_card_takes_what_costs_a_rival_most(name: str) -> None:
    rival = {"faction": "rome", "empire": ["ruins", "watchtower"]}
    state = table({"faction": "egypt", "hand": ["volcano"]}, rival, round=2)
    assert moves(state, name, 2)[0].startswith("play volcano")
    assert [location.card for location in state.players[1].empire] == state.cards.of_slug["ruins"][
        :1
    ]


# Whole games


@pytest.mark.parametrize("options", [
    {"boxes": ["friends"], "factions": FIVE[:3]},
    {"boxes": ["aztecs"], "factions": FIVE[3:]},
    {"boxes": BOTH, "format": "open", "factions": FIVE[3:]},
    {"boxes": BOTH, "factions": FIVE, "five_players": True},
    {"boxes": BOTH, "factions": ["aztecs"], "virtual_faction": "rome"},
])  # fmt: skip
def test_whole_games(options: dict[str, Any]) -> None:
    state = GAME.new(options, 1)
    random = seeded("boxes")
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        GAME.apply(state, seat, ask(BOTS["greedy"], GAME, state, seat, random))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert min(outcome.scores) > 10


@pytest.mark.strength
@EVERY_BOT
def test_levels_play_at_five_seats(name: str) -> None:
    state = GAME.new({"boxes": BOTH, "factions": FIVE, "five_players": True}, 2)
    random = seeded("five")
    for _ in range(60):
        seat, decision = next(iter(GAME.pending(state).items()))
        random = step(random)
        chosen = ask(BOTS[name], GAME, state, seat, random)
        assert chosen in decision.moves
        GAME.apply(state, seat, chosen)

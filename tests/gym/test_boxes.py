"""Environments with boxes: every legal move is an action, and the places say what is new."""

from typing import Any

import numpy as np
import pytest

from osada.gym import SeatEnv, SettlersVector, describe, layout, numbering, raw_env
from osada.gym.settlers.encode import Encoder
from osada.kernel.game import BadOptions
from osada.kernel.random import below, seeded, step
from osada.scenario.settlers import given
from osada.settlers import flow
from osada.settlers import verbs as w
from osada.settlers.catalogue import catalogue
from osada.settlers.coded import deal_card
from osada.settlers.state import State
from tests.properties.games import BANS, MARKED, STANDARD

BOTH = ["friends", "aztecs"]
FIVE = ["aztecs", "rome", "japan", "egypt", "barbarians"]
TABLES: dict[str, dict[str, Any]] = {
    "friends": {"players": 2, "boxes": ["friends"], "visit_passed": True},
    "aztecs alone": {"factions": ["aztecs"], "boxes": ["aztecs"]},
    "aztecs, open": {"factions": FIVE[:3], "boxes": ["aztecs"], "format": "open", "bans": BANS},
    "both": {"players": 4, "boxes": BOTH, "lookout": "alternative"},
    "five": {
        "factions": FIVE, "boxes": ["aztecs", "friends"], "format": "open", "five_players": True,
    },
    "a virtual faction": {"factions": ["egypt"], "boxes": BOTH, "virtual_faction": "rome"},
    "standard": {
        "factions": ["rome", "aztecs"], "boxes": BOTH, "format": "standard",
        "decks": STANDARD["friends"], "bans": BANS,
    },
    "own decks": {
        "factions": ["aztecs", "japan"], "boxes": ["aztecs", "friends"], "format": "open",
        "decks": {"aztecs": MARKED},
    },
}  # fmt: skip
NAMES = {
    w.DRAFT: "draft", w.BUILD: "build", w.DEAL: "deal", w.RAZE: "raze", w.RAZE_OF: "raze",
    w.USE: "use", w.GUARD: "guard", w.SAMURAI: "samurai on", w.CHOOSE_CARD: "choose card",
    w.CHOOSE_LOCATION: "choose location", w.CHOOSE_DEAL: "choose deal", w.VISIT: "visit",
    w.PLAY: "play", w.CHOOSE_FOUNDATION: "discard foundation",
}  # fmt: skip


@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_played_by_numbers(table: str) -> None:
    """Actions and moves lead to each other, whatever is asked, until the game is over."""
    env = raw_env(**TABLES[table])
    env.reset(seed=11)
    tables, random = env.table, seeded(table)
    cards = catalogue(tuple(TABLES[table]["boxes"]))
    meanings, size = numbering(cards).meanings, layout(cards).size
    while env.agents:
        if env.terminations[env.agent_selection]:
            env.step(None)
            continue
        seen = env.observe(env.agent_selection)
        assert seen["observation"].shape == (size,)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.legal_actions())
        assert len(set(tables.codes)) == len(tables.codes) == len(tables.moves)
        for code, move in zip(tables.codes, tables.moves, strict=True):
            if move.kind in NAMES:
                slug = cards.slugs[deal_card(move.what)]
                assert meanings[code].startswith(f"{NAMES[move.kind]} {slug}")
            if move.kind == w.VISIT:
                host = (move.arg - tables.seat) % len(tables.state.players)
                assert f" of rival {host}" in meanings[code]
        wanted = [code for code in tables.codes if code] or [0]  # pass only at the end
        random = step(random)
        chosen = wanted[below(random, len(wanted))]
        move = tables.moves[tables.codes.index(chosen)]
        before, seat = tables.state.copy(), tables.seat
        env.step(chosen)
        tables.game.apply(before, seat, move)
        assert tables.game.hash(before) == tables.game.hash(tables.state)


def test_many_tables_play_what_single_ones_play() -> None:
    options: dict[str, Any] = {"boxes": BOTH, "format": "open"}
    many = SettlersVector(n=3, rivals=["random"], seat=0, **options)
    single = [SeatEnv(rivals=["random"], seat=0, **options) for _ in range(3)]
    rows, _ = many.reset(seed=5)
    firsts = [env.reset(seed=5 + at)[0] for at, env in enumerate(single)]
    for _ in range(12):
        for at, seen in enumerate(firsts):
            assert np.array_equal(rows["observation"][at], seen["observation"])
            assert np.array_equal(rows["action_mask"][at], seen["action_mask"])
        actions = many.random_actions()
        rows, _, over, _, _ = many.step(actions)
        steps = [env.step(int(action)) for env, action in zip(single, actions, strict=True)]
        assert over.tolist() == [step[2] for step in steps]
        if over.any():
            break
        firsts = [step[0] for step in steps]


def test_a_layout_is_that_of_its_boxes_and_their_order() -> None:
    def named(**options: Any) -> tuple[list[str], str]:
        facts = raw_env(**options).metadata
        return facts["boxes"], facts["layout"]

    boxes, one = named(boxes=BOTH)
    assert boxes == BOTH
    assert named(boxes=BOTH, format="open", bans=BANS, players=3) == (BOTH, one)
    assert len({one, named()[1], named(boxes=BOTH[:1])[1], named(boxes=BOTH[::-1])[1]}) == 4


def test_the_layout_of_the_base_game_stays() -> None:
    """For ever, or `VERSION` changes."""
    assert raw_env().metadata["layout"] == "a6c8f26b"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"boxes": ["friend"]}, r'unknown box "friend"; did you mean "friends"\? \(DECK-13\)'),
        ({"boxes": "friends"}, r'"boxes" must be a list'),
        ({"boxes": BOTH, "format": "odd"}, r'unknown format "odd".*\(DECK-1\)'),
        ({"boxes": BOTH, "bans": ["no"]}, r"a card cannot be banned.*\(AMB-X-16\)"),
        ({"players": 5}, r"5 players cannot play: the game is for 1 to 4 \(SETUP-1\)"),
        ({"players": 5, "boxes": BOTH}, r"the game is for 1 to 4 \(SETUP-1\)"),
        (
            {"factions": FIVE, "boxes": BOTH, "five_players": True, "lookout": "advanced"},
            r"\(AZT-FACTION-8\)",
        ),
        ({"factions": ["aztecs", "rome"]}, r'comes with the box "aztecs" \(AZT-FACTION-1\)'),
        ({"players": 2, "boxes": BOTH, "virtual_faction": "rome"}, r"\(AMB-X-14\)"),
        ({"factions": ["rome"], "virtual_faction": "rome"}, r'needs the box "friends"'),
        (
            {"boxes": BOTH, "format": "standard", "decks": {"rome": ["rome/forum"]}},
            r"the deck of rome cannot be played: .*\(DECK-8",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_clause(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions, match=sentence) as refused:
        raw_env(**options)
    assert "\n" not in str(refused.value)


# What is seen


def told(state: State, seat: int = 0) -> dict[str, Any]:
    seen = Encoder(state.cards, layout(state.cards)).observe(state, seat)
    return describe(np.frombuffer(seen, np.uint8), state.cards)


def table(*players: dict[str, Any], **options: Any) -> State:
    said = {"options": {"boxes": BOTH, "format": "open", **options}, "players": list(players)}
    state = given.table(catalogue(), said)
    flow.advance(state)
    return state


def test_what_lies_on_and_under_locations_is_seen() -> None:
    gifts = {"card": "egypt/gifts-for-the-pharaoh", "stored": {"gold": 1, "blessing": ["red"]}}
    statue = {"card": "egypt/statue-of-cheops", "statues": 2}
    stone = {"card": "aztecs/calendar-stone", "under": ["mill"]}
    inn = {"card": "aztecs/pilgrims-inn", "visits": 1}
    state = table(
        {"faction": "egypt", "empire": [gifts, statue], "goods": {"tech": 2}},
        {"faction": "aztecs", "empire": [stone, inn], "blessings": ["pink", "tricolour"]},
        visit_passed=True,
    )
    seen = told(state)
    assert seen["visit_passed"] is True
    assert seen["me"]["stored"] == {"gold": 1, "blessing": 1}
    assert seen["me"]["stored_blessings"] == {"red": 1}
    assert seen["me"]["statues"] == {"egypt/statue-of-cheops": 2}
    assert seen["me"]["tech"] == 2
    rival = seen["rival1"]
    assert rival["blessings"] == {"pink": 1, "tricolour": 1}
    assert list(rival["under_open"].values()) == [1]
    assert list(rival["visits"].values()) == [1]


def test_a_prayer_is_seen_as_far_as_it_is_settled() -> None:
    state = table(
        {"faction": "aztecs", "empire": ["aztecs/sacrificial-altar"], "goods": {"worker": 2},
         "blessings": ["grey"]},
        {"faction": "rome"},
    )  # fmt: skip
    game = raw_env(boxes=BOTH, format="open").table.game
    for line in ("use aztecs/sacrificial-altar", "choose tokens"):
        (move,) = game.parse(state, 0, line)
        game.apply(state, 0, move)
    for seat in (0, 1):
        seen = told(state, seat)
        assert seen["prayer_tokens"] is True
        assert "prayer_colours" in seen
    assert told(state)["question"] == {"colour": 1}

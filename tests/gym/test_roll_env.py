"""The environments of the roll & write game: their contracts, what they tell, what they refuse."""

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from hypothesis import given
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    seed_test,
)
from pettingzoo.test.seed_test import parallel_seed_test  # type: ignore[import-untyped]

import osada.gym
from osada import gym
from osada.bots import UnknownBot
from osada.gym import IllegalAction
from osada.gym.fields import seats
from osada.gym.numbered import blank
from osada.gym.rollwrite import (
    ID,
    VERSION,
    RollWriteEnv,
    SeatEnv,
    action_meaning,
    actions_table,
    describe,
    env,
    fields_table,
    layout,
    numbering,
    parallel_env,
    raw_env,
)
from osada.gym.rollwrite.actions import Actions
from osada.gym.rollwrite.encode import Encoder
from osada.kernel.random import below, seeded, step
from osada.rollwrite import BadOptions, CatalogueError, RollWrite, State
from tests.rollwrite.games import DATA, GAME, SEEDS, examples, options, playout

pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{known}:UserWarning")
    # PettingZoo knows by name which environments observe a dictionary; ours is not on its list.
    for known in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
    )
]

VARIANTS: list[dict[str, Any]] = [
    {"players": 1},
    {"sheets": ["17"], "render_mode": "ansi"},
    {"players": 2},
    {"players": 3, "mode": "basic", "reward": "score"},
    {"players": 4, "mode": "adventure"},
]
PAGE = (Path(__file__).parents[2] / "docs" / "gym.md").read_text("utf-8")

# Own sheets have abilities in combinations that the printed ones do not have.
FIELDS, NUMBERS = layout(GAME.villages), numbering(GAME.villages)
ENCODER, ACTIONS = Encoder(GAME.villages, FIELDS), Actions(NUMBERS)

SEATS = seats(4)


def play_out(table: RollWriteEnv, seed: int = 1) -> None:
    """Play at random up to the last move."""
    random = seeded(seed)
    while not table.terminations[table.agent_selection]:
        legal = table.legal_actions()
        random = step(random)
        table.step(legal[below(random, len(legal))])


# Contracts


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_pettingzoo(variant: dict[str, Any]) -> None:
    api_test(raw_env(**variant), num_cycles=500)
    api_test(env(**variant), num_cycles=500)
    seed_test(lambda: env(**variant), num_cycles=200)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_parallel(variant: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(**variant), num_cycles=500)


def test_parallel_seeds() -> None:
    """Theirs acts without looking at the mask, so the games are short."""
    parallel_seed_test(lambda: parallel_env(players=3))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_gymnasium(players: int) -> None:
    made = gymnasium.make(ID, rivals=["random"] * (players - 1), render_mode="ansi")
    check_env(made.unwrapped)


def test_it_is_registered_by_its_import() -> None:
    made = gymnasium.make("osada.gym:osada/RollWrite-v1", rivals=["greedy"])
    assert isinstance(made.unwrapped, SeatEnv)
    assert osada.gym.rollwrite.ID == ID == f"osada/RollWrite-{VERSION}"


# Actions


@given(options(), SEEDS)
@examples(40)
def test_every_legal_move_is_one_action_named_as_in_notation(
    chosen: dict[str, Any], seed: int
) -> None:
    state = GAME.new(chosen, seed)
    for _ in playout(state, seed):
        for seat, decision in GAME.pending(state).items():
            mask = blank(ACTIONS.size)
            codes = ACTIONS.codes(decision.moves, state, seat, mask)
            assert sorted({*codes}) == [at for at, legal in enumerate(mask.getvalue()) if legal]
            assert [NUMBERS.meanings[code] for code in codes] == [
                GAME.text(state, seat, move) for move in decision.moves
            ]


def test_every_action_has_a_meaning_of_its_own() -> None:
    for numbers in (numbering(), NUMBERS):
        assert max(Counter(numbers.meanings).values()) == 1
        assert sum(group.size for group in numbers.groups) == len(numbers.meanings)
        for group, following in pairwise(numbers.groups):
            assert group.offset + group.size == following.offset
        assert all(group.size for group in numbers.groups)


def test_savings_rerolls_and_settlements_are_among_them() -> None:
    for words in (
        "build walls 4 saving 2 stone",
        "build granaries 8b saving 1 stone, 1 food",
        "build farm 1 saving 1 wood",
        "reroll 1 3 worker with lucky-well",
        "harvest II-b with reapers-lodge",
        "use barter-post wood stone",
        "favor export wood food",
        "settle farm WA1",
    ):
        assert action_meaning(numbering().meanings.index(words)) == words
    with pytest.raises(ValueError, match="there is no action -1; actions are 0 to"):
        action_meaning(-1)


# Observations


@given(options(), SEEDS)
@examples(25)
def test_an_observation_says_what_the_view_says(chosen: dict[str, Any], seed: int) -> None:
    state = GAME.new(chosen, seed)
    for at, _ in enumerate(playout(state, seed)):
        if at % 9 == 0:
            compare(state)
    compare(state)


def compare(state: State) -> None:
    for seat in range(len(state.players)):
        seen = described(state, seat)
        view = GAME.view(state, seat)
        n = len(view["players"])
        assert seen["round"] == view["round"]
        assert seen["phase"] == {view["phase"]: 1}
        assert seen["mode"] == {view["mode"]: 1}
        assert seen["players"] == n
        assert seen["active"] == {SEATS[(view["active"] - seat) % n]: 1}
        assert seen.get("deciding", {}) == {SEATS[(who - seat) % n]: 1 for who in view["turn"]}
        assert (seen["dice"], seen["worker"]) == faces(view["dice"])
        assert [*seen["tokens"]] == view["tokens"]
        assert [*seen.get("free_tokens", {})] == view["free_tokens"]
        for player in view["players"]:
            compare_player(seen[SEATS[(player["seat"] - seat) % n]], player)
        assert [who for who in SEATS if who in seen] == [*SEATS[:n]]


def described(state: State, seat: int) -> dict[str, Any]:
    return describe(np.frombuffer(ENCODER.observe(state, seat), np.uint8), GAME.villages)


def faces(dice: Mapping[str, Any]) -> tuple[dict[str, int], int]:
    return {f"{die} {good}": 1 for die, good in enumerate(dice["resources"], 1)}, dice["worker"]


def compare_player(seen: dict[str, Any], player: Mapping[str, Any]) -> None:
    def some(numbers: dict[str, int]) -> dict[str, int]:
        return {name: n for name, n in numbers.items() if n}

    buildings = {one["slug"]: one for one in player["buildings"]}
    assert seen.get("tracks", {}) == some(player["tracks"])
    assert [*seen.get("half", {})] == ["ab"[area] for area in player["half"]]
    assert [*seen.get("harvested", {})] == player["harvested"]
    assert [*seen.get("marked", {})] == player["marked"]
    assert (seen["dice"], seen["worker"]) == faces(player["dice"])
    assert [*seen.get("token", {})] == [player["token"]] * bool(player["token"])
    for flag in ("favor_used", "window", "ready", "decided"):
        assert seen.get(flag, False) == player[flag]
    assert seen.get("actions", 0) == player["actions"]
    assert seen.get("pool", {}) == some(player["pool"])
    assert seen.get("sections", {}) == some(player["round"]["sections"])
    for name in ("village_areas", "harvests", "finished"):
        assert seen.get(name, 0) == player["round"][name]
    assert seen.get("earned", 0) == player["earned"]
    assert seen.get("score", 0) == player["score"]
    assert set(seen["sheet"]) == set(buildings)
    assert set(seen.get("crossed", {})) == {
        f"{slug} {area + 1}" for slug, one in buildings.items() for area in one["crossed"]
    }
    assert set(seen.get("complete", {})) == {s for s, one in buildings.items() if one["complete"]}
    assert set(seen.get("usable", {})) == {s for s, one in buildings.items() if one["active"]}
    for field in ("value", "used", "settlements"):
        assert seen.get(field, {}) == some({slug: one[field] for slug, one in buildings.items()})


@given(options(), SEEDS)
@examples(15)
def test_the_dice_to_come_are_not_told(chosen: dict[str, Any], seed: int) -> None:
    state = GAME.new(chosen, seed)
    for at, _ in enumerate(playout(state, seed)):
        if at % 11 == 0:
            for seat in range(len(state.players)):
                other = GAME.sample(state, seat, seeded(seed + at))
                assert ENCODER.observe(other, seat) == ENCODER.observe(state, seat)


# Games


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_ends_with_rewards_for_all(players: int) -> None:
    table = raw_env(players=players)
    table.reset(seed=players)
    assert set(table.rewards.values()) == {0}
    play_out(table)
    outcome = table.table.game.outcome(table.table.state)
    scores = {info["score"] for info in table.infos.values()}
    assert scores == {*outcome.scores}
    if players == 1:
        assert table.rewards == {"player_0": outcome.scores[0]}
    else:
        assert {*table.rewards.values()} <= {-1.0, 0.0, 1.0}
        assert [info["won"] for info in table.infos.values()].count(True) == len(outcome.winners)


def test_seats_that_decide_at_once_are_asked_one_after_the_other() -> None:
    """Each plays the whole of its Develop phase; the next one sees what came of it."""
    table = raw_env(players=3)
    table.reset(seed=4)
    asked: list[tuple[int, int, str]] = []
    random = seeded(4)
    while not table.terminations[table.agent_selection]:
        state = table.table.state
        asked.append((state.round, state.phase, table.agent_selection))
        legal = table.legal_actions()
        random = step(random)
        table.step(legal[below(random, len(legal))])
    for round_, phase in {(round_, phase) for round_, phase, _ in asked}:
        order = [agent for at, kind, agent in asked if (at, kind) == (round_, phase)]
        changes = 1 + sum(a != b for a, b in pairwise(order))
        assert changes == len({*order})
        if phase:
            assert order == sorted(order)


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = raw_env(players=1), raw_env(players=1)
    hashes = []
    for table in (one, two):
        table.reset(seed=5)
        table.reset()
        hashes.append(table.table.game.hash(table.table.state))
    assert hashes[0] == hashes[1]


def test_sheets_by_chance_or_as_agreed() -> None:
    table = raw_env(players=1)
    played = set()
    for seed in range(300):
        table.reset(seed=seed)
        played.add(table.table.state.options.sheets)
    assert len(played) == 48
    together = raw_env(players=3, mode="adventure")
    together.reset(seed=1)
    assert len({*together.table.state.options.sheets}) == 1
    chosen = raw_env(sheets=["3", "40"])
    chosen.reset()
    assert chosen.table.state.options.sheets == ("3", "40")
    chosen.reset(options={"sheets": ["5", "6"], "colour": "red"})
    assert chosen.table.state.options.sheets == ("5", "6")
    with pytest.raises(BadOptions, match="3 sheets are named, but the environment seats 2"):
        chosen.reset(options={"sheets": ["1", "2", "3"]})
    several = raw_env(players=4)
    several.reset(options={"mode": "basic"})
    assert several.table.state.options.as_dict() == {"mode": "basic", "players": 4}


def test_seat_and_sheet_are_drawn_apart() -> None:
    seat = SeatEnv(rivals=["random"], mode="adventure")
    drawn: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(120):
        _, info = seat.reset(seed=seed)
        drawn[info["seat"]].add(seat.table.state.options.sheets[0])
    assert len(drawn[0] & drawn[1]) > 10


def test_villages_of_ones_own(tmp_path: Path) -> None:
    own = DATA / "own.village"
    assert FIELDS.size > layout().size
    slugs = [slug for slug in GAME.villages.sheets if slug not in RollWrite().villages.sheets]
    for given_ in (GAME.villages, own, str(own), DATA):
        table = raw_env(sheets=slugs[:1], villages=given_)
        assert table.metadata["rules"] == GAME.version
        table.reset(seed=1)
        assert table.last()[0] in table.observation_space("player_0")
        play_out(table)
    with pytest.raises(ValueError, match="was it made with other villages"):
        describe(table.observe("player_0"))
    (tmp_path / "bad.village").write_text("[sheet x]\n")
    with pytest.raises(CatalogueError, match=r"bad\.village:1"):
        raw_env(villages=tmp_path)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 5}, "5 players cannot play"),
        ({"players": 0}, "0 players cannot play"),
        ({"players": 1, "mode": "basic"}, "1 cannot play this mode"),
        ({"players": 3, "sheets": ["1", "2"]}, "2 sheets are named, but the environment seats 3"),
        ({"sheets": ["49"]}, 'unknown sheet "49"; choose 1 to 48'),
        ({"mode": "advansed"}, 'unknown mode "advansed"; did you mean "advanced"'),
        ({"mode": "basic", "sheets": ["1", "2"]}, '"sheets" are for the adventure'),
        ({"players": 1, "reward": "win"}, 'alone nobody can lose; choose the reward "score"'),
        ({"reward": "gold"}, 'there is no reward "gold"; choose one of win, score'),
        ({"render_mode": "human"}, 'there is no render mode "human"; choose one of ansi'),
    ],
)
def test_what_cannot_be_played(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        raw_env(**wrong)


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    table = raw_env(players=2)
    table.reset(seed=1)
    before = table.table.game.hash(table.table.state)
    for action in (508, -1, 10**6):
        with pytest.raises(IllegalAction, match=f"action {action} is not possible here"):
            table.step(action)
    assert table.table.game.hash(table.table.state) == before
    wrapped = env(players=2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(508)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[loser] == -1


def test_the_table_in_text() -> None:
    table = raw_env(sheets=["17"], render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert shown is not None
    assert shown.startswith("round 1, favor\n  rolled: ")
    assert "seat 0 (sheet 17): 0 vp" in shown
    assert "seat 0 can: take " in shown
    play_out(table)
    assert f"over: {table.infos['player_0']['score']}\n" in str(table.render())
    two = raw_env(players=2, render_mode="ansi")
    two.reset(seed=1)
    play_out(two)
    assert "; won by " in str(two.render())
    assert raw_env().render() is None


# One seat


@pytest.mark.parametrize("rivals", [[], ["random"], ["greedy", "random"]])
def test_a_seat_against_bots_or_alone(rivals: list[str]) -> None:
    ends = []
    for _ in range(2):
        seat = SeatEnv(rivals=rivals)
        random = seeded(3)
        seat.reset(seed=3)
        over = False
        while not over:
            legal = seat.legal_actions()
            random = step(random)
            _, reward, over, _, info = seat.step(legal[below(random, len(legal))])
            assert over or reward == 0
        ends.append((reward, info))
        assert reward == info["score"] if not rivals else reward in (-1, 0, 1)
    assert ends[0] == ends[1]
    with pytest.raises(IllegalAction, match="the game is over; call reset"):
        seat.step(0)


def test_rivals_of_this_game_only() -> None:
    with pytest.raises(UnknownBot, match="mcts"):
        SeatEnv(rivals=["mcts"])
    with pytest.raises(BadOptions, match="there is no seat 2 at a table of 2"):
        SeatEnv(rivals=["greedy"], seat=2)


def test_words_where_lists_are_wanted_and_pictures_of_nothing() -> None:
    with pytest.raises(BadOptions, match=r'"sheets" must be a list: \["17"\]'):
        raw_env(players=1, sheets="17")
    for seat in (SeatEnv, gym.SeatEnv):
        with pytest.raises(BadOptions, match=r'"rivals" must be a list: \["greedy"\]'):
            seat(rivals="greedy")
    with pytest.raises(BadOptions, match=r'"factions" must be a list: \["rome"\]'):
        gym.raw_env(factions="rome")
    for shown in (raw_env(render_mode="ansi"), gym.raw_env(render_mode="ansi")):
        with pytest.raises(ResetNeeded, match="call reset"):
            shown.render()


def test_a_seat_that_plays_an_illegal_action_loses() -> None:
    seat = SeatEnv(rivals=[])
    seat.reset(seed=1)
    seen, received, over, _, info = seat.step(508)
    assert (received, over, info) == (-100.0, True, {"illegal": 508})
    assert not seen["action_mask"].any()


# Versions and the page


def test_version() -> None:
    """Another layout, numbering or set of rules needs another `VERSION`: put all three in here."""
    facts = [(field.name, field.offset, field.size, field.labels) for field in layout().fields]
    marks = blake2b(repr((facts, numbering().meanings)).encode(), digest_size=8).hexdigest()
    assert (VERSION, RollWrite().version, marks) == ("v1", "2", "a9a5b1e9be676d5b")
    assert raw_env().metadata["name"] == str(env()) == f"rollwrite_{VERSION}"
    assert raw_env().metadata["rules"] == RollWrite().version


@pytest.mark.parametrize("table", [fields_table(), actions_table()], ids=["fields", "actions"])
def test_every_field_and_action_is_documented(table: str) -> None:
    """Print `osada.gym.rollwrite.fields_table()` and `actions_table()` into the page."""
    assert f"\n\n{table}\n\n" in PAGE


def test_sizes_and_names_are_those_of_the_page() -> None:
    actions = len(numbering().meanings)
    assert f'{{"observation": uint8[{layout().size}], "action_mask": int8[{actions}]}}' in PAGE
    assert f"`Discrete({actions})`" in PAGE
    assert f"`rollwrite_{VERSION}` and `{ID}`" in PAGE

"""Many games in one call: the same as single environments side by side."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from osada.bots import Chance
from osada.gym import ID, SeatEnv, SettlersVector, env, layout, numbering, raw_env, rollwrite
from osada.gym.rollwrite import RollWriteVector
from osada.gym.vector import TablesVector
from osada.kernel.game import BadOptions, Decision, Move

MODES = [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP]

SELF_PLAY: list[tuple[Any, Any, dict[str, Any]]] = [
    (SettlersVector, raw_env, {"players": 2}),
    (SettlersVector, raw_env, {"players": 4, "lookout": "alternative", "reward": "score"}),
    (SettlersVector, raw_env, {"players": 1}),
    (RollWriteVector, rollwrite.raw_env, {"players": 2}),
    (RollWriteVector, rollwrite.raw_env, {"players": 1}),
]
AGAINST: list[tuple[Any, Any, dict[str, Any]]] = [
    (SettlersVector, SeatEnv, {"rivals": ["random"]}),
    (SettlersVector, SeatEnv, {"rivals": ["random", "random"], "seat": 1, "reward": "score"}),
    (SettlersVector, SeatEnv, {"rivals": []}),
    (RollWriteVector, rollwrite.SeatEnv, {"rivals": ["random"]}),
]


def same(seen: dict[str, Any], expected: dict[str, Any]) -> None:
    for name in ("observation", "action_mask"):
        assert seen[name].dtype == expected[name].dtype
        np.testing.assert_array_equal(seen[name], expected[name])


def _named(what: Any) -> str:
    return str(getattr(what, "__qualname__", what))


@pytest.mark.parametrize(("made", "single", "options"), SELF_PLAY, ids=_named)
def test_self_play_is_that_of_single_environments(
    made: Any, single: Any, options: dict[str, Any]
) -> None:
    vector: TablesVector = made(3, rivals=None, **options)
    tables = [single(**options) for _ in range(3)]
    seen, infos = vector.reset(seed=11)
    for at, table in enumerate(tables):
        table.reset(seed=11 + at)
    ended = 0
    for _ in range(400):
        legal = vector.legal_actions()
        for at, table in enumerate(tables):
            same(
                {name: seen[name][at] for name in seen},
                table.observe(table.agent_selection),
            )
            assert table.possible_agents[infos["seat"][at]] == table.agent_selection
            assert legal[at] == table.legal_actions()
            assert sorted(legal[at]) == list(seen["action_mask"][at].nonzero()[0])
        actions = vector.random_actions()
        acting = infos["seat"]
        seen, gained, over, cut, infos = vector.step(actions)
        assert not cut.any()
        assert set(np.unique(seen["action_mask"].sum(axis=1) > 0)) == {True}
        for at, table in enumerate(tables):
            table.step(int(actions[at]))
            agent = table.possible_agents[acting[at]]
            assert (gained[at], over[at]) == (table.rewards[agent], table.terminations[agent])
            if over[at]:
                ended += 1
                final = infos["final_info"]
                assert list(final["rewards"][at]) == list(table.rewards.values())
                told = list(table.infos.values())
                assert list(final["scores"][at]) == [info["score"] for info in told]
                assert list(final["winners"][at]) == [info["won"] for info in told]
                assert final["seat"][at] == acting[at]
                same(infos["final_obs"][at], table.observe(agent))
                table.reset()
        assert ("final_info" in infos) == over.any()
    assert ended >= 3


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize(("made", "single", "options"), AGAINST, ids=_named)
def test_one_seat_is_that_of_gymnasium_side_by_side(
    made: Any, single: Any, options: dict[str, Any], mode: AutoresetMode
) -> None:
    vector: TablesVector = made(3, autoreset_mode=mode, **options)
    theirs: Any = SyncVectorEnv([lambda: single(**options)] * 3, autoreset_mode=mode)
    assert vector.metadata["autoreset_mode"] is mode
    assert vector.observation_space == theirs.observation_space
    assert vector.action_space == theirs.action_space
    seen, infos = vector.reset(seed=4)
    expected, told = theirs.reset(seed=4)
    ended = 0
    for _ in range(250):
        same(seen, expected)
        if "seat" in told:
            np.testing.assert_array_equal(infos["seat"][told["_seat"]], told["seat"][told["_seat"]])
        actions = vector.random_actions()
        seen, gained, over, cut, infos = vector.step(actions)
        expected, paid, ends, cuts, told = theirs.step(actions)
        np.testing.assert_array_equal(gained, paid)
        np.testing.assert_array_equal(over, ends)
        np.testing.assert_array_equal(cut, cuts)
        if over.any():
            ended += over.sum()
            final, others = infos, told
            if mode is AutoresetMode.SAME_STEP:
                final, others = infos["final_info"], told["final_info"]
                np.testing.assert_array_equal(infos["_final_obs"], told["_final_obs"])
                for at in over.nonzero()[0]:
                    same(infos["final_obs"][at], told["final_obs"][at])
            for name in ("score", "won", "_score", "_won"):
                np.testing.assert_array_equal(final[name], others[name])
    assert ended >= 3


class Shown:
    """A player at random that is asked as others are: with a sample of what its seat may know."""

    def choose(self, game: Any, sample: Any, seat: int, decision: Decision, random: int) -> Move:
        assert decision.moves == game.pending(sample)[seat].moves
        return Chance().choose(game, sample, seat, decision, random)


@pytest.mark.parametrize("made", [SeatEnv, rollwrite.SeatEnv], ids=["settlers", "rollwrite"])
def test_random_opponents_are_asked_without_a_sample_and_play_the_same(made: Any) -> None:
    quick, shown = made(rivals=["random", "random"]), made(rivals=["random", "random"])
    shown.episodes.bots = [Shown(), Shown()]
    seen, _ = quick.reset(seed=6)
    other, _ = shown.reset(seed=6)
    over = False
    while not over:
        same(seen, other)
        action = quick.legal_actions()[-1]
        seen, reward, over, _, _ = quick.step(action)
        other, expected, ends, _, _ = shown.step(action)
        assert (reward, over) == (expected, ends)


def test_greedy_is_a_stronger_opponent_than_random() -> None:
    def lead(rival: str) -> float:
        vector = SettlersVector(6, rivals=[rival], reward="score")
        vector.reset(seed=1)
        found: list[float] = []
        while len(found) < 6:
            _, gained, over, _, _ = vector.step(vector.random_actions())
            found += list(gained[over])
        return sum(found) / len(found)

    assert lead("greedy") < lead("random") - 20


@pytest.mark.parametrize("rivals", [None, ["random"]], ids=["self-play", "random"])
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_an_illegal_action_loses_the_game(rivals: list[str] | None, mode: AutoresetMode) -> None:
    vector = SettlersVector(3, rivals, reward="score", autoreset_mode=mode)
    seen, infos = vector.reset(seed=8)
    actions = vector.random_actions()
    actions[1] = seen["action_mask"][1].argmin()
    actions[2] = -1
    seat = infos["seat"]
    _, gained, over, _, infos = vector.step(actions)
    assert list(over) == [False, True, True]
    assert list(gained) == [0, -100, -100]
    final = infos["final_info"] if mode is AutoresetMode.SAME_STEP else infos
    assert list(final["illegal"]) == [False, True, True]
    assert final["rewards"][1][seat[1]] == -100
    assert final["rewards"][1].sum() == -100
    seen, gained, over, _, _ = vector.step(vector.random_actions())
    assert not over.any()
    assert not gained.any()
    assert seen["action_mask"].any(axis=1).all()


def test_seeds() -> None:
    def rows(vector: TablesVector, **seed: Any) -> Any:
        vector.reset(**seed)
        for _ in range(20):
            seen, *_ = vector.step([codes[0] for codes in vector.legal_actions()])
        return seen["observation"].copy()

    first, second = SettlersVector(3, ["random"]), SettlersVector(3, ["random"])
    once = rows(first, seed=5)
    np.testing.assert_array_equal(once, rows(second, seed=5))
    np.testing.assert_array_equal(once, rows(second, seed=[5, 6, 7]))
    np.testing.assert_array_equal(once[0], rows(second, seed=[1, None, 5])[2])
    assert len({row.tobytes() for row in once}) == 3
    again = rows(first)
    assert (again != once).any()
    assert (rows(SettlersVector(3, ["random"])) != once).any()
    first.reset(seed=9)
    second.reset(seed=9)
    np.testing.assert_array_equal(first.random_actions(), second.random_actions())


def test_options_of_a_reset_are_for_one_game() -> None:
    vector = SettlersVector(2, rivals=None)
    for _ in range(3):
        seen, _ = vector.reset(options={"factions": ["rome", "egypt"]})
        own = layout().offset["me.faction"]
        assert {int(row[own : own + 4].argmax()) for row in seen["observation"]} <= {2, 3}


def test_arrays_are_written_in_place_or_copied() -> None:
    vector = SettlersVector(2, ["random"])
    first, _ = vector.reset(seed=1)
    then, *_ = vector.step(vector.random_actions())
    assert then["observation"] is first["observation"]
    assert then["action_mask"] is first["action_mask"]
    assert first["observation"].flags.c_contiguous
    vector = SettlersVector(2, ["random"], copy=True)
    first, _ = vector.reset(seed=1)
    kept = first["observation"].copy()
    then, *_ = vector.step(vector.random_actions())
    np.testing.assert_array_equal(first["observation"], kept)
    assert (then["observation"] != kept).any()


def test_gymnasium_makes_and_wraps_it() -> None:
    made = gymnasium.make_vec(
        ID, num_envs=4, vectorization_mode="vector_entry_point", rivals=["random"]
    )
    assert isinstance(made.unwrapped, SettlersVector)
    assert made.num_envs == 4
    assert made.metadata["rules"] == "2"
    seen, _ = made.reset(seed=2)
    assert made.observation_space.contains(seen)
    assert made.single_action_space.n == len(numbering().meanings)  # type: ignore[attr-defined]
    counted = RecordEpisodeStatistics(SettlersVector(4, ["random"]))
    counted.reset(seed=2)
    while not counted.episode_count:
        _, _, over, _, infos = counted.step(counted.env.random_actions())  # type: ignore[attr-defined]
    assert set(infos["episode"]["r"][over]) <= {-1.0, 0.0, 1.0}
    assert infos["episode"]["l"][over].min() > 20


def test_it_can_be_looked_at() -> None:
    vector = SettlersVector(2, None, render_mode="ansi")
    vector.reset(seed=1)
    shown = vector.render()
    assert shown is not None
    assert [text.split(",")[0] for text in shown] == ["round 1"] * 2
    assert SettlersVector(2, None).render() is None


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"n": 0}, "0 games cannot be stepped"),
        ({"seat": 2}, "there is no seat 2 at a table of 2"),
        ({"rivals": ["greedy"], "players": 3}, "3 players are asked for, but the rivals make it 2"),
        ({"autoreset_mode": AutoresetMode.DISABLED}, "one of SAME_STEP, NEXT_STEP"),
        ({"reward": "gold"}, 'there is no reward "gold"'),
        ({"render_mode": "human"}, 'no render mode "human"'),
    ],
)
def test_what_cannot_be_made(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, BadOptions), match=sentence):
        SettlersVector(**options)


def test_what_cannot_be_stepped() -> None:
    vector = SettlersVector(2, ["random"])
    with pytest.raises(ValueError, match=r"call reset\(\) before step\(\)"):
        vector.step([0, 0])
    with pytest.raises(ValueError, match="3 seeds are given for 2 games"):
        vector.reset(seed=[1, 2, 3])
    vector.reset(seed=1)
    for actions in ([0], [[0], [0]], [0.5, 1.5]):
        with pytest.raises(ValueError, match="an action for each of 2 games"):
            vector.step(actions)


def test_it_plays_as_the_environment_in_wrappers() -> None:
    """In PettingZoo's wrappers an illegal action costs the same."""
    table = env(players=2)
    table.reset(seed=8)
    seen = table.observe(table.agent_selection)
    agent = table.agent_selection
    table.step(int(seen["action_mask"].argmin()))
    vector = SettlersVector(1, None)
    vector.reset(seed=8)
    _, gained, _, _, _ = vector.step([int(seen["action_mask"].argmin())])
    assert gained[0] == table.unwrapped.rewards[agent]


def test_a_refused_seed_leaves_the_games_as_they_were() -> None:
    vector = SettlersVector(3, rivals=["random"])
    for wrong in (-5, [1, 2, -3]):
        with pytest.raises(gymnasium.error.Error, match="Seed"):
            vector.reset(seed=wrong)
    first, _ = vector.reset(seed=5)
    seen = first["observation"].copy()
    with pytest.raises(gymnasium.error.Error, match="Seed"):
        vector.reset(seed=[1, 2, -3])
    again, _ = vector.reset(seed=list(np.arange(5, 8)))
    assert (again["observation"] == seen).all()


def test_decks_of_factions_that_chance_may_deal() -> None:
    vector = SettlersVector(8, rivals=["random"], decks={"rome": ["rome/legion"]})
    for seed in range(4):
        vector.reset(seed=seed)
    bad = {"rome": ["rome/legion", "rome/legion"]}
    for factions in (None, ["rome", "egypt"]):
        with pytest.raises(BadOptions, match=r"it exists once \(AMB-X-15, DECK-4\)"):
            SettlersVector(1, factions=factions, decks=bad)
    for whose in ("barbarians", "japan", "rome", "egypt"):
        with pytest.raises(BadOptions, match=r"there is no card .* \(AMB-X-15, DECK-4\)"):
            SettlersVector(1, decks={whose: ["nothing"]})

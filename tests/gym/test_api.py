"""The environments keep to the contracts of PettingZoo and Gymnasium, as their own tests see it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    seed_test,
)
from pettingzoo.test.seed_test import parallel_seed_test  # type: ignore[import-untyped]

import osada.gym
from osada.gym import ID, SeatEnv, SettlersVector, env, parallel_env, raw_env

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
    {"players": 2},
    {"players": 3, "lookout": "alternative"},
    {"players": 4, "lookout": "advanced", "peaceful": True},
    {"factions": ["egypt", "rome"], "reward": "score", "render_mode": "ansi"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_pettingzoo(options: dict[str, Any]) -> None:
    api_test(raw_env(**options), num_cycles=1000)
    api_test(env(**options), num_cycles=1000)
    seed_test(lambda: env(**options), num_cycles=200)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_parallel(options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(**options), num_cycles=1000)


def test_parallel_seeds() -> None:
    """Theirs acts without looking at the mask, so the games are short."""
    parallel_seed_test(lambda: parallel_env(players=3))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_gymnasium(players: int) -> None:
    made = gymnasium.make(ID, rivals=["random"] * (players - 1), render_mode="ansi")
    check_env(made.unwrapped)


def test_it_is_registered_by_its_import() -> None:
    made = gymnasium.make("osada.gym:osada/Settlers-v2", rivals=["greedy"])
    assert isinstance(made.unwrapped, osada.gym.SeatEnv)
    assert made.spec is not None
    assert made.spec.id == ID


# Bots as rivals, and as something to compare with


def test_learned_can_be_played_against_and_asked() -> None:
    """Whoever follows a bot's word at every decision plays as it does."""
    table = SeatEnv(rivals=["learned"], factions=["rome", "egypt"], seat=0)
    seen, _ = table.reset(seed=4)
    over = False
    for number in range(6):
        action = table.bot_action("learned" if number % 2 else "greedy")
        assert seen["action_mask"][action]
        seen, _, over, _, _ = table.step(action)
    assert not over


def test_a_bot_says_what_to_do_at_every_table() -> None:
    tables = SettlersVector(n=3, rivals=None, players=2)
    seen, infos = tables.reset(seed=9)
    won: list[bool] = []
    while len(won) < 3:
        actions = tables.bot_actions("greedy")
        assert seen["action_mask"][np.arange(3), actions].all()
        first = infos["seat"] == 0
        actions = np.where(first, actions, tables.random_actions())
        seen, _, over, _, infos = tables.step(actions)
        won += infos["final_info"]["winners"][over, 0].tolist() if over.any() else []
    assert all(won)


def test_asking_a_bot_changes_no_game() -> None:
    seen = []
    for asks in (False, True):
        table = SeatEnv(rivals=["greedy"])
        table.reset(seed=3)
        for _ in range(4):
            if asks:
                table.bot_action("greedy")
            table.step(table.legal_actions()[0])
        seen.append(table.reset()[0]["observation"].tolist())
    assert seen[0] == seen[1]

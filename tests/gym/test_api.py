"""The environments keep to the contracts of PettingZoo and Gymnasium, as their own tests see it."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    seed_test,
)
from pettingzoo.test.seed_test import parallel_seed_test  # type: ignore[import-untyped]

import osada.gym
from osada.gym import ID, env, parallel_env, raw_env

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

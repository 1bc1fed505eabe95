"""The games for machine learning: PettingZoo and Gymnasium environments.

Observations are fixed rows of small numbers, actions are numbers with a fixed meaning, and the
mask says which are legal. docs/gym.md describes all of it, field by field. What stands here is of
the card game; `osada.gym.rollwrite` has the same for the roll & write game.
"""

try:
    import gymnasium
    import pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'osada.gym needs {error.name}, which is not installed; try: pip install "osada[rl]"',
        name=error.name,
    ) from error

from osada.gym import rollwrite
from osada.gym.describe import (
    action_meaning,
    actions_table,
    describe,
    fields_table,
    layout,
    numbering,
)
from osada.gym.env import VERSION, SettlersEnv, env, parallel_env, raw_env
from osada.gym.seat import ID, SeatEnv
from osada.gym.table import IllegalAction
from osada.gym.words import Observation

gymnasium.register(ID, entry_point="osada.gym.seat:SeatEnv")
gymnasium.register(rollwrite.ID, entry_point="osada.gym.rollwrite.env:SeatEnv")

__all__ = [
    "ID",
    "VERSION",
    "IllegalAction",
    "Observation",
    "SeatEnv",
    "SettlersEnv",
    "action_meaning",
    "actions_table",
    "describe",
    "env",
    "fields_table",
    "layout",
    "numbering",
    "parallel_env",
    "raw_env",
    "rollwrite",
]

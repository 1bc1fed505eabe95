"""The games for machine learning: PettingZoo and Gymnasium environments, single or many.

Observations are fixed rows of small numbers, actions are numbers with a fixed meaning, and the
mask says which are legal. docs/gym.md describes all of it, field by field. What stands here is of
the card game; `osada.gym.rollwrite` has the same for the roll & write game.
"""

from osada.extras import needed

try:
    import gymnasium  # noqa: F401
    import librt.strings  # noqa: F401
    import pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(needed(error, "osada.gym"), name=error.name) from error

from osada.gym.numbered import IllegalAction
from osada.gym.settlers import (
    ID,
    VERSION,
    SeatEnv,
    SettlersEnv,
    SettlersVector,
    action_meaning,
    actions_table,
    boxes_actions_table,
    boxes_fields_table,
    describe,
    env,
    fields_table,
    layout,
    numbering,
    parallel_env,
    raw_env,
    vector_env,
)
from osada.gym.words import Observation
from osada.titles import OURS

for _title in OURS.values():  # each registers its environments by its names for Gymnasium
    if _title.has("environment"):
        _title.open("environment")

__all__ = [
    "ID",
    "VERSION",
    "IllegalAction",
    "Observation",
    "SeatEnv",
    "SettlersEnv",
    "SettlersVector",
    "action_meaning",
    "actions_table",
    "boxes_actions_table",
    "boxes_fields_table",
    "describe",
    "env",
    "fields_table",
    "layout",
    "numbering",
    "parallel_env",
    "raw_env",
    "vector_env",
]

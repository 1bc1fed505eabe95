"""The card game for machine learning; `osada.gym` offers all of it under its own name."""

from osada.gym.settlers.describe import (
    action_meaning,
    actions_table,
    boxes_actions_table,
    boxes_fields_table,
    describe,
    fields_table,
    layout,
    numbering,
)
from osada.gym.settlers.env import (
    ID,
    IDS,
    SeatEnv,
    SettlersEnv,
    SettlersVector,
    env,
    parallel_env,
    raw_env,
    vector_env,
)
from osada.gym.settlers.versions import VERSION, VERSIONS

__all__ = [
    "ID",
    "IDS",
    "VERSION",
    "VERSIONS",
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

"""The roll & write game for machine learning; what stands in `osada.gym` for the card game."""

from osada.gym.rollwrite.describe import (
    action_meaning,
    actions_table,
    describe,
    fields_table,
    layout,
    numbering,
)
from osada.gym.rollwrite.env import (
    ID,
    RollWriteEnv,
    RollWriteVector,
    SeatEnv,
    env,
    parallel_env,
    raw_env,
    vector_env,
)
from osada.gym.rollwrite.setting import VERSION

__all__ = [
    "ID",
    "VERSION",
    "RollWriteEnv",
    "RollWriteVector",
    "SeatEnv",
    "action_meaning",
    "actions_table",
    "describe",
    "env",
    "fields_table",
    "layout",
    "numbering",
    "parallel_env",
    "raw_env",
    "vector_env",
]

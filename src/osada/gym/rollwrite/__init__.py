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
    VERSION,
    RollWriteEnv,
    SeatEnv,
    env,
    parallel_env,
    raw_env,
)

__all__ = [
    "ID",
    "VERSION",
    "RollWriteEnv",
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
]

"""Which bots play the roll & write game."""

from typing import Final

from osada.bots.rollwrite.greedy import Greedy
from osada.bots.rollwrite.planner import Planner
from osada.bots.roster import EASY, PLAIN, Roster

ROSTER: Final = Roster(
    {"greedy": lambda code: Greedy(), "planner": lambda code: Planner(code.number)},
    {"easy": "greedy:20", "normal": "greedy", "hard": "planner", "expert": "planner:1s"},
    {
        **EASY,
        "hard": "plans its round ahead",
        "expert": "plans its round ahead as far as it can, at most a second for a move",
        **PLAIN,
        "planner": "plans its own moves of the round ahead, always as far",
        "planner:200ms": "the same, for that long",
    },
)

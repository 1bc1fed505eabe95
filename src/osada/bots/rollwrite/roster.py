"""Which bots play the roll & write game."""

from typing import Final

from osada.bots.rollwrite.greedy import Greedy
from osada.bots.rollwrite.novice import Novice
from osada.bots.rollwrite.planner import Planner
from osada.bots.roster import LEVELS, PLAIN, Code, Roster


def _planner(code: Code) -> Planner:
    return Planner(width=code.number) if code.unit == "wide" else Planner(code.number)


ROSTER: Final = Roster(
    {
        "novice": lambda code: Novice(code.number),
        "greedy": lambda code: Greedy(),
        "planner": _planner,
    },
    {
        "easy": "novice:30",
        "normal": "novice:80",
        "hard": "planner:1wide",
        "expert": "planner:5wide",
        "master": "planner:1s",
    },
    {
        **LEVELS,
        "hard": "plans its round ahead, one way at a time",
        "expert": "plans its round ahead in several ways",
        "master": "plans its round ahead as far as it can, at most a second for a move",
        **PLAIN,
        "planner": "plans its own moves of the round ahead, always as far",
        "planner:4wide": "the same, keeping 4 positions in mind at every step",
        "planner:200ms": "the same, for that long",
    },
    {"novice": "50"},
)

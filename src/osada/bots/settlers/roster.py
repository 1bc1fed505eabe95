"""Which bots play the card game."""

from pathlib import Path
from typing import Final

from osada.bots.roster import EASY, PLAIN, Code, Roster
from osada.bots.settlers.greedy import Greedy
from osada.bots.settlers.learned.player import Learned
from osada.bots.settlers.mcts import Mcts
from osada.bots.settlers.planner import Planner


def _mcts(code: Code) -> Mcts:
    return Mcts(milliseconds=code.number) if code.unit == "ms" else Mcts(code.number)


def _learned(code: Code) -> Learned:
    return Learned(Path(code.file)) if code.file else Learned()


ROSTER: Final = Roster(
    {
        "greedy": lambda code: Greedy(),
        "learned": _learned,
        "planner": lambda code: Planner(code.number),
        "mcts": _mcts,
    },
    {"easy": "greedy:20", "normal": "greedy", "hard": "planner:300ms", "expert": "mcts:1s"},
    {
        **EASY,
        "hard": "plans its round ahead, about a third of a second for a move",
        "expert": "weighs what everybody may do, about a second for a move",
        **PLAIN,
        "learned": "looks one move ahead too, and judges by what it has learned from its own games",
        "planner:100ms": "plans its own moves of the round ahead, for that long",
        "mcts:500": "searches what all seats may do, in that many simulations",
        "mcts:200ms": "the same, for that long",
    },
    {"planner": "100ms", "mcts": "500"},
)

"""Which bots play the card game."""

from pathlib import Path
from typing import Final

from osada.bots.roster import LEVELS, PLAIN, Code, Roster
from osada.bots.settlers.greedy import Greedy
from osada.bots.settlers.learned.player import Learned
from osada.bots.settlers.mcts import Mcts
from osada.bots.settlers.novice import Novice
from osada.bots.settlers.planner import Planner
from osada.bots.settlers.search import Search


def _mcts(code: Code) -> Mcts:
    return Mcts(milliseconds=code.number) if code.unit == "ms" else Mcts(code.number)


def _planner(code: Code) -> Planner:
    return Planner(width=code.number) if code.unit == "wide" else Planner(code.number)


def _search(code: Code) -> Search:
    return Search(code.number) if code.unit == "ms" else Search(deals=code.number)


def _learned(code: Code) -> Learned:
    return Learned(Path(code.file)) if code.file else Learned()


ROSTER: Final = Roster(
    {
        "novice": lambda code: Novice(code.number),
        "greedy": lambda code: Greedy(),
        "learned": _learned,
        "planner": _planner,
        "mcts": _mcts,
        "search": _search,
    },
    {
        "easy": "novice:35",
        "normal": "novice:90",
        "hard": "planner:3wide",
        "expert": "learned",
        "master": "search:1s",
    },
    {
        **LEVELS,
        "expert": "judges by what it has learned from thousands of games against itself",
        "master": "does so too, and tries its best moves on many deals, about a second for a move",
        **PLAIN,
        "learned": "looks one move ahead too, and judges by what it has learned from its own games",
        "planner:100ms": "plans its own moves of the round ahead, for that long",
        "planner:4wide": "the same, keeping 4 positions in mind at every step",
        "mcts:500": "searches what all seats may do, in that many simulations",
        "mcts:200ms": "the same, for that long",
        "search:200ms": "tries its best moves on many deals, by what it has learned, for that long",
        "search:40": "the same, on that many deals",
    },
    {"novice": "50", "planner": "100ms", "mcts": "500", "search": "200ms"},
)

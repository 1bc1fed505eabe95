"""The short codes of bots: a name and what it may be given, such as `mcts:200ms`.

| code | what it may be given |
| --- | --- |
| `random`, `random:kind` | `kind`: a kind of move by chance first |
| `greedy`, `greedy:40` | of a hundred legal moves so many are noticed (1 to 100; 100 without) |
| `planner`, `planner:50ms`, `planner:2s` | time for a decision (1ms to 60s; 100ms without) |
| `mcts`, `mcts:2000`, `mcts:200ms` | simulations (1 to 100000; 500 without), or time |
| `easy`, `normal`, `hard`, `expert` | nothing: a level for people stands for another code |

Capitals do not matter.
"""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, NoReturn

from osada.bots.bot import Bot
from osada.bots.careless import Careless
from osada.bots.chance import Chance, Kinds
from osada.bots.greedy import Greedy
from osada.bots.mcts import Mcts
from osada.bots.planner import Planner

CODES: Final = ("random", "greedy", "planner", "mcts")
"""The names of all bots, weakest first."""

LEVELS: Final[dict[str, str]] = {
    "easy": "greedy:20",
    "normal": "greedy",
    "hard": "planner:300ms",
    "expert": "mcts:1s",
}
"""The levels for people, easiest first, and the codes they stand for."""

ABOUT: Final[dict[str, str]] = {
    "easy": "builds sensibly, but overlooks most of its moves",
    "normal": "takes the best move it sees, at once",
    "hard": "plans its round ahead, about a third of a second for a move",
    "expert": "weighs what everybody may do, about a second for a move",
    "random": "any legal move by chance",
    "random:kind": "any kind of move by chance, then any move of it",
    "greedy": "looks one move ahead and takes what leaves it best off",
    "greedy:40": "the same, but notices only 40 of 100 moves",
    "planner:100ms": "plans its own moves of the round ahead, for so long",
    "mcts:500": "searches what all seats may do, in so many simulations",
    "mcts:200ms": "the same, for so long",
}
"""What the bots do, a sentence each: levels first, then codes as they may be written."""

_MOST_PERCENT: Final = 100
_LONGEST: Final = 60_000
_MOST_SIMULATIONS: Final = 100_000
_TIME: Final = "a time from 1ms to 60s"
_TAKES: Final = {
    "random": "only kind, as in random:kind",
    "greedy": "how many of 100 moves it notices, 1 to 100, as in greedy:40",
    "planner": f"{_TIME}, as in planner:100ms",
    "mcts": f"1 to {_MOST_SIMULATIONS} simulations or {_TIME}, as in mcts:500 or mcts:200ms",
}


class UnknownBot(ValueError):
    """A code that no bot has; says in one sentence what is wrong and which there are."""


@dataclass(frozen=True, slots=True)
class Code:
    """A code, read."""

    name: str
    number: int = 0
    """Percent, milliseconds or simulations; 0: nothing of the kind."""
    unit: str = ""
    """`kind`, `%`, `ms` or `simulations`."""

    @property
    def text(self) -> str:
        """The code as it is written in full: `planner:100ms`."""
        if self.unit == "ms":
            whole = self.number % 1000 == 0
            return (
                f"{self.name}:{self.number // 1000}s" if whole else f"{self.name}:{self.number}ms"
            )
        if self.unit == "kind":
            return f"{self.name}:{self.unit}"
        return f"{self.name}:{self.number}" if self.unit else self.name

    def make(self) -> Bot:
        """The bot."""
        if self.name == "random":
            return Kinds() if self.unit else Chance()
        if self.name == "greedy":
            return Careless(self.number) if self.unit else Greedy()
        if self.name == "planner":
            return Planner(self.number)
        return Mcts(milliseconds=self.number) if self.unit == "ms" else Mcts(self.number)


def bot(code: str) -> Bot:
    """The bot with this code; `UnknownBot` if there is none."""
    return read(code).make()


def timed(code: str) -> bool:
    """Whether a bot is limited by time, so that its games cannot be repeated."""
    return read(code).unit == "ms"


def quick(code: str) -> bool:
    """Whether a bot answers at once, without a search."""
    return read(code).name in ("random", "greedy")


def canonical(code: str) -> str:
    """The one way to write a code: `MCTS` is `mcts:500`; a level stays a level."""
    read(code)
    level = code.strip().lower()
    return level if level in LEVELS else read(code).text


def read(code: str) -> Code:
    """What a code says; `UnknownBot` if it says nothing."""
    name, colon, given = code.strip().lower().partition(":")
    if name in LEVELS:
        if colon:
            _refuse(code, f"the level {name} takes nothing; it stands for {LEVELS[name]}")
        return read(LEVELS[name])
    if name not in CODES:
        known = (*CODES, *LEVELS)
        near = get_close_matches(name, known, n=1, cutoff=0.5)
        hint = f'did you mean "{near[0]}"?' if near else f"the bots are {', '.join(known)}"
        raise UnknownBot(f'there is no bot "{_short(code)}", {hint}')
    found = _given(name, given) if colon else _DEFAULT[name]
    if found is None:
        _refuse(code, f"{name} takes {_TAKES[name]}")
    return found


def _given(name: str, given: str) -> Code | None:
    """A name with what it was given; None if that does not fit."""
    if name == "random":
        return Code(name, 0, "kind") if given == "kind" else None
    if name in ("planner", "mcts"):
        time = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s)", given)
        if time:
            length = round(float(time[1]) * (1000 if time[2] == "s" else 1))
            return Code(name, length, "ms") if 1 <= length <= _LONGEST else None
    if name == "planner" or not re.fullmatch(r"[0-9]{1,9}", given):
        return None
    number = int(given)
    if name == "mcts":
        return Code(name, number, "simulations") if 1 <= number <= _MOST_SIMULATIONS else None
    if not 1 <= number <= _MOST_PERCENT:
        return None
    return Code(name, number, "%") if number < _MOST_PERCENT else Code(name)


_DEFAULT: Final = {
    "random": Code("random"),
    "greedy": Code("greedy"),
    "planner": Code("planner", 100, "ms"),
    "mcts": Code("mcts", 500, "simulations"),
}


def _refuse(code: str, why: str) -> NoReturn:
    raise UnknownBot(f'there is no bot "{_short(code)}", {why}')


def _short(code: str) -> str:
    shown = " ".join(code.split())
    return shown if len(shown) <= 40 else shown[:37] + "..."

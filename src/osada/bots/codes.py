"""The short codes of bots: a name and what it may be given, such as `mcts:200ms`.

| code | what it may be given |
| --- | --- |
| `random`, `random:kind` | `kind`: a kind of move by chance first |
| `greedy`, `greedy:40` | of a hundred legal moves so many are noticed (1 to 100; 100 without) |
| `planner`, `planner:50ms`, `planner:2s` | time for a decision (1ms to 60s) |
| `mcts`, `mcts:2000`, `mcts:200ms` | simulations (1 to 100000; 500 without), or time |
| `easy`, `normal`, `hard`, `expert` | nothing: a level for people stands for another code |

The card game knows them all; its `planner` is `planner:100ms`. The roll & write game has no
`mcts`; its `planner` without a time searches as far each time, so that its games can be repeated.
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
from osada.bots.rollwrite.greedy import Greedy as GreedyWriter
from osada.bots.rollwrite.planner import Planner as PlanningWriter

SETTLERS: Final = "settlers"
ROLLWRITE: Final = "rollwrite"


@dataclass(frozen=True, slots=True)
class Offer:
    """The bots of one game."""

    title: str
    """How a sentence calls the game."""
    codes: tuple[str, ...]
    """The names of all bots, weakest first."""
    levels: dict[str, str]
    """The levels for people, easiest first, and the codes they stand for."""
    about: dict[str, str]
    """What the bots do, a sentence each: levels first, then codes as they may be written."""


_PLAIN: Final = {
    "random": "any legal move by chance",
    "random:kind": "any kind of move by chance, then any move of it",
    "greedy": "looks one move ahead and takes what leaves it best off",
    "greedy:40": "the same, but notices only 40 of 100 moves",
}
_EASY: Final = {
    "easy": "builds sensibly, but overlooks most of its moves",
    "normal": "takes the best move it sees, at once",
}
OFFERS: Final[dict[str, Offer]] = {
    SETTLERS: Offer(
        "card game",
        ("random", "greedy", "planner", "mcts"),
        {"easy": "greedy:20", "normal": "greedy", "hard": "planner:300ms", "expert": "mcts:1s"},
        {
            **_EASY,
            "hard": "plans its round ahead, about a third of a second for a move",
            "expert": "weighs what everybody may do, about a second for a move",
            **_PLAIN,
            "planner:100ms": "plans its own moves of the round ahead, for so long",
            "mcts:500": "searches what all seats may do, in so many simulations",
            "mcts:200ms": "the same, for so long",
        },
    ),
    ROLLWRITE: Offer(
        "roll & write game",
        ("random", "greedy", "planner"),
        {"easy": "greedy:20", "normal": "greedy", "hard": "planner", "expert": "planner:1s"},
        {
            **_EASY,
            "hard": "plans its round ahead",
            "expert": "plans its round ahead as far as it can, at most a second for a move",
            **_PLAIN,
            "planner": "plans its own moves of the round ahead, always as far",
            "planner:200ms": "the same, for so long",
        },
    ),
}
"""The bots by game."""

CODES: Final = OFFERS[SETTLERS].codes
LEVELS: Final = OFFERS[SETTLERS].levels
ABOUT: Final = OFFERS[SETTLERS].about
"""Those of the card game."""

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

    game: str
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
        cards = self.game == SETTLERS
        if self.name == "greedy":
            greedy: Bot = Greedy() if cards else GreedyWriter()
            return Careless(greedy, self.number) if self.unit else greedy
        if self.name == "planner":
            return Planner(self.number) if cards else PlanningWriter(self.number)
        return Mcts(milliseconds=self.number) if self.unit == "ms" else Mcts(self.number)


def bot(code: str, game: str = SETTLERS) -> Bot:
    """The bot with this code that plays a game; `UnknownBot` if there is none."""
    return read(code, game).make()


def timed(code: str, game: str = SETTLERS) -> bool:
    """Whether a bot is limited by time, so that its games cannot be repeated."""
    return read(code, game).unit == "ms"


def quick(code: str, game: str = SETTLERS) -> bool:
    """Whether a bot answers at once, without a search."""
    return read(code, game).name in ("random", "greedy")


def canonical(code: str, game: str = SETTLERS) -> str:
    """The one way to write a code: `MCTS` is `mcts:500`; a level stays a level."""
    found = read(code, game)
    level = code.strip().lower()
    return level if level in OFFERS[game].levels else found.text


def read(code: str, game: str = SETTLERS) -> Code:
    """What a code says; `UnknownBot` if it says nothing."""
    if game not in OFFERS:
        raise UnknownBot(f'no bot plays "{_short(game)}", the games are {", ".join(OFFERS)}')
    offer = OFFERS[game]
    name, colon, given = code.strip().lower().partition(":")
    if name in offer.levels:
        if colon:
            _refuse(code, f"the level {name} takes nothing; it stands for {offer.levels[name]}")
        return read(offer.levels[name], game)
    if name not in offer.codes:
        known = (*offer.codes, *offer.levels)
        there_are = f"the bots are {', '.join(known)}"
        if name in CODES:
            _refuse(code, there_are, f" for the {offer.title}")
        near = get_close_matches(name, known, n=1, cutoff=0.5)
        _refuse(code, f'did you mean "{near[0]}"?' if near else there_are)
    found = _given(game, name, given) if colon else _default(game, name)
    if found is None:
        _refuse(code, f"{name} takes {_TAKES[name]}")
    return found


def _given(game: str, name: str, given: str) -> Code | None:
    """A name with what it was given; None if that does not fit."""
    if name == "random":
        return Code(game, name, 0, "kind") if given == "kind" else None
    if name in ("planner", "mcts"):
        time = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s)", given)
        if time:
            length = round(float(time[1]) * (1000 if time[2] == "s" else 1))
            return Code(game, name, length, "ms") if 1 <= length <= _LONGEST else None
    if name == "planner" or not re.fullmatch(r"[0-9]{1,9}", given):
        return None
    number = int(given)
    if name == "mcts":
        fits = 1 <= number <= _MOST_SIMULATIONS
        return Code(game, name, number, "simulations") if fits else None
    if not 1 <= number <= _MOST_PERCENT:
        return None
    return Code(game, name, number, "%") if number < _MOST_PERCENT else Code(game, name)


def _default(game: str, name: str) -> Code:
    """A name that was given nothing."""
    if name == "mcts":
        return Code(game, name, 500, "simulations")
    if name == "planner" and game == SETTLERS:
        return Code(game, name, 100, "ms")
    return Code(game, name)


def _refuse(code: str, why: str, where: str = "") -> NoReturn:
    raise UnknownBot(f'there is no bot "{_short(code)}"{where}, {why}')


def _short(code: str) -> str:
    shown = " ".join(code.split())
    return shown if len(shown) <= 40 else shown[:37] + "..."

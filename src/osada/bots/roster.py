"""The bots of one game, as they are offered to people."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from osada.bots.bot import Bot
from osada.bots.careless import Careless
from osada.bots.chance import Chance, Kinds


@dataclass(frozen=True, slots=True)
class Code:
    """A code, read."""

    name: str
    number: int = 0
    """Percent, milliseconds, positions, deals or simulations; 0: nothing of the kind."""
    unit: str = ""
    """`kind`, `%`, `known`, `ms`, `wide`, `deals` or `simulations`."""
    file: str = ""
    """A file that it was given."""

    @property
    def text(self) -> str:
        """The code as it is written in full: `planner:100ms`."""
        if self.unit == "ms":
            whole = self.number % 1000 == 0
            return (
                f"{self.name}:{self.number // 1000}s" if whole else f"{self.name}:{self.number}ms"
            )
        if self.unit == "wide":
            return f"{self.name}:{self.number}wide"
        if self.file:
            return f"{self.name}:{self.file}"
        if self.unit == "kind":
            return f"{self.name}:{self.unit}"
        return f"{self.name}:{self.number}" if self.unit else self.name


@dataclass(frozen=True, slots=True)
class Roster:
    """The bots of one game."""

    own: Mapping[str, Callable[[Code], Bot]]
    """How those that know the game are made from their codes, weakest first; `random` plays any."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The levels for people, easiest first, and the codes they stand for."""
    about: Mapping[str, str] = field(default_factory=dict)
    """What the bots do, a sentence each: levels first, then codes as they may be written."""
    usual: Mapping[str, str] = field(default_factory=dict)
    """What a bot is given where nobody says: the `500` of `mcts:500`."""

    @property
    def codes(self) -> tuple[str, ...]:
        """The names of all bots, weakest first."""
        return ("random", *self.own)

    def make(self, code: Code) -> Bot:
        """The bot of a code."""
        if code.name == "random":
            return Kinds() if code.unit else Chance()
        made = self.own[code.name](code)
        return Careless(made, code.number) if code.unit == "%" else made


PLAIN: Final = {
    "random": "any legal move at random",
    "random:kind": "any kind of move at random, then any move of that kind",
    "greedy": "looks one move ahead and takes what leaves it best off",
    "greedy:40": "the same, but notices only 40 of 100 moves",
    "novice:40": "knows 40 of 100 things, and makes the mistakes of people for the rest",
}
LEVELS: Final = {
    "easy": "makes the mistakes of a first game: overlooks much, thinks of little but this round",
    "normal": "takes the best move it sees, at once, and seldom overlooks one",
    "hard": "plans its round ahead",
}
"""What bots of several games do."""

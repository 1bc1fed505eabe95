"""What an Invention allows so many times a round: small classes, each with its phrase and words.

They are used by themselves in the first case of a round that needs them (AMB-C55).
"""

import re
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.reading import EffectError, amount, good, number
from osada.settlers.goods import GOLD, GOODS, RAZE, RESOURCES, WORKER

_LESS: Final = "−"
_CHEAPER: Final = (*RESOURCES, GOLD)
"""What a building can cost less of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Allowance:
    """Something that costs less or may be done more often: `n` of it, `limit` times a round."""

    code: ClassVar[int] = 0
    """Part of fingerprints."""
    example: ClassVar[str] = ""
    """How a card file says it, after `feature (once):`."""
    message: ClassVar[str] = ""
    weight: ClassVar[str] = ""
    """What bots look up to judge it."""

    def __init__(self, limit: int, n: int = 1, good: int = 0) -> None:
        self.limit = limit  # times a round; 0: always
        self.n = n
        self.good = good

    @classmethod
    def read(cls, text: str, limit: int) -> "Allowance | None":
        """The allowance that a phrase stands for, None if it is another's."""
        return cls(limit) if text == cls.example else None

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (self.code, self.limit, self.n, self.good)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Allowance) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"Allowance{self.facts()}"

    def clause(self, language: str) -> str:
        """What a player reads."""
        goods = phrasing.good(language, self.good, self.n, "acc")
        return phrasing.say(language, self.message, goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """What a formula shows."""
        shown = t.worded(language, f"short-{self.message}")
        return [*shown, t.GAP, t.Token(t.TEXT, _LESS), t.good(self.good, self.n)]

    def short(self) -> str:
        """The formula in words."""
        return ""


class Cheaper(Allowance):
    """Faction locations cost less of a good."""

    code = 1
    example = "your faction locations cost 1 stone less"
    message = "cheaper"
    weight = "cheaper"

    @classmethod
    def read(cls, text: str, limit: int) -> Allowance | None:
        """`your faction locations cost 1 stone less`."""
        match = re.fullmatch(r"your faction locations cost (\d+ \S+) less", text)
        if match is None:
            return None
        n, kind = amount(match[1])
        if good(kind) not in _CHEAPER:
            raise EffectError("a building can cost less wood, stone, food or gold")
        return Cheaper(limit, n, good(kind))

    def short(self) -> str:
        """`faction -1 stone`."""
        return f"faction -{self.n} {GOODS[self.good]}"


class RazeCheaper(Allowance):
    """A rival's location costs fewer raze tokens."""

    code = 2
    example = "razing a rival's location costs 1 raze less"
    message = "raze-cheaper"
    weight = "raze cheaper"

    @classmethod
    def read(cls, text: str, limit: int) -> Allowance | None:
        """`razing a rival's location costs 1 raze less`."""
        match = re.fullmatch(r"razing a rival's location costs (\d+) raze less", text)
        return RazeCheaper(limit, number(match[1]), RAZE) if match else None

    def short(self) -> str:
        """`raze rival -1 raze`."""
        return f"raze rival -{self.n} raze"


class OnceMore(Allowance):
    """A common action location can be used once more than it says."""

    code = 3
    example = "use a common action location once more"
    message = "once-more"
    weight = "once more"

    def clause(self, language: str) -> str:
        """`one of your common action locations may be used once more than it allows`."""
        return phrasing.say(language, self.message)

    def tokens(self, language: str) -> list[t.Token]:
        """One more use."""
        return t.worded(language, "short-once-more")

    def short(self) -> str:
        """`common once more`."""
        return "common once more"


class SendOne(Allowance):
    """A worker does what a pair of them does."""

    code = 4
    example = "send 1 worker in place of 2"
    message = "send-one"
    weight = "send one"

    def __init__(self, limit: int, n: int = 1, good: int = WORKER) -> None:
        super().__init__(limit, n, good)

    def tokens(self, language: str) -> list[t.Token]:
        """One worker."""
        return [*t.worded(language, "short-when-send"), t.GAP, t.good(WORKER)]

    def short(self) -> str:
        """`send 1 worker`."""
        return "send 1 worker"


ALLOWANCES: Final[tuple[type[Allowance], ...]] = (Cheaper, RazeCheaper, OnceMore, SendOne)


def read(text: str, limit: int) -> Allowance | None:
    """The allowance of a line `feature (once): ...`; None if it is another feature."""
    for one in ALLOWANCES:
        found = one.read(text, limit)
        if found is not None:
            return found
    return None

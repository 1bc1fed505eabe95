"""What every verb of the card language says about itself.

A verb is a class; an instruction of a card is an instance of it with its numbers. Each verb of the
house has a file in `verbs`. A verb from outside the package is a class that the entry point
`osada.verbs` names; its number is 1000 or more, and `words` says where its messages lie.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from osada.kernel.game import Move
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.frames import OF_FEATURE
from osada.speech import Folders, said

if TYPE_CHECKING:
    from osada.settlers.effects.prices import Price
    from osada.settlers.effects.vocabulary import Ability
    from osada.settlers.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One instruction of an effect; the class is its verb."""

    code: ClassVar[int] = -1
    """Part of fingerprints: it stays as it is."""
    phrases: ClassVar[tuple[str, ...]] = ()
    """How it is written in a card file, with examples for its numbers."""
    is_whole: ClassVar[bool] = False
    """Whether nothing else can stand beside it."""
    has_raze_price: ClassVar[bool] = False
    """Whether its price is the raze tokens that its target asks for."""
    message: ClassVar[str] = ""
    """The message of its clause."""
    icon: ClassVar[str] = ""
    """The message of its formula; "" where it has tokens of its own."""
    in_short: ClassVar[str] = ""
    """The formula in words, with `{n}` for its number."""
    weight: ClassVar[str] = ""
    """What bots look up to judge it."""
    is_counted: ClassVar[bool] = False
    """Whether the weight counts for every one of its number."""
    aim: ClassVar[str] = ""
    """What it does to what is chosen, for questions and log."""
    is_own_aim: ClassVar[bool] = False
    """Whether it is aimed at something of its own seat."""
    loss: ClassVar[str] = ""
    """What a rival whose location is chosen loses by it: `taken`, `discarded`, `blocked`."""
    is_price: ClassVar[bool] = False
    """Whether an action that costs nothing else is paid by it."""
    words: ClassVar[Folders] = ()
    """Where its messages lie, if not among those of the house."""

    def __init__(self, n: int = 1) -> None:
        self.n = n
        self.asks: bool = True
        """Whether it leaves something on the stack that has to be settled before the next one."""
        self.needs_target: bool = False
        """Whether an action is not possible without something to aim at (AMB-7)."""

    @classmethod
    def read(cls, text: str) -> "Effect | None":
        """The instruction that a phrase stands for, None if it is another verb's."""
        return cls() if text in cls.phrases else None

    def facts(self) -> tuple[Any, ...]:
        """All that it is: verb, good, number, counted, what, cap, deck, options, and more."""
        return (self.code, -1, self.n, 0, 0, 0, 0, ())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        code, good, n, per, what, cap, deck, options, *more = self.facts()
        return (
            f"Op(code={code}, good={good}, n={n}, per={per}, what={what}, cap={cap}, "
            f"deck={deck}, options={options}{''.join(f', {one!r}' for one in more)})"
        )

    def capped(self, cap: int) -> "Effect | None":
        """The same, but at most so much; None where nothing is counted."""
        return None

    def alone(self) -> "Effect":
        """The same as all that an action does."""
        return self

    # What it does

    @abstractmethod
    def do(self, state: "State", seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Carry it out for a seat: the `at`-th instruction of an effect of its owner's card."""

    def answers_at_once(self) -> bool:
        """Whether a feature need not put its answer off."""
        return not self.asks

    def holds_up(self) -> bool:
        """Whether features that are younger wait until it is settled (AMB-X-32)."""
        return False

    def hears(self) -> bool:
        """Whether what it does depends on the event that it answers."""
        return False

    def answer_to(self, state: "State", seat: int, card: int, which: int, about: int) -> None:
        """Carry it out as a feature's answer to an event about a card."""
        self.do(state, seat, seat, card, which, 0)

    def undone(self, state: "State", seat: int, card: int) -> None:
        """An activation is taken off a location, with all that was spent for it."""

    def stores(self) -> int:
        """How long cards lie under its location for prayers: 0 not at all, else see `storing`."""
        return 0

    def lays_under(self) -> bool:
        """Whether cards come to lie openly under its location."""
        return self.stores() > 0

    def lacks(self, ability: "Ability") -> str:
        """Why it never does anything on a card with that ability; "" if it may."""
        return ""

    def brings(self) -> tuple[int, ...]:
        """The goods that it may bring."""
        return tuple(kind for kind, _ in self.goods())

    def react(self, state: "State", seat: int, card: int, times: int) -> None:
        """Carry it out as a feature's answer to so many events, where it answers at once."""
        for _ in range(times):
            self.do(state, seat, seat, card, OF_FEATURE, 0)

    def targets(self, state: "State", seat: int, card: int, price: "Price") -> list[Move]:
        """What it can be aimed at, once a price is paid."""
        return []

    def exists(self, state: "State", seat: int, card: int, price: "Price") -> bool:
        """Whether it can be carried out, once a price is paid."""
        return not self.needs_target or bool(self.targets(state, seat, card, price))

    def lacking(self, state: "State", seat: int) -> tuple[str, ...]:
        """The clauses about its targets where there is none, nearest first."""
        return ()

    def is_paid_for(self) -> bool:
        """Whether what is chosen has to be paid, on top of the price (AMB-36)."""
        return False

    def aims_at_own(self) -> bool:
        """Whether the log tells of what it did to its own seat's location."""
        return False

    def gives_up(self) -> bool:
        """Whether what is chosen is lost to its own seat."""
        return False

    def is_laid_in_secret(self) -> bool:
        """Whether the card that is chosen stays hidden from others."""
        return False

    # What a player reads

    def goods(self) -> list[tuple[int, int]]:
        """Goods that are gained whatever happens."""
        return []

    def clause(self, language: str, form: str) -> str:
        """What a player reads; `form` as `words/en.ftl` explains it."""
        return self.say(language, self.message, form=form, n=self.n)

    def say(self, language: str, message: str, **values: str | int) -> str:
        """One of its messages."""
        return said(self.words or phrasing.WORDS, language, message, **values)

    def tokens(self, language: str) -> list[t.Token]:
        """What a formula shows."""
        return t.worded(language, self.icon, self.n, self.words or phrasing.WORDS)

    def stands_apart(self) -> bool:
        """Whether a formula leaves a gap around it."""
        return bool(self.icon)

    def is_listed(self) -> bool:
        """Whether it stands in the formula in words without a comma."""
        return False

    def short(self, plus: str) -> str:
        """The formula in words; `plus` before what is gained."""
        return plus + self.in_short.format(n=self.n)

    # What bots think of it

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """What it brings, at what one of each good is worth; a weight counts so many times."""
        found = weights.get(self.weight, 0.0) * times
        return found * self.n if self.is_counted else found

    def lasts(self, card: float) -> float:
        """What it leaves behind when the goods of its round are lost, at the worth of a card."""
        return 0.3


Effects = tuple[Effect, ...]
"""In the order in which they happen."""

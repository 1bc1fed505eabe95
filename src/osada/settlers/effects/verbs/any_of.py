"""Gain resources, chosen one by one."""

import re
from typing import Any, Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.gaining import ChooseGained
from osada.settlers.effects.reading import number
from osada.settlers.goods import RESOURCES
from osada.settlers.state import State
from osada.settlers.supply import gain, how
from osada.settlers.verbs import CHOOSE_GOOD

_CHOICE: Final = 1.2  # how much more a good is worth that is chosen when it is gained


class AnyOf(Effect):
    """So many resources of the player's choice."""

    code = 4
    phrases = ("2 resources of your choice",)
    in_short = "{n} resource"

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`2 resources of your choice`."""
        match = re.fullmatch(r"(\d+) resources? of your choice", text)
        return AnyOf(number(match[1])) if match else None

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (4, -1, self.n, 0, 0, 0, 0, tuple((good, 1) for good in RESOURCES))

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask for the first."""
        state.stack.append(ChooseAny(seat, card, which, at, self.n))

    def clause(self, language: str, form: str) -> str:
        """`gain 2 resources of your choice`."""
        goods = phrasing.count(language, "resource", self.n, phrasing.case_of(form))
        return phrasing.say(language, "gain", form=form, goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """So many of something."""
        return [t.Token(t.TEXT, f"{self.n}?")]

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """A bit more than the best of them."""
        return _CHOICE * self.n * max([goods[good] for good in RESOURCES])


class ChooseAny(ChooseGained):
    """Which resource is gained next."""

    __slots__ = ("n",)

    def __init__(self, seat: int, card: int, which: int, at: int, n: int) -> None:
        super().__init__(f.ANY_OF, seat, card, which, at)
        self.n = n

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.ANY_OF, self.seat, self.card, self.which, self.at, self.n)

    def options(self, state: State) -> list[Move]:
        """The resources."""
        return _RESOURCES

    def answer(self, state: State, chosen: Move) -> None:
        """Gain one, and choose again while some are left."""
        gain(state, self.seat, chosen.what, 1, self.card, how(self.which))
        if self.n > 1:
            state.stack.append(ChooseAny(self.seat, self.card, self.which, self.at, self.n - 1))

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not a resource."""
        return f.wrong(("GOODS-2", "GENERAL-1"), "good")


_RESOURCES: Final = [move(CHOOSE_GOOD, good) for good in RESOURCES]

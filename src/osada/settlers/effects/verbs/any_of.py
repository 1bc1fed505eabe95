"""Gain goods, chosen one by one."""

import re
from typing import Any, Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.gaining import ChooseGained
from osada.settlers.effects.reading import EffectError, good, number
from osada.settlers.effects.run import ops_of
from osada.settlers.goods import GOODS, RESOURCES, SUPPLY
from osada.settlers.state import State
from osada.settlers.supply import gain, how
from osada.settlers.verbs import CHOOSE_GOOD

_CHOICE: Final = 1.2  # how much more a good is worth that is chosen when it is gained


class AnyOf(Effect):
    """So many goods of the player's choice among some, resources if it does not say which."""

    code = 4
    phrases = ("2 resources of your choice", "2 of food/worker")

    def __init__(self, n: int = 1, among: tuple[int, ...] = RESOURCES) -> None:
        super().__init__(n)
        self.among = among
        self.moves: list[Move] = [move(CHOOSE_GOOD, good) for good in among]

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`2 resources of your choice`, `2 of food/worker`."""
        if match := re.fullmatch(r"(\d+) resources? of your choice", text):
            return AnyOf(number(match[1]))
        match = re.fullmatch(r"(\d+) of (\S+/\S+)", text)
        if match is None:
            return None
        among = tuple(sorted({good(word) for word in match[2].split("/")}))
        if len(among) < 2 or not all(kind in SUPPLY for kind in among):
            raise EffectError("a choice is among goods of the supply: 2 of food/worker")
        return AnyOf(number(match[1]), among)

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (4, -1, self.n, 0, 0, 0, 0, tuple((good, 1) for good in self.among))

    def brings(self) -> tuple[int, ...]:
        """The goods."""
        return self.among

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask for the first."""
        state.stack.append(ChooseAny(seat, card, which, at, self.n))

    def clause(self, language: str, form: str) -> str:
        """`gain 2 resources of your choice`."""
        if self.among == RESOURCES:
            goods = phrasing.count(language, "resource", self.n, phrasing.case_of(form))
        else:
            named = [phrasing.noun(language, f"good-{GOODS[one]}", 1, "nom") for one in self.among]
            choice = phrasing.listed(language, "or", named)
            goods = phrasing.say(
                language, "any-of", n=self.n, goods=choice, case=phrasing.case_of(form)
            )
        return phrasing.say(language, "gain", form=form, goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """So many of something."""
        if self.among == RESOURCES:
            return [t.Token(t.TEXT, f"{self.n}?")]
        shown = t.either([[t.good(one)] for one in self.among])
        return [t.Token(t.TEXT, f"{self.n}×"), *shown]

    def short(self, plus: str) -> str:
        """`2 resource`, `2 food/worker`."""
        if self.among == RESOURCES:
            return f"{plus}{self.n} resource"
        return f"{plus}{self.n} {'/'.join(GOODS[one] for one in self.among)}"

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """A bit more than the best of them."""
        return _CHOICE * self.n * max([goods[good] for good in self.among])


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
        """The goods."""
        op = ops_of(state, self.card, self.which)[self.at]
        return op.moves if isinstance(op, AnyOf) else []

    def answer(self, state: State, chosen: Move) -> None:
        """Gain one, and choose again while some are left."""
        gain(state, self.seat, chosen.what, 1, self.card, how(self.which))
        if self.n > 1:
            state.stack.append(ChooseAny(self.seat, self.card, self.which, self.at, self.n - 1))

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is none of them."""
        return f.wrong(("GOODS-2", "GENERAL-1"), "good")

"""Gain one of several goods."""

from typing import Any

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.gaining import ChooseGained
from osada.settlers.effects.reading import EffectError, amount, good
from osada.settlers.goods import GOODS
from osada.settlers.state import State
from osada.settlers.supply import gain, how
from osada.settlers.verbs import CHOOSE_GOOD

Goods = tuple[tuple[int, int], ...]
"""Kinds and numbers, one of which is chosen."""


class Either(Effect):
    """The one or the other."""

    code = 3
    phrases = ("1 raze or 2 vp",)

    def __init__(self, options: Goods) -> None:
        self.n = 1
        self.asks = True
        self.needs_target = False
        self.options = options

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`1 raze or 2 vp`."""
        if " or " not in text:
            return None
        options: list[tuple[int, int]] = []
        for part in text.split(" or "):
            n, word = amount(part)
            options.append((good(word), n))
        if len({kind for kind, _ in options}) < len(options):
            raise EffectError(f'"{text}" offers the same good twice')
        return Either(tuple(options))

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (3, -1, 1, 0, 0, 0, 0, self.options)

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask which."""
        state.stack.append(ChooseGood(seat, card, which, at, self.options))

    def brings(self) -> tuple[int, ...]:
        """One of them."""
        return tuple(kind for kind, _ in self.options)

    def clause(self, language: str, form: str) -> str:
        """`gain 1 raze token or 2 victory points`."""
        goods = phrasing.goods(language, self.options, phrasing.case_of(form), "or")
        return phrasing.say(language, "gain", form=form, goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """The goods."""
        return t.either([[t.good(kind, n)] for kind, n in self.options])

    def short(self, plus: str) -> str:
        """`1 raze or 2 vp`."""
        return " or ".join(f"{plus}{n} {GOODS[kind]}" for kind, n in self.options)

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """The better one."""
        return max([goods[kind] * n for kind, n in self.options])


class ChooseGood(ChooseGained):
    """Which of several goods is gained."""

    __slots__ = ("goods",)

    def __init__(self, seat: int, card: int, which: int, at: int, goods: Goods) -> None:
        super().__init__(f.EITHER, seat, card, which, at)
        self.goods = goods

    def options(self, state: State) -> list[Move]:
        """The goods to choose between."""
        return [move(CHOOSE_GOOD, kind) for kind, _ in self.goods]

    def answer(self, state: State, chosen: Move) -> None:
        """Gain what was chosen."""
        for kind, n in self.goods:
            if kind == chosen.what:
                gain(state, self.seat, kind, n, self.card, how(self.which))
                return

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not one of them."""
        return f.wrong(("GENERAL-1", "PROD-5"), "good")

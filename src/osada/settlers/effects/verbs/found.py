"""Gain foundations from the common deck."""

import re
from typing import Any

from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.reading import number
from osada.settlers.state import State
from osada.settlers.supply import gain_foundation


class Found(Effect):
    """The top common cards are laid face down, without wood."""

    code = 36
    phrases = ("1 foundation", "2 foundations")
    weight = "foundation"
    is_counted = True

    def __init__(self, n: int = 1) -> None:
        self.n = n
        self.asks = False
        self.needs_target = False

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`2 foundations`."""
        match = re.fullmatch(r"(\d+) foundations?", text)
        return Found(number(match[1])) if match else None

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (36, -1, self.n, 0, 0, 0, 0, ())

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Lay them, as many as there are cards."""
        for _ in range(self.n):
            gain_foundation(state, seat)

    def clause(self, language: str, form: str) -> str:
        """`gain 2 foundations`."""
        goods = phrasing.count(language, "foundation", self.n, phrasing.case_of(form))
        return phrasing.say(language, "gain", form=form, goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """Foundations."""
        return [t.Token(t.FOUNDATION, "", self.n)]

    def is_listed(self) -> bool:
        """They stand beside goods."""
        return True

    def short(self, plus: str) -> str:
        """`2 foundation`."""
        return f"+{self.n} foundation" if plus else phrasing.short(self.n, "foundation")

"""Gain goods, as printed or for each of something that is counted."""

import re
from typing import TYPE_CHECKING, Any

from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.counts import Count
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.reading import amount, good
from osada.settlers.frames import NO_CARD
from osada.settlers.goods import CARD, GOODS, VP
from osada.settlers.state import State
from osada.settlers.supply import BY_FEATURE, gain, how

if TYPE_CHECKING:
    from osada.settlers.effects.vocabulary import Ability


class Gain(Effect):
    """So many of a good, or so many per something counted, at most `cap`."""

    code = 0
    phrases = (
        "2 stone", "1 vp per grey", "1 vp per grey, at most 6", "1 vp per samurai",
        "1 vp per deal", "1 vp per faction location", "1 wood per stored wood",
    )  # fmt: skip

    def __init__(self, kind: int, n: int = 1, count: Count | None = None, cap: int = 0) -> None:
        self.n = n
        self.asks = kind > CARD
        self.needs_target = False
        self.kind = kind
        self.count = count
        self.cap = cap

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`2 stone`; `1 vp per grey` is read with the counts that are known."""
        if not re.match(r"\d", text):
            return None
        n, word = amount(text)
        return Gain(good(word), n)

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        if self.count is None:
            return (0, self.kind, self.n, 0, 0, self.cap, 0, ())
        return (0, self.kind, self.n, self.count.code, self.count.what, self.cap, 0, ())

    def lacks(self, ability: "Ability") -> str:
        """What is counted on the card itself may never be there."""
        return self.count.lacks(ability) if self.count is not None else ""

    def capped(self, cap: int) -> Effect | None:
        """At most so much of what is counted."""
        return None if self.count is None else Gain(self.kind, self.n, self.count, cap)

    def amount(self, state: State, seat: int, card: int = NO_CARD) -> int:
        """How much it brings at this moment (PROD-12), counted for a seat and its card."""
        if self.count is None:
            return self.n
        n = self.n * self.count.here(state, state.players[seat], card)
        return self.cap if 0 < self.cap < n else n

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Gain what is counted for the owner (AMB-54)."""
        n = self.n if self.count is None else self.amount(state, owner, card)
        if n:
            gain(state, seat, self.kind, n, card, how(which))

    def react(self, state: State, seat: int, card: int, times: int) -> None:
        """Gain as often."""
        gain(state, seat, self.kind, self.amount(state, seat, card) * times, card, BY_FEATURE)

    def holds_up(self) -> bool:
        """A blessing is chosen, and others may answer it."""
        return self.kind > CARD

    def brings(self) -> tuple[int, ...]:
        """The good."""
        return (self.kind,)

    def goods(self) -> list[tuple[int, int]]:
        """What is gained whatever stands in the empire."""
        return [(self.kind, self.n)] if self.count is None else []

    def clause(self, language: str, form: str) -> str:
        """`gain 1 food per red location you have, at most 3`."""
        text = phrasing.good(language, self.kind, self.n, phrasing.case_of(form))
        if self.count is not None:
            text = self.count.clause(language, text)
        if self.cap:
            text = phrasing.say(language, "at-most", text=text, cap=self.cap)
        return phrasing.say(language, "gain", form=form, goods=text)

    def tokens(self, language: str) -> list[t.Token]:
        """The good, and what it is counted by."""
        found = [t.good(self.kind, self.n)]
        if self.count is not None:
            found += [t.PER, *self.count.tokens(language)]
        if self.cap:
            found.append(t.Token(t.TEXT, f"≤{self.cap}"))
        return found

    def stands_apart(self) -> bool:
        """What is counted does."""
        return self.count is not None

    def is_listed(self) -> bool:
        """Goods stand side by side."""
        return True

    def short(self, plus: str) -> str:
        """`2 stone`, `vp/grey max 6`."""
        name = GOODS[self.kind]
        text = f"+{self.n} {name}" if plus else phrasing.short(self.n, name)
        if self.count is not None:
            text += f"/{self.count.short()}"
        return f"{text} max {self.cap}" if self.cap else text

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """The goods; what is counted depends on the empire."""
        return goods[self.kind] * self.n if self.count is None else 0.0

    def lasts(self, card: float) -> float:
        """Points and cards."""
        if self.kind == CARD:
            return self.n * card
        return float(self.n) if self.kind == VP else 0.0

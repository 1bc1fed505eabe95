"""Draw common cards and lay some of them under the location for prayers."""

import re
from typing import Any

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.drawing import OfDrawn, drawn_common, put_away
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.reading import EffectError, number
from osada.settlers.effects.storing import SPAN, lay, span
from osada.settlers.goods import CARD
from osada.settlers.state import Cards, State, without


class StoreDrawn(Effect):
    """Of so many drawn cards `n` lie face up under the location (AMB-X-22)."""

    code = 32
    phrases = ("draw 4 common cards and store 2 for prayers until the end of the game",)
    message = "store-drawn"

    def __init__(self, drawn: int, n: int, until: int) -> None:
        self.n = n
        self.asks = True
        self.needs_target = False
        self.drawn = drawn
        self.until = until

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`draw 4 common cards and store 2 for prayers until the end of the game`."""
        match = re.fullmatch(
            r"draw (\d+) common cards? and store (\d+) for prayers until the end of the (\w+)",
            text,
        )
        if match is None:
            return None
        if number(match[2]) > number(match[1]):
            raise EffectError(f'"{text}" stores more than it draws')
        return StoreDrawn(number(match[1]), number(match[2]), span(match[3]))

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (32, -1, self.n, 0, self.until, self.drawn, 0, ())

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Draw as many as there are, and ask which are placed."""
        drawn = drawn_common(state, self.drawn)
        happenings.prayed(state, seat, card, tuple(drawn))
        _place(state, seat, card, tuple(sorted(drawn)), self.n)

    def holds_up(self) -> bool:
        """It asks."""
        return True

    def stores(self) -> int:
        """To the end of the round or of the game."""
        return self.until

    def clause(self, language: str, form: str) -> str:
        """`draw 4 common cards and place 2 of them under this location ...`."""
        cards = phrasing.count(language, "common-card", self.drawn, "acc")
        until = phrasing.say(language, f"until-{SPAN[self.until]}")
        all_of_them = "yes" if self.n == self.drawn else "no"
        return phrasing.say(
            language, self.message, form=form, cards=cards, n=self.n, until=until, all=all_of_them
        )

    def tokens(self, language: str) -> list[t.Token]:
        """So many of so many cards."""
        return [t.Token(t.TEXT, f"{self.n}/{self.drawn}"), t.good(CARD), t.GAP,
                *t.worded(language, "short-for-prayers")]  # fmt: skip

    def stands_apart(self) -> bool:
        """It does."""
        return True

    def short(self, plus: str) -> str:
        """`store 2 of 4 card`."""
        return f"store {self.n} of {self.drawn} card"

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """A match each, some time."""
        return 0.6 * self.n * goods[CARD]


def _place(state: State, seat: int, over: int, drawn: Cards, n: int) -> None:
    """Ask for the next, place all where there is no choice left, discard what is too much."""
    if len(drawn) <= n and not state.explicit:
        for card in drawn:
            lay(state, seat, over, card)
    elif n and drawn:
        state.stack.append(ChoosePlaced(seat, over, drawn, n))
    else:
        put_away(state, seat, drawn)


class ChoosePlaced(OfDrawn):
    """Which of the drawn cards is placed next."""

    __slots__ = ("n",)

    def __init__(self, seat: int, card: int, drawn: Cards, n: int) -> None:
        super().__init__(f.PLACED, seat, card, drawn)
        self.n = n

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PLACED, self.seat, self.card, self.n, *self.drawn)

    def aim(self) -> str:
        """It is stored."""
        return "store"

    def options(self, state: State) -> list[Move]:
        """Alike ones once; where all are placed it is not asked in which order."""
        if len(self.drawn) <= self.n:
            return [state.cards.card[self.drawn[0]].choose_move]
        return OfDrawn.options(self, state)

    def answer(self, state: State, chosen: Move) -> None:
        """It lies under the location; then the next."""
        lay(state, self.seat, self.card, chosen.what)
        _place(state, self.seat, self.card, without(self.drawn, chosen.what), self.n - 1)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It was not drawn."""
        return f.wrong(("AMB-X-22",), "card")

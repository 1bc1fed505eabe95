"""Draw cards."""

import re
from typing import Any, Final

from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.reading import number
from osada.settlers.goods import CARD, GOODS
from osada.settlers.state import State
from osada.settlers.supply import BY_FEATURE, deck, draw_common, draw_faction, gain

ANY_DECK: Final = 0
COMMON_DECK: Final = 1
FACTION_DECK: Final = 2
_DECKS: Final = {"card": ANY_DECK, "common card": COMMON_DECK, "faction card": FACTION_DECK}
_NAMES: Final = (GOODS[CARD], "common card", "faction card")
_MESSAGES: Final = ("good-card", "common-card", "faction-card")
_ICONS: Final = ("", "short-common", "short-faction")


class Draw(Effect):
    """So many cards, from one deck or each from the deck that the player likes."""

    code = 1
    phrases = ("2 card", "1 common card", "1 faction card")

    def __init__(self, n: int = 1, deck: int = ANY_DECK) -> None:
        self.n = n
        self.asks = deck == ANY_DECK
        self.needs_target = False
        self.deck = deck

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`2 cards`, `1 common card`."""
        match = re.fullmatch(r"(\d+) ((?:common |faction )?card)s?", text)
        if match is None or match[1].strip("0") == "":
            return None
        return Draw(number(match[1]), _DECKS[match[2]])

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (1, -1, self.n, 0, 0, 0, self.deck, ())

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Draw, or ask for the deck."""
        if self.deck == ANY_DECK:
            state.stack.append(deck(seat, self.n))
            return
        for _ in range(self.n):
            if self.deck == COMMON_DECK:
                draw_common(state, seat)
            else:
                draw_faction(state, seat)

    def answers_at_once(self) -> bool:
        """The deck is asked for, but nothing waits for it."""
        return True

    def react(self, state: State, seat: int, card: int, times: int) -> None:
        """Draw as often."""
        if self.deck == ANY_DECK:
            gain(state, seat, CARD, self.n * times, card, BY_FEATURE)
            return
        for _ in range(times):
            self.do(state, seat, seat, card, 0, 0)

    def clause(self, language: str, form: str) -> str:
        """`draw 2 cards`."""
        cards = phrasing.count(language, _MESSAGES[self.deck], self.n, "acc")
        return phrasing.say(language, "draw", form=form, cards=cards)

    def tokens(self, language: str) -> list[t.Token]:
        """Cards, and the deck."""
        found = [t.good(CARD, self.n)]
        return found + t.worded(language, _ICONS[self.deck]) if self.deck else found

    def stands_apart(self) -> bool:
        """A deck that is named does."""
        return self.deck != ANY_DECK

    def is_listed(self) -> bool:
        """Cards stand beside goods."""
        return True

    def short(self, plus: str) -> str:
        """`2 card`."""
        name = _NAMES[self.deck]
        return f"+{self.n} {name}" if plus else phrasing.short(self.n, name)

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """The cards."""
        return goods[CARD] * self.n

    def lasts(self, card: float) -> float:
        """The cards."""
        return self.n * card

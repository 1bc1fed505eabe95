"""Draw common cards and raze one of them without raze tokens."""

import re
from collections.abc import Sequence
from typing import Any

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.reading import EffectError, number
from osada.settlers.goods import CARD
from osada.settlers.moves import raze
from osada.settlers.state import Cards, State, without
from osada.settlers.supply import discard, top_common
from osada.settlers.verbs import CHOOSE_CARD


class RazeDrawn(Effect):
    """One of `n` cards is razed like a card from hand, the others are discarded (AMB-C60)."""

    code = 37
    phrases = ("raze 1 of 3 drawn common cards",)
    message = "raze-drawn"
    weight = "raze hand"

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`raze 1 of 3 drawn common cards`."""
        match = re.fullmatch(r"raze 1 of (\d+) drawn common cards", text)
        if match is None:
            return None
        if number(match[1]) < 2:
            raise EffectError("one is razed of at least 2 cards")
        return RazeDrawn(number(match[1]))

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (37, -1, self.n, 0, 0, 0, 0, ())

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Draw as many as there are, and ask; without a raze field all are discarded (GOAL-34)."""
        drawn: list[int] = []
        for _ in range(self.n):
            top = top_common(state)
            if top >= 0:
                drawn.append(top)
        if not drawn:
            return
        happenings.turned_up(state, seat, card, tuple(drawn))
        if any(state.cards.card[one].has_raze for one in drawn):
            state.stack.append(ChooseRazed(seat, card, tuple(drawn)))
        else:
            _put_away(state, seat, tuple(drawn))

    def holds_up(self) -> bool:
        """It asks."""
        return True

    def clause(self, language: str, form: str) -> str:
        """`draw 3 common cards, raze 1 of them without raze tokens and discard the rest`."""
        cards = phrasing.count(language, "common-card", self.n, "acc")
        return phrasing.say(language, self.message, form=form, cards=cards)

    def tokens(self, language: str) -> list[t.Token]:
        """A raze of one of so many cards."""
        shown = t.worded(language, "short-when-raze")
        return [*shown, t.GAP, t.Token(t.TEXT, f"1/{self.n}"), t.good(CARD)]

    def stands_apart(self) -> bool:
        """It does."""
        return True

    def short(self, plus: str) -> str:
        """`raze 1 of 3 common card`."""
        return f"raze 1 of {self.n} common card"


def _put_away(state: State, seat: int, cards: Cards) -> None:
    for card in cards:
        discard(state, card)
        happenings.discarded(state, seat, card)


class ChooseRazed(f.Question):
    """Which of the drawn cards is razed."""

    __slots__ = ("drawn",)

    def __init__(self, seat: int, card: int, drawn: Cards) -> None:
        self.code = f.RAZE_DRAWN
        self.seat = seat
        self.card = card
        self.drawn = drawn

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.RAZE_DRAWN, self.seat, self.card, *self.drawn)

    def shown(self) -> tuple[int, ...]:
        """The drawn cards lie open."""
        return self.drawn

    def kind(self) -> str:
        """A card."""
        return "card"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def aim(self) -> str:
        """It is razed."""
        return "raze"

    def pile(self, state: State) -> Sequence[int]:
        """The drawn cards."""
        return self.drawn

    def options(self, state: State) -> list[Move]:
        """Those with a raze field; alike ones once."""
        moves: list[Move] = []
        seen: list[int] = []
        for card in self.drawn:
            fact = state.cards.card[card]
            if fact.has_raze and fact.printing not in seen:
                seen.append(fact.printing)
                moves.append(fact.choose_move)
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """Raze it, discard the rest."""
        _put_away(state, self.seat, without(self.drawn, chosen.what))
        raze.drawn(state, self.seat, chosen.what, 0)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It was not drawn, or has no raze field."""
        if tried.kind == CHOOSE_CARD and tried.what in self.drawn:
            facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
            cited = raze.unrazable(state, tried.what, ("AMB-C60",))
            return Refusal("no-raze-field", ("AMB-C60", *cited), facts)
        return f.wrong(("AMB-C60", "GOAL-34"), "card")

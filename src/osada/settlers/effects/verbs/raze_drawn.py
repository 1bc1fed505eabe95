"""Draw common cards and raze one of them without raze tokens."""

import re
from typing import TYPE_CHECKING, Any

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.drawing import OfDrawn, drawn_common, put_away
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.reading import EffectError, number
from osada.settlers.goods import CARD
from osada.settlers.moves import raze
from osada.settlers.state import State, without
from osada.settlers.verbs import CHOOSE_CARD

if TYPE_CHECKING:
    from osada.settlers.catalogue.facts import Card


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
        drawn = drawn_common(state, self.n)
        if not drawn:
            return
        happenings.turned_up(state, seat, card, tuple(drawn))
        if any(state.cards.card[one].has_raze for one in drawn):
            state.stack.append(ChooseRazed(f.RAZE_DRAWN, seat, card, tuple(drawn)))
        else:
            put_away(state, seat, drawn)

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


class ChooseRazed(OfDrawn):
    """Which of the drawn cards is razed."""

    __slots__ = ()

    def aim(self) -> str:
        """It is razed."""
        return "raze"

    def fits(self, fact: "Card") -> bool:
        """It needs a raze field."""
        return fact.has_raze

    def answer(self, state: State, chosen: Move) -> None:
        """Raze it, discard the rest."""
        put_away(state, self.seat, without(self.drawn, chosen.what))
        raze.drawn(state, self.seat, chosen.what, 0)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It was not drawn, or has no raze field."""
        if tried.kind == CHOOSE_CARD and tried.what in self.drawn:
            facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
            cited = raze.unrazable(state, tried.what, ("AMB-C60",))
            return Refusal("no-raze-field", ("AMB-C60", *cited), facts)
        return f.wrong(("AMB-C60", "GOAL-34"), "card")

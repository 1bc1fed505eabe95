"""Lay a common card from hand under the location for prayers."""

import re
from typing import Any

from osada.kernel.game import Move, Refusal
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.aiming import AtHand
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.prices import Price
from osada.settlers.effects.storing import SPAN, lay, span
from osada.settlers.goods import CARD
from osada.settlers.state import Player, State
from osada.settlers.supply import discard, find, holder_of


class StoreHand(AtHand):
    """It pays for the activation, so it goes with what was spent (AZT-CARD-10)."""

    code = 33
    phrases = ("store a common card from hand for prayers until the end of the round",)
    message = "store-hand"
    icon = "short-store-hand"
    in_short = "store card"
    aim = "store"
    is_price = True
    clauses = ("AZT-CARD-10",)
    none = ("AZT-CARD-10", "ACTIVATE-2")

    def __init__(self, until: int) -> None:
        super().__init__(1)
        self.until = until

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`store a common card from hand for prayers until the end of the round`."""
        match = re.fullmatch(
            r"store a common card from hand for prayers until the end of the (\w+)", text
        )
        return StoreHand(span(match[1])) if match else None

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (33, -1, 1, 0, self.until, 0, 0, ())

    def fits(self, state: State, player: Player, card: int, price: Price) -> bool:
        """Whether it is a common card."""
        return state.cards.faction[card] < 0

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It lies face up under the location."""
        state.players[seat].hand.remove(answer.what)
        lay(state, seat, card, answer.what)

    def undone(self, state: State, seat: int, card: int) -> None:
        """The card beneath is discarded."""
        player = state.players[holder_of(state, card)]
        at = find(player, card)
        for under in player.empire[at].under:
            discard(state, under)
        player.set_location(at, player.empire[at].over(()))

    def unfit(self, state: State, seat: int, tried: Move, facts: dict[str, str | int]) -> Refusal:
        """It is a faction card."""
        return Refusal("wrong-card", self.clauses, facts)

    def stores(self) -> int:
        """To the end of the round or of the game."""
        return self.until

    def clause(self, language: str, form: str) -> str:
        """`place a common card from your hand under this location ...`."""
        until = phrasing.say(language, f"until-{SPAN[self.until]}")
        return phrasing.say(language, self.message, form=form, until=until)

    def tokens(self, language: str) -> list[t.Token]:
        """A card that is stored."""
        return t.worded(language, self.icon)

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """A match in place of a card."""
        return -0.6 * goods[CARD] * times

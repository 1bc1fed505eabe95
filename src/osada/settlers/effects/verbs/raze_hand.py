"""Raze a card from hand without raze tokens."""

from osada.kernel.game import Move, Refusal
from osada.settlers.effects.aiming import AtHand
from osada.settlers.effects.prices import Price
from osada.settlers.moves import raze
from osada.settlers.state import Player, State


class RazeHand(AtHand):
    """Any card with a raze field."""

    code = 10
    phrases = ("raze a card from hand",)
    message = "raze-hand"
    icon = "short-raze-hand"
    in_short = "raze hand"
    weight = "raze hand"
    aim = "raze"
    clauses = ("CARD-17", "RAZE-2")

    def fits(self, state: State, player: Player, card: int, price: Price) -> bool:
        """Whether it can be razed."""
        return bool(state.cards.raze[card])

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Raze it."""
        raze.from_hand(state, seat, answer.what, 0)

    def unfit(self, state: State, seat: int, tried: Move, facts: dict[str, str | int]) -> Refusal:
        """It has no raze field."""
        cited = dict.fromkeys(raze.unrazable(state, tried.what, self.clauses))
        return Refusal("no-raze-field", tuple(cited), facts)

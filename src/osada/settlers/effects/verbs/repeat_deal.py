"""Gain the good of a deal."""

from osada.kernel.game import Move
from osada.settlers.effects.aiming import AtOwnDeal
from osada.settlers.effects.prices import Price
from osada.settlers.moves import deal
from osada.settlers.state import Player, State


class RepeatDeal(AtOwnDeal):
    """The good of one of the player's deals."""

    code = 7
    phrases = ("the good of a deal",)
    message = "repeat-deal"
    icon = "short-repeat-deal"
    in_short = "a deal"
    weight = "repeat deal"
    aim = "repeat"
    clauses = ("COMMON-1", "AMB-67")
    none = ("AMB-67",)

    def fits(self, state: State, player: Player, deal: int, price: Price) -> bool:
        """Any deal, with a rival's location too."""
        return True

    def aims_at_own(self) -> bool:
        """It does."""
        return True

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It yields once more."""
        deal.yields(state, seat, answer.what)

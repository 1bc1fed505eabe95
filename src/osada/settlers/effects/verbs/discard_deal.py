"""Discard a rival's deal."""

from osada.kernel.game import Move
from osada.settlers import happenings
from osada.settlers.coded import deal_card, is_route
from osada.settlers.effects.aiming import AtDeal
from osada.settlers.effects.prices import Price
from osada.settlers.state import Player, State
from osada.settlers.supply import end_deal


class DiscardDeal(AtDeal):
    """Any deal; one with a location only where it was agreed so."""

    code = 15
    phrases = ("discard a rival's deal",)
    message = "discard-deal"
    icon = "short-discard-deal"
    in_short = "discard deal"
    weight = "discard deal"
    aim = "discard"
    clauses = ("BARB-8",)
    none = ("BARB-8",)
    routes = "BARB-8"

    def fits(self, state: State, player: Player, deal: int, price: Price) -> bool:
        """Whether it is a card under the board."""
        return not is_route(deal) or state.options.robbers_cut_routes

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It ends."""
        end_deal(state, answer.arg, answer.what)
        happenings.undealt(state, seat, deal_card(answer.what), answer.arg)

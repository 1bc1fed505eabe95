"""Take a rival's deal."""

from osada.kernel.game import Move
from osada.settlers import happenings
from osada.settlers.coded import deal_card
from osada.settlers.effects.aiming import AtDeal
from osada.settlers.state import State, without


class TakeDeal(AtDeal):
    """It becomes the player's own (ROME-5, AMB-34)."""

    code = 16
    phrases = ("take a rival's deal",)
    message = "take-deal"
    icon = "short-take-deal"
    in_short = "take deal"
    weight = "take deal"
    aim = "take"
    clauses = ("ROME-6",)
    none = ("ROME-6",)
    routes = "ROME-6"

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It changes hands."""
        holder = state.players[answer.arg]
        holder.deals = without(holder.deals, answer.what)
        state.players[seat].deals += (answer.what,)
        happenings.undealt(state, seat, deal_card(answer.what), answer.arg)

"""Build one's own deal as a location inside an activation."""

from osada.kernel.game import Move, Refusal
from osada.settlers.coded import is_route
from osada.settlers.effects.aiming import AtOwnDeal
from osada.settlers.effects.prices import Price
from osada.settlers.moves import build, targets
from osada.settlers.state import Player, State


class BuildDeal(AtOwnDeal):
    """Only its resources are paid; no location is given up (AMB-36)."""

    code = 21
    phrases = ("build one of your deals",)
    message = "build-deal"
    icon = "short-build-deal"
    in_short = "build deal"
    weight = "build deal"
    aim = "build"
    clauses = ("JAPAN-22",)
    routes = "JAPAN-25"

    def fits(self, state: State, player: Player, deal: int, price: Price) -> bool:
        """Whether it is a card under the board that can be paid."""
        if is_route(deal) or state.cards.faction[deal] < 0:
            return False
        return targets.waived(state, player, deal, price)

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Pay and build."""
        build.ask_payment(state, seat, answer.what, build.FOR_WAIVED)

    def is_paid_for(self) -> bool:
        """Its resources are."""
        return True

    def unfit(
        self, state: State, holder: Player, tried: Move, facts: dict[str, str | int]
    ) -> Refusal:
        """It cannot be paid."""
        missing = build.missing_goods(state, holder, tried.what)
        if missing is not None:
            return Refusal(missing.reason, ("JAPAN-23", "AMB-36", "BUILD-14"), missing.facts)
        return Refusal("no-deal-there", self.clauses, facts)

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """The clauses about its targets."""
        deals = state.players[seat].deals
        if any(not is_route(deal) for deal in deals):
            return ("JAPAN-23", "AMB-36", "BUILD-14", "JAPAN-22")
        return ("JAPAN-25", "JAPAN-22") if deals else ("JAPAN-22",)

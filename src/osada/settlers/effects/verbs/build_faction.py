"""Build a faction card from hand inside an activation."""

from osada.kernel.game import Move
from osada.settlers.effects.aiming import AtHand
from osada.settlers.effects.prices import Price
from osada.settlers.moves import build, targets
from osada.settlers.state import Player, State


class BuildFaction(AtHand):
    """Only its resources are paid; no location is given up (AMB-36)."""

    code = 20
    phrases = ("build a faction card from hand",)
    message = "build-faction"
    icon = "short-build-faction"
    in_short = "build faction"
    weight = "build faction"
    aim = "build"
    clauses = ("COMMON-3",)

    def fits(self, state: State, player: Player, card: int, price: Price) -> bool:
        """Whether it is a faction card that can be paid."""
        return state.cards.faction[card] >= 0 and targets.waived(state, player, card, price)

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Pay and build."""
        build.ask_payment(state, seat, answer.what, build.FOR_WAIVED)

    def is_paid_for(self) -> bool:
        """Its resources are."""
        return True

    def gives_up(self) -> bool:
        """It is built, not lost."""
        return False

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """The clauses about its targets."""
        if any(state.cards.faction[held] >= 0 for held in state.players[seat].hand):
            return ("AMB-36", "BUILD-14", "COMMON-3")
        return ("COMMON-3",)

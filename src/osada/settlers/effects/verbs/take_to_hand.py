"""Take a rival's common location to hand; it is not a raze."""

from osada.kernel.game import Move
from osada.settlers.backs import COMMON
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.state import Location, State, sort_in
from osada.settlers.supply import leave


class TakeToHand(AtLocation):
    """Any common location, protected or not; what lies on it is lost (FRIENDS-28, FRIENDS-29)."""

    code = 27
    phrases = ("take a rival's common location to hand",)
    message = "take-to-hand"
    icon = "short-take-to-hand"
    in_short = "take common to hand"
    weight = "take to hand"
    aim = "evict"
    loss = "discarded"
    clauses = ("FRIENDS-28",)
    none = ("FRIENDS-28",)

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it is common."""
        return state.cards.faction[location.card] == COMMON

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It changes into a card in hand."""
        leave(state, answer.arg, self.found(state, answer))
        sort_in(state.players[seat].hand, answer.what)

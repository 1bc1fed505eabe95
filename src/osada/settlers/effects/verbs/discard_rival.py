"""Discard a rival's location; it is not a raze."""

from osada.kernel.game import Move
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.state import State
from osada.settlers.supply import discard, leave


class DiscardRival(AtLocation):
    """Any location; nobody gains anything."""

    code = 14
    phrases = ("discard a rival's location",)
    message = "discard-rival"
    icon = "short-discard-rival"
    in_short = "discard rival"
    weight = "discard rival"
    aim = "discard"
    loss = "discarded"
    clauses = ("JAPAN-34", "JAPAN-18")

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It goes to its pile."""
        leave(state, answer.arg, self.found(state, answer))
        discard(state, answer.what)

"""Take over a rival's location until the end of the round."""

from osada.kernel.game import Move
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.effects.sets import remember
from osada.settlers.state import NOBODY, State


class TakeOver(AtLocation):
    """Any location."""

    code = 17
    phrases = ("take over a rival's location",)
    message = "take-over"
    icon = "short-take-over"
    in_short = "take over"
    weight = "take over"
    aim = "take"
    loss = "taken"
    clauses = ("EGYPT-21",)
    none = ("EGYPT-21",)

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It moves, and its owner is noted."""
        location = self.found(state, answer)
        state.players[answer.arg].remove_location(location)
        owner = answer.arg if location.owner == NOBODY else location.owner
        state.players[seat].add_location(location.held(owner, location.route))
        remember(state, state.players[seat])

"""Block a rival's action location until the end of the round."""

from osada.kernel.game import Move
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.state import BLOCKED, Location, State
from osada.settlers.supply import find


class Block(AtLocation):
    """Any action location."""

    code = 18
    phrases = ("block a rival's action location",)
    message = "block"
    icon = "short-block"
    in_short = "block"
    weight = "block"
    aim = "block"
    loss = "blocked"
    clauses = ("AMB-68",)
    none = ("AMB-68",)

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it has an action."""
        return state.cards.action[location.card] is not None

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It cannot be used."""
        player = state.players[answer.arg]
        at = find(player, answer.what)
        location = player.empire[at]
        player.set_location(at, location.marked(location.marks | BLOCKED))

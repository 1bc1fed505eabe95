"""Make a deal with a rival's faction location."""

from osada.kernel.game import Move
from osada.settlers.coded import route
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.moves import deal
from osada.settlers.state import NOBODY, Location, State
from osada.settlers.supply import find


class Route(AtLocation):
    """It lasts as long as that location stands."""

    code = 22
    phrases = ("make a deal with a rival's faction location",)
    message = "route"
    icon = "short-route"
    in_short = "route"
    weight = "route"
    aim = "route"
    clauses = ("JAPAN-36", "AMB-33")
    none = ("JAPAN-36", "AMB-33")

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it has a deal field, and nobody a deal with it."""
        cards = state.cards
        return (
            cards.faction[location.card] >= 0
            and cards.deal[location.card] >= 0
            and location.route == NOBODY
        )

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """The deal is marked on the location."""
        player = state.players[answer.arg]
        at = find(player, answer.what)
        location = player.empire[at]
        owner = answer.arg if location.owner == NOBODY else location.owner
        player.set_location(at, location.held(location.owner, seat))
        state.players[seat].deals += (route(answer.what, owner),)
        deal.made(state, seat, answer.what)

"""Make an action location usable again."""

from typing import ClassVar

from osada.kernel.game import Move
from osada.settlers.effects.aiming import AtOwnLocation
from osada.settlers.goods import NO_GOODS
from osada.settlers.state import TOKENS_PAID, Location, State
from osada.settlers.supply import find


class Renew(AtOwnLocation):
    """Another one that was used."""

    code = 19
    phrases = ("renew another action location",)
    message = "reset"
    icon = "short-reset"
    in_short = "renew"
    weight = "reset"
    aim = "reset"
    clauses: ClassVar[tuple[str, ...]] = ("AMB-69",)
    none: ClassVar[tuple[str, ...]] = ("AMB-69",)

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it was used."""
        return (
            location.uses > 0
            and location.card != card
            and state.cards.action[location.card] is not None
        )

    def aims_at_own(self) -> bool:
        """It does."""
        return True

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """As if it had not been used: what was paid for it goes (AZT-CARD-10)."""
        player = state.players[answer.arg]
        at = find(player, answer.what)
        location = player.empire[at].used(0, NO_GOODS)
        player.set_location(at, location.marked(location.marks % TOKENS_PAID))
        action = state.cards.card[answer.what].action
        if action is not None:
            for op in action.ops:
                op.undone(state, seat, answer.what)


class RenewAny(Renew):
    """Any one that was used."""

    code = 40
    phrases = ("renew an action location",)
    message = "reset-any"
    in_short = "renew any"
    clauses: ClassVar[tuple[str, ...]] = ("CAMP-CARD-5", "AMB-C61", "AMB-69")
    none: ClassVar[tuple[str, ...]] = ("CAMP-CARD-5", "AMB-69")

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it was used."""
        return location.uses > 0 and state.cards.action[location.card] is not None

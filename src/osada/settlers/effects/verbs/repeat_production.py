"""Gain what a production location yields."""

from typing import ClassVar

from osada.kernel.game import Move
from osada.settlers.effects.aiming import AtOwnLocation
from osada.settlers.effects.run import Ops
from osada.settlers.frames import OF_PRODUCTION
from osada.settlers.moves.bribe import bribed
from osada.settlers.state import ON_BRIBE, Location, State


class RepeatProduction(AtOwnLocation):
    """The goods of one of the player's production locations."""

    code = 5
    phrases = ("the goods of a production location",)
    message = "repeat-production"
    icon = "short-repeat-production"
    in_short = "a production"
    weight = "repeat production"
    aim = "repeat"
    clauses: ClassVar[tuple[str, ...]] = ("COMMON-6", "AMB-67")
    none: ClassVar[tuple[str, ...]] = ("AMB-67", "COMMON-6")

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it produces."""
        return bool(state.cards.production[location.card])

    def aims_at_own(self) -> bool:
        """It does."""
        return True

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """It produces once more."""
        if self.found(state, answer).marks & ON_BRIBE:
            bribed(state, seat, answer.what)  # AMB-C19
        else:
            state.stack.append(Ops(seat, seat, answer.what, OF_PRODUCTION, 0))


class RepeatOtherProduction(RepeatProduction):
    """The same, but not of the card itself."""

    code = 6
    phrases = ("the goods of another production location",)
    message = "repeat-other-production"
    in_short = "other production"
    clauses: ClassVar[tuple[str, ...]] = ("AMB-67",)
    none: ClassVar[tuple[str, ...]] = ()

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether another location produces."""
        return bool(state.cards.production[location.card]) and location.card != card

"""Raze a location of one's own."""

from osada.kernel.game import Move, Refusal
from osada.settlers.effects.aiming import AtOwnLocation
from osada.settlers.moves import raze
from osada.settlers.state import Location, State


class RazeOwn(AtOwnLocation):
    """A common location, without raze tokens."""

    code = 9
    phrases = ("raze your common location",)
    message = "raze-own"
    icon = "short-raze-own"
    in_short = "raze own"
    weight = "raze own"
    aim = "raze"
    clauses = ("BARB-1", "CARD-17")
    none = ("BARB-1",)

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it is common and can be razed."""
        cards = state.cards
        return bool(cards.raze[location.card]) and cards.faction[location.card] < 0

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Raze it."""
        raze.location(state, seat, answer.what, answer.arg, 0)

    def gives_up(self) -> bool:
        """It is lost."""
        return True

    def unfit(
        self, state: State, tried: Move, clauses: tuple[str, ...], facts: dict[str, str | int]
    ) -> Refusal:
        """It has no raze field."""
        return raze.no_field(state, tried.what, clauses, facts)

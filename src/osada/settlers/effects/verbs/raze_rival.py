"""Raze a rival's location, protected or not, without raze tokens."""

from osada.kernel.game import Move, Refusal
from osada.settlers.effects.aiming import PASSED, AtLocation
from osada.settlers.moves import raze
from osada.settlers.state import Location, State


class RazeRival(AtLocation):
    """Any location with a raze field."""

    code = 11
    phrases = ("raze a rival's location",)
    message = "raze-rival"
    icon = "short-raze-rival"
    in_short = "raze rival"
    weight = "raze rival"
    aim = "raze"
    clauses = ("EGYPT-23", "CARD-17")
    none = ("EGYPT-23",)

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it can be razed."""
        return bool(state.cards.raze[location.card])

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Raze it."""
        raze.location(state, seat, answer.what, answer.arg, 0)

    def passed_clauses(self) -> tuple[str, ...]:
        """Who has passed cannot be razed."""
        return ("ACT-6", *PASSED)

    def unfit(
        self, state: State, tried: Move, clauses: tuple[str, ...], facts: dict[str, str | int]
    ) -> Refusal:
        """It has no raze field."""
        return raze.no_field(state, tried.what, clauses, facts)

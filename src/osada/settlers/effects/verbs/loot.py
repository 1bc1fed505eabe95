"""Gain a good of the raze field of a rival's location, which stays."""

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.moves import raze
from osada.settlers.state import Location, State
from osada.settlers.supply import BY_ACTION, gain
from osada.settlers.verbs import CHOOSE_GOOD


class Loot(AtLocation):
    """Of any location with a raze field."""

    code = 13
    phrases = ("1 good of a rival's raze field",)
    message = "loot"
    icon = "short-loot"
    in_short = "{n} of raze field"
    weight = "loot"
    is_counted = True
    aim = "loot"
    clauses = ("BARB-11",)
    none = ("BARB-11",)

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it has a raze field."""
        return bool(state.cards.raze[location.card])

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Ask for the good."""
        state.stack.append(ChooseLoot(seat, answer.what))

    def unfit(
        self, state: State, tried: Move, clauses: tuple[str, ...], facts: dict[str, str | int]
    ) -> Refusal:
        """It has no raze field."""
        return raze.no_field(state, tried.what, clauses, facts)


class ChooseLoot(f.Question):
    """Which good of a raze field is gained; `card` has the field."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.LOOT
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.LOOT, self.seat, self.card)

    def kind(self) -> str:
        """A good."""
        return "good"

    def takes(self) -> tuple[int, ...]:
        """A good."""
        return (CHOOSE_GOOD,)

    def aim(self) -> str:
        """It is loot."""
        return "loot"

    def options(self, state: State) -> list[Move]:
        """The goods of the field (BARB-11)."""
        return [move(CHOOSE_GOOD, good) for good, _ in state.cards.raze[self.card]]

    def answer(self, state: State, chosen: Move) -> None:
        """Gain it from the general supply."""
        gain(state, self.seat, chosen.what, 1, self.card, BY_ACTION)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """The field does not show it."""
        return f.wrong(("BARB-11",), "good")

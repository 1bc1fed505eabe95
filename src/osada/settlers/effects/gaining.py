"""The question which good an instruction of a card brings."""

from osada.settlers import frames as f
from osada.settlers.verbs import CHOOSE_GOOD


class ChooseGained(f.Question):
    """Which good is gained: `at` is the instruction's place, `which` the effect that it is in."""

    __slots__ = ("at", "which")

    def __init__(self, code: int, seat: int, card: int, which: int, at: int) -> None:
        self.code = code
        self.seat = seat
        self.card = card
        self.which = which
        self.at = at

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.seat, self.card, self.which, self.at)

    def kind(self) -> str:
        """A good."""
        return "good"

    def takes(self) -> tuple[int, ...]:
        """A good."""
        return (CHOOSE_GOOD,)

    def aim(self) -> str:
        """It is gained."""
        return "gain"

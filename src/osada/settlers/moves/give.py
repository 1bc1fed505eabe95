"""Giving up a card from hand: as a price, or because a rival says so."""

from osada.kernel.game import Move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.moves import targets
from osada.settlers.state import State
from osada.settlers.supply import discard
from osada.settlers.verbs import CHOOSE_CARD


class GiveUpCard(f.Question):
    """Which card from hand is discarded."""

    __slots__ = ()

    def kind(self) -> str:
        """A card."""
        return "card"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def gives_up(self) -> bool:
        """It is lost."""
        return True

    def options(self, state: State) -> list[Move]:
        """Any card in hand."""
        return targets.hand(state, self.seat)

    def answer(self, state: State, chosen: Move) -> None:
        """The card goes to its pile."""
        state.players[self.seat].hand.remove(chosen.what)
        discard(state, chosen.what)
        happenings.discarded(state, self.seat, chosen.what)

"""Lay a card from hand as a foundation."""

from osada.kernel.game import Move
from osada.settlers import happenings
from osada.settlers.effects.aiming import AtHand
from osada.settlers.effects.prices import Price
from osada.settlers.state import State
from osada.settlers.supply import lay_foundation


class LayFoundation(AtHand):
    """Any card; it stays secret (AMB-15)."""

    code = 23
    phrases = ("lay a card from hand as a foundation",)
    message = "lay-foundation"
    icon = "short-lay-foundation"
    in_short = "foundation"
    weight = "lay foundation"
    aim = "lay"
    clauses = ("EGYPT-8",)

    def exists(self, state: State, seat: int, card: int, price: Price) -> bool:
        """Whether a card is left once the price is paid."""
        given = price.cards + price.common_cards + price.faction_cards
        return len(state.players[seat].hand) > given

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Lay it face down."""
        state.players[seat].hand.remove(answer.what)
        lay_foundation(state, seat, answer.what, hidden=True)
        happenings.laid(state, seat, answer.what)

    def is_laid_in_secret(self) -> bool:
        """Nobody else sees which card it is."""
        return True

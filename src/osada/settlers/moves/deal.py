"""Make a deal with an own faction card (DEAL)."""

from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import happenings
from osada.settlers.coded import deal_card
from osada.settlers.effects.events import WHEN_DEAL
from osada.settlers.effects.run import react
from osada.settlers.moves import pay
from osada.settlers.moves.pay import Pay
from osada.settlers.state import State
from osada.settlers.supply import BY_DEAL, gain

FOR_DEAL: Final = 1


class PayDeal(Pay):
    """The food of a deal."""

    __slots__ = ()

    def rule(self) -> str:
        """A deal costs food."""
        return "DEAL-3"

    def purpose(self) -> str:
        """A deal."""
        return "deal"

    def answer(self, state: State, chosen: Move) -> None:
        """Pay and sign."""
        pay.spend(state.players[self.seat], chosen.what)
        sign(state, self.seat, self.card)


def why_not(state: State, seat: int, card: int) -> Refusal | None:
    """Why no deal can be made with a card."""
    player = state.players[seat]
    facts: dict[str, str | int] = {"card": state.cards.slugs[card]}
    if card not in player.hand:
        return Refusal("not-in-hand", ("DEAL-1",), facts)
    if state.cards.deal[card] < 0:
        return Refusal("no-deal-field", ("DEAL-2", "CARD-18"), facts)
    if player.food + player.gold == 0:
        return Refusal("deal-food", ("DEAL-3", "DEAL-4"), facts)
    return None


def do(state: State, seat: int, card: int) -> None:
    """Pay 1 food or 1 gold (DEAL-3, DEAL-4)."""
    player = state.players[seat]
    paid = pay.exact(player, 0, 0, 1, 0, 0)
    if paid < 0 or state.explicit:
        state.stack.append(PayDeal(seat, FOR_DEAL, card, 0, 0, 1, 0))
    else:
        pay.spend(player, paid)
        sign(state, seat, card)


def sign(state: State, seat: int, card: int) -> None:
    """The card goes under the board and yields its good at once (DEAL-5, DEAL-6)."""
    player = state.players[seat]
    player.hand.remove(card)
    player.deals += (card,)
    made(state, seat, card)


def made(state: State, seat: int, card: int) -> None:
    """A deal was made: features answer it, after its good is gained."""
    happenings.dealt(state, seat, card)
    react(state, seat, WHEN_DEAL, card)
    yields(state, seat, card)


def yields(state: State, seat: int, deal: int) -> None:
    """A deal yields its one good (DEAL-8)."""
    card = deal_card(deal)
    gain(state, seat, state.cards.card[card].deal, 1, card, BY_DEAL)

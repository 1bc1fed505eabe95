"""Make a deal with an own faction card (DEAL)."""

from osada.kernel.game import Refusal
from osada.settlers import frames as f
from osada.settlers.effects.run import react
from osada.settlers.effects.vocabulary import WHEN_DEAL
from osada.settlers.moves import pay
from osada.settlers.state import OF, State
from osada.settlers.supply import BY_DEAL, gain


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
        state.stack.append((f.PAY, seat, f.FOR_DEAL, card, 1, 0, 0, 1, 0, 0, 0, 0))
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
    if state.log is not None:
        state.log.append(("dealt", seat, card))
    react(state, seat, WHEN_DEAL, card)
    yields(state, seat, card)


def yields(state: State, seat: int, deal: int) -> None:
    """A deal yields its one good (DEAL-8)."""
    card = deal % OF
    gain(state, seat, state.cards.deal[card], 1, card, BY_DEAL)

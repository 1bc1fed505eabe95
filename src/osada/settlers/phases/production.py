"""The production phase: board, deals, production locations (PROD)."""

from osada.settlers import frames as f
from osada.settlers.effects.run import run
from osada.settlers.effects.vocabulary import PRODUCTION
from osada.settlers.goods import CARD, DEFENSE
from osada.settlers.moves.deal import yields
from osada.settlers.phases.lookout import clockwise
from osada.settlers.state import NOBODY, OF, Frame, State
from osada.settlers.supply import BY_BOARD, NO_CARD, gain


def begin(state: State) -> None:
    """Players produce one after another, the first player first (PROD-2)."""
    state.stack.append((f.NEXT, NOBODY))
    for seat in reversed(clockwise(state)):
        state.stack.append((f.PRODUCE, seat, 0))


def produce(state: State, frame: Frame) -> None:
    """Go on with a player's production: board, deals, then locations, oldest first (AMB-3)."""
    seat, at = frame[1], frame[2]
    player = state.players[seat]
    if at == 0:
        for good, n in state.cards.factions[player.faction].board:
            if good != DEFENSE or state.seats > 1:  # SOLO-8
                gain(state, seat, good, n, NO_CARD, BY_BOARD)
        at = 1
    deals = player.deals
    cards = state.cards
    while at <= len(deals):
        deal = deals[at - 1]
        at += 1
        if cards.deal[deal % OF] == CARD:
            state.stack.append((f.PRODUCE, seat, at))
            yields(state, seat, deal)
            return
        yields(state, seat, deal)
    while at <= len(deals) + len(player.empire):
        card = player.empire[at - 1 - len(deals)].card
        at += 1
        if cards.kind[card] != PRODUCTION:
            continue
        if cards.production_asks[card]:
            state.stack.append((f.PRODUCE, seat, at))
            run(state, seat, card, f.OF_PRODUCTION, 0)
            return
        run(state, seat, card, f.OF_PRODUCTION, 0)

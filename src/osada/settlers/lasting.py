"""What a location brings as long as it stands: in every production phase, and at the end."""

from collections.abc import Callable

from osada.settlers.backs import PROVINCE
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.verbs.draw import Draw
from osada.settlers.effects.verbs.gain import Gain
from osada.settlers.goods import CARD
from osada.settlers.phases.scoring import COMMON_WORTH, FACTION_WORTH
from osada.settlers.state import State

Counts = dict[int, int]
"""Amounts by good."""


def printed(cards: Catalogue, card: int) -> Counts:
    """What a card alone says of each round; what it counts is left out."""
    return _sum(cards, card, lambda op: op.n if op.count is None else 0)


def each_round(state: State, seat: int, card: int) -> Counts:
    """What a location would bring a seat each round, as its empire stands now."""
    return _sum(state.cards, card, lambda op: op.amount(state, seat))


def _sum(cards: Catalogue, card: int, amount: Callable[[Gain], int]) -> Counts:
    found: Counts = {}
    for op in cards.production[card]:
        if isinstance(op, Gain):
            good, n = op.kind, amount(op)
        elif isinstance(op, Draw):
            good, n = CARD, op.n
        else:
            continue
        if n:
            found[good] = found.get(good, 0) + n
    return found


def worth(cards: Catalogue, card: int) -> int:
    """What it scores in the end (END-3, END-4)."""
    if cards.faction[card] == PROVINCE:
        return -cards.card[card].penalty  # PROV-8
    return COMMON_WORTH if cards.faction[card] < 0 else FACTION_WORTH

"""What effects yield that depends on the empire, or that there can be too much of."""

from typing import Final

from osada.settlers.catalogue import Catalogue
from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import FOOD, VP, WORKER
from osada.settlers.state import Player, State
from osada.settlers.supply import NO_CARD

SAMURAI: Final = -1
SHIFT: Final = 12
"""Bits of each amount where wood, stone and food are added up in one number."""
_ENOUGH: Final = 3  # of a kind a round
_HALF: Final = 1 << SHIFT - 1
_MASK: Final = (1 << SHIFT) - 1
_EVEN: Final = _HALF | _HALF << SHIFT | _HALF << 2 * SHIFT
_OTHER: Final = 0.6  # a good counted for an action, against a point


class Count:
    """A gain that grows with what stands in the empire: colours (a mask) or samurai."""

    def __init__(self, what: int, good: int, n: int, cap: int) -> None:
        self.what = what
        self.good = good
        self.n = n
        self.cap = cap


def surplus(cards: Catalogue, card: int) -> int:
    """Amounts of wood, stone and food that may be negative, added up in one number."""
    found = [0, 0, 0]
    for op in cards.production[card]:
        if op.code == v.GAIN and op.good <= FOOD:
            found[op.good] += op.n if op.per == v.PER_NOTHING else 2 * op.n
    action = cards.action[card]
    if action is not None:
        price = action.price
        for kind, n in enumerate((price.wood, price.stone, price.food)):
            found[kind] -= n * action.limit
    return packed(found[0], found[1], found[2])


def packed(wood: int, stone: int, food: int) -> int:
    """Three amounts in one number, so that many are added up at once."""
    return wood + (stone << SHIFT) + (food << 2 * SHIFT)


def hired(ops: v.Ops) -> int:
    """Workers of a production."""
    found = 0
    for op in ops:
        if op.code == v.GAIN and op.good == WORKER and op.per == v.PER_NOTHING:
            found += op.n
    return found


def count_of(ops: v.Ops) -> Count | None:
    """The first gain of an effect that counts something."""
    for op in ops:
        if op.code == v.GAIN and op.per == v.PER_COLOUR:
            return Count(op.what, op.good, op.n, op.cap)
        if op.code == v.GAIN and op.per == v.PER_SAMURAI:
            return Count(SAMURAI, op.good, op.n, op.cap)
    return None


def one_each(ops: v.Ops) -> float:
    """What an action or a feature counts, taken for one each."""
    found = 0.0
    for op in ops:
        if op.code == v.GAIN and op.per != v.PER_NOTHING:
            found += op.n if op.good == VP else _OTHER * op.n
    return found


def glut(surplus: int) -> int:
    """How many wood, stone and food of a round are beyond the third of their kind."""
    surplus += _EVEN
    found = 0
    for _ in range(3):
        n = (surplus & _MASK) - _HALF - _ENOUGH
        surplus >>= SHIFT
        if n > 0:
            found += n
    return found


def counted(state: State, player: Player, count: Count, more: int) -> int:
    """How much a gain brings that counts locations, with one card more if one is named."""
    n = 0
    if count.what == SAMURAI:
        for location in player.empire:
            if location.samurai:
                n += count.n
    else:
        colours = state.cards.colours
        for location in player.empire:
            if colours[location.card] & count.what:
                n += count.n
        if more != NO_CARD and colours[more] & count.what:
            n += count.n
    return count.cap if 0 < count.cap < n else n

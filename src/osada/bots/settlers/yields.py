"""What effects yield that depends on the empire, or that there can be too much of."""

from typing import Final

from osada.settlers.catalogue import Catalogue
from osada.settlers.catalogue.facts import Card
from osada.settlers.effects.counts import Count, PerCardUnder
from osada.settlers.effects.effect import Effects
from osada.settlers.effects.storages import Storage
from osada.settlers.effects.verbs.gain import Gain
from osada.settlers.effects.verbs.statue import PlaceStatue
from osada.settlers.effects.verbs.stored_kinds import StoredKinds
from osada.settlers.frames import NO_CARD
from osada.settlers.goods import FOOD, VP
from osada.settlers.state import Player, State
from osada.settlers.supply import amount

SHIFT: Final = 12
"""Bits of each amount where wood, stone and food are added up in one number."""
_ENOUGH: Final = 3  # of a kind a round
_HALF: Final = 1 << SHIFT - 1
_MASK: Final = (1 << SHIFT) - 1
_EVEN: Final = _HALF | _HALF << SHIFT | _HALF << 2 * SHIFT
_OTHER: Final = 0.6  # a good counted for an action, against a point


class Counted:
    """A gain that grows with what stands in the empire."""

    def __init__(self, gain: Gain, count: Count) -> None:
        self.count = count
        self.good = gain.kind
        self.n = gain.n
        self.cap = gain.cap


def surplus(cards: Catalogue, card: int) -> int:
    """Amounts of wood, stone and food that may be negative, added up in one number."""
    found = [0, 0, 0]
    for op in cards.production[card]:
        if isinstance(op, Gain) and op.kind <= FOOD:
            found[op.kind] += op.n if op.count is None else 2 * op.n
    action = cards.action[card]
    if action is not None:
        price = action.price
        for kind, n in enumerate((price.wood, price.stone, price.food)):
            found[kind] -= n * action.limit
    return packed(found[0], found[1], found[2])


def packed(wood: int, stone: int, food: int) -> int:
    """Three amounts in one number, so that many are added up at once."""
    return wood + (stone << SHIFT) + (food << 2 * SHIFT)


def made(ops: Effects, kind: int) -> int:
    """How many of a good a production brings."""
    found = 0
    for op in ops:
        for good, n in op.goods():
            if good == kind:
                found += n
    return found


def count_of(ops: Effects) -> Counted | None:
    """The first gain of an effect that counts something."""
    for op in ops:
        if isinstance(op, Gain) and op.count is not None:
            return Counted(op, op.count)
    return None


def statues(cards: Catalogue, card: int) -> tuple[int, ...]:
    """The points of the statues that an action places, the first one first."""
    action = cards.action[card]
    if action is not None:
        for op in action.ops:
            if isinstance(op, PlaceStatue):
                return op.points
    return ()


def stored_ahead(fact: Card, player: Player, good: list[float], stored: float) -> float:
    """What goods of a supply bring in the next round if a storage location takes them.

    They are kept, and the location produces by them.
    """
    found = 0.0
    for holder in fact.holders:
        if not isinstance(holder, Storage):
            found += holder.each * holder.room(player)
            continue
        pieces = 0
        kinds: list[float] = []
        for kind in holder.goods:
            n = holder.room_for(kind, amount(player, kind))
            if n:
                pieces += n
                found += stored * good[kind] * n
                kinds.append(good[kind])
        for op in fact.production:
            if isinstance(op, StoredKinds):
                kinds.sort(reverse=True)
                found += sum(kinds[: op.n])
            elif isinstance(op, Gain):
                n = op.n * pieces
                found += good[op.kind] * (op.cap if 0 < op.cap < n else n)
    return found


def under_ahead(fact: Card, under: int, goods: list[float]) -> float:
    """What one more card under a location brings in all rounds to come, and at the end."""
    found = 0.0
    for holder in fact.holders:
        if holder.takes_cards():
            found += holder.each
    for op in fact.production:
        if not isinstance(op, Gain) or not isinstance(op.count, PerCardUnder):
            continue
        if not op.cap or op.n * under < op.cap:
            found += op.n * goods[op.kind]
    return found


def one_each(ops: Effects) -> float:
    """What an action or a feature counts, taken for one each."""
    found = 0.0
    for op in ops:
        if isinstance(op, Gain) and op.count is not None:
            found += op.n if op.kind == VP else _OTHER * op.n
    return found


class Hands:
    """How much workers count for: those that actions ask for, pairs to send, and an odd one."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.needed = weights["worker needed"]
        self.paired = weights["worker paired"]
        self.odd = weights["worker odd"]

    def worth(self, state: State, player: Player, workers: int) -> float:
        """So many in a player's supply, as a number of usual ones."""
        needed = 0
        actions = state.cards.action
        for location in player.empire:
            action = actions[location.card]
            if action is not None and action.price.worker:
                needed += action.price.worker * (action.limit - location.uses)
        spare = workers - needed
        if spare <= 0:
            return self.needed * workers
        return self.needed * needed + self.paired * (spare - spare % 2) + self.odd * (spare % 2)


def lessening(held: int, more: int, factor: float) -> float:
    """What is lost of so many pieces where each is worth less than the one before, by a factor."""
    if more <= 0 or factor >= 1.0:
        return 0.0
    return more - factor**held * (1 - factor**more) / (1 - factor)


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


def counted(state: State, player: Player, counted: Counted, more: int) -> int:
    """How much a gain brings that counts locations, with one card more if one is named."""
    n = counted.count.total(state, player)
    if more != NO_CARD:
        n += counted.count.adds(state.cards, more)
    n *= counted.n
    return counted.cap if 0 < counted.cap < n else n

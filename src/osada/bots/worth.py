"""What goods, effects and cards are worth in victory points, by rule of thumb.

Nothing here knows a card by name: a card of somebody's own is judged by its effect as well.
"""

from functools import lru_cache
from typing import Final

from osada.settlers.catalogue import Catalogue
from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import CARD

GOOD: Final = (0.56, 0.56, 0.56, 1.0, 0.5, 0.7, 0.1, 1.0, 0.9)
"""One good of each kind while it can still be used, in the order of `goods.GOODS`."""
LOCATION: Final = 0.7
"""A foundation, or a location that can be given up for a building cost."""

_EFFECT: Final = {
    v.REPEAT_PRODUCTION: 1.3,
    v.REPEAT_OTHER_PRODUCTION: 1.3,
    v.REPEAT_DEAL: 0.8,
    v.STEAL: 1.0,
    v.RAZE_OWN: 0.6,
    v.RAZE_HAND: 1.6,
    v.RAZE_RIVAL: 2.8,
    v.RAZE_PRICED: 3.0,
    v.LOOT: 0.9,
    v.DISCARD_RIVAL: 1.8,
    v.DISCARD_DEAL: 1.0,
    v.TAKE_DEAL: 2.0,
    v.TAKE_OVER: 1.2,
    v.BLOCK: 0.6,
    v.RESET: 1.0,
    v.BUILD_FACTION: 1.2,
    v.BUILD_DEAL: 1.2,
    v.ROUTE: 2.0,
    v.LAY_FOUNDATION: 0.5,
    v.RIVAL_DISCARDS: 0.5,
}
"""Instructions whose gain depends on what they are aimed at."""

_EVENTS: Final = {
    (v.WHEN_BUILD, v.ANYTHING): 2.5,
    (v.WHEN_BUILD, v.OF_COLOUR): 0.8,
    (v.WHEN_BUILD, v.COMMON_ONLY): 1.6,
    (v.WHEN_BUILD, v.FACTION_ONLY): 1.0,
    (v.WHEN_RAZE, v.ANYTHING): 1.0,
    (v.WHEN_RAZE, v.FROM_HAND): 0.8,
    (v.WHEN_RAZE, v.OF_RIVAL): 0.4,
    (v.WHEN_DEAL, v.ANYTHING): 0.9,
    (v.WHEN_SAMURAI, v.ANYTHING): 0.8,
    (v.WHEN_RIVAL_SENDS, v.ANYTHING): 0.5,
    (v.WHEN_VP, v.ANYTHING): 1.5,
}
"""How often a round an event is likely to happen."""

_KEPT: Final = 0.5  # a round, for each kind of good that a location stores
_LAID: Final = 1.0  # a round, for a place where cards or resources become points
_SURCHARGE: Final = 0.3


def op_worth(op: v.Op, colours: tuple[int, ...], samurai: int) -> float:
    """What an instruction brings, with so many locations of each colour and samurai."""
    if op.code == v.GAIN:
        n = op.n
        if op.per == v.PER_COLOUR:
            n *= sum(colours[i] for i in range(len(colours)) if op.what >> i & 1)
        elif op.per == v.PER_SAMURAI:
            n *= samurai
        return GOOD[op.good] * (op.cap if 0 < op.cap < n else n)
    if op.code in (v.DRAW, v.PICK):
        return GOOD[CARD] * op.n
    if op.code == v.EITHER:
        return max(GOOD[good] * n for good, n in op.options)
    if op.code == v.ANY_OF:
        return 0.85 * op.n
    if op.code == v.SAMURAI:
        return 0.4 * op.n
    return _EFFECT[op.code] * (op.n if op.code in (v.STEAL, v.LOOT) else 1)


def ops_worth(ops: v.Ops, colours: tuple[int, ...], samurai: int) -> float:
    """What instructions bring together."""
    return sum(op_worth(op, colours, samurai) for op in ops)


def price_worth(price: v.Price) -> float:
    """What an activation costs."""
    return (
        GOOD[0] * price.wood
        + GOOD[1] * price.stone
        + GOOD[2] * price.food
        + GOOD[3] * price.gold
        + GOOD[4] * price.worker
        + GOOD[5] * (price.raze + price.raze_price)
        + 0.7 * price.resource
        + 0.6 * price.cards
        + 1.0 * price.deals
        + LOCATION * price.location
    )


class Worth:
    """Of every card: what it yields a round, each use of its action, and from its features."""

    def __init__(self, cards: Catalogue) -> None:
        nothing = (0,) * len(v.COLOURS)
        one = (1,) * len(v.COLOURS)
        self.production: list[float] = []
        self.counts: list[bool] = []
        """Whether the production depends on what stands in the empire."""
        self.use: list[float] = []
        self.uses: list[int] = []
        self.feature: list[float] = []
        self.end: list[int] = []
        for card in range(len(cards.numbers)):
            ops = cards.production[card]
            self.counts.append(any(op.per != v.PER_NOTHING for op in ops))
            self.production.append(ops_worth(ops, nothing, 0))
            action = cards.action[card]
            gain = 0.0
            if action is not None:
                gain = max(0.2, ops_worth(action.ops, one, 1) - price_worth(action.price))
            self.use.append(gain)
            self.uses.append(action.limit if action is not None else 0)
            self.feature.append(_feature(cards, card))
            self.end.append(1 if cards.faction[card] < 0 else 2)


def _feature(cards: Catalogue, card: int) -> float:
    one = (1,) * len(v.COLOURS)
    found = 0.0
    for trigger in cards.triggers[card]:
        gain = ops_worth(trigger.ops, one, 1)
        for spent, n, gained, m in trigger.offers:
            gain = max(gain, GOOD[gained] * m - GOOD[spent] * n)
        often = _EVENTS[trigger.event, trigger.test]
        found += gain * (min(often, trigger.limit) if trigger.limit else often)
    found += _KEPT * len(cards.keeps[card]) + _SURCHARGE * cards.surcharge[card]
    return found + _LAID * (cards.gate[card] + cards.shrine[card])


@lru_cache(maxsize=8)
def worth(cards: Catalogue) -> Worth:
    """The worth of the cards of a game, reckoned once."""
    return Worth(cards)

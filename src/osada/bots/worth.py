"""What goods, effects and cards are worth in victory points, reckoned once for a catalogue.

Nothing here knows a card by name: a card of somebody's own is judged by its effect as well.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from osada.bots.weights import NAMES, TUNED
from osada.bots.yields import Count, count_of, hired, one_each, surplus
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import CARD, DEFENSE, FOOD, RAZE, WORKER
from osada.settlers.phases.action import LAST_ROUND

_PRICED: Final = ("wood", "stone", "food", "gold", "worker", "raze")
_EFFECT: Final[dict[int, str]] = {
    v.REPEAT_PRODUCTION: "repeat production",
    v.REPEAT_OTHER_PRODUCTION: "repeat production",
    v.REPEAT_DEAL: "repeat deal",
    v.STEAL: "steal",
    v.RAZE_OWN: "raze own",
    v.RAZE_HAND: "raze hand",
    v.RAZE_RIVAL: "raze rival",
    v.RAZE_PRICED: "raze priced",
    v.LOOT: "loot",
    v.DISCARD_RIVAL: "discard rival",
    v.DISCARD_DEAL: "discard deal",
    v.TAKE_DEAL: "take deal",
    v.TAKE_OVER: "take over",
    v.BLOCK: "block",
    v.RESET: "reset",
    v.BUILD_FACTION: "build faction",
    v.BUILD_DEAL: "build deal",
    v.ROUTE: "route",
    v.LAY_FOUNDATION: "lay foundation",
    v.RIVAL_DISCARDS: "rival discards",
    v.SAMURAI: "samurai",
}
"""Instructions whose gain depends on what they are aimed at."""
_EACH: Final = (v.STEAL, v.LOOT, v.SAMURAI)
"""Those of them that count for every one of their number."""
_EVENTS: Final[dict[tuple[int, int], str]] = {
    (v.WHEN_BUILD, v.ANYTHING): "when anything is built",
    (v.WHEN_BUILD, v.OF_COLOUR): "when a colour is built",
    (v.WHEN_BUILD, v.COMMON_ONLY): "when common is built",
    (v.WHEN_BUILD, v.FACTION_ONLY): "when faction is built",
    (v.WHEN_RAZE, v.ANYTHING): "when razing",
    (v.WHEN_RAZE, v.FROM_HAND): "when razing from hand",
    (v.WHEN_RAZE, v.OF_RIVAL): "when razing a rival",
    (v.WHEN_DEAL, v.ANYTHING): "when dealing",
    (v.WHEN_SAMURAI, v.ANYTHING): "when deploying",
    (v.WHEN_RIVAL_SENDS, v.ANYTHING): "when a rival sends",
    (v.WHEN_VP, v.ANYTHING): "when gaining points",
}
"""How often a round an event is likely to happen."""
ROUNDS: Final = LAST_ROUND + 2
"""Tables by round have a place for each of 0..5 and one after the end."""


class Worth:
    """Tables of all cards by round, for one set of weights."""

    def __init__(self, cards: Catalogue, values: Sequence[float], faction: int = -1) -> None:
        self.weights: dict[str, float] = dict(zip(NAMES, values, strict=True))
        w = self.weights
        self.board = 0
        if faction >= 0:
            for good, n in cards.factions[faction].board:
                if good == WORKER:
                    self.board += n
        self.yields: list[int] = [surplus(cards, card) for card in range(len(cards.numbers))]
        """Wood, stone and food of a location's production, less what its action asks for."""
        self.hires: list[int] = []
        """Workers of a location's production, less those that its action asks for."""
        for card, action in enumerate(cards.action):
            needs = action.price.worker * action.limit if action is not None else 0
            self.hires.append(hired(cards.production[card]) - needs)
        everything = range(len(cards.numbers))
        nothing = [0.0] * (CARD + 1)
        self.good: list[list[float]] = [nothing]
        """One good of each kind in a round's action phase; by round, by good."""
        for round_ in range(1, LAST_ROUND + 1):
            self.good.append(_goods(w, round_))
        self.good.append(nothing)
        self.goods: list[list[float]] = [nothing for _ in range(ROUNDS)]
        """One good of each kind in this and every later round."""
        for round_ in range(LAST_ROUND, -1, -1):
            later = self.goods[round_ + 1]
            self.goods[round_] = [later[i] + self.good[round_][i] for i in range(CARD + 1)]
        self.common: list[float] = [_at(w, "common card", r) for r in range(ROUNDS)]
        self.faction: list[float] = [_at(w, "faction card", r) for r in range(ROUNDS)]
        self.end: list[float] = [1.0 if cards.faction[card] < 0 else 2.0 for card in everything]
        self.count: list[Count | None] = [count_of(cards.production[card]) for card in everything]
        self.bonus: list[Count | None] = [count_of(cards.bonus[card]) for card in everything]
        self.special: list[bool] = []
        """Whether a location has more to it than its own tables say."""
        for card in everything:
            odd = self.count[card] is not None or cards.gate[card] or cards.shrine[card]
            self.special.append(bool(odd or cards.triggers[card] or cards.keeps[card]))
        self.growing: list[bool] = []
        for card in everything:
            self.growing.append(self.count[card] is not None or self.bonus[card] is not None)
        self.gates: bool = faction >= 0 and max([cards.gate[card] for card in everything]) > 0
        self.limit: list[int] = []
        for action in cards.action:
            self.limit.append(action.limit if action is not None else 0)
        self.use: list[list[float]] = [self._uses(cards, r) for r in range(ROUNDS)]
        """Each activation that is left in a round."""
        self.feature: list[list[float]] = [self._features(cards, r) for r in range(ROUNDS)]
        self.standing: list[list[float]] = [[0.0 for _ in everything] for _ in range(ROUNDS)]
        """A location that stands when a round begins, without what it counts."""
        self.potential: list[list[float]] = [[0.0 for _ in everything] for _ in range(ROUNDS)]
        """A card that is built, dealt or razed in a round, without what it counts."""
        self.building: list[list[float]] = [[0.0 for _ in everything] for _ in range(ROUNDS)]
        for round_ in range(LAST_ROUND + 1, 0, -1):
            self._stand(cards, round_)
            if round_ <= LAST_ROUND:
                self._promise(cards, round_)

    def ops(self, ops: v.Ops, round_: int, later: bool) -> float:
        """What instructions bring together, in a round or in it and every later one."""
        table = self.goods[round_] if later else self.good[round_]
        times = LAST_ROUND + 1 - round_ if later else 1
        found = 0.0
        for op in ops:
            found += self._op(op, table, times)
        return found

    def _op(self, op: v.Op, table: list[float], times: int) -> float:
        if op.code == v.GAIN:
            if op.per != v.PER_NOTHING:
                return 0.0
            return table[op.good] * op.n
        if op.code in (v.DRAW, v.PICK):
            return table[CARD] * op.n
        if op.code == v.EITHER:
            return max([table[good] * n for good, n in op.options])
        if op.code == v.ANY_OF:
            return 1.2 * op.n * max([table[good] for good, _ in op.options])
        found = self.weights[_EFFECT[op.code]] * times
        return found * op.n if op.code in _EACH else found

    def _price(self, price: v.Price, round_: int) -> float:
        table = self.good[round_]
        found = table[0] * price.wood + table[1] * price.stone + table[FOOD] * price.food
        found += table[3] * price.gold + table[4] * price.worker
        found += table[RAZE] * (price.raze + (2 if price.raze_price else 0))
        found += min(table[0], table[1], table[FOOD]) * price.resource
        found += 0.6 * table[CARD] * price.cards + table[3] * price.deals
        return found + self.weights["foundation"] * price.location

    def _uses(self, cards: Catalogue, round_: int) -> list[float]:
        found: list[float] = []
        least = self.weights["least use"]
        for action in cards.action:
            if action is None or not 1 <= round_ <= LAST_ROUND:
                found.append(0.0)
                continue
            gain = self.ops(action.ops, round_, False) + one_each(action.ops)
            found.append(max(least, gain - self._price(action.price, round_)))
        return found

    def _features(self, cards: Catalogue, round_: int) -> list[float]:
        """What a feature brings in a round."""
        w = self.weights
        if not 1 <= round_ <= LAST_ROUND:
            return [0.0 for _ in cards.triggers]
        found: list[float] = []
        table = self.good[round_]
        for card, triggers in enumerate(cards.triggers):
            here = w["keeps"] * len(cards.keeps[card]) + w["surcharge"] * cards.surcharge[card]
            here += w["laid"] * (cards.gate[card] + cards.shrine[card])
            if round_ == LAST_ROUND:
                here = 0.0
            for trigger in triggers:
                gain = self.ops(trigger.ops, round_, False) + one_each(trigger.ops)
                for spent, n, gained, m in trigger.offers:
                    gain = max(gain, table[gained] * m - table[spent] * n)
                often = w[_EVENTS[trigger.event, trigger.test]]
                here += gain * (min(often, float(trigger.limit)) if trigger.limit else often)
            found.append(here)
        return found

    def _stand(self, cards: Catalogue, round_: int) -> None:
        w = self.weights
        row = self.standing[round_]
        for card in range(len(row)):
            if round_ > LAST_ROUND:
                row[card] = self.end[card]
                continue
            found = self.end[card] + self.ops(cards.production[card], round_, True)
            for later in range(round_, LAST_ROUND + 1):
                found += w["used"] * self.use[later][card] * self.limit[card]
                found += w["feature"] * self.feature[later][card]
            row[card] = found

    def _promise(self, cards: Catalogue, round_: int) -> None:
        """The best of building, dealing and razing a card in a round."""
        w = self.weights
        table = self.good[round_]
        for card in range(len(self.end)):
            built = self.standing[round_][card] + self.ops(cards.bonus[card], round_, False)
            built -= table[0] * cards.wood[card] + table[1] * cards.stone[card]
            built -= table[FOOD] * cards.food[card] + table[3] * cards.gold[card]
            built -= _between(w["location 1"], w["location 5"], round_) * cards.location[card]
            self.building[round_][card] = built
            best = max(built, w["least card"])
            deal = cards.deal[card]
            if deal >= 0:
                best = max(best, self.goods[round_][deal] - table[FOOD])
            if cards.raze[card]:
                gain = 0.0
                for good, n in cards.raze[card]:
                    gain += table[good] * n
                best = max(best, gain - table[RAZE])
            self.potential[round_][card] = best


def _at(w: dict[str, float], name: str, round_: int) -> float:
    if not 1 <= round_ <= LAST_ROUND:
        return 0.0
    if round_ == LAST_ROUND:
        return w[f"{name} 5"]
    return w[f"{name} 1"] + (w[f"{name} 4"] - w[f"{name} 1"]) * (round_ - 1) / 3


def _between(first: float, last: float, round_: int) -> float:
    return first + (last - first) * (round_ - 1) / (LAST_ROUND - 1)


def _goods(w: dict[str, float], round_: int) -> list[float]:
    found = [_at(w, name, round_) for name in _PRICED]
    found += [0.0, 1.0, max(_at(w, "common card", round_), _at(w, "faction card", round_))]
    found[DEFENSE] = w["defense"]
    return found


@lru_cache(maxsize=8)
def worth(cards: Catalogue, values: tuple[float, ...] = TUNED) -> list[Worth]:
    """The worth of the cards of a game to each faction by some weights, reckoned once."""
    return [Worth(cards, values, faction) for faction in range(len(cards.factions))]

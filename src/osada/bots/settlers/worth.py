"""What goods, effects and cards are worth in victory points, reckoned once for a catalogue.

Nothing here knows a card by name: a card of somebody's own is judged by its effect as well.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from osada.bots.settlers.prayers import Devout, Rite, devotion, rite
from osada.bots.settlers.weights import NAMES, TUNED
from osada.bots.settlers.yields import Counted, Hands, count_of, made, one_each, statues, surplus
from osada.kernel.game import Move
from osada.settlers.catalogue import Catalogue
from osada.settlers.catalogue.facts import Card
from osada.settlers.effects import traits
from osada.settlers.effects.effect import Effects
from osada.settlers.effects.prices import Price
from osada.settlers.goods import (
    BLESSING,
    CARD,
    DEFENSE,
    FOOD,
    GOODS,
    RAZE,
    TOKENS,
    WORKER,
    of_token,
)
from osada.settlers.state import State
from osada.settlers.verbs import CHOOSE_FOUNDATION

_PRICED: Final = ("wood", "stone", "food", "gold", "worker", "raze")
_COUNTED: Final = 2.0  # how many there are of what a card counts at the end
_FLEETING: Final = 0.3  # of the tokens that others pray with, those of a faction that keeps none
_UNDEVOUT: Final = 0.25  # what a blessing is worth where nothing prays
_DEVOUT: Final = 2.5  # and how much more by the share of own cards that do
_TUNED_FOR: Final = 5
"""The rounds of the games by which the weights were tuned."""


class Judged:
    """What a card is worth in one round: all that judging a position looks up at once."""

    def __init__(
        self,
        standing: float,
        potential: float,
        use: float,
        feature: float,
        hires: int,
        yields: int,
        limit: int,
        special: bool,
        stores: bool,
        later: float,
        growing: bool,
        fact: Card,
    ) -> None:
        self.standing = standing
        self.potential = potential
        self.use = use
        self.feature = feature
        self.hires = hires
        self.yields = yields
        self.limit = limit
        self.special = special
        self.stores = stores
        self.later = later
        """Its potential in the next round."""
        self.growing = growing
        self.wood = fact.wood
        self.stone = fact.stone
        self.food = fact.food
        self.gold = fact.gold
        self.location = fact.location


class Worth:
    """Tables of all cards by round, for one set of weights.

    They have a place for each round from 0 on, and one after the end.
    """

    def __init__(self, cards: Catalogue, values: Sequence[float], faction: int, last: int) -> None:
        self.weights: dict[str, float] = dict(zip(NAMES, values, strict=True))
        w = self.weights
        own = cards.factions[max(faction, 0)]
        self.hoards = own.keeps == BLESSING
        """Whether cleanup leaves its tokens to the faction."""
        w["tricolour"] = 1.0 if own.tricolour else 0.0
        if not self.hoards:
            w["blessed"] *= _FLEETING
        self.last = last
        """The last round."""
        self.held: list[float] = [0.0]
        """How much of a card's worth is left if it stays in hand; by rounds that are left."""
        for left in range(1, last):
            self.held.append(w[f"held {min(left, _TUNED_FOR - 1)}"])
        rounds = last + 2
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
            self.hires.append(made(cards.production[card], WORKER) - needs)
        everything = range(len(cards.numbers))
        nothing = [0.0] * len(GOODS)
        self.good: list[list[float]] = [nothing]
        """One good of each kind in a round's action phase; by round, by good."""
        devout = _UNDEVOUT + _DEVOUT * devotion(cards, faction)
        for round_ in range(1, last + 1):
            self.good.append(_goods(w, round_, last, devout))
        self.good.append(nothing)
        self.goods: list[list[float]] = [nothing for _ in range(rounds)]
        """One good of each kind in this and every later round."""
        for round_ in range(last, -1, -1):
            later = self.goods[round_ + 1]
            self.goods[round_] = [later[i] + self.good[round_][i] for i in range(len(GOODS))]
        self.common: list[float] = [_at(w, "common card", r, last) for r in range(rounds)]
        self.faction: list[float] = [_at(w, "faction card", r, last) for r in range(rounds)]
        self.end: list[float] = [1.0 if cards.faction[card] < 0 else 2.0 for card in everything]
        for card in everything:
            if cards.card[card].end:
                self.end[card] += _COUNTED * one_each(cards.card[card].end)
        self.count: list[Counted | None] = [count_of(cards.production[card]) for card in everything]
        self.bonus: list[Counted | None] = [count_of(cards.bonus[card]) for card in everything]
        self.stores: list[bool] = []
        """Whether goods or cards can stay at a location in cleanup."""
        self.ending: list[Counted | None] = []
        """What a location counts at the end of the game."""
        self.statues: list[tuple[int, ...]] = []
        """The points of the statues that can be placed on a location."""
        self.blesses: list[int] = [made(cards.production[card], BLESSING) for card in everything]
        """Blessings of a location's production."""
        self.makes: list[int] = []
        """Tokens such as technology of a location's production."""
        self.asks: list[int] = []
        """And those that its action asks for in a round."""
        for card in everything:
            production = cards.production[card]
            self.makes.append(sum([made(production, good) for good in TOKENS]))
            action = cards.action[card]
            asked = 0
            if action is not None:
                asked = sum([of_token(action.price.tokens, good) for good in TOKENS])
                asked *= action.limit
            self.asks.append(asked)
        self.special: list[bool] = []
        """Whether a location has more to it than its own tables say."""
        for card in everything:
            fact = cards.card[card]
            stores = bool(fact.holders or cards.keeps[card])
            odd = stores or self.count[card] is not None or fact.is_open
            self.stores.append(stores)
            self.ending.append(count_of(fact.end))
            self.statues.append(statues(cards, card))
            odd = odd or self.ending[card] is not None or bool(self.statues[card])
            odd = odd or bool(self.blesses[card] or self.makes[card] or self.asks[card])
            self.special.append(bool(odd or cards.triggers[card] or fact.traits))
        self.growing: list[bool] = []
        for card in everything:
            self.growing.append(self.count[card] is not None or self.bonus[card] is not None)
        self.gates: bool = faction >= 0 and any(
            holder.takes_cards() for card in cards.card for holder in card.holders
        )
        self.limit: list[int] = []
        for action in cards.action:
            self.limit.append(action.limit if action is not None else 0)
        rites: list[Rite | None] = [None for _ in everything]
        if cards.prays:
            for card in everything:
                known = rite(cards, card, w)
                rites[card] = known
                if known is not None:
                    known.fill(self.good, self.goods)
        self.hands = Hands(w)
        self.devout = Devout(rites, self.limit, w, last)
        self.use: list[list[float]] = [self._uses(cards, r) for r in range(rounds)]
        """Each activation that is left in a round."""
        self.feature: list[list[float]] = [self._features(cards, r) for r in range(rounds)]
        self.standing: list[list[float]] = [[0.0 for _ in everything] for _ in range(rounds)]
        """A location that stands when a round begins, without what it counts."""
        self.potential: list[list[float]] = [[0.0 for _ in everything] for _ in range(rounds)]
        """A card that is built, dealt or razed in a round, without what it counts."""
        self.building: list[list[float]] = [[0.0 for _ in everything] for _ in range(rounds)]
        for round_ in range(last + 1, 0, -1):
            self._stand(cards, round_)
            if round_ <= last:
                self._promise(cards, round_)
        self.judged: list[list[Judged]] = [self._judged(cards, r) for r in range(rounds)]
        """The same by round and card, in one place."""

    def _judged(self, cards: Catalogue, round_: int) -> list[Judged]:
        later = self.potential[round_ + 1] if round_ <= self.last else None
        return [
            Judged(
                self.standing[round_][card],
                self.potential[round_][card],
                self.use[round_][card],
                self.feature[round_][card],
                self.hires[card],
                self.yields[card],
                self.limit[card],
                self.special[card],
                self.stores[card],
                later[card] if later is not None else 0.0,
                self.growing[card],
                cards.card[card],
            )
            for card in range(len(self.end))
        ]

    def ops(self, ops: Effects, round_: int, later: bool) -> float:
        """What instructions bring together, in a round or in it and every later one."""
        table = self.goods[round_] if later else self.good[round_]
        times = self.last + 1 - round_ if later else 1
        found = 0.0
        for op in ops:
            found += op.worth(table, times, self.weights)
        return found

    def _price(self, price: Price, round_: int) -> float:
        table = self.good[round_]
        found = table[0] * price.wood + table[1] * price.stone + table[FOOD] * price.food
        found += table[3] * price.gold + table[4] * price.worker
        found += table[RAZE] * (price.raze + (2 if price.raze_price else 0))
        found += min(table[0], table[1], table[FOOD]) * price.resource
        found += 0.6 * table[CARD] * price.cards + table[3] * price.deals
        found += sum([table[good] * of_token(price.tokens, good) for good in TOKENS])
        found += self.weights["samurai"] * price.samurai
        found += 0.6 * table[CARD] * (price.common_cards + price.faction_cards)
        return found + self.weights["foundation"] * price.location

    def _uses(self, cards: Catalogue, round_: int) -> list[float]:
        found: list[float] = []
        least = self.weights["least use"]
        for action in cards.action:
            if action is None or not 1 <= round_ <= self.last:
                found.append(0.0)
                continue
            gain = self.ops(action.ops, round_, False) + one_each(action.ops)
            found.append(max(least, gain - self._price(action.price, round_)))
        return found

    def _features(self, cards: Catalogue, round_: int) -> list[float]:
        """What a feature brings in a round."""
        w = self.weights
        if not 1 <= round_ <= self.last:
            return [0.0 for _ in cards.triggers]
        found: list[float] = []
        table = self.good[round_]
        for card, triggers in enumerate(cards.triggers):
            here = w["keeps"] * len(cards.keeps[card]) + w["surcharge"] * cards.surcharge[card]
            for good, n in cards.card[card].keeps_some:
                here += w["keeps some"] * table[good] * n
            for holder in cards.card[card].holders:
                here += holder.worth(table, w)
            for trait in traits.of(cards.card[card].traits):
                here += w[trait.weight]
            if cards.card[card].is_open:
                guest = self.ops(cards.production[card], round_, False) - table[WORKER]
                here += w["visited"] * table[WORKER] - w["guests"] * max(0.0, guest)
            if round_ == self.last:
                here = 0.0
            for allowed in cards.card[card].allowances:
                here += w[allowed.weight] * table[allowed.good] * allowed.n
            for trigger in triggers:
                gain = self.ops(trigger.ops, round_, False) + one_each(trigger.ops)
                for spent, n, gained, m in trigger.may_spend:
                    gain = max(gain, table[gained] * m - table[spent] * n)
                often = w.get(trigger.event.weight, 0.0)
                here += gain * (min(often, float(trigger.limit)) if trigger.limit else often)
            found.append(here)
        return found

    def _stand(self, cards: Catalogue, round_: int) -> None:
        w = self.weights
        row = self.standing[round_]
        for card in range(len(row)):
            if round_ > self.last:
                row[card] = self.end[card]
                continue
            found = self.end[card] + self.ops(cards.production[card], round_, True)
            for later in range(round_, self.last + 1):
                found += w["used"] * self.use[later][card] * self.limit[card]
                found += w["feature"] * self.feature[later][card]
            row[card] = found

    def _promise(self, cards: Catalogue, round_: int) -> None:
        """The best of building, dealing and razing a card in a round."""
        w = self.weights
        table = self.good[round_]
        given_up = _between(w["location 1"], w["location 5"], round_, self.last)
        for card in range(len(self.end)):
            built = self.standing[round_][card] + self.ops(cards.bonus[card], round_, False)
            built -= table[0] * cards.wood[card] + table[1] * cards.stone[card]
            built -= table[FOOD] * cards.food[card] + table[3] * cards.gold[card]
            built -= given_up * cards.location[card]
            if cards.card[card].instant:
                built = 0.0
                for option in cards.card[card].instant:
                    gain = self.ops(option.ops, round_, False) - self._price(option.price, round_)
                    built = max(built, gain)
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


def _counts_as(round_: int, last: int) -> int:
    """The round of five that has as many rounds after it."""
    return max(1, round_ + _TUNED_FOR - last)


def _at(w: dict[str, float], name: str, round_: int, last: int) -> float:
    if not 1 <= round_ <= last:
        return 0.0
    if round_ == last:
        return w[f"{name} 5"]
    first = w[f"{name} 1"]
    return first + (w[f"{name} 4"] - first) * (_counts_as(round_, last) - 1) / 3


def _between(first: float, end: float, round_: int, last: int) -> float:
    return first + (end - first) * (_counts_as(round_, last) - 1) / (_TUNED_FOR - 1)


def _goods(w: dict[str, float], round_: int, last: int, devout: float) -> list[float]:
    found = [_at(w, name, round_, last) for name in _PRICED]
    card = max(_at(w, "common card", round_, last), _at(w, "faction card", round_, last))
    found += [0.0, 1.0, card]
    found[DEFENSE] = w["defense"]
    tokens = [w["tech"] * found[WORKER] for _ in TOKENS]
    return [*found, w["blessing"] * devout * found[WORKER], *tokens]


@lru_cache(maxsize=8)
def worth(
    cards: Catalogue, values: tuple[float, ...] = TUNED, last: int = _TUNED_FOR
) -> list[Worth]:
    """The worth of the cards of a game to each faction by some weights, reckoned once."""
    return [Worth(cards, values, faction, last) for faction in range(len(cards.factions))]


def worth_in(state: State, values: tuple[float, ...] = TUNED) -> list[Worth]:
    """The worth of the cards of a match."""
    return worth(state.cards, values, state.options.course.rounds)


def cheapest(chosen: Move, moves: Sequence[Move], worths: list[float]) -> Move:
    """Where a foundation is given up, the one whose card helps others least when it comes again."""
    if chosen.kind != CHOOSE_FOUNDATION:
        return chosen
    for move in moves:
        if move.kind == CHOOSE_FOUNDATION and worths[move.what] < worths[chosen.what]:
            chosen = move
    return chosen

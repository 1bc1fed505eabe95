"""What a card does, as numbers: all that the net knows of it. Its name is none of them."""

from typing import Final

from osada.settlers.backs import COMMON
from osada.settlers.catalogue.facts import Card
from osada.settlers.catalogue.reader import Faction
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.effect import Effects
from osada.settlers.effects.prices import Price
from osada.settlers.effects.traits import TRAITS
from osada.settlers.effects.verbs.gain import Gain
from osada.settlers.goods import FOOD, GOODS, TOKENS, of_token

Sparse = list[tuple[int, int]]
"""Places and what stands there; everything else is 0."""

_MOST: Final = 12  # of anything
_VERBS: Final = 48  # of the house; others are known by the goods that they bring
_COUNTS: Final = 12
_EVENTS: Final = 20
_PARTS: Final = (
    "resource", "cards", "deals", "location", "raze_price", "samurai", "common_cards",
    "faction_cards", "tokens",
)  # fmt: skip
_PAID: Final = ("wood", "stone", "food", "gold", "worker", "raze")


def _goods(name: str) -> list[str]:
    return [f"{name} {good}" for good in GOODS]


NAMES: Final[list[str]] = [
    "one", "common", "faction",
    *[f"costs {name}" for name in (*_PAID[:4], "location")],
    *COLOURS,
    *_goods("deal"), *_goods("razed"), *_goods("makes"), *_goods("builds"), *_goods("acts"),
    *_goods("answers"), *_goods("keeps"),
    *[f"price {name}" for name in (*_PAID, *_PARTS)],
    *[f"per {n}" for n in range(_COUNTS)],
    "grows", "grows vp", "builds by count", "acts by count",
    *[f"limit {n}" for n in range(4)],
    *[f"event {n}" for n in range(_EVENTS)],
    *[f"verb {n}" for n in range(_VERBS)],
    *[trait.phrase for trait in TRAITS],
    "open", "instant", "ends", "offers", "surcharge", "keeps some", "laid", "takes cards",
    "storage", "allowance", "stores",
]  # fmt: skip
"""The facts of a card, in order."""
_AT: Final = {name: at for at, name in enumerate(NAMES)}

OF_FACTION: Final[list[str]] = [*_goods("yields"), *_goods("keeps"), "samurai", "tricolour"]
"""The facts of a board, in order."""


class _Facts:
    """Collects facts by name."""

    def __init__(self) -> None:
        self.found: dict[int, int] = {}

    def add(self, name: str, n: int = 1) -> None:
        """Something more of a fact."""
        at = _AT.get(name)
        if at is not None and n:
            self.found[at] = max(0, min(_MOST, self.found.get(at, 0) + n))

    def ops(self, what: str, ops: Effects, by_count: str) -> None:
        """What instructions bring."""
        for op in ops:
            for good, n in op.goods():
                self.add(f"{what} {GOODS[good]}", n)
            if isinstance(op, Gain):
                if op.count is not None:
                    self.add(f"per {op.count.code}")
                    self.add(by_count, op.n)
                    if GOODS[op.kind] == "vp":
                        self.add("grows vp", op.n)
                    self.add(f"{what} {GOODS[op.kind]}")
            else:
                self.add(f"verb {op.code}")

    def price(self, price: Price) -> None:
        """What an activation costs."""
        for name in (*_PAID, *_PARTS[:-1]):
            self.add(f"price {name}", int(getattr(price, name)))
        self.add("price tokens", sum([of_token(price.tokens, good) for good in TOKENS]))


def of_card(card: Card) -> Sparse:
    """The facts of a card that are not 0."""
    facts = _Facts()
    facts.add("one")
    facts.add("common" if card.faction == COMMON else "faction")
    facts.add("costs wood", card.wood)
    facts.add("costs stone", card.stone)
    facts.add("costs food", card.food)
    facts.add("costs gold", card.gold)
    facts.add("costs location", card.location)
    for place in card.colour_places:
        facts.add(COLOURS[place])
    if card.deal >= 0:
        facts.add(f"deal {GOODS[card.deal]}")
    for good, n in card.raze:
        facts.add(f"razed {GOODS[good]}", n)
    facts.ops("makes", card.production, "grows")
    facts.ops("builds", card.bonus, "builds by count")
    for activation in [card.action] if card.action is not None else []:
        facts.price(activation.price)
        facts.ops("acts", activation.ops, "acts by count")
        facts.add(f"limit {min(activation.limit, 3)}")
    for option in card.instant:
        facts.add("instant")
        facts.price(option.price)
        facts.ops("builds", option.ops, "builds by count")
    for trigger in card.triggers:
        facts.add(f"event {trigger.event.when}")
        facts.ops("answers", trigger.ops, "acts by count")
        facts.add("offers", len(trigger.may_spend))
        if trigger.limit:
            facts.add(f"limit {min(trigger.limit, 3)}")
    for op in card.end:
        facts.add("ends", op.n)
        if isinstance(op, Gain) and op.count is not None:
            facts.add(f"per {op.count.code}")
    for good in card.keeps:
        facts.add(f"keeps {GOODS[good]}")
    for _, n in card.keeps_some:
        facts.add("keeps some", n)
    for trait in TRAITS:
        if trait.bit & card.traits:
            facts.add(trait.phrase)
    if card.is_open:
        facts.add("open")
    facts.add("surcharge", card.surcharge)
    for holder in card.holders:
        facts.add("laid", holder.each)
        facts.add("takes cards", int(holder.takes_cards()))
        facts.add("storage", int(holder.is_storage))
        for good in range(FOOD + 1):
            facts.add(f"keeps {GOODS[good]}", int(holder.room_for(good, 1) > 0))
    for allowed in card.allowances:
        facts.add("allowance", allowed.n)
    facts.add("stores", card.stores)
    return sorted(facts.found.items())


def of_faction(faction: Faction) -> Sparse:
    """The facts of a faction's board that are not 0."""
    found: dict[int, int] = {}
    for good, n in faction.board:
        found[good] = min(_MOST, n)
    found[len(GOODS) + faction.keeps] = 1
    if faction.samurai:
        found[2 * len(GOODS)] = 1
    if faction.tricolour:
        found[2 * len(GOODS) + 1] = 1
    return sorted(found.items())

"""A deck at a glance: what its cards cost, bring and score, and which colours they have."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.colours import COLOUR
from osada.settlers.effects.verbs.draw import Draw
from osada.settlers.effects.verbs.pick import Pick
from osada.settlers.effects.vocabulary import KINDS, Ability
from osada.settlers.goods import CARD, FOOD, GOLD, GOODS, STONE, VP, WOOD
from osada.settlers.lasting import worth


@dataclass(slots=True)
class Glance:
    """Numbers of cards, copies counted."""

    cards: int = 0
    costs: Counter[int] = field(default_factory=Counter)
    """By pieces to pay: resources, gold, and a location that is given up."""
    prices: Counter[str] = field(default_factory=Counter)
    """What all of them cost together, by good; `location` among them."""
    goods: Counter[str] = field(default_factory=Counter)
    """How many bring a good."""
    colours: Counter[str] = field(default_factory=Counter)
    """A card of two colours counts for both; `none` for no colour."""
    kinds: Counter[str] = field(default_factory=Counter)
    """`production`, `feature`, `action`; `instant` for cards that are played."""
    scoring: int = 0
    """How many bring points while the game goes on, or at its end beside their worth."""
    worth: int = 0
    """Points at the end if all of them stand."""


def goods_of(ability: Ability) -> set[int]:
    """The goods that a card may bring."""
    found = {good for op in ability.ops() for good in op.brings()}
    if any(isinstance(op, Draw | Pick) for op in ability.ops()):
        found.add(CARD)
    return found | {way[2] for trigger in ability.triggers for way in trigger.may_spend}


def glance(cards: Catalogue, numbers: Iterable[str]) -> Glance:
    """What there is to see of a deck; numbers that nobody knows are left out."""
    found = Glance()
    for number in numbers:
        card = cards.of_number.get(number)
        if card is None:
            continue
        entry, facts = cards.entry[card], cards.card[card]
        price = {
            GOODS[WOOD]: cards.wood[card],
            GOODS[STONE]: cards.stone[card],
            GOODS[FOOD]: cards.food[card],
            GOODS[GOLD]: cards.gold[card],
            "location": cards.location[card],
        }
        brings = goods_of(entry.ability)
        found.cards += 1
        found.costs[sum(price.values())] += 1
        found.prices.update({good: n for good, n in price.items() if n})
        found.goods.update(GOODS[good] for good in brings)
        names = [name for name, bit in COLOUR.items() if cards.colours[card] & bit]
        found.colours.update(names or ["none"])
        found.kinds["instant" if facts.instant else KINDS[cards.kind[card]]] += 1
        found.scoring += VP in brings
        found.worth += 0 if facts.instant else worth(cards, card)
    return found

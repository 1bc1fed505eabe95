"""What an activation or a build asks for: goods, and parts that are no goods."""

from dataclasses import dataclass, fields
from typing import Final, NamedTuple

from osada.settlers import goods
from osada.settlers.effects import phrasing as say
from osada.settlers.effects import tokens as t
from osada.settlers.effects.reading import EffectError, amount, good
from osada.settlers.goods import CARD, FOOD, GOLD, GOODS, RAZE, STONE, WOOD, WORKER

_YOUNGER: Final = ("samurai", "common_cards", "faction_cards")
READ: Final = (WORKER, WOOD, STONE, FOOD, GOLD, RAZE, *goods.TOKENS)
"""Goods of a price in the order a player reads them."""


@dataclass(frozen=True, slots=True, repr=False)
class Price:
    """What is paid."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    resource: int = 0  # resources of any kind
    cards: int = 0  # cards from hand
    deals: int = 0
    location: int = 0  # own locations or foundations
    raze_price: bool = False  # the raze tokens the target asks for
    samurai: int = 0  # samurai that stand on own locations
    common_cards: int = 0  # common cards from hand
    faction_cards: int = 0  # faction cards from hand
    tokens: int = 0  # goods that cards bring, see `goods.tokens`

    def __repr__(self) -> str:
        """As fingerprints of catalogues have it: what is younger than they only if it is there."""
        told = [
            f"{name}={getattr(self, name)!r}"
            for name in _FIELDS_TOLD
            if name not in _YOUNGER or getattr(self, name)
        ]
        told += [f"{name}={n}" for name, n in goods.token_counts(self.tokens).items()]
        return f"Price({', '.join(told)})"

    def of(self, kind: int) -> int:
        """How many of a good."""
        if kind in goods.TOKENS:
            return goods.of_token(self.tokens, kind)
        return int(getattr(self, GOODS[kind])) if kind in READ else 0

    def times(self, n: int) -> "Price":
        """So many of it at once."""
        return Price(
            self.wood * n, self.stone * n, self.food * n, self.gold * n, self.worker * n,
            self.raze * n, self.resource * n, self.cards * n, self.deals * n, self.location * n,
            False, self.samurai * n, self.common_cards * n, self.faction_cards * n, self.tokens * n,
        )  # fmt: skip

    def plus(self, other: "Price") -> "Price":
        """Both together."""
        return Price(
            self.wood + other.wood, self.stone + other.stone, self.food + other.food,
            self.gold + other.gold, self.worker + other.worker, self.raze + other.raze,
            self.resource + other.resource, self.cards + other.cards, self.deals + other.deals,
            self.location + other.location, self.raze_price or other.raze_price,
            self.samurai + other.samurai, self.common_cards + other.common_cards,
            self.faction_cards + other.faction_cards, self.tokens + other.tokens,
        )  # fmt: skip

    def asks_more(self) -> bool:
        """Whether there is more to it than goods."""
        return bool(
            self.cards + self.deals + self.location + self.samurai
            + self.common_cards + self.faction_cards
        )  # fmt: skip


_FIELDS_TOLD: Final = tuple(one.name for one in fields(Price) if one.name != "tokens")


class Part(NamedTuple):
    """A part of a price that is not a good: how it is written, and its words."""

    field: str
    phrases: tuple[str, str]
    """One and several, as a card file says it."""
    message: str
    short: str
    icon: str
    is_discarded: bool

    def of(self, price: Price) -> int:
        """How many of it a price asks for."""
        return int(getattr(price, self.field))

    def tokens(self, n: int) -> list[t.Token]:
        """What a formula shows."""
        if self.icon == t.TEXT:
            return [t.Token(t.TEXT, f"{n}?")]
        return [t.Token(self.icon, GOODS[CARD] if self.icon == t.GOOD else "", n)]


PARTS: Final = (
    Part("resource", ("resource", "resources"), "resource", "resource", t.TEXT, False),
    Part("cards", ("card from hand", "cards from hand"), "card-from-hand", "card", t.GOOD, True),
    Part("deals", ("deal", "deals"), "deal", "deal", t.DEAL, True),
    Part("location", ("location", "locations"), "location", "location", t.LOCATION, True),
    Part("samurai", ("samurai", "samurai"), "samurai-price", "samurai", t.SAMURAI, False),
    Part(
        "common_cards", ("common card from hand", "common cards from hand"),
        "common-card-from-hand", "common card", t.GOOD, True,
    ),
    Part(
        "faction_cards", ("faction card from hand", "faction cards from hand"),
        "faction-card-from-hand", "faction card", t.GOOD, True,
    ),
)  # fmt: skip
NOTHING: Final = Price()
_FIELDS: Final = {phrase: part.field for part in PARTS for phrase in part.phrases}


def read(text: str) -> Price:
    """`1 worker, 2 stone`; also `1 resource`, `1 card from hand`, `1 samurai` and so on."""
    text = text.strip()
    if text == "nothing":
        return NOTHING
    if text == "raze tokens":
        return Price(raze_price=True)
    counts: dict[str, int] = {}
    for part in text.split(","):
        n, word = amount(part)
        field = _FIELDS.get(word)
        if field is None:
            kind = good(word)
            if kind not in READ:
                raise EffectError(f"{GOODS[kind]} cannot be part of a cost")
            field = GOODS[kind]
        counts[field] = counts.get(field, 0) + n
    wood, stone, food, gold, worker, raze = (counts.get(GOODS[kind], 0) for kind in goods.PAID)
    resource, cards, deals, location, samurai, common, faction = (
        counts.get(part.field, 0) for part in PARTS
    )
    tokens_asked = sum(goods.tokens(kind, counts.get(GOODS[kind], 0)) for kind in goods.TOKENS)
    return Price(
        wood, stone, food, gold, worker, raze, resource, cards, deals, location, False, samurai,
        common, faction, tokens_asked,
    )  # fmt: skip


def spent(language: str, price: Price, case: str) -> list[str]:
    """What goes back to the general supply, in words."""
    parts = [say.good(language, kind, n, case) for kind in READ if (n := price.of(kind))]
    for part in PARTS:
        if not part.is_discarded and (n := part.of(price)):
            parts.append(say.count(language, part.message, n, case))
    if price.raze_price:
        parts.append(say.say(language, "raze-tokens"))
    return parts


def discarded(language: str, price: Price, case: str) -> list[str]:
    """What is discarded for it, in words."""
    return [
        say.count(language, part.message, n, case)
        for part in PARTS
        if part.is_discarded and (n := part.of(price))
    ]


def tokens(price: Price) -> list[t.Token]:
    """What a formula shows."""
    found = [t.good(kind, n) for kind in READ if (n := price.of(kind))]
    for part in PARTS:
        if not part.is_discarded and (n := part.of(price)):
            found += part.tokens(n)
    if price.raze_price:
        found += [t.good(RAZE), t.Token(t.TEXT, "?")]
    for part in PARTS:
        if part.is_discarded and (n := part.of(price)):
            found += part.tokens(n)
    return found


def short(price: Price) -> str:
    """`worker 2 stone`, for the formula in words."""
    parts = [say.short(n, GOODS[kind]) for kind in READ if (n := price.of(kind))]
    parts += [say.short(n, part.short) for part in PARTS if (n := part.of(price))]
    if price.raze_price:
        parts.append("raze tokens")
    return " ".join(parts) or "free"

"""Kinds of goods as a table, and amounts of them: names, order, and the text `1 wood, 2 stone`."""

from typing import Final, NamedTuple

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
WORKER: Final = 4
RAZE: Final = 5
DEFENSE: Final = 6
VP: Final = 7
CARD: Final = 8
BLESSING: Final = 9
"""Goods that the rules name; all others are known by their row."""


class Good(NamedTuple):
    """A row of the table: what can be done with a good."""

    name: str
    is_resource: bool = False
    """Wood, stone or food: gold may stand for it."""
    is_paid: bool = False
    """It can be part of a price, and lies on the location that it was paid for."""
    is_stored: bool = False
    """Boards and locations can keep it in cleanup."""
    is_supply: bool = True
    """It lies in a player's supply; VP are on the track and cards in hand."""
    is_fetched: bool = False
    """Workers can be sent for it."""
    is_extra: bool = False
    """It is only there where a card brings it."""
    is_token: bool = False
    """An extra that lies in a supply as a number, is paid for activations and lies on the location
    then, and is stored by whatever stores all goods."""


ROWS: Final = (
    Good("wood", is_resource=True, is_paid=True, is_stored=True, is_fetched=True),
    Good("stone", is_resource=True, is_paid=True, is_stored=True, is_fetched=True),
    Good("food", is_resource=True, is_paid=True, is_stored=True, is_fetched=True),
    Good("gold", is_paid=True, is_stored=True),
    Good("worker", is_paid=True, is_stored=True),
    Good("raze", is_paid=True, is_stored=True),
    Good("defense"),
    Good("vp", is_supply=False),
    Good("card", is_supply=False, is_fetched=True),
    Good("blessing", is_supply=False, is_stored=True, is_extra=True),
    Good("tech", is_supply=False, is_extra=True, is_token=True),
)
"""All goods by number; the numbers are part of fingerprints, so a new one stands last."""

GOODS: Final[tuple[str, ...]] = tuple(row.name for row in ROWS)
GOOD: Final = {name: good for good, name in enumerate(GOODS)}
RESOURCES: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(ROWS) if row.is_resource)
SUPPLY: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(ROWS) if row.is_supply)
PAID: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(ROWS) if row.is_paid)
STORED: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(ROWS) if row.is_stored)
EXTRA: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(ROWS) if row.is_extra)
FETCHED: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(ROWS) if row.is_fetched)

TOKENS: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(ROWS) if row.is_token)

Amounts = tuple[int, int, int, int, int, int]
"""Goods of the base game that can lie on a card: wood, stone, food, gold, worker, raze."""

NO_GOODS: Final[Amounts] = (0, 0, 0, 0, 0, 0)


def amounts(counts: dict[str, int]) -> Amounts:
    """Amounts from named counts."""
    wood, stone, food, gold, worker, raze = (counts.get(GOODS[good], 0) for good in PAID)
    return wood, stone, food, gold, worker, raze


def named(goods: Amounts) -> dict[str, int]:
    """The counts that are not zero, by name."""
    return {GOODS[good]: n for good, n in enumerate(goods) if n}


def listed(counts: dict[str, int]) -> str:
    """`1 wood, 2 stone`; `nothing` when empty."""
    return ", ".join(f"{n} {name}" for name, n in counts.items() if n) or "nothing"


# Tokens: amounts of all goods that cards bring, in one number

_BITS: Final = 16
_MOST: Final = (1 << _BITS) - 1
_SHIFT: Final[dict[int, int]] = {good: _BITS * at for at, good in enumerate(TOKENS)}


def tokens(good: int, n: int) -> int:
    """So many of one good."""
    return n << _SHIFT[good]


def of_token(held: int, good: int) -> int:
    """How many of a good are among them."""
    return held >> _SHIFT[good] & _MOST


def covers(held: int, asked: int) -> bool:
    """Whether there are enough of each."""
    return all(of_token(held, good) >= of_token(asked, good) for good in TOKENS)


def token_counts(held: int) -> dict[str, int]:
    """The counts that are not zero, by name."""
    return {GOODS[good]: n for good in TOKENS if (n := of_token(held, good))}

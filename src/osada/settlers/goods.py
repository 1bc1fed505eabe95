"""Kinds of goods as a table, and amounts of them: names, order, and the text `1 wood, 2 stone`."""

from dataclasses import dataclass
from typing import Final

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
TECH: Final = 10
GOODS: Final = (
    "wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "card", "blessing", "tech",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Good:
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
    """It is only there where a card brings it; each has a place of its own in a supply."""


TABLE: Final = (
    Good(GOODS[WOOD], is_resource=True, is_paid=True, is_stored=True, is_fetched=True),
    Good(GOODS[STONE], is_resource=True, is_paid=True, is_stored=True, is_fetched=True),
    Good(GOODS[FOOD], is_resource=True, is_paid=True, is_stored=True, is_fetched=True),
    Good(GOODS[GOLD], is_paid=True, is_stored=True),
    Good(GOODS[WORKER], is_paid=True, is_stored=True),
    Good(GOODS[RAZE], is_paid=True, is_stored=True),
    Good(GOODS[DEFENSE]),
    Good(GOODS[VP], is_supply=False),
    Good(GOODS[CARD], is_supply=False, is_fetched=True),
    Good(GOODS[BLESSING], is_supply=False, is_stored=True, is_extra=True),
    Good(GOODS[TECH], is_supply=False, is_extra=True),
)
"""All goods by number; the numbers are part of fingerprints."""

GOOD: Final = {name: good for good, name in enumerate(GOODS)}
RESOURCES: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(TABLE) if row.is_resource)
SUPPLY: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(TABLE) if row.is_supply)
PAID: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(TABLE) if row.is_paid)
STORED: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(TABLE) if row.is_stored)
EXTRA: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(TABLE) if row.is_extra)
FETCHED: Final[tuple[int, ...]] = tuple(n for n, row in enumerate(TABLE) if row.is_fetched)

Amounts = tuple[int, int, int, int, int, int]
"""Goods that can lie on a card: wood, stone, food, gold, worker, raze."""

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

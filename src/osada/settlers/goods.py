"""Kinds of goods and amounts of them: names, order, and the text `1 wood, 2 stone`."""

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

GOODS: Final = ("wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "card")
GOOD: Final = {name: good for good, name in enumerate(GOODS)}
RESOURCES: Final = (WOOD, STONE, FOOD)
SUPPLY: Final = (WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENSE)
"""What lies in a player's supply; VP are on the track and cards in hand."""

Amounts = tuple[int, int, int, int, int, int]
"""Goods that can lie on a card: wood, stone, food, gold, worker, raze."""

NO_GOODS: Final[Amounts] = (0, 0, 0, 0, 0, 0)


def amounts(counts: dict[str, int]) -> Amounts:
    """Amounts from named counts."""
    wood, stone, food, gold, worker, raze = (counts.get(name, 0) for name in GOODS[:6])
    return wood, stone, food, gold, worker, raze


def named(goods: Amounts) -> dict[str, int]:
    """The counts that are not zero, by name."""
    return {GOODS[good]: n for good, n in enumerate(goods) if n}


def listed(counts: dict[str, int]) -> str:
    """`1 wood, 2 stone`; `nothing` when empty."""
    return ", ".join(f"{n} {name}" for name, n in counts.items() if n) or "nothing"

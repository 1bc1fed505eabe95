"""Kinds of goods, and prices as numbers: what a pool can pay is one look into a table."""

from typing import Final

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
GOODS: Final = ("wood", "stone", "food", "gold")
GOOD: Final = {name: good for good, name in enumerate(GOODS)}
BASIC: Final = (WOOD, STONE, FOOD)

MOST: Final = 4
"""Units in the dearest price."""

Units = tuple[int, int, int]
"""Wood, stone and food of a price; no price is printed in gold (RW-DICE-04)."""

PRICES: Final[list[Units]] = [
    (wood, stone, food)
    for wood in range(MOST + 1)
    for stone in range(MOST + 1 - wood)
    for food in range(MOST + 1 - wood - stone)
]
"""Every price that an area can have, by number; the first is nothing."""
PRICE: Final[dict[Units, int]] = {units: number for number, units in enumerate(PRICES)}
FREE: Final = 0


def missing(price: Units, wood: int, stone: int, food: int) -> int:
    """How many units gold would have to stand in for."""
    return max(price[0] - wood, 0) + max(price[1] - stone, 0) + max(price[2] - food, 0)


def _payable(wood: int, stone: int, food: int, gold: int) -> int:
    return sum(
        1 << number
        for number, price in enumerate(PRICES)
        if missing(price, wood, stone, food) <= gold
    )


_SIDE: Final = MOST + 1
PAYABLE: Final[list[int]] = [
    _payable(at // _SIDE**3, at // _SIDE**2 % _SIDE, at // _SIDE % _SIDE, at % _SIDE)
    for at in range(_SIDE**4)
]
"""For each pool, of a kind no more than a price can take, the prices it can pay, as bits."""


def payable(wood: int, stone: int, food: int, gold: int) -> int:
    """The prices that a pool can pay, as bits."""
    if wood > MOST:
        wood = MOST
    if stone > MOST:
        stone = MOST
    if food > MOST:
        food = MOST
    if gold > MOST:
        gold = MOST
    return PAYABLE[((wood * _SIDE + stone) * _SIDE + food) * _SIDE + gold]


def units(text: str) -> Units:
    """`SSW` -> one wood, two stone; an empty text costs nothing."""
    return text.count("W"), text.count("S"), text.count("F")

"""The kinds of move, and how choices are packed into one."""

from typing import Final

from osada.kernel.game import Move, move

TAKE: Final = 0  # what: a token
REROLL: Final = 1  # what: a building, arg: dice as bits
KEEP: Final = 2
BUILD: Final = 3  # what: track * 16 + section, arg: area and what is saved
RAISE: Final = 4  # what: a building, arg: area and what is saved
HARVEST: Final = 5  # what: an area, arg: 0 or the building that makes it free, plus 1
USE: Final = 6  # what: a building, arg: the choice
FAVOR: Final = 7  # what: a token, arg: the choice
READY: Final = 8
SETTLE: Final = 9  # what: a building, arg: the anchor
SKIP: Final = 10

KEEP_DICE: Final = move(KEEP)
BE_READY: Final = move(READY)
SKIP_SETTLEMENT: Final = move(SKIP)

TRACK: Final = 16
SAVED: Final = 8
"""Bits of an area in a build move; above them three bits for each kind that is saved."""
SWAPPED: Final = 8
"""A swap of any for any is the good given times this plus the good gained."""


def saved(arg: int) -> tuple[int, int, int]:
    """What a build move saves: wood, stone, food."""
    return arg >> SAVED & 7, arg >> SAVED + 3 & 7, arg >> SAVED + 6 & 7


def saving(wood: int, stone: int, food: int) -> int:
    """The same, packed."""
    return (wood | stone << 3 | food << 6) << SAVED


BUILDS: Final[list[list[list[Move]]]] = [
    [[move(BUILD, track * TRACK + section, area) for area in range(2)] for section in range(10)]
    for track in range(4)
]
"""By track, section (from 1) and area."""
RAISES: Final[list[list[Move]]] = [
    [move(RAISE, slot, area) for area in range(4)] for slot in range(6)
]
HARVESTS: Final[list[list[Move]]] = [
    [move(HARVEST, area, source) for area in range(12)] for source in range(7)
]
"""By source and area."""
USES: Final[list[list[Move]]] = [
    [move(USE, slot, choice) for choice in range(32)] for slot in range(6)
]
TAKES: Final[list[Move]] = [move(TAKE, token) for token in range(5)]
FAVORS: Final[list[list[Move]]] = [
    [move(FAVOR, token, choice) for choice in range(12)] for token in range(5)
]

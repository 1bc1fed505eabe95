"""The Empire sheet: four tracks of nine sections, four fields, the dice (RH-TRACK, RH-FIELD)."""

from typing import Final

from osada.rollwrite.goods import FOOD, GOLD, PRICE, PRICES, STONE, WOOD, Units, units

WALLS: Final = 0
HUTS: Final = 1
GRANARIES: Final = 2
BRIDGES: Final = 3
TRACKS: Final = ("walls", "huts", "granaries", "bridges")
CELLS: Final = ("WA", "HU", "GR", "BR")
"""How the sections of a track are called: WA1 to WA9."""
SECTIONS: Final = 9
ROUNDS: Final = 10

_COSTS: Final = (
    "S      S      SW     SS     SS     SS     SSW    SSS    SSSF",
    "W      W      WF     WW     WW     WW     WWF    WWW    WWWS",
    "F/-    F/-    F/F    F/F    F/FW   FF/F   FF/F   FF/FS  FF/FF",
    "-      -      -      -      -      W      -      WS     WSF",
)
COSTS: Final[list[list[list[int]]]] = [
    [[PRICE[units(area)] for area in section.split("/")] for section in track.split()]
    for track in _COSTS
]
"""The prices of the areas, by track and section."""
VALUES: Final[list[list[int]]] = [
    [0, 1, 3, 5, 7, 9, 11, 13, 15, 21],
    [0, 1, 2, 4, 6, 8, 10, 12, 14, 20],
    [0, 2, 4, 6, 8, 11, 14, 17, 20, 27],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 10],
]
"""What a track is worth with so many sections complete."""

BRIDGE_ENDS: Final = (2, 4, 6, 9)
"""How many Bridges sections complete each bridge, and so open its field."""
FIELDS: Final = ("I", "II", "III", "IV")
_HARVESTS: Final = "W S F  WW SS FF  WS SF WF  WWS SSF FFW"
HARVESTS: Final[list[Units]] = [units(area) for area in _HARVESTS.split()]
"""What each harvest area yields, three to a field."""
AREAS: Final[list[str]] = [f"{field}-{letter}" for field in FIELDS for letter in "abc"]
"""The names of the harvest areas."""
YIELDING: Final[list[int]] = [
    *(sum(1 << area for area, got in enumerate(HARVESTS) if got[good]) for good in range(3)),
    (1 << len(HARVESTS)) - 1,
]
"""For each face of a die the harvest areas of its type; gold fits all (AMB-03)."""
BRIDGES_AT: Final[list[int]] = [
    sum(progress >= end for end in BRIDGE_ENDS) for progress in range(SECTIONS + 1)
]
"""How many bridges are complete, by progress."""
OPEN: Final[list[int]] = [(1 << 3 * bridges) - 1 for bridges in BRIDGES_AT]
"""The harvest areas that can be reached, as bits, by progress on the Bridges."""

DICE: Final = (
    (WOOD, WOOD, STONE, STONE, FOOD, GOLD),
    (STONE, STONE, FOOD, FOOD, WOOD, GOLD),
    (FOOD, FOOD, WOOD, WOOD, STONE, GOLD),
    (3, 4, 4, 4, 4, 5),
)
"""The faces of the three resource dice and of the worker die."""
WORKER: Final = 3
"""The number of the worker die."""

RANKS: Final = (
    (0, "plebeian"),
    (40, "servant"),
    (45, "squire"),
    (50, "knight"),
    (55, "castellan"),
    (60, "prince"),
    (70, "king"),
    (80, "emperor"),
)
"""The least score of each rank (RW-ADVENTURE-09)."""


def rank(score: int) -> str:
    """The rank of a score."""
    return [name for least, name in RANKS if score >= least][-1]


def cell(track: int, section: int) -> str:
    """`WA4`; sections count from 1."""
    return f"{CELLS[track]}{section}"


def price_text(price: int) -> str:
    """`SSW`, the printed units of a price; empty when it costs nothing."""
    wood, stone, food = PRICES[price]
    return "S" * stone + "W" * wood + "F" * food

"""The words of the effect language as data: what a card does, ready to run and ready to render."""

from dataclasses import dataclass
from typing import Final

GAIN: Final = 0  # n of a good, or n per something counted, at most cap
DRAW: Final = 1  # n cards from a deck
PICK: Final = 2  # keep n of cap drawn faction cards
EITHER: Final = 3  # one of several gains
ANY_OF: Final = 4  # n goods chosen one by one among several kinds
REPEAT_PRODUCTION: Final = 5
REPEAT_OTHER_PRODUCTION: Final = 6
REPEAT_DEAL: Final = 7
STEAL: Final = 8  # n resources from one rival's supply
RAZE_OWN: Final = 9
RAZE_HAND: Final = 10
RAZE_RIVAL: Final = 11
RAZE_PRICED: Final = 12  # raze at the usual price; each good given up brings n vp
LOOT: Final = 13  # n goods of the raze field of a rival's location
DISCARD_RIVAL: Final = 14
DISCARD_DEAL: Final = 15
TAKE_DEAL: Final = 16
TAKE_OVER: Final = 17
BLOCK: Final = 18
RESET: Final = 19
BUILD_FACTION: Final = 20
BUILD_DEAL: Final = 21
ROUTE: Final = 22  # a deal with a rival's faction location
LAY_FOUNDATION: Final = 23
RIVAL_DISCARDS: Final = 24
SAMURAI: Final = 25

ANY_DECK: Final = 0
COMMON_DECK: Final = 1
FACTION_DECK: Final = 2

PER_NOTHING: Final = 0
PER_COLOUR: Final = 1  # `what` is the colour's bit
PER_SAMURAI: Final = 2

WHEN_BUILD: Final = 0
WHEN_RAZE: Final = 1
WHEN_DEAL: Final = 2
WHEN_SAMURAI: Final = 3
WHEN_RIVAL_SENDS: Final = 4
WHEN_VP: Final = 5

ANYTHING: Final = 0  # what a trigger asks of the card built or razed
OF_COLOUR: Final = 1
COMMON_ONLY: Final = 2
FACTION_ONLY: Final = 3
FROM_HAND: Final = 4
OF_RIVAL: Final = 5

COLOURS: Final = (
    "brown",
    "grey",
    "red",
    "pink",
    "gold",
    "blue",
    "black",
    "purple",
    "white",
    "orange",
)
COLOUR: Final = {name: 1 << i for i, name in enumerate(COLOURS)}

PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2
KINDS: Final = ("production", "feature", "action")


@dataclass(frozen=True, slots=True)
class Op:
    """One instruction of an effect."""

    code: int
    good: int = -1
    n: int = 1
    per: int = PER_NOTHING
    what: int = 0
    cap: int = 0
    deck: int = ANY_DECK
    options: tuple[tuple[int, int], ...] = ()


Ops = tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Price:
    """What an activation or a build asks for."""

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


@dataclass(frozen=True, slots=True)
class Activation:
    """The action of an action location."""

    price: Price
    ops: Ops
    limit: int = 1


@dataclass(frozen=True, slots=True)
class Trigger:
    """A feature that answers an event: it gains, or offers to pay for a gain."""

    event: int
    test: int
    what: int
    ops: Ops
    offers: tuple[tuple[int, int, int, int], ...] = ()  # spend good, n, gain good, n
    limit: int = 0  # times a round; 0: no limit
    at_least: int = 0  # of WHEN_VP: the smallest gain that counts


@dataclass(frozen=True, slots=True)
class Ability:
    """All that a card does."""

    kind: int
    production: Ops = ()
    bonus: Ops = ()
    action: Activation | None = None
    triggers: tuple[Trigger, ...] = ()
    keeps: tuple[int, ...] = ()  # goods kept without limit in cleanup
    raze_surcharge: int = 0  # tokens more to raze the owner's common locations
    gate: int = 0  # vp at the end for each card put under it
    shrine: int = 0  # vp at the end for each resource put on it

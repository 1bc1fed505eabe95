"""What conditions ask for and what is counted (RH-COND, RH-THING)."""

from osada.rollwrite import abilities as a
from osada.rollwrite.empire import BRIDGES_AT, SECTIONS
from osada.rollwrite.goods import GOLD
from osada.rollwrite.state import COUNT, LOW_COUNT, Player


def holds(player: Player, condition: int, least: int) -> bool:
    """Whether a condition is met this round."""
    if condition == a.ALWAYS:
        return True
    if condition < a.SECT:
        return _dice(player.dice, condition)
    if condition == a.SECT:
        return sections(player) >= least
    if condition == a.ON_TRACKS:
        return (
            sum((player.sections >> COUNT * track & LOW_COUNT) > 0 for track in range(4)) >= least
        )
    if condition <= a.ON_BRIDGES:
        return (player.sections >> COUNT * (condition - a.ON_WALLS) & LOW_COUNT) >= least
    if condition == a.HARV:
        return player.harvests >= least
    if condition == a.VILL:
        return player.village_areas >= least
    return player.finished >= least


def sections(player: Player) -> int:
    """How many sections were completed this round."""
    done = player.sections
    return (done & 15) + (done >> 4 & 15) + (done >> 8 & 15) + (done >> 12 & 15)


def _dice(dice: int, condition: int) -> bool:
    first, second, third = dice & 3, dice >> 2 & 3, dice >> 4 & 3
    if condition == a.PAIR:
        return first in (second, third) or second == third
    if condition == a.RAINBOW:
        return first != second and second != third and first != third
    golden = GOLD in (first, second, third)
    return golden if condition == a.GOLDEN else not golden


def ones(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def count(player: Player, thing: int, per: int) -> int:
    """How many of a thing a player has; where several count once, rounded down."""
    walls, huts, granaries, bridges = (
        player.walls, player.huts, player.granaries, player.bridges
    )  # fmt: skip
    if thing == a.IMPERIAL:
        return (
            (walls == SECTIONS)
            + (huts == SECTIONS)
            + (granaries == SECTIONS)
            + (bridges == SECTIONS)
        )
    if thing == a.BRIDGE:
        return BRIDGES_AT[bridges]
    if thing == a.BUILDING:
        return ones(player.built & player.village.buildable)
    if thing == a.SETTLEMENT:
        return settlements(player)
    if thing == a.HARVESTED:
        return ones(player.harvested) // per
    if thing == a.THING_WALLS:
        return walls // per
    if thing == a.THING_HUTS:
        return huts // per
    if thing == a.THING_GRANARIES:
        return granaries // per
    if thing == a.THING_SECTIONS:
        return (walls + huts + granaries + bridges) // per
    if thing == a.COLUMN:
        return min(walls, huts, granaries, bridges)
    return (walls >= per) + (huts >= per) + (granaries >= per) + (bridges >= per)


def settlements(player: Player) -> int:
    """How many settlements a player has created."""
    n, settled = 0, player.settled
    while settled:
        n += settled & LOW_COUNT
        settled >>= COUNT
    return n

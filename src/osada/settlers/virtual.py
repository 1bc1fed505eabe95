"""The factions that a virtual player can have in a game alone (AMB-X-14)."""

from typing import Final, NamedTuple

ATTACKS: Final = 2
"""In each attack phase (SOLO-22)."""


class Virtual(NamedTuple):
    """What a faction of the virtual player changes; the numbers are ours."""

    box: str
    """It comes with this box."""
    attacks: int = ATTACKS
    reinforced: tuple[int, ...] = ()
    """Rounds whose lookout brings one more card to the virtual player's area."""


NONE: Final = Virtual("")
VIRTUAL: Final = {
    "barbarians": Virtual("friends", attacks=3),
    "rome": Virtual("friends", reinforced=(2, 4)),
}


def virtual(faction: str) -> Virtual:
    """What a faction of the virtual player changes; none: nothing."""
    return VIRTUAL[faction] if faction else NONE

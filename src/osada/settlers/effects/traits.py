"""What a location changes by standing there, without an event: small facts, a bit each."""

from typing import Final, NamedTuple

from osada.settlers.goods import DEFENSE

NO_HOST_WORKER: Final = 1
PRINTED_DEFENSE: Final = 2
UNRAZABLE: Final = 4
SAMURAI_ANYWHERE: Final = 8


class Trait(NamedTuple):
    """A trait of a card: how it is written, and its words."""

    bit: int
    phrase: str
    """How a card file says it, after `feature:`."""
    message: str
    icon: str
    """The message of its formula."""
    in_short: str
    weight: str
    """What bots look up to judge it."""
    is_feature: bool = True
    """Whether it makes a location a feature location (AMB-X-5)."""
    good: int = -1
    """A good that its formula shows."""


TRAITS: Final = (
    Trait(
        NO_HOST_WORKER, "rivals whom you visit gain no worker", "no-host-worker",
        "short-no-host-worker", "hosts: no worker", "no host worker",
    ),
    Trait(
        PRINTED_DEFENSE, "printed defense", "printed-defense", "short-printed-defense",
        "printed defense", "printed defense", is_feature=False, good=DEFENSE,
    ),
    Trait(
        UNRAZABLE, "cannot be razed", "unrazable", "short-unrazable", "cannot be razed",
        "unrazable", is_feature=False,
    ),
    Trait(
        SAMURAI_ANYWHERE, "samurai may guard common locations", "samurai-anywhere",
        "short-samurai-anywhere", "samurai on common", "samurai anywhere",
    ),
)  # fmt: skip


def of(traits: int) -> list[Trait]:
    """The traits of a card."""
    return [trait for trait in TRAITS if trait.bit & traits]

"""The backs of cards: the number of its faction, or one of these."""

from typing import Final

COMMON: Final = -1
ATTACK: Final = -2
PROVINCE: Final = -3
INVENTION: Final = -4
GOAL: Final = -5

CAMPAIGN: Final[dict[str, int]] = {"province": PROVINCE, "invention": INVENTION, "goal": GOAL}
"""The cards of a campaign, by what their entries are called."""

"""The games that the arena knows, each by its kind of plan."""

from typing import Final

from osada.arena.plan import Plan
from osada.arena.series import Series
from osada.arena.sheetplan import SheetPlan

PLANS: Final[dict[str, type[Series]]] = {plan.GAME: plan for plan in (Plan, SheetPlan)}
"""By the name of the game."""

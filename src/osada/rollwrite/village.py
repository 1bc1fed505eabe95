"""Buildings and Village sheets as the engine reads them."""

from collections.abc import Iterable
from typing import Final

from osada import LANGUAGES
from osada.kernel.game import Move
from osada.names import Names, Own
from osada.rollwrite import abilities as a
from osada.rollwrite.abilities import Ability
from osada.rollwrite.plans import Plan

SLOTS: Final = 6
"""Buildings on a sheet (RW-VILLAGE-01)."""
MOST_AREAS: Final = 4


class Building:
    """One building: its areas, its plan and what it can do."""

    __slots__ = ("ability", "areas", "code", "names", "own", "plan", "slug", "source")

    def __init__(
        self,
        slug: str,
        code: str,
        names: Names,
        own: Own,
        areas: tuple[int, ...],
        plan: Plan | None,
        ability: Ability,
        source: str,
    ) -> None:
        self.slug = slug
        self.code = code
        self.names = names
        self.own = own  # whether a name is our own translation
        self.areas = areas  # prices
        self.plan = plan
        self.ability = ability
        self.source = source

    def name(self, language: str) -> str:
        """The building's name in a language."""
        return self.names[LANGUAGES.index(language)]


class Village:
    """A sheet of six buildings, with what the engine looks up again and again."""

    __slots__ = (
        "buildable",
        "buildings",
        "deeds",
        "discounts",
        "first_open",
        "fixed",
        "forms",
        "full",
        "manual",
        "names",
        "open_areas",
        "own",
        "plans",
        "rerolls",
        "scorers",
        "slug",
        "source",
        "starting",
    )

    def __init__(
        self,
        slug: str,
        names: Names,
        own: Own,
        buildings: tuple[Building, ...],
        source: str,
    ) -> None:
        self.slug = slug
        self.names = names
        self.own = own
        self.buildings = buildings
        self.source = source
        self.full = [(1 << len(building.areas)) - 1 for building in buildings]
        """For each building all its areas, as bits."""
        self.buildable = _bits(bool(building.areas) for building in buildings)
        self.starting = (1 << SLOTS) - 1 & ~self.buildable
        """Buildings that are complete before round 1 (RW-SETUP-09)."""
        self.forms = [building.ability.form for building in buildings]
        self.manual = _bits(
            not one.ability.is_automatic and one.ability.form not in (a.DISCOUNT, a.REROLL)
            for one in buildings
        )
        self.discounts = _bits(form == a.DISCOUNT for form in self.forms)
        self.rerolls = _bits(form == a.REROLL for form in self.forms)
        self.deeds = _bits(one.ability.waits_for_deeds for one in buildings)
        self.scorers = _bits(form == a.VP_IF for form in self.forms)
        self.fixed = _bits(
            one.ability.form in (a.GAIN, a.ACT) and one.ability.condition < a.SECT
            for one in buildings
        )
        """Gains and actions that are never a choice: always, or by the dice (RH-MODEL-07)."""
        self.plans = [building.plan for building in buildings]
        self.first_open = [_first_open(building.areas) for building in buildings]
        self.open_areas: dict[int, list[tuple[int, Move]]] = {}
        """By crossed areas the prices and moves of those that come next, once they were met."""

    def name(self, language: str) -> str:
        """The sheet's name in a language."""
        return self.names[LANGUAGES.index(language)]

    def slot(self, slug: str) -> int:
        """Where a building stands on this sheet; -1 if it does not."""
        for slot, building in enumerate(self.buildings):
            if building.slug == slug:
                return slot
        return -1


def _bits(these: Iterable[bool]) -> int:
    return sum(1 << slot for slot, true in enumerate(these) if true)


def _first_open(areas: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """For each set of crossed areas those that can be crossed next, of alike ones the first."""
    found: list[list[tuple[int, int]]] = []
    for crossed in range(1 << len(areas)):
        first: dict[int, int] = {}
        for at, price in enumerate(areas):
            if not crossed >> at & 1:
                first.setdefault(price, at)
        found.append([(at, price) for price, at in first.items()])
    return found

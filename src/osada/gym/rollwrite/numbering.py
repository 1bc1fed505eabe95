"""How moves of the roll & write game are numbered: groups of actions, named in its notation."""

from collections.abc import Iterator

from osada.gym.groups import Groups
from osada.kernel.game import Move, move
from osada.rollwrite import abilities as a
from osada.rollwrite import verbs as w
from osada.rollwrite.catalogue import Catalogue
from osada.rollwrite.develop import fitting
from osada.rollwrite.empire import AREAS, COSTS, GRANARIES, SECTIONS, TRACKS, cell
from osada.rollwrite.goods import BASIC, GOODS, PRICES
from osada.rollwrite.state import CROPS, EXPORT, GIFT, TOKENS
from osada.rollwrite.village import Building, Village

Entry = tuple[int, int, int, int]
"""A move of a building: kind, what, arg and the action; its slot on a sheet is not known yet."""


class Numbering(Groups):
    """Tables from moves to actions, and what every action means."""

    def __init__(self, villages: Catalogue) -> None:
        super().__init__()
        self.common: dict[Move, int] = {}
        """The actions of moves that name no building."""
        self.own: dict[str, list[Entry]] = {slug: [] for slug in villages.buildings}
        """The actions of moves that name a building, by its slug."""
        self._number(list(villages.buildings.values()))
        self._close()

    def of(self, village: Village) -> dict[Move, int]:
        """The actions of all moves that can be made with a Village sheet."""
        found = dict(self.common)
        for slot, building in enumerate(village.buildings):
            for kind, what, arg, action in self.own[building.slug]:
                if kind == w.HARVEST:
                    found[move(kind, what, slot + 1)] = action
                else:
                    found[move(kind, slot, arg)] = action
        return found

    def _number(self, buildings: list[Building]) -> None:
        self._open("take", "take a favor token")
        for token, name in enumerate(TOKENS):
            self._one(f"take {name}", w.TAKE, token)
        self._open("keep", "keep the dice")
        self._one("keep", w.KEEP)
        self._open("reroll", "roll dice again with a building")
        for one in buildings:
            self._rerolls(one)
        self._open("build", "cross off an area of a track")
        self._builds(saving=False)
        self._open("build_saving", "the same, saving a part of its price")
        self._builds(saving=True)
        self._open("village", "cross off an area of a building")
        for one in buildings:
            self._areas(one, saving=False)
        self._open("village_saving", "the same, saving a part of its price")
        for one in buildings:
            self._areas(one, saving=True)
        self._open("harvest", "cross off a harvest area by an action")
        for area, name in enumerate(AREAS):
            self._one(f"harvest {name}", w.HARVEST, area)
        self._open("harvest_with", "the same by a building, without an action")
        for one in buildings:
            self._harvests(one)
        self._open("use", "use a building")
        for one in buildings:
            self._uses(one)
        self._open("favor", "use the favor token")
        for token in range(len(TOKENS)):
            for choice, words in _favors(token):
                self._one(f"favor {TOKENS[token]}{words}", w.FAVOR, token, choice)
        self._open("ready", "end the Develop phase for oneself")
        self._one("ready", w.READY)
        self._open("settle", "create a settlement by a building's plan, its corner at a section")
        for one in buildings:
            self._settlements(one)
        self._open("skip", "create no settlement")
        self._one("skip", w.SKIP)

    def _one(self, name: str, kind: int, what: int = 0, arg: int = 0) -> None:
        self.common[move(kind, what, arg)] = len(self.meanings)
        self.meanings.append(name)

    def _own(self, building: Building, name: str, kind: int, arg: int, what: int = 0) -> None:
        self.own[building.slug].append((kind, what, arg, len(self.meanings)))
        self.meanings.append(name)

    def _rerolls(self, building: Building) -> None:
        if building.ability.form != a.REROLL:
            return
        for these in range(1, 16):
            if these & ~building.ability.dice == 0:
                dice = " ".join(
                    name for die, name in enumerate(("1", "2", "3", "worker")) if these >> die & 1
                )
                self._own(building, f"reroll {dice} with {building.slug}", w.REROLL, these)

    def _builds(self, saving: bool) -> None:
        for track, name in enumerate(TRACKS):
            for section in range(1, SECTIONS + 1):
                for area, price in enumerate(COSTS[track][section - 1]):
                    letter = "ab"[area] if track == GRANARIES else ""
                    for saved, words in _savings(price) if saving else ((0, ""),):
                        self._one(
                            f"build {name} {section}{letter}{words}",
                            w.BUILD,
                            track * w.TRACK + section,
                            area | saved,
                        )

    def _areas(self, building: Building, saving: bool) -> None:
        for area, price in enumerate(building.areas):
            for saved, words in _savings(price) if saving else ((0, ""),):
                self._own(
                    building, f"build {building.slug} {area + 1}{words}", w.RAISE, area | saved
                )

    def _harvests(self, building: Building) -> None:
        if building.ability.form == a.FREE_HARVEST:
            for area, name in enumerate(AREAS):
                if fitting(building.ability.good) >> area & 1:
                    self._own(building, f"harvest {name} with {building.slug}", w.HARVEST, 0, area)

    def _uses(self, building: Building) -> None:
        for choice, words in _choices(building.ability):
            self._own(building, f"use {building.slug}{words}", w.USE, choice)

    def _settlements(self, building: Building) -> None:
        if building.plan is not None:
            for anchor in building.plan.anchors:
                at = cell(anchor // SECTIONS, anchor % SECTIONS + 1)
                self._own(building, f"settle {building.slug} {at}", w.SETTLE, anchor)


def _savings(price: int) -> Iterator[tuple[int, str]]:
    """Every part of a price that discounts can take away, as in a move and in words."""
    wood, stone, food = PRICES[price]
    for less_wood in range(wood + 1):
        for less_stone in range(stone + 1):
            for less_food in range(food + 1):
                less = (less_wood, less_stone, less_food)
                if any(less):
                    parts = ", ".join(f"{n} {GOODS[good]}" for good, n in enumerate(less) if n)
                    yield w.saving(*less), f" saving {parts}"


def _choices(ability: a.Ability) -> Iterator[tuple[int, str]]:
    """How an ability can be used by a move of its own, as in a move and in words."""
    form = ability.form
    if form == a.GAIN_CHOICE:
        for good in (ability.good, ability.other):
            yield good, f" {GOODS[good]}"
    elif form == a.COPY_DIE:
        for good, name in enumerate(GOODS):
            yield good, f" {name}"
    elif form == a.SWAP and ability.good == a.ANY:
        for given in BASIC:
            for good in BASIC:
                if good != given:
                    yield given * w.SWAPPED + good, f" {GOODS[given]} {GOODS[good]}"
    elif form in (a.SWAP, a.GAIN_PER, a.ACT_PAY, a.PAY_VP):
        yield 0, ""


def _favors(token: int) -> Iterator[tuple[int, str]]:
    """How a token can be used."""
    if token == GIFT:
        for good, name in enumerate(GOODS):
            yield good, f" {name}"
    elif token == CROPS:
        for area, name in enumerate(AREAS):
            yield area, f" {name}"
    elif token == EXPORT:
        for sold in range(1, 8):
            yield sold, "".join(f" {GOODS[good]}" for good in BASIC if sold >> good & 1)
    else:
        yield 0, ""

"""Where settlements can stand: how many sections each plan of a village still lacks."""

from functools import lru_cache
from typing import Final

from osada.rollwrite.empire import SECTIONS
from osada.rollwrite.plans import COMPLETE, Plan
from osada.rollwrite.state import Player
from osada.rollwrite.village import Village

FAR: Final = 4
"""Sections that lack at most; a plan that lacks more, or has no place, is no nearer."""

Lacks = tuple[int, ...]
"""The sections that each plan lacks, by building; none: it can be laid now."""


class Place:
    """One place of a plan: its cells, and how far it asks each track to be complete."""

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.walls = _reach(cells, 0)
        self.huts = _reach(cells, 1)
        self.granaries = _reach(cells, 2)
        self.bridges = _reach(cells, 3)


def _reach(cells: int, track: int) -> int:
    return (cells >> track * SECTIONS & (1 << SECTIONS) - 1).bit_length()


@lru_cache(maxsize=128)
def _places(plan: Plan) -> list[Place]:
    return [Place(cells) for cells in plan.cells]


class Settled:
    """What is left after a settlement: whose plan was laid, and what all plans lack then."""

    def __init__(self, slot: int, lacks: Lacks) -> None:
        self.slot = slot
        self.lacks = lacks


class Sites:
    """The places of a village's plans; what was asked once is remembered."""

    def __init__(self, village: Village) -> None:
        self.places: list[list[Place]] = []
        for plan in village.plans:
            self.places.append(_places(plan) if plan is not None else [])
        self._lacks: dict[int, Lacks] = {}
        self._settled: dict[int, list[Settled]] = {}

    def lacks(self, player: Player) -> Lacks:
        """What the plans lack as the sections stand."""
        return self._find(
            player.walls, player.huts, player.granaries, player.bridges, player.marked
        )

    def _find(self, walls: int, huts: int, granaries: int, bridges: int, marked: int) -> Lacks:
        key = (((walls * 10 + huts) * 10 + granaries) * 10 + bridges) << 36 | marked
        found = self._lacks.get(key)
        if found is None:
            most: list[int] = []
            for places in self.places:
                least = FAR
                for place in places:
                    if place.cells & marked:
                        continue
                    lack = 0
                    if place.walls > walls:
                        lack += place.walls - walls
                    if place.huts > huts:
                        lack += place.huts - huts
                    if place.granaries > granaries:
                        lack += place.granaries - granaries
                    if place.bridges > bridges:
                        lack += place.bridges - bridges
                    if lack < least:
                        least = lack
                        if not lack:
                            break
                most.append(least)
            found = self._lacks[key] = tuple(most)
        return found

    def settled(self, player: Player) -> list[Settled]:
        """What each settlement that can be created now leaves; those that leave the same once."""
        walls, huts = player.walls, player.huts
        granaries, bridges = player.granaries, player.bridges
        marked = player.marked
        key = (((walls * 10 + huts) * 10 + granaries) * 10 + bridges) << 36 | marked
        found = self._settled.get(key)
        if found is None:
            found = []
            open_cells = (
                COMPLETE[0][walls] | COMPLETE[1][huts] | COMPLETE[2][granaries]
                | COMPLETE[3][bridges]
            ) & ~marked  # fmt: skip
            for slot in range(len(self.places)):
                left: list[Lacks] = []
                for place in self.places[slot]:
                    if place.cells & ~open_cells == 0:
                        lacks = self._find(walls, huts, granaries, bridges, marked | place.cells)
                        if lacks not in left:
                            left.append(lacks)
                            found.append(Settled(slot, lacks))
            self._settled[key] = found
        return found

"""A player's sheets and the dice in the words of a scenario."""

from collections.abc import Sequence
from typing import Any, Final

from osada.rollwrite.empire import (
    AREAS,
    CELLS,
    DICE,
    FIELDS,
    OPEN,
    ROUNDS,
    SECTIONS,
    TRACKS,
    WORKER,
)
from osada.rollwrite.goods import GOODS
from osada.rollwrite.plans import COMPLETE
from osada.rollwrite.state import CELL, COUNT, FAVOR, LOW_USES, TOKENS, USES, Player, State
from osada.scenario.reading import ScenarioError, brief, choice, known, listed, mapping, number

SHEETS: Final = (
    "sheet", "tracks", "half", "buildings", "harvested", "settlements", "marked", "earned", "token",
)  # fmt: skip
_BUILDING: Final = ("complete", "crossed", "used")


def lay(player: Player, found: dict[Any, Any], state: State) -> None:
    """What is crossed, settled and earned on a player's sheets, and the token beside them."""
    for track, n in tracks(found.get("tracks")).items():
        setattr(player, TRACKS[track], n)
    if found.get("half") is not None:
        player.half = _half(player, found["half"])
    for name, building in mapping(found.get("buildings") or {}, "buildings").items():
        _building(player, slot(player, name), name, building, state)
    for area in listed(found.get("harvested")):
        at = harvest_area(area)
        if not OPEN[player.bridges] >> at & 1:
            field = FIELDS[at // 3]
            raise ScenarioError(f"{area} cannot be harvested: field {field} is not open yet")
        player.harvested |= 1 << at
    for name, settled in mapping(found.get("settlements") or {}, "settlements").items():
        _settle(player, slot(player, name), name, settled)
    for cell in listed(found.get("marked")):
        player.marked |= 1 << anchor(cell)
    _marked_are_complete(player)
    player.vp = number(found.get("earned", 0), "earned")
    if player.vp:
        player.earned = ((state.round, "given", "", player.vp),)
    if found.get("token") is not None:
        player.token = choice(found["token"], TOKENS, "token")


def tracks(found: Any) -> dict[int, int]:
    """`{walls: 3}`, or all four as `3/2/1/0`."""
    if isinstance(found, str):
        parts: list[Any] = [int(part) if part.isdigit() else part for part in found.split("/")]
        if len(parts) != len(TRACKS):
            raise ScenarioError(f'tracks are written 3/2/1/0 or {{walls: 3}}, not "{found}"')
        found = dict(zip(TRACKS, parts, strict=True))
    progress: dict[int, int] = {}
    for name, n in mapping(found or {}, "tracks").items():
        progress[choice(name, TRACKS, "track")] = number(n, name, most=SECTIONS)
    return progress


def _half(player: Player, found: Any) -> int:
    section = player.granaries + 1
    if section > SECTIONS or found not in (f"{section}a", f"{section}b"):
        raise ScenarioError(
            f'half is the crossed area of the first open Granaries section, "{section}a" or '
            f'"{section}b", not {brief(found)}'
        )
    return 1 if found[-1] == "a" else 2


def slot(player: Player, name: Any) -> int:
    """Where a building stands on a player's sheet."""
    slugs = [building.slug for building in player.village.buildings]
    return choice(name, slugs, f"building on sheet {player.village.slug}")


def harvest_area(name: Any) -> int:
    """A harvest area as its number."""
    return choice(name, AREAS, "harvest area")


def anchor(name: Any) -> int:
    """A section as a cell of the grid."""
    cells = [f"{row}{section + 1}" for row in CELLS for section in range(SECTIONS)]
    return choice(name, cells, "section")


def _building(player: Player, at: int, name: str, found: Any, state: State) -> None:
    """`complete` before this round, or what is crossed, since when it is complete, its uses."""
    if found == "complete":
        found = {"complete": True}
    found = mapping(found, name)
    known(found, _BUILDING, name)
    full = player.village.full[at]
    crossed = 0
    for area in listed(found.get("crossed")):
        crossed |= 1 << number(area, f"{name}: crossed", 1) - 1
    if not full or crossed & ~full or (crossed == full and "complete" not in found):
        rest = "it is pre-built" if not full else 'where all are crossed say "complete"'
        raise ScenarioError(f"{name} has {full.bit_count()} areas; {rest}")
    player.uses |= number(found.get("used", 0), f"{name}: used", most=LOW_USES) << USES * at
    complete = found.get("complete", False)
    if complete is not False:
        before = state.round - 1
        since = before if complete is True else number(complete, f"{name}: complete", 1)
        if not 1 <= since <= (before if state.phase == FAVOR else state.round):
            raise ScenarioError(f"{name} cannot be complete since round {since} at this time")
        crossed = full
        player.built |= 1 << at
        if since < state.round:
            player.active |= 1 << at
    player.crossed |= crossed << 4 * at


def _settle(player: Player, at: int, name: str, found: Any) -> None:
    """The settlements of a building: where their plans lie, or how many there are."""
    plan = player.village.plans[at]
    if plan is None:
        raise ScenarioError(f"{name} has no plan (RW-ADV-03)")
    for cell in found if isinstance(found, list) else []:
        if anchor(cell) not in plan.anchors:
            raise ScenarioError(f"{name}: its plan does not lie on the grid at {cell}")
        cells = plan.cells[plan.anchors.index(anchor(cell))]
        if cells & player.marked:
            raise ScenarioError(f"{name}: the settlement at {cell} overlaps another (RW-ADV-05)")
        player.marked |= cells
        player.placed = (*player.placed, at * CELL + anchor(cell))
    made = len(found) if isinstance(found, list) else found
    player.settled += number(made, f"settlements: {name}", most=ROUNDS) << COUNT * at


def _marked_are_complete(player: Player) -> None:
    complete = sum(COMPLETE[track][player.progress(track)] for track in range(len(TRACKS)))
    if player.marked & ~complete:
        raise ScenarioError("a settlement lies on sections that are not complete (RW-ADV-04)")


def faces(shown: Any, dice: Sequence[int]) -> list[int]:
    """What these dice show."""
    if not isinstance(shown, list) or len(shown) != len(dice):
        example = "[wood, stone, food, 4]" if len(dice) == len(DICE) else "[stone]"
        raise ScenarioError(
            f"{len(dice)} dice show that many faces, such as {example}, not {brief(shown)}"
        )
    return [_face(one, die) for die, one in zip(dice, shown, strict=True)]


def _face(shown: Any, die: int) -> int:
    number = choice(shown, GOODS, "face of a resource die") if die < WORKER else shown
    if isinstance(number, bool) or number not in DICE[die]:
        raise ScenarioError(f"no die shows {brief(shown)} here; the worker die shows 3, 4 or 5")
    return int(number)


def packed(shown: Any) -> int:
    """What the four dice show, as the engine keeps it."""
    return sum(one << 2 * die for die, one in enumerate(faces(shown, range(len(DICE)))))

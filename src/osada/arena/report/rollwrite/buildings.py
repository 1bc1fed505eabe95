"""The section about buildings: what is done with them, and how that goes with points."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from statistics import fmean
from typing import Final

from osada.arena.report import plots
from osada.arena.report.cells import difference_cells, signed
from osada.arena.report.compare import FEWEST, Difference, difference
from osada.arena.report.page import MISSING, Cell, Section, figure, grid, table
from osada.arena.report.rollwrite.sheetseats import SheetSeat
from osada.arena.rollwrite.sheetgame import BuildingOf
from osada.rollwrite.abilities import END_PER, PLAN_VP
from osada.rollwrite.catalogue import Catalogue

_MOST_DRAWN: Final = 24
_WARNING: Final = (
    "<p>The differences are mean scores of seats that completed a building, or created a "
    "settlement by its plan, minus those of seats with the same bot, sheet and opponents that "
    "did not. <strong>They are correlations and not causes</strong>: whoever has a good round "
    "completes more, and settlements come late to those who have built a lot.</p>"
)


@dataclass(frozen=True, slots=True)
class BuildingFacts:
    """One building in a set of results."""

    slug: str
    name: str
    seats: int
    """That had it on their sheet."""
    prebuilt: bool
    completed: float
    """The share of these seats that completed it."""
    round: float | None
    """In which round, on the average."""
    used: float | None
    """Uses in a game in which it was complete, on the average; stars and planners have none."""
    settlements: float
    """By its plan, in a game."""
    settled: float
    """The share of seats that created at least one."""
    by_completing: Difference | None
    by_settling: Difference | None


def building_facts(rows: Sequence[SheetSeat], villages: Catalogue) -> list[BuildingFacts]:
    """Every building that stood on a sheet, those of the game in its order, then others."""
    seats: dict[str, list[tuple[SheetSeat, BuildingOf]]] = {}
    for row in rows:
        for one in row.buildings:
            seats.setdefault(one.building, []).append((row, one))
    known = [slug for slug in villages.buildings if slug in seats]
    others = sorted(seats.keys() - {*known})
    return [_facts(slug, seats[slug], villages) for slug in (*known, *others)]


def _facts(
    slug: str, seats: Sequence[tuple[SheetSeat, BuildingOf]], villages: Catalogue
) -> BuildingFacts:
    of = {id(row): one for row, one in seats}
    rows = [row for row, _ in seats]
    complete = [one for _, one in seats if one.built is not None]
    later = [one.built for one in complete if one.built]
    building = villages.buildings.get(slug)
    ability = building.ability if building else None
    usable = bool(complete) and (ability is None or ability.form not in (END_PER, PLAN_VP))
    return BuildingFacts(
        slug,
        building.name("en") if building else slug,
        len(seats),
        bool(complete) and not later,
        len(complete) / len(seats),
        fmean(later) if later else None,
        fmean(one.used for one in complete) if usable else None,
        fmean(one.settlements for _, one in seats),
        sum(one.settlements > 0 for _, one in seats) / len(seats),
        difference(rows, lambda row: of[id(row)].built is not None, _alike),
        difference(rows, lambda row: of[id(row)].settlements > 0, _alike),
    )


def _alike(row: SheetSeat) -> tuple[str, str, str, tuple[str, ...]]:
    """Seats alike in all but what they did."""
    return row.bot, row.mode, row.sheet, row.rivals


def buildings(rows: Sequence[SheetSeat], villages: Catalogue) -> Section:
    """Every building, the most telling ones drawn."""
    facts = building_facts(rows, villages)
    note = (
        "Completed: how many of 100 seats that had the building on their sheet did so, and in "
        "which round on average; the planners are there from the beginning. Used: how often in a "
        "game in which it was complete; what comes by itself counts too. Settled: settlements by "
        "its plan in a game, and of 100 seats those with at least one. Differences, in points, "
        f"are shown where at least {FEWEST} seats did it and {FEWEST} alike did not."
    )
    headings = (
        "Building", "Completing", "95 %", "Settling", "95 %", "Completed", "In round", "Used",
        "Settled", "Of 100", "Seats",
    )  # fmt: skip
    body = _drawn(facts) + table(
        "All buildings", note, headings, [_row(one) for one in facts], "full sortable"
    )
    return Section("buildings", "Buildings", body)


def _drawn(facts: Sequence[BuildingFacts]) -> str:
    parts = [
        _figure(
            "completing", "Completing a building", [(it.name, it.by_completing) for it in facts]
        ),
        _figure("settling", "Settling by its plan", [(it.name, it.by_settling) for it in facts]),
    ]
    told = sum(one is not None for it in facts for one in (it.by_completing, it.by_settling))
    if not any(parts):
        return (
            f"{_WARNING}<p>No building was completed by {FEWEST} seats and left by {FEWEST} alike "
            "yet: more games will tell.</p>"
        )
    chance = round(told * MISSING)
    doubt = (
        f'<p class="note">Of {told} intervals about {chance} miss the truth by chance alone, so '
        "look twice at those that only just miss zero.</p>"
    )
    return _WARNING + (doubt if chance else "") + grid(part for part in parts if part)


def _figure(key: str, caption: str, told: Sequence[tuple[str, Difference | None]]) -> str:
    """The surest differences: chosen by the end of the interval that is nearer to nothing."""
    every = [plots.Interval(name, *found) for name, found in told if found is not None]
    sure = sorted(every, key=lambda it: max(it.low, -it.high), reverse=True)[:_MOST_DRAWN]
    figures = sorted(sure, key=lambda it: -it.mean)
    if not figures:
        return ""
    says = f"{caption}: difference in points. " + " ".join(
        f"{it.name} {signed(it.mean, 1)}." for it in figures
    )
    return figure(caption, plots.intervals(key, says, figures, "points, with minus without"))


def _row(one: BuildingFacts) -> list[Cell]:
    return [
        Cell(escape(one.name)),
        *difference_cells(one.by_completing),
        *difference_cells(one.by_settling),
        Cell("from the start", order="101") if one.prebuilt else Cell(f"{100 * one.completed:.0f}"),
        _mean(one.round),
        _mean(one.used),
        Cell(f"{one.settlements:.2f}"),
        Cell(f"{100 * one.settled:.0f}"),
        Cell(f"{one.seats:,}", order=str(one.seats)),
    ]


def _mean(value: float | None) -> Cell:
    return Cell("–", order=" ") if value is None else Cell(f"{value:.1f}")

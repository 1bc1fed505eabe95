"""The section about adventure sheets: how much they give."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import sqrt
from statistics import fmean

from osada.arena.report import plots
from osada.arena.report.cells import MEAN_HEADINGS, difference_cells, mean_cells, signed
from osada.arena.report.compare import Difference
from osada.arena.report.page import MISSING, Cell, Section, figure, grid, table
from osada.arena.report.rollwrite.sheetseats import SheetSeat
from osada.arena.report.seats import grouped
from osada.arena.standings import in_order
from osada.arena.stats import student
from osada.rollwrite.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """One adventure sheet in a set of results."""

    sheet: str
    name: str
    rows: Sequence[SheetSeat]
    strength: Difference | None
    """Points more than the same bots have on all sheets together."""

    @property
    def title(self) -> str:
        """`17 Upper Eastmere`."""
        return f"{self.sheet} {self.name}".strip()


def sheet_facts(rows: Sequence[SheetSeat], villages: Catalogue) -> list[SheetFacts]:
    """Every sheet by number. The spread within sheets is pooled, for a few games tell little."""
    usual = {
        key: fmean(row.score for row in theirs) for key, theirs in grouped(rows, _alike).items()
    }
    sheets = dict(
        sorted(grouped(rows, lambda row: row.sheet).items(), key=lambda it: in_order(it[0]))
    )
    more = {
        sheet: [row.score - usual[_alike(row)] for row in theirs]
        for sheet, theirs in sheets.items()
    }
    freedom = len(rows) - len(sheets)
    squares = sum((each - fmean(some)) ** 2 for some in more.values() for each in some)
    found: list[SheetFacts] = []
    for sheet, theirs in sheets.items():
        strength = None
        if freedom > 0 and len(sheets) > 1:
            mean = fmean(more[sheet])
            half = student(freedom) * sqrt(squares / freedom / len(theirs))
            strength = (mean, mean - half, mean + half)
        village = villages.sheets.get(sheet)
        found.append(SheetFacts(sheet, village.name("en") if village else "", theirs, strength))
    return found


def _alike(row: SheetSeat) -> tuple[str, tuple[str, ...]]:
    return row.bot, row.rivals


def sheets(rows: Sequence[SheetSeat], villages: Catalogue) -> Section:
    """Every sheet, the strongest first in the drawing."""
    facts = sheet_facts(rows, villages)
    note = (
        "Strength: mean points more than the same bots have on all sheets together. Its intervals "
        "take the spread on all sheets as alike."
    )
    bots = [*grouped(rows, lambda row: row.bot)] if len({row.bot for row in rows}) > 1 else []
    headings = ("Sheet", "Strength", "95 %", *MEAN_HEADINGS, *map(escape, bots))
    made = [
        [
            Cell(escape(one.title), order=one.sheet),
            *difference_cells(one.strength),
            *mean_cells(one.rows),
            *(_of(bot, one.rows) for bot in bots),
        ]
        for one in facts
    ]
    body = _drawn(facts) + table("All sheets", note, headings, made, "full sortable")
    return Section("sheets", "Sheets", body)


def _of(bot: str, rows: Sequence[SheetSeat]) -> Cell:
    scores = [row.score for row in rows if row.bot == bot]
    return Cell(f"{fmean(scores):.1f}") if scores else Cell("–", order=" ")


def _drawn(facts: Sequence[SheetFacts]) -> str:
    figures = [plots.Interval(one.title, *one.strength) for one in facts if one.strength]
    if not figures:
        return "<p>More games on each sheet will tell which gives more.</p>"
    figures.sort(key=lambda it: -it.mean)
    chance = round(len(figures) * MISSING)
    doubt = (
        f'<p class="note">Of {len(figures)} intervals about {chance} miss the truth by chance '
        "alone.</p>"
    )
    ends = min(it.low for it in figures) - 1, max(it.high for it in figures) + 1
    half = -(-len(figures) // 2)
    halves = {"More": figures[:half], "Less": figures[half:]}
    drawn = [_half(word, some, ends) for word, some in halves.items() if some]
    return (doubt if chance else "") + grid(drawn)


def _half(word: str, figures: Sequence[plots.Interval], ends: tuple[float, float]) -> str:
    says = "Points more than on all sheets together. " + " ".join(
        f"{it.name} {signed(it.mean, 1)}." for it in figures
    )
    label = "points more than on all sheets together"
    drawing = plots.intervals(f"sheets-{word.lower()}", says, figures, label, ends)
    return figure(f"{word} to be had", drawing)

"""Figures as cells of tables: shares with their intervals, scores, names of factions."""

from collections.abc import Sequence
from html import escape
from statistics import fmean, stdev

from osada.arena.report.ink import FACTIONS
from osada.arena.report.page import Cell
from osada.arena.report.seats import Seat
from osada.arena.stats import wilson

SHARE_HEADINGS = ("Games", "Win share", "95 %")
SCORE_HEADINGS = ("Score", "Spread")


def faction_cell(slug: str, name: str) -> Cell:
    """A faction's name behind its colour."""
    colour = f' style="--c: var(--{slug})"' if slug in FACTIONS else ""
    return Cell(f'<span class="dot"{colour}></span>{escape(name)}')


def share_cells(rows: Sequence[Seat], even: float) -> list[Cell]:
    """Games, win share and its interval; `even` is the share of a game between equals."""
    wins = sum(row.win for row in rows)
    low, high = wilson(wins, len(rows))
    return interval_cells(len(rows), wins / len(rows), low, high, even)


def interval_cells(games: int, share: float, low: float, high: float, even: float) -> list[Cell]:
    """The same from figures that are known already."""
    drawn = (
        f'<span class="rng" aria-hidden="true" style="--even: {100 * even:.1f}%">'
        f'<i style="left: {100 * low:.1f}%; width: {100 * (high - low):.1f}%"></i>'
        f'<b style="left: {100 * share:.1f}%"></b></span>'
    )
    return [
        Cell(f"{games:,}"),
        Cell(f"<b>{100 * share:.1f} %</b>{drawn}"),
        Cell(f"<small>{100 * low:.1f} to {100 * high:.1f}</small>"),
    ]


def score_cells(rows: Sequence[Seat]) -> list[Cell]:
    """Mean and standard deviation of the scores."""
    scores = [row.score for row in rows]
    spread = f"{stdev(scores):.1f}" if len(scores) > 1 else "–"
    return [Cell(f"{fmean(scores):.1f}"), Cell(spread)]


def even_share(rows: Sequence[Seat]) -> float:
    """The win share that equals would have at these tables."""
    return fmean(1 / (1 + len(row.rivals)) for row in rows)


def signed(value: float, digits: int = 0) -> str:
    """A number with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−")

"""Figures as cells of tables: shares, scores and differences with their intervals, factions."""

from collections.abc import Mapping, Sequence
from html import escape
from math import sqrt
from statistics import fmean, stdev

from osada.arena.report.ink import FACTIONS
from osada.arena.report.page import Cell
from osada.arena.report.seats import Seat
from osada.arena.stats import student, wilson
from osada.settlers import words
from osada.settlers.catalogue import Catalogue
from osada.settlers.catalogue.boxes import box
from osada.settlers.catalogue.reader import BASE

SHARE_HEADINGS = ("Games", "Win share", "95 %")
SCORE_HEADINGS = ("Score", "Spread")
MEAN_HEADINGS = ("Games", "Score", "95 %", "Spread", "Least", "Most")


def faction_names(slugs: Mapping[str, object], cards: Catalogue) -> dict[str, str]:
    """The names of factions; one that is not in the base game is called by its short name."""
    known = {faction.slug for faction in cards.factions}
    return {
        slug: words.faction_name(cards, slug, "en") if slug in known else slug.capitalize()
        for slug in slugs
    }


def box_names(cards: Catalogue) -> dict[str, str]:
    """The names of the boxes on the table, the base game among them; none if it is alone."""
    return {slug: box(slug).name("en") for slug in (BASE, *cards.boxes)} if cards.boxes else {}


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


def mean_cells(rows: Sequence[Seat]) -> list[Cell]:
    """Where nobody can lose: games, mean score with its interval, spread, least and most."""
    scores = [row.score for row in rows]
    mean, spread = score_cells(rows)
    return [
        Cell(f"{len(rows):,}", order=str(len(rows))),
        Cell(f"<b>{mean.html}</b>", order=mean.html),
        Cell(f"<small>{between(scores)}</small>" if len(scores) > 1 else "–"),
        spread,
        Cell(str(min(scores))),
        Cell(str(max(scores))),
    ]


def between(scores: Sequence[int]) -> str:
    """The interval of a mean score, from two games on."""
    half = student(len(scores) - 1) * stdev(scores) / sqrt(len(scores))
    return f"{fmean(scores) - half:.1f} to {fmean(scores) + half:.1f}"


def difference_cells(difference: tuple[float, float, float] | None) -> list[Cell]:
    """A difference and its interval; empty where there is none to tell."""
    if difference is None:
        return [Cell("–", order=" "), Cell("", order=" ")]
    mean, low, high = difference
    way = "up" if low > 0 else "down" if high < 0 else ""
    return [
        Cell(f'<b class="{way}">{signed(mean, 1)}</b>', order=f"{mean:.3f}"),
        Cell(f"<small>{signed(low, 1)} to {signed(high, 1)}</small>", order=f"{low:.3f}"),
    ]


def even_share(rows: Sequence[Seat]) -> float:
    """The win share that equals would have at these tables."""
    return fmean(1 / (1 + len(row.rivals)) for row in rows)


def signed(value: float, digits: int = 0) -> str:
    """A number with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−")

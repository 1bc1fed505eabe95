"""The page about games of the roll & write game."""

from collections.abc import Mapping, Sequence
from html import escape
from statistics import fmean
from typing import Final

from osada.arena.report.cells import MEAN_HEADINGS, between, mean_cells
from osada.arena.report.origin import Settings, lead, origin
from osada.arena.report.page import Cell, Section, figure, grid, table
from osada.arena.report.ranks import ranks
from osada.arena.report.rollwrite.buildings import buildings
from osada.arena.report.rollwrite.favors import favors
from osada.arena.report.rollwrite.sheets import sheets
from osada.arena.report.rollwrite.sheetseats import SheetSeat, sheet_seats
from osada.arena.report.scores import Ways, by_bot, rounds
from osada.arena.report.seats import grouped
from osada.arena.report.strength import places, summary
from osada.arena.results import Results
from osada.arena.rollwrite.sheetgame import SheetGame
from osada.arena.rollwrite.sheetplan import ADVENTURE
from osada.arena.standings import Standings
from osada.rollwrite import words
from osada.rollwrite.catalogue import base
from osada.rollwrite.empire import ROUNDS, TRACKS

_TEXTURES: Final = {
    "walls": "raze",
    "huts": "under",
    "granaries": "bonus",
    "bridges": "production",
    "ability": "feature",
    "favor": "action",
    "settlement": "common",
    "star": "faction",
}


def _how_name(how: str) -> str:
    if how in TRACKS or how in _TEXTURES:
        return words.how_name(how, "en")
    return how  # of other rules


_WAYS: Final = Ways(
    ROUNDS,
    _TEXTURES,
    ("star",),
    _how_name,
    "A section of a track counts in the round that completes it, with what it adds to the value of "
    "its track; a settlement that brings points in the round that creates it. Buildings with a "
    "star count at the end.",
)


def sheet_page(
    files: Mapping[str, Results], games: Sequence[SheetGame]
) -> tuple[str, list[Section]]:
    """The main thing in a sentence or two, and all sections."""
    rows = list(sheet_seats(games))
    tables = [row for row in rows if row.rivals]
    alone = [row for row in rows if not row.rivals]
    adventure = [row for row in rows if row.mode == ADVENTURE]
    standings = Standings((), 2, SheetGame)
    for game in games:
        if len(game.players) > 1:
            standings.add(game)
    villages = base()
    sections: list[Section] = []
    if tables:
        sections += [summary(standings, tables), _scores(tables), rounds(tables, _WAYS)]
    if alone:
        sections += [_alone(alone), rounds(alone, _WAYS, alone=True)]
    if adventure:
        sections.append(sheets(adventure, villages))
    sections += [buildings(rows, villages), favors(rows)]
    if tables:
        sections.append(places(tables))
    sections.append(origin(files, _own))
    said = lead(tables, standings)
    for bot, theirs in grouped(alone, lambda row: row.bot).items():
        scores = [row.score for row in theirs]
        sure = f" ({between(scores)})" if len(scores) > 1 else ""
        said.append(f"Alone, {bot} scores {fmean(scores):.1f}{sure} in {len(scores):,} games.")
    return escape(" ".join(said)), sections


def _scores(rows: Sequence[SheetSeat]) -> Section:
    """How the scores at tables are spread, and ranks where there are some."""
    parts = [figure("By bot", by_bot("scores-bots", rows))]
    if any(row.rank for row in rows):
        parts.append(_ranks([row for row in rows if row.rank]))
    say = "<p>Final scores. The upright line is the median.</p>"
    return Section("scores", "Scores", say + grid(parts))


def _alone(rows: Sequence[SheetSeat]) -> Section:
    """Who plays alone beats nobody: scores and ranks tell how well."""
    made = [
        [Cell(escape(bot)), *mean_cells(theirs)]
        for bot, theirs in grouped(rows, lambda row: row.bot).items()
    ]
    body = table("Scores", "", ("Bot", *MEAN_HEADINGS), made)
    body += grid([_ranks(rows), figure("By bot", by_bot("alone-scores", rows))])
    return Section("alone", "Alone", body)


def _ranks(rows: Sequence[SheetSeat]) -> str:
    return ranks(rows, {rank: words.rank_name(rank, "en") for rank in SheetGame.RANKS})


def _own(plan: Settings) -> dict[str, str]:
    sheets = ", ".join(plan["sheets"]) or "all"
    return {
        "mode": plan["mode"],
        "sheets": sheets if plan["mode"] == ADVENTURE else "",
        "own villages": plan["villages"],
    }

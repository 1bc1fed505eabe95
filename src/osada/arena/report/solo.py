"""The section about games against the virtual player: won or lost, ranks and scores."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

from osada.arena.report.cells import (
    SCORE_HEADINGS,
    SHARE_HEADINGS,
    faction_cell,
    score_cells,
    share_cells,
)
from osada.arena.report.page import Cell, Section, figure, grid, table
from osada.arena.report.scores import faction_names, spread
from osada.arena.report.seats import Seat, grouped
from osada.settlers import words
from osada.settlers.catalogue import Catalogue
from osada.settlers.phases.scoring import RANKS

_LADDER: Final = (*(name for _, name in RANKS), "commoner", "")
"""Ranks from the highest down; the empty one is a game that was lost."""


def solo(rows: Sequence[Seat], known: Catalogue) -> Section:
    """Won and lost by bot and faction, the ranks reached, the spread of scores."""
    factions = grouped(rows, lambda row: row.faction)
    names = faction_names(factions, known)
    pairs = grouped(rows, lambda row: (row.faction, row.bot))
    made = [
        [
            faction_cell(faction, names[faction]),
            Cell(escape(bot)),
            *share_cells(theirs, 0.5),
            *score_cells(theirs),
        ]
        for (faction, bot), theirs in sorted(pairs.items())
    ]
    headings = ("Faction", "Bot", *SHARE_HEADINGS, *SCORE_HEADINGS)
    body = table("Against the virtual player", "", headings, made)
    body += grid([_ranks(rows), figure("Scores", spread("solo-scores", factions, names))])
    return Section("solo", "Solo", body)


def _ranks(rows: Sequence[Seat]) -> str:
    counts = {
        bot: Counter(row.rank if row.win else "" for row in theirs)
        for bot, theirs in grouped(rows, lambda row: row.bot).items()
    }
    made = [
        [
            Cell(escape(words.rank_name(rank, "en")) if rank else "lost"),
            *(
                Cell(f"{each[rank]:,} <small>{100 * each[rank] / each.total():.0f} %</small>")
                for each in counts.values()
            ),
        ]
        for rank in _LADDER
    ]
    return table("Ranks", "Games that ended with each.", ("Rank", *map(escape, counts)), made)

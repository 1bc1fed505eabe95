"""The section about games against the virtual player: won or lost, ranks and scores."""

from collections.abc import Sequence
from html import escape

from osada.arena.report.cells import (
    SCORE_HEADINGS,
    SHARE_HEADINGS,
    faction_cell,
    faction_names,
    score_cells,
    share_cells,
)
from osada.arena.report.page import Cell, Section, figure, grid, table
from osada.arena.report.ranks import ranks
from osada.arena.report.scores import spread
from osada.arena.report.seats import grouped
from osada.arena.report.settlers.cardseats import CardSeat
from osada.arena.settlers.cardgame import CardGame
from osada.settlers import words
from osada.settlers.catalogue import Catalogue


def solo(rows: Sequence[CardSeat], known: Catalogue) -> Section:
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
    ladder = {rank: words.rank_name(rank, "en") for rank in CardGame.RANKS} | {"": "lost"}
    body += grid([ranks(rows, ladder), figure("Scores", spread("solo-scores", factions, names))])
    return Section("solo", "Solo", body)

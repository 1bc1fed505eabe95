"""The section about factions: who beats whom, and each in the hands of each bot."""

from collections import defaultdict
from collections.abc import Sequence
from html import escape

from osada.arena.report.cells import (
    SCORE_HEADINGS,
    SHARE_HEADINGS,
    even_share,
    faction_cell,
    faction_names,
    score_cells,
    share_cells,
)
from osada.arena.report.page import Cell, Section, table
from osada.arena.report.seats import grouped
from osada.arena.report.settlers.cardseats import CardSeat
from osada.arena.stats import wilson
from osada.settlers.catalogue import Catalogue


def factions(rows: Sequence[CardSeat], cards: Catalogue) -> Section:
    """Factions against each other, and each with each bot."""
    every = grouped(rows, lambda row: row.faction)
    names = faction_names(every, cards)
    meetings: dict[tuple[str, str], list[CardSeat]] = defaultdict(list)
    for row in rows:
        for rival in row.against:
            meetings[row.faction, rival].append(row)
    matrix = [
        [
            faction_cell(one, names[one]),
            *(_meeting(meetings[one, other]) for other in names),
            _meeting(every[one]),
        ]
        for one in names
    ]
    more = any(len(row.against) > 1 for row in rows)
    note = (
        "Win share of the faction in the row, in games with that of the column at the table, and "
        "how many; green is more and orange less than equals would win, and a star says that the "
        "interval rules out that they are equals."
        + " All bots are together here: let one play against itself to see the factions alone."
        * (len({row.bot for row in rows}) > 1)
        + " With three or four at the table that is a third or a quarter, with five a fifth." * more
    )
    headings = ("", *map(escape, names.values()), "all games")
    pairs = grouped(rows, lambda row: (row.faction, row.bot))
    made = [
        [
            faction_cell(faction, names[faction]),
            Cell(escape(bot)),
            *share_cells(theirs, even_share(theirs)),
            *score_cells(theirs),
        ]
        for (faction, bot), theirs in sorted(pairs.items())
    ]
    body = table("Who beats whom", note, headings, matrix, "heat") + table(
        "Each faction with each bot",
        "",
        ("Faction", "Bot", *SHARE_HEADINGS, *SCORE_HEADINGS),
        made,
    )
    return Section("factions", "Factions", body)


def _meeting(rows: Sequence[CardSeat]) -> Cell:
    """A cell of the matrix, the warmer or greener the surer it is not even."""
    if not rows:
        return Cell('<span class="none">–</span>')
    wins = sum(row.win for row in rows)
    share, even = wins / len(rows), even_share(rows)
    low, high = wilson(wins, len(rows))
    strength = min(60.0, 120 * abs(share - even) / (1 - even))
    colour = "go" if share > even else "give"
    sure = "" if low <= even <= high else " *"
    return Cell(
        f"<b>{100 * share:.0f} %</b>{sure}<small>{100 * low:.0f} to {100 * high:.0f}</small>"
        f"<small>{len(rows):,} games</small>",
        style=f"background: color-mix(in oklab, var(--{colour}) {strength:.0f}%, var(--surface-2))",
    )

"""Ranks that scores were given, by bot."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from osada.arena.report.page import Cell, table
from osada.arena.report.seats import Seat, grouped


def ranks(rows: Sequence[Seat], ladder: Mapping[str, str]) -> str:
    """How often every bot reached each rank; the ladder names them from the highest down."""
    counts = {
        bot: Counter(row.rank for row in theirs)
        for bot, theirs in grouped(rows, lambda row: row.bot).items()
    }
    made = [
        [
            Cell(escape(name)),
            *(
                Cell(f"{each[rank]:,} <small>{100 * each[rank] / each.total():.0f} %</small>")
                for each in counts.values()
            ),
        ]
        for rank, name in ladder.items()
    ]
    return table("Ranks", "Games that ended with each.", ("Rank", *map(escape, counts)), made)

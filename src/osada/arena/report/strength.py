"""The sections about who wins: the bots, and the seats."""

from collections.abc import Sequence
from html import escape

from osada.arena.report.cells import (
    SCORE_HEADINGS,
    SHARE_HEADINGS,
    even_share,
    interval_cells,
    score_cells,
    share_cells,
    signed,
)
from osada.arena.report.page import Cell, Section, table
from osada.arena.report.seats import Seat, grouped
from osada.arena.standings import Standings


def summary(standings: Standings, rows: Sequence[Seat]) -> Section:
    """Every bot: win share and Elo with intervals, scores, time for a decision."""
    elo = standings.ratings()
    made: list[list[Cell]] = []
    bots = grouped(rows, lambda row: row.bot)
    for bot, theirs in sorted(bots.items(), key=lambda item: -elo[item[0]].elo):
        measures, strength = standings.bots[bot].measures(), elo[bot]
        ms = measures["ms_per_decision"]
        made.append(
            [
                Cell(escape(bot)),
                *interval_cells(
                    measures["games"], measures["win_share"], measures["low"], measures["high"],
                    even_share(theirs),
                ),
                Cell(f"<b>{signed(strength.elo)}</b>"),
                Cell(f"<small>{signed(strength.low)} to {signed(strength.high)}</small>"),
                *score_cells(theirs),
                Cell(f"{ms:.3g}" if ms is not None else "–"),
            ]
        )  # fmt: skip
    note = (
        "A shared victory is a part of a win: half for each of two. Elo is fitted to all games at "
        "once with a mean of 0; 400 points more are odds of ten to one. Spread is the standard "
        "deviation; the dashed mark is what equals would win."
    )
    headings = ("Bot", *SHARE_HEADINGS, "Elo", "95 %", *SCORE_HEADINGS, "ms a decision")
    return Section("summary", "Summary", table("Strength of the bots", note, headings, made))


def places(rows: Sequence[Seat]) -> Section:
    """What the place at the table does."""
    groups = grouped(rows, lambda row: (len(row.rivals) + 1, row.place))
    made = [
        [
            Cell(f"Seat {place + 1} of {players}"),
            *share_cells(theirs, 1 / players),
            *score_cells(theirs),
        ]
        for (players, place), theirs in sorted(groups.items())
    ]
    note = "The deal draws who begins, so a seat says who follows whom, not who is first."
    headings = ("Seat", *SHARE_HEADINGS, *SCORE_HEADINGS)
    return Section("seats", "Seats", table("By seat", note, headings, made))

"""The section about favors: how often they are taken, and what they are worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from osada.arena.report.cells import difference_cells, interval_cells
from osada.arena.report.compare import FEWEST, Difference, difference
from osada.arena.report.page import Cell, Section, table
from osada.arena.report.rollwrite.sheetseats import SheetSeat
from osada.arena.report.seats import grouped
from osada.arena.stats import wilson
from osada.rollwrite import words
from osada.rollwrite.empire import ROUNDS
from osada.rollwrite.state import TOKENS

_TURNS: Final = tuple(range(ROUNDS))


@dataclass(frozen=True, slots=True)
class FavorFacts:
    """One favor in a set of results."""

    token: str
    seats: int
    """In whose game it was."""
    turns: tuple[int, ...]
    """Choices in these games, by round."""
    taken: tuple[int, ...]
    """How often it was chosen, by round."""
    even: float
    """The share of choices that it would have if all were alike."""
    worth: Difference | None
    """The score of seats in games with it less that of seats in games without."""


def favor_facts(rows: Sequence[SheetSeat]) -> list[FavorFacts]:
    """Every favor that was in a game."""
    named = {token for row in rows for token in row.tokens}
    found: list[FavorFacts] = []
    for token in (*TOKENS, *sorted(named - {*TOKENS})):
        having = [row for row in rows if token in row.tokens]
        if not having:
            continue
        choices = [[row.taken[at] for row in having if at < len(row.taken)] for at in _TURNS]
        found.append(
            FavorFacts(
                token,
                len(having),
                tuple(map(len, choices)),
                tuple(each.count(token) for each in choices),
                sum(1 / len(row.tokens) for row in having) / len(having),
                difference(rows, lambda row: token in row.tokens, _alike),  # noqa: B023
            )
        )
    return found


def _alike(row: SheetSeat) -> tuple[str, str, tuple[str, ...]]:
    """The draw is by chance on every sheet, so sheets need not be told apart."""
    return row.bot, row.mode, row.rivals


def favors(rows: Sequence[SheetSeat]) -> Section:
    """Every favor: taken how often, when, and worth what."""
    facts = favor_facts(rows)
    say = (
        "<p>The favors of a game are drawn at random, so the difference is what having a "
        "favor among them is worth: the mean score of seats in games with it minus that of "
        f"seats with the same bot and opponents in games without, shown from {FEWEST} seats "
        "on each side.</p>"
    )
    note = (
        "Taken: how many of the choices in games with this favor; the dashed mark is what it would "
        "be if all favors of a game were taken alike."
    )
    headings = ("Favor", "Seats", "Difference", "95 %", "Choices", "Taken", "95 %")
    made = [
        [
            Cell(escape(token_name(one.token))),
            Cell(f"{one.seats:,}"),
            *difference_cells(one.worth),
            *interval_cells(
                sum(one.turns),
                sum(one.taken) / max(1, sum(one.turns)),
                *wilson(sum(one.taken), sum(one.turns)),
                one.even,
            ),
        ]
        for one in facts
    ]
    body = say + table("Favors", note, headings, made)
    bots = grouped(rows, lambda row: row.bot)
    body += "".join(
        _by_round(bot if len(bots) > 1 else "", favor_facts(theirs)) for bot, theirs in bots.items()
    )
    return Section("favors", "Favors", body)


def _by_round(bot: str, facts: Sequence[FavorFacts]) -> str:
    """Of 100 choices in each round, the greener the more."""
    made = [
        [
            Cell(escape(token_name(one.token))),
            *(_share(n, of) for n, of in zip(one.taken, one.turns, strict=True)),
        ]
        for one in facts
    ]
    caption = "Taken round by round" + f", {bot}" * bool(bot)
    note = "Of 100 choices in that round, in games with this favor."
    return table(caption, note, ("", *(str(at + 1) for at in _TURNS)), made, "heat small")


def _share(n: int, of: int) -> Cell:
    if not of:
        return Cell('<span class="none">–</span>')
    share = 100 * n / of
    colour = f"color-mix(in oklab, var(--go) {0.6 * share:.0f}%, var(--surface-2))"
    return Cell(f"{share:.0f}", style=f"background: {colour}")


def token_name(token: str) -> str:
    """`Lucky Coin`; one of other rules by its short name."""
    return words.token_name(token, "en") if token in TOKENS else token

"""The end of a game as a table: where the points came from, who won, what is to be said of it."""

from dataclasses import dataclass, field

from osada.terminal.table import Table
from osada.terminal.words import say


@dataclass(frozen=True, slots=True)
class Result:
    """What is told at the end."""

    headline: str
    remarks: list[str]
    seats: list[int]
    """Best first."""
    sources: list[tuple[str, list[int]]]
    """The name of a source, and its points for each of `seats`."""
    totals: list[int]
    ranks: list[tuple[bool, str]] = field(default_factory=list)
    """What a score is called, best first, and which of them was reached."""


def ending(table: Table, result: Result) -> list[str]:
    """The result and where every point came from, line by line."""
    lines = [result.headline, *result.remarks]
    for at, seat in enumerate(result.seats):
        parts = [f"{source} {points[at]}" for source, points in result.sources if points[at]]
        total = say(table.language, "plain-total", name=table.seats[seat].name, n=result.totals[at])
        lines.append(f"{total} {'; '.join(parts)}." if parts else f"{total.removesuffix(':')}.")
    return [*lines, *(f"{'*' if reached else ' '} {rank}" for reached, rank in result.ranks)]

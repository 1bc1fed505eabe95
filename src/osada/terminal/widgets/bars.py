"""Who has how many points, as bars."""

from collections.abc import Mapping

from osada.terminal.ink import Line
from osada.terminal.table import Table

_LEAST: int = 20
"""Points that a full bar stands for at least."""


def bars(table: Table, scores: Mapping[int, int], cells: int) -> list[Line]:
    """The scores of the seats, best first."""
    most = max(*scores.values(), _LEAST)
    names = max(len(seat.name) for seat in table.seats)
    names = min(names, max(cells // 3, 6))
    room = max(cells - names - 6, 4)
    lines: list[Line] = []
    for seat, score in sorted(scores.items(), key=lambda one: -one[1]):
        style = table.style(seat)
        n = round(room * score / most)
        first: Line = [(f"{table.seats[seat].name[:names]:<{names}} ", f"bold {style}")]
        bar: Line = [("━" * n, style), ("─" * (room - n), "$line")]
        lines.append([*first, *bar, (f" {score:>3}", "bold")])
    return lines

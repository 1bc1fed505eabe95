"""Tables of figures that fit the terminal: narrow ones say less instead of breaking numbers."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from osada.cli.say import show, table

if TYPE_CHECKING:
    from rich.table import Table

_WIDE: Final = 10_000
"""Wider than any terminal."""


def show_figures(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    words: int = 1,
    spare: Sequence[str] = (),
) -> None:
    """A table of `words` columns with words, then figures; `spare` ones go first, as they must."""
    kept = list(range(len(headings)))
    made = _table(headings, rows, kept, words)
    if not sys.stdout.isatty():
        show(made)
        return
    from rich.console import Console
    from rich.measure import Measurement

    console = Console()
    wide = console.options.update(max_width=_WIDE)
    narrow = [_two_lines(heading) for heading in headings]
    for name in ("", *spare):
        if Measurement.get(console, wide, made).maximum <= console.width:
            break
        kept = [at for at in kept if headings[at] != name]
        made = _table(narrow, rows, kept, words)
    show(made)


def _two_lines(heading: str) -> str:
    """A heading of several words broken before its last."""
    first, _, last = heading.rpartition(" ")
    return f"{first}\n{last}" if len(first) > 3 else heading


def _table(
    headings: Sequence[str], rows: Sequence[Sequence[str]], kept: Sequence[int], words: int
) -> "Table":
    made = table(*(headings[at] for at in kept))
    made.padding = (0, 1, 0, 0)
    for column, at in zip(made.columns, kept, strict=True):
        column.justify = "left" if at < words else "right"
    for row in rows:
        made.add_row(*(row[at] for at in kept))
    return made

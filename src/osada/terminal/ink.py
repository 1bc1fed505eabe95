"""Lines of styled text: measured, cut, padded and set side by side."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from textual.content import Content

Piece = tuple[str, str]
"""Some text and its style, "" for none."""
Line = list[Piece]


def width(line: Iterable[Piece]) -> int:
    """How many cells a line takes."""
    return sum(cell_len(text) for text, _ in line)


def plain(line: Iterable[Piece]) -> str:
    """A line without its styles."""
    return "".join(text for text, _ in line)


def cut(line: Iterable[Piece], cells: int) -> Line:
    """At most so many cells of a line; `…` at its end says that more was there."""
    pieces = list(line)
    if width(pieces) <= cells:
        return pieces
    found: Line = []
    left = max(cells - 1, 0)
    for text, style in pieces:
        room = min(left, cell_len(text))
        found.append((set_cell_size(text, room), style))
        left -= room
        if left <= 0:
            break
    return [*found, ("…", found[-1][1] if found else "")] if cells > 0 else []


def fit(line: Iterable[Piece], cells: int, style: str = "") -> Line:
    """Exactly so many cells: cut, or filled with spaces."""
    found = cut(line, cells)
    rest = cells - width(found)
    return [*found, (" " * rest, style)] if rest > 0 else found


def on(line: Iterable[Piece], style: str) -> Line:
    """The line with a style beneath all of its own."""
    return [(text, f"{style} {own}".strip()) for text, own in line]


def beside(blocks: Sequence[Sequence[Line]], gap: str = "") -> list[Line]:
    """Blocks of equal height, set next to each other."""
    if not blocks:
        return []
    rows: list[Line] = []
    for at in range(max(map(len, blocks))):
        row: Line = []
        for number, block in enumerate(blocks):
            if gap and number:
                row.append((gap, ""))
            row += block[at]
        rows.append(row)
    return rows


def wrap(text: str, cells: int) -> list[str]:
    """Text in lines of at most so many cells, broken between words where possible."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if cell_len(longer) <= cells:
                line = longer
                continue
            if line:
                lines.append(line)
            while cell_len(word) > cells:
                lines.append(word[: max(cells - 1, 1)] + "-")
                word = word[max(cells - 1, 1) :]
            line = word
        lines.append(line)
    return lines


def content(lines: Iterable[Iterable[Piece]]) -> Content:
    """The lines as something that Textual can show."""
    pieces: list[str | Content | tuple[str, str]] = []
    for number, line in enumerate(lines):
        if number:
            pieces.append("\n")
        pieces += [(text, style) if style else text for text, style in line]
    return Content.assemble(*pieces)

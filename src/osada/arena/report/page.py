"""Pieces of the page: sections, tables, figures, and what holds them together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Final

_FOLDER: Final = files(__package__)
MISSING: Final = 0.05
"""Of 95 % intervals: those that miss what they are about."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page that its list of contents names."""

    key: str
    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table."""

    html: str
    order: str = ""
    """By what a sortable table orders it, where that is not its text."""
    style: str = ""


def table(
    caption: str,
    note: str,
    headings: Sequence[str],
    rows: Iterable[Sequence[Cell]],
    kind: str = "full",
) -> str:
    """A table whose rows begin with their heading; it scrolls by itself where space is short."""
    head = "".join(f'<th scope="col"><span>{heading}</span></th>' for heading in headings)
    body = "".join(
        f'<tr><th scope="row"{_attributes(first)}>{first.html}</th>'
        + "".join(f"<td{_attributes(cell)}>{cell.html}</td>" for cell in rest)
        + "</tr>\n"
        for first, *rest in rows
    )
    below = f'<p class="note">{note}</p>' if note else ""
    tall = " tall" if "sortable" in kind else ""
    return (
        f'<div class="tab"><div class="wide{tall}" tabindex="0" role="group" '
        f'aria-label="{escape(caption)}">'
        f'<table class="{kind}"><caption>{escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>{below}</div>"
    )


def _attributes(cell: Cell) -> str:
    order = f' data-order="{escape(cell.order)}"' if cell.order else ""
    return order + (f' style="{cell.style}"' if cell.style else "")


def figure(caption: str, drawing: str) -> str:
    """A drawing under its caption."""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{drawing}</figure>"


def grid(parts: Iterable[str]) -> str:
    """Parts side by side where there is room."""
    return f'<div class="grid">{"".join(parts)}</div>'


@dataclass(frozen=True, slots=True)
class Frame:
    """What a page says around its sections, in its language."""

    language: str
    contents: str
    """What its list of contents is called."""
    find: str
    """What the field above a sortable table is for."""
    footer: str


ARENA: Final = Frame(
    "en",
    "On this page",
    "Find in this table",
    "All intervals are 95 % intervals; those of win shares by Wilson’s score.",
)


def whole(
    title: str, over: str, lead: str, sections: Sequence[Section], frame: Frame = ARENA
) -> str:
    """The page."""
    css = (_FOLDER / "page.css").read_text("utf-8")
    textures = (_FOLDER / "textures.svg").read_text("utf-8")
    script = (_FOLDER / "sort.js").read_text("utf-8")
    contents = "".join(f'<li><a href="#{s.key}">{escape(s.title)}</a></li>' for s in sections)
    parts = "\n".join(
        f'<section id="{s.key}" aria-labelledby="{s.key}-h">\n<h2 id="{s.key}-h">{escape(s.title)}'
        f"</h2>\n{s.body}\n</section>"
        for s in sections
    )
    return f"""<!doctype html>
<html lang="{frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{css}</style>
</head>
<body data-find="{escape(frame.find)}">
{textures}<header>
<p class="over">{escape(over)}</p>
<h1>{escape(title)}</h1>
<p class="lead">{lead}</p>
<nav aria-label="{escape(frame.contents)}"><ul>{contents}</ul></nav>
</header>
<main>
{parts}
</main>
<footer><p>{escape(frame.footer)}</p></footer>
<script>
{script}</script>
</body>
</html>
"""

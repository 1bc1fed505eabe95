"""Drawings in the colours of the page: matplotlib figures as SVG that follows day and night.

Every colour of a figure is a stand-in that becomes a CSS variable, so one drawing serves both
colour schemes, and text stays text.
"""

import re
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_NAMES: Final = (
    "ink", "ink-2", "ink-3", "line", "line-strong", "surface", "surface-3", "go", "give", "pick",
    "rome", "barbarians", "egypt", "japan", "aztecs",
)  # fmt: skip
INK: Final[dict[str, str]] = {name: f"#0e5a{i:02x}" for i, name in enumerate(_NAMES)}
"""The stand-in for each colour of the page."""
TEXTURES: Final = (
    "production", "bonus", "action", "feature", "raze", "visit", "prayer", "blessing", "statue",
    "storage", "instant", "tech", "set", "common", "faction", "under", "on", "end",
)  # fmt: skip
"""What an area of a drawing can be filled with."""
OTHER: Final = "other"
"""A plain area, for all that has no texture of its own."""
_FILLS: Final[dict[str, str]] = {name: f"#0e5b{i:02x}" for i, name in enumerate((*TEXTURES, OTHER))}
TEXT: Final = 11.5
"""The size of letters, in the pixels of a drawing shown in its natural width."""
FACTIONS: Final = ("rome", "barbarians", "egypt", "japan", "aztecs")
"""Factions with a colour of their own."""

_STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "osada",
    "font.size": TEXT,
    "text.color": INK["ink"],
    "axes.labelcolor": INK["ink-2"],
    "axes.edgecolor": INK["line-strong"],
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.labelsize": TEXT,
    "xtick.color": INK["line-strong"],
    "ytick.color": INK["line-strong"],
    "xtick.labelcolor": INK["ink-2"],
    "ytick.labelcolor": INK["ink-2"],
    "grid.color": INK["line"],
    "grid.linewidth": 1.0,
    "figure.facecolor": "none",
}


def texture(name: str) -> str:
    """The stand-in for a texture."""
    return _FILLS[name]


def plain(text: str) -> str:
    """Words as they are: to matplotlib a dollar sign begins a formula."""
    return text.replace("$", r"\$")


def swatch(name: str) -> str:
    """A patch of a texture, for the key of a drawing."""
    return (
        '<svg viewBox="0 0 22 16" aria-hidden="true">'
        f'<rect width="22" height="16" fill="url(#t-{name})"/></svg>'
    )


class NoPlots(RuntimeError):
    """There is nothing here to draw with; says how to get it."""


def need_plots() -> None:
    """Stop with a sentence where matplotlib is missing."""
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise NoPlots(
            'a report needs matplotlib to draw; install it with: pip install "osada[analysis]"'
        ) from error


def sheet(width: int, height: int, panels: int = 1) -> "tuple[Figure, list[Axes]]":
    """An empty drawing of so many pixels, with panels one above the other that share an axis."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(_STYLE):
        figure = Figure(figsize=(width / 72, height / 72), dpi=72, layout="constrained")
        made = figure.subplots(panels, 1, sharex=True, squeeze=False)
    return figure, [row[0] for row in made]


def svg(figure: "Figure", name: str, says: str) -> str:
    """A drawing as an element of a page; `says` tells what it shows to who cannot see it."""
    from matplotlib import rc_context

    written = StringIO()
    with rc_context(_STYLE):
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(written, format="svg", transparent=True, metadata=nothing)
    text = written.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    box = re.search(r'viewBox="[^"]*"', text)
    assert box is not None
    text = text[text.index(">") + 1 :].replace("xlink:href", "href")
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", text)
    text = re.sub(r"font-family: [^;]*; ", "", text)
    for ink, colour in INK.items():
        text = text.replace(colour, f"var(--{ink})")
    for name_of, colour in _FILLS.items():
        text = text.replace(colour, f"url(#t-{name_of})")
    head = f'<svg {box[0]} role="img" aria-labelledby="{name}-title">'
    return f'{head}<title id="{name}-title">{escape(says)}</title>{text.strip()}'

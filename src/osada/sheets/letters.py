"""The letters of the sheets: how wide a text is, where its lines break, the size that fits."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Final

PAGE: Final[Traversable] = files("osada").joinpath("server", "page")
"""The built page: its fonts, icons and textures serve the sheets too."""
STROKE: Final = ("\ue000", "\ue001")
"""What stands around an underlined number."""
LEADING: Final = 1.24
"""From line to line, in sizes of the letters."""
_SPACES: Final = re.compile(rf"(?<!\s\w)(?<!^\w)(?<!{STROKE[1]})\s+")
"""Where a line may break: not behind a number or a word of one letter."""
_STRANGE: Final = 0.65
"""The width of a letter that the fonts lack; another font lends it."""


@dataclass(frozen=True)
class Font:
    """A font of the page; Polish and Czech letters lie in a second file, a family of its own."""

    family: str
    weight: int
    file: str
    alike: str
    """What stands in where the drawing is seen without its fonts."""

    @property
    def families(self) -> str:
        """As a style names them."""
        return f"{self.family}, {self.family}More, {self.alike}"

    @property
    def sources(self) -> dict[str, Traversable]:
        """The files by family."""
        fonts = PAGE.joinpath("fonts")
        return {
            self.family: fonts.joinpath(f"{self.file}.woff2"),
            f"{self.family}More": fonts.joinpath(f"{self.file}-ext.woff2"),
        }


PLAIN: Final = Font("Encode", 400, "encode-sans-semi-condensed-400", "sans-serif")
BOLD: Final = Font("Encode", 700, "encode-sans-semi-condensed-700", "sans-serif")
TITLE: Final = Font("Bitter", 700, "bitter-700", "serif")
FONTS: Final = (PLAIN, BOLD, TITLE)


@cache
def _widths(font: Font) -> dict[int, float]:
    """The width of every letter, in sizes."""
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    found: dict[int, float] = {}
    for source in reversed(font.sources.values()):
        with TTFont(BytesIO(source.read_bytes()), lazy=True) as read:
            unit, advances = read["head"].unitsPerEm, read["hmtx"].metrics
            for code, glyph in read.getBestCmap().items():
                found[code] = advances[glyph][0] / unit
    return found


def bare(text: str) -> str:
    """A text without the marks of underlining."""
    return text.translate({ord(mark): None for mark in STROKE})


def width(text: str, size: float, font: Font) -> float:
    """How wide a text is."""
    widths = _widths(font)
    return size * sum(widths.get(ord(letter), _STRANGE) for letter in bare(text))


def lines(text: str, size: float, font: Font, room: float) -> list[str]:
    """The text broken into lines; only a word that is wider than the room stands out of it."""
    found: list[str] = []
    for word in _SPACES.split(text.strip()):
        longer = f"{found[-1]} {word}" if found else word
        if found and width(longer, size, font) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return found


def even(text: str, size: float, font: Font, room: float) -> list[str]:
    """The text in as few lines as the room allows, all about equally long."""
    found = lines(text, size, font, room)
    while (room := room * 0.97) > size:
        tighter = lines(text, size, font, room)
        if len(tighter) > len(found) or any(width(line, size, font) > room for line in tighter):
            break
        found = tighter
    return found


def fitting(
    text: str, font: Font, sizes: Iterable[float], room: float, high: float
) -> tuple[float, list[str]]:
    """The first of the sizes in which a text fits, and its lines; a text too long is cut."""
    size = 0.0
    for size in sizes:
        broken = lines(text, size, font, room)
        if len(broken) * size * LEADING <= high and all(
            width(line, size, font) <= room for line in broken
        ):
            return size, even(text, size, font, room)
    most = max(int(high / (size * LEADING)), 1)
    broken = [cut(line, size, font, room) for line in lines(text, size, font, room)]
    if len(broken) > most:
        broken = [*broken[: most - 1], cut(f"{broken[most - 1]} …", size, font, room)]
    return size, broken


def cut(text: str, size: float, font: Font, room: float) -> str:
    """The beginning of a text that fits, with an ellipsis where something is missing."""
    if width(text, size, font) <= room:
        return text
    text = bare(text)
    while text and width(f"{text}…", size, font) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def runs(line: str) -> list[tuple[str, bool]]:
    """The pieces of a line, each with whether it is underlined."""
    pieces = re.split(f"{STROKE[0]}(.*?){STROKE[1]}", line)
    return [(piece, at % 2 == 1) for at, piece in enumerate(pieces) if piece]

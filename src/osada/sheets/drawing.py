"""A drawing in SVG, measured in millimetres: shapes, letters, icons and textures of the page."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from osada.sheets import letters
from osada.sheets.letters import PAGE, PLAIN, Font

INK: Final = "#2b1d12"
FADED: Final = "#69533b"
LINE: Final = "#8a7149"
HAIR: Final = "#d6c4a1"
PAPER: Final = "#fbf5e9"
SAND: Final = "#f3e9d5"
WHITE: Final = "#ffffff"
_TEXTURE: Final = 0.22
"""Millimetres to a pixel of a texture."""

COLOURS: Final = {
    "brown": ("#8b5a31", "grain"),
    "grey": ("#72797d", "brick"),
    "red": ("#b1372a", "furrow"),
    "pink": ("#c65f88", "dots"),
    "gold": ("#c9962a", "lattice"),
    "blue": ("#2e689f", "waves"),
    "black": ("#37322f", "zigzag"),
    "purple": ("#6b4892", "cross"),
    "green": ("#4f7a3a", "scales"),
}
"""The colours of the page, each with its texture: nothing is only a colour."""


def mixed(colour: str, other: str, share: float) -> str:
    """So much of a colour in another."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def tones(colour: str) -> dict[str, str]:
    """The tones of a vignette in a colour, as the page mixes them by day."""
    base = COLOURS[colour][0]
    light, dark = "#fff2d6", "#1c100a"
    return {
        "--art-sky": mixed(base, light, 0.24),
        "--art-1": mixed(base, light, 0.42),
        "--art-2": mixed(base, light, 0.66),
        "--art-3": mixed(base, dark, 0.48),
        "--art-4": mixed(base, dark, 0.76),
        "--art-lit": "#ffe9b5",
        "--art-sun": "#fffaf0",
    }


@cache
def _sprite() -> dict[str, tuple[str, str]]:
    """The page's icons and our own, by name: view box and content."""
    texts = (
        PAGE.joinpath("icons.svg").read_text("utf-8"),
        files("osada.sheets").joinpath("icons.svg").read_text("utf-8"),
    )
    found = re.findall(
        r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', "".join(texts), re.DOTALL
    )
    return {name: (box, content) for name, box, content in found}


def _painted(content: str, paints: dict[str, str]) -> str:
    """The content of a symbol with its colours in place of variables."""
    content = re.sub(
        r"var\((--[\w-]+),\s*(#\w+)\)", lambda match: paints.get(match[1], match[2]), content
    )
    return content.replace("currentColor", INK)


def number(value: float | str) -> str:
    """A number as short as a hundredth of a millimetre allows."""
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, inside: str = "", /, **attributes: float | str) -> str:
    """An element; `_` in the names of attributes stands for `-`."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value))}"'
        for key, value in attributes.items()
        if value != ""
    )
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


def _plain(text: str) -> str:
    """A text as the content of an element; what no printer knows is left out."""
    return escape("".join(letter for letter in text if letter.isprintable()))


def _stroke(colour: str, line: float) -> dict[str, float | str]:
    if not colour:
        return {}
    return {"stroke": colour, "stroke_width": line, "stroke_linejoin": "round"}


class Drawing:
    """What has been drawn so far, and the symbols and textures it needs."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._parts: list[str] = []
        self._needed: dict[str, str] = {}

    def svg(self, title: str, language: str) -> str:
        """The whole drawing."""
        return tag(
            "svg",
            tag("title", _plain(title))
            + tag("defs", "".join(self._needed.values()))
            + "".join(self._parts),
            xmlns="http://www.w3.org/2000/svg",
            lang=language,
            width=f"{number(self.width)}mm",
            height=f"{number(self.height)}mm",
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
        )

    def add(self, name: str, inside: str = "", /, **attributes: float | str) -> None:
        """Draw any element."""
        self._parts.append(tag(name, inside, **attributes))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        /,
        radius: float = 0,
        fill: str = WHITE,
        stroke: str = "",
        line: float = 0.3,
        **more: float | str,
    ) -> None:
        """A rectangle."""
        more |= _stroke(stroke, line)
        self.add("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **more)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        /,
        fill: str = WHITE,
        stroke: str = "",
        line: float = 0.3,
    ) -> None:
        """A circle."""
        self.add("circle", cx=x, cy=y, r=radius, fill=fill, **_stroke(stroke, line))

    def path(self, d: str, /, fill: str = "none", stroke: str = "", line: float = 0.3) -> None:
        """A path."""
        self.add("path", d=d, fill=fill, **_stroke(stroke, line))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        /,
        font: Font = PLAIN,
        fill: str = INK,
        anchor: str = "start",
        **more: float | str,
    ) -> None:
        """A line of text on its base line."""
        self.add(
            "text",
            _plain(text),
            x=x,
            y=y,
            font_family=font.families,
            font_weight=font.weight,
            font_size=size,
            fill=fill,
            text_anchor="" if anchor == "start" else anchor,
            **more,
        )

    def upright(self, x: float, y: float, text: str, size: float, font: Font, fill: str) -> None:
        """A line that runs upwards, its middle at a point."""
        turned = f"translate({number(x)} {number(y)}) rotate(-90)"
        self.text(0, size * 0.36, text, size, font, fill, "middle", transform=turned)

    def lines(self, x: float, y: float, broken: list[str], size: float, font: Font) -> None:
        """Lines from the top; underlined numbers are bold and have their stroke."""
        for at, line in enumerate(broken):
            base, right = y + size * (0.94 + at * letters.LEADING), x
            for piece, stroked in letters.runs(line):
                face = letters.BOLD if stroked else font
                before = len(piece) - len(piece.lstrip())
                start = right + letters.width(piece[:before], size, face)
                self.text(start, base, piece.strip(), size, face)
                end = right + letters.width(piece, size, face)
                if stroked:
                    self.rule(right, base + size * 0.17, end, INK, size * 0.09)
                right = end

    def rule(self, x: float, y: float, end: float, stroke: str = LINE, line: float = 0.25) -> None:
        """A level line."""
        self.add("line", x1=x, y1=y, x2=end, y2=y, stroke=stroke, stroke_width=line)

    def icon(
        self, name: str, x: float, y: float, width: float, height: float = 0, colour: str = ""
    ) -> None:
        """An icon in a square, or a vignette of a colour in a rectangle."""
        key = f"{name}-{colour}" if colour else name
        if key not in self._needed:
            box, content = _sprite()[name]
            painted = _painted(content, tones(colour) if colour else {})
            for within in re.findall(r'href="#([^"]+)"', content):
                self._needs(within)
            self._needed[key] = tag("symbol", painted, id=key, viewBox=box)
        self.add("use", href=f"#{key}", x=x, y=y, width=width, height=height or width)

    def _needs(self, name: str) -> None:
        """An icon that is drawn within another."""
        if name not in self._needed:
            box, content = _sprite()[name]
            self._needed[name] = tag("symbol", _painted(content, {}), id=name, viewBox=box)

    def texture(self, name: str) -> str:
        """A texture as a fill, white on nothing."""
        key = f"tex-{name}"
        if key not in self._needed:
            text = PAGE.joinpath("textures", f"{name}.svg").read_text("utf-8")
            match = re.search(r'width="(\d+)" height="(\d+)">(.*)</svg>', text, re.DOTALL)
            assert match is not None, name
            self._needed[key] = tag(
                "pattern",
                tag("g", match[3], transform=f"scale({_TEXTURE})"),
                id=key,
                patternUnits="userSpaceOnUse",
                width=int(match[1]) * _TEXTURE,
                height=int(match[2]) * _TEXTURE,
            )
        return f"url(#{key})"

    def cloth(
        self, colour: str, x: float, y: float, width: float, height: float, radius: float = 0
    ) -> None:
        """A rectangle in a colour with its texture."""
        paint, texture = COLOURS[colour]
        self.box(x, y, width, height, radius, paint)
        self.box(x, y, width, height, radius, self.texture(texture))

    def clip(self, x: float, y: float, width: float, height: float, radius: float) -> str:
        """A rounded window for what is drawn in a group."""
        key = f"clip-{len(self._needed)}"
        shape = tag("rect", x=x, y=y, width=width, height=height, rx=radius)
        self._needed[key] = tag("clipPath", shape, id=key)
        return f"url(#{key})"

    def open(self, clip: str) -> None:
        """Begin a group that is seen through a window."""
        self._parts.append(f'<g clip-path="{clip}">')

    def close(self) -> None:
        """End the group."""
        self._parts.append("</g>")

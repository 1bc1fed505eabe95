"""The skyline of a village: hills, trees and houses, drawn for each name in its own way."""

from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Final

from osada.sheets.drawing import COLOURS, Drawing, mixed, tag, tones

_COLOURS: Final = ("green", "blue", "gold", "red", "brown", "purple", "grey", "pink")


def skyline(drawn: Drawing, name: str, x: float, y: float, width: float, height: float) -> None:
    """A strip with the skyline of a village; its left part stays calm for a title."""
    chance = Random(blake2b(name.encode(), digest_size=8).digest())
    colour = chance.choice(_COLOURS)
    tone = tones(colour)
    sky, sun = mixed(COLOURS[colour][0], "#fff2d6", 0.16), tone["--art-sun"]
    ground = y + height
    far, near = mixed(COLOURS[colour][0], "#fff2d6", 0.3), tone["--art-1"]
    disc = (x + width * chance.uniform(0.62, 0.9), y + height * 0.36, height * 0.2)
    parts = [
        tag("rect", x=x, y=y, width=width, height=height, fill=sky),
        tag("circle", cx=disc[0], cy=disc[1], r=disc[2], fill=sun),
        _hills(chance, x, width, ground, height * 0.5, far),
        _hills(chance, x, width, ground, height * 0.3, near),
    ]
    dark, roof = tone["--art-4"], tone["--art-3"]
    at = x + width * 0.5
    while at < x + width - 6:
        piece, wide = chance.choice(_PIECES)
        size = height * chance.uniform(0.5, 0.72)
        if at + wide * size > x + width - 2:
            break
        base = ground - height * 0.1 - chance.uniform(0, height * 0.06)
        parts.append(piece(at, base, size, dark, roof, tone["--art-lit"]))
        at += size * (wide + chance.uniform(0.04, 0.4))
    shore = height * 0.14
    parts.append(_hills(chance, x, width, ground, shore, tone["--art-2"]))
    drawn.add("g", "".join(parts), clip_path=drawn.clip(x, y, width, height, 2.4))
    drawn.box(x, y, width, height, 2.4, "none", tone["--art-3"], 0.4)


def _hills(chance: Random, x: float, width: float, ground: float, high: float, fill: str) -> str:
    """A chain of hills."""
    count = chance.randint(3, 5)
    step = width / count
    path = f"M{x:.2f} {ground:.2f}V{ground - high * chance.uniform(0.5, 1):.2f}"
    for hill in range(1, count + 1):
        top = ground - high * chance.uniform(0.5, 1)
        path += (
            f"S{x + hill * step - step * 0.4:.2f} {top - high * 0.2:.2f} "
            f"{x + hill * step:.2f} {top:.2f}"
        )
    return tag("path", d=f"{path}V{ground:.2f}z", fill=fill)


def _fir(x: float, y: float, s: float, dark: str, roof: str, lit: str) -> str:
    w = 0.42 * s
    crown = "".join(
        f"M{x + w / 2:.2f} {y - s * top:.2f}l{w * half:.2f} {s * 0.42:.2f}h{-2 * w * half:.2f}z"
        for top, half in ((1, 0.3), (0.76, 0.4), (0.52, 0.5))
    )
    trunk = f"M{x + w * 0.42:.2f} {y - s * 0.12:.2f}h{w * 0.16:.2f}v{s * 0.12:.2f}h{-w * 0.16:.2f}z"
    return tag("path", d=trunk, fill=roof) + tag("path", d=crown, fill=dark)


def _tree(x: float, y: float, s: float, dark: str, roof: str, lit: str) -> str:
    trunk = f"M{x + s * 0.22:.2f} {y - s * 0.4:.2f}h{s * 0.08:.2f}v{s * 0.4:.2f}h{-s * 0.08:.2f}z"
    return tag("path", d=trunk, fill=roof) + tag(
        "ellipse", cx=x + s * 0.26, cy=y - s * 0.56, rx=s * 0.26, ry=s * 0.34, fill=dark
    )


def _house(x: float, y: float, s: float, dark: str, roof: str, lit: str) -> str:
    w, wall = 0.8 * s, 0.42 * s
    return (
        tag("rect", x=x + 0.06 * s, y=y - wall, width=w - 0.12 * s, height=wall, fill=roof)
        + tag(
            "path",
            d=f"M{x:.2f} {y - wall:.2f}l{w / 2:.2f} {wall - s * 0.86:.2f}l{w / 2:.2f} "
            f"{s * 0.86 - wall:.2f}z",
            fill=dark,
        )
        + tag("rect", x=x + w * 0.24, y=y - s * 0.3, width=s * 0.12, height=s * 0.14, fill=lit)
        + tag("rect", x=x + w * 0.6, y=y - s * 0.28, width=s * 0.13, height=s * 0.28, fill=lit)
    )


def _long(x: float, y: float, s: float, dark: str, roof: str, lit: str) -> str:
    w, wall = 1.3 * s, 0.3 * s
    shape = (
        f"M{x:.2f} {y - wall:.2f}q{s * 0.14:.2f} {-s * 0.34:.2f} {s * 0.3:.2f} {-s * 0.36:.2f}"
        f"h{s * 0.7:.2f}q{s * 0.16:.2f} {s * 0.02:.2f} {s * 0.3:.2f} {s * 0.36:.2f}z"
    )
    windows = "".join(
        tag("rect", x=x + w * share, y=y - s * 0.21, width=s * 0.1, height=s * 0.12, fill=lit)
        for share in (0.2, 0.46, 0.72)
    )
    body = tag("rect", x=x + 0.08 * s, y=y - wall, width=w - 0.16 * s, height=wall, fill=roof)
    return body + tag("path", d=shape, fill=dark) + windows


def _tower(x: float, y: float, s: float, dark: str, roof: str, lit: str) -> str:
    w, top = 0.4 * s, y - s * 1.02
    teeth = "".join(
        f"M{x + share * w - 0.02 * s:.2f} {top - s * 0.1:.2f}h{w * 0.28:.2f}v{s * 0.14:.2f}"
        f"h{-w * 0.28:.2f}z"
        for share in (0, 0.38, 0.76)
    )
    return (
        tag("rect", x=x + 0.02 * s, y=top, width=w, height=s * 1.02, fill=roof)
        + tag("path", d=teeth, fill=roof)
        + tag("rect", x=x - 0.02 * s, y=top + 0.02 * s, width=w * 1.2, height=s * 0.12, fill=dark)
        + tag("rect", x=x + w * 0.36, y=top + s * 0.3, width=s * 0.12, height=s * 0.2, fill=lit)
    )


def _mill(x: float, y: float, s: float, dark: str, roof: str, lit: str) -> str:
    w, hub = 0.5 * s, y - s * 0.74
    middle = x + s * 0.4
    body = (
        f"M{middle - w * 0.3:.2f} {hub:.2f}h{w * 0.6:.2f}L{middle + w * 0.5:.2f} {y:.2f}h{-w:.2f}z"
    )
    cap = f"M{middle - w * 0.36:.2f} {hub:.2f}q{w * 0.36:.2f} {-s * 0.3:.2f} {w * 0.72:.2f} 0z"
    sails = "".join(
        f"M{middle:.2f} {hub:.2f}l{dx * s:.2f} {dy * s:.2f}"
        for dx, dy in ((0.32, -0.3), (-0.32, 0.3), (0.3, 0.32), (-0.3, -0.32))
    )
    return (
        tag("path", d=body, fill=roof)
        + tag("path", d=cap, fill=dark)
        + tag("path", d=sails, fill="none", stroke=lit, stroke_width=s * 0.09)
        + tag("path", d=sails, fill="none", stroke=dark, stroke_width=s * 0.025)
        + tag("rect", x=middle - s * 0.06, y=y - s * 0.2, width=s * 0.12, height=s * 0.2, fill=lit)
    )


Piece = Callable[[float, float, float, str, str, str], str]
_PIECES: Final[tuple[tuple[Piece, float], ...]] = (
    (_fir, 0.42),
    (_fir, 0.42),
    (_tree, 0.52),
    (_house, 0.8),
    (_house, 0.8),
    (_long, 1.3),
    (_tower, 0.44),
    (_mill, 0.8),
)
"""What stands in a village, with its width in parts of its height."""

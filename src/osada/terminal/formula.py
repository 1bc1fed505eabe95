"""A card's effect at a glance, drawn in glyphs: `☻→▯`, `♣: ¤★`. Where glyphs fail, a short word."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from osada.settlers.effects import prices
from osada.settlers.effects import tokens as f
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.formula import Part
from osada.settlers.effects.formula import formula as parts
from osada.settlers.goods import GOODS
from osada.terminal import glyphs as g
from osada.terminal.ink import Line, Piece

_DRAWN: Final = {
    f.ARROW: (g.ARROW, "$ink-3"),
    f.SLASH: ("/", "$ink-3"),
    f.COLON: (": ", "$ink-3"),
    f.LOCATION: (g.LOCATION, "$give"),
    f.FOUNDATION: (g.FOUNDATION, "$g-base"),
    f.DEAL: (g.DEAL, "$ink-2"),
    f.SAMURAI: (g.SAMURAI, "$g-samurai"),
}
_AT_MOST: Final = "≤"


def amount(good: str, n: int) -> Piece:
    """`≡≡`, in the colour of the good."""
    return g.goods_glyphs(GOODS.index(good), n), g.good_style(good)


def _piece(token: f.Token) -> Piece:
    if token.kind == f.GOOD:
        return amount(token.what, token.n)
    if token.kind == f.COLOUR:
        return g.COLOUR.get(token.what, g.NO_COLOUR), f"$c-{token.what}"
    if token.kind == f.TEXT:
        if token.what == " ":
            return " ", ""
        return token.what, "$ink-3" if token.what.startswith(_AT_MOST) else "$ink-2"
    glyph, style = _DRAWN[token.kind]
    return glyph * token.n, style


def _drawn(tokens: Iterable[f.Token]) -> Line:
    return [_piece(token) for token in tokens]


def _line(part: Part) -> Line:
    line = _drawn(part.tokens)
    if part.kind == "bonus":
        line.insert(0, (g.BONUS, "$ink-2"))
    if part.limit:
        line.append((f" ×{part.limit}", "$ink-3"))
    return line


def price(cost: v.Price) -> Line:
    """What is paid: `☻■`, `▯`, `§`, `⌂`."""
    return _drawn(prices.tokens(cost))


@cache
def _lines(ability: v.Ability, language: str) -> tuple[tuple[Piece, ...], ...]:
    return tuple(tuple(_line(part)) for part in parts(ability, language))


def formula(ability: v.Ability, language: str) -> list[Line]:
    """What a card does, a short line for each thing."""
    return [list(line) for line in _lines(ability, language)]

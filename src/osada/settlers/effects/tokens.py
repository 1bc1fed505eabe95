"""The pieces of a formula: neutral tokens that every face draws its own way."""

from typing import Final, NamedTuple

from osada.settlers.effects import colours as of
from osada.settlers.effects.phrasing import WORDS
from osada.settlers.goods import GOODS
from osada.speech import Folders, said

GOOD: Final = "good"
COLOUR: Final = "colour"
TEXT: Final = "text"
ARROW: Final = "arrow"
SLASH: Final = "slash"
COLON: Final = "colon"
LOCATION: Final = "location"
FOUNDATION: Final = "foundation"
DEAL: Final = "deal"
SAMURAI: Final = "samurai"

_MARK: Final = "\0"
"""Stands in a sentence on both sides of a token."""


class Token(NamedTuple):
    """A piece of a formula."""

    kind: str
    what: str = ""
    """The good, the colour (`none` for no colour), or the text itself; a gap is the text " "."""
    n: int = 1
    """How many of it."""
    sign: str = ""
    """Of a text the icon that says the same, if there is one; of a slash `per` if it means that."""


_SIGNS: Final = {
    "short-prayer": "prayer",
    "short-when-pray": "prayer",
    "short-declare": "declare",
    "short-choose": "eye",
    "short-open": "k-open",
    "short-store": "k-storage",
    "short-printed-defense": "defense-printed",
    "short-when-visit": "visit",
    "short-when-visited": "k-open",
    "short-set": "set",
    "short-statue": "statue",
}
"""The icons of short messages, as the page's sprite names them."""

GAP: Final = Token(TEXT, " ")
TO: Final = Token(ARROW)
OR: Final = Token(SLASH)
PER: Final = Token(SLASH, sign="per")


def good(kind: int, n: int = 1) -> Token:
    """So many of a good."""
    return Token(GOOD, GOODS[kind], n)


def worded(language: str, message: str, n: int = 1, words: Folders = WORDS) -> list[Token]:
    """A short message; where it names a card, points or a foundation, that is a token."""
    icons = {
        "card": Token(GOOD, "card"),
        "points": Token(GOOD, "vp", n),
        "foundation": Token(FOUNDATION),
    }
    values = {name: f"{_MARK}{name}{_MARK}" for name in icons}
    text = said(words, language, message, n=n, **values)
    found: list[Token] = []
    for at, piece in enumerate(text.split(_MARK)):
        if at % 2:
            found.append(icons[piece])
        elif piece:
            before, after = piece[0] == " ", piece[-1] == " "
            told = Token(TEXT, piece.strip(), n, _SIGNS.get(message, ""))
            found += [GAP] * before + [told] + [GAP] * after
    return found


def colours(mask: int) -> list[Token]:
    """The colours of a mask."""
    names = [name for name, bit in of.COLOUR.items() if mask & bit]
    return [Token(COLOUR, name) for name in names or ["none"]]


def either(them: list[list[Token]]) -> list[Token]:
    """The one or the other."""
    found: list[Token] = []
    for one in them:
        found += [OR, *one] if found else one
    return found

"""One shape for each good, colour and kind, the same everywhere; none of them is only a colour.

All are one cell wide and, but for two, in the set that terminal fonts share (WGL4).
"""

from typing import Final

from osada.settlers.effects.vocabulary import COLOURS
from osada.settlers.goods import GOODS

GOOD: Final = {
    "wood": "≡",
    "stone": "■",
    "food": "●",
    "gold": "¤",
    "worker": "☻",
    "raze": "▲",
    "defense": "▼",
    "vp": "★",
    "card": "▯",
    "blessing": "♦",
    "tech": "∩",
}
"""Logs, a block, an apple, a coin, a person, a flame, a shield, a star, a card, a jewel, a gate."""

COLOUR: Final = {
    "brown": "♣",
    "grey": "#",
    "red": "/",
    "pink": "♥",
    "gold": "◊",
    "blue": "≈",
    "black": "×",
    "purple": "+",
    "white": "□",
    "orange": "∆",
    "tricolour": "¶",
}
NO_COLOUR: Final = "○"
KIND: Final = ("☼", "✦", "►")
"""Production, feature, action."""

LOCATION: Final = "⌂"
FOUNDATION: Final = "▬"
SAMURAI: Final = "Ψ"
DEAL: Final = "§"
BONUS: Final = "┬"
BLOCKED: Final = "ø"
STATUE: Final = "♀"
VISIT: Final = "☺"
STORE: Final = "╦"
PROVINCE: Final = "Γ"
INVENTION: Final = "‡"
UPKEEP: Final = "◘"
PROGRESS: Final = {"dove": "√", "bee": "∞", "wall": "▓", "bribe": "$"}
"""The Progress tokens of a campaign: a bird, wings, bricks, money."""
CATEGORY: Final = {"military": "♠", "economy": "%", "culture": "♫"}
"""The tracks of a campaign, and the Goals that lead along them."""
ARROW: Final = "→"
USED: Final = "•"
OPEN: Final = "○"
YES: Final = "✓"
NO: Final = "×"
FIRST: Final = "►"


def good_style(good: str) -> str:
    """The style of a good's glyph."""
    return f"$g-{good}"


def colours_of(mask: int) -> list[str]:
    """The names of a card's colours."""
    return [name for i, name in enumerate(COLOURS) if mask >> i & 1]


def colour_glyphs(mask: int) -> str:
    """`♣`; several colours one after another; `○` for none."""
    return "".join(COLOUR[name] for name in colours_of(mask)) or NO_COLOUR


def colour_style(mask: int) -> str:
    """The style of a card's first colour."""
    names = colours_of(mask)
    return f"$c-{names[0]}" if names else "$c-none"


def goods_glyphs(good: int, n: int) -> str:
    """`≡≡`, and from four on `4≡`."""
    glyph = GOOD[GOODS[good]]
    return glyph * n if n <= 3 else f"{n}{glyph}"


def category_style(category: str) -> str:
    """The style of a track or a Goal."""
    return {"military": "$c-red", "economy": "$c-gold", "culture": "$c-blue"}[category]


def token_style(token: str) -> str:
    """The style of a blessing: of its colour; the one of three colours has that of blessings."""
    return good_style("blessing") if token == "tricolour" else f"$c-{token}"

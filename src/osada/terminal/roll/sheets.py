"""What of the game is drawn on a player's sheets, and how its signs look."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from osada.rollwrite.goods import GOODS, PRICES
from osada.rollwrite.spots import PossibleMove
from osada.rollwrite.village import Village
from osada.terminal import glyphs as g
from osada.terminal.formula import amount
from osada.terminal.ink import Line

EMPTY: Final = "□"
"""An area that costs no resources."""
CROSSED: Final = "×"
IMPERIAL: Final = "◊"
ACTION: Final = "worker"
POSSIBLE: Final = (g.YES, "bold $go")

_SIGNS: Final = {"actions": ACTION}


@dataclass(frozen=True)
class Sheets:
    """One player's sheets and what can be done there."""

    player: Mapping[str, Any]
    """As the view tells it."""
    village: Village
    language: str
    phase: str
    is_basic: bool
    standings: tuple[str, ...]
    """What the buildings do this round."""
    possible: frozenset[str] = frozenset()
    """Places where something can be done."""
    pointed: str = ""
    cells: tuple[str, ...] = ()
    """Sections that the settlement pointed at would cover."""

    def can(self, place: str) -> bool:
        """Whether something can be done at a place."""
        return place in self.possible

    @property
    def settlements(self) -> dict[str, int]:
        """Which settlement a section belongs to, by number."""
        placed = self.player["placed"]
        return {cell: n for n, one in enumerate(placed, 1) for cell in one["cells"]}


def units(counts: Mapping[str, int]) -> Line:
    """`☻■■★`: goods, actions and points in glyphs."""
    return [amount(_SIGNS.get(kind, kind), n) for kind, n in counts.items() if n > 0]


def price(number: int) -> Line:
    """The printed price of an area; a small box for none."""
    found = units(dict(zip(GOODS, PRICES[number], strict=False)))
    return found or [(EMPTY, "$ink-2")]


def change(one: PossibleMove) -> Line:
    """`☻■■→★★`: what a move costs and brings."""
    pays, brings = units(one.pays), units(one.brings)
    return [*pays, (g.ARROW, "$ink-3"), *brings] if brings else pays


def settlement_style(number: int) -> str:
    """The look of a section in a settlement."""
    hues = ("blue", "red", "gold", "purple", "brown", "pink")
    return f"bold $c-{hues[(number - 1) % len(hues)]}"

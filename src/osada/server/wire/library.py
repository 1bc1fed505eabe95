"""The cards of the card game in one language."""

from typing import Literal

from msgspec import Struct

from osada.server.wire.names import Language
from osada.server.wire.sentence import Sentence
from osada.settlers.viewtypes import Card, Category, Era, Good, Goods, Row


class Token(Struct, omit_defaults=True):
    """A piece of a card's formula."""

    kind: Literal[
        "good",
        "colour",
        "text",
        "arrow",
        "slash",
        "colon",
        "location",
        "deal",
        "samurai",
        "foundation",
    ]
    what: str = ""
    """The good or the colour; of a text the text itself."""
    n: int = 1
    sign: str = ""
    """The icon that stands for a text; of a slash `per`, if it means that."""


class Ability(Struct, omit_defaults=True):
    """One thing that a card does: in words, and as a formula."""

    kind: Literal["production", "feature", "action", "bonus"]
    text: Sentence
    formula: list[Token] = []


class CardFace(Struct, omit_defaults=True):
    """All facts of a card. Copies that differ in print are cards of their own."""

    numbers: list[Card]
    slug: str
    name: str
    faction: str
    """`common`, a faction, `attack`; of a campaign `province`, `invention`, `goal`."""
    kind: Row
    colours: list[str]
    cost: Goods
    location: bool
    """Whether a location or foundation is given up for it."""
    raze: Goods
    deal: Good | None
    worth: int
    abilities: list[Ability]
    art: str
    source: str
    """Where its effect comes from: `seed`, `public`, `house`."""
    uses: int = 0
    """How often its action can be used in a round."""
    box: str = ""
    """The box that it comes from; of the base game none."""
    mark: str = ""
    """What it counts as in a deck; of a basic card none."""
    form: Literal["open", "storage", "instant"] | None = None
    """A production that rivals can visit; a place for goods; a card that is played, not built."""
    shelf: int = 0
    """How many goods or cards a storage keeps; 0: as many as there are."""
    shielded: bool = False
    """Whether a defense token is printed on it."""
    price: int = 0
    """Of an Invention, in knowledge."""
    era: Era | None = None
    """Of an Invention."""
    category: Category | None = None
    """Of a Goal."""
    asks: str = ""
    """Of a Goal: what has to be done or had, without what that brings."""


class FactionFace(Struct):
    """A faction and its board."""

    slug: str
    name: str
    goods: Goods
    """What its board gives each round."""
    keeps: list[Good]


class Library(Struct):
    """All cards and factions of the game in one language."""

    language: Language
    version: str
    cards: list[CardFace]
    factions: list[FactionFace]

"""What `per ...` counts: small classes, each with its phrase, its words and its reckoning."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.reading import colour
from osada.settlers.state import SAMURAI

if TYPE_CHECKING:
    from osada.settlers.catalogue import Catalogue
    from osada.settlers.state import Player, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something in an empire that is counted."""

    code: ClassVar[int] = 0
    """Part of fingerprints; 0 means that nothing is counted."""

    def __init__(self, what: int = 0) -> None:
        self.what = what

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """The count that a phrase stands for, None if it is another's."""
        return None

    @abstractmethod
    def total(self, state: "State", player: "Player") -> int:
        """How many there are now."""

    def adds(self, cards: "Catalogue", card: int) -> int:
        """How many more there are once a card is built."""
        return 0

    @abstractmethod
    def clause(self, language: str, goods: str) -> str:
        """`1 food per red location you have`."""

    @abstractmethod
    def tokens(self) -> list[t.Token]:
        """What a formula shows."""

    @abstractmethod
    def short(self) -> str:
        """The formula in words."""


class PerColour(Count):
    """Locations of a colour; `what` is its bit."""

    code = 1

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """The last count that is tried: any other word must be a colour."""
        return PerColour(colour(text))

    def total(self, state: "State", player: "Player") -> int:
        """How many locations have the colour."""
        cards = state.cards.card
        what = self.what
        n = 0
        for location in player.empire:
            if cards[location.card].colours & what:
                n += 1
        return n

    def adds(self, cards: "Catalogue", card: int) -> int:
        """A card of the colour."""
        return 1 if cards.colours[card] & self.what else 0

    def clause(self, language: str, goods: str) -> str:
        """`1 food per red location you have`."""
        named = phrasing.colours(language, self.what, "each", "or")
        return phrasing.say(language, "per-colour", goods=goods, colour=named)

    def tokens(self) -> list[t.Token]:
        """The colour."""
        return t.colours(self.what)

    def short(self) -> str:
        """`red`."""
        return phrasing.short_colours(self.what)


class PerSamurai(Count):
    """Samurai that stand on locations."""

    code = 2

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`samurai`."""
        return PerSamurai() if text == "samurai" else None

    def total(self, state: "State", player: "Player") -> int:
        """How many samurai are deployed."""
        n = 0
        for location in player.empire:
            if location.marks & SAMURAI:
                n += 1
        return n

    def clause(self, language: str, goods: str) -> str:
        """`1 vp per samurai you have deployed`."""
        return phrasing.say(language, "per-samurai", goods=goods)

    def tokens(self) -> list[t.Token]:
        """A samurai."""
        return [t.Token(t.SAMURAI)]

    def short(self) -> str:
        """`samurai`."""
        return "samurai"

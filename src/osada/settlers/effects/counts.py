"""What `per ...` counts: small classes, each with its phrase, its words and its reckoning."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from osada.settlers.backs import COMMON, PROVINCE
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.colours import COLOUR, COLOURS
from osada.settlers.effects.events import KINDS
from osada.settlers.effects.reading import colour, good
from osada.settlers.goods import BLESSING, CARD, GOODS, SUPPLY, TOKENS
from osada.settlers.state import SAMURAI

if TYPE_CHECKING:
    from osada.settlers.catalogue import Catalogue
    from osada.settlers.effects.vocabulary import Ability
    from osada.settlers.state import Player, State

SET: Final = 3
"""Locations of one colour that make a set (SET-1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something in an empire that is counted."""

    code: ClassVar[int] = 0
    """Part of fingerprints; 0 means that nothing is counted."""
    examples: ClassVar[tuple[str, ...]] = ()
    """How it may be written in a card file; colours are known anyway."""

    def __init__(self, what: int = 0) -> None:
        self.what = what

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """The count that a phrase stands for, None if it is another's."""
        return None

    @abstractmethod
    def total(self, state: "State", player: "Player") -> int:
        """How many there are now."""

    def here(self, state: "State", player: "Player", card: int) -> int:
        """How many there are for the location of a card, where that makes a difference."""
        return self.total(state, player)

    def adds(self, cards: "Catalogue", card: int) -> int:
        """How many more there are once a card is built."""
        return 0

    def lacks(self, ability: "Ability") -> str:
        """Why a card never has what is counted; "" if it may have it."""
        return ""

    @abstractmethod
    def clause(self, language: str, goods: str) -> str:
        """`1 food per red location you have`."""

    @abstractmethod
    def tokens(self, language: str) -> list[t.Token]:
        """What a formula shows."""

    @abstractmethod
    def short(self) -> str:
        """The formula in words."""


class PerColour(Count):
    """Locations of a colour; `what` is its bit."""

    code = 1

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`red`."""
        return PerColour(COLOUR[text]) if text in COLOUR else None

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

    def tokens(self, language: str) -> list[t.Token]:
        """The colour."""
        return t.colours(self.what)

    def short(self) -> str:
        """`red`."""
        return phrasing.short_colours(self.what)


class PerSamurai(Count):
    """Samurai that stand on locations."""

    code = 2
    examples = ("samurai",)

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

    def tokens(self, language: str) -> list[t.Token]:
        """A samurai."""
        return [t.Token(t.SAMURAI)]

    def short(self) -> str:
        """`samurai`."""
        return "samurai"


class PerSet(Count):
    """Sets: three locations of one colour each; `what` is its bit, 0 for all (SET-5, SET-6)."""

    code = 7
    examples = ("set", "red set")

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`set`, `red set`."""
        if text == "set":
            return PerSet()
        return PerSet(colour(text.removesuffix(" set"))) if text.endswith(" set") else None

    def total(self, state: "State", player: "Player") -> int:
        """How many sets stand now."""
        return sum(
            n for at, n in enumerate(sets_of(state, player)) if not self.what or self.what & 1 << at
        )

    def clause(self, language: str, goods: str) -> str:
        """`1 vp per set you have`."""
        if not self.what:
            return phrasing.say(language, "per-set", goods=goods)
        named = phrasing.colours(language, self.what, "acc", "or")
        return phrasing.say(language, "per-set-colour", goods=goods, colour=named)

    def tokens(self, language: str) -> list[t.Token]:
        """Three of a colour."""
        return [
            t.Token(t.TEXT, "3×"),
            *(t.colours(self.what) if self.what else [t.Token(t.TEXT, "?")]),
        ]

    def short(self) -> str:
        """`red set`."""
        return f"{phrasing.short_colours(self.what)} set".strip()


class PerBlessing(Count):
    """Blessings in the supply."""

    code = 8
    examples = ("blessing",)

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`blessing`."""
        return PerBlessing() if text == "blessing" else None

    def total(self, state: "State", player: "Player") -> int:
        """How many there are."""
        return player.blessings.bit_count()

    def clause(self, language: str, goods: str) -> str:
        """`1 vp per blessing you have`."""
        return phrasing.say(language, "per-blessing", goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """A blessing."""
        return [t.good(BLESSING)]

    def short(self) -> str:
        """`blessing`."""
        return "blessing"


class PerClass(Count):
    """Locations of a class: `what` is 1 for faction ones, 0 for common ones."""

    code = 3
    examples = ("faction location", "common location")

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`faction location`, `common location`."""
        if text not in ("faction location", "common location"):
            return None
        return PerClass(int(text == "faction location"))

    def total(self, state: "State", player: "Player") -> int:
        """How many locations there are; each counts once, whatever its colours (AMB-X-13)."""
        faction = state.cards.faction
        n = 0
        for location in player.empire:
            back = faction[location.card]
            if back >= 0 if self.what else back == COMMON:
                n += 1
        return n

    def adds(self, cards: "Catalogue", card: int) -> int:
        """A card of the class."""
        back = cards.faction[card]
        return int(back >= 0 if self.what else back == COMMON)

    def clause(self, language: str, goods: str) -> str:
        """`1 vp per faction location you have`."""
        kind = "faction" if self.what else "common"
        return phrasing.say(language, "per-class", goods=goods, kind=kind)

    def tokens(self, language: str) -> list[t.Token]:
        """A location, worth as many points as one of its class."""
        return [t.Token(t.LOCATION, "", 2 if self.what else 1)]

    def short(self) -> str:
        """`faction location`."""
        return "faction location" if self.what else "common location"


class PerKind(Count):
    """Locations of a kind: `what` is its number (AMB-X-5)."""

    code = 9
    examples = ("production location", "feature location", "action location")

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`production location`, `feature location`, `action location`."""
        kind = text.removesuffix(" location")
        return PerKind(KINDS.index(kind)) if kind in KINDS and kind != text else None

    def total(self, state: "State", player: "Player") -> int:
        """How many locations are of the kind."""
        cards = state.cards.card
        n = 0
        for location in player.empire:
            if self.what in cards[location.card].kinds:
                n += 1
        return n

    def adds(self, cards: "Catalogue", card: int) -> int:
        """A card of the kind."""
        return int(self.what in cards.card[card].kinds)

    def clause(self, language: str, goods: str) -> str:
        """`1 worker per production location you have`."""
        return phrasing.say(language, "per-class", goods=goods, kind=KINDS[self.what])

    def tokens(self, language: str) -> list[t.Token]:
        """The kind."""
        return t.worded(language, f"short-kind-{KINDS[self.what]}")

    def short(self) -> str:
        """`production`."""
        return KINDS[self.what]


class PerProvince(Count):
    """Provinces of a campaign."""

    code = 10
    examples = ("province",)

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`province`."""
        return PerProvince() if text == "province" else None

    def total(self, state: "State", player: "Player") -> int:
        """How many Provinces there are."""
        faction = state.cards.faction
        n = 0
        for location in player.empire:
            if faction[location.card] == PROVINCE:
                n += 1
        return n

    def clause(self, language: str, goods: str) -> str:
        """`1 vp per Province you have`."""
        return phrasing.say(language, "per-province", goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """A Province."""
        return t.worded(language, "short-province")

    def short(self) -> str:
        """`province`."""
        return "province"


class PerDeal(Count):
    """Deals, those with rivals' locations too (AMB-X-13)."""

    code = 4
    examples = ("deal",)

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`deal`."""
        return PerDeal() if text == "deal" else None

    def total(self, state: "State", player: "Player") -> int:
        """How many deals there are."""
        return len(player.deals)

    def clause(self, language: str, goods: str) -> str:
        """`1 vp per deal you have`."""
        return phrasing.say(language, "per-deal", goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """A deal."""
        return [t.Token(t.DEAL)]

    def short(self) -> str:
        """`deal`."""
        return "deal"


class PerStored(Count):
    """Goods of a kind that lie on the location; `what` is the kind."""

    code = 5
    examples = ("stored wood",)

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`stored wood`."""
        word = text.removeprefix("stored ")
        return PerStored(good(word)) if word != text else None

    def total(self, state: "State", player: "Player") -> int:
        """How many are stored in the empire."""
        return sum([location.stored.count(self.what) for location in player.empire])

    def here(self, state: "State", player: "Player", card: int) -> int:
        """How many lie on the location itself (AMB-X-7)."""
        for location in player.empire:
            if location.card == card:
                return location.stored.count(self.what)
        return 0

    def lacks(self, ability: "Ability") -> str:
        """No storage that can keep the good."""
        if any(holder.stores(self.what) for holder in ability.holders):
            return ""
        named = GOODS[self.what]
        if self.what not in SUPPLY and self.what not in TOKENS:
            return f'{named} is never counted on a storage; "1 of each stored kind" takes it along'
        wanted = f"up to 3 {named}" if self.what in SUPPLY else "any goods"
        return f'no {named} is ever stored on this card; write "storage: {wanted} -> ..."'

    def clause(self, language: str, goods: str) -> str:
        """`1 wood per wood stored here`."""
        named = phrasing.noun(language, f"good-{GOODS[self.what]}", 1, "acc")
        kind = GOODS[self.what]
        return phrasing.say(language, "per-stored", goods=goods, stored=named, good=kind)

    def tokens(self, language: str) -> list[t.Token]:
        """The good."""
        return [t.good(self.what)]

    def short(self) -> str:
        """`stored wood`."""
        return f"stored {GOODS[self.what]}"


class PerCardUnder(Count):
    """Cards that lie under the location."""

    code = 6
    examples = ("card under this",)

    @classmethod
    def read(cls, text: str) -> "Count | None":
        """`card under this`."""
        return PerCardUnder() if text == "card under this" else None

    def total(self, state: "State", player: "Player") -> int:
        """How many lie under locations."""
        return sum([len(location.under) for location in player.empire])

    def here(self, state: "State", player: "Player", card: int) -> int:
        """How many lie under the location itself."""
        for location in player.empire:
            if location.card == card:
                return len(location.under)
        return 0

    def lacks(self, ability: "Ability") -> str:
        """Neither a storage for cards nor an effect that lays them there."""
        laid = any(op.lays_under() for op in ability.ops())
        if laid or any(holder.takes_cards() for holder in ability.holders):
            return ""
        return 'no card ever lies under this one; write "storage: 1 card from hand -> ..."'

    def clause(self, language: str, goods: str) -> str:
        """`1 raze token per card under this location`."""
        return phrasing.say(language, "per-card-under", goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """A card."""
        return [t.good(CARD)]

    def short(self) -> str:
        """`card under`."""
        return "card under"


def sets_of(state: "State", player: "Player") -> list[int]:
    """How many sets of each colour stand in an empire, by the places of the colours."""
    counts = [0] * len(COLOURS)
    cards = state.cards.card
    for location in player.empire:
        for at in cards[location.card].colour_places:
            counts[at] += 1
    for at in range(len(counts)):
        counts[at] = counts[at] // SET
    return counts

"""What a Goal of a campaign asks for: small classes, each with its phrase, its words and its test.

A Development Goal waits for an event so often, as a feature does; a State Goal asks for so many of
something (GOAL-1). `phases.goals` has markers and series, and says when a Goal is met.
"""

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from osada.settlers.coded import deal_card
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.counts import Count, PerClass, PerColour, PerKind
from osada.settlers.effects.events import (
    KINDS,
    WHEN_BUILD,
    WHEN_DEAL,
    WHEN_DRAW,
    WHEN_RAZE,
    WHEN_SEND,
    WHEN_USE,
    Event,
)
from osada.settlers.effects.reading import EffectError, colour, good, number, unknown
from osada.settlers.goods import CARD, EXTRA, GOODS, RESOURCES, VP

if TYPE_CHECKING:
    from osada.settlers.state import Player, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What has to be done or had, and how much of it."""

    code: ClassVar[int] = 0
    """Part of fingerprints."""
    message: ClassVar[str] = ""
    in_cleanup: ClassVar[bool] = False
    """Whether it can be met in cleanup only (GOAL-29)."""
    example: ClassVar[str] = ""
    """How it is written in a card file."""

    def __init__(self, n: int, what: int = 0) -> None:
        self.n = n
        self.what = what

    @classmethod
    def read(cls, n: int, text: str) -> "Condition | None":
        """The condition that stands after `have 3`, None if it is another's."""
        return None

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (self.code, self.n, self.what)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Condition) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"Condition{self.facts()}"

    def had(self, state: "State", player: "Player") -> int:
        """How much of it a player has now, of a State Goal."""
        return 0

    def asks(self, language: str) -> str:
        """What has to be done or had: `have at least 10 cards in your hand`."""
        return phrasing.say(language, self.message, n=self.n)

    def clause(self, language: str) -> str:
        """What a player reads."""
        return phrasing.say(language, "state-goal-line", text=self.asks(language))

    def tokens(self, language: str) -> list[t.Token]:
        """What a formula shows."""
        return t.worded(language, f"short-{self.message}", self.n)

    def short(self) -> str:
        """The formula in words."""
        return f"have {self.n} {self.message.removeprefix('have-')}"


class Development(Condition):
    """An event that happens so often, or so often in a row in one colour."""

    code = 1
    example = "4 times when you raze grey"

    def __init__(self, n: int, event: Event, in_a_row: bool = False) -> None:
        super().__init__(n)
        self.event = event
        self.in_a_row = in_a_row

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (self.code, self.n, self.event.facts(), self.in_a_row)

    def asks(self, language: str) -> str:
        """`each time you raze a grey card or location`."""
        if self.in_a_row:
            message = "goal-row-build" if self.event.when == WHEN_BUILD else "goal-row-raze"
            return phrasing.say(language, message, n=self.n)
        return self.event.clause(language, "").rstrip(", ")

    def clause(self, language: str) -> str:
        """`each time you raze a grey card or location, move your marker by 1`."""
        text = self.asks(language)
        if not self.in_a_row:
            text = self.event.clause(language, phrasing.say(language, "goal-step"))
        return phrasing.say(language, "development-goal-line", n=self.n, text=text)

    def tokens(self, language: str) -> list[t.Token]:
        """So many of the event."""
        shown = self.event.tokens(language)
        if self.in_a_row:
            shown = [*shown, t.GAP, *t.worded(language, "short-row")]
        return [t.Token(t.TEXT, f"{self.n}×"), t.GAP, *shown]

    def short(self) -> str:
        """`4x raze grey`."""
        return f"{self.n}x {self.event.short()}{' in a row' * self.in_a_row}"


class HaveLocations(Condition):
    """Locations that a count knows: of a colour or several, of a class, of a kind (GOAL-26)."""

    code = 2
    example = "have 3 black locations"

    def __init__(self, n: int, count: Count) -> None:
        super().__init__(n)
        self.count = count

    @classmethod
    def read(cls, n: int, text: str) -> Condition | None:
        """`black locations`, `brown or red locations`, `faction locations`."""
        match = re.fullmatch(r"(.+) locations?", text)
        if match is None:
            return None
        if match[1] in ("common", "faction"):
            return HaveLocations(n, PerClass(int(match[1] == "faction")))
        if match[1] in KINDS:
            return HaveLocations(n, PerKind(KINDS.index(match[1])))
        return HaveLocations(n, PerColour(sum({colour(word) for word in match[1].split(" or ")})))

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (self.code, self.n, self.count.code, self.count.what)

    def had(self, state: "State", player: "Player") -> int:
        """How many stand now, Provinces too."""
        return self.count.total(state, player)

    def asks(self, language: str) -> str:
        """`have at least 3 black locations in your empire`."""
        if isinstance(self.count, PerColour):
            named = phrasing.colours(language, self.count.what, "of", "or")
            return phrasing.say(language, "have-colour", n=self.n, colour=named)
        return phrasing.say(language, "have-kind", n=self.n, kind=self._kind())

    def _kind(self) -> str:
        return self.count.short().removesuffix(" location")

    def tokens(self, language: str) -> list[t.Token]:
        """So many of them."""
        return [t.Token(t.TEXT, f"{self.n}×"), t.GAP, *self.count.tokens(language)]

    def short(self) -> str:
        """`have 3 black location`."""
        return f"have {self.n} {self._kind()} location"


class HaveDeals(Condition):
    """Deals: all, those for one good, the most for one good, or different ones (AMB-C62)."""

    code = 3
    example = "have 3 deals for one good"

    @classmethod
    def read(cls, n: int, text: str) -> Condition | None:
        """`deals`, `deals for worker`, `deals for one good`, `deals for different goods`."""
        match = re.fullmatch(r"deals?(?: for (.+))?", text)
        if match is None:
            return None
        if match[1] is None:
            return HaveDeals(n, ALL_DEALS)
        if match[1] in _DEALS:
            return HaveDeals(n, _DEALS[match[1]])
        return HaveDeals(n, good(match[1]))

    def had(self, state: "State", player: "Player") -> int:
        """How many of them yield now."""
        counts = [0] * len(GOODS)
        for deal in player.deals:
            counts[state.cards.deal[deal_card(deal)]] += 1
        if self.what == ALL_DEALS:
            return len(player.deals)
        if self.what == SAME:
            return max(counts)
        if self.what == DIFFERENT:
            return sum([int(n > 0) for n in counts])
        return counts[self.what]

    def asks(self, language: str) -> str:
        """`have at least 3 deals for one good`."""
        if self.what < 0:
            return phrasing.say(language, _DEAL_MESSAGES[self.what], n=self.n)
        named = phrasing.good(language, self.what, 1, "acc")
        return phrasing.say(language, "have-deals-for", n=self.n, goods=named)

    def tokens(self, language: str) -> list[t.Token]:
        """So many deals."""
        shown = [t.Token(t.TEXT, f"{self.n}×"), t.GAP, t.Token(t.DEAL)]
        if self.what >= 0:
            return [*shown, t.good(self.what)]
        if self.what == ALL_DEALS:
            return shown
        sign = "short-same" if self.what == SAME else "short-different"
        return [*shown, t.GAP, *t.worded(language, sign)]

    def short(self) -> str:
        """`have 3 deal for one good`."""
        if self.what == ALL_DEALS:
            return f"have {self.n} deal"
        names = {number: name for name, number in _DEALS.items()}
        return f"have {self.n} deal for {names.get(self.what) or GOODS[self.what]}"


ALL_DEALS: Final = -1
SAME: Final = -2
DIFFERENT: Final = -3
_DEALS: Final = {"one good": SAME, "different goods": DIFFERENT}
_DEAL_MESSAGES: Final = {
    ALL_DEALS: "have-deals", SAME: "have-deals-same", DIFFERENT: "have-deals-different",
}  # fmt: skip


class HaveGood(Condition):
    """A good in the supply, or points on the track; `what` is the good."""

    code = 4
    example = "have 4 gold"

    @classmethod
    def read(cls, n: int, text: str) -> Condition | None:
        """`gold`, `vp`."""
        word = text.removesuffix("s")
        if word not in GOODS or word == GOODS[CARD] or GOODS.index(word) in EXTRA:
            return None
        return HaveGood(n, good(word))

    def had(self, state: "State", player: "Player") -> int:
        """How much there is."""
        from osada.settlers.supply import amount  # it reads the events

        return amount(player, self.what)

    def asks(self, language: str) -> str:
        """`have at least 4 gold`."""
        named = phrasing.good(language, self.what, self.n, "acc")
        message = "have-points" if self.what == VP else "have-good"
        return phrasing.say(language, message, goods=named)

    def tokens(self, language: str) -> list[t.Token]:
        """So much of it."""
        return [t.Token(t.TEXT, f"{self.n}×"), t.good(self.what)]

    def short(self) -> str:
        """`have 4 gold`."""
        return f"have {self.n} {GOODS[self.what]}"


class HaveOfOneResource(Condition):
    """So many of one resource, whichever it is."""

    code = 5
    example = "have 5 of one resource"
    message = "have-of-one-resource"

    @classmethod
    def read(cls, n: int, text: str) -> Condition | None:
        """`of one resource`."""
        return HaveOfOneResource(n) if text == "of one resource" else None

    def had(self, state: "State", player: "Player") -> int:
        """The most there is of one."""
        return max(player.wood, player.stone, player.food)

    def tokens(self, language: str) -> list[t.Token]:
        """One of the resources."""
        shown = t.either([[t.good(one)] for one in RESOURCES])
        return [t.Token(t.TEXT, f"{self.n}×"), t.GAP, *shown]

    def short(self) -> str:
        """`have 5 of one resource`."""
        return f"have {self.n} of one resource"


class HaveCards(Condition):
    """Cards in hand."""

    code = 6
    example = "have 10 cards in hand"
    message = "have-cards"

    @classmethod
    def read(cls, n: int, text: str) -> Condition | None:
        """`cards in hand`."""
        return HaveCards(n) if re.fullmatch(r"cards? in hand", text) else None

    def had(self, state: "State", player: "Player") -> int:
        """The hand."""
        return len(player.hand)

    def tokens(self, language: str) -> list[t.Token]:
        """So many cards."""
        return [t.Token(t.TEXT, f"{self.n}×"), t.good(CARD)]

    def short(self) -> str:
        """`have 10 card`."""
        return f"have {self.n} card"


class HaveColours(Condition):
    """Colours among one's own locations, Provinces included."""

    code = 7
    example = "have 5 colours"
    message = "have-colours"

    @classmethod
    def read(cls, n: int, text: str) -> Condition | None:
        """`colours`."""
        if text not in ("colours", "colour"):
            return None
        if n > len(COLOURS):
            raise EffectError(f"there are {len(COLOURS)} colours")
        return HaveColours(n)

    def had(self, state: "State", player: "Player") -> int:
        """How many there are."""
        mask = 0
        for location in player.empire:
            mask |= state.cards.card[location.card].colours
        return mask.bit_count()

    def short(self) -> str:
        """`have 5 colours`."""
        return f"have {self.n} colours"


class Store(Condition):
    """Goods kept in the supply over a cleanup, of any kind (AMB-C56)."""

    code = 8
    example = "store 2 goods in cleanup"
    message = "have-stored"
    in_cleanup = True

    def had(self, state: "State", player: "Player") -> int:
        """What can be kept; once the rest is discarded, what is kept."""
        from osada.settlers.storage import all_kept  # it reads the events

        return all_kept(state, player)

    def short(self) -> str:
        """`store 2`."""
        return f"store {self.n}"


_STATES: Final[tuple[type[Condition], ...]] = (
    HaveLocations, HaveDeals, HaveGood, HaveOfOneResource, HaveCards, HaveColours,
)  # fmt: skip
COUNTED: Final = (WHEN_BUILD, WHEN_RAZE, WHEN_DEAL, WHEN_USE, WHEN_SEND, WHEN_DRAW)
"""The events that can be counted for a Goal."""
CONDITIONS: Final[tuple[type[Condition], ...]] = (Development, *_STATES, Store)


def read(text: str) -> Condition:
    """`4 times when you raze grey`, `3 in a row of one colour when you build`, `have 3 raze`."""
    from osada.settlers.effects import registry  # it knows the events

    if match := re.fullmatch(r"(\d+) (times?|in a row of one colour) when (.+)", text):
        event, in_a_row = registry.event(match[3].strip()), match[2].startswith("in")
        if in_a_row and (event.test or event.when not in (WHEN_BUILD, WHEN_RAZE)):
            raise EffectError('in a row can be "you build" and "you raze"')
        if event.when not in COUNTED or event.pairs_up() or event.looks_at_payment():
            raise EffectError(f'a Goal cannot wait for "{match[3].strip()}"')
        return Development(number(match[1]), event, in_a_row)
    if match := re.fullmatch(r"store (\d+) goods? in cleanup", text):
        return Store(number(match[1]))
    if match := re.fullmatch(r"have (\d+) (.+)", text):
        n = number(match[1])
        for one in _STATES:
            found = one.read(n, match[2].strip())
            if found is not None:
                return found
    raise unknown("condition of a Goal", text, [one.example for one in CONDITIONS])

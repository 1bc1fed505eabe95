"""What a feature may wait for: small classes, each with its phrase, its words and its test."""

import re
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from osada.settlers.backs import COMMON
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.colours import COLOUR, COLOURS
from osada.settlers.effects.reading import good, number, unknown
from osada.settlers.goods import BLESSING, GOLD, GOODS, PAID, TOKENS, VP
from osada.settlers.verbs import unpacked

if TYPE_CHECKING:
    from osada.settlers.state import Player, State

WHEN_BUILD: Final = 0
WHEN_RAZE: Final = 1
WHEN_DEAL: Final = 2
WHEN_SAMURAI: Final = 3
WHEN_RIVAL_SENDS: Final = 4
WHEN_VP: Final = 5
WHEN_VISIT: Final = 6
WHEN_VISITED: Final = 7
WHEN_PRAY: Final = 8
WHEN_GAIN: Final = 9
WHEN_SET: Final = 10
WHEN_MATCHED: Final = 11
WHEN_FOUNDATION: Final = 12
WHEN_RAZED: Final = 13  # of the seat whose location is razed
WHEN_USE: Final = 14  # where: the payment of all activations, packed
WHEN_SEND: Final = 15  # once for each reward
WHEN_PASS: Final = 16
WHEN_UPKEEP: Final = 17
WHEN_REPLACE: Final = 18  # a foundation is given up for a building
WHEN_DRAW: Final = 19

ANYWHERE: Final = 0
FROM_HAND: Final = 4
OF_RIVAL: Final = 5
"""Where something happened, as an event is told."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """An event that features answer; `when` says what happened, `test` what is asked of it."""

    happens: ClassVar[int] = -1
    tests: ClassVar[int] = 0
    phrase: ClassVar[str] = ""
    """How it is written in a card file, where that is always the same."""
    examples: ClassVar[tuple[str, ...]] = ()
    """How it may be written, where it can be written in several ways."""
    message: ClassVar[str] = ""
    icon: ClassVar[str] = ""
    """The message of its formula."""
    in_short: ClassVar[str] = ""
    weight: ClassVar[str] = ""
    """How often a round bots expect it."""
    for_goals: ClassVar[bool] = False
    """Whether only Goals wait for it."""

    def __init__(self, when: int, test: int = 0, what: int = 0, at_least: int = 0) -> None:
        self.when = when
        self.test = test
        self.what = what
        self.at_least = at_least

    @classmethod
    def read(cls, text: str) -> "Event | None":
        """The event that a phrase stands for, None if it is another's."""
        return cls(cls.happens, cls.tests) if text == cls.phrase else None

    def facts(self) -> tuple[int, int, int, int]:
        """All that it is."""
        return (self.when, self.test, self.what, self.at_least)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether what happened, to a card somewhere, is what it waits for."""
        return True

    def heard(self, state: "State", card: int, where: int, times: int) -> int:
        """How often what happened so many times is what it waits for."""
        return times if self.fits(state, card, where) else 0

    def pairs_up(self) -> bool:
        """Whether it waits for a new pair: each is marked, so that it counts once (TERMS-4)."""
        return False

    def looks_at_payment(self) -> bool:
        """Whether it depends on what was paid."""
        return False

    def is_of_campaign(self) -> bool:
        """Whether it is told in games of a campaign only."""
        return self.when >= WHEN_FOUNDATION

    def pairs(self, state: "State", player: "Player") -> int:
        """How many pairs there are, where it waits for one."""
        return 0

    def clause(self, language: str, then: str) -> str:
        """`each time you raze, ...`."""
        return phrasing.say(language, self.message, then=then)

    def tokens(self, language: str) -> list[t.Token]:
        """What a formula shows."""
        return t.worded(language, self.icon)

    def short(self) -> str:
        """The formula in words."""
        return self.in_short


class Built(Event):
    """Any location is built."""

    happens = WHEN_BUILD
    phrase = "you build"
    message = "when-build"
    icon = "short-when-build"
    in_short = "build"
    weight = "when anything is built"


class BuiltCommon(Event):
    """A common location is built."""

    happens = WHEN_BUILD
    tests = 2
    phrase = "you build common"
    message = "when-build-common"
    icon = "short-when-common"
    in_short = "common"
    weight = "when common is built"

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it is common."""
        return state.cards.faction[card] == COMMON


class BuiltFaction(Event):
    """A faction location is built."""

    happens = WHEN_BUILD
    tests = 3
    phrase = "you build faction"
    message = "when-build-faction"
    icon = "short-when-faction"
    in_short = "faction"
    weight = "when faction is built"

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it is a faction's."""
        return state.cards.faction[card] >= 0


class BuiltColour(Event):
    """A location of one of some colours is built; `what` has their bits."""

    examples = ("you build red",)
    message = "when-build-colour"
    weight = "when a colour is built"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you build red`, `you build black or pink`."""
        match = re.fullmatch(r"you build (\S+(?: or \S+)*)", text)
        if match is None or match[1] in _CLASSES:
            return None
        mask = 0
        for word in match[1].split(" or "):
            if word not in COLOUR:
                raise unknown("colour", word, [*COLOURS, *_CLASSES])
            mask |= COLOUR[word]
        return BuiltColour(WHEN_BUILD, 1, mask)

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it has the colour."""
        return bool(state.cards.colours[card] & self.what)

    def clause(self, language: str, then: str) -> str:
        """`each time you build a red location, ...`."""
        named = phrasing.colours(language, self.what, "one", "or")
        return phrasing.say(language, self.message, then=then, colour=named)

    def tokens(self, language: str) -> list[t.Token]:
        """The colour."""
        return t.colours(self.what)

    def short(self) -> str:
        """`red`."""
        return phrasing.short_colours(self.what)


KINDS: Final = ("production", "feature", "action")
"""The kinds of location, by number."""
_CLASSES: Final = ("common", "faction", *KINDS)


class BuiltKind(Event):
    """A production, feature or action location is built; `what` is the kind."""

    examples = ("you build production",)
    message = "when-build-kind"
    weight = "when a kind is built"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you build production`."""
        kind = text.removeprefix("you build ")
        return BuiltKind(WHEN_BUILD, 4, KINDS.index(kind)) if kind in KINDS else None

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it is one, a location of two kinds either way (AMB-X-5)."""
        return self.what in state.cards.card[card].kinds

    def clause(self, language: str, then: str) -> str:
        """`each time you build a production location, ...`."""
        return phrasing.say(language, self.message, then=then, kind=KINDS[self.what])

    def tokens(self, language: str) -> list[t.Token]:
        """The kind."""
        return t.worded(language, f"short-kind-{KINDS[self.what]}")

    def short(self) -> str:
        """`production`."""
        return KINDS[self.what]


class BuiltPair(Event):
    """A new pair of locations is built; `what` has the bits of one colour or of two (TERMS-3)."""

    examples = ("you build a new pair of gold",)
    message = "when-build-pair"
    weight = "when a pair is built"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you build a new pair of gold`, `you build a new pair of red and blue`."""
        match = re.fullmatch(r"you build a new pair of (\S+)(?: and (\S+))?", text)
        if match is None:
            return None
        mask = 0
        for word in match.groups():
            if word is not None and word not in COLOUR:
                raise unknown("colour", word, COLOURS)
            mask |= COLOUR[word] if word else 0
        return BuiltPair(WHEN_BUILD, 5, mask)

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it belongs to such a pair."""
        return bool(state.cards.colours[card] & self.what)

    def pairs_up(self) -> bool:
        """It does."""
        return True

    def pairs(self, state: "State", player: "Player") -> int:
        """Pairs among what is built, Provinces left out (TERMS-8, TERMS-9, TERMS-17)."""
        first = self.what & -self.what
        second = self.what & ~first
        one = other = 0
        for location in player.empire:
            fact = state.cards.card[location.card]
            if fact.faction >= COMMON:
                one += bool(fact.colours & first)
                other += bool(fact.colours & second)
        return min(one, other) if second else one // 2

    def clause(self, language: str, then: str) -> str:
        """`each time you build a new pair of gold locations, ...`."""
        if self.what & (self.what - 1):
            named = phrasing.colours(language, self.what, "one", "and")
            return phrasing.say(language, "when-build-two", then=then, colour=named)
        named = phrasing.colours(language, self.what, "of", "and")
        return phrasing.say(language, self.message, then=then, colour=named)

    def tokens(self, language: str) -> list[t.Token]:
        """Two of the colour."""
        shown = t.colours(self.what)
        return [*t.worded(language, "short-pair"), t.GAP, *(shown if len(shown) > 1 else shown * 2)]

    def short(self) -> str:
        """`pair gold`."""
        return f"pair {phrasing.short_colours(self.what)}"


class Razed(Event):
    """Anything is razed."""

    happens = WHEN_RAZE
    phrase = "you raze"
    message = "when-raze"
    icon = "short-when-raze"
    in_short = "raze"
    weight = "when razing"


class RazedFromHand(Event):
    """A card from hand is razed."""

    happens = WHEN_RAZE
    tests = FROM_HAND
    phrase = "you raze a card from hand"
    message = "when-raze-hand"
    icon = "short-when-raze-hand"
    in_short = "raze hand"
    weight = "when razing from hand"

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it was in hand."""
        return where == FROM_HAND


class RazedRival(Event):
    """A rival's location is razed."""

    happens = WHEN_RAZE
    tests = OF_RIVAL
    phrase = "you raze a rival's location"
    message = "when-raze-rival"
    icon = "short-when-raze-rival"
    in_short = "raze rival"
    weight = "when razing a rival"

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it was a rival's."""
        return where == OF_RIVAL


class RazedColour(Event):
    """A card or a location of a colour is razed; `what` is its bit (GOAL-25)."""

    examples = ("you raze grey",)
    message = "when-raze-colour"
    weight = "when razing a colour"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you raze grey`."""
        match = re.fullmatch(r"you raze (\S+)", text)
        if match is None:
            return None
        if match[1] not in COLOUR:
            raise unknown("colour", match[1], COLOURS)
        return RazedColour(WHEN_RAZE, 6, COLOUR[match[1]])

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it has the colour."""
        return bool(state.cards.colours[card] & self.what)

    def clause(self, language: str, then: str) -> str:
        """`each time you raze a grey card or location, ...`."""
        named = phrasing.colours(language, self.what, "one", "or")
        return phrasing.say(language, self.message, then=then, colour=named)

    def tokens(self, language: str) -> list[t.Token]:
        """A raze, and the colour."""
        return [*t.worded(language, "short-when-raze"), t.GAP, *t.colours(self.what)]

    def short(self) -> str:
        """`raze grey`."""
        return f"raze {phrasing.short_colours(self.what)}"


class OwnRazed(Event):
    """A location of one's own is razed, by anybody (AMB-C59)."""

    happens = WHEN_RAZED
    phrase = "your location is razed"
    message = "when-razed"
    icon = "short-when-razed"
    in_short = "razed"
    weight = "when being razed"


class Dealt(Event):
    """A deal is made."""

    happens = WHEN_DEAL
    phrase = "you make a deal"
    message = "when-deal"
    icon = "short-when-deal"
    in_short = "deal"
    weight = "when dealing"


class DealtFor(Event):
    """A deal for one of some goods is made; `what` has a bit for each (TERMS-1)."""

    examples = ("you make a deal for gold or vp",)
    message = "when-deal-for"
    weight = "when dealing for a good"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you make a deal for gold or vp`."""
        match = re.fullmatch(r"you make a deal for (.+)", text)
        if match is None:
            return None
        return DealtFor(WHEN_DEAL, 1, sum({1 << good(word) for word in match[1].split(" or ")}))

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it is for such a good."""
        deal = state.cards.deal[card]
        return deal >= 0 and self.what >> deal & 1 == 1

    def goods(self) -> list[int]:
        """The goods."""
        return [kind for kind in range(len(GOODS)) if self.what >> kind & 1]

    def clause(self, language: str, then: str) -> str:
        """`each time you make a deal for gold or a victory point, ...`."""
        named = [phrasing.good(language, one, 1, "acc") for one in self.goods()]
        for_what = phrasing.listed(language, "or", named)
        return phrasing.say(language, self.message, then=then, goods=for_what)

    def tokens(self, language: str) -> list[t.Token]:
        """A deal, and the goods."""
        return [t.Token(t.DEAL), *t.either([[t.good(one)] for one in self.goods()])]

    def short(self) -> str:
        """`deal gold/vp`."""
        return f"deal {'/'.join(GOODS[one] for one in self.goods())}"


class Deployed(Event):
    """A samurai is deployed."""

    happens = WHEN_SAMURAI
    phrase = "you deploy a samurai"
    message = "when-samurai"
    icon = "short-when-samurai"
    in_short = "samurai"
    weight = "when deploying"


class RivalSends(Event):
    """A rival sends a pair of workers."""

    happens = WHEN_RIVAL_SENDS
    phrase = "a rival sends workers"
    message = "when-rival-sends"
    icon = "short-when-rival-sends"
    in_short = "rival sends"
    weight = "when a rival sends"


class GainedPoints(Event):
    """So many points are gained at once."""

    examples = ("you gain at least 2 vp at once",)
    message = "when-vp"
    weight = "when gaining points"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you gain at least 2 vp at once`."""
        match = re.fullmatch(r"you gain at least (\d+) vp at once", text)
        return GainedPoints(WHEN_VP, at_least=number(match[1])) if match else None

    def clause(self, language: str, then: str) -> str:
        """`each time you gain at least 2 victory points at once, ...`."""
        points = phrasing.good(language, VP, self.at_least, "acc")
        return phrasing.say(language, self.message, then=then, points=points)

    def tokens(self, language: str) -> list[t.Token]:
        """The points."""
        return [t.Token(t.TEXT, str(self.at_least)), t.good(VP)]

    def short(self) -> str:
        """`2+ vp`."""
        return f"{self.at_least}+ vp"


class Prayed(Event):
    """A prayer, whatever came of it."""

    happens = WHEN_PRAY
    phrase = "you pray"
    message = "when-pray"
    icon = "short-when-pray"
    in_short = "pray"
    weight = "when praying"


class PrayedInVain(Event):
    """A prayer without a match."""

    happens = WHEN_PRAY
    tests = 1
    phrase = "your prayer has no match"
    message = "when-pray-in-vain"
    icon = "short-when-pray-in-vain"
    in_short = "no match"
    weight = "when praying in vain"

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether nothing matched; `where` counts the matches."""
        return where == 0


class PrayedWell(Event):
    """A prayer with so many matches or more."""

    examples = ("your prayer has 2+ matches",)
    message = "when-pray-well"
    weight = "when praying well"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`your prayer has 2+ matches`."""
        match = re.fullmatch(r"your prayer has (\d+)\+ match(?:es)?", text)
        return PrayedWell(WHEN_PRAY, 2, at_least=number(match[1])) if match else None

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether enough matched."""
        return where >= self.at_least

    def clause(self, language: str, then: str) -> str:
        """`each time your prayer has at least 2 matches, ...`."""
        return phrasing.say(language, self.message, then=then, n=self.at_least)

    def tokens(self, language: str) -> list[t.Token]:
        """The matches."""
        return t.worded(language, "short-when-pray-well", self.at_least)

    def short(self) -> str:
        """`2+ matches`."""
        return f"{self.at_least}+ matches"


class GainedGood(Event):
    """Gold, a blessing or a token is gained; `what` is the good."""

    examples = ("you gain a blessing", "you gain tech")
    weight = "when gaining a blessing"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you gain a blessing`, `you gain tech`, `you gain gold`."""
        for kind in (GOLD, BLESSING, *TOKENS):
            if text == f"you gain {'a ' if kind == BLESSING else ''}{GOODS[kind]}":
                return GainedGood(WHEN_GAIN, what=kind)
        return None

    def is_of_campaign(self) -> bool:
        """Gold is."""
        return self.what == GOLD

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it is the good; `where` tells it."""
        return where == self.what

    def clause(self, language: str, then: str) -> str:
        """`each time you gain a blessing, ...`."""
        return phrasing.say(language, f"when-gain-{GOODS[self.what]}", then=then)

    def tokens(self, language: str) -> list[t.Token]:
        """The good."""
        return [t.good(self.what)]

    def short(self) -> str:
        """`blessing`."""
        return GOODS[self.what]


class SetCompleted(Event):
    """A set is completed by a building; `what` is the bit of its colour, 0 for any."""

    examples = ("you complete a set", "you complete a red set")
    weight = "when completing a set"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you complete a set`, `you complete a red set`."""
        match = re.fullmatch(r"you complete an? (?:(\S+) )?set", text)
        if match is None:
            return None
        if match[1] is not None and match[1] not in COLOUR:
            raise unknown("colour", match[1], COLOURS)
        return SetCompleted(WHEN_SET, what=COLOUR[match[1]] if match[1] else 0)

    def fits(self, state: "State", card: int, where: int) -> bool:
        """Whether it is a set of the colour; `where` tells it."""
        return self.what == 0 or bool(self.what & where)

    def clause(self, language: str, then: str) -> str:
        """`each time you complete a red set, ...`."""
        if not self.what:
            return phrasing.say(language, "when-set", then=then)
        named = phrasing.colours(language, self.what, "acc", "or")
        return phrasing.say(language, "when-set-colour", then=then, colour=named)

    def tokens(self, language: str) -> list[t.Token]:
        """Three of the colour."""
        return [*(t.colours(self.what) if self.what else []), *t.worded(language, "short-set")]

    def short(self) -> str:
        """`red set`."""
        return f"{phrasing.short_colours(self.what)} set".strip()


class MatchedPoints(Event):
    """Points come from a location that has the colour of a blessing."""

    happens = WHEN_MATCHED
    phrase = "you gain vp from a location of a blessing's colour"
    message = "when-matched-points"
    icon = "short-when-matched-points"
    in_short = "vp of a blessing"
    weight = "when points match"


class Visits(Event):
    """A worker is sent to a rival's open production."""

    happens = WHEN_VISIT
    phrase = "you visit"
    message = "when-visit"
    icon = "short-when-visit"
    in_short = "visit"
    weight = "when visiting"


class Visited(Event):
    """A rival sends a worker to one's own open production."""

    happens = WHEN_VISITED
    phrase = "a rival visits you"
    message = "when-visited"
    icon = "short-when-visited"
    in_short = "rival visits"
    weight = "when a rival visits"


class GainedFoundation(Event):
    """A foundation comes to lie in the empire, each by itself (AMB-C54)."""

    happens = WHEN_FOUNDATION
    phrase = "you gain a foundation"
    message = "when-foundation"
    icon = "short-when-foundation"
    in_short = "foundation"
    weight = "when gaining a foundation"


class Replaced(Event):
    """A foundation is given up for a building."""

    happens = WHEN_REPLACE
    phrase = "you use a foundation to build"
    message = "when-replace"
    icon = "short-when-replace"
    in_short = "build on foundation"
    weight = "when building on a foundation"


class Used(Event):
    """An action location is used, each activation by itself."""

    happens = WHEN_USE
    phrase = "you use an action location"
    message = "when-use"
    icon = "short-when-use"
    in_short = "use"
    weight = "when using"


class UsedSpending(Event):
    """An action location is used, and a good lies in the payment; `what` is the good.

    Where several activations are paid at once there are as many in which it can lie (AMB-C53).
    """

    examples = ("you spend food to use an action location",)
    message = "when-spend"
    weight = "when spending to use"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you spend food to use an action location`."""
        match = re.fullmatch(r"you spend (\S+) to use an action location", text)
        if match is None:
            return None
        kind = good(match[1])
        if kind not in PAID:
            raise unknown("good to spend", match[1], [GOODS[one] for one in PAID])
        return UsedSpending(WHEN_USE, 1, kind)

    def looks_at_payment(self) -> bool:
        """It does."""
        return True

    def heard(self, state: "State", card: int, where: int, times: int) -> int:
        """`where` is the payment of all activations."""
        paid = unpacked(where)[self.what]
        return times if paid > times else paid

    def clause(self, language: str, then: str) -> str:
        """`each time you spend food to use an action location, ...`."""
        named = phrasing.good(language, self.what, 1, "acc")
        return phrasing.say(language, self.message, then=then, goods=named)

    def tokens(self, language: str) -> list[t.Token]:
        """The good that is spent."""
        return [*t.worded(language, "short-when-use"), t.GAP, t.good(self.what)]

    def short(self) -> str:
        """`use food`."""
        return f"use {GOODS[self.what]}"


class Sends(Event):
    """Workers are sent for resources or cards, once for each reward."""

    happens = WHEN_SEND
    phrase = "you send workers"
    message = "when-send"
    icon = "short-when-send"
    in_short = "send"
    weight = "when sending"


class Passes(Event):
    """The player passes."""

    happens = WHEN_PASS
    phrase = "you pass"
    message = "when-pass"
    icon = "short-when-pass"
    in_short = "pass"
    weight = "when passing"


class Upkeep(Event):
    """Upkeep is laid on the Province map."""

    happens = WHEN_UPKEEP
    phrase = "you pay upkeep"
    message = "when-upkeep"
    icon = "short-when-upkeep"
    in_short = "upkeep"
    weight = "when paying upkeep"


class Drew(Event):
    """A card comes from a deck into the hand, outside setup, lookout and prayers."""

    happens = WHEN_DRAW
    phrase = "you draw a card"
    message = "when-draw"
    icon = "short-when-draw"
    in_short = "draw"
    weight = "when drawing"
    for_goals = True

"""What a feature may wait for: small classes, each with its phrase, its words and its test."""

import re
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.colours import COLOUR, COLOURS
from osada.settlers.effects.reading import number, unknown
from osada.settlers.goods import BLESSING, GOODS, TOKENS, VP

if TYPE_CHECKING:
    from osada.settlers.state import State

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
    message: ClassVar[str] = ""
    icon: ClassVar[str] = ""
    """The message of its formula."""
    in_short: ClassVar[str] = ""
    weight: ClassVar[str] = ""
    """How often a round bots expect it."""

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
        return state.cards.faction[card] == -1


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
    """A location of a colour is built; `what` is its bit."""

    message = "when-build-colour"
    weight = "when a colour is built"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you build red`."""
        match = re.fullmatch(r"you build (\S+)", text)
        if match is None or match[1] in ("common", "faction"):
            return None
        if match[1] not in COLOUR:
            raise unknown("colour", match[1], [*COLOURS, "common", "faction"])
        return BuiltColour(WHEN_BUILD, 1, COLOUR[match[1]])

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


class Dealt(Event):
    """A deal is made."""

    happens = WHEN_DEAL
    phrase = "you make a deal"
    message = "when-deal"
    icon = "short-when-deal"
    in_short = "deal"
    weight = "when dealing"


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
    """A blessing or a token is gained; `what` is the good."""

    weight = "when gaining a blessing"

    @classmethod
    def read(cls, text: str) -> Event | None:
        """`you gain a blessing`, `you gain tech`."""
        for good in (BLESSING, *TOKENS):
            if text == f"you gain {'a ' if good == BLESSING else ''}{GOODS[good]}":
                return GainedGood(WHEN_GAIN, what=good)
        return None

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

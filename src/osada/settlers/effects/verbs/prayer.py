"""Pray: draw common cards and gain by their colours, or use blessings in their place (PRAYER)."""

import re
from abc import abstractmethod
from typing import Any, ClassVar, Final

from osada.settlers.blessings import THREE
from osada.settlers.coded import deal_card
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.colours import ALL, COLOURS, GOOD_OF, colour_of
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.praying import Praying, begin, points_for
from osada.settlers.effects.reading import EffectError, amount, colour, good, number, unknown
from osada.settlers.goods import GOODS, VP
from osada.settlers.state import State

ODDS: Final[tuple[float, ...]] = (0.19, 0.155, 0.143, 0.143, 0.119, 0.095, 0.071, 0.012, 0.0, 0.0)
"""How likely a common card of the base game has each colour (COLOUR-18)."""
CHOSEN: Final = 1.4  # how much more often a colour matches that is chosen after the draw
_OF_KIND: Final = 0.5  # of the point for a kind that is spent, what comes to each resource
_SELDOM: Final = 0.4  # how often there are enough matches
_KINDS_OF_DEAL: Final = 6


def _mask(text: str) -> int:
    """`brown/grey`."""
    found = 0
    for word in text.split("/"):
        found |= colour(word)
    return found


def _places(mask: int) -> list[int]:
    return [at for at in range(len(COLOURS)) if mask & 1 << at]


class Clause:
    """What a prayer brings: how it is written, what it counts, its words."""

    code: ClassVar[int] = -1
    names: ClassVar[bool] = False
    """Whether the prayer has to name the colours that it declares or chooses."""

    def __init__(self, kind: int = VP, n: int = 1, colours: int = 0, least: int = 0) -> None:
        self.kind = kind
        self.n = n
        self.colours = colours  # those that it rewards
        self.least = least

    def facts(self) -> tuple[int, int, int, int, int]:
        """All that it is."""
        return (self.code, self.kind, self.n, self.colours, self.least)

    @classmethod
    def read(cls, text: str) -> "Clause | None":
        """The clause that a phrase stands for, None if it is another's."""
        return None

    @abstractmethod
    def gains(self, state: State, praying: Praying, matches: int) -> tuple[int, int]:
        """The good and how many."""

    def each(self, required: int) -> tuple[int, int, int]:
        """What a card or token brings by itself: of which colours, the good and how many."""
        return required, self.kind, self.n

    @abstractmethod
    def text(self, language: str, form: str) -> str:
        """What a player reads."""

    @abstractmethod
    def tokens(self, language: str) -> list[t.Token]:
        """What a formula shows."""

    @abstractmethod
    def short(self) -> str:
        """The formula in words."""

    def brings(self, allowed: int) -> tuple[int, ...]:
        """The goods that it may bring, in a prayer of these colours."""
        return (self.kind,)

    def hit(self, goods: list[float], colour: int) -> float:
        """What bots think of one match more, of the colour at a place."""
        return goods[self.kind] * self.n

    def amount(self, language: str, form: str) -> str:
        """`2 stone`."""
        return phrasing.good(language, self.kind, self.n, phrasing.case_of(form))


class MatchingGood(Clause):
    """A good of the colour that was named, for each match (AMB-X-19)."""

    code = 0
    names = True

    @classmethod
    def read(cls, text: str) -> Clause | None:
        """`1 matching good per match`."""
        match = re.fullmatch(r"(\d+) matching goods? per match", text)
        return MatchingGood(n=number(match[1])) if match else None

    def gains(self, state: State, praying: Praying, matches: int) -> tuple[int, int]:
        """The good of the one colour that is required."""
        return GOOD_OF[praying.required.bit_length() - 1], self.n * matches

    def each(self, required: int) -> tuple[int, int, int]:
        """The good of the one colour that is required."""
        return required, GOOD_OF[required.bit_length() - 1], self.n

    def text(self, language: str, form: str) -> str:
        """`1 good of that colour for each match`."""
        return phrasing.say(language, "prayer-matching", n=self.n)

    def tokens(self, language: str) -> list[t.Token]:
        """One of something."""
        return [t.Token(t.TEXT, f"{self.n}?")]

    def short(self) -> str:
        """One is what is meant by the colours alone."""
        return "" if self.n == 1 else f"{self.n} each"

    def brings(self, allowed: int) -> tuple[int, ...]:
        """The good of any of the colours."""
        return tuple(GOOD_OF[at] for at in _places(allowed))

    def hit(self, goods: list[float], colour: int) -> float:
        """The good of the colour."""
        return goods[GOOD_OF[colour]] * self.n


class EachMatch(Clause):
    """Some good for each match."""

    code = 1

    @classmethod
    def read(cls, text: str) -> Clause | None:
        """`2 vp per match`."""
        if not text.endswith(" per match"):
            return None
        n, word = amount(text.removesuffix(" per match"))
        return EachMatch(good(word), n)

    def gains(self, state: State, praying: Praying, matches: int) -> tuple[int, int]:
        """So many for each."""
        return self.kind, self.n * matches

    def text(self, language: str, form: str) -> str:
        """`2 victory points for each match`."""
        return phrasing.say(language, "prayer-match", goods=self.amount(language, form))

    def tokens(self, language: str) -> list[t.Token]:
        """The good."""
        return [t.good(self.kind, self.n)]

    def short(self) -> str:
        """`2 vp`."""
        return phrasing.short(self.n, GOODS[self.kind])


class EachOfColour(Clause):
    """Some good for each card of a colour (PRAYER-17)."""

    code = 2

    @classmethod
    def read(cls, text: str) -> Clause | None:
        """`1 food per red`."""
        base, per, word = text.partition(" per ")
        if not per or " " in word:
            return None
        n, kind = amount(base)
        if " " in kind:
            return None
        return EachOfColour(good(kind), n, _mask(word))

    def gains(self, state: State, praying: Praying, matches: int) -> tuple[int, int]:
        """So many for each."""
        return self.kind, self.n * praying.counts(state, self.colours)

    def each(self, required: int) -> tuple[int, int, int]:
        """For its own colours."""
        return self.colours, self.kind, self.n

    def text(self, language: str, form: str) -> str:
        """`1 food for each red card`."""
        named = phrasing.colours(language, self.colours, "each-card", "or")
        goods = self.amount(language, form)
        return phrasing.say(language, "prayer-colour", goods=goods, colour=named)

    def tokens(self, language: str) -> list[t.Token]:
        """The good by the colour."""
        return [t.good(self.kind, self.n), t.PER, *t.colours(self.colours)]

    def short(self) -> str:
        """`vp/red`; a good by its own colour alone."""
        good = phrasing.short(self.n, GOODS[self.kind])
        if self.colours == colour_of(self.kind):
            return good
        return f"{good}/{phrasing.short_colours(self.colours)}"

    def hit(self, goods: list[float], colour: int) -> float:
        """Where the colour is one of them."""
        return goods[self.kind] * self.n if self.colours & 1 << colour else 0.0


class ForMatches(Clause):
    """Some good once for so many matches."""

    code = 3

    @classmethod
    def read(cls, text: str) -> Clause | None:
        """`3 vp for 3+ matches`."""
        match = re.fullmatch(r"(.+) for (\d+)\+ match(?:es)?", text)
        if match is None:
            return None
        n, word = amount(match[1])
        return ForMatches(good(word), n, least=number(match[2]))

    def gains(self, state: State, praying: Praying, matches: int) -> tuple[int, int]:
        """All of it, or nothing."""
        return self.kind, self.n if matches >= self.least else 0

    def each(self, required: int) -> tuple[int, int, int]:
        """Only all together."""
        return 0, self.kind, 0

    def text(self, language: str, form: str) -> str:
        """`3 victory points more for at least 3 matches`."""
        goods = self.amount(language, form)
        return phrasing.say(language, "prayer-least", goods=goods, n=self.least)

    def tokens(self, language: str) -> list[t.Token]:
        """The good, and how many matches."""
        return [t.Token(t.TEXT, f"{self.least}+:"), t.good(self.kind, self.n)]

    def short(self) -> str:
        """`3+ 3 vp`."""
        return f"{self.least}+ {phrasing.short(self.n, GOODS[self.kind])}"

    def hit(self, goods: list[float], colour: int) -> float:
        """A part, and not often."""
        return _SELDOM * goods[self.kind] * self.n / self.least


class EachOfDeal(Clause):
    """Some good for each card that matches the good of the deal just made (PRAYER-58)."""

    code = 4

    @classmethod
    def read(cls, text: str) -> Clause | None:
        """`1 vp per card matching the deal`."""
        if not text.endswith(" per card matching the deal"):
            return None
        n, word = amount(text.removesuffix(" per card matching the deal"))
        return EachOfDeal(good(word), n)

    def gains(self, state: State, praying: Praying, matches: int) -> tuple[int, int]:
        """So many for each."""
        return self.kind, self.n * matches

    def text(self, language: str, form: str) -> str:
        """`1 victory point for each card that matches the good of that deal`."""
        return phrasing.say(language, "prayer-deal", goods=self.amount(language, form))

    def tokens(self, language: str) -> list[t.Token]:
        """The good by the deal."""
        return [t.good(self.kind, self.n), t.PER, t.Token(t.DEAL)]

    def short(self) -> str:
        """`vp/deal match`."""
        return f"{phrasing.short(self.n, GOODS[self.kind])}/deal match"

    def hit(self, goods: list[float], colour: int) -> float:
        """One deal in six is of a colour."""
        return goods[self.kind] * self.n / _KINDS_OF_DEAL


class SpentFor(Clause):
    """A point for each resource that cards of its colour let spend, and for each kind."""

    code = 5

    @classmethod
    def read(cls, text: str) -> Clause | None:
        """`1 vp per resource spent for brown/grey/red and 1 vp per kind`."""
        match = re.fullmatch(r"1 vp per resource spent for (\S+) and 1 vp per kind", text)
        if match is None:
            return None
        colours = _mask(match[1])
        if colours & ~_mask("brown/grey/red"):
            raise EffectError("resources are brown, grey and red; no others can be spent")
        return SpentFor(VP, 1, colours)

    def gains(self, state: State, praying: Praying, matches: int) -> tuple[int, int]:
        """The points."""
        return VP, points_for(praying.spent)

    def each(self, required: int) -> tuple[int, int, int]:
        """Nothing by itself: it lets a resource be spent."""
        return 0, VP, 0

    def text(self, language: str, form: str) -> str:
        """`for each brown, grey or red card you may spend ...`."""
        named = phrasing.colours(language, self.colours, "each-card", "or")
        points = phrasing.good(language, VP, 1, "acc")
        return phrasing.say(language, "prayer-spend", colour=named, points=points)

    def tokens(self, language: str) -> list[t.Token]:
        """Resources for points."""
        return [*t.colours(self.colours), t.TO, t.good(VP), t.Token(t.TEXT, "+"), t.good(VP)]

    def short(self) -> str:
        """`spend resources > vp`."""
        return "spend resources > vp"

    def hit(self, goods: list[float], colour: int) -> float:
        """A point and a half, less the resource."""
        if not self.colours & 1 << colour:
            return 0.0
        return max(0.0, goods[VP] * (1 + _OF_KIND) - goods[GOOD_OF[colour]])


_CLAUSES: Final[tuple[type[Clause], ...]] = (
    MatchingGood, EachOfDeal, EachMatch, ForMatches, SpentFor, EachOfColour,
)  # fmt: skip


def _clause(text: str) -> Clause:
    for kind in _CLAUSES:
        found = kind.read(text)
        if found is not None:
            return found
    raise unknown("reward of a prayer", text, (
        "1 matching good per match", "1 vp per match", "1 food per red", "3 vp for 3+ matches",
        "1 vp per card matching the deal",
        "1 vp per resource spent for brown/grey/red and 1 vp per kind",
    ))  # fmt: skip


class Prayer(Effect):
    """Draw `n` common cards; clauses say what their colours bring."""

    code = 31
    phrases = (
        "prayer 5: 1 food per red & 1 worker per pink",
        "prayer 5 declare brown/grey/red: 1 matching good per match",
        "prayer 3 choose any: 1 vp per match & 3 vp for 3+ matches",
        "prayer 5: 1 vp per card matching the deal",
    )
    message = "prayer"

    def __init__(self, n: int, allowed: int, declares: bool, chooses: bool,
                 clauses: tuple[Clause, ...]) -> None:  # fmt: skip
        self.n = n
        self.asks = True
        self.needs_target = False
        self.declares = declares
        self.chooses = chooses
        self.clauses = clauses
        self.allowed = allowed
        """The colours that can be named, or that the clauses reward."""

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`prayer 5 declare brown/grey/red: 1 matching good per match`."""
        match = re.fullmatch(r"prayer (\d+)(?: (\S+) (\S+))?:(.+)", text)
        if match is None:
            return None
        if match[2] not in (None, "declare", "choose"):
            raise unknown("word of a prayer", match[2], ("declare", "choose"))
        clauses = tuple(_clause(part.strip()) for part in match[4].split(" & "))
        named = match[2] is not None
        allowed = 0
        if named:
            allowed = ALL if match[3] == "any" else _mask(match[3])
        cls._check(clauses, named, match[3] == "any")
        for clause in clauses:
            if not named:
                allowed |= clause.colours
        declares = match[2] == "declare"
        return Prayer(number(match[1]), allowed, declares, named and not declares, clauses)

    @classmethod
    def _check(cls, clauses: tuple[Clause, ...], named: bool, any_colour: bool) -> None:
        """What belongs together."""
        for clause in clauses:
            by_colour = isinstance(clause, EachOfColour | SpentFor)
            if named and (by_colour or isinstance(clause, EachOfDeal)):
                raise EffectError("a prayer that names a colour rewards its matches, not colours")
            if isinstance(clause, MatchingGood) and (not named or any_colour):
                raise EffectError(
                    '"matching good" needs the colours by name: "prayer 5 choose brown/red: ..."'
                )
            if isinstance(clause, EachOfDeal) and len(clauses) > 1:
                raise EffectError("a prayer about a deal has no other reward")
        counted = [one for one in clauses if isinstance(one, EachMatch | ForMatches)]
        if counted and not named and not any(one.colours for one in clauses):
            raise EffectError('nothing matches; name colours: "prayer 5 choose red/pink: ..."')

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        clauses = tuple(clause.facts() for clause in self.clauses)
        mode = 1 if self.declares else 2 if self.chooses else 0
        return (31, -1, self.n, mode, self.allowed, 0, 0, clauses)

    def names_colour(self) -> bool:
        """Whether one colour is declared or chosen."""
        return self.declares or self.chooses

    def hears(self) -> bool:
        """The colour may follow from a deal."""
        return isinstance(self.clauses[0], EachOfDeal)

    def holds_up(self) -> bool:
        """It happens whole, with its questions."""
        return True

    def spends(self) -> int:
        """The colours of resources that can be spent for it."""
        found = 0
        for clause in self.clauses:
            if isinstance(clause, SpentFor):
                found |= clause.colours
        return found

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Begin."""
        begin(state, self, seat, card, which, self.allowed)

    def answer_to(self, state: State, seat: int, card: int, which: int, about: int) -> None:
        """Begin, with the colour of a deal's good."""
        colours = colour_of(state.cards.card[deal_card(about)].deal)
        begin(state, self, seat, card, which, colours)

    def reward(self, state: State, praying: Praying, matches: int) -> tuple[tuple[int, int], ...]:
        """All that it brings, each good once."""
        counts: dict[int, int] = {}
        for clause in self.clauses:
            kind, n = clause.gains(state, praying, matches)
            if n:
                counts[kind] = counts.get(kind, 0) + n
        return tuple(counts.items())

    def brings(self) -> tuple[int, ...]:
        """What the clauses bring."""
        return tuple(kind for clause in self.clauses for kind in clause.brings(self.allowed))

    def clause(self, language: str, form: str) -> str:
        """`pray with 5 cards: 1 food for each red card`."""
        rewards = [clause.text(language, "do") for clause in self.clauses]
        text = phrasing.listed(language, "and", rewards)
        mode = "declare" if self.declares else "choose" if self.chooses else "none"
        named = ""
        if self.names_colour():
            named = (
                phrasing.say(language, "any-colour")
                if self.allowed == ALL
                else phrasing.colours(language, self.allowed, "acc", "or")
            )
        return phrasing.say(
            language, "prayer", form=form, n=self.n, mode=mode, colour=named, text=text
        )

    def tokens(self, language: str) -> list[t.Token]:
        """How many cards, the colours, what they bring."""
        found = t.worded(language, "short-prayer", self.n)
        if self.names_colour():
            mode = "short-declare" if self.declares else "short-choose"
            found += [t.GAP, *t.worded(language, mode)]
            found += t.colours(self.allowed) if self.allowed != ALL else [t.Token(t.TEXT, "?")]
        found.append(t.Token(t.COLON))
        for at, clause in enumerate(self.clauses):
            found += [t.GAP] * bool(at) + clause.tokens(language)
        return found

    def stands_apart(self) -> bool:
        """It does."""
        return True

    def short(self, plus: str) -> str:
        """`pray 5: food worker`, `choose 3: any vp`."""
        verb = "declare" if self.declares else "choose" if self.chooses else "pray"
        parts = [one.short() for one in self.clauses]
        if self.names_colour():
            parts.insert(0, "any" if self.allowed == ALL else phrasing.short_colours(self.allowed))
        return f"{verb} {self.n}: {' '.join(part for part in parts if part)}"

    def hit(self, goods: list[float], colour: int) -> float:
        """What bots think of one match more, of the colour at a place."""
        if not (self.allowed & 1 << colour or self.hears()):
            return 0.0
        return sum([clause.hit(goods, colour) for clause in self.clauses])

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """What the colours of base cards make likely, and the tokens that a match brings along."""
        factor = self.n * (CHOSEN if self.chooses else 1.0)
        tokens = weights["blessed"]
        hits = [self.hit(goods, at) for at in range(len(COLOURS))]
        if self.names_colour():
            best = 0.0
            for at, odds in enumerate(ODDS):
                more = tokens + (weights["tricolour"] if THREE & 1 << at else 0.0)
                found = hits[at] * (factor * odds + (1 - (1 - odds) ** factor) * more)
                best = max(best, found)
            return best
        some = 1.0
        found = tokens * sum(hits)
        for at, odds in enumerate(ODDS):
            if hits[at] > 0.0:
                some -= odds
        found += weights["tricolour"] * max([hits[at] for at in _places(THREE)])
        found *= 1 - some**self.n
        return found + sum([self.n * odds * hits[at] for at, odds in enumerate(ODDS)])

    def lasts(self, card: float) -> float:
        """Points are likely to stay."""
        return 0.7 if VP in self.brings() else 0.0

"""Deck formats and deck building: what a format asks of a deck, checked against the cards.

The formats are data, `formats.toml`. A deck is somebody's list of physical cards by number.
A card counts as its mark says (DECK-12): `base`, or an expansion. Somebody's own cards are an
expansion called like the folder in which their card file lies (or like the file, if no folder was
named). If no card of a faction is marked `base`, the mark of most of its cards stands for it.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from osada.settlers.catalogue import Catalogue, Entry
from osada.settlers.catalogue.reader import BASE, OWN

CLAUSE: Final = "DECK-4"
"""The rule behind what is wrong with a list of cards in any format."""
NO_SUCH: Final = "AMB-X-15"
"""The rule about copies that do not exist, and boxes that are not on the table."""
BANNED: Final = "AMB-X-16"
OF_MARKS: Final = "AZT-FORMAT-14"
"""The rule about marked cards of a faction that a box has brought."""
COMMON: Final = "common"
LONGEST: Final = 60
"""So much of what somebody wrote is said back."""


class DeckMistake(ValueError):
    """What is wrong with a deck in one sentence; for other languages the reason and its facts."""

    def __init__(
        self, reason: str, message: str, clauses: tuple[str, ...] = (), **facts: str | int
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts
        self.clauses = (*clauses, CLAUSE)
        """The rules behind it, nearest first."""

    def cited(self) -> str:
        """The sentence with its clauses."""
        return f"{self} ({', '.join(self.clauses)})"


class UnknownName(DeckMistake):
    """A format or a faction that does not exist; says in one sentence which was meant."""


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """What a format forbids: the clauses, nearest first, and a sentence about the case."""

    clauses: tuple[str, ...]
    message: str
    reason: str = ""
    """Of what the open format forbids: the message as data, with its facts."""
    facts: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def clause(self) -> str:
        """The clause nearest to the case; empty for a mistake that no rule speaks of."""
        return self.clauses[0] if self.clauses else ""

    def __str__(self) -> str:
        return f"{self.message} ({', '.join(self.clauses)})" if self.clauses else self.message


@dataclass(frozen=True, slots=True)
class Format:
    """What a format asks of decks."""

    name: str
    about: str
    common: str
    faction: str
    own: str
    """The boxes whose cards are in decks that nobody has made: `base`, `first` or `all`."""
    clauses: Mapping[str, tuple[str, ...]]
    size: int = 0
    """Cards of a faction deck; 0: any number."""
    size_with_expansion: int = 0
    sets: Mapping[int, int] = field(default_factory=dict)
    """How many different cards there are in so many copies; empty: as many as you like."""
    whole: bool = False


@cache
def formats() -> Mapping[str, Format]:
    """All formats by name."""
    with (files("osada.settlers") / "formats.toml").open("rb") as file:
        found = tomllib.load(file)
    return {
        name: Format(
            name,
            facts["about"],
            facts["common"],
            facts["faction"],
            facts["own"],
            {what: tuple(clauses) for what, clauses in facts["clauses"].items()},
            facts.get("size", 0),
            facts.get("size-with-expansion", facts.get("size", 0)),
            {int(copies): n for copies, n in facts.get("sets", {}).items()},
            facts.get("whole", False),
        )
        for name, facts in found.items()
    }


def known(word: str, what: str, names: Iterable[str]) -> str:
    """The word itself if it is one of the names."""
    names = list(names)
    if word in names:
        return word
    word = word[:LONGEST]
    near = get_close_matches(word, names, n=1, cutoff=0.5)
    hint = f'did you mean "{near[0]}"?' if near else f"choose one of {', '.join(names)}"
    message = f'there is no {what} "{word}"; {hint}'
    raise UnknownName(what, message, word=word, near=near[0] if near else "")


def factions(cards: Catalogue) -> list[str]:
    """Whose decks can be built: `common`, then every faction."""
    return [COMMON, *(faction.slug for faction in cards.factions)]


def printed(cards: Catalogue, faction: str) -> list[str]:
    """The deck of a faction with all its base cards, by number."""
    known(faction, "faction", factions(cards))
    home = _home(cards, faction)
    return [
        number for entry in _of(cards, faction) if entry.mark == home for number in entry.numbers
    ]


def own(cards: Catalogue, faction: str, format: str) -> list[int]:
    """The deck that a faction has in a format if nobody has made another.

    Somebody's own cards are in it whatever their mark.
    """
    wanted = formats()[known(format, "format", formats())].own
    boxes = {"base": cards.boxes[:0], "first": cards.boxes[:1], "all": cards.boxes}[wanted]
    marks = (BASE, *boxes)
    here = cards.common if faction == COMMON else cards.decks[cards.index(faction)]
    entry = cards.entry
    return [card for card in here if entry[card].mark in marks or entry[card].box == OWN]


def _of(cards: Catalogue, faction: str) -> list[Entry]:
    return [entry for entry in cards.entries if entry.faction == faction]


def _home(cards: Catalogue, faction: str) -> str:
    """The mark of a faction's base cards."""
    marks: Counter[str] = Counter()
    for entry in _of(cards, faction):
        marks[entry.mark] += len(entry.numbers)
    return BASE if BASE in marks or not marks else marks.most_common(1)[0][0]


def problems(
    cards: Catalogue,
    faction: str,
    numbers: Sequence[str],
    format: str,
    bans: Sequence[int] = (),
) -> list[DeckProblem]:
    """All that a format forbids in a deck; `faction` is `common` for the Common deck."""
    rules = formats()[known(format, "format", formats())]
    known(faction, "faction", factions(cards))
    found, deck = _own(cards, faction, numbers, rules)
    found += _banned(cards, numbers, bans)
    if faction == COMMON:
        return found + _boxes(cards, faction, deck, rules, rules.common, "common", bans)
    found += _boxes(cards, faction, deck, rules, rules.faction, "faction", bans)
    return found + _halves(deck, rules) + _structure(cards, faction, deck, rules, bans)


def _banned(cards: Catalogue, numbers: Sequence[str], bans: Sequence[int]) -> list[DeckProblem]:
    """Cards that nobody may use (AMB-X-16)."""
    return [
        DeckProblem(
            (BANNED,),
            f"{cards.slugs[card]} ({number}) is banned",
            "banned",
            {"card": number},
        )
        for number in dict.fromkeys(numbers)
        if (card := cards.of_number.get(number, -1)) in bans
    ]


def _chosen(cards: Catalogue, wanted: str) -> str:
    """The expansion that all of a deck must come from, "" where none is chosen (AMB-X-15)."""
    return cards.boxes[0] if wanted == "all of one" and cards.boxes else ""


Deck = dict[str, tuple[Entry, int]]
"""The different cards of a deck by slug, each with the number of its copies there."""


def _own(
    cards: Catalogue, faction: str, numbers: Sequence[str], rules: Format
) -> tuple[list[DeckProblem], Deck]:
    """The cards of the deck that may be there at all, and what is wrong with the others."""
    found: list[DeckProblem] = []
    deck: Deck = {}
    clauses = rules.clauses["common" if faction == COMMON else "faction"]
    for number, times in Counter(numbers).items():
        card = cards.of_number.get(number)
        if card is None:
            near = get_close_matches(number, cards.of_number, n=1)
            hint = f'; did you mean "{near[0]}"?' if near else "; `osada cards` lists them all"
            found.append(DeckProblem((), f'there is no card "{number}"{hint}'))
            continue
        entry = cards.entry[card]
        if entry.faction != faction:
            message = f"{entry.slug} ({number}) is not a card of {faction}"
            facts: dict[str, str | int] = {"card": number, "faction": faction}
            found.append(DeckProblem(clauses, message, "foreign", facts))
            continue
        if times > 1:
            message = f"{entry.slug} ({number}) is there {times} times, but it exists once"
            whole = rules.clauses.get("whole", clauses)
            facts = {"card": number, "times": times}
            found.append(DeckProblem((NO_SUCH, *whole), message, "twice", facts))
        deck[entry.slug] = entry, deck.get(entry.slug, (entry, 0))[1] + 1
    return found, deck


def _boxes(
    cards: Catalogue,
    faction: str,
    deck: Deck,
    rules: Format,
    wanted: str,
    what: str,
    bans: Sequence[int],
) -> list[DeckProblem]:
    """Which boxes the cards come from, and whether those that must be whole are."""
    if wanted == "any":
        return []
    clauses = rules.clauses[what]
    home = _home(cards, faction)
    others = sorted({entry.mark for entry, _ in deck.values()} - {home})
    if wanted == "base" and others:
        message = f"the Common deck takes base cards only, not those of {' and '.join(others)}"
        return [DeckProblem(clauses, message)]
    if chosen := _chosen(cards, wanted):
        if odd := [mark for mark in others if mark != chosen]:
            message = f"the chosen expansion is {chosen}, not {' and '.join(odd)}"
            return [DeckProblem(clauses, message)]
        others = [chosen]
    if len(others) > 1:
        message = f"the cards come from {len(others)} expansions, {' and '.join(others)}; keep one"
        marked = (
            (OF_MARKS,)
            if any(
                entry.box not in (BASE, OWN) for entry in _of(cards, faction) if entry.mark == home
            )
            else ()
        )
        return [DeckProblem((*clauses, *marked), message)]
    if wanted == "one":
        return []
    missing = [
        entry.slug
        for entry in _of(cards, faction)
        if entry.mark in (home, *others)
        and deck.get(entry.slug, (entry, 0))[1]
        < sum(1 for number in entry.numbers if cards.of_number[number] not in bans)
    ]
    if not missing:
        return []
    if wanted == "base":
        clauses = (*clauses, "SETUP-3")
    return [
        DeckProblem(clauses, f"{len(missing)} cards are missing or incomplete: {_some(missing)}")
    ]


def _some(slugs: list[str]) -> str:
    more = f" and {len(slugs) - 3} more" if len(slugs) > 3 else ""
    return ", ".join(slugs[:3]) + more


def _halves(deck: Deck, rules: Format) -> list[DeckProblem]:
    """Cards of which some copies are left out."""
    if not rules.whole:
        return []
    return [
        DeckProblem(
            rules.clauses["whole"],
            f"{entry.slug} is there with {copies} of its {len(entry.numbers)} copies; "
            "take all of them or none",
        )
        for entry, copies in deck.values()
        if copies < len(entry.numbers)
    ]


def _structure(
    cards: Catalogue, faction: str, deck: Deck, rules: Format, bans: Sequence[int]
) -> list[DeckProblem]:
    """The number of cards, and of cards with 3, 2 and 1 copies."""
    found: list[DeckProblem] = []
    home = _home(cards, faction)
    chosen = _chosen(cards, rules.faction)
    mixed = any(entry.mark != home for entry, _ in deck.values())
    size = rules.size_with_expansion if mixed else rules.size
    if chosen:  # whatever lies in the box for this faction, but for banned cards
        size = sum(card not in bans for card in own(cards, faction, rules.name))
    total = sum(copies for _, copies in deck.values())
    if size and total != size:
        found.append(DeckProblem(rules.clauses["size"], f"the deck has {total} cards, not {size}"))
    if rules.sets:
        sets = Counter(copies for _, copies in deck.values())
        if sets != Counter(rules.sets):
            message = f"the deck has {_sets(sets)}; it must have {_sets(rules.sets)}"
            found.append(DeckProblem(rules.clauses["sets"], message))
    return found


def _sets(sets: Mapping[int, int]) -> str:
    """`3 cards in 3 copies, 6 in 2, 9 in 1`."""
    (most, n), *rest = sorted(sets.items(), reverse=True) or [(1, 0)]
    first = f"{n} cards in {most} {'copies' if most > 1 else 'copy'}"
    return ", ".join([first, *(f"{n} in {copies}" for copies, n in rest)])

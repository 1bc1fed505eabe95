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
from functools import cache, lru_cache
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
RULES: Final = ("size", "sets", "whole", "boxes", "own", "copies", "bans")
"""What is asked of a deck, in the order in which it is told: its size, how many cards there are in
3, 2 and 1 copies, all copies or none, which boxes they come from, cards of this deck only, no copy
that does not exist, no banned card. `deckcheck` says which of them a format has."""


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
    rule: str
    """Which of the rules is broken: a word of `RULES`."""
    reason: str
    """The message as data, with its facts."""
    facts: Mapping[str, str | int] = field(default_factory=dict)
    off: int = 1
    """How far the deck is from what is asked, in cards."""

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
    home = home_of(cards, faction)
    return [
        number for entry in of(cards, faction) if entry.mark == home for number in entry.numbers
    ]


def own(cards: Catalogue, faction: str, format: str) -> list[int]:
    """The deck that a faction has in a format if nobody has made another.

    Somebody's own cards are in it whatever their mark.
    """
    return list(_usual(cards, faction, format))


@lru_cache(maxsize=256)
def _usual(cards: Catalogue, faction: str, format: str) -> tuple[int, ...]:
    wanted = formats()[known(format, "format", formats())].own
    boxes = {"base": cards.boxes[:0], "first": cards.boxes[:1], "all": cards.boxes}[wanted]
    marks = (BASE, *boxes)
    here = cards.common if faction == COMMON else cards.decks[cards.index(faction)]
    entry = cards.entry
    return tuple(card for card in here if entry[card].mark in marks or entry[card].box == OWN)


def of(cards: Catalogue, faction: str) -> list[Entry]:
    """All cards of a faction, or the common ones."""
    return [entry for entry in cards.entries if entry.faction == faction]


def home_of(cards: Catalogue, faction: str) -> str:
    """The mark of a faction's base cards."""
    marks: Counter[str] = Counter()
    for entry in of(cards, faction):
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
            "bans",
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


def sorted_out(cards: Catalogue, faction: str, numbers: Sequence[str]) -> Deck:
    """The cards of a deck that may be there at all."""
    return _own(cards, faction, numbers, formats()["open"])[1]


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
            message = f'there is no card "{number}"{hint}'
            facts: dict[str, str | int] = {"word": number, "near": near[0] if near else ""}
            found.append(DeckProblem((NO_SUCH,), message, "copies", "card", facts))
            continue
        entry = cards.entry[card]
        if entry.faction != faction:
            message = f"{entry.slug} ({number}) is not a card of {faction}"
            facts = {"card": number, "faction": faction}
            found.append(DeckProblem(clauses, message, "own", "foreign", facts))
            continue
        if times > 1:
            message = f"{entry.slug} ({number}) is there {times} times, but it exists once"
            whole = rules.clauses.get("whole", clauses)
            facts = {"card": number, "times": times}
            clause = (NO_SUCH, *whole)
            found.append(DeckProblem(clause, message, "copies", "twice", facts, times - 1))
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
    home = home_of(cards, faction)
    others = sorted({entry.mark for entry, _ in deck.values()} - {home})
    if wanted == "base" and others:
        message = f"the Common deck takes base cards only, not those of {' and '.join(others)}"
        return [_mixed(clauses, message, "base-only", deck, others)]
    if chosen := _chosen(cards, wanted):
        if odd := [mark for mark in others if mark != chosen]:
            message = f"the chosen expansion is {chosen}, not {' and '.join(odd)}"
            return [_mixed(clauses, message, "chosen", deck, odd, chosen=chosen)]
        others = [chosen]
    if len(others) > 1:
        message = f"the cards come from {len(others)} expansions, {' and '.join(others)}; keep one"
        marked = (OF_MARKS,) if is_boxed(cards, faction) else ()
        return [_mixed((*clauses, *marked), message, "boxes", deck, others)]
    if wanted == "one":
        return []
    missing = [
        entry.slug
        for entry in of(cards, faction)
        if entry.mark in (home, *others)
        and deck.get(entry.slug, (entry, 0))[1]
        < sum(1 for number in entry.numbers if cards.of_number[number] not in bans)
    ]
    if not missing:
        return []
    if wanted == "base":
        clauses = (*clauses, "SETUP-3")
    message = f"{len(missing)} cards are missing or incomplete: {_some(missing)}"
    facts: dict[str, str | int] = {"n": len(missing), "slugs": ",".join(missing[:3])}
    return [DeckProblem(clauses, message, "boxes", "missing", facts, len(missing))]


def is_boxed(cards: Catalogue, faction: str) -> bool:
    """Whether a box has brought the faction: then marks count in the place of boxes (DECK-12)."""
    home = home_of(cards, faction)
    return any(entry.box not in (BASE, OWN) for entry in of(cards, faction) if entry.mark == home)


def _mixed(
    clauses: tuple[str, ...],
    message: str,
    reason: str,
    deck: Deck,
    others: Sequence[str],
    **more: str,
) -> DeckProblem:
    """Cards of too many boxes; the fewest of them would have to go."""
    sums = [sum(n for entry, n in deck.values() if entry.mark == mark) for mark in others]
    off = sum(sums) - (max(sums) if reason == "boxes" else 0)
    facts: dict[str, str | int] = {"n": len(others), "boxes": ",".join(others), **more}
    return DeckProblem(clauses, message, "boxes", reason, facts, off)


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
            "whole",
            "half",
            {"card": entry.numbers[0], "n": copies, "of": len(entry.numbers)},
            min(copies, len(entry.numbers) - copies),
        )
        for entry, copies in deck.values()
        if copies < len(entry.numbers)
    ]


def _structure(
    cards: Catalogue, faction: str, deck: Deck, rules: Format, bans: Sequence[int]
) -> list[DeckProblem]:
    """The number of cards, and of cards with 3, 2 and 1 copies."""
    found: list[DeckProblem] = []
    size = size_of(cards, faction, deck, rules, bans)
    total = sum(copies for _, copies in deck.values())
    if size and total != size:
        message = f"the deck has {total} cards, not {size}"
        facts: dict[str, str | int] = {"n": total, "of": size}
        clauses = rules.clauses["size"]
        found.append(DeckProblem(clauses, message, "size", "size", facts, abs(total - size)))
    if rules.sets:
        sets = Counter(copies for _, copies in deck.values())
        if sets != Counter(rules.sets):
            message = f"the deck has {_sets(sets)}; it must have {_sets(rules.sets)}"
            wanted = Counter(rules.sets)
            off = (sets - wanted).total() + (wanted - sets).total()
            facts = {"sets": _counted(sets, rules), "wanted": _counted(wanted, rules)}
            found.append(DeckProblem(rules.clauses["sets"], message, "sets", "sets", facts, off))
    return found


def _counted(sets: Counter[int], rules: Format) -> str:
    """`3 · 6 · 9`: how many cards there are in three, two and one copies."""
    return " · ".join(str(sets[copies]) for copies in rules.sets)


def size_of(cards: Catalogue, faction: str, deck: Deck, rules: Format, bans: Sequence[int]) -> int:
    """How many cards a faction deck must have; 0: as many as you like."""
    if _chosen(cards, rules.faction):  # all that the box has for it, but for banned cards
        return sum(card not in bans for card in own(cards, faction, rules.name))
    home = home_of(cards, faction)
    mixed = any(entry.mark != home for entry, _ in deck.values())
    return rules.size_with_expansion if mixed else rules.size


def _sets(sets: Mapping[int, int]) -> str:
    """`3 cards in 3 copies, 6 in 2, 9 in 1`."""
    (most, n), *rest = sorted(sets.items(), reverse=True) or [(1, 0)]
    first = f"{n} card{'s' * (n != 1)} in {most} {'copies' if most > 1 else 'copy'}"
    return ", ".join([first, *(f"{n} in {copies}" for copies, n in rest)])

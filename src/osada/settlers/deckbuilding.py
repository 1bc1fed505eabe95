"""Building a deck: what may be swapped for what, what mends a broken rule, what was swapped.

Whatever is offered here was tried: the deck that it gives is checked by `decks.problems`, and by
nothing else.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from osada.settlers.catalogue import Catalogue, Entry
from osada.settlers.decks import (
    COMMON,
    DeckProblem,
    formats,
    home_of,
    of,
    own,
    problems,
    sorted_out,
)
from osada.settlers.setup import deck
from osada.settlers.state import Options

MOST_MENDS: Final = 3


@dataclass(frozen=True, slots=True)
class Building:
    """A deck that is being built, and for what."""

    cards: Catalogue
    faction: str
    numbers: tuple[str, ...]
    format: str
    bans: tuple[int, ...] = ()

    def problems(self) -> list[DeckProblem]:
        """All that the format forbids."""
        return problems(self.cards, self.faction, self.numbers, self.format, self.bans)

    def usual(self) -> "Building":
        """The deck that the format gives."""
        usual = own(self.cards, self.faction, self.format)
        return self._with(self.cards.numbers[card] for card in usual if card not in self.bans)

    def entries(self) -> list[tuple[Entry, int]]:
        """Its different cards, most copies first, each with the number of its copies here."""
        found = sorted_out(self.cards, self.faction, self.numbers).values()
        return sorted(found, key=lambda one: -len(one[0].numbers))

    def outside(self) -> list[Entry]:
        """The cards of this faction that are not in it, basic ones first."""
        inside = {entry.slug for entry, _ in self.entries()}
        home = home_of(self.cards, self.faction)
        found = [entry for entry in of(self.cards, self.faction) if entry.slug not in inside]
        return sorted(found, key=lambda entry: entry.mark != home)

    def without(self, *gone: Entry) -> "Building":
        """The deck without all copies of cards."""
        numbers = {number for entry in gone for number in entry.numbers}
        return self._with(number for number in self.numbers if number not in numbers)

    def plus(self, *more: Entry) -> "Building":
        """The deck with all copies of cards that are not banned."""
        of_number = self.cards.of_number
        new = (n for entry in more for n in entry.numbers if of_number[n] not in self.bans)
        return self._with((*self.without(*more).numbers, *new))

    def _with(self, numbers: "Iterator[str] | Sequence[str]") -> "Building":
        return Building(self.cards, self.faction, tuple(numbers), self.format, self.bans)

    def off(self) -> int:
        """How far it is from a deck that can be played, in cards."""
        return sum(problem.off for problem in self.problems())


@dataclass(frozen=True, slots=True)
class Swap:
    """A card that could be there in place of another."""

    entry: Entry
    deck: Building
    why: DeckProblem | None = None
    """What it would break that is not broken yet."""


def played(options: Options) -> list[Building]:
    """The decks of a running game, for everybody to see: the common one, then each seat's."""
    cards = options.cards
    return [
        Building(
            cards,
            faction,
            tuple(cards.numbers[card] for card in deck(options, faction)),
            options.format,
            tuple(options.bans),
        )
        for faction in (COMMON, *options.factions)
    ]


def is_fixed(building: Building) -> bool:
    """Whether the format leaves nothing to choose."""
    rules = formats()[building.format]
    return (rules.common if building.faction == "common" else rules.faction) in (
        "base",
        "all of one",
    )


def is_free(building: Building) -> bool:
    """Whether cards may be put in and taken out at will."""
    return not formats()[building.format].whole and not is_fixed(building)


def swaps(building: Building, gone: Entry) -> list[Swap]:
    """What may come in for a card: as many copies where the format counts them, legal first."""
    if is_fixed(building):
        return []
    counted = formats()[building.format].sets
    broken = {problem.rule for problem in building.problems()}
    found: list[Swap] = []
    for entry in building.outside():
        if counted and len(entry.numbers) != len(gone.numbers):
            continue
        banned = [n for n in entry.numbers if building.cards.of_number[n] in building.bans]
        deck = building.without(gone).plus(entry)
        listed = deck._with((*deck.numbers, *banned))
        new = [one for one in listed.problems() if one.rule not in broken or one.rule == "bans"]
        new = [one for one in new if one.rule != "bans" or banned]
        found.append(Swap(entry, deck, new[0] if new else None))
    return sorted(found, key=lambda swap: swap.why is not None)


@dataclass(frozen=True, slots=True)
class Mend:
    """Something that brings a broken deck nearer to one that can be played."""

    how: str
    """`out` and `in` (all copies of a card), `swap`, `only` (one box), `clear` (what is none of its
    cards, or there twice), `usual`."""
    slug: str
    """The card, or the box."""
    deck: Building
    other: str = ""
    """Of a swap the card that comes in."""


def mends(building: Building) -> list[Mend]:
    """What can be done at once and leads nearest to a deck that can be played."""
    now = building.off()
    if now == 0:
        return []
    tried = [(one.deck.off(), place, one) for place, one in enumerate(_tries(building))]
    best = sorted((off, place) for off, place, _ in tried if off < now)
    found = [tried[place][2] for off, place in best if off == best[0][0]]
    kept = [mend for mend in found if mend.how != "usual"]  # as good, and less is lost
    return (kept or found)[:MOST_MENDS]


def _tries(building: Building) -> Iterator[Mend]:
    home = home_of(building.cards, building.faction)
    inside = [entry for entry, _ in building.entries()]
    for mark in sorted({entry.mark for entry in inside} - {home}):
        yield Mend("only", mark, _only(building, home, mark))
    own_numbers = {
        number for entry in of(building.cards, building.faction) for number in entry.numbers
    }
    seen = dict.fromkeys(building.numbers)
    strange = [number for number in building.numbers if number not in own_numbers]
    if strange or len(seen) < len(building.numbers):
        kept = building._with([number for number in seen if number in own_numbers])
        yield Mend("clear", "", kept)
    if not is_fixed(building):
        later = sorted(inside, key=lambda entry: entry.mark == home)
        for entry in later:
            yield Mend("out", entry.slug, building.without(entry))
        for entry in [*inside, *building.outside()]:
            yield Mend("in", entry.slug, building.plus(entry))
        for entry in later:
            for swap in _back(building, entry):
                yield Mend("swap", entry.slug, swap.deck, swap.entry.slug)
    yield Mend("usual", "", building.usual())


def _back(building: Building, gone: Entry) -> list[Swap]:
    """The first that fits for a card that has to go."""
    banned = any(building.cards.of_number[number] in building.bans for number in gone.numbers)
    return [swap for swap in swaps(building, gone) if swap.why is None][:1] if banned else []


def _only(building: Building, home: str, mark: str) -> Building:
    """The deck with cards of one box only: basic ones come back for the others."""
    made = building
    for entry, _ in building.entries():
        if entry.mark not in (home, mark):
            basic = [
                one
                for one in made.outside()
                if one.mark == home and len(one.numbers) == len(entry.numbers)
            ]
            made = made.without(entry).plus(*basic[:1])
    return made


def swapped(building: Building) -> list[tuple[Entry | None, Entry | None]]:
    """What went out of the format's own deck and what came in for it, by number of copies."""
    usual = building.usual()
    inside = {entry.slug: entry for entry, _ in building.entries()}
    before = {entry.slug: entry for entry, _ in usual.entries()}
    out = [entry for slug, entry in before.items() if slug not in inside]
    new = [entry for slug, entry in inside.items() if slug not in before]
    found: list[tuple[Entry | None, Entry | None]] = []
    for entry in out:
        other = next((one for one in new if len(one.numbers) == len(entry.numbers)), None)
        if other is not None:
            new.remove(other)
        found.append((entry, other))
    return [*found, *((None, entry) for entry in new)]

"""Ready standard decks: for each faction its basic cards, and one deck with all of each box.

Those with a box lie as deck files in `ready_decks/`. `tools/ready_decks.py` writes them by one
rule: all of the faction's cards with the mark of the box are in, and as many basic cards with the
same numbers of copies are out: those without which the deck stays nearest to the basic one in
colours, kinds and what its cards bring.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations, product
from typing import Final

from osada.settlers import decklist
from osada.settlers.catalogue import Catalogue, Entry, base, boxes
from osada.settlers.deckglance import glance
from osada.settlers.decks import home_of, of, printed

SUFFIX: Final = ".deck"


@dataclass(frozen=True, slots=True)
class Ready:
    """A deck that can be played at once."""

    faction: str
    mark: str
    """The box that it is played with; "": basic cards only."""
    boxes: tuple[str, ...]
    """The boxes that must be on the table."""
    numbers: tuple[str, ...]

    @property
    def name(self) -> str:
        """Its name in commands: `rome`, `rome-friends`."""
        return f"{self.faction}-{self.mark}" if self.mark else self.faction


@cache
def ready() -> tuple[Ready, ...]:
    """All of them, faction by faction, the basic one first."""
    cards = base().with_boxes(boxes.boxes())
    found: list[Ready] = []
    for faction in cards.factions:
        numbers = tuple(printed(cards, faction.slug))
        found.append(Ready(faction.slug, "", _boxes(cards, numbers), numbers))
        for mark in marks(cards, faction.slug):
            file = files("osada.settlers") / "ready_decks" / f"{faction.slug}-{mark}{SUFFIX}"
            if file.is_file():  # boxes of other packages have none
                deck = decklist.parsed(file.read_text("utf-8"), cards, file.name)
                there = _boxes(cards, deck.numbers)
                found.append(Ready(faction.slug, mark, there, deck.numbers))
    return tuple(found)


def marks(cards: Catalogue, faction: str) -> list[str]:
    """The expansions that a faction has cards of, as their marks count (DECK-12)."""
    home = home_of(cards, faction)
    return list(dict.fromkeys(one.mark for one in of(cards, faction) if one.mark != home))


def _boxes(cards: Catalogue, numbers: tuple[str, ...]) -> tuple[str, ...]:
    known = {cards.entry[cards.of_number[number]].box for number in numbers}
    return tuple(box for box in boxes.boxes() if box in known)


def made(cards: Catalogue, faction: str, mark: str) -> list[str]:
    """The deck that the rule gives a faction with all its cards of a mark, by number."""
    home = home_of(cards, faction)
    basic = [entry for entry in of(cards, faction) if entry.mark == home]
    new = [entry for entry in of(cards, faction) if entry.mark == mark]
    traits = {entry.slug: _traits(cards, entry) for entry in (*basic, *new)}
    brought = _sum(traits, new)
    best: tuple[int, list[Entry]] | None = None
    for out in _left_out(basic, new):
        lost = _sum(traits, out)
        apart = sum(abs(brought[key] - lost[key]) for key in brought.keys() | lost.keys())
        if best is None or apart < best[0]:
            best = apart, out
    assert best is not None
    deck = [entry for entry in basic if entry not in best[1]] + new
    return [number for entry in deck for number in entry.numbers]


def _sum(traits: dict[str, Counter[str]], entries: list[Entry]) -> Counter[str]:
    found: Counter[str] = Counter()
    for entry in entries:
        found.update(traits[entry.slug])
    return found


def _left_out(basic: list[Entry], new: list[Entry]) -> Iterator[list[Entry]]:
    """All ways to make room: for each number of copies as many basic cards as come in."""
    wanted = Counter(len(entry.numbers) for entry in new)
    ways = [
        combinations([entry for entry in basic if len(entry.numbers) == copies], n)
        for copies, n in wanted.items()
    ]
    for chosen in product(*ways):
        yield [entry for group in chosen for entry in group]


def _traits(cards: Catalogue, entry: Entry) -> Counter[str]:
    """What makes a card what it is; costs are left out, they change when cards are balanced."""
    seen = glance(cards, entry.numbers)
    found: Counter[str] = Counter()
    for what, counts in (("colour", seen.colours), ("kind", seen.kinds), ("good", seen.goods)):
        found.update({f"{what} {name}": n for name, n in counts.items()})
    return found

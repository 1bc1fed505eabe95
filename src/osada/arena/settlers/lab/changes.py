"""What somebody's card files change in the game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from osada.settlers.catalogue import Catalogue, Entry
from osada.settlers.decks import factions, own
from osada.settlers.setup import INTRODUCTORY

ADDED = "added"
CHANGED = "changed"
SAME = "the same"
"""It replaces a card by one that is like it in everything."""


@dataclass(frozen=True, slots=True)
class Change:
    """A card that is new or replaces another."""

    slug: str
    name: str
    faction: str
    """`common` for a common card."""
    copies: int
    what: str
    """`ADDED`, `CHANGED` or `SAME`."""


@dataclass(frozen=True, slots=True)
class Changes:
    """All that card files do to the game."""

    cards: tuple[Change, ...]
    boards: tuple[str, ...]
    """Factions whose board is changed."""
    factions: tuple[str, ...]
    """New factions."""
    decks: tuple[tuple[str, int, int], ...]
    """Decks of another size: whose, cards without and with the files."""

    def touch(self, faction: str) -> bool:
        """Whether a faction gets something of it into its own hands."""
        own = any(card.faction in ("common", faction) for card in self.cards)
        return own or faction in self.boards or faction in self.factions


def changes(old: Catalogue, new: Catalogue, format: str = INTRODUCTORY) -> Changes:
    """What comes with files that `new` has and `old` has not; decks are those of a format."""
    known = {entry.slug: entry for entry in old.entries}
    boards = {faction.slug: faction for faction in old.factions}
    cards = tuple(
        Change(entry.slug, entry.name("en"), entry.faction, len(entry.numbers), _what(known, entry))
        for entry in new.entries
        if entry != known.get(entry.slug)
    )
    return Changes(
        cards,
        tuple(f.slug for f in new.factions if boards.get(f.slug, f) != f),
        tuple(f.slug for f in new.factions if f.slug not in boards),
        tuple(_decks(old, new, format)),
    )


def _what(known: dict[str, Entry], entry: Entry) -> str:
    before = known.get(entry.slug)
    if before is None:
        return ADDED
    return SAME if replace(entry, file=before.file, line=before.line) == before else CHANGED


def _decks(old: Catalogue, new: Catalogue, format: str) -> Iterator[tuple[str, int, int]]:
    for name in factions(old):
        before, after = (len(own(cards, name, format)) for cards in (old, new))
        if before != after:
            yield name, before, after

"""The bench: a deck that is being built at a terminal, what can be done about it, the way back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from osada.settlers import brought, decklist, decksaved, deckwords
from osada.settlers.catalogue import Catalogue, Entry, boxes
from osada.settlers.deckbuilding import Building, Mend, Swap, is_fixed, is_free, mends, swaps
from osada.settlers.deckcheck import Rule, check
from osada.settlers.deckglance import Glance, glance
from osada.settlers.decks import factions
from osada.settlers.ready import ready
from osada.terminal.words import say

FACTION: Final = "rome"
FORMAT: Final = "standard"
_LONGEST_WAY_BACK: Final = 100


class NotDone(ValueError):
    """What could not be done on the bench, in one sentence in the builder's language."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A deck as it lies on the bench, and for what it is built."""

    faction: str = FACTION
    """Or `common`."""
    format: str = FORMAT
    boxes: tuple[str, ...] = ()
    bans: tuple[str, ...] = ()
    """Cards that nobody may use, by slug."""
    numbers: tuple[str, ...] | None = None
    """The cards; None: the deck that the format gives."""
    name: str = ""


class Bench:
    """A draft with the cards behind it."""

    def __init__(
        self, cards: Catalogue, draft: Draft, language: str = "en", place: Path | None = None
    ) -> None:
        self._base = cards
        self.draft = draft
        self.language = language
        self.place = place or decksaved.usual_place()
        self.past: list[Draft] = []

    # What lies there

    @property
    def cards(self) -> Catalogue:
        """The cards of the boxes on the table."""
        return self._base.with_boxes(self.draft.boxes)

    @property
    def deck(self) -> Building:
        """The deck as it stands."""
        draft, cards = self.draft, self.cards
        bans = tuple(brought.banned(cards, draft.bans))
        empty = Building(cards, draft.faction, (), draft.format, bans)
        return empty.usual() if draft.numbers is None else replace(empty, numbers=draft.numbers)

    def rules(self) -> list[Rule]:
        """The live check."""
        deck = self.deck
        return check(deck.cards, deck.faction, deck.numbers, deck.format, deck.bans)

    def seen(self) -> Glance:
        """What the deck costs, brings and scores."""
        return glance(self.cards, self.deck.numbers)

    def offers(self, gone: Entry) -> list[Swap]:
        """What may come in for a card."""
        return swaps(self.deck, gone)

    def mends(self) -> list[Mend]:
        """What leads nearest to a deck that can be played."""
        return mends(self.deck)

    @property
    def fixed(self) -> bool:
        """Whether the format leaves nothing to choose."""
        return is_fixed(self.deck)

    @property
    def free(self) -> bool:
        """Whether cards may be put in and taken out at will."""
        return is_free(self.deck)

    def why_few(self) -> str:
        """Why not every card is offered for a card, with its clause; "" where all are."""
        return deckwords.why_few(self.deck, self.language)

    def text(self) -> str:
        """The deck as a deck file, to be shared."""
        deck = self.deck
        return decklist.listed(deck.cards, deck.faction, deck.numbers, self.draft.name)

    @property
    def title(self) -> str:
        """How the deck is called: its name, or whose it is."""
        faction = deckwords.faction_name(self.cards, self.draft.faction, self.language)
        return f"{self.draft.name} ({faction})" if self.draft.name else faction

    def told(self, problem: deckwords.Wrong) -> str:
        """What is wrong, with its clause."""
        return deckwords.told(self.cards, problem, self.language)

    # What is done with it

    def put(self, **change: Any) -> None:
        """The bench as it is to be from now on."""
        now = replace(self.draft, **change)
        if now != self.draft:
            self.past = [*self.past, self.draft][-_LONGEST_WAY_BACK:]
            self.draft = now

    def undo(self) -> bool:
        """A step back, if there is one."""
        if not self.past:
            return False
        self.draft = self.past.pop()
        return True

    def choose_faction(self, faction: str) -> None:
        """Another faction begins with its usual deck; one that comes with a box brings it along."""
        here = self.draft.boxes
        if faction not in factions(self.cards):
            here = (*here, *(box for box in boxes.boxes() if self._brings(box, faction)))
        self.put(faction=faction, boxes=here, numbers=None, name="")

    def _brings(self, box: str, faction: str) -> bool:
        return faction in factions(self._base.with_boxes((box,)))

    def choose_boxes(self, names: Sequence[str]) -> None:
        """Other boxes on the table; a faction that they do not bring makes room for the first."""
        faction = self.draft.faction
        if faction in factions(self._base.with_boxes(names)):
            self.put(boxes=tuple(names))
        else:
            self.put(boxes=tuple(names), faction=FACTION, numbers=None, name="")

    def swap(self, gone: Entry, new: Entry) -> None:
        """One card for another; `NotDone` says what it would break."""
        found = next((one for one in self.offers(gone) if one.entry.slug == new.slug), None)
        if found is None:
            raise NotDone(self.why_few() or self.said("deck-no-swap", new))
        if found.why is not None:
            raise NotDone(self.told(found.why))
        self.put(numbers=found.deck.numbers)

    def take_out(self, entry: Entry) -> None:
        """All copies of a card leave."""
        self._change(self.deck.without(entry))

    def put_in(self, entry: Entry) -> None:
        """All copies of a card that are not banned come in."""
        self._change(self.deck.plus(entry))

    def _change(self, deck: Building) -> None:
        if not self.free:
            raise NotDone(self.why_few())
        self.put(numbers=deck.numbers)

    def usual(self) -> None:
        """Back to the deck that the format gives."""
        self.put(numbers=None)

    def turn_ban(self, entry: Entry) -> bool:
        """Ban a card, or allow it again; whether it is banned now."""
        bans, slug = self.draft.bans, entry.slug
        if slug in bans:
            self.put(bans=tuple(one for one in bans if one != slug))
        else:
            self.put(bans=(*bans, slug))
        return slug in self.draft.bans

    def said(self, message: str, entry: Entry) -> str:
        """A sentence about a card."""
        return say(self.language, message, name=entry.name(self.language))

    def card(self, words: str) -> Entry:
        """A card of the table by slug, number or name in any language; `NotDone` names the nearest.

        Cards of the faction go before others of the same name.
        """
        wanted = " ".join(words.split()).casefold()
        known: dict[str, Entry] = {}
        mine = sorted(self.cards.entries, key=lambda one: one.faction != self.draft.faction)
        for entry in mine:
            short = entry.slug.rpartition("/")[2]
            for word in (entry.slug, short, *entry.numbers, *entry.names):
                known.setdefault(word.casefold(), entry)
        if wanted in known:
            return known[wanted]
        near = get_close_matches(wanted, known, n=1, cutoff=0.5)
        if near:
            raise NotDone(say(self.language, "no-card-near", name=words, near=near[0]))
        raise NotDone(say(self.language, "no-card", name=words))

    # Decks from elsewhere

    def all_cards(self) -> Catalogue:
        """The cards of every box: a deck may bring the boxes that it needs."""
        return self._base.with_boxes(boxes.boxes())

    def known(self) -> list[tuple[str, str]]:
        """Ready and saved decks of this faction: the name to ask for, and how it is shown."""
        found = [
            (deck.name, deckwords.ready_name(self.all_cards(), deck, self.language))
            for deck in ready()
            if deck.faction == self.draft.faction
        ]
        return [*found, *((name, name) for name in decksaved.names(self.place))]

    def open_named(self, name: str) -> None:
        """Lay a ready deck, a saved one or a file on the bench; `NotDone` says what is wrong."""
        cards = self.all_cards()
        deck = next((one for one in ready() if one.name == name), None)
        if deck is not None:
            self._lay(decklist.DeckFile(deck.faction, deck.numbers))
            return
        try:
            self._lay(
                decksaved.find(self.place, name, cards)
                or decklist.read(Path(name).expanduser(), cards)
            )
        except decklist.DeckFileError as error:
            raise NotDone(deckwords.told(cards, error.problems[0], self.language)) from error
        except (RuntimeError, ValueError) as error:  # a home or a file that cannot be
            raise NotDone(say(self.language, "no-deck", name=name)) from error

    def open_text(self, text: str) -> None:
        """Lay the deck in a text on the bench."""
        cards = self.all_cards()
        try:
            self._lay(decklist.parsed(text, cards, "", most=1))
        except decklist.DeckFileError as error:
            raise NotDone(deckwords.told(cards, error.problems[0], self.language)) from error

    def _lay(self, deck: decklist.DeckFile) -> None:
        cards = self.all_cards()
        needed = {cards.entry[cards.of_number[number]].box for number in deck.numbers}
        if deck.faction not in factions(self.cards):
            needed |= {box for box in boxes.boxes() if self._brings(box, deck.faction)}
        here = self.draft.boxes
        more = tuple(box for box in boxes.boxes() if box in needed and box not in here)
        self.put(faction=deck.faction, boxes=(*here, *more), numbers=deck.numbers, name=deck.name)

    def save(self, name: str) -> Path:
        """Keep the deck under a name; `NotDone` says why it cannot be kept."""
        name = decksaved.called(name)
        if not name:
            raise NotDone(say(self.language, "deck-no-name"))
        deck = self.deck
        try:
            file = decksaved.keep(self.place, name, deck.cards, deck.faction, deck.numbers)
        except OSError as error:
            why = error.strerror or str(error)
            raise NotDone(say(self.language, "deck-not-saved", why=why)) from error
        self.draft = replace(self.draft, name=name)
        return file

    def forget(self, name: str) -> None:
        """Throw a saved deck away; `NotDone` if there is none of this name."""
        if decksaved.called(name) not in decksaved.names(self.place):
            raise NotDone(say(self.language, "no-deck", name=name))
        try:
            decksaved.forget(self.place, name)
        except OSError as error:
            raise NotDone(say(self.language, "deck-not-saved", why=str(error))) from error


def banned(cards: Catalogue, named: Sequence[str]) -> tuple[str, ...]:
    """Cards that were banned by any name, by slug; `BadOptions` if one is none."""
    found = brought.banned(cards, named)
    return tuple(dict.fromkeys(cards.slugs[card] for card in found))

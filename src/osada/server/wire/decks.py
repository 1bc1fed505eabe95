"""Decks of the card game, for those who build them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from osada.server.wire.names import Choice, Lines, Title
from osada.server.wire.sentence import Sentence

DeckFormat = Literal["introductory", "standard", "open"]


class Deck(Struct, omit_defaults=True):
    """A deck of somebody's own as it was read: ready for the option `decks`, or for a seat."""

    faction: str
    """Or `common`."""
    lines: list[str]
    name: str = ""


class ReadyDeck(Struct):
    """A deck that can be played at once in the standard format."""

    faction: str
    mark: str
    """The box that it is played with; "": basic cards only."""
    boxes: list[str]
    """The boxes that must be on the table."""
    lines: list[str]


class DeckWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A deck that somebody builds, and what for."""

    faction: Choice
    """Or `common`."""
    lines: Lines | None = None
    """As in a deck file; None: the deck that the format gives."""
    format: DeckFormat = "standard"
    boxes: Annotated[list[Choice], Meta(max_length=8)] = []
    bans: Annotated[list[Choice], Meta(max_length=40)] = []
    """Cards that nobody may use."""
    name: Title = ""


class DeckCard(Struct):
    """A card with all its copies."""

    slug: str
    copies: int
    mark: str
    """The box that it counts as; "": basic."""


class DeckPile(Struct):
    """A card in a deck."""

    slug: str
    copies: int
    of: int
    """How many copies there are."""
    mark: str


class DeckRule(Struct):
    """A rule that the format has for a deck, and what is broken of it."""

    name: Literal["size", "sets", "whole", "boxes", "own", "copies", "bans"]
    text: str
    clause: str
    figure: str
    """What the deck has of it."""
    broken: list[Sentence]


class DeckChange(Struct, omit_defaults=True):
    """What there is more of in a deck, or less."""

    colours: dict[str, int] = {}
    goods: dict[str, int] = {}
    """Cards that bring a good."""
    cost: int = 0
    """Pieces that all cards cost together."""


class DeckSwap(Struct, omit_defaults=True):
    """A card that could be there in place of another."""

    slug: str
    mark: str
    lines: list[str]
    """The deck after it."""
    change: DeckChange
    why: Sentence | None = None
    """Why it cannot; None: it can."""


class DeckSwapped(Struct):
    """What went out of the format's own deck, and what came in for it."""

    out: str | None
    new: str | None


class DeckMend(Struct):
    """Something that brings a broken deck nearer to one that can be played."""

    text: str
    lines: list[str]


class DeckGlance(Struct):
    """What there is to see of a deck: numbers of cards, copies counted."""

    cards: int
    costs: dict[int, int]
    """By pieces to pay."""
    prices: dict[str, int]
    """What all cost together, by good; `location` among them."""
    goods: dict[str, int]
    """How many bring a good."""
    colours: dict[str, int]
    kinds: dict[str, int]
    scoring: int
    """How many bring points in play."""
    worth: int
    """Points at the end if all of them stand."""


class DeckBench(Struct):
    """A deck with all that can be done about it."""

    faction: str
    lines: list[str]
    text: str
    """As a deck file."""
    piles: list[DeckPile]
    outside: list[DeckCard]
    rules: list[DeckRule]
    swaps: dict[str, list[DeckSwap]]
    """For each card of the deck what may come in for it."""
    mends: list[DeckMend]
    swapped: list[DeckSwapped]
    """All that is otherwise than in the format's own deck."""
    glance: DeckGlance
    only: Sentence
    """Why not every card is offered."""
    fixed: bool
    """Whether the format leaves nothing to choose."""
    free: bool
    """Whether cards may be put in and taken out at will."""
    unread: list[Sentence]
    """Lines that are no cards here."""

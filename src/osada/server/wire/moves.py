"""What a seat can do, and why not."""

from typing import Literal

from msgspec import Struct

from osada.server.wire.names import Zone
from osada.server.wire.sentence import Sentence
from osada.settlers.viewtypes import Card, Goods


class Offer(Struct, omit_defaults=True):
    """A legal move: its notation, which is what the page sends back, its words, and its place."""

    text: str
    label: Sentence
    verb: str
    """`build`, `choose` ...: the first word of the notation."""
    zone: Zone | None = None
    """Where its card lies; None: it is not made on a card."""
    holder: int | None = None
    """Whose empire or deals; the virtual player's number is 1."""
    cards: list[Card] = []
    """The cards it can be made on: copies alike all stand here."""
    goods: Goods = {}
    """What is paid, chosen, kept or fetched by workers."""
    times: int = 1
    """How often a location is used at once."""
    seat: int | None = None
    """The player who is chosen."""
    deck: Literal["common", "faction"] | None = None
    """The deck that is drawn from."""
    colour: str | None = None
    """The colour that is named, or the blessing that is chosen: `brown`, `tricolour`."""
    place: str = ""
    """In the roll & write game: where on the sheets it is made, as `track/walls/4`."""
    also: list[str] = []
    """Other places where it can be made: an area alike, what allows it."""
    cells: list[str] = []
    """The sections that a settlement takes."""
    brings: dict[str, int] = {}
    """What it changes: goods, `actions`, `vp`; losses are below 0. Passing: what cleanup takes."""


class Refusal(Struct, omit_defaults=True):
    """What cannot be done, and why: one sentence with its clauses, nearest first."""

    reason: str
    clauses: list[str]
    text: Sentence = ""
    label: str = ""
    """The move in words: `Build Mill`."""
    facts: dict[str, str | int] = {}
    verb: str = ""
    """The first word of its notation."""


class Shut(Struct):
    """An open production of another player that takes no worker now."""

    holder: int
    card: Card
    why: Refusal


class Given(Struct):
    """An own card that is given up."""

    zone: Zone
    card: Card


class Ledger(Struct, omit_defaults=True):
    """What a move gives up, pays and gets, as far as it is sure."""

    gives: list[Given] = []
    asks: bool = False
    """Whether what is given up is still to be chosen."""
    pays: Goods = {}
    gains: Goods = {}
    draws: int = 0
    """Cards to be drawn."""
    rounds: Goods = {}
    """What each production phase brings more, or less."""
    ends: int = 0
    """What final scoring brings more, or less."""


class Looked(Struct, tag="looked", tag_field="type"):
    """What can and cannot be done with a card, or at a place."""

    answer: int
    at: int
    ledgers: dict[str, Ledger]
    """For each legal move there what it changes in your own supply; losses are below 0."""
    refusals: list[Refusal]


class Taken(Struct):
    """What a rival would lose."""

    seat: int
    how: str
    card: Card


class Threat(Struct):
    """One of your locations that an opponent could raze, for so many raze tokens."""

    card: Card
    by: int
    tokens: int


class Reasons(Struct, omit_defaults=True):
    """A move that a good player would make, and what it changes."""

    text: str
    now: dict[str, int] = {}
    """At once: goods, `vp`, `card`, in the roll & write game `actions`; losses are below 0."""
    yields: Goods = {}
    """In every later production phase."""
    points: int = 0
    """In final scoring."""
    gives: list[Card] = []
    """Own locations that are given up."""
    foundations: int = 0
    if_built: bool = False
    """Whether `yields` and `points` come only once the card that is taken is built."""
    takes: list[Taken] = []
    guards: Threat | None = None
    """What nobody could raze any more."""
    other: str = ""
    """The next best move."""
    ahead: float = 0.0
    """So many points by the end of the game it is put before the other."""


class Hint(Struct, tag="hint", tag_field="type", omit_defaults=True):
    """What a good player would do, and why."""

    answer: int
    label: str
    why: Reasons
    other: Sentence = ""
    """The next best move, as a button says it."""

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


class Hint(Struct, tag="hint", tag_field="type", omit_defaults=True):
    """What a good player would do, and why."""

    answer: int
    text: str
    label: Sentence
    """The move as a button says it."""
    now: dict[str, int] = {}
    """In the roll & write game what it changes at once: goods, `actions`, `vp`."""
    alike: Sentence = ""
    """Another move that is as good, nearly."""
    other: Sentence = ""
    """The best of those that are not."""
    ahead: float = 0.0
    """So many points are lost by it."""
    within: float = 0.0
    """Half of the 95 % interval of that."""
    why: list[Sentence] = []
    """What makes the difference, as in a review."""
    more: bool = False
    """Whether a closer look follows, as another answer to the same question."""

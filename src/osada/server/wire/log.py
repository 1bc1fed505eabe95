"""What happened."""

from typing import Literal

from msgspec import Struct

from osada.server.wire.sentence import Sentence
from osada.settlers.viewtypes import Card, Good, Goods
from osada.settlers.viewtypes import Prayer as Prayer


class Loss(Struct, omit_defaults=True):
    """What a player lost by another's doing."""

    seat: int
    by: int
    """The virtual player's number is 1."""
    how: Literal["razed", "discarded", "taken", "blocked", "attacked", "undealt", "stolen"]
    """`taken` and `blocked`: for this round."""
    card: Card | None = None
    goods: Goods = {}
    """What left the supply."""
    yields: Goods = {}
    """What every production phase brings less, as far as the card alone says it."""
    points: int = 0
    """What final scoring brings less."""
    got: Goods = {}
    """What came in its place."""
    foundation: bool = False


class Entry(Struct, omit_defaults=True):
    """A line of the log with what came of it."""

    at: int
    """How many moves had been made when it was complete: the moment that it shows."""
    text: Sentence
    seat: int | None = None
    more: list[Sentence] = []
    moves: list[str] = []
    """The moves in notation, as far as this seat may read them."""
    verb: str = ""
    """What was done, for programs: `build`, `draft`, `raze` ..."""
    did: Sentence = ""
    """The same in words, without the name of who did it."""
    losses: list[Loss] = []
    """What others lost by it."""
    prayers: list[Prayer] = []
    """Prayers that were answered in it."""
    note: str = ""
    """What happened beside the game: `undone`, `expired` ...; "" for a line of the game."""


class Gain(Struct):
    """Goods that a card gave to a player since the last view: what the page lets travel."""

    seat: int
    good: Good
    n: int
    card: Card

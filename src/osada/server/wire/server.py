"""What the server says on a socket."""

from msgspec import Struct

from osada.server.wire.log import Entry, Gain
from osada.server.wire.moves import Hint, Looked, Offer, Refusal, Shut
from osada.server.wire.sentence import Sentence
from osada.server.wire.table import Said, TableInfo, Time, UndoPlea
from osada.server.wire.views import AnyView
from osada.settlers.viewtypes import Card


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: the table, the seat of this socket (None: a spectator), the chat."""

    version: str
    table: TableInfo
    seat: int | None
    chat: list[Said]


class TableMessage(Struct, tag="table", tag_field="type"):
    """Something about the table or its seats has changed."""

    table: TableInfo


class Seen(Struct, tag="view", tag_field="type", omit_defaults=True):
    """The game as this socket may see it now."""

    at: int
    """How many moves have been made."""
    stamp: int
    """What a move must name that answers this view."""
    view: AnyView
    log_from: int
    """Entries of the log from this one on are new or changed; there are no others after them."""
    log: list[Entry]
    ask: Sentence = ""
    """The question in words, if this seat is asked."""
    offers: list[Offer] = []
    """The legal moves of this seat."""
    blocked: dict[Card, Refusal] = {}
    """Cards in hand that cannot be built now; without sentences."""
    shut: list[Shut] = []
    """Open productions of others that cannot be visited now."""
    standings: dict[str, str] = {}
    """In the roll & write game: what each own building does this round, in words."""
    gains: list[Gain] = []
    undo: bool = False
    no_undo: Sentence = ""
    """Why nothing can be taken back."""
    asks: bool = False
    """Whether this seat can ask the others to agree."""
    plea: UndoPlea | None = None
    thinking: list[int] = []
    """Seats whose bot thinks."""
    clocks: list[Time] = []
    answer: int | None = None
    """The message that this answers."""


class Earlier(Struct, tag="moment", tag_field="type"):
    """The table as this socket could see it after so many moves."""

    answer: int
    at: int
    view: AnyView


class Chat(Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    said: Said


class Thinking(Struct, tag="thinking", tag_field="type"):
    """Which bots think now."""

    seats: list[int]


class No(Struct, tag="no", tag_field="type", omit_defaults=True):
    """A message that could not be followed: a move that the rules forbid, or another mistake."""

    code: str
    """`refused`: by the rules. `stale`: the game has moved on. Others name a mistake."""
    text: Sentence
    answer: int | None = None
    clauses: list[str] = []


class Pong(Struct, tag="pong", tag_field="type"):
    """Still here."""


FromServer = Hello | TableMessage | Seen | Looked | Hint | Earlier | Chat | Thinking | No | Pong

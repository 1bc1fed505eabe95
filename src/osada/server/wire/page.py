"""What the page says on a socket."""

from typing import Annotated

from msgspec import Meta, Struct

from osada.server.wire.names import MOST_SEATS, Id, Language, Speed, Zone


class Move(Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """Make a move, in notation, in the game as the view with this stamp showed it."""

    id: Id
    stamp: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    ends: bool = False
    """Whether the turn ends with it if nothing but tokens could be placed any more."""


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the last move back."""

    id: Id
    stamp: Id


class AskUndo(Struct, tag="ask-undo", tag_field="type", forbid_unknown_fields=True):
    """Ask the others to let this seat take its last move back."""

    id: Id
    stamp: Id


class AnswerUndo(Struct, tag="answer-undo", tag_field="type", forbid_unknown_fields=True):
    """Agree to what somebody asks, or not; who asked thinks better of it."""

    id: Id
    plea: Id
    agrees: bool


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """What can be done with this card, and why not?"""

    id: Id
    stamp: Id
    zone: Zone
    holder: Annotated[int, Meta(ge=-1, le=MOST_SEATS - 1)]
    card: Annotated[str, Meta(max_length=12)]


class LookAt(Struct, tag="place", tag_field="type", forbid_unknown_fields=True):
    """What can be done at this place of the sheets, and why not?"""

    id: Id
    stamp: Id
    place: Annotated[str, Meta(max_length=60)]


class AskHint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would you do? (Where only bots play along.)"""

    id: Id
    stamp: Id


class AskMoment(Struct, tag="moment", tag_field="type", forbid_unknown_fields=True):
    """How did the table look after so many moves?"""

    id: Id
    at: Id


class Speak(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something to the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Tongue(Struct, tag="language", tag_field="type", forbid_unknown_fields=True):
    """From now on in this language."""

    language: Language


class Keeping(Struct, tag="keeping", tag_field="type", forbid_unknown_fields=True):
    """Whether this seat wants to be asked in cleanup what it keeps, even where all can be kept."""

    ask: bool


class Pace(Struct, tag="pace", tag_field="type", forbid_unknown_fields=True):
    """How fast bots should be for whoever sits here; `skip`: at once, until this seat is asked."""

    speed: Speed
    skip: bool = False


class Sight(Struct, tag="sight", tag_field="type", forbid_unknown_fields=True):
    """Whether somebody can see the page; whoever cannot is told of their turn by other means."""

    visible: bool


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


FromPage = (
    Move
    | Undo
    | AskUndo
    | AnswerUndo
    | Look
    | LookAt
    | AskHint
    | AskMoment
    | Speak
    | Tongue
    | Keeping
    | Pace
    | Sight
    | Ping
)

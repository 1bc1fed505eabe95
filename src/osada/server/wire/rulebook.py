"""The rulebook in one language."""

from msgspec import Struct

from osada.server.wire.names import GameName, Language
from osada.server.wire.sentence import Sentence


class ClauseText(Struct, omit_defaults=True):
    """A clause of the rulebook."""

    id: str
    text: Sentence
    translated: bool = True


class Part(Struct):
    """What begins with an area: a box, the rulings; in a few words what it is about."""

    title: str
    text: Sentence


class Area(Struct, omit_defaults=True):
    """A chapter of the rulebook."""

    id: str
    game: GameName
    title: str
    clauses: list[ClauseText]
    internal: bool = False
    """Only judges and programs need it."""
    part: Part | None = None
    """The part of the book that begins here."""


class Term(Struct):
    """What people look for: its names, the rulebook's own first, and the clauses that define it."""

    names: list[str]
    clauses: list[str]


class Rulebook(Struct):
    """The rulebook in one language."""

    language: Language
    areas: list[Area]
    terms: list[Term]

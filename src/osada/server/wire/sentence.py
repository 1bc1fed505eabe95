"""Sentences, as far as a face may draw something in them."""

from msgspec import Struct

from osada.settlers.viewtypes import Good


class Piece(Struct, omit_defaults=True):
    """A part of a sentence that can be drawn: a clause, so many of a good, a number."""

    text: str
    """Its words."""
    clause: bool = False
    """Whether it is the name of a clause."""
    good: Good | None = None
    beside: str = ""
    """What stands beside the icon of the good."""
    raised: bool = False
    """Whether settlements raise the number."""


Sentence = str | list[str | Piece]
"""Plain text, or pieces where there is something to draw."""

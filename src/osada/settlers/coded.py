"""Deals and foundations are single numbers: a card, and what has to be known of it besides.

A deal made with a location (a Trade Route) says whose location it is; a foundation laid from hand
is hidden, because only its owner knows the card. Nobody else takes these numbers apart.
"""

from typing import Final

_OF: Final = 1 << 12
"""A deal with a rival's location is its card plus (owner + 1) times this."""
_HIDDEN: Final = 1 << 12
"""Added to a foundation that was laid from hand."""


def route(card: int, owner: int) -> int:
    """The deal with a location of that owner."""
    return card + (owner + 1) * _OF


def is_route(deal: int) -> bool:
    """Whether a deal is one with a location, not one with a card of its own."""
    return deal >= _OF


def deal_card(deal: int) -> int:
    """The card that a deal is made with."""
    return deal % _OF


def deal_owner(deal: int) -> int:
    """Whose location a deal is made with, -1 (nobody) where it is a card."""
    return deal // _OF - 1


def face_down(card: int) -> int:
    """A card as a foundation that was laid from hand."""
    return card + _HIDDEN


def is_hidden(foundation: int) -> bool:
    """Whether only its owner knows the card of a foundation."""
    return foundation >= _HIDDEN


def laid_card(foundation: int) -> int:
    """The card of a foundation."""
    return foundation % _HIDDEN

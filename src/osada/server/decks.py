"""Decks of somebody's own, read before a table has them."""

from collections.abc import Sequence
from typing import Any

from osada.kernel.game import BadOptions
from osada.server.unfit import Unfit
from osada.server.wire import Deck
from osada.settlers import decklist, deckwords, setup
from osada.settlers.catalogue import base
from osada.settlers.decks import problems


def read(text: str, boxes: Sequence[str], format: str | None, language: str) -> Deck:
    """The deck in the text of a file; `Unfit` says what is wrong first, and by which clause."""
    try:
        cards = base().with_boxes(boxes)
    except ValueError as error:
        raise Unfit("options", why=str(error)) from error
    try:
        deck = decklist.parsed(text, cards, "", most=1)
    except decklist.DeckFileError as error:
        first = error.problems[0]
        raise Unfit("deck", why=deckwords.told(cards, first, language)) from error
    for problem in problems(cards, deck.faction, deck.numbers, setup.OPEN):
        raise Unfit("deck", why=deckwords.told(cards, problem, language))
    found = Deck(deck.faction, decklist.lines(cards, deck.numbers))
    agreed: dict[str, Any] = {"boxes": list(boxes), "decks": {found.faction: found.lines}}
    try:
        setup.check_decks(cards, agreed if format is None else {**agreed, "format": format})
    except BadOptions as error:
        raise Unfit("options", why=str(error)) from error
    return found

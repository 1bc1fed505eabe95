"""Decks that are brought to a table: which there are for a seat, and where they are built."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from osada.kernel.game import BadOptions
from osada.settlers import Settlers, decklist, decksaved, deckwords, setup
from osada.settlers.catalogue import Catalogue
from osada.settlers.decks import COMMON, factions
from osada.settlers.ready import ready
from osada.terminal.cards.bench import FACTION, FORMAT, Bench, Draft, banned
from osada.terminal.desk import Agreed, Values, Workshop
from osada.terminal.words import say

if TYPE_CHECKING:
    from textual.screen import Screen

USUAL: Final = ""
_Deck = tuple[str, str, tuple[str, ...]]
"""What it is chosen by, its name, its cards."""


def _cards(game: Any, agreed: Agreed) -> Catalogue:
    assert isinstance(game, Settlers)
    return game.cards.with_boxes(agreed.get("boxes", ()))


def _decks(cards: Catalogue, faction: str, language: str, place: Path | None) -> list[_Deck]:
    """Ready and saved decks of a faction that can be read here, each with a key and a name."""
    found: list[_Deck] = []
    for deck in ready():
        if deck.faction == faction and deck.mark and all(box in cards.boxes for box in deck.boxes):
            name = say(language, "deck-with", box=deckwords.box_name(deck.mark, language))
            found.append((f"ready {deck.name}", name, deck.numbers))
    place = place or decksaved.usual_place()
    for name in decksaved.names(place):
        try:
            saved = decksaved.find(place, name, cards)
        except decklist.DeckFileError:  # cards of other boxes, or no deck at all
            continue
        if saved is not None and saved.faction == faction:
            found.append((f"saved {name}", name, saved.numbers))
    return found


def _bringers(game: Any, agreed: Agreed, parts: Sequence[str], language: str) -> Values:
    cards = _cards(game, agreed)
    here = [COMMON, *dict.fromkeys(part for part in parts if part in factions(cards))]
    return [
        (one, say(language, "deck-label", deck=deckwords.faction_name(cards, one, language)))
        for one in here
    ]


def _choices(game: Any, agreed: Agreed, faction: str, language: str, place: Path | None) -> Values:
    """The usual deck, then those that the format takes."""
    cards = _cards(game, agreed)
    found = [(USUAL, say(language, "deck-usual"))]
    for key, name, numbers in _decks(cards, faction, language, place):
        brings = {**agreed, "decks": {faction: decklist.lines(cards, numbers)}}
        try:
            setup.check_decks(cards, brings)
        except BadOptions:
            continue
        found.append((key, name))
    return found


def _agreed(game: Any, agreed: Agreed, chosen: Mapping[str, str], place: Path | None) -> Agreed:
    cards = _cards(game, agreed)
    lists: dict[str, list[str]] = {}
    for faction, key in chosen.items():
        for known, _, numbers in _decks(cards, faction, "en", place):
            if known == key:
                lists[faction] = decklist.lines(cards, numbers)
    return {**agreed, "decks": lists} if lists else agreed


def bench(
    game: Any, agreed: Agreed, language: str, place: Path | None = None, faction: str = FACTION
) -> Bench:
    """A bench for a table with these options."""
    cards = _cards(game, agreed)
    format = agreed.get("format") or FORMAT
    boxes = tuple(agreed.get("boxes", ()))
    bans = banned(cards, agreed.get("bans", ()))
    return Bench(game.cards, Draft(faction, format, boxes, bans), language, place)


def _screen(game: Any, agreed: Agreed, language: str, place: Path | None) -> "Screen[Any]":
    from osada.terminal.cards.deckscreen import DeckScreen

    return DeckScreen(bench(game, agreed, language, place))


def _taken(draft: Any) -> dict[str, str]:
    assert isinstance(draft, Draft)
    return {"bans": ", ".join(draft.bans)}


WORKSHOP: Final = Workshop(_bringers, _choices, _agreed, _screen, _taken)

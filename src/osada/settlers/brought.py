"""Decks that players bring to a game: the option `decks`, read and checked (DECK-4).

    {"rome": ["rome/forum", "2 rome/architect", "rom017"], "common": {"in": [], "out": ["mill"]}}

A list has lines as in a deck file. `in` and `out` change the usual deck of the format instead.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from osada.kernel.game import BadOptions
from osada.settlers import decklist
from osada.settlers.catalogue import Catalogue
from osada.settlers.decks import (
    BANNED,
    CLAUSE,
    COMMON,
    LONGEST,
    NO_SUCH,
    DeckMistake,
    DeckProblem,
    UnknownName,
    factions,
    known,
    own,
    problems,
)
from osada.settlers.unplayable import Unplayable

_CHANGES: Final = ("in", "out")


class BadBan(BadOptions):
    """A card that cannot be banned, as there is none of this name."""

    in_languages = True

    def __init__(self, cards: Catalogue, mistake: DeckMistake) -> None:
        super().__init__(f"a card cannot be banned: {mistake} ({BANNED})")
        self.cards = cards
        self.mistake = mistake

    def told(self, language: str) -> str:
        """What is wrong with its name."""
        from osada.settlers import deckwords  # only who speaks loads it
        from osada.settlers.words import say

        why = deckwords.reason(self.cards, self.mistake, language)
        return say(language, "options-ban", why=why)


class BadDeck(BadOptions):
    """A deck that cannot be played; `told` says why in other languages."""

    def __init__(
        self, cards: Catalogue, faction: str, found: Sequence[DeckMistake | DeckProblem]
    ) -> None:
        told = "; ".join(one.cited() if isinstance(one, DeckMistake) else str(one) for one in found)
        super().__init__(f"the deck of {faction} cannot be played: {told}")
        self.cards = cards
        self.faction = faction
        self.found = tuple(found)

    in_languages = True

    def told(self, language: str) -> str:
        """Whose deck it is, and what is wrong first, with its clause."""
        from osada.settlers import deckwords  # only who speaks loads it

        return deckwords.refused(self.cards, self.faction, self.found, language)


def decks(
    cards: Catalogue, given: Mapping[str, Any], format: str, bans: Sequence[int] = ()
) -> dict[str, list[int]]:
    """The cards of each deck that is brought; `BadOptions` says what is wrong and by which rule."""
    return {name: _deck(cards, name, lines, format, bans) for name, lines in given.items()}


def banned(cards: Catalogue, named: Sequence[str]) -> list[int]:
    """The cards that nobody may use; those of boxes beside the table are none anyway."""
    found: list[int] = []
    for word in named:
        try:
            found += [cards.of_number[number] for number in decklist.numbers(cards, [word])]
        except DeckMistake as error:
            if not decklist.beside(cards, word):
                raise BadBan(cards, error) from error
    return found


def told(cards: Catalogue, brought: Mapping[str, Sequence[int]]) -> dict[str, list[str]]:
    """The same as lines of deck files, always written alike."""
    return {
        name: decklist.lines(cards, [cards.numbers[card] for card in deck])
        for name, deck in brought.items()
    }


def seated(given: Mapping[str, Any], seats: Iterable[str]) -> dict[str, Any]:
    """Those decks that somebody plays with, where more lie ready."""
    here = {COMMON, *seats}
    return {name: lines for name, lines in given.items() if name in here}


def idle(name: str) -> Unplayable:
    """What is wrong with the deck of a faction that nobody plays."""
    message = f'there is a deck of "{name}", but nobody plays it here (DECK-4)'
    return Unplayable("idle-deck", message, word=name)


def _deck(cards: Catalogue, name: str, lines: Any, format: str, bans: Sequence[int]) -> list[int]:
    try:
        known(name, "faction", factions(cards))
    except UnknownName as error:
        message = f"a deck belongs to nobody: {error} ({CLAUSE})"
        raise Unplayable("deck-whose", message, word=name[:LONGEST]) from error
    mistakes: list[DeckMistake] = []
    try:
        numbers = _numbers(cards, name, lines, format, bans, mistakes)
    except ValueError as error:
        message = f"the deck of {name} cannot be played: {error} ({CLAUSE})"
        raise Unplayable("deck-lines", message, word=name) from error
    found: list[DeckMistake | DeckProblem] = [
        *mistakes,
        *problems(cards, name, numbers, format, bans),
    ]
    if found:
        raise BadDeck(cards, name, found)
    return sorted(cards.of_number[number] for number in numbers)


def _numbers(
    cards: Catalogue,
    name: str,
    lines: Any,
    format: str,
    bans: Sequence[int],
    mistakes: list[DeckMistake],
) -> list[str]:
    if not isinstance(lines, Mapping):
        return decklist.numbers(cards, _lines(lines), mistakes)
    for change in lines:
        known(str(change), "change of a deck", _CHANGES)
    usual = [cards.numbers[card] for card in own(cards, name, format)]
    found = [number for number in usual if cards.of_number[number] not in bans]
    for number in decklist.numbers(cards, _lines(lines.get("out", ())), mistakes):
        if number not in usual:
            message = f"{number} is not in the usual deck, so it cannot be taken out"
            mistakes.append(DeckMistake("out", message, (NO_SUCH,), card=number))
        elif number in found:
            found.remove(number)
    return found + decklist.numbers(cards, _lines(lines.get("in", ())), mistakes)


def _lines(given: Any) -> list[str]:
    if isinstance(given, str) or not isinstance(given, list | tuple):
        raise ValueError('it must be a list of lines such as "2 rome/architect"')
    return [str(line) for line in given]

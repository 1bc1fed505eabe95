"""The next card game of a campaign: who plays, with which sheets and which Goals (CSETUP)."""

from typing import Any, Final

from osada.campaign import decks, seeds
from osada.campaign.state import Book, Empire, State
from osada.kernel.random import dealing, shuffle
from osada.settlers import setup, sheets
from osada.settlers.catalogue import Catalogue
from osada.settlers.part import Sheet
from osada.settlers.state import SETUP
from osada.settlers.state import State as Table

ROUNDS: Final = 4
"""Of a game (CROUND-1)."""
GOALS_ALONE: Final = 4
"""That lie in the middle for one player (CSOLO-2)."""


def lay_out(state: State) -> None:
    """The table of the next game, before anything is dealt."""
    book = state.book
    cards = book.options.box.cards
    book.playing = tuple(seat for seat, one in enumerate(book.empires) if one.takes_part)
    found = setup.by_itself(cards, _by_itself(book), book.options.rules)
    found.upkeep_gold = book.options.agreed["upkeep_gold"]
    written = [_sheet(cards, book.empires[seat]) for seat in book.playing]
    drawn = goals(book)
    named = [cards.slugs[goal] for goal in drawn]
    options = setup.with_sheets(found, tuple(written), sheets.in_order(cards, drawn), named)
    state.table = setup.shuffled(options, seeds.of_game(book.seed, book.number))


def _by_itself(book: Book) -> dict[str, Any]:
    """Its options without those of a campaign."""
    return {
        **book.options.inner,
        "factions": [book.empires[seat].faction for seat in book.playing],
        "decks": decks.of_game(book),
        "rounds": ROUNDS,
    }


def _sheet(cards: Catalogue, one: Empire) -> Sheet:
    """An empire's sheet as the card game takes it."""
    return sheets.sheet(cards, one.era, one.tracks, one.map, one.provinces, one.inventions)


def goals(book: Book) -> list[int]:
    """One Goal of each category; for one player four of all (CSETUP-14, CSETUP-16, CSOLO-2)."""
    random = dealing(seeds.of_goals(book.seed, book.number))
    groups = book.options.box.goals
    if book.options.seats == 1:
        groups = [[goal for group in groups for goal in group]]
    found: list[int] = []
    for group in groups:
        pile = group[:]
        random = shuffle(random, pile)
        found += pile[: GOALS_ALONE if book.options.seats == 1 else 1]
    return found


def is_laid_out(table: Table | None) -> bool:
    """Whether a table waits for its first deal."""
    return table is not None and table.phase == SETUP and not table.begun

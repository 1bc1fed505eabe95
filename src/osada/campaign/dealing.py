"""The next card game of a campaign: who plays, with which sheets and which Goals (CSETUP)."""

from typing import Any, Final

from osada.campaign import decks, seeds
from osada.campaign.state import Book, State
from osada.kernel.random import dealing, shuffle
from osada.settlers import setup
from osada.settlers.part import CATEGORIES, ERAS
from osada.settlers.state import SETUP
from osada.settlers.state import State as Table

ROUNDS: Final = 4
"""Of a game (CROUND-1)."""
GOALS_ALONE: Final = 4
"""That lie in the middle for one player (CSOLO-2)."""


def lay_out(state: State) -> None:
    """The table of the next game, before anything is dealt."""
    book = state.book
    book.playing = tuple(seat for seat, one in enumerate(book.empires) if one.takes_part)
    options = setup.options(book.options.box.cards, of_game(book), book.options.rules)
    state.table = setup.shuffled(options, seeds.of_game(book.seed, book.number))


def of_game(book: Book) -> dict[str, Any]:
    """The options of the card game that comes next: with them it can be played alone."""
    return {
        **book.options.inner,
        "factions": [book.empires[seat].faction for seat in book.playing],
        "decks": decks.of_game(book),
        "rounds": ROUNDS,
        "goals": [book.options.box.cards.slugs[goal] for goal in goals(book)],
        "sheets": [sheet(book, seat) for seat in book.playing],
    }


def sheet(book: Book, seat: int) -> dict[str, Any]:
    """A sheet as the card game takes it."""
    empire, slugs = book.empires[seat], book.options.box.cards.slugs
    return {
        "era": ERAS[empire.era],
        "tracks": dict(zip(CATEGORIES, empire.tracks, strict=True)),
        "map": list(empire.map),
        "provinces": [slugs[card] for card in empire.provinces],
        "inventions": [slugs[card] for card in empire.inventions],
    }


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

"""The fall of an empire, whatever the reason (FALL)."""

from osada.campaign.stages.stage import note
from osada.campaign.state import Cards, Empire, State
from osada.kernel.random import shuffle


def is_twilight(scores: tuple[int, ...]) -> bool:
    """Whether the final score has dropped in three games in a row (FALL-2, FALL-3)."""
    if len(scores) < 4:
        return False
    first, second, third, fourth = scores[-4:]
    return first > second > third > fourth


def fall(state: State, seat: int, why: int) -> None:
    """An empire falls: its cards go back to their decks, its sheet stays (FALL-11)."""
    book = state.book
    empire, chapter = book.empires[seat], book.chapter(seat)
    empire.fallen = chapter.fell = why
    chapter.given_up = give_up(state, empire)
    empire.inventions = ()
    note(state, "fell", seat, why)


def give_up(state: State, empire: Empire) -> Cards:
    """All Provinces of an empire are shuffled into their deck, its map is gone (AMB-C65)."""
    given, empire.provinces, empire.map = empire.provinces, (), ()
    if given:
        book = state.book
        deck = [*book.deck, *given]
        book.random = shuffle(book.random, deck)
        book.deck = tuple(deck)
    return given

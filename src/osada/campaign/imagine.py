"""Determinisation: a campaign that a seat could be in, with all that it cannot see dealt anew."""

from osada.campaign.seating import place_of
from osada.campaign.state import GAME, NOBODY, PROVINCES, State
from osada.kernel.random import shuffle, step
from osada.settlers.imagine import imagine as imagine_table

_SEED = 1 << 61


def imagine(state: State, seat: int, random: int) -> State:
    """A copy with another order of Provinces, other games to come, and other hidden cards.

    States that look alike to the seat give the same sample for the same random number.
    """
    other = State(state.book.copy(), state.table)
    book = other.book
    hidden = _hidden(state, seat)
    pool = sorted((*book.deck, *hidden))
    random = shuffle(step(random), pool)
    if hidden:
        book.drawn = tuple(sorted(pool[: len(hidden)]))
        book.moves = None
        del pool[: len(hidden)]
    book.deck = tuple(pool)
    random = step(random)
    book.seed = random % _SEED
    random = step(random)
    book.random = random
    if state.table is not None:
        place = place_of(state.book, seat)
        looks = place if place != NOBODY else len(state.book.playing)
        other.table = imagine_table(state.table, looks, step(random))
        if book.stage == GAME and place == NOBODY:
            other.table.moves = None
    return other


def _hidden(state: State, seat: int) -> tuple[int, ...]:
    """Provinces that another seat chooses from (AMB-C65)."""
    book = state.book
    return book.drawn if book.stage == PROVINCES and book.asked != seat else ()

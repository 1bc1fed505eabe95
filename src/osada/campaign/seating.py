"""Seats of the campaign and places at the card game's table: the same until somebody leaves."""

import re
from typing import Any, Final

from osada.campaign.state import NOBODY, Book, State
from osada.kernel.game import BadNotation, Move, Refusal
from osada.settlers.notation import named_seat
from osada.settlers.verbs import CHOOSE_PLAYER

_OF: Final = re.compile(r"(?<= of )(seat |player )?(\d+)")
_CHOSEN: Final = re.compile(r"(?<=^choose )(seat |player )?(\d+)$")


def place_of(book: Book, seat: int) -> int:
    """Where a seat sits at the table, NOBODY: it does not play."""
    return book.playing.index(seat) if seat in book.playing else NOBODY


def seat_at(book: Book, place: int | None) -> int | None:
    """Which seat has a place; what is none of them stays as it is."""
    if place is None or not 0 <= place < len(book.playing):
        return place
    return book.playing[place]


def moved(book: Book) -> bool:
    """Whether places differ from seats."""
    return book.playing != tuple(range(len(book.playing)))


def line_to_table(book: Book, line: str) -> str:
    """A line with places in it instead of seats."""
    if not moved(book):
        return line

    def place(found: re.Match[str]) -> str:
        at = place_of(book, int(found[2]))
        if at == NOBODY:
            seats = ", ".join(map(str, book.playing))
            raise BadNotation(
                f'there is no seat "{found[2]}" at this table; seats here are {seats}',
                "not-playing",
                {"word": found[2], "seats": seats},
            )
        return str(at)

    words = " ".join(line.strip().split())
    return _CHOSEN.sub(place, _OF.sub(place, words))


def text_from_table(book: Book, place: int, made: Move, text: str) -> str:
    """The notation of a move with seats in it instead of places."""
    if not moved(book):
        return text
    named = named_seat(place, made)
    if not 0 <= named < len(book.playing):
        return text
    seat = str(book.playing[named])
    if made.kind == CHOOSE_PLAYER:
        return f"choose {seat}"
    return _OF.sub(seat, text)


def refusal_from_table(book: Book, refusal: Refusal) -> Refusal:
    """A refusal that names seats instead of places."""
    place = refusal.facts.get("seat")
    if not moved(book) or not isinstance(place, int) or not 0 <= place < len(book.playing):
        return refusal
    return Refusal(refusal.reason, refusal.clauses, {**refusal.facts, "seat": book.playing[place]})


def tell(state: State, events: list[tuple[Any, ...]]) -> None:
    """Note what happened at the table: moves by seat, all else with who sits where."""
    book = state.book
    if state.log is None:
        return
    for event in events:
        if event[0] == "move":
            _, place, made, text, secret = event
            said = text_from_table(book, place, made, text)
            seat = book.playing[place]
            state.log.append(("move", seat, made, said, secret, book.playing, text))
        else:
            state.log.append(("table", NOBODY, event, book.playing))

"""Why a move is not possible: at the table by the card game, between games by the stage."""

from typing import Final

from osada.campaign import verbs as w
from osada.campaign.flow import BETWEEN
from osada.campaign.seating import place_of, refusal_from_table
from osada.campaign.state import (
    EMPIRES,
    END,
    GAME,
    INVENTIONS,
    NOBODY,
    OVER,
    PROVINCES,
    SETUP,
    STAGES,
    STANDS,
    Book,
    Empire,
    State,
)
from osada.kernel.game import Move, Refusal
from osada.settlers import refusals as table_refusals

_TURN: Final = {
    SETUP: ("CSETUP-4",),
    END: ("CEND-5", "AMB-C51"),
    INVENTIONS: ("CEND-14", "INVENT-22"),
    PROVINCES: ("CEND-23", "CEND-17"),
    EMPIRES: ("AMB-C63", "FALL-6"),
}
"""Whose turn it is in a stage, and why."""
_LATER: Final = {
    w.ADVANCE: ("CEND-5",),
    w.BUY: ("CEND-14",),
    w.DONE: ("CEND-14",),
    w.KEEP: ("CEND-17",),
    w.CROSS: ("CEND-17",),
    w.FOUND: ("FALL-6", "AMB-C63"),
    w.RETIRE: ("FALL-6", "AMB-C63"),
}
"""When what is done between games is done."""


def why_not(state: State, seat: int, tried: Move) -> Refusal | None:
    """The refusal of a move, or None if it is legal."""
    book = state.book
    if book.stage == OVER:
        return Refusal("campaign-over", ("ERA-19", "FALL-1", "AMB-C63"))
    if book.stage == GAME:
        return _at_table(state, seat, tried)
    if not 0 <= seat < len(book.empires):
        return _no_such(seat)
    if tried.kind < w.FIRST:
        return Refusal("game-ended", ("CEND-1", "CROUND-8", "CEND-24"))
    empire = book.empires[seat]
    if seat != book.asked:
        if empire.completed:
            return Refusal("has-completed", ("ERA-19",))
        if empire.fallen != STANDS or empire.retired:
            return Refusal("has-fallen", ("FALL-11", *_TURN[book.stage]))
        return Refusal("not-your-step", _TURN[book.stage], {"seat": book.asked})
    assert book.moves is not None
    if any(tried is one for one in book.moves):
        return None
    for one in book.moves:
        if (one.kind, one.what, one.arg) == (tried.kind, tried.what, tried.arg):
            return None
    return BETWEEN[book.stage].refusal(state, seat, tried)


def away(empire: Empire) -> Refusal:
    """Why a seat has no place at the table."""
    if empire.completed:
        return Refusal("has-completed", ("ERA-19",))
    return Refusal("has-fallen", ("FALL-6", "AMB-C63"))


def before_table(book: Book, seat: int, tried: Move) -> Refusal | None:
    """What the campaign itself has against a move while a game is on."""
    if not 0 <= seat < len(book.empires):
        return _no_such(seat)
    if tried.kind >= w.FIRST:
        clauses = _LATER.get(tried.kind, ("CSETUP-4",))
        return Refusal("between-games", clauses, {"stage": STAGES[book.stage]})
    return away(book.empires[seat]) if place_of(book, seat) == NOBODY else None


def _at_table(state: State, seat: int, tried: Move) -> Refusal | None:
    book = state.book
    refusal = before_table(book, seat, tried)
    if refusal is not None:
        return refusal
    assert state.table is not None
    refusal = table_refusals.why_not(state.table, place_of(book, seat), tried)
    return None if refusal is None else refusal_from_table(book, refusal)


def _no_such(seat: int) -> Refusal:
    return Refusal("no-such-seat", ("CAMP-CONTENT-15",), {"seat": seat})

"""How a campaign runs: stage after stage, game after game, until somebody decides."""

from typing import Final

from osada.campaign import dealing
from osada.campaign.seating import place_of, tell
from osada.campaign.stages.conquest import Conquest
from osada.campaign.stages.ending import Ending
from osada.campaign.stages.rebuilding import Rebuilding
from osada.campaign.stages.refounding import Refounding
from osada.campaign.stages.shop import Shop
from osada.campaign.stages.stage import Stage, note
from osada.campaign.state import (
    EMPIRES,
    END,
    GAME,
    INVENTIONS,
    NOBODY,
    OVER,
    PROVINCES,
    SETUP,
    State,
)
from osada.kernel.game import Move
from osada.settlers import flow as table_flow
from osada.settlers.state import END as TABLE_END
from osada.settlers.state import State as Table

BETWEEN: Final[dict[int, Stage]] = {
    SETUP: Rebuilding(SETUP),
    END: Ending(END),
    INVENTIONS: Shop(INVENTIONS),
    PROVINCES: Conquest(PROVINCES),
    EMPIRES: Refounding(EMPIRES),
}


def is_over(table: Table) -> bool:
    """Whether a card game has come to its end."""
    return table.phase == TABLE_END and table.begun


def enter(state: State, stage: int) -> None:
    """Begin a stage; the book is the state's own."""
    book = state.book
    book.stage = stage
    book.asked, book.moves = NOBODY, None
    if stage in BETWEEN:
        BETWEEN[stage].begin(state)
    elif stage == GAME:
        _begin_game(state)
    else:
        note(state, "campaign-over", NOBODY, book.champions, book.why)


def _begin_game(state: State) -> None:
    if not dealing.is_laid_out(state.table):
        dealing.lay_out(state)
    table = state.table
    assert table is not None
    note(state, "game-begins", NOBODY, state.book.number, state.book.playing)
    if state.forced is None:  # else whoever asks begins it
        table.log = [] if state.log is not None else None
        table_flow.advance(table)
        tell(state, table.log or [])
        table.log = None


def run(state: State) -> None:
    """Run on until somebody must decide, or the campaign is over."""
    while state.book.stage != OVER:
        if state.book.stage == GAME:
            assert state.table is not None
            if not is_over(state.table):
                return
            state.book = state.book.copy()
            enter(state, END)
        elif run_stage(state):
            return
        else:
            enter(state, BETWEEN[state.book.stage].end(state))


def run_stage(state: State) -> bool:
    """Run within a stage between games; whether somebody must decide there.

    A question with one possible answer answers itself.
    """
    book, stage = state.book, BETWEEN[state.book.stage]
    while True:
        book.asked, book.moves = stage.go_on(state), None
        if book.asked == NOBODY:
            return False
        book.moves = stage.options(state)
        if len(book.moves) > 1:
            return True
        if state.forced is not None:
            state.forced.append((book.asked, book.moves[0]))
        stage.do(state, book.asked, book.moves[0])


def options(state: State) -> list[Move]:
    """The legal moves of the seat that must decide between games."""
    book = state.book
    if book.moves is None:
        book.moves = BETWEEN[book.stage].options(state) if book.asked != NOBODY else []
    return book.moves


def make(state: State, seat: int, chosen: Move) -> None:
    """Make a legal move of a seat that must decide, and run on."""
    if state.book.stage == GAME:
        assert state.table is not None
        table_flow.make(state.table, place_of(state.book, seat), chosen)
    else:
        state.book = state.book.copy()
        BETWEEN[state.book.stage].do(state, seat, chosen)
    run(state)

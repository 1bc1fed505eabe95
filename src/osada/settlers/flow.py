"""How a game runs: the stack of tasks and questions, phase after phase, until somebody decides."""

from osada.kernel.game import Move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.phases import action, lookout
from osada.settlers.state import ACTION, NOBODY, State


def run(state: State) -> None:
    """Run what waits on the stack up to a question that somebody must answer."""
    stack = state.stack
    state.moves = None
    while stack:
        frame = stack[-1]
        code = frame.code
        if code < f.ASK:
            stack.pop()
            frame.run(state)
        elif code == f.SECRET:
            if _secret_asked(state):
                return
            stack.pop()
        else:
            moves = frame.options(state)
            if len(moves) > 1 or (moves and state.explicit):
                state.moves = moves
                return
            stack.pop()
            if moves:
                frame.answer(state, moves[0])


def _secret_asked(state: State) -> bool:
    """Whether a seat must still pick in secret; a last card is not a choice.

    A pick among several cards is asked for even if they are alike: the others must not learn it.
    """
    for seat in lookout.choosing(state):
        offer = state.players[seat].offer
        if len(offer) == 1 and not state.explicit:
            lookout.choose_secretly(state, seat, offer[0])
    return bool(lookout.choosing(state))


def begin(state: State) -> None:
    """Begin the phase that has not begun."""
    state.begun = True
    happenings.begun(state)
    phase = state.options.course.phases[state.phase]
    assert phase is not None
    phase.begin(state)


def advance(state: State) -> None:
    """Run on, through phases that ask nothing, until somebody must decide or the game is over."""
    run(state)
    while not state.stack and not state.begun:
        begin(state)
        run(state)


def resolve(state: State, seat: int, move: Move) -> None:
    """Make a legal move, without running on."""
    stack = state.stack
    if not stack:
        action.take(state, move)
        return
    frame = stack[-1]
    if frame.code == f.SECRET:
        lookout.choose_secretly(state, seat, move.what)
        return
    stack.pop()
    frame.answer(state, move)


def make(state: State, seat: int, move: Move) -> None:
    """Make a move known to be legal and run on to the next decision."""
    stack = state.stack
    if not stack:
        action.take(state, move)
    else:
        frame = stack[-1]
        if frame.code == f.SECRET:
            lookout.choose_secretly(state, seat, move.what)
        else:
            stack.pop()
            frame.answer(state, move)
    if stack:
        run(state)
    else:
        state.moves = None
    while not stack and not state.begun:
        begin(state)
        run(state)


def asked(state: State) -> int:
    """The seat that must decide, the first of several at once; -1 when the game is over."""
    if state.stack:
        frame = state.stack[-1]
        return lookout.choosing(state)[0] if frame.code == f.SECRET else frame.seat
    if state.phase == ACTION and state.begun:
        return state.turn
    return NOBODY


def options(state: State, seat: int) -> list[Move]:
    """The legal moves of a seat that must decide."""
    if state.stack:
        frame = state.stack[-1]
        if frame.code == f.SECRET:
            return lookout.secret_options(state, seat)
        if state.moves is None:
            state.moves = frame.options(state)
    elif state.moves is None:
        state.moves = action.turn_moves(state)
    return state.moves


def question(state: State) -> f.Question | None:
    """What is asked now, None while a turn is played or nothing is asked."""
    if state.stack:
        top = state.stack[-1]
        if isinstance(top, f.Question):
            return top
    return None


def deciding(state: State) -> list[int]:
    """The seats that must decide now; several at once where they choose in secret."""
    if state.stack:
        top = state.stack[-1]
        return lookout.choosing(state) if top.code == f.SECRET else [top.seat]
    return [state.turn] if state.phase == ACTION and state.begun else []

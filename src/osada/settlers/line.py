"""What a line of notation stands for where it is played: the choices it makes, one by one."""

from osada.kernel.game import Move, Refusal, Refused
from osada.settlers import flow
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.notation import ASK_DECK, parse
from osada.settlers.refusals import why_not
from osada.settlers.state import State


def steps(state: State, seat: int, line: str) -> list[Move]:
    """The real choices of a line; `Refused` if one of its steps is not possible.

    A question with one possible answer answers itself, so its answer is checked and left out.
    Where an answer is missing, or somebody else must choose first, the rest of the line is too.
    """
    if not 0 <= seat < state.seats:
        raise Refused(
            Refusal("no-such-seat", ("SETUP-1",), {"seat": seat}), f"there is no seat {seat}"
        )
    moves = parse(state, seat, line)
    if len(moves) == 1 or all(made.kind in w.UPKEEPS for made in moves):
        return moves
    trial = state.copy()
    trial.explicit = True
    choices: list[Move] = []
    for made in moves:
        if made is ASK_DECK or (choices and not _asked(trial, seat)):
            break
        refusal = why_not(trial, seat, made)
        if refusal is not None:
            raise Refused(refusal)
        if not _forced(trial):
            choices.append(made)
        _make(trial, seat, made)
        while _forced(trial) and trial.stack[-1].seat != seat:
            assert trial.moves is not None
            _make(trial, trial.stack[-1].seat, trial.moves[0])
    return choices


def _asked(state: State, seat: int) -> bool:
    """Whether a question waits for a seat."""
    return bool(state.stack) and state.stack[-1].seat == seat


def _forced(state: State) -> bool:
    """Whether the question that waits has one possible answer."""
    if not state.stack or state.stack[-1].code == f.SECRET:
        return False
    return state.moves is not None and len(state.moves) == 1


def _make(state: State, seat: int, made: Move) -> None:
    flow.resolve(state, seat, made)
    flow.advance(state)

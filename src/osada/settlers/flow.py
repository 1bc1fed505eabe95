"""How a game runs: the stack of tasks and questions, phase after phase, until somebody decides."""

from collections.abc import Callable
from typing import Final

from osada.kernel.game import Move
from osada.settlers import answers, setup
from osada.settlers import frames as f
from osada.settlers.effects.run import run
from osada.settlers.moves import build, raze, send, use
from osada.settlers.phases import action, attack, cleanup, lookout, production
from osada.settlers.state import (
    ACTION,
    ATTACK,
    CLEANUP,
    END,
    LOOKOUT,
    NOBODY,
    PRODUCTION,
    SETUP,
    Frame,
    State,
)


def _ops(state: State, frame: Frame) -> None:
    run(state, frame[1], frame[2], frame[3], frame[4])


def _next(state: State, frame: Frame) -> None:
    """Lookout leads to production, production to action."""
    state.phase += 1
    state.begun = False
    state.turn = state.first


_TASKS: Final[dict[int, Callable[[State, Frame], None]]] = {
    f.OPS: _ops,
    f.BUILT: build.built,
    f.PRODUCE: production.produce,
    f.REVEAL: lookout.reveal,
    f.SWEEP: lookout.sweep,
    f.PASS_ON: lookout.pass_on,
    f.TAKE_PICKS: lookout.take_picks,
    f.NEXT: _next,
    f.CLEAN: cleanup.clean,
    f.CLEANED: cleanup.cleaned,
    f.ASSAULT: attack.assault,
    f.ASSAULTED: attack.assaulted,
    f.ACTED: action.acted,
    f.SENT: send.sent,
    f.USE: use.used,
    f.RAZED: raze.razed,
    f.AREA: lookout.area,
    f.REST: lookout.rest,
    f.DRAWN: lookout.drawn,
}

_OPTIONS: Final[dict[int, Callable[[State, Frame], list[Move]]]] = {
    f.DRAFT: lookout.draft_options,
    f.DECK: answers.deck_options,
    f.SACRIFICE: build.sacrifice_options,
    f.PAY: use.payments,
    f.COST_CARD: answers.cost_card_options,
    f.COST_DEAL: answers.cost_deal_options,
    f.TARGET: answers.target_options,
    f.HAND: answers.hand_options,
    f.PICK: answers.pick_options,
    f.DEAL: answers.deal_options,
    f.RIVAL: answers.rival_options,
    f.STEAL: answers.steal_options,
    f.EITHER: answers.either_options,
    f.ANY_OF: answers.either_options,
    f.LOOT: answers.loot_options,
    f.GIVE: answers.give_options,
    f.OFFER: answers.offer_options,
    f.SEND: send.options,
    f.UNDER: cleanup.under_options,
    f.PUT: cleanup.put_options,
    f.KEEP: cleanup.keep_options,
    f.CHANCE: lookout.chance_options,
    f.VICTIM: attack.victim_options,
    f.CHAPEL: answers.chapel_options,
    f.DISCARD: answers.discard_options,
}

_ANSWERS: Final[dict[int, Callable[[State, Frame, Move], None]]] = {
    f.DRAFT: lookout.draft,
    f.DECK: answers.deck,
    f.SACRIFICE: build.sacrifice,
    f.PAY: answers.paid,
    f.COST_CARD: use.cost_card,
    f.COST_DEAL: use.cost_deal,
    f.TARGET: answers.target,
    f.HAND: answers.hand,
    f.PICK: answers.pick,
    f.DEAL: answers.deal_answer,
    f.RIVAL: answers.rival,
    f.STEAL: answers.steal,
    f.EITHER: answers.either,
    f.ANY_OF: answers.any_of,
    f.LOOT: answers.loot,
    f.GIVE: answers.give,
    f.OFFER: answers.offer,
    f.SEND: send.answer,
    f.UNDER: cleanup.under,
    f.PUT: cleanup.put,
    f.KEEP: cleanup.keep,
    f.CHANCE: lookout.chosen_by_chance,
    f.VICTIM: attack.victim,
    f.CHAPEL: answers.chapel,
    f.DISCARD: answers.discard_answer,
}

_CODES: Final = range(max(_OPTIONS) + 1)


def _no_task(state: State, frame: Frame) -> None:
    raise AssertionError(f"no task {frame[0]}")


def _no_options(state: State, frame: Frame) -> list[Move]:
    raise AssertionError(f"no question {frame[0]}")


def _no_answer(state: State, frame: Frame, answer: Move) -> None:
    raise AssertionError(f"no question {frame[0]}")


TASKS: Final = [_TASKS.get(code, _no_task) for code in _CODES]
OPTIONS: Final = [_OPTIONS.get(code, _no_options) for code in _CODES]
ANSWERS: Final = [_ANSWERS.get(code, _no_answer) for code in _CODES]


def settle(state: State) -> None:
    """Run what waits on the stack up to a question that somebody must answer."""
    stack = state.stack
    state.moves = None
    while stack:
        frame = stack[-1]
        code = frame[0]
        if code < f.ASK:
            stack.pop()
            TASKS[code](state, frame)
        elif code == f.SECRET:
            if _secret_asked(state):
                return
            stack.pop()
        else:
            moves = OPTIONS[code](state, frame)
            if len(moves) > 1 or (moves and state.explicit):
                state.moves = tuple(moves)
                return
            stack.pop()
            if moves:
                ANSWERS[code](state, frame, moves[0])


def _secret_asked(state: State) -> bool:
    """Whether a seat must still pick in secret; a last card is no choice.

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
    if state.log is not None:
        state.log.append(("phase", NOBODY, state.round, state.phase))
    if state.phase == SETUP:
        setup.deal_out(state)
    elif state.phase == LOOKOUT:
        lookout.begin(state)
    elif state.phase == PRODUCTION:
        production.begin(state)
    elif state.phase == ACTION:
        action.begin(state)
    elif state.phase == CLEANUP:
        cleanup.begin(state)
    elif state.phase == ATTACK:
        attack.begin(state)
    elif state.phase == END:
        cleanup.give_back(state)
        state.turn = NOBODY


def advance(state: State) -> None:
    """Run on, through phases that ask nothing, until somebody must decide or the game is over."""
    settle(state)
    while not state.stack and not state.begun:
        begin(state)
        settle(state)


def resolve(state: State, seat: int, move: Move) -> None:
    """Make a legal move, without running on."""
    stack = state.stack
    if not stack:
        action.take(state, move)
        return
    frame = stack[-1]
    if frame[0] == f.SECRET:
        lookout.choose_secretly(state, seat, move.what)
        return
    stack.pop()
    ANSWERS[frame[0]](state, frame, move)


def make(state: State, seat: int, move: Move) -> None:
    """Make a move known to be legal and run on to the next decision."""
    resolve(state, seat, move)
    if state.stack or not state.begun:
        advance(state)
    else:
        state.moves = None


def asked(state: State) -> int:
    """The seat that must decide, the first of several at once; -1 when the game is over."""
    if state.stack:
        frame = state.stack[-1]
        return lookout.choosing(state)[0] if frame[0] == f.SECRET else frame[1]
    if state.phase == ACTION and state.begun:
        return state.turn
    return NOBODY


def options(state: State, seat: int) -> tuple[Move, ...]:
    """The legal moves of a seat that must decide."""
    if state.stack and state.stack[-1][0] == f.SECRET:
        return tuple(lookout.secret_options(state, seat))
    moves = state.moves
    if moves is None:
        if state.stack:
            frame = state.stack[-1]
            moves = tuple(OPTIONS[frame[0]](state, frame))
        else:
            moves = tuple(action.turn_moves(state))
        state.moves = moves
    return moves


def turn_of(state: State) -> int:
    """The seat whose turn it is to act, -1 when a question waits or nobody acts."""
    if state.stack or not state.begun or state.phase != ACTION:
        return NOBODY
    return state.turn

"""Round after round, phase after phase, until somebody must decide (RW-ROUND)."""

from typing import Any

from osada.kernel.game import Move
from osada.kernel.random import below, step
from osada.rollwrite import develop, settling
from osada.rollwrite import verbs as w
from osada.rollwrite.empire import DICE, ROUNDS
from osada.rollwrite.state import (
    BASIC,
    DEVELOP,
    END,
    FAVOR,
    NO_TOKEN,
    NOBODY,
    SETTLE,
    State,
)


def begin_round(state: State) -> None:
    """The active player rolls for everybody; then tokens are taken (RW-ROUND-04)."""
    dice = 0
    random = state.random
    for die in range(4):
        random = step(random)
        dice |= DICE[die][below(random, 6)] << 2 * die
    state.random = random
    state.dice = dice
    state.phase = FAVOR
    state.turn = state.active
    for player in state.players:
        develop.begin_round(player, dice)
    if state.log is not None:
        state.log += rolled(state)


def rolled(state: State) -> list[tuple[Any, ...]]:
    """The events of a round that has begun."""
    return [("round", NOBODY, state.round, state.active), ("roll", state.active, state.dice)]


def asked(state: State) -> int:
    """The seat that must decide, the first of several at once; NOBODY when the game is over."""
    phase = state.phase
    if phase == DEVELOP:
        for seat in range(len(state.players)):
            if not state.players[seat].ready:
                return seat
    elif phase == SETTLE:
        for seat in range(len(state.players)):
            if not state.players[seat].decided:
                return seat
    elif phase == FAVOR:
        return state.turn
    return NOBODY


def asks(state: State, seat: int) -> bool:
    """Whether a seat must decide something now."""
    phase = state.phase
    if phase == DEVELOP:
        return not state.players[seat].ready
    if phase == SETTLE:
        return not state.players[seat].decided
    return phase == FAVOR and seat == state.turn


def is_listed(state: State, seat: int, made: Move) -> bool:
    """Whether a seat must decide, and a move is among those that were listed for it."""
    if not 0 <= seat < len(state.players):
        return False
    moves = state.players[seat].moves
    return moves is not None and made in moves and asks(state, seat)


def options(state: State, seat: int) -> tuple[Move, ...]:
    """The legal moves of a seat that must decide."""
    if state.phase == DEVELOP:
        return develop.options(state, seat)
    if state.phase == SETTLE:
        return settling.options(state.players[seat])
    return _tokens(state)


def _tokens(state: State) -> tuple[Move, ...]:
    """The tokens that nobody has taken this round."""
    taken = [player.token for player in state.players]
    return tuple([w.TAKES[token] for token in state.tokens if token not in taken])


def make(state: State, seat: int, made: Move) -> None:
    """Make one of the options and run on."""
    if state.phase == DEVELOP:
        develop.make(state, seat, made)
        if made.kind == w.READY:
            for player in state.players:
                if not player.ready:
                    return
            _end_develop(state)
    elif state.phase == SETTLE:
        settling.make(state, seat, made)
        _go_on_settling(state)
    else:
        state.players[seat].token = made.what
        seats = len(state.players)
        state.turn = (seat + 1) % seats
        if state.turn == state.active:
            _begin_develop(state)


def _begin_develop(state: State) -> None:
    state.phase = DEVELOP
    state.turn = NOBODY
    if state.log is not None:
        state.log.append(("phase", NOBODY, DEVELOP))
    for seat in range(len(state.players)):
        develop.begin(state, seat)


def _end_develop(state: State) -> None:
    """Settlements in the advanced game; a player without a place for one is skipped."""
    if state.options.mode == BASIC:
        _end_round(state)
        return
    state.phase = SETTLE
    if state.log is not None:
        state.log.append(("phase", NOBODY, SETTLE))
    for player in state.players:
        player.moves = None
        player.decided = not settling.options(player)
    _go_on_settling(state)


def _go_on_settling(state: State) -> None:
    for player in state.players:
        if not player.decided:
            return
    _end_round(state)


def _end_round(state: State) -> None:
    """What is left is lost; the next player rolls, unless the last round is over."""
    for player in state.players:
        player.wood = player.stone = player.food = player.gold = player.actions = 0
        player.moves = None
    if state.round == ROUNDS:
        state.phase = END
        state.turn = NOBODY
        for player in state.players:
            player.token = NO_TOKEN
        if state.log is not None:
            state.log.append(("phase", NOBODY, END))
        return
    state.round += 1
    state.active = (state.active + 1) % len(state.players)
    begin_round(state)

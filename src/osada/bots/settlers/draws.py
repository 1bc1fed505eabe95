"""Moves that draw for a prayer: several draws of the unseen cards in place of one.

What lies on top of an imagined deck is chance; the cards after it are as good a draw, so that the
draws of one sample never overlap.
"""

from typing import Final

from osada.bots.settlers.hunch import Hunch
from osada.kernel.game import Move
from osada.settlers.game import Settlers
from osada.settlers.state import State

_ANSWERS: Final = 24  # that follow a draw at most


def has_drawn(before: State, after: State) -> bool:
    """Whether a move has drawn cards that lie open: those of a prayer, or stored for one."""
    if after.common_drawn <= before.common_drawn or after.common_deck is not before.common_deck:
        return False
    if after.piled > before.piled:
        return True
    return bool(after.stack and after.stack[-1].shown())


def outcomes(
    game: Settlers, state: State, seat: int, move: Move, ahead: State, hunch: Hunch, most: int
) -> list[State]:
    """What a move leads to that draws, `ahead` for one, answered by hunch until nothing is open."""
    n = ahead.common_drawn - state.common_drawn
    found = [ahead]
    at = ahead.common_drawn
    while len(found) < most and at + n <= len(state.common_deck):
        other = state.copy()
        other.common_drawn = at
        game.make(other, seat, move)
        found.append(other)
        at += n
    for other in found:
        _settle(game, other, seat, hunch)
    return found


def _settle(game: Settlers, state: State, seat: int, hunch: Hunch) -> None:
    """Answer what is asked of the seat, up to its next turn."""
    for _ in range(_ANSWERS):
        if not state.stack or state.stack[-1].seat != seat or state.moves is None:
            return
        game.make(state, seat, hunch.answer(state, seat, state.moves, 1))

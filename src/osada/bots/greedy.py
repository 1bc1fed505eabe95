"""`greedy`: looks one move ahead and takes what leaves its seat best off."""

from collections.abc import Sequence
from typing import Final

from osada.bots.position import Eye
from osada.kernel.game import Decision, Move
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.state import State

_DEEP: Final = 4  # own questions answered within one move
_WIDE: Final = 12  # answers tried for each
_PLAIN: Final = ("turn", "deck", "keep", "send", "draft", "under", "put")
"""Questions that are not looked into from afar."""


class Greedy:
    """Tries every legal move on the sample and keeps the best."""

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The move with the best outlook; the first of equals."""
        moves = decision.moves
        if len(moves) == 1 or decision.kind in ("keep", "put"):  # AMB-62: all is kept
            return moves[0]
        eye = Eye(sample, seat)
        if decision.kind == "draft":
            return max(moves, key=lambda move: eye.draft(sample, move.what))
        if decision.kind == "under":
            return _under(sample, moves, eye)
        if decision.kind == "turn":
            return _turn(game, sample, seat, moves, eye)
        return max(moves, key=lambda move: _best(game, sample, seat, move, eye, _DEEP)[0])


def _turn(game: Settlers, sample: State, seat: int, moves: Sequence[Move], eye: Eye) -> Move:
    """The best move of a turn, or its end, or a pass when nothing is gained any more.

    What a pass leaves is compared without the goods that cleanup will take: to waste them on
    little is better than to lose them, but nothing that lasts is given up for nothing.
    """
    now = eye.value(sample, True), eye.value(sample, False)
    chosen, most = moves[-1], now[0] if moves[-1] is w.END_TURN else float("-inf")
    for move in moves[:-1]:
        live, kept = _best(game, sample, seat, move, eye, _DEEP)
        if live > most and (live > now[0] or kept >= now[1]):
            chosen, most = move, live
    return chosen


def _under(sample: State, moves: Sequence[Move], eye: Eye) -> Move:
    """The card that is least missed in hand, if it is worth more under a Gate."""
    worth = {move: eye.held(sample, move.what) for move in moves if move is not w.DONE}
    least = min(worth, key=lambda move: worth[move])
    return least if worth[least] < 1.0 else w.DONE


def _best(
    game: Settlers, state: State, seat: int, move: Move, eye: Eye, deep: int
) -> tuple[float, float]:
    """What the position after a move is worth, with and without the goods that pass away."""
    ahead = game.copy(state)
    game.apply(ahead, seat, move)
    decision = game.pending(ahead).get(seat)
    if deep and decision is not None:
        if decision.kind not in _PLAIN:
            answers = decision.moves[:_WIDE]
            return max(_best(game, ahead, seat, answer, eye, deep - 1) for answer in answers)
        if decision.kind in ("deck", "send"):
            return _best(game, ahead, seat, decision.moves[-1], eye, deep - 1)
    return eye.value(ahead, True), eye.value(ahead, False)

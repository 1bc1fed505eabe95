"""`greedy`: looks one move ahead and takes what leaves its seat best off."""

from collections.abc import Sequence
from typing import Final

from osada.bots.settlers.draws import has_drawn, outcomes
from osada.bots.settlers.position import Eye
from osada.bots.settlers.weights import TUNED
from osada.bots.settlers.worth import Worth, cheapest, worth_in
from osada.bots.settlers.yields import under_ahead
from osada.kernel.game import Decision, Move
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.state import Options, State
from osada.settlers.supply import find

DEEP: Final = 4  # own questions answered within one move
_WIDE: Final = 12  # answers tried for each
_GIVEN_UP: Final = 3  # of a campaign's large empire, what is thought of as making room
_LOW: Final = -1e9
_DRAWS: Final = 12  # of the cards of a prayer
_PLAIN: Final = (
    f.KEEP, f.DRAFT, f.SECRET, f.UNDER, f.PUT, f.STORE, f.KEEP_BLESSINGS, f.STORE_BLESSINGS,
)  # fmt: skip
"""Questions that are not looked into from afar."""


class Greedy:
    """Tries every legal move on the sample and keeps the best."""

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        self.weights = TUNED if weights is None else tuple(weights)
        self._options: Options | None = None
        self._worths: list[Worth] = []

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The move with the best outlook; the first of equals."""
        moves = decision.moves
        if needs_no_thought(decision):
            return moves[0]
        if self._options is not sample.options:
            self._options = sample.options
            self._worths = worth_in(sample, self.weights)
        return best(game, sample, seat, decision, Eye(sample, seat, self._worths))


def needs_no_thought(decision: Decision) -> bool:
    """Whether the first answer is the only one, or keeps everything (AMB-62)."""
    return len(decision.moves) == 1 or decision.kind in ("keep", "put", "store")


def best(game: Settlers, sample: State, seat: int, decision: Decision, eye: Eye) -> Move:
    """The answer to any question that looks best one move ahead."""
    moves = decision.moves
    kind = decision.kind
    if kind == "turn":
        return _turn(game, sample, seat, moves, eye)
    if kind == "under":
        return _under(sample, moves, eye)
    chosen, most = moves[0], _LOW
    for move in moves:
        if kind == "draft":
            found = eye.draft(sample, move.what)
        else:
            found, _ = outlook(game, sample, seat, move, eye, DEEP)
        if found > most:
            chosen, most = move, found
    return cheapest(chosen, moves, eye.worth.potential[sample.round])


def _turn(game: Settlers, sample: State, seat: int, moves: Sequence[Move], eye: Eye) -> Move:
    """The best move of a turn, or its end, or a pass when nothing is gained any more.

    What a pass leaves is compared without the goods that cleanup will take: to waste them on
    little is better than to lose them, but nothing that lasts is given up for nothing.
    """
    eye.judge(sample)
    live_now, kept_now = eye.live, eye.left
    chosen = moves[-1]
    most = live_now if chosen is w.END_TURN else _LOW
    for move in moves[:-1]:
        live, kept = outlook(game, sample, seat, move, eye, DEEP)
        if live > most and (live > live_now or kept >= kept_now):
            chosen, most = move, live
    return chosen


def _under(sample: State, moves: Sequence[Move], eye: Eye) -> Move:
    """The card that is least missed in hand, if it is worth more under the location."""
    over = sample.stack[-1].card
    player = sample.players[eye.seat]
    laid = len(player.empire[find(player, over)].under)
    least = under_ahead(sample.cards.card[over], laid, eye.worth.goods[sample.round + 1])
    chosen = w.DONE
    for move in moves:
        if move is not w.DONE:
            held = eye.held(sample, move.what)
            if held < least:
                chosen, least = move, held
    return chosen


def outlook(
    game: Settlers, state: State, seat: int, move: Move, eye: Eye, deep: int
) -> tuple[float, float]:
    """What the position after a move is worth, with and without the goods that pass away."""
    ahead = state.copy()
    game.make(ahead, seat, move)
    if state.cards.prays and has_drawn(state, ahead):
        return _on_average(game, state, seat, move, ahead, eye)
    stack = ahead.stack
    if deep and stack and stack[-1].seat == seat:
        moves = ahead.moves
        code = stack[-1].code
        if moves is not None and code not in _PLAIN:
            if code == f.DECK or code == f.SEND:
                return outlook(game, ahead, seat, moves[-1], eye, deep - 1)
            live, kept = _LOW, _LOW
            answers = moves[:_WIDE]
            if code == f.SACRIFICE and eye.aims is not None:
                answers = _cheap(ahead, moves, eye)
            for answer in answers:
                found, left = outlook(game, ahead, seat, answer, eye, deep - 1)
                if found > live:
                    live, kept = found, left
            return live, kept
    eye.judge(ahead)
    return eye.live, eye.left


def _cheap(state: State, moves: list[Move], eye: Eye) -> list[Move]:
    """The locations and foundations that are missed least, at a glance."""
    if len(moves) <= _GIVEN_UP:
        return moves
    player = state.players[eye.seat]
    far = eye.worth.judged[state.round + 1]
    near = eye.worth.judged[state.round]
    found: list[Move] = []
    values: list[float] = []
    for move in moves:
        value = eye.foundation
        if move.kind == w.CHOOSE_LOCATION:
            location = player.empire[find(player, move.what)]
            judged = far[move.what]
            value = judged.standing
            if judged.limit > location.uses:
                value += near[move.what].use * (judged.limit - location.uses)
        at = len(found)
        while at > 0 and values[at - 1] > value:
            at -= 1
        if at < _GIVEN_UP:
            found.insert(at, move)
            values.insert(at, value)
            del found[_GIVEN_UP:]
            del values[_GIVEN_UP:]
    return found


def _on_average(
    game: Settlers, state: State, seat: int, move: Move, ahead: State, eye: Eye
) -> tuple[float, float]:
    """What a move is worth that draws for a prayer: the mean of what may come."""
    live = left = 0.0
    found = outcomes(game, state, seat, move, ahead, eye.hunch, _DRAWS)
    for other in found:
        eye.judge(other)
        live += eye.live
        left += eye.left
    return live / len(found), left / len(found)

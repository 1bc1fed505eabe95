"""`greedy`: looks one move ahead and takes what leaves it best off.

A token and a roll of the dice are judged by the round that can be played with them.
"""

from collections.abc import Sequence
from typing import Final

from osada.bots.rollwrite.chances import rerolled
from osada.bots.rollwrite.value import Eye
from osada.bots.rollwrite.weights import TUNED
from osada.bots.rollwrite.worth import Worth
from osada.kernel.game import Decision, Move
from osada.rollwrite import develop, settling
from osada.rollwrite import verbs as w
from osada.rollwrite.game import RollWrite
from osada.rollwrite.state import DEVELOP, FAVOR, NOBODY, Player, State

_LOW: Final = -1e9
_ALIKE: Final = 1e-6  # moves whose values differ by less are alike
_LONGEST: Final = 60  # moves in a round


class Greedy:
    """Tries every legal move on the sample and keeps the best."""

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        self.weights: tuple[float, ...] = TUNED if weights is None else tuple(weights)

    def choose(
        self, game: RollWrite, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The move with the best outlook; the first of equals."""
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        player = sample.players[seat]
        eye = Eye(sample, player, Worth(player.village, self.weights))
        root = alone(sample, player.copy())
        if sample.phase == FAVOR:
            return self._token(root, moves, eye)
        if sample.phase != DEVELOP:
            return settlement(root, moves, eye)
        if player.window:
            return self._reroll(root, moves, eye)
        return self.develop(root, moves, eye)

    def develop(self, root: State, moves: Sequence[Move], eye: Eye) -> Move:
        """What to do next."""
        return step(root, moves, eye)

    def foreseen(self, roots: Sequence[State], eye: Eye) -> list[float]:
        """What can be made of rounds that have begun."""
        found: list[float] = []
        for root in roots:
            ahead = root.copy()
            for _ in range(_LONGEST):
                move = step(ahead, develop.options(ahead, 0), eye)
                if move is w.BE_READY:
                    break
                develop.make(ahead, 0, move)
            eye.judge(ahead.players[0])
            found.append(eye.left)
        return found

    def _token(self, root: State, moves: Sequence[Move], eye: Eye) -> Move:
        """The token with which the round can be played best."""
        return moves[top(self.foreseen([begun(root, move.what) for move in moves], eye))]

    def _reroll(self, root: State, moves: Sequence[Move], eye: Eye) -> Move:
        """The dice that promise most if they are rolled again, or all kept."""
        chances: list[dict[int, float]] = []
        places: dict[int, int] = {}
        roots: list[State] = []
        for move in moves:
            these = move.arg if move.kind == w.REROLL else 0
            chances.append(rerolled(root.players[0].dice, these))
            for dice in chances[-1]:
                if dice not in places:
                    places[dice] = len(roots)
                    roots.append(_kept(root, dice))
        values = self.foreseen(roots, eye)
        means: list[float] = []
        for chance in chances:
            mean = 0.0
            for dice, likely in chance.items():
                mean += likely * values[places[dice]]
            means.append(mean)
        return moves[top(means)]


def begun(root: State, token: int) -> State:
    """The round as it begins with a token; the dice are kept."""
    ahead = root.copy()
    player = ahead.players[0]
    player.token = token
    develop.begin(ahead, 0)
    if player.window:
        develop.make(ahead, 0, w.KEEP_DICE)
    return ahead


def _kept(root: State, dice: int) -> State:
    """The round as it goes on with these dice."""
    ahead = root.copy()
    player = ahead.players[0]
    player.dice = dice
    develop.read_dice(player)
    develop.make(ahead, 0, w.KEEP_DICE)
    return ahead


def alone(state: State, player: Player) -> State:
    """The table as if nobody else sat there."""
    return State(
        state.options, [player], state.round, DEVELOP, 0, NOBODY, state.dice, state.tokens,
        state.random, state.rerolls, None,
    )  # fmt: skip


def step(root: State, moves: Sequence[Move], eye: Eye) -> Move:
    """The best next move, or `ready` when nothing is gained any more.

    What `ready` leaves is compared without the pool: to spend it on little is better than to lose
    it, but no harvest is given up for nothing.
    """
    eye.judge(root.players[0])
    live_now, left_now = eye.live, eye.left
    chosen, most = moves[-1], _LOW
    for move in moves:
        if move.kind == w.READY:
            continue
        ahead = root.copy()
        develop.make(ahead, 0, move)
        eye.judge(ahead.players[0])
        if eye.live > most + _ALIKE and (eye.live > live_now or eye.left >= left_now):
            chosen, most = move, eye.live
    return chosen


def settlement(root: State, moves: Sequence[Move], eye: Eye) -> Move:
    """The settlement that brings most and spoils least for others, if any is worth it."""
    found: list[float] = []
    for move in moves:
        ahead = root.copy()
        settling.make(ahead, 0, move)
        found.append(eye.after(ahead.players[0]))
    return moves[top(found)]


def top(values: Sequence[float]) -> int:
    """The place of the greatest value; the first of those that are alike."""
    chosen = 0
    for at in range(1, len(values)):
        if values[at] > values[chosen] + _ALIKE:
            chosen = at
    return chosen

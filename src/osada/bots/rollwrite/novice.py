"""`novice:40`: plays as `greedy` does, but makes the mistakes of people who are still learning.

It overlooks moves, abilities more often than the tracks, likes some tokens and plans too much, and
thinks of this round more than of later ones. The less it knows, the more of it. It does not end a
round while a good move is left.
"""

from collections.abc import Sequence
from typing import Final

from osada.bots.habits import liking, share
from osada.bots.rollwrite.greedy import Greedy, alone, begun, top
from osada.bots.rollwrite.value import Eye
from osada.bots.rollwrite.weights import TUNED, WEIGHTS
from osada.bots.rollwrite.worth import Worth
from osada.kernel.game import Decision, Move
from osada.rollwrite import develop, settling
from osada.rollwrite import verbs as w
from osada.rollwrite.game import RollWrite
from osada.rollwrite.state import DEVELOP, FAVOR, State

_LOW: Final = -1e9
_TASTE: Final = 3.0  # points by which somebody who knows nothing misjudges a move at most
_OBVIOUS: Final = 0.7  # points: a move that brings so much is seen before the round is ended
_FORGETS: Final = 0.5  # how much likelier to be overlooked for a moment than for the whole round
_SHORT_SIGHTED: Final = 0.6  # of what later rounds bring, how much is not thought of
_LATER: Final = ("ahead", "imperial", "settled", "unbuilt", "next field", "other plans")
_HIDDEN: Final[dict[int, float]] = {
    w.BUILD: 0.25, w.RAISE: 0.5, w.HARVEST: 0.5, w.USE: 0.7, w.FAVOR: 0.6, w.REROLL: 0.8,
}  # fmt: skip
"""How likely a kind of move is overlooked by somebody who knows nothing."""


class Novice(Greedy):
    """Knows so many of a hundred things."""

    def __init__(self, percent: int) -> None:
        self.blind = 1.0 - percent / 100
        super().__init__(_short_sighted(self.blind))
        self.mind: list[int] = []
        """What tells one game's player from another's."""

    def choose(
        self, game: RollWrite, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The move that it likes best of those that it sees."""
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        player = sample.players[seat]
        self.mind = [seat, len(player.village.buildings), *sample.tokens]
        eye = Eye(sample, player, Worth(player.village, self.weights))
        root = alone(sample, player.copy())
        if sample.phase == FAVOR:
            values = self.foreseen([begun(root, move.what) for move in moves], eye)
            return self._liked(moves, values)
        if sample.phase != DEVELOP:
            return self._liked(moves, self._settled(root, moves, eye))
        if player.window:
            seen = [
                move for move in moves if move.kind == w.KEEP or self._sees(move, sample.round << 8)
            ]
            return seen[0] if len(seen) == 1 else self._reroll(root, seen, eye)
        return self.develop(root, moves, eye)

    def _settled(self, root: State, moves: Sequence[Move], eye: Eye) -> list[float]:
        found: list[float] = []
        for move in moves:
            ahead = root.copy()
            settling.make(ahead, 0, move)
            found.append(eye.after(ahead.players[0]))
        return found

    def _liked(self, moves: Sequence[Move], values: list[float]) -> Move:
        """The one that seems best to it."""
        return moves[top([values[at] + self._taste(moves[at]) for at in range(len(moves))])]

    def develop(self, root: State, moves: Sequence[Move], eye: Eye) -> Move:
        """What it likes best of what it sees; before it ends the round it looks again."""
        player = root.players[0]
        truth = Eye(root, player, Worth(player.village, TUNED))
        truth.judge(player)
        live_now, left_now = truth.live, truth.left
        now = root.round << 8 | (player.actions << 4 | player.harvests) & 255
        stop = moves[-1]
        chosen, most = stop, _LOW
        overlooked, missed = stop, _OBVIOUS
        for move in moves:
            if move.kind == w.READY:
                continue
            ahead = root.copy()
            develop.make(ahead, 0, move)
            truth.judge(ahead.players[0])
            if truth.live <= live_now and truth.left < left_now:
                continue
            gain = max(truth.live - live_now, truth.left - left_now)
            if gain >= missed:
                overlooked, missed = move, gain
            if not self._sees(move, now):
                continue
            eye.judge(ahead.players[0])
            seems = eye.live + self._taste(move)
            if seems > most:
                chosen, most = move, seems
        return overlooked if chosen is stop else chosen

    def _sees(self, move: Move, now: int) -> bool:
        """Whether a move comes to mind; `now` says which round it is, and how far it has come."""
        hidden = self.blind * _HIDDEN.get(move.kind, 0.0)
        thing = [*self.mind, move.kind, move.what]
        return share([*thing, now >> 8]) >= _FORGETS * hidden and share([*thing, now]) >= hidden

    def _taste(self, move: Move) -> float:
        """By how much it misjudges a move."""
        return self.blind * _TASTE * liking([*self.mind, move.kind, move.what])


def _short_sighted(blind: float) -> tuple[float, ...]:
    """The weights of somebody who thinks little of what is still to come."""
    found: list[float] = []
    for name, weight in WEIGHTS:
        later = False
        for word in _LATER:
            later = later or word in name
        found.append(weight * (1.0 - _SHORT_SIGHTED * blind) if later else weight)
    return tuple(found)

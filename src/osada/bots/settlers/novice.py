"""`novice:40`: plays as `greedy` does, but makes the mistakes of people who are still learning.

It overlooks moves, those that are easily seen less often than those that are not; looks at its own
board more than at others', thinks of this round more than of later ones, does not reckon with being
razed, likes some cards too much. The less it knows, the more of it. What it does never makes it
worse off, and it does not pass while a good move is left.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from osada.bots.habits import liking, share
from osada.bots.settlers.greedy import DEEP, Greedy, best, needs_no_thought, outlook
from osada.bots.settlers.position import Eye
from osada.bots.settlers.weights import TUNED, WEIGHTS
from osada.bots.settlers.worth import worth_in
from osada.kernel.game import Decision, Move
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.state import State

_LOW: Final = -1e9
_TASTE: Final = 6.0  # points by which somebody who knows nothing misjudges a move at most
_OBVIOUS: Final = 1.0  # points: a move that brings so much is seen before passing
_FORGETS: Final = 0.5  # how much likelier to be overlooked for a turn than for the whole round
_SHORT_SIGHTED: Final = 0.6  # of what later rounds bring, how much is not thought of
_RECKONS: Final = 0.75  # who knows so much reckons with being razed
_LATER: Final = ("used", "feature", "foundation")
_HIDDEN: Final[dict[int, float]] = {
    w.BUILD: 0.25, w.DEAL: 0.6, w.RAZE: 0.7, w.RAZE_OF: 0.9, w.USE: 0.6, w.SEND: 0.8,
    w.GUARD: 1.0, w.SAMURAI: 0.8, w.VISIT: 0.8, w.PLAY: 0.5, w.PLACE: 0.6,
}  # fmt: skip
"""How likely a kind of move is overlooked by somebody who knows nothing."""


class Novice:
    """Knows so many of a hundred things."""

    def __init__(self, percent: int) -> None:
        self.blind = 1.0 - percent / 100
        self.weights = _short_sighted(self.blind)
        self.expert = Greedy()

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The move that it likes best of those that it sees."""
        if needs_no_thought(decision):
            return decision.moves[0]
        eye = Eye(sample, seat, worth_in(sample, self.weights))
        eye.share *= 1.0 - self.blind
        if 1.0 - self.blind < _RECKONS:
            eye.threat_weight = 0.0
        if decision.kind == "turn":
            return self._turn(game, sample, seat, decision.moves, eye)
        if decision.kind == "draft":
            return self._liked(sample, seat, decision.moves, eye)
        return best(game, sample, seat, decision, eye)

    def _liked(self, sample: State, seat: int, moves: Sequence[Move], eye: Eye) -> Move:
        """The card on offer that it likes best."""
        mind = _mind(sample, seat)
        chosen, most = moves[0], _LOW
        for move in moves:
            found = eye.draft(sample, move.what) + self._taste(mind, sample, move)
            if found > most:
                chosen, most = move, found
        return chosen

    def _turn(
        self, game: Settlers, sample: State, seat: int, moves: Sequence[Move], eye: Eye
    ) -> Move:
        """What it likes best of what it sees; before it passes it looks again."""
        truth = Eye(sample, seat, worth_in(sample, TUNED))
        truth.judge(sample)
        live_now, kept_now = truth.live, truth.left
        seems_now = eye.value(sample, True)
        mind = _mind(sample, seat)
        stop = moves[len(moves) - 1]
        chosen, most = stop, _LOW if stop is w.PASS_ROUND else 0.0
        overlooked, missed = stop, _OBVIOUS
        for move in moves[:-1]:
            live, kept = outlook(game, sample, seat, move, truth, DEEP)
            if live <= live_now and kept < kept_now:
                continue
            gain = max(live - live_now, kept - kept_now)
            if gain >= missed:
                overlooked, missed = move, gain
            if not self._sees(mind, sample, seat, move):
                continue
            seems = outlook(game, sample, seat, move, eye, DEEP)[0] - seems_now
            seems += self._taste(mind, sample, move)
            if seems > most:
                chosen, most = move, seems
        return overlooked if chosen is w.PASS_ROUND else chosen

    def _sees(self, mind: list[int], sample: State, seat: int, move: Move) -> bool:
        """Whether a move comes to mind in this turn."""
        hidden = self.blind * _HIDDEN.get(move.kind, 0.0)
        thing = [*mind, move.kind, move.what]
        if share([*thing, sample.round]) < _FORGETS * hidden:
            return False
        return share([*thing, sample.round, sample.players[seat].turns + 1]) >= hidden

    def _taste(self, mind: list[int], sample: State, move: Move) -> float:
        """By how much it misjudges a move; copies of a card are alike."""
        return self.blind * _TASTE * liking([*mind, move.kind, _alike(sample, move.what)])


def _alike(sample: State, card: int) -> int:
    """The first of the cards that are alike."""
    slugs = sample.cards.slugs
    if not 0 <= card < len(slugs):
        return card
    return sample.cards.of_slug[slugs[card]][0]


def _mind(sample: State, seat: int) -> list[int]:
    """What tells one game's player from another's, and stays as it is throughout."""
    found = [seat]
    for player in sample.players[: sample.seats]:
        found.append(player.faction)
        found.append(player.empire[0].card if player.empire else -1)
    return found


@lru_cache(maxsize=8)
def _short_sighted(blind: float) -> tuple[float, ...]:
    """The weights of somebody who thinks little of what is still to come."""
    known = dict(WEIGHTS)
    found: list[float] = []
    for name, weight in WEIGHTS:
        soon = known.get(f"{name[:-1]}4", weight) if name.endswith(" 1") else weight
        if name in _LATER:
            soon = 0.0
        found.append(weight + _SHORT_SIGHTED * blind * (soon - weight))
    return tuple(found)

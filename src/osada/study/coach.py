"""The bot that plays lines on, and what is expected where it stops."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from osada.bots import bot
from osada.bots.settlers.greedy import DEEP, outlook
from osada.bots.settlers.position import Eye
from osada.bots.settlers.worth import worth_in
from osada.kernel.game import Decision, Move, Outcome
from osada.settlers import Settlers
from osada.settlers import verbs as w
from osada.settlers.state import State

BY: Final = "greedy"
"""The bot of every review."""
_SPREAD: Final[tuple[float, ...]] = (0.0, 12.3, 14.3, 17.9, 21.5)
"""How far final margins of two are from what is expected when so many rounds are still to be
played: standard deviations, of 375 games of `greedy` against itself."""
_LOGISTIC: Final = 1.7
"""A logistic curve this much steeper is the normal one, nearly."""
UNLOOKED: Final = ("keep", "put", "store", "under")
"""Questions whose answers are not looked at one move ahead; the first is to keep all."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What is expected in a position: for each seat its margin and its chance to win."""

    margins: tuple[float, ...]
    """In points over the best rival; alone, the score."""
    chances: tuple[float, ...]


class Coach:
    """Plays every seat by the same bot; judges by the tables that the bots have for cards."""

    def __init__(self, game: Settlers) -> None:
        self.game = game
        self.bot = bot(BY, game.name)

    def choose(self, sample: State, seat: int, decision: Decision, random: int) -> Move:
        """What the bot would do."""
        return self.bot.choose(self.game, sample, seat, decision, random)

    def look(self, sample: State, seat: int, decision: Decision) -> list[float]:
        """What each move seems to be worth at first look, in points."""
        if decision.kind in UNLOOKED:
            return [0.0 for _ in decision.moves]
        eye = Eye(sample, seat, worth_in(sample))
        if decision.kind == "draft":
            return [eye.draft(sample, move.what) for move in decision.moves]
        return [self._ahead(sample, seat, move, eye) for move in decision.moves]

    def _ahead(self, sample: State, seat: int, move: Move, eye: Eye) -> float:
        if move is w.END_TURN or move is w.PASS_ROUND:
            eye.judge(sample)
            return eye.live if move is w.END_TURN else eye.left
        return outlook(self.game, sample, seat, move, eye, DEEP)[0]

    def expect(self, state: State) -> Expected:
        """What is expected when a round begins, or known when the game is over."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return known(outcome)
        worths = worth_in(state)
        scores: list[float] = []
        for seat in range(state.seats):
            eye = Eye(state, seat, worths)
            eye.share = 0.0
            eye.judge(state)
            scores.append(eye.left)
        left = state.options.course.rounds - state.round + 1
        spread = _SPREAD[min(left, len(_SPREAD) - 1)] / _LOGISTIC
        weights = [exp((score - max(scores)) / spread) for score in scores]
        total = sum(weights)
        return Expected(margins(scores), tuple(weight / total for weight in weights))


def margins(scores: Sequence[float]) -> tuple[float, ...]:
    """For each seat how far it is ahead of the best rival; alone, the score."""
    found = []
    for seat, score in enumerate(scores):
        rivals = [other for at, other in enumerate(scores) if at != seat]
        found.append(score - max(rivals, default=0))
    return tuple(found)


def known(outcome: Outcome) -> Expected:
    """What came of a game."""
    seats = range(len(outcome.scores))
    share = 1 / max(1, len(outcome.winners))
    return Expected(
        margins(outcome.scores),
        tuple(share if seat in outcome.winners else 0.0 for seat in seats),
    )

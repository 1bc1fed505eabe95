"""`greedy:40`: plays as `greedy` does, but notices only so many of a hundred legal moves."""

from typing import Any

from osada.bots.bot import Bot
from osada.kernel.game import Decision, Move
from osada.kernel.random import below, step


class Careless:
    """Overlooks moves, and takes the best of those it has noticed."""

    def __init__(self, greedy: Bot, percent: int) -> None:
        self.greedy = greedy
        self.percent = percent

    def choose(self, game: Any, sample: Any, seat: int, decision: Decision, random: int) -> Move:
        """The best of some moves; one at least is noticed, and the last, which may end it all.

        What is kept in cleanup needs no notice.
        """
        moves = decision.moves
        others = len(moves) - 1
        if others < 2 or decision.kind in ("keep", "put"):
            return self.greedy.choose(game, sample, seat, decision, random)
        random = step(random)
        first = below(random, others)
        noticed: list[Move] = []
        for at in range(others):
            random = step(random)
            if at == first or below(random, 100) < self.percent:
                noticed.append(moves[at])
        noticed.append(moves[others])
        return self.greedy.choose(game, sample, seat, Decision(decision.kind, noticed), random)

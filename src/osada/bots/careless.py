"""`greedy:40`: plays as `greedy` does, but notices only so many of a hundred legal moves."""

from osada.bots.greedy import Greedy
from osada.kernel.game import Decision, Move
from osada.kernel.random import below, step
from osada.settlers.game import Settlers
from osada.settlers.state import State


class Careless:
    """Overlooks moves, and takes the best of those it has noticed."""

    def __init__(self, percent: int) -> None:
        self.percent = percent
        self.greedy = Greedy()

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The best of some moves; one at least is noticed, and the last, which may be to pass.

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

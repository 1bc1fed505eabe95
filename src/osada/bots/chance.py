"""`random`: any legal move, each as likely as the others."""

from osada.kernel.game import Decision, Move
from osada.kernel.random import below, step
from osada.settlers.game import Settlers
from osada.settlers.state import State


class Chance:
    """Plays at random."""

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """A legal move by chance."""
        return decision.moves[below(step(random), len(decision.moves))]

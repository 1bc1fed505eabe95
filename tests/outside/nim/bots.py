"""A bot that cannot be beaten, where the heap allows it."""

from typing import Any, Final

from osada.bots import Roster
from osada.kernel.game import Decision, Move


class Wise:
    """Leaves a multiple of four."""

    def choose(self, game: Any, sample: Any, seat: int, decision: Decision, random: int) -> Move:
        """What it takes."""
        wanted = sample.heap % 4
        return next((move for move in decision.moves if move.what == wanted), decision.moves[0])


ROSTER: Final = Roster({"wise": lambda code: Wise()}, {"expert": "wise"})

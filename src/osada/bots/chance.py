"""`random`: any legal move by chance; `random:kind`: any kind of move, then any move of it."""

from typing import Any

from osada.kernel.game import Decision, Move
from osada.kernel.random import below, step


class Chance:
    """Plays at random, each legal move as likely as the others."""

    def choose(self, game: Any, sample: Any, seat: int, decision: Decision, random: int) -> Move:
        """A legal move by chance."""
        return decision.moves[below(step(random), len(decision.moves))]


class Kinds:
    """Plays at random, each kind of move as likely as the others."""

    def choose(self, game: Any, sample: Any, seat: int, decision: Decision, random: int) -> Move:
        """A kind by chance, then a move of this kind by chance."""
        kinds: list[int] = []
        for move in decision.moves:
            if move.kind not in kinds:
                kinds.append(move.kind)
        random = step(random)
        kind = kinds[below(random, len(kinds))]
        moves = [move for move in decision.moves if move.kind == kind]
        return moves[below(step(random), len(moves))]

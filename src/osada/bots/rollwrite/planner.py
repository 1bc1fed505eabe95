"""`planner`: searches sequences of its own moves up to the end of the round.

Without a time its beam is always as wide, so that its games can be repeated; with one the beam
grows wider until the time is over.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from osada.bots.rollwrite.greedy import Greedy
from osada.bots.rollwrite.search import Search, first_move
from osada.bots.rollwrite.value import Eye
from osada.kernel.game import Decision, Move
from osada.rollwrite import develop
from osada.rollwrite.game import RollWrite
from osada.rollwrite.state import State

_WIDTH: Final = 100  # of the beam
_NARROWER: Final = 3  # how much narrower is the one that judges a token or a roll of the dice
_FIRST: Final = 8  # the first beam of those that grow
_WIDEST: Final = 1024
_FAR: Final = 1e9


class Planner(Greedy):
    """Plans the rest of its round anew at every decision."""

    def __init__(
        self, milliseconds: int = 0, width: int = _WIDTH, weights: Sequence[float] | None = None
    ) -> None:
        super().__init__(weights)
        self.milliseconds = milliseconds
        """For a decision; 0: as long as the beam of this width takes."""
        self.width = width
        self.until = 0.0

    def choose(
        self, game: RollWrite, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The first move of the best sequence that was found in time."""
        self.until = perf_counter() + (self.milliseconds / 1000 if self.milliseconds else _FAR)
        return super().choose(game, sample, seat, decision, random)

    def develop(self, root: State, moves: Sequence[Move], eye: Eye) -> Move:
        """The first move of the best sequence."""
        width = _FIRST if self.milliseconds else self.width
        search = Search(eye, self.until)
        whole = search.run(root, moves, width)
        best = search.best()
        while self.milliseconds and not whole and not search.late and width < _WIDEST:
            width *= 2
            search = Search(eye, self.until)
            whole = search.run(root, moves, width)
            if search.best().left > best.left:
                best = search.best()
        return first_move(best)

    def foreseen(self, roots: Sequence[State], eye: Eye) -> list[float]:
        """What the best sequences of each round leave behind.

        Rounds are compared by beams of one width only; where there is no time for any, greedily.
        """
        if not self.milliseconds:
            return self._searched(roots, eye, (self.width + _NARROWER - 1) // _NARROWER)
        found = super().foreseen(roots, eye)
        width = _FIRST
        while width <= _WIDEST:
            wider = self._searched(roots, eye, width)
            if perf_counter() > self.until:
                break
            found = wider
            width *= 2
        return found

    def _searched(self, roots: Sequence[State], eye: Eye, width: int) -> list[float]:
        found: list[float] = []
        for root in roots:
            search = Search(eye, self.until)
            search.run(root, develop.options(root, 0), width)
            found.append(search.best().left)
        return found

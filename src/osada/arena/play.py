"""Playing one game of a plan, from its number alone."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Protocol, TypeVar

from osada.arena.result import GameResult, Told
from osada.arena.schedule import fixture
from osada.arena.series import Series
from osada.bots import ask, bot
from osada.kernel.game import Move, Outcome
from osada.kernel.random import seeded

R = TypeVar("R", bound=GameResult, covariant=True)


class Playable(Protocol[R]):
    """A plan whose games become results of a kind."""

    def play(self, number: int) -> R:
        """Play the game of this number."""


def play_game(plan: Playable[R], number: int) -> R:
    """The game of this number; the same anywhere and always, if no bot is limited by time."""
    return plan.play(number)


class Playing:
    """A game while bots play it: going through it gives every seat and move, just made.

    The deal comes from the plan's seed and the deal's number; each choice of a bot from that seed,
    the game's number, the seat and how many choices it had before. A single legal move is no
    choice: nobody is asked.
    """

    def __init__(self, plan: Series, number: int) -> None:
        self.fixture = fixture(plan, number)
        self._plan = plan
        self._game = plan.game
        self._bots = [bot(code, plan.GAME) for code in self.fixture.players]
        self._decisions = [0] * len(self._bots)
        self._seconds = [0.0] * len(self._bots)
        self.state: Any = self._game.new(
            plan.options(self.fixture.table), seeded(self.fixture.seed)
        )

    def __iter__(self) -> Iterator[tuple[int, Move]]:
        game, state = self._game, self.state
        while pending := game.pending(state):
            seat = min(pending)
            moves = pending[seat].moves
            move = moves[0] if len(moves) == 1 else self._asked(seat)
            game.apply(state, seat, move)
            yield seat, move

    def _asked(self, seat: int) -> Move:
        """What the bot of a seat chooses."""
        here = f"{self._plan.seed}/{self.fixture.game}/{seat}/{self._decisions[seat]}"
        begun = perf_counter()
        move = ask(self._bots[seat], self._game, self.state, seat, seeded(here))
        self._seconds[seat] += perf_counter() - begun
        self._decisions[seat] += 1
        return move

    @property
    def outcome(self) -> Outcome:
        """The end of the game."""
        found = self._game.outcome(self.state)
        if found is None:
            raise RuntimeError("nobody is asked, but the game is not over")
        return found

    def told(self) -> Told:
        """What every game that is over tells."""
        meeting, outcome = self.fixture, self.outcome
        return (
            meeting.game,
            meeting.pair,
            meeting.seed,
            meeting.players,
            outcome.scores,
            outcome.winners,
            tuple(self._decisions),
            tuple(round(1000 * spent, 3) for spent in self._seconds),
        )

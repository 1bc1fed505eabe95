"""The games still to be played, handed out in batches; what became of those that were lost."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from typing import Final

from osada.arena.play import play_game
from osada.arena.result import GameResult
from osada.arena.series import Series

_SECONDS: Final = 1.0
"""What a batch should take."""
_MOST: Final = 1000
_DEATHS: Final = 3
"""So often a game may end its worker before it is given up."""
_IN_A_ROW: Final = 8
"""So many workers may die before the first of them plays a game to its end."""


class GaveUp(Exception):
    """Games cannot be played here; says in one sentence what happens instead."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a worker made of a batch."""

    games: list[GameResult]
    seconds: float
    failed: dict[int, str] = field(default_factory=dict)
    """Games that went wrong, and how."""


def play_batch(plan: Series, games: Sequence[int]) -> Played:
    """Play some games one after the other; one that goes wrong does not spoil the others."""
    begun = perf_counter()
    played: list[GameResult] = []
    failed: dict[int, str] = {}
    for game in games:
        try:
            played.append(play_game(plan, game))
        except Exception as error:
            failed[game] = f"{type(error).__name__}: {error}".rstrip(": ")
    return Played(played, perf_counter() - begun, failed)


class Work:
    """Games that wait. Batches grow until they take about a second."""

    def __init__(self, games: Iterable[int], count: int, *, one_by_one: bool) -> None:
        self._games: Iterator[int] = iter(games)
        self._left = count
        self._one_by_one = one_by_one
        self._size = 1
        self._again: deque[int] = deque()
        self._deaths: Counter[int] = Counter()
        self._in_a_row = 0
        self.given_up: dict[int, str] = {}
        """Games that nobody could play, and why."""

    def take(self, workers: int) -> list[int]:
        """The next batch for one of so many workers; empty when nothing waits."""
        if self._again:
            return [self._again.popleft()]
        fair = max(1, self._left // (2 * workers))
        batch = list(islice(self._games, min(self._size, fair)))
        self._left -= len(batch)
        return batch

    def back(self, batch: Sequence[int]) -> None:
        """A batch that nobody could begin waits again."""
        self._again += batch

    def done(self, batch: Sequence[int], played: Played) -> None:
        """A batch came back."""
        self._in_a_row = 0
        self.given_up |= played.failed
        if not self._one_by_one:
            fitting = int(_SECONDS * len(batch) / max(played.seconds, 1e-6))
            self._size = max(1, min(_MOST, 2 * self._size, fitting))

    def lost(self, batch: Sequence[int], how: str) -> str:
        """A worker died over a batch: its games are played again, each on its own; says so."""
        self._in_a_row += 1
        if self._in_a_row >= _IN_A_ROW:
            raise GaveUp(
                f"{self._in_a_row} workers in a row died ({how}) and none played a game to its end"
            )
        again: list[int] = []
        for game in batch:
            self._deaths[game] += 1
            if self._deaths[game] < _DEATHS:
                again.append(game)
            else:
                self.given_up[game] = f"its worker died {_DEATHS} times ({how})"
        self._again += again
        if not again:
            return f"a worker died ({how}), the third over game {batch[0]}, which is left out"
        games = "its game is" if len(again) == 1 else f"its {len(again)} games are"
        return f"a worker died ({how}); {games} played again"

"""Playing a whole plan: from the work to the store, with somebody watching."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Protocol

from osada.arena.result import GameResult
from osada.arena.series import Series
from osada.arena.store import Store
from osada.arena.work import GaveUp, Work

Arriving = Generator[list[GameResult], None, None]
"""Games as they are finished."""


class Executor(Protocol):
    """Somewhere to play."""

    def play(self, plan: Series, work: Work, note: Callable[[str], None]) -> Arriving:
        """Play all the work; games come as they are finished, and trouble is noted."""


class Progress(Protocol):
    """Somebody who watches."""

    def advance(self, games: Sequence[GameResult]) -> None:
        """Some games were played and kept."""

    def note(self, sentence: str) -> None:
        """Something happened that does not stop the run."""


def run(plan: Series, executor: Executor, store: Store, progress: Progress) -> None:
    """Play what the store does not hold yet; every game is kept before it is shown.

    Whatever ends the run early, the store holds all games that came back. `GaveUp` at the end if
    some games could not be played.
    """
    todo = (game for game in range(plan.total) if game not in store.played)
    count = plan.total - len(store.played)
    work = Work(todo, count, one_by_one=not plan.repeatable)
    with closing(executor.play(plan, work, progress.note)) as arriving:
        for games in arriving:
            for game in games:  # shown is what is kept, whenever the disk is full
                store.append([game])
                progress.advance([game])
    if work.given_up:
        number, why = min(work.given_up.items())
        more = len(work.given_up) - 1
        others = f" (and {more} more)" if more else ""
        raise GaveUp(f"game {number} cannot be played: {why}{others}; all others are finished")

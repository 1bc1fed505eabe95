"""How a run is watched: a live bar at a terminal, now and then a plain line elsewhere."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from osada.arena.result import GameResult
from osada.arena.standings import Standings

if TYPE_CHECKING:
    from rich.progress import Progress as Bars
    from rich.progress import ProgressColumn as Column
    from rich.progress import TaskID

_EVERY: Final = 10.0
"""Seconds between two plain lines."""


class Plain:
    """Now and then a line on the error stream; counts every game."""

    def __init__(self, standings: Standings, total: int) -> None:
        self.standings = standings
        self._total = total
        self._first = standings.games
        self._begun = self._said = monotonic()

    def advance(self, games: Sequence[GameResult]) -> None:
        """Some games were played."""
        for game in games:
            self.standings.add(game)
        now = monotonic()
        if now - self._said >= _EVERY:
            self._said = now
            self.note(self._line(now - self._begun))

    def note(self, sentence: str) -> None:
        """Something happened that does not stop the run."""
        with suppress(OSError):  # who closed the error stream does not want to know
            print(f"osada: {sentence}", file=sys.stderr, flush=True)

    def _line(self, seconds: float) -> str:
        done = self.standings.games
        rate = (done - self._first) / seconds
        left = f", {_span((self._total - done) / rate)} left" if rate > 0 else ""
        share = shares(self.standings)
        return f"{done:,} of {self._total:,} games, {rate:.3g} a second{left}; {share}"


class Live:
    """A bar with rate, time left and the share of wins so far; counts every game."""

    def __init__(self, standings: Standings, bars: "Bars", task: "TaskID") -> None:
        self.standings = standings
        self._bars = bars
        self._task = task
        self._first = standings.games
        self._begun = monotonic()

    def advance(self, games: Sequence[GameResult]) -> None:
        """Some games were played."""
        for game in games:
            self.standings.add(game)
        spent = max(monotonic() - self._begun, 1e-3)
        rate = (self.standings.games - self._first) / spent
        self._bars.update(
            self._task,
            completed=self.standings.games,
            rate=f"{rate:.3g}/s",
            shares=shares(self.standings),
        )

    def note(self, sentence: str) -> None:
        """Something happened that does not stop the run."""
        self._bars.console.print(f"osada: {sentence}", highlight=False, markup=False)


@contextmanager
def watched(standings: Standings, total: int) -> Iterator[Plain | Live]:
    """Somebody to watch a run, as the error stream allows; the bar goes when the run is over."""
    if not sys.stderr.isatty():
        yield Plain(standings, total)
        return
    from rich.progress import TextColumn
    from rich.progress import TimeRemainingColumn as Left

    columns = (
        TextColumn("{task.fields[rate]}"),
        Left(compact=True),
        TextColumn("{task.fields[shares]}", markup=False),
    )
    with bar(total, standings.games, columns, rate="", shares="") as (bars, task):
        yield Live(standings, bars, task)


@contextmanager
def bar(
    total: int, completed: int, columns: Sequence["Column"], **fields: Any
) -> Iterator[tuple["Bars", "TaskID"]]:
    """A live bar on the error stream, with these columns beside it; it goes when all is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress

    beside = (BarColumn(bar_width=24), MofNCompleteColumn(), *columns)
    console = Console(file=sys.stderr)
    with Progress(*beside, console=console, transient=True, speed_estimate_period=60) as bars:
        yield bars, bars.add_task("", total=total, completed=completed, **fields)


def shares(standings: Standings) -> str:
    """How every bot stands: `greedy 31 %, mcts:500 69 %`; where nobody loses, mean scores."""
    return ", ".join(
        f"{code} {100 * record.wins / record.games:.0f} %"
        if standings.won
        else f"{code} {record.score / record.games:.1f}"
        for code, record in standings.bots.items()
        if record.games
    )


def _span(seconds: float) -> str:
    """A length of time, as short as it can be said."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"

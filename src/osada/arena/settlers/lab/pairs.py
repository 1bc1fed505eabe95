"""Differences between paired games, and how far they can be trusted."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf, log10, sqrt
from statistics import fmean, stdev
from typing import Final

from osada.arena.stats import student


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float
    ends: tuple[float, float] = (-inf, inf)
    """What it can be at least and at most."""

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return max(self.ends[0], self.mean - self.half)

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return min(self.ends[1], self.mean + self.half)


NOTHING: Final = Estimate(0.0, 0.0)
"""No difference anywhere."""


def estimate(values: Sequence[float], ends: tuple[float, float] | None = None) -> Estimate:
    """The mean of independent values with Student's interval.

    Values that lie between two ends are credited with one more at each end when their spread is
    reckoned (after Agresti's intervals), so that a few that are all the same claim no certainty.
    """
    seen = [*values, *ends] if ends is not None else values
    n = len(seen)
    half = student(n - 1) * stdev(seen) / sqrt(n) if n > 1 else inf
    return Estimate(fmean(values), half, ends or (-inf, inf))


def games_for(found: Estimate, games: int, wanted: float) -> int:
    """About how many games would give an interval of this half width, rounded up to two digits."""
    exact = games * (found.half / wanted) ** 2
    step = int(10.0 ** max(0, int(log10(exact)) - 1))
    return ceil(exact / step) * step

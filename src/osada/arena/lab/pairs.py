"""Differences between paired games, and how far they can be trusted."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf, log10, sqrt
from statistics import fmean, stdev

from osada.arena.stats import Z95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values with Student's interval."""
    n = len(values)
    if n < 2:
        return Estimate(fmean(values), inf)
    return Estimate(fmean(values), _student(n - 1) * stdev(values) / sqrt(n))


def _student(freedom: int) -> float:
    """So many standard errors on each side (the expansion of Cornish and Fisher)."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2


def games_for(found: Estimate, games: int, wanted: float) -> int:
    """About how many games would give an interval of this half width, rounded up to two digits."""
    exact = games * (found.half / wanted) ** 2
    step = int(10.0 ** max(0, int(log10(exact)) - 1))
    return ceil(exact / step) * step

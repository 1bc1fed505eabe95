"""Scores of seats that did something beside those of seats alike that did not."""

from collections.abc import Callable, Hashable, Iterable
from math import sqrt
from statistics import fmean
from typing import Final, TypeVar

from osada.arena.report.seats import Seat
from osada.arena.stats import student

FEWEST: Final = 8
"""Seats that did it, and that did not, from which a difference is worth telling."""

S = TypeVar("S", bound=Seat)
Difference = tuple[float, float, float]
"""A mean, and the ends of its interval."""


def difference(
    rows: Iterable[S], did: Callable[[S], bool], alike: Callable[[S], Hashable]
) -> Difference | None:
    """The difference of mean scores within groups of seats alike, with a 95 % interval.

    Groups weigh as much as they can tell, n1 n0 / (n1 + n0); the spread within them is pooled.
    """
    groups: dict[Hashable, tuple[list[int], list[int]]] = {}
    for row in rows:
        groups.setdefault(alike(row), ([], []))[not did(row)].append(row.score)
    if min(sum(len(group[side]) for group in groups.values()) for side in (0, 1)) < FEWEST:
        return None
    both = [group for group in groups.values() if group[0] and group[1]]
    freedom = sum(len(side) - 1 for group in both for side in group)
    if freedom < 1:
        return None
    weights = [len(yes) * len(no) / (len(yes) + len(no)) for yes, no in both]
    squares = sum(
        sum((score - fmean(side)) ** 2 for score in side) for group in both for side in group
    )
    mean = sum(
        weight * (fmean(yes) - fmean(no)) for weight, (yes, no) in zip(weights, both, strict=True)
    ) / sum(weights)
    half = student(freedom) * sqrt(squares / freedom / sum(weights))
    return mean, mean - half, mean + half

"""Numbers about games: shares and strengths, each with how far it can be trusted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""Standard deviations on each side of a 95 % interval."""
ELO: Final = 400 / log(10)
"""Elo points of one natural unit of strength: 400 for odds of ten to one."""
PRIOR: Final = 1.0
"""Drawn games that every two rivals are credited with, so that a clean sweep has a finite Elo."""
_STEPS: Final = 100
_LONGEST: Final = 2.0
_CLOSE: Final = 1e-10

Matrix = list[list[float]]


def student(freedom: int) -> float:
    """Standard errors on each side of a 95 % interval (the expansion of Cornish and Fisher)."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; nothing played: anything is possible."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z95 * Z95 / games
    middle = (share + z2 / 2) / (1 + z2)
    spread = Z95 * sqrt(share * (1 - share) / games + z2 / games / 4) / (1 + z2)
    low = 0.0 if wins <= 0 else max(0.0, middle - spread)
    high = 1.0 if wins >= games else min(1.0, middle + spread)
    return low, high


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength in Elo points, and its 95 % interval; all rivals together have a mean of 0."""

    elo: float
    low: float
    high: float


def ratings(codes: Sequence[str], beaten: Mapping[tuple[str, str], float]) -> dict[str, Rating]:
    """Strengths by Bradley and Terry's model, fitted to who beat whom how often (most likely).

    `beaten[a, b]` is how often a came before b; a draw is half for each. Every two are credited
    with one more drawn game, `PRIOR`.
    """
    n = len(codes)
    wins: Matrix = [[PRIOR / 2 + beaten.get((a, b), 0.0) for b in codes] for a in codes]
    strength = [0.0] * n
    for _ in range(_STEPS):
        spread = _inverse(_information(wins, strength))
        slope = _slope(wins, strength)
        step = [sum(spread[i][j] * slope[j] for j in range(n)) for i in range(n)]
        longest = max((abs(each) for each in step), default=0.0)
        scale = min(1.0, _LONGEST / longest) if longest > 0 else 1.0
        strength = [old + scale * new for old, new in zip(strength, step, strict=True)]
        if longest < _CLOSE:
            break
    spread = _inverse(_information(wins, strength))
    found: dict[str, Rating] = {}
    for i, code in enumerate(codes):
        error = Z95 * sqrt(max(0.0, spread[i][i] - 1 / n))
        found[code] = Rating(
            ELO * strength[i], ELO * (strength[i] - error), ELO * (strength[i] + error)
        )
    return found


def _expected(difference: float) -> float:
    """How often the stronger by this much wins."""
    if difference >= 0:
        return 1 / (1 + exp(-difference))
    return exp(difference) / (1 + exp(difference))


def _slope(wins: Matrix, strength: Sequence[float]) -> list[float]:
    """For each rival the wins beyond those expected."""
    n = len(strength)
    return [
        sum(
            wins[i][j] - (wins[i][j] + wins[j][i]) * _expected(strength[i] - strength[j])
            for j in range(n)
            if j != i
        )
        for i in range(n)
    ]


def _information(wins: Matrix, strength: Sequence[float]) -> Matrix:
    """Fisher's information about the strengths; 1/n everywhere holds their sum at 0."""
    n = len(strength)
    found: Matrix = [[1 / n] * n for _ in range(n)]
    for i in range(n):
        for j in range(i):
            share = _expected(strength[i] - strength[j])
            weight = (wins[i][j] + wins[j][i]) * share * (1 - share)
            found[i][i] += weight
            found[j][j] += weight
            found[i][j] -= weight
            found[j][i] -= weight
    return found


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is symmetric and positive."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        scale = rows[i][i]
        rows[i] = [value / scale for value in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]

"""The sums of training in numpy: the same as `sums.c`, where there is no compiler."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from osada.bots.settlers.learned.net import HEADS, NARROW, POINTS, WIDE

Floats = NDArray[np.float32]
Ints = NDArray[Any]
ROW: Final = WIDE + 1
_SHAPES: Final = ((ROW,), (HEADS, WIDE, NARROW), (HEADS, NARROW), (HEADS, NARROW), (HEADS,))


def _layers(flat: Floats) -> list[Floats]:
    """Bias, second layer, its bias, third layer, its bias: parts of one array."""
    found = []
    at = 0
    for shape in _SHAPES:
        n = int(np.prod(shape))
        found.append(flat[at : at + n].reshape(shape))
        at += n
    return found


def net(rows: Floats, layers: Floats) -> tuple[Floats, list[Floats]]:
    """What judge reads, from rows of features and all that comes after them."""
    return rows, _layers(layers)


def judge(
    net: tuple[Floats, list[Floats]], own: list[int], theirs: list[int], rest: list[int], left: int
) -> float:
    """Points, from the features of a position."""
    rows, (bias, second, bias_2, third, bias_3) = net
    head = max(0, min(HEADS - 1, left))
    total = rows[own + theirs + rest].sum(0) + bias
    deep = np.maximum(np.maximum(total[:WIDE], 0) @ second[head] + bias_2[head], 0)
    return float(POINTS * (total[WIDE] + deep @ third[head] + bias_3[head]))


def expand(starts: Ints, inputs: Ints, amounts: Floats, weights: Floats, rows: Floats) -> None:
    """The row of each feature."""
    rows[:] = np.add.reduceat(weights[inputs] * amounts[:, None], starts[:-1])


def contract(starts: Ints, inputs: Ints, amounts: Floats, rows: Floats, weights: Floats) -> None:
    """The gradient of inputs from that of rows."""
    of = np.repeat(np.arange(len(rows)), np.diff(starts))
    order = np.argsort(inputs, kind="stable")
    weights[:] = 0
    _add(weights, inputs[order], rows[of[order]] * amounts[order, None])


def gradient(
    starts: Ints,
    features: Ints,
    left: Ints,
    targets: Floats,
    chosen: Ints,
    rows: Floats,
    layers: Floats,
    of_rows: Floats,
    of_layers: Floats,
) -> float:
    """The mean square that was left; both gradients are written anew."""
    bias, second, bias_2, third, bias_3 = _layers(layers)
    of_layers[:] = 0
    d_bias, d_second, d_bias_2, d_third, d_bias_3 = _layers(of_layers)
    n = len(chosen)
    lengths = starts[chosen + 1] - starts[chosen]
    ends = np.cumsum(lengths)
    at = np.arange(ends[-1]) + np.repeat(starts[chosen] - ends + lengths, lengths)
    known = features[at]
    total = np.add.reduceat(rows[known], ends - lengths) + bias
    units = np.maximum(total[:, :WIDE], 0)
    out = total[:, WIDE].copy()
    d_total = np.zeros_like(total)
    heads = left[chosen]
    off = np.zeros(n, np.float32)
    for head in range(HEADS):
        of = np.nonzero(heads == head)[0]
        if not len(of):
            continue
        here = units[of]
        deep = np.maximum(here @ second[head] + bias_2[head], 0)
        off[of] = out[of] + deep @ third[head] + bias_3[head] - targets[chosen[of]]
        d = np.clip(off[of], -3, 3) / np.float32(n)
        d_bias_3[head] = d.sum()
        d_third[head] = d @ deep
        d_deep = np.outer(d, third[head]) * (deep > 0)
        d_bias_2[head] = d_deep.sum(0)
        d_second[head] = here.T @ d_deep
        d_total[of, :WIDE] = d_deep @ second[head].T * (here > 0)
        d_total[of, WIDE] = d
    d_bias[:] = d_total.sum(0)
    order = np.argsort(known, kind="stable")
    of_rows[:] = 0
    _add(of_rows, known[order], d_total[np.repeat(np.arange(n), lengths)[order]])
    return float(np.mean(off**2))


def adam(
    weights: Floats,
    gradient: Floats,
    first: Floats,
    second: Floats,
    mean: Floats,
    rate: float,
    fix: float,
    keep: float,
) -> None:
    """AdamW, and the running mean."""
    first += np.float32(0.1) * (gradient - first)
    second += np.float32(0.001) * (gradient * gradient - second)
    change = np.float32(fix) * first / (np.sqrt(second) + np.float32(1e-8))
    weights -= np.float32(rate) * (change + np.float32(0.01) * weights)
    mean += np.float32(1 - keep) * (weights - mean)


def _add(to: Floats, sorted_places: Ints, many: Floats) -> None:
    """Add rows to their places, which are in order."""
    firsts = np.nonzero(np.diff(sorted_places, prepend=-1))[0]
    to[sorted_places[firsts]] += np.add.reduceat(many, firsts)

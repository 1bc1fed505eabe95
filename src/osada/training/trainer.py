"""The net that learns: its weights, what Adam remembers of them, and one step of learning."""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from osada.bots.settlers.learned.layout import INPUTS, Layout
from osada.bots.settlers.learned.net import HEADS, NARROW, WIDE
from osada.settlers.catalogue import Catalogue

Floats = NDArray[np.float32]
ROW: Final = WIDE + 1
PARTS: Final = ("rows", "layers")
AVERAGED: Final = 0.998


class Rows:
    """The rows of all features of some catalogues; the same row is kept once."""

    def __init__(self, catalogues: list[Catalogue]) -> None:
        known: dict[tuple[tuple[int, int], ...], int] = {}
        self.ids: list[NDArray[np.uint16]] = []
        for cards in catalogues:
            layout = Layout(cards)
            found = [
                known.setdefault(tuple(layout.inputs(feature)), len(known))
                for feature in range(layout.size)
            ]
            self.ids.append(np.array(found, np.uint16))
        self.n = len(known)
        self.starts = np.cumsum([0, *[len(one) for one in known]])
        self.inputs = np.array([at for one in known for at, _ in one], np.int32)
        self.amounts = np.array([n for one in known for _, n in one], np.float32)

    def of(self, weights: Floats, sums: ModuleType) -> Floats:
        """All rows, for the weights of inputs."""
        found = np.empty((self.n, ROW), np.float32)
        sums.expand(self.starts, self.inputs, self.amounts, weights, found)
        return found


class Positions:
    """Many positions: features one after the other, rounds left, what is to be learned."""

    def __init__(
        self, starts: NDArray[Any], features: NDArray[Any], left: NDArray[Any], target: Floats
    ) -> None:
        self.starts = starts
        self.features = features
        self.left = left
        self.target = target


class Trainer:
    """Weights and what Adam remembers of them."""

    def __init__(self, rows: Rows, sums: ModuleType, random: np.random.Generator) -> None:
        self.rows = rows
        self.sums = sums

        def normal(scale: float, *shape: int) -> Floats:
            return (random.standard_normal(shape) * scale).astype(np.float32)

        first = normal(0.015, INPUTS, ROW)
        first[:, WIDE] = 0
        layers = [
            np.zeros(ROW, np.float32),
            normal((2 / WIDE) ** 0.5, 1, WIDE, NARROW).repeat(HEADS, 0),
            np.zeros(HEADS * NARROW, np.float32),
            np.zeros(HEADS * NARROW, np.float32),
            np.zeros(HEADS, np.float32),
        ]
        self.weights: dict[str, Floats] = {
            "rows": first,
            "layers": np.concatenate([one.ravel() for one in layers]),
        }
        self.mean = {name: np.zeros_like(one) for name, one in self.weights.items()}
        """The running mean, which is what plays: greedy's own judgement to begin with."""
        self.first = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.second = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.of_rows = np.zeros((rows.n, ROW), np.float32)
        self.grads = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.steps = 0

    def begin(self, numbers: Sequence[float]) -> None:
        """Begin with the numbers of a file of weights."""
        flat = np.array(numbers, np.float32)
        n = self.weights["rows"].size
        for of in (self.weights, self.mean):
            of["rows"] = flat[:n].reshape(-1, ROW).copy()
            of["layers"] = flat[n:].copy()

    def step(self, known: Positions, chosen: NDArray[np.int64], rate: float) -> float:
        """One step of AdamW on some positions; the mean square that was left."""
        w, rows, sums = self.weights, self.rows, self.sums
        lost: float = sums.gradient(
            known.starts, known.features, known.left, known.target, chosen,
            rows.of(w["rows"], sums), w["layers"], self.of_rows, self.grads["layers"],
        )  # fmt: skip
        sums.contract(rows.starts, rows.inputs, rows.amounts, self.of_rows, self.grads["rows"])
        self.steps += 1
        fix = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        keep = min(AVERAGED, (1 + self.steps) / (10 + self.steps))
        for name in PARTS:
            sums.adam(
                w[name], self.grads[name], self.first[name], self.second[name], self.mean[name],
                rate * (0.5 if name == "rows" else 1.0), fix, keep,
            )  # fmt: skip
        return lost

    def numbers(self) -> bytes:
        """The averaged weights as a file of weights has them."""
        return b"".join([self.mean[name].astype("<f2").tobytes() for name in PARTS])

    def save(self, path: Path) -> None:
        """All of it, whole or not at all."""
        kept = {"steps": np.array(self.steps)}
        for kind in ("weights", "mean", "first", "second"):
            kept |= {f"{kind}.{name}": one for name, one in getattr(self, kind).items()}
        save(path, kept)

    def load(self, path: Path) -> None:
        """What was saved."""
        with np.load(path) as kept:
            self.steps = int(kept["steps"])
            for kind in ("weights", "mean", "first", "second"):
                for name in self.weights:
                    getattr(self, kind)[name] = kept[f"{kind}.{name}"]


def save(path: Path, arrays: dict[str, Any]) -> None:
    """Keep arrays, whole or not at all."""
    new = path.with_suffix(".new.npz")
    np.savez(new, **arrays)
    new.replace(path)

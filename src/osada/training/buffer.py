"""The latest positions of self-play; on disk too, so that a run can go on."""

from pathlib import Path
from typing import Any, Final

import numpy as np

from osada.training.selfplay import Packed
from osada.training.trainer import Positions, Rows

MOST: Final = 3_000_000
"""Positions that are kept."""


class Buffer:
    """Positions by the turn of the run that brought them."""

    def __init__(self, folder: Path, rows: Rows, turn: int) -> None:
        """`turn`: the one that comes next; what there is of it was not learned from yet."""
        self.folder = folder
        self.rows = rows
        self.parts: list[tuple[Path, Positions]] = []
        for path in sorted(folder.glob("games-*.npz")):
            if path.stem >= f"games-{turn:05d}":
                path.unlink()
                continue
            with np.load(path) as kept:
                n = len(kept.files) // 5
                many = [tuple(kept[f"{at}-{i}"] for i in range(5)) for at in range(n)]
            self._take(path, many)
        self.all = self._joined()

    def add(self, turn: int, more: list[Packed]) -> int:
        """Positions of new games; how many."""
        path = self.folder / f"games-{turn:05d}.npz"
        kept: dict[str, Any] = {
            f"{at}-{i}": part for at, one in enumerate(more) for i, part in enumerate(one)
        }
        np.savez(path, **kept)
        n = self._take(path, more)
        self.all = self._joined()
        return n

    def _take(self, path: Path, many: list[Any]) -> int:
        lengths = np.concatenate([one[0] for one in many])
        features = np.concatenate([self.rows.ids[int(one[4])][one[1]] for one in many])
        left = np.concatenate([one[2] for one in many])
        target = np.concatenate([one[3] for one in many])
        starts = np.concatenate([[0], np.cumsum(lengths)])
        self.parts.append((path, Positions(starts, features, left, target)))
        while len(self) > MOST:
            self.parts.pop(0)[0].unlink(missing_ok=True)
        return len(target)

    def _joined(self) -> Positions:
        parts = [one for _, one in self.parts]
        ends = np.cumsum([one.starts[-1] for one in parts], dtype=np.int64)
        starts = [
            one.starts[:-1] + end - one.starts[-1] for one, end in zip(parts, ends, strict=True)
        ]
        return Positions(
            np.concatenate([*starts, ends[-1:]]).astype(np.int64),
            np.concatenate([np.zeros(0, np.uint16), *(one.features for one in parts)]),
            np.concatenate([np.zeros(0, np.uint8), *(one.left for one in parts)]),
            np.concatenate([np.zeros(0, np.float32), *(one.target for one in parts)]),
        )

    def __len__(self) -> int:
        return sum(len(one.target) for _, one in self.parts)

"""The picture: bars on a log scale, drawn by matplotlib in the environment of the bench."""

import json
import subprocess
import sys
from math import floor, log10
from pathlib import Path
from typing import Any, Final

from bench.subjects import ROOT
from bench.wanted import rounded

Bars = dict[str, list[tuple[str, float, bool]]]
"""For each figure the subjects from the top: name, value, whether it is ours."""

_OURS: Final = "#b5482a"
_PEERS: Final = "#8a94a0"
_INK: Final = "#2b2b2b"


def draw(python: Path, bars: Bars, picture: Path) -> bool:
    """Let that Python draw; whether it could."""
    command = [str(python), "-m", "bench.plot", str(picture)]
    done = subprocess.run(
        command, cwd=ROOT, input=json.dumps(bars), text=True, stderr=subprocess.DEVNULL
    )
    return done.returncode == 0


def _paint(bars: Bars, picture: str) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams.update({"svg.hashsalt": "osada", "svg.fonttype": "none", "font.size": 10})
    rows = [len(found) for found in bars.values()]
    figure = Figure(figsize=(9, 0.32 * sum(rows) + 0.9 * len(rows)), layout="constrained")
    axes = figure.subplots(len(rows), 1, height_ratios=rows, squeeze=False)[:, 0]
    for axis, (title, found) in zip(axes, bars.items(), strict=True):
        _panel(axis, title, found)
    figure.savefig(picture, metadata={"Date": None, "Creator": None}, facecolor="white")


def _panel(axis: Any, title: str, found: list[tuple[str, float, bool]]) -> None:
    names, values, ours = zip(*found, strict=True)
    axis.barh(names, values, color=[_OURS if own else _PEERS for own in ours], height=0.7)
    axis.set_xscale("log")
    axis.set_xlim(10 ** floor(log10(min(values) / 1.5)), max(values) * 3)
    axis.set_ylim(len(names) - 0.5, -0.5)
    axis.set_title(title, loc="left", fontsize=10.5, fontweight="bold", color=_INK)
    for place, value in enumerate(values):
        axis.annotate(
            rounded(value),
            (value, place),
            xytext=(4, 0),
            textcoords="offset points",
            va="center",
            fontsize=9,
            color=_INK,
        )
    axis.xaxis.set_major_formatter(lambda value, _: rounded(value))
    axis.xaxis.set_minor_formatter(lambda value, _: "")
    axis.spines[["top", "right"]].set_visible(False)
    axis.tick_params(axis="y", length=0)
    axis.grid(axis="x", color="#dddddd", linewidth=0.6)
    axis.set_axisbelow(True)


if __name__ == "__main__":
    _paint(json.load(sys.stdin), sys.argv[1])

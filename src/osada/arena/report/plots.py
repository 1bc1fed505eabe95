"""The drawings of a report."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Final

from osada.arena.report.ink import FACTIONS, INK, TEXT, plain, sheet, svg, texture

WIDTH: Final = 400
_ROW: Final = 54
_NO_MARKS: Final[Mapping[int, str]] = {}


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure with its interval, and what it is about."""

    name: str
    mean: float
    low: float
    high: float
    ink: str = "ink"
    """The colour of the name."""


def colour_of(name: str) -> str:
    """The colour of a faction, or of anything else."""
    return INK[name] if name in FACTIONS else INK["pick"]


def distributions(
    name: str,
    says: str,
    groups: Mapping[str, Sequence[int]],
    slugs: Sequence[str],
    label: str = "points",
) -> str:
    """Numbers as one row of bars for each group, all on one scale, with median and mean."""
    figure, rows = sheet(WIDTH, 34 + _ROW * len(groups), len(groups))
    everything = [score for scores in groups.values() for score in scores]
    low, high = min(everything), max(everything)
    step = max(1, round((high - low) / 36))
    for axes, (group, scores), slug in zip(rows, groups.items(), slugs, strict=True):
        counts: dict[int, int] = {}
        for score in scores:
            at = (score - low) // step
            counts[at] = counts.get(at, 0) + 1
        heights = [counts[at] / len(scores) for at in counts]
        axes.bar(
            [low + at * step + (step - 1) / 2 for at in counts], heights, width=step * 0.86,
            color=colour_of(slug), alpha=0.75,
        )  # fmt: skip
        top = max(heights) * 1.3
        axes.vlines(median(scores), 0, top * 0.92, colors=INK["ink"], linewidth=1.6)
        axes.set_ylim(0, top)
        axes.set_xlim(low - step, high + step)
        axes.set_yticks([])
        axes.tick_params(axis="x", length=0)
        axes.locator_params(axis="x", integer=True)
        axes.set_title(plain(group), loc="left", fontsize=TEXT, fontweight="bold", pad=1)
        figures = f"median {median(scores):g}, mean {fmean(scores):.1f}"
        axes.set_title(figures, loc="right", fontsize=TEXT - 1, color=INK["ink-2"], pad=1)
    rows[-1].set_xlabel(label)
    return svg(figure, name, says)


def points_by_round(
    name: str,
    says: str,
    means: Mapping[tuple[int, str], float],
    bars: Sequence[tuple[str, str]],
    labels: Mapping[int, str],
    highest: float,
) -> str:
    """Mean points of each place as a column, by how they came about, each with its texture."""
    figure, (axes,) = sheet(WIDTH, 230)
    bottoms = [0.0] * len(labels)
    for how, fill in bars:
        heights = [means.get((place, how), 0.0) for place in labels]
        axes.bar(
            list(labels), heights, bottom=bottoms, width=0.74, color=texture(fill),
            edgecolor=INK["surface"], linewidth=1.2,
        )  # fmt: skip
        bottoms = [below + height for below, height in zip(bottoms, heights, strict=True)]
    for place, top in zip(labels, bottoms, strict=True):
        axes.annotate(
            f"{top:.1f}", (place, top), (0, 4), textcoords="offset points",
            ha="center", fontweight="bold", fontsize=TEXT, color=INK["ink"],
        )  # fmt: skip
    axes.set_ylim(0, highest * 1.14 or 1)
    axes.set_xticks(list(labels), list(labels.values()))
    axes.set_xlabel("round")
    axes.tick_params(length=0)
    axes.grid(axis="y", color=INK["line"])
    return svg(figure, name, says)


def lines(
    name: str, says: str, groups: Mapping[str, Sequence[float]], slugs: Sequence[str], label: str
) -> str:
    """Means over the games of a campaign, a line for each group, from the first game on."""
    figure, (axes,) = sheet(WIDTH, 230)
    for (group, means), slug in zip(groups.items(), slugs, strict=True):
        games = list(range(1, len(means) + 1))
        axes.plot(games, list(means), color=colour_of(slug), linewidth=1.8)
        axes.annotate(
            plain(group), (games[-1], means[-1]), (3, 0), textcoords="offset points",
            va="center", fontsize=TEXT - 1, color=INK["ink-2"],
        )  # fmt: skip
    axes.locator_params(axis="x", integer=True)
    axes.set_xlabel("game")
    axes.set_ylabel(label)
    axes.tick_params(length=0)
    axes.grid(axis="y", color=INK["line"])
    return svg(figure, name, says)


@dataclass(frozen=True, slots=True)
class Course:
    """How a figure went in the course of a game."""

    name: str
    slug: str
    """Decides the colour."""
    moments: Sequence[int]
    values: Sequence[float]


def courses(
    name: str,
    says: str,
    found: Sequence[Course],
    rounds: Mapping[str, int],
    ends: tuple[float, float] | None = None,
    marks: Mapping[int, str] = _NO_MARKS,
) -> str:
    """Figures moment by moment, with the moments where rounds begin and some that are marked."""
    figure, (axes,) = sheet(WIDTH, 250)
    for number, one in enumerate(found):
        style = ("-", "--", "-.", ":", (0, (1, 1)))[number % 5]
        axes.plot(
            list(one.moments), list(one.values), color=colour_of(one.slug), linewidth=1.8,
            linestyle=style, label=plain(one.name),
        )  # fmt: skip
    for begun in rounds.values():
        axes.axvline(begun, color=INK["line"], linewidth=1)
    low, high = axes.get_ylim() if ends is None else ends
    axes.set_ylim(low, high)
    for moment, mark in marks.items():
        axes.axvline(moment, color=INK["line-strong"], linewidth=1, linestyle=(0, (2, 3)))
        axes.annotate(
            mark, (moment, 1), (0, 3), xycoords=("data", "axes fraction"),
            textcoords="offset points", ha="center", fontweight="bold", color=INK["ink-2"],
        )  # fmt: skip
    if low < 0 < high:
        axes.axhline(0, color=INK["line-strong"], linewidth=1)
    axes.set_xticks(list(rounds.values()), list(rounds))
    for tick in axes.get_xticklabels():
        tick.set_horizontalalignment("left")
    axes.tick_params(length=0)
    axes.grid(axis="y", color=INK["line"])
    axes.legend(
        loc="upper center", bbox_to_anchor=(0.5, -0.08), ncols=min(3, len(found)), frameon=False,
        handlelength=2.6, labelcolor=INK["ink-2"],
    )  # fmt: skip
    return svg(figure, name, says)


def intervals(
    name: str,
    says: str,
    figures: Sequence[Interval],
    label: str,
    ends: tuple[float, float] | None = None,
) -> str:
    """Figures from the top down, each with its interval; the scale may have given ends."""
    figure, (axes,) = sheet(WIDTH, 46 + 21 * len(figures))
    axes.axvline(0, color=INK["line-strong"], linewidth=1.2, linestyle=(0, (4, 3)))
    for place, it in enumerate(reversed(figures)):
        colour = INK["go"] if it.low > 0 else INK["give"] if it.high < 0 else INK["ink-3"]
        axes.plot(
            [it.low, it.high], [place, place], color=colour, linewidth=2, solid_capstyle="round"
        )
        mark = "o" if it.low > 0 else "s" if it.high < 0 else "D"
        axes.plot([it.mean], [place], mark, color=colour, markersize=7)
    axes.set_yticks(range(len(figures)), [plain(it.name) for it in reversed(figures)])
    for tick, it in zip(axes.get_yticklabels(), reversed(figures), strict=True):
        tick.set_color(INK[it.ink])
    axes.set_ylim(-0.8, len(figures) - 0.2)
    if ends is not None:
        axes.set_xlim(*ends)
    axes.set_xlabel(label)
    axes.grid(axis="x", color=INK["line"])
    axes.tick_params(length=0)
    return svg(figure, name, says)

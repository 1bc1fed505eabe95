"""The drawings of a report."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median
from typing import TYPE_CHECKING, Final

from osada.arena.report.cards import CardFacts
from osada.arena.report.ink import FACTIONS, INK, TEXT, TEXTURES, plain, sheet, svg, texture

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH: Final = 400
_ROW: Final = 54
_ROUNDS: Final = 5
END: Final = _ROUNDS + 1
"""The place of points that are counted when the game is over, after its rounds."""
PLACES: Final = tuple(range(1, END + 1))


def colour_of(name: str) -> str:
    """The colour of a faction, or of anything else."""
    return INK[name] if name in FACTIONS else INK["pick"]


def in_order(hows: Iterable[str]) -> list[str]:
    """Ways to points in the order in which they are drawn, bottom first."""
    places = {how: place for place, how in enumerate(TEXTURES)}
    return sorted(hows, key=lambda how: (places.get(how, len(places)), how))


def distributions(
    name: str, says: str, groups: Mapping[str, Sequence[int]], slugs: Sequence[str]
) -> str:
    """Scores as one row of bars for each group, all on one scale, with median and mean."""
    figure, rows = sheet(WIDTH, 34 + _ROW * len(groups), len(groups))
    everything = [score for scores in groups.values() for score in scores]
    low, high = min(everything), max(everything)
    step = max(1, round((high - low) / 36))
    for axes, (label, scores), slug in zip(rows, groups.items(), slugs, strict=True):
        counts: dict[int, int] = {}
        for score in scores:
            at = (score - low) // step
            counts[at] = counts.get(at, 0) + 1
        heights = [counts[at] / len(scores) for at in counts]
        axes.bar(
            [low + (at + 0.5) * step for at in counts], heights, width=step * 0.86,
            color=colour_of(slug), alpha=0.75,
        )  # fmt: skip
        top = max(heights) * 1.3
        axes.vlines(median(scores), 0, top * 0.92, colors=INK["ink"], linewidth=1.6)
        axes.set_ylim(0, top)
        axes.set_xlim(low - step, high + step)
        axes.set_yticks([])
        axes.tick_params(axis="x", length=0)
        axes.set_title(plain(label), loc="left", fontsize=TEXT, fontweight="bold", pad=1)
        figures = f"median {median(scores):g}, mean {fmean(scores):.1f}"
        axes.set_title(figures, loc="right", fontsize=TEXT - 1, color=INK["ink-2"], pad=1)
    rows[-1].set_xlabel("points")
    return svg(figure, name, says)


def points_by_round(
    name: str, says: str, means: Mapping[tuple[int, str], float], highest: float
) -> str:
    """Mean points of each round as a column, by how they came about; the end of the game last."""
    figure, (axes,) = sheet(WIDTH, 230)
    bottoms = [0.0] * len(PLACES)
    for how in in_order({how for _, how in means}):
        heights = [means.get((place, how), 0.0) for place in PLACES]
        axes.bar(
            PLACES, heights, bottom=bottoms, width=0.74, color=texture(how),
            edgecolor=INK["surface"], linewidth=1.2,
        )  # fmt: skip
        bottoms = [below + height for below, height in zip(bottoms, heights, strict=True)]
    for place, top in zip(PLACES, bottoms, strict=True):
        axes.annotate(
            f"{top:.1f}", (place, top), (0, 4), textcoords="offset points",
            ha="center", fontweight="bold", fontsize=TEXT, color=INK["ink"],
        )  # fmt: skip
    axes.set_ylim(0, highest * 1.14 or 1)
    axes.set_xticks(PLACES, [*map(str, PLACES[:-1]), "end"])
    axes.set_xlabel("round")
    axes.tick_params(length=0)
    axes.grid(axis="y", color=INK["line"])
    return svg(figure, name, says)


def extremes(name: str, says: str, cards: Sequence[CardFacts]) -> str:
    """The difference that building a card goes with, best first, with its interval."""
    figure, (axes,) = sheet(WIDTH, 46 + 21 * len(cards))
    axes.axvline(0, color=INK["line-strong"], linewidth=1.2, linestyle=(0, (4, 3)))
    for place, card in enumerate(reversed(cards)):
        assert card.difference is not None
        mean, low, high = (100 * x for x in card.difference)
        colour = INK["go"] if low > 0 else INK["give"] if high < 0 else INK["ink-3"]
        axes.plot([low, high], [place, place], color=colour, linewidth=2, solid_capstyle="round")
        mark = "o" if low > 0 else "s" if high < 0 else "D"
        axes.plot([mean], [place], mark, color=colour, markersize=7)
    _card_names(axes, cards)
    axes.set_xlabel("points of win share, built less not built")
    axes.grid(axis="x", color=INK["line"])
    axes.tick_params(length=0)
    return svg(figure, name, says)


def _card_names(axes: "Axes", cards: Sequence[CardFacts]) -> None:
    axes.set_yticks(range(len(cards)), [plain(card.name) for card in reversed(cards)])
    for label, card in zip(axes.get_yticklabels(), reversed(cards), strict=True):
        label.set_color(INK[card.faction] if card.faction in FACTIONS else INK["ink"])

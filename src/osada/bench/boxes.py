"""What boxes cost: the card game with them beside the base game, measured in turn."""

from dataclasses import dataclass, replace
from itertools import combinations
from statistics import median
from typing import Any, Final

from osada.bench.games import in_engine
from osada.bench.midgame import copy_s, midgame
from osada.bench.probe import Probe
from osada.bench.settlers import FACTIONS, probe

_FIVE: Final = tuple(combinations((*FACTIONS, "aztecs"), 2))


@dataclass(frozen=True, slots=True)
class Boxes:
    """Figures with boxes as parts of those without."""

    friends_rate_of_base: float
    """Real decisions a second in the engine's own loop."""
    both_rate_of_base: float
    friends_copy_of_base: float
    both_copy_of_base: float


def friends() -> Probe:
    """The card game with the first box."""
    base = probe()

    def options(seed: int, seats: int) -> dict[str, Any]:
        return {**base.options(seed, seats), "boxes": ["friends"]}

    return replace(base, options=options)


def both() -> Probe:
    """Both boxes in the open format, over all pairs of five factions."""

    def options(seed: int, seats: int) -> dict[str, Any]:
        pair = _FIVE[seed % len(_FIVE)]
        return {"factions": pair, "boxes": ["friends", "aztecs"], "format": "open"}

    return replace(probe(), options=options)


def boxes(games: int, repeats: int) -> Boxes:
    """Medians of the repeats; in each the base game and the boxes take turns."""
    tables = (probe(), friends(), both())
    states = [list(midgame(table, table.seats)) for table in tables]
    for table in tables:
        in_engine(table, len(_FIVE))  # whatever is made once is made
    rates = [[_rate(table, games) for table in tables] for _ in range(repeats)]
    copies = [
        [copy_s(table, some) for table, some in zip(tables, states, strict=True)]
        for _ in range(repeats)
    ]
    return Boxes(
        friends_rate_of_base=_part(rates, 1),
        both_rate_of_base=_part(rates, 2),
        friends_copy_of_base=_part(copies, 1),
        both_copy_of_base=_part(copies, 2),
    )


def _rate(table: Probe, games: int) -> float:
    run = in_engine(table, games)
    return run.real / run.seconds


def _part(found: list[list[float]], at: int) -> float:
    return round(median(row[at] / row[0] for row in found), 3)

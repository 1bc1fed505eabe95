"""A page about results: one HTML file with everything in it, to read, keep and send."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from osada.arena.plan import Plan
from osada.arena.report.cardpage import card_page
from osada.arena.report.ink import NoPlots, need_plots
from osada.arena.report.page import Section, whole
from osada.arena.report.sheetpage import sheet_page
from osada.arena.results import Results, alike, read
from osada.arena.sheetplan import SheetPlan
from osada.bots import OFFERS
from osada.kernel.files import write_whole

_PAGES: Final[dict[str, Callable[[Mapping[str, Results], Any], tuple[str, list[Section]]]]] = {
    Plan.GAME: card_page,
    SheetPlan.GAME: sheet_page,
}
"""What there is to say, by game."""


class NoGames(ValueError):
    """Results without a single game."""


def write(paths: Sequence[Path], out: Path) -> None:
    """One page about the results in these files.

    `NoPlots`, `NoGames` or `BadResults` say why there is none, `OSError` if it cannot be written.
    """
    need_plots()
    each_once = {path.resolve(): path for path in paths}
    files = {str(path): read(path) for path in each_once.values()}
    alike(files)
    if not any(results.games for results in files.values()):
        named = " and ".join(f'"{path}"' for path in files)
        raise NoGames(f"there is no finished game in {named}, so there is nothing to report")
    write_whole(out, _page(files))


def _page(files: dict[str, Results]) -> str:
    games = [
        game
        for results in files.values()
        for game in sorted(results.games, key=lambda each: each.game)
    ]
    (played,) = {results.header.game for results in files.values()}
    said, sections = _PAGES[played](files, games)
    over = f"Osada arena, {OFFERS[played].title}"
    return whole(f"{len(games):,} games", over, said, sections)


__all__ = ["NoGames", "NoPlots", "write"]

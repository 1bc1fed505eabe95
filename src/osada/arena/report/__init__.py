"""A page about results: one HTML file with everything in it, to read, keep and send."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from osada.arena.report.ink import NoPlots, need_plots
from osada.arena.report.page import Section, whole
from osada.arena.results import Results, alike, read
from osada.kernel.files import write_whole
from osada.titles import title

Page = Callable[[Mapping[str, Results], Any], tuple[str, list[Section]]]
"""What there is to say about games of one kind."""


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
    page: Page = title(played).open("report")
    said, sections = page(files, games)
    over = f"Osada arena, {title(played).called}"
    return whole(f"{len(games):,} {games[0].COUNTED}", over, said, sections)


__all__ = ["NoGames", "NoPlots", "write"]

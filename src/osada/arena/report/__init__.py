"""A page about results: one HTML file with everything in it, to read, keep and send."""

from collections.abc import Sequence
from pathlib import Path

from osada.arena.report.deck import deck
from osada.arena.report.factions import factions
from osada.arena.report.ink import NoPlots, need_plots
from osada.arena.report.origin import lead, origin
from osada.arena.report.page import Section, whole
from osada.arena.report.scores import rounds, scores
from osada.arena.report.seats import seats
from osada.arena.report.solo import solo
from osada.arena.report.strength import places, summary
from osada.arena.results import Results, read
from osada.arena.standings import Standings
from osada.kernel.files import write_whole
from osada.settlers.catalogue import base


class NoGames(ValueError):
    """Results without a single game."""


def write(paths: Sequence[Path], out: Path) -> None:
    """One page about the results in these files.

    `NoPlots`, `NoGames` or `BadResults` say why there is none, `OSError` if it cannot be written.
    """
    need_plots()
    each_once = {path.resolve(): path for path in paths}
    files = {str(path): read(path) for path in each_once.values()}
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
    rows = list(seats(games))
    tables = [row for row in rows if row.rivals]
    alone = [row for row in rows if not row.rivals]
    standings = Standings((), 2)
    for game in games:
        if len(game.players) > 1:
            standings.add(game)
    cards = base()
    sections: list[Section] = []
    if tables:
        sections += [summary(standings, tables), scores(tables, cards), rounds(tables)]
        sections += [factions(tables, cards), places(tables)]
    if alone:
        sections.append(solo(alone, cards))
    if not tables:
        sections.append(rounds(alone))
    sections += [deck(tables or alone, cards), origin(files)]
    return whole(f"{len(games):,} games", "Osada arena", lead(tables, alone, standings), sections)


__all__ = ["NoGames", "NoPlots", "write"]

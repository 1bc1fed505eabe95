"""The sections about points: how scores are spread, and where points come from."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from statistics import fmean, median
from typing import Final

from osada.arena.report import plots
from osada.arena.report.ink import TEXTURES, swatch
from osada.arena.report.page import Cell, Section, figure, grid, table
from osada.arena.report.seats import Seat, grouped
from osada.settlers import words
from osada.settlers.catalogue import Catalogue

_AT_THE_END: Final = ("common", "faction", "under", "on")

Means = Mapping[tuple[int, str], float]
"""Points of a game by round (or the end) and by how they came."""


def scores(rows: Sequence[Seat], cards: Catalogue) -> Section:
    """How the scores are spread, by bot and by faction."""
    bots = grouped(rows, lambda row: row.bot)
    factions = grouped(rows, lambda row: row.faction)
    drawn = [
        figure("By bot", spread("scores-bots", bots, {bot: bot for bot in bots})),
        figure("By faction", spread("scores-factions", factions, faction_names(factions, cards))),
    ]
    say = "<p>Final scores. The upright line is the median.</p>"
    return Section("scores", "Scores", say + grid(drawn))


def spread(key: str, groups: Mapping[str, Sequence[Seat]], names: Mapping[str, str]) -> str:
    """A drawing of the scores of groups."""
    by_name = {names[group]: [row.score for row in rows] for group, rows in groups.items()}
    says = "Distribution of scores. " + " ".join(
        f"{name}: median {median(each):g}, mean {fmean(each):.1f}, from {min(each)} to {max(each)}."
        for name, each in by_name.items()
    )
    return plots.distributions(key, says, by_name, list(groups))


def faction_names(slugs: Mapping[str, object], cards: Catalogue) -> dict[str, str]:
    """The names of factions; one that is not in the base game is called by its short name."""
    known = {faction.slug for faction in cards.factions}
    return {
        slug: words.faction_name(cards, slug, "en") if slug in known else slug.capitalize()
        for slug in slugs
    }


def how_name(how: str) -> str:
    """How points came about, in words."""
    try:
        return words.how_name(how, "en")
    except LookupError:  # of other rules
        return how


def rounds(rows: Sequence[Seat]) -> Section:
    """Where points come from, round by round, for each bot."""
    means = {bot: _means(theirs) for bot, theirs in grouped(rows, lambda row: row.bot).items()}
    hows = plots.in_order({how for each in means.values() for _, how in each})
    highest = max(_column(each, place) for each in means.values() for place in plots.PLACES)
    drawn = [
        figure(bot, plots.points_by_round(f"rounds-{i}", _told(bot, each), each, highest))
        for i, (bot, each) in enumerate(means.items())
    ]
    keys = {how: how_name(how) for how in hows if how in TEXTURES}
    if rest := [how_name(how) for how in hows if how not in TEXTURES]:
        keys["other"] = ", ".join(rest)
    listed = "".join(f"<li>{swatch(how)}{escape(name)}</li>" for how, name in keys.items())
    body = (
        "<p>Mean points of a game by the round that brought them and by how. Locations, and what "
        "lies on or under them, count at the end.</p>"
        f'{grid(drawn)}<ul class="keys" aria-label="Key">{listed}</ul>'
        "<details><summary>The same in figures</summary>"
        f"{''.join(_figures(bot, each, hows) for bot, each in means.items())}</details>"
    )
    return Section("rounds", "Where points come from", body)


def _means(rows: Sequence[Seat]) -> Means:
    sums: Counter[tuple[int, str]] = Counter()
    for row in rows:
        for round_, how, n in row.points:
            sums[plots.END if how in _AT_THE_END else round_, how] += n
    return {key: n / len(rows) for key, n in sums.items()}


def _column(means: Means, place: int) -> float:
    return sum(n for (at, _), n in means.items() if at == place)


def _told(bot: str, means: Means) -> str:
    columns = ", ".join(
        f"{'the end' if place == plots.END else f'round {place}'} {_column(means, place):.1f}"
        for place in plots.PLACES
    )
    return f"Mean points of {bot}: {columns}."


def _figures(bot: str, means: Means, hows: Sequence[str]) -> str:
    headings = ("How", *map(str, plots.PLACES[:-1]), "end", "all")
    made = [
        [
            Cell(escape(how_name(how))),
            *(Cell(_short(means.get((place, how), 0.0))) for place in plots.PLACES),
            Cell(_short(sum(n for (_, by), n in means.items() if by == how))),
        ]
        for how in hows
    ]
    total = [
        Cell("together"),
        *(Cell(f"<b>{_short(_column(means, place))}</b>") for place in plots.PLACES),
        Cell(f"<b>{_short(sum(means.values()))}</b>"),
    ]
    return table(f"Mean points of {bot}", "", headings, [*made, total])


def _short(n: float) -> str:
    return f"{n:.1f}" if n else "–"

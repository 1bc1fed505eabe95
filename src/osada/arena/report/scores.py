"""Points of any game: how scores are spread, and where points come from."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from statistics import fmean, median

from osada.arena.report import plots
from osada.arena.report.ink import OTHER, swatch
from osada.arena.report.page import Cell, Section, figure, grid, table
from osada.arena.report.seats import Seat, grouped

Means = Mapping[tuple[int, str], float]
"""Points of a game by round (or the end) and by how they came."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to points of a game."""

    rounds: int
    textures: Mapping[str, str]
    """How each is drawn, in the order in which they are drawn."""
    at_the_end: tuple[str, ...]
    """Those that count when the game is over."""
    name: Callable[[str], str]
    """What a way is called."""
    say: str

    @property
    def places(self) -> tuple[int, ...]:
        """The rounds, and after them the end."""
        return tuple(range(1, self.rounds + 2))

    def place_name(self, place: int) -> str:
        """A round, or the end."""
        return "end" if place > self.rounds else str(place)

    def in_order(self, hows: set[str]) -> list[str]:
        """Ways to points in the order in which they are drawn, bottom first."""
        order = [*self.textures]
        return sorted(hows, key=lambda how: ([*order, how].index(how), how))


def spread(key: str, groups: Mapping[str, Sequence[Seat]], names: Mapping[str, str]) -> str:
    """A drawing of the scores of groups."""
    by_name = {names[group]: [row.score for row in rows] for group, rows in groups.items()}
    says = "Distribution of scores. " + " ".join(
        f"{name}: median {median(each):g}, mean {fmean(each):.1f}, from {min(each)} to {max(each)}."
        for name, each in by_name.items()
    )
    return plots.distributions(key, says, by_name, list(groups))


def by_bot(key: str, rows: Sequence[Seat]) -> str:
    """The scores of every bot, drawn."""
    bots = grouped(rows, lambda row: row.bot)
    return spread(key, bots, {bot: bot for bot in bots})


def rounds(rows: Sequence[Seat], ways: Ways, alone: bool = False) -> Section:
    """Where points come from, round by round, for each bot: at tables, or of who plays alone."""
    name, title = "rounds", "Where points come from"
    if alone:
        name, title = "rounds-alone", "Where points come from, alone"
    bots = grouped(rows, lambda row: row.bot)
    means = {bot: _means(theirs, ways) for bot, theirs in bots.items()}
    hows = ways.in_order({how for each in means.values() for _, how in each})
    highest = max(_column(each, place) for each in means.values() for place in ways.places)
    labels = {place: ways.place_name(place) for place in ways.places}
    bars = [(how, ways.textures.get(how, OTHER)) for how in hows]
    drawn = [
        figure(
            bot,
            plots.points_by_round(
                f"{name}-{i}", _told(bot, each, ways), each, bars, labels, highest
            ),
        )
        for i, (bot, each) in enumerate(means.items())
    ]
    keys = {ways.textures[how]: ways.name(how) for how in hows if how in ways.textures}
    if rest := [ways.name(how) for how in hows if how not in ways.textures]:
        keys[OTHER] = ", ".join(rest)
    listed = "".join(f"<li>{swatch(it)}{escape(name)}</li>" for it, name in keys.items())
    body = (
        f"<p>Mean points of a game by the round that brought them and by how. {ways.say}</p>"
        f'{grid(drawn)}<ul class="keys" aria-label="Key">{listed}</ul>'
        "<details><summary>The same in figures</summary>"
        f"{''.join(_figures(bot, each, hows, ways) for bot, each in means.items())}</details>"
    )
    return Section(name, title, body)


def _means(rows: Sequence[Seat], ways: Ways) -> Means:
    sums: Counter[tuple[int, str]] = Counter()
    for row in rows:
        for round_, how, n in row.points:
            sums[ways.rounds + 1 if how in ways.at_the_end else round_, how] += n
    return {key: n / len(rows) for key, n in sums.items()}


def _column(means: Means, place: int) -> float:
    return sum(n for (at, _), n in means.items() if at == place)


def _told(bot: str, means: Means, ways: Ways) -> str:
    columns = ", ".join(
        f"{'the end' if place > ways.rounds else f'round {place}'} {_column(means, place):.1f}"
        for place in ways.places
    )
    return f"Mean points of {bot}: {columns}."


def _figures(bot: str, means: Means, hows: Sequence[str], ways: Ways) -> str:
    headings = ("How", *map(ways.place_name, ways.places), "all")
    made = [
        [
            Cell(escape(ways.name(how))),
            *(Cell(_short(means.get((place, how), 0.0))) for place in ways.places),
            Cell(_short(sum(n for (_, by), n in means.items() if by == how))),
        ]
        for how in hows
    ]
    total = [
        Cell("together"),
        *(Cell(f"<b>{_short(_column(means, place))}</b>") for place in ways.places),
        Cell(f"<b>{_short(sum(means.values()))}</b>"),
    ]
    return table(f"Mean points of {bot}", "", headings, [*made, total])


def _short(n: float) -> str:
    return f"{n:.1f}" if n else "–"

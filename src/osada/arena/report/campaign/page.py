"""The page about campaigns: how long they are, who falls and why, what games bring."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from statistics import fmean, median
from typing import Final

from osada.arena.campaign.history import GameOf, History
from osada.arena.report import plots
from osada.arena.report.cells import (
    SHARE_HEADINGS,
    even_share,
    faction_cell,
    faction_names,
    share_cells,
)
from osada.arena.report.origin import Settings, lead, origin
from osada.arena.report.page import Cell, Section, figure, grid, table
from osada.arena.report.seats import Seat, alike, grouped
from osada.arena.report.strength import places, summary
from osada.arena.results import Results
from osada.arena.standings import Standings
from osada.arena.stats import wilson
from osada.campaign.state import FALLS
from osada.settlers import words
from osada.settlers.catalogue import Catalogue, base
from osada.settlers.catalogue.boxes import boxes
from osada.settlers.goods import GOODS
from osada.settlers.part import ERAS

_FEW: Final = 5  # means of fewer campaigns are not drawn
_FALL_NAMES: Final = {
    "twilight": "twilight", "inventions": "no Invention", "goals": "too few Goals",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CampaignSeat(Seat):
    """A seat of a campaign."""

    faction: str
    story: tuple[GameOf, ...]


def campaign_seats(games: Iterable[History]) -> list[CampaignSeat]:
    """Every seat of every campaign."""
    return [
        CampaignSeat(*alike(game, place), faction, game.story[place])
        for game in games
        for place, faction in enumerate(game.factions)
    ]


def campaign_page(
    files: Mapping[str, Results], games: Sequence[History]
) -> tuple[str, list[Section]]:
    """The main thing in a sentence or two, and all sections."""
    rows = campaign_seats(games)
    tables = [row for row in rows if row.rivals]
    standings = Standings((), 2, History)
    for game in games:
        if len(game.players) > 1:
            standings.add(game)
    cards = base().with_boxes(boxes()).with_campaign()
    sections: list[Section] = []
    if tables:
        sections.append(summary(standings, tables))
    sections += [
        _lengths(games),
        _eras(rows),
        _falls(rows),
        _growth(rows),
        _upkeep(rows, cards),
        _goals(games, cards),
        _cards("inventions", "Inventions", rows, cards, lambda one: one.bought, _loses_invention),
        _cards("provinces", "Provinces", rows, cards, _province, _loses_provinces),
        _factions(rows, cards),
    ]
    if tables:
        sections.append(places(tables))
    sections.append(origin(files, _own))
    said = lead(tables, standings)
    usual = median(game.length for game in games)
    said.append(f"A campaign takes {usual:g} games (median of {len(games):,}).")
    return escape(" ".join(said)), sections


def _size(n: int) -> str:
    return "alone" if n == 1 else f"{n} players"


def _lengths(games: Sequence[History]) -> Section:
    """Games of a campaign, and how it ended."""
    sizes = {n: [game for game in games if len(game.players) == n] for n in range(1, 6)}
    told = {_size(n): [game.length for game in some] for n, some in sizes.items() if some}
    says = "Games of a campaign. " + " ".join(
        f"{name}: median {median(each):g}, from {min(each)} to {max(each)}."
        for name, each in told.items()
    )
    drawn = plots.distributions("lengths", says, told, list(told), "games")
    made = []
    for n, some in sizes.items():
        if not some:
            continue
        ends = Counter(game.why for game in some)
        lengths = [game.length for game in some]
        made.append(
            [
                Cell(_size(n)),
                Cell(f"{len(some):,}"),
                Cell(f"<b>{median(lengths):g}</b>"),
                Cell(f"{min(lengths)} to {max(lengths)}"),
                Cell(", ".join(f"{escape(why)} {count:,}" for why, count in ends.most_common())),
            ]
        )
    headings = ("Players", "Campaigns", "Games, median", "Range", "Ended")
    note = "A campaign that the arena broke off has no winner."
    body = figure("Games of a campaign", drawn)
    body += table("Length", note, headings, made)
    return Section("length", "Length", body)


def _eras(rows: Sequence[CampaignSeat]) -> Section:
    """How long empires stay in an era, and what a game brings there."""
    made = []
    for era in ERAS:
        there = [one for row in rows for one in row.story if one.era == era]
        if not there:
            continue
        stays = [n for row in rows for n in _stays(row.story, era)]
        upkeep = [one for one in there if one.upkeep != "none"]
        missed = sum(one.upkeep == "missed" for one in upkeep)
        made.append(
            [
                Cell(era),
                Cell(f"{len(there):,}"),
                Cell(f"{fmean(stays):.1f}" if stays else "–"),
                Cell(f"{fmean(one.score for one in there):.1f}"),
                Cell(f"{fmean(one.knowledge for one in there):.1f}"),
                Cell(f"{fmean(one.spaces for one in there):.1f}"),
                Cell(f"{100 * missed / len(upkeep):.1f} %" if upkeep else "–"),
            ]
        )
    headings = (
        "Era", "Games of empires", "Games until the next", "Score", "Knowledge", "Spaces",
        "Upkeep missed",
    )  # fmt: skip
    note = "Games until the next era count empires that came to it. Upkeep: of those that owed any."
    return Section("eras", "Eras", table("By era", note, headings, made))


def _stays(story: Sequence[GameOf], era: str) -> list[int]:
    """How many games each empire needed for an era that it left for the next."""
    counts: Counter[int] = Counter()
    found: list[int] = []
    for one in story:
        if one.era == era:
            counts[one.empire] += 1
            if one.new_era:
                found.append(counts[one.empire])
    return found


def _falls(rows: Sequence[CampaignSeat]) -> Section:
    """Empires that fell, by cause and bot."""
    made = []
    for bot, theirs in grouped(rows, lambda row: (row.bot, len(row.rivals) + 1)).items():
        made.append(
            [
                Cell(f"{escape(bot[0])}, {_size(bot[1])}"),
                Cell(f"{len(theirs):,}"),
                *_fallen([one for row in theirs for one in row.story]),
            ]
        )
    causes = (*(_FALL_NAMES[cause] for cause in FALLS[1:]), "Of games", "95 %")
    body = table("Empires fallen, by cause", "", ("Bot", "Seats", "Games", *causes), made)
    played = [one for row in rows for one in row.story]
    eras = [[Cell(era), *_fallen([one for one in played if one.era == era])] for era in ERAS]
    body += table("By era", "", ("Era", "Games", *causes), eras)
    return Section("falls", "Falls", body)


def _fallen(games: Sequence[GameOf]) -> list[Cell]:
    """How many games, and in how many of them an empire fell, by cause."""
    falls = Counter(one.fell for one in games if one.fell)
    low, high = wilson(falls.total(), len(games)) if games else (0.0, 0.0)
    share = 100 * falls.total() / max(1, len(games))
    return [
        Cell(f"{len(games):,}"),
        *(Cell(f"{falls[cause]:,}") for cause in FALLS[1:]),
        Cell(f"<b>{share:.1f} %</b>"),
        Cell(f"<small>{100 * low:.1f} to {100 * high:.1f}</small>"),
    ]


def _growth(rows: Sequence[CampaignSeat]) -> Section:
    """Scores and knowledge from game to game."""
    parts = []
    for key, label, read in (
        ("scores", "score", lambda one: one.score),
        ("knowledge", "knowledge", lambda one: one.knowledge),
    ):
        means = {
            bot: _by_game(theirs, read) for bot, theirs in grouped(rows, lambda r: r.bot).items()
        }
        means = {bot: each for bot, each in means.items() if each}
        says = f"Mean {label} by game. " + " ".join(
            f"{bot}: {', '.join(f'{n:.0f}' for n in each)}." for bot, each in means.items()
        )
        if means:
            drawn = plots.lines(f"by-game-{key}", says, means, list(means), label)
            parts.append(figure(f"Mean {label} by game", drawn))
    say = f"<p>Games that fewer than {_FEW} seats came to are left out.</p>"
    return Section("growth", "From game to game", say + grid(parts))


def _by_game(rows: Sequence[CampaignSeat], read: Callable[[GameOf], int]) -> list[float]:
    found: dict[int, list[int]] = {}
    for row in rows:
        for one in row.story:
            found.setdefault(one.game, []).append(read(one))
    means: list[float] = []
    for game in sorted(found):
        if len(found[game]) < min(_FEW, len(rows)):
            break
        means.append(fmean(found[game]))
    return means


def _upkeep(rows: Sequence[CampaignSeat], cards: Catalogue) -> Section:
    """What crossed-off spaces cost, and which of them are chosen."""
    owed: dict[int, list[GameOf]] = {}
    chosen: Counter[tuple[int, int]] = Counter()
    for row in rows:
        spaces = 0
        for one in row.story:
            owed.setdefault(spaces, []).append(one)
            era = ERAS.index(one.era)
            if one.new_era:
                spaces, era = 0, era + 1
            if one.crossed:
                spaces += 1
                chosen[era, one.crossed] += 1
            if one.fell:
                spaces = 0
    due = [
        [
            Cell(f"{spaces}"),
            Cell(f"{len(each):,}"),
            Cell(f"{fmean(one.score for one in each):.1f}"),
            Cell(f"{sum(one.upkeep == 'missed' for one in each):,}"),
        ]
        for spaces, each in sorted(owed.items())
    ]
    fields = [
        [
            Cell(f"{ERAS[era]} {number}"),
            Cell(_goods(goods)),
            Cell(f"{chosen[era, number]:,}"),
        ]
        for era, spaces in enumerate(cards.maps)
        for number, goods in enumerate(spaces, 1)
        if chosen[era, number]
    ]
    body = table(
        "By crossed-off spaces", "", ("Spaces due", "Games of empires", "Score", "Missed"), due
    )
    note = "How often players crossed off each space of the Province map."
    headings = ("Space", "Upkeep", "Chosen")
    body += table("Spaces of the map", note, headings, fields, "full sortable")
    return Section("upkeep", "Upkeep", body)


def _goods(goods: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{n} {GOODS[good]}" for good, n in goods)


def _goals(games: Sequence[History], cards: Catalogue) -> Section:
    """How often each Goal was met, first or later."""
    shown: Counter[str] = Counter()
    for game in games:
        for goals, n in zip(game.goals, _present(game), strict=True):
            for goal in goals:
                shown[goal] += n
    firsts = Counter(goal for game in games for seat in game.story for one in seat
                     for goal in one.first)  # fmt: skip
    laters = Counter(goal for game in games for seat in game.story for one in seat
                     for goal in one.later)  # fmt: skip
    made = [
        [
            Cell(escape(_name(cards, goal))),
            Cell(f"{n:,}"),
            Cell(f"{100 * firsts[goal] / n:.0f} %", order=f"{firsts[goal] / n:.4f}"),
            Cell(f"{100 * laters[goal] / n:.0f} %", order=f"{laters[goal] / n:.4f}"),
        ]
        for goal, n in shown.most_common()
    ]
    headings = ("Goal", "Seats that saw it", "Met first", "Met later")
    note = "Shares of the seats at tables where it lay in the middle."
    body = table("All Goals", note, headings, made, "full sortable")
    return Section("goals", "Goals", body)


def _present(game: History) -> list[int]:
    """How many took part in each game."""
    counts = Counter(one.game for seat in game.story for one in seat)
    return [counts[number] for number in sorted(counts)]


def _province(one: GameOf) -> tuple[str, ...]:
    return (one.province,) if one.province else ()


def _loses_invention(one: GameOf, held: str) -> bool:
    return held in one.replaced


def _loses_provinces(one: GameOf, held: str) -> bool:
    return bool(one.new_era)


def _cards(
    key: str,
    title: str,
    rows: Sequence[CampaignSeat],
    cards: Catalogue,
    read: Callable[[GameOf], tuple[str, ...]],
    loses: Callable[[GameOf, str], bool],
) -> Section:
    """How often cards came to empires, how long they stayed, and how their owners fared."""
    times = Counter(card for row in rows for one in row.story for card in read(one))
    lost: Counter[str] = Counter()
    played: Counter[str] = Counter()
    with_it: dict[str, list[CampaignSeat]] = {}
    for row in rows:
        held: list[str] = []
        for one in row.story:
            played.update(held)
            gone = [card for card in held if one.fell or loses(one, card)]
            lost.update(gone)
            held = [*(card for card in held if card not in gone), *read(one)]
        for card in {card for one in row.story for card in read(one)}:
            with_it.setdefault(card, []).append(row)
    made = [
        [
            Cell(escape(_name(cards, card))),
            Cell(f"{n:,}"),
            Cell(f"{lost[card]:,}"),
            Cell(f"{played[card] / n:.1f}"),
            *share_cells(with_it[card], even_share(with_it[card])),
        ]
        for card, n in times.most_common()
    ]
    headings = (title, "Gained", "Given up", "Games with it", *SHARE_HEADINGS)
    note = (
        "Games with it: how many an owner plays with it, mean. Given up: replaced, or left behind "
        "with an era or a fall. Win share: of the seats that had it at some time."
    )
    return Section(key, title, table(f"All {title}", note, headings, made, "full sortable"))


def _factions(rows: Sequence[CampaignSeat], cards: Catalogue) -> Section:
    """What the faction of the first empire does to winning, and its games."""
    groups = grouped(rows, lambda row: row.faction)
    names = faction_names(groups, cards)
    made = []
    for slug, theirs in groups.items():
        own = [one for row in theirs for one in row.story if one.faction == slug]
        score = f"{fmean(one.score for one in own):.1f}" if own else "–"
        falls = sum(bool(one.fell) for one in own)
        made.append(
            [
                faction_cell(slug, names[slug]),
                *share_cells(theirs, even_share(theirs)),
                Cell(score),
                Cell(f"{100 * falls / max(1, len(own)):.1f} %"),
            ]
        )
    headings = ("Faction", *SHARE_HEADINGS, "Score of a game", "Fell, of games")
    note = "By the faction of the first empire of a seat; scores and falls of its games with it."
    return Section("factions", "Factions", table("Factions", note, headings, made))


def _name(cards: Catalogue, slug: str) -> str:
    known = slug in cards.of_slug
    return words.card_name(cards, cards.of_slug[slug][0], "en") if known else slug


def _own(plan: Settings) -> dict[str, str]:
    return {
        "factions": ", ".join(plan["factions"]) or "all",
        "boxes": ", ".join(plan.get("boxes", ())),
        "own cards": plan["cards"],
    }

"""The sections about what boxes bring: their cards together, visits, prayers."""

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from statistics import fmean, median
from typing import Final

from osada.arena.report import plots
from osada.arena.report.cells import (
    box_names,
    difference_cells,
    faction_cell,
    faction_names,
    signed,
)
from osada.arena.report.ink import FACTIONS
from osada.arena.report.page import Cell, Section, figure, grid, table
from osada.arena.report.seats import grouped
from osada.arena.report.settlers.cards import FEWEST, apart, faction_of, names_of, stratum_of
from osada.arena.report.settlers.cardseats import CardSeat
from osada.arena.report.settlers.deck import points_of
from osada.arena.settlers.deeds import TOKENS, Prayer
from osada.settlers.catalogue import Catalogue

Difference = tuple[float, float, float] | None
Did = Callable[[CardSeat], bool]
_MOST_DRAWN: Final = 20


def boxes(rows: Sequence[CardSeat], cards: Catalogue) -> list[Section]:
    """Nothing where only the base game was on the table."""
    found: list[Section] = []
    if cards.boxes:
        found.append(_together(rows, cards))
    if any(row.cards.visited for row in rows):
        found.append(_visits(rows, cards))
    if any(row.cards.prayed for row in rows):
        found.append(_prayers(rows, cards))
    return found


# Each box as a whole


def _together(rows: Sequence[CardSeat], cards: Catalogue) -> Section:
    box_of = {entry.slug: entry.box for entry in cards.entries}
    made = [_box_row(rows, box_of, slug, name) for slug, name in box_names(cards).items()]
    note = (
        "Means of a seat in a game; instant cards are built by whoever plays them. The "
        "difference, in points of win share, is that of seats that built more cards of the box "
        "than the usual seat with the same bot, faction and opponents, minus that of the others: "
        "a correlation."
    )
    headings = ("Box", "Built", "Dealt", "Razed", "Visits", "Prayers", "Difference", "95 %")
    body = table("Cards by box", note, headings, made)
    factions = grouped(rows, lambda row: row.faction)
    names = faction_names(factions, cards)
    made = [_faction_row(slug, names[slug], theirs) for slug, theirs in sorted(factions.items())]
    body += table(
        "Visits and prayers",
        "Means of a seat in a game, and the mean matches of a prayer.",
        ("Faction", "Visits made", "Visits received", "Prayers", "By blessings", "Matches"),
        made,
    )
    return Section("boxes", "Boxes", body)


def _box_row(rows: Sequence[CardSeat], box_of: dict[str, str], box: str, name: str) -> list[Cell]:
    def of(slugs: Sequence[str]) -> int:
        return sum(box_of.get(slug) == box for slug in slugs)

    def built(row: CardSeat) -> int:
        return of(row.cards.built) + of(row.cards.played)

    usual = {
        stratum: median(map(built, theirs)) for stratum, theirs in grouped(rows, stratum_of).items()
    }
    means = (
        fmean(map(built, rows)),
        fmean(of(row.cards.dealt) for row in rows),
        fmean(of(row.cards.razed) for row in rows),
        fmean(of([visit.card for visit in row.cards.visited]) for row in rows),
        fmean(of([prayer.card for prayer in row.cards.prayed]) for row in rows),
    )
    more = apart(rows, lambda row: built(row) > usual[stratum_of(row)])
    return [Cell(escape(name)), *(_mean(n) for n in means), *_differs(more)]


def _faction_row(slug: str, name: str, rows: Sequence[CardSeat]) -> list[Cell]:
    prayers = [prayer for row in rows for prayer in row.cards.prayed]
    tokens = sum(prayer.form == TOKENS for prayer in prayers)
    return [
        faction_cell(slug, name),
        _mean(fmean(len(row.cards.visited) for row in rows)),
        _mean(fmean(len(row.guests) for row in rows)),
        _mean(len(prayers) / len(rows)),
        _mean(tokens / len(rows)),
        Cell(f"{fmean(prayer.matches for prayer in prayers):.2f}" if prayers else "–"),
    ]


def _mean(n: float) -> Cell:
    return Cell(f"{n:.2f}" if n else "–", order=f"{n:.4f}")


def _differs(found: Difference) -> list[Cell]:
    return difference_cells(None if found is None else points_of(found))


# Visits


def _visits(rows: Sequence[CardSeat], cards: Catalogue) -> Section:
    names = names_of(cards)
    times = Counter(visit.card for row in rows for visit in row.cards.visited)
    made: list[list[Cell]] = []
    drawn: list[plots.Interval] = []
    for slug in [slug for slug in names if slug in times] + sorted(times.keys() - names.keys()):
        name = names.get(slug, slug)
        hosts = [row for row in rows if slug in row.cards.built]
        visited = list(filter(_hosting(slug), hosts))
        different = [len({who for card, who in row.guests if card == slug}) for row in visited]
        near = [row for row in rows if slug in row.around]
        guest = apart(near, _visiting(slug))
        host = apart(hosts, _hosting(slug))
        drawn += _drawn(f"{name}, guests", slug, guest) + _drawn(f"{name}, hosts", slug, host)
        received = sum(card == slug for row in hosts for card, _ in row.guests)
        made.append(
            [
                faction_cell(faction_of(slug), name),
                Cell(f"{times[slug]:,}", order=str(times[slug])),
                _mean(received / len(hosts)) if hosts else Cell("–"),
                Cell(f"{100 * len(visited) / len(hosts):.0f} %") if hosts else Cell("–"),
                Cell(f"{fmean(different):.2f}") if different else Cell("–"),
                *_differs(guest),
                *_differs(host),
            ]
        )
    note = (
        "Each host: visits for each seat that built the location. Visited: how many of these seats "
        "were, and by how many different opponents (guests). The differences are in points of win "
        "share: seats that visited it minus those alike that did not, where an opponent had built "
        "it; and seats that built it and were visited minus those that built it and were not. They "
        f"are shown from {FEWEST} seats on each side, and are <strong>correlations</strong>."
    )
    headings = (
        "Location", "Visits", "Each host", "Visited", "Guests", "Guests’ difference", "95 %",
        "Hosts’ difference", "95 %",
    )  # fmt: skip
    body = _figure("visits", "The surest differences of visits", note, drawn)
    body += table("Locations that were visited", "", headings, made)
    return Section("visits", "Visits", body)


# Prayers


def _prayers(rows: Sequence[CardSeat], cards: Catalogue) -> Section:
    names = names_of(cards)
    every: dict[str, list[Prayer]] = {}
    for row in rows:
        for prayer in row.cards.prayed:
            every.setdefault(prayer.card, []).append(prayer)
    made: list[list[Cell]] = []
    drawn: list[plots.Interval] = []
    for slug in [slug for slug in names if slug in every] + sorted(every.keys() - names.keys()):
        name, faction = names.get(slug, slug), faction_of(slug)
        prayers = every[slug]
        could = [row for row in rows if faction in ("", row.faction)]
        found = apart(could, _praying(slug))
        drawn += _drawn(name, slug, found)
        by_cards = [prayer for prayer in prayers if prayer.form != TOKENS]
        by_tokens = [prayer for prayer in prayers if prayer.form == TOKENS]
        made.append(
            [
                faction_cell(faction, name),
                Cell(f"{len(prayers):,}", order=str(len(prayers))),
                _mean(len(prayers) / len(could)) if could else Cell("–"),
                Cell(f"{100 * len(by_tokens) / len(prayers):.0f} %"),
                _of(by_cards, lambda prayer: prayer.matches),
                _of(by_tokens, lambda prayer: prayer.matches),
                _of(by_cards, lambda prayer: prayer.tokens),
                _of(by_cards, lambda prayer: prayer.stored),
                *_differs(found),
            ]
        )
    note = (
        "Each seat: prayers for each seat that could have the card. By blessings: how many used "
        "these instead of cards. Matches: the mean of a prayer with cards; theirs: of one by "
        "blessings. Helped: blessings that counted beside cards; stored: cards of locations that "
        "were used. The difference, in points of win share, is that of seats that prayed with it "
        f"minus that of seats alike that did not, from {FEWEST} on each side: a "
        "<strong>correlation</strong>."
    )
    headings = (
        "Card", "Prayers", "Each seat", "By blessings", "Matches", "Theirs", "Helped", "Stored",
        "Difference", "95 %",
    )  # fmt: skip
    body = _figure("prayers", "The surest differences of prayers", note, drawn)
    body += table("Prayers by card", "", headings, made)
    return Section("prayers", "Prayers", body)


def _of(prayers: Sequence[Prayer], measure: Callable[[Prayer], int]) -> Cell:
    return Cell(f"{fmean(map(measure, prayers)):.2f}" if prayers else "–")


# Who did what


def _visiting(slug: str) -> Did:
    return lambda row: any(visit.card == slug for visit in row.cards.visited)


def _hosting(slug: str) -> Did:
    return lambda row: any(card == slug for card, _ in row.guests)


def _praying(slug: str) -> Did:
    return lambda row: any(prayer.card == slug for prayer in row.cards.prayed)


# Drawings


def _drawn(name: str, slug: str, found: Difference) -> list[plots.Interval]:
    if found is None:
        return []
    faction = faction_of(slug)
    return [plots.Interval(name, *points_of(found), faction if faction in FACTIONS else "ink")]


def _figure(key: str, caption: str, note: str, drawn: Sequence[plots.Interval]) -> str:
    """What the figures mean, beside a drawing of the surest differences."""
    if not drawn:
        few = f"No difference can be shown yet: fewer than {FEWEST} seats on one side."
        return f"<p>{note}</p><p>{few}</p>"
    sure = sorted(drawn, key=lambda it: -max(it.low, -it.high))[:_MOST_DRAWN]
    shown = sorted(sure, key=lambda it: -it.mean)
    says = f"{caption}, in points of win share. " + " ".join(
        f"{it.name} {signed(it.mean, 1)}." for it in shown
    )
    drawing = figure(caption, plots.intervals(key, says, shown, "points of win share"))
    return grid([f"<div><p>{note}</p></div>", drawing])

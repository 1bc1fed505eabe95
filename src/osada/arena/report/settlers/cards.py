"""What the results say about each card: how often it is used, and how that goes with winning."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from osada.arena.report.seats import CardSeat
from osada.arena.stats import Z95
from osada.settlers.catalogue import Catalogue

FEWEST: Final = 20
"""Seats that built a card, and that did not, from which a difference is worth telling."""

Stratum = tuple[str, str, tuple[str, ...]]
"""Seats alike in all but their cards: bot, faction, bots of the rivals."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One card in a set of results."""

    slug: str
    name: str
    faction: str
    """Empty for a common card."""
    seats: int
    """How many could have it in their hands: those of its faction, or all."""
    built: float
    dealt: float
    razed: float
    """For each 100 of these seats: those that built it, those that dealt it, times it was razed."""
    builders: int
    wins: float
    """Seats that built it, and how many of them won."""
    difference: tuple[float, float, float] | None
    """Win share of seats that built it less that of those alike that did not, with interval."""


def card_facts(rows: Sequence[CardSeat], cards: Catalogue) -> list[CardFacts]:
    """Every card that could be in play, those of the base game in its order, then others."""
    everybody: dict[Stratum, tuple[int, float]] = {}
    builders: dict[str, dict[Stratum, tuple[int, float]]] = defaultdict(dict)
    built: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    razed: Counter[str] = Counter()
    playing: Counter[str] = Counter()
    for row in rows:
        stratum = (row.bot, row.faction, row.rivals)
        playing[row.faction] += 1
        _count(everybody, stratum, row.win)
        for slug in set(row.cards.built):
            if faction_of(slug) in ("", row.faction):
                built[slug] += 1
                _count(builders[slug], stratum, row.win)
        dealt.update(slug for slug in set(row.cards.dealt) if faction_of(slug) == row.faction)
        razed.update(row.cards.razed)
    known = _names(cards)
    others = sorted((built | dealt | razed).keys() - known.keys())
    found: list[CardFacts] = []
    for slug in [*known, *others]:
        faction = faction_of(slug)
        many = playing[faction] if faction else len(rows)
        if many:
            alike = {key: n for key, n in everybody.items() if faction in ("", key[1])}
            found.append(
                CardFacts(
                    slug,
                    known.get(slug, slug),
                    faction,
                    many,
                    100 * built[slug] / many,
                    100 * dealt[slug] / many,
                    100 * razed[slug] / many,
                    built[slug],
                    sum(wins for _, wins in builders[slug].values()),
                    difference(builders[slug], alike),
                )
            )
    return found


def _names(cards: Catalogue) -> dict[str, str]:
    """Names of cards by slug; where several have one name, a faction's card says whose it is."""
    often = Counter(entry.name("en") for entry in cards.entries)
    return {
        entry.slug: f"{entry.name('en')} ({entry.faction})"
        if often[entry.name("en")] > 1 and faction_of(entry.slug)
        else entry.name("en")
        for entry in cards.entries
    }


def faction_of(slug: str) -> str:
    """The faction of a card; empty for a common one."""
    return slug.rpartition("/")[0]


def _count(into: dict[Stratum, tuple[int, float]], stratum: Stratum, win: float) -> None:
    n, wins = into.get(stratum, (0, 0.0))
    into[stratum] = (n + 1, wins + win)


def difference(
    built: Mapping[Stratum, tuple[int, float]], everybody: Mapping[Stratum, tuple[int, float]]
) -> tuple[float, float, float] | None:
    """Difference of win shares within strata, weighted as Mantel and Haenszel do, 95 % interval.

    A share in the variance is taken one win and one loss nearer to a half, so that no stratum
    claims to be certain.
    """
    builders = sum(n for n, _ in built.values())
    others = sum(n for n, _ in everybody.values()) - builders
    if builders < FEWEST or others < FEWEST:
        return None
    weights = total = variance = 0.0
    for stratum, (with_, won) in built.items():
        all_, all_won = everybody[stratum]
        without = all_ - with_
        if not without:
            continue
        weight = with_ * without / all_
        weights += weight
        total += weight * (won / with_ - (all_won - won) / without)
        variance += weight**2 * (_variance(won, with_) + _variance(all_won - won, without))
    if not weights:
        return None
    mean, half = total / weights, Z95 * sqrt(variance) / weights
    return mean, max(-1.0, mean - half), min(1.0, mean + half)


def _variance(wins: float, n: int) -> float:
    share = (wins + 1) / (n + 2)
    return share * (1 - share) / n


def most_extreme(cards: Iterable[CardFacts], most: int) -> list[CardFacts]:
    """The cards whose building goes with winning or losing most surely, best first.

    Chosen by the end of the interval that is nearer to nothing, so a rare card with a wild
    estimate does not push out a common one.
    """
    told = [card for card in cards if card.difference is not None]

    def sure(card: CardFacts) -> float:
        assert card.difference is not None
        _, low, high = card.difference
        return max(low, -high)

    def estimate(card: CardFacts) -> float:
        assert card.difference is not None
        return -card.difference[0]

    return sorted(sorted(told, key=sure, reverse=True)[:most], key=estimate)

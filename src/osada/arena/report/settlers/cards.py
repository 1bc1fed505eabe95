"""What the results say about each card: how often it is used, and how that goes with winning."""

from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from osada.arena.report.settlers.cardseats import CardSeat
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
    box: str
    """Empty for a card of no box that is known."""
    seats: int
    """How many could have it in their hands: those of its faction, or all."""
    built: float
    dealt: float
    razed: float
    """For each 100 of these seats: those that built it, those that dealt it, times it was razed.
    An instant card counts as built by who played it."""
    builders: int
    wins: float
    """Seats that built it, and how many of them won."""
    difference: tuple[float, float, float] | None
    """Win share of seats that built it less that of those alike that did not, with interval."""


def card_facts(
    rows: Sequence[CardSeat], cards: Catalogue, in_play: Container[str] | None = None
) -> list[CardFacts]:
    """Every card that could be in play, those of the catalogue in its order, then others.

    `in_play`: cards that are told of even if nobody used them; all, if not said.
    """
    everybody: dict[Stratum, tuple[int, float]] = {}
    builders: dict[str, dict[Stratum, tuple[int, float]]] = defaultdict(dict)
    built: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    razed: Counter[str] = Counter()
    playing: Counter[str] = Counter()
    for row in rows:
        stratum = stratum_of(row)
        playing[row.faction] += 1
        counted(everybody, stratum, row.win)
        for slug in row.cards.used:
            if faction_of(slug) in ("", row.faction):
                built[slug] += 1
                counted(builders[slug], stratum, row.win)
        dealt.update(slug for slug in set(row.cards.dealt) if faction_of(slug) == row.faction)
        razed.update(row.cards.razed)
    known = names_of(cards)
    boxes = {entry.slug: entry.box for entry in cards.entries}
    used = (built | dealt | razed).keys()
    told = [slug for slug in known if in_play is None or slug in in_play or slug in used]
    found: list[CardFacts] = []
    for slug in [*told, *sorted(used - known.keys())]:
        faction = faction_of(slug)
        many = playing[faction] if faction else len(rows)
        if many:
            alike = {key: n for key, n in everybody.items() if faction in ("", key[1])}
            found.append(
                CardFacts(
                    slug,
                    known.get(slug, slug),
                    faction,
                    boxes.get(slug, ""),
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


def names_of(cards: Catalogue) -> dict[str, str]:
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


def stratum_of(row: CardSeat) -> Stratum:
    """With whom a seat can be compared."""
    return row.bot, row.faction, row.rivals


def apart(
    rows: Iterable[CardSeat], did: Callable[[CardSeat], bool]
) -> tuple[float, float, float] | None:
    """The difference in win share between seats that did something and those alike that did not."""
    those: dict[Stratum, tuple[int, float]] = {}
    everybody: dict[Stratum, tuple[int, float]] = {}
    for row in rows:
        counted(everybody, stratum_of(row), row.win)
        if did(row):
            counted(those, stratum_of(row), row.win)
    return difference(those, everybody)


def counted(into: dict[Stratum, tuple[int, float]], stratum: Stratum, win: float) -> None:
    """One more seat of a stratum."""
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

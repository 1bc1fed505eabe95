"""How cards were used that are visited or prayed with."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from osada.arena.report.settlers.cardseats import CardSeat
from osada.arena.settlers.deeds import TOKENS
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.verbs.prayer import Prayer


@dataclass(frozen=True, slots=True)
class Use:
    """What became of an open production or a prayer; None where a card is no such thing."""

    slug: str
    builders: int
    visits: int | None
    guests: float
    """Different rivals for each seat that built it and was visited."""
    prayers: int | None
    by_tokens: int
    matches: float
    """Of a prayer."""

    def said(self) -> list[str]:
        """The same in sentences."""
        found: list[str] = []
        if self.visits is not None:
            found.append(f"{self.slug} was {self._often('visited', self.visits)}")
        if self.prayers is not None:
            more = f", {self.by_tokens} of them by blessings, with {self.matches:.1f} matches each"
            often = self._often("prayed with", self.prayers)
            found.append(f"{self.slug} was {often}{more if self.prayers else ''}")
        return found

    def _often(self, done: str, times: int) -> str:
        if not times:
            return f"never {done}"
        often = "once" if times == 1 else f"{times:,} times"
        rate = f", {times / self.builders:.1f} for each seat that built it" if self.builders else ""
        return f"{done} {often}{rate}"


def uses(rows: Sequence[CardSeat], cards: Catalogue, slugs: Iterable[str]) -> tuple[Use, ...]:
    """Those of these cards that can be visited or prayed with, known by their form."""
    found = (_use(rows, cards, slug) for slug in slugs)
    return tuple(use for use in found if use.visits is not None or use.prayers is not None)


def _use(rows: Sequence[CardSeat], cards: Catalogue, slug: str) -> Use:
    card = cards.card[cards.of_slug[slug][0]]
    is_prayer = any(isinstance(op, Prayer) for op in card.entry.ability.ops())
    guests = [len({who for at, who in row.guests if at == slug}) for row in rows]
    visits = sum(visit.card == slug for row in rows for visit in row.cards.visited)
    prayers = [prayer for row in rows for prayer in row.cards.prayed if prayer.card == slug]
    return Use(
        slug,
        sum(slug in row.cards.built for row in rows),
        visits if card.is_open else None,
        fmean(filter(None, guests)) if any(guests) else 0.0,
        len(prayers) if is_prayer else None,
        sum(prayer.form == TOKENS for prayer in prayers),
        fmean(prayer.matches for prayer in prayers) if prayers else 0.0,
    )

"""The end of the card game: where the points came from, ties, winners, rank."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from osada.kernel.viewtypes import Points
from osada.settlers import words
from osada.settlers.viewtypes import Outcome
from osada.terminal.cards.table import CardTable
from osada.terminal.result import Result
from osada.terminal.words import say

_ORDER: Final = (
    "production", "action", "feature", "bonus", "raze", "deal", "board", "trade", "giving",
    "common", "faction", "under", "on", "end", "given", "token", "province", "upkeep",
)  # fmt: skip


def result(table: CardTable) -> Result:
    """The end of a finished game."""
    outcome: Outcome = table.view(None)["outcome"]
    language = table.language
    seats = sorted(range(len(table.seats)), key=lambda seat: outcome["ties"][seat], reverse=True)
    sources = by_source([_points(outcome["sources"][seat]) for seat in seats], language)
    totals = [outcome["scores"][seat] for seat in seats]
    return Result(
        _headline(table, outcome), _remarks(table, outcome, seats), seats, sources, totals
    )


def by_source(points: Sequence[Mapping[str, int]], language: str) -> list[tuple[str, list[int]]]:
    """The points of several players, source by source."""
    known = [how for how in _ORDER if any(how in own for own in points)]
    return [
        (words.sentence(words.how_name(how, language)), [own.get(how, 0) for own in points])
        for how in known
    ]


def _points(sources: Iterable[Points]) -> dict[str, int]:
    found: dict[str, int] = {}
    for source in sources:
        found[source["how"]] = found.get(source["how"], 0) + int(source["points"])
    return found


def _headline(table: CardTable, outcome: Outcome) -> str:
    language = table.language
    names = [table.seats[seat].name for seat in outcome["winners"]]
    if len(table.seats) == 1:
        name = table.seats[0].name
        if not names:
            return say(language, "solo-lost", name=name)
        return say(language, "solo-won", name=name, rank=words.rank_name(outcome["rank"], language))
    return say(language, "won", n=len(names), names=words.listed(names, language))


def _remarks(table: CardTable, outcome: Outcome, seats: list[int]) -> list[str]:
    """How close it was, what broke a tie, and what the solo game compares."""
    language = table.language
    if len(table.seats) == 1:
        virtual = table.view(None)["virtual"]
        mine, theirs = virtual["faction_locations"], len(virtual["collection"])
        return [say(language, "solo-compared", own=mine, n=theirs)]
    remarks: list[str] = []
    best = max(outcome["scores"])
    tied = [seat for seat in seats if outcome["scores"][seat] == best]
    if len(tied) == 1:
        second = sorted(outcome["scores"])[-2]
        remarks.append(say(language, "won-by", n=best - second))
    else:
        for seat in tied:
            _, goods, cards = outcome["ties"][seat]
            name = table.seats[seat].name
            remarks.append(say(language, "tie-break", name=name, goods=goods, cards=cards))
    return remarks

"""The end of the roll & write game: where the points came from, ties, winners, ranks, records."""

from typing import Final

from osada.kernel.viewtypes import Points
from osada.rollwrite import words
from osada.rollwrite.empire import RANKS, TRACKS, rank
from osada.rollwrite.viewtypes import RollOutcome
from osada.terminal.result import Result
from osada.terminal.roll.table import RollTable
from osada.terminal.words import say

_ORDER: Final = (*TRACKS, "settlement", "star", "ability", "favor")


def result(table: RollTable) -> Result:
    """The end of a finished game."""
    outcome: RollOutcome = table.view(None)["outcome"]
    language = table.language
    seats = sorted(range(len(table.seats)), key=lambda seat: outcome["ties"][seat], reverse=True)
    points = [_by_source(outcome["sources"][seat]) for seat in seats]
    sources = [
        (words.sentence(words.how_name(how, language)), [own.get(how, 0) for own in points])
        for how in _ORDER
        if any(how in own for own in points)
    ]
    return Result(
        _headline(table, outcome),
        [*_ties(table, outcome), *_records(table)],
        seats,
        sources,
        [outcome["scores"][seat] for seat in seats],
        _ranks(table, outcome["scores"]),
    )


def _by_source(sources: list[Points]) -> dict[str, int]:
    found: dict[str, int] = {}
    for source in sources:
        found[source["how"]] = found.get(source["how"], 0) + int(source["points"])
    return found


def _headline(table: RollTable, outcome: RollOutcome) -> str:
    language = table.language
    if len(table.seats) == 1:
        score = outcome["scores"][0]
        return say(
            language,
            "adventure-over",
            name=table.seats[0].name,
            points=words.points(score, language),
            rank=words.rank_name(rank(score), language),
        )
    names = [table.seats[seat].name for seat in outcome["winners"]]
    return say(language, "won", n=len(names), names=words.listed(names, language))


def _ties(table: RollTable, outcome: RollOutcome) -> list[str]:
    """How close it was, and what broke a tie (RW-TIE)."""
    scores, language = outcome["scores"], table.language
    if len(scores) == 1:
        return []
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    if len(tied) == 1:
        return [say(language, "won-by", n=best - sorted(scores)[-2])]
    return [
        say(
            language,
            "roll-tie",
            name=table.seats[seat].name,
            bridges=outcome["ties"][seat][1],
            harvests=outcome["ties"][seat][2],
        )
        for seat in tied
    ]


def _records(table: RollTable) -> list[str]:
    """Who was better than ever on a sheet, and what is wrong with the records."""
    found: list[str] = []
    if table.is_adventure and table.records_file is not None and table.outcome is not None:
        for seat in table.people:
            found.append(_record(table, seat, table.outcome.scores[seat]))
    return [*found, table.trouble] if table.trouble else found


def _record(table: RollTable, seat: int, score: int) -> str:
    language, record = table.language, table.record(seat)
    sheet = table.village(seat).name(language)
    if record is None:
        return say(language, "record-first", sheet=sheet, score=score)
    message = "record-new" if score > record.score else "record-stays"
    return say(language, message, sheet=sheet, score=score, before=record.score, name=record.name)


def _ranks(table: RollTable, scores: list[int]) -> list[tuple[bool, str]]:
    """The ranks of the adventure, best first, and who reached which (RW-ADVENTURE-09)."""
    if not table.is_adventure:
        return []
    found: list[tuple[bool, str]] = []
    most = 0
    for least, name in reversed(RANKS):
        range_ = f"{least}–{most - 1}" if most else f"{least}+"
        who = [table.seats[at].name for at, score in enumerate(scores) if rank(score) == name]
        shown = f"{range_:>6}  {words.rank_name(name, table.language)}"
        if len(scores) > 1 and who:
            shown = f"{shown}: {', '.join(who)}"
        found.append((bool(who), shown))
        most = least
    return found

"""Recorded games for tests of reviews, and judgements that somebody made up."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from osada.kernel import journal
from osada.kernel.match import Match
from osada.study.depth import Depth
from osada.study.judgement import Judgement, Line, Mark
from osada.study.subject import Decision, Moment, Subject, subject
from osada.titles import Games, titles

DATA = Path(__file__).parents[1]
TINY = Depth(1, ((2, 2), (2, 3)), 4, 2)
"""Enough to go every way, and quick in plain Python."""


def match_of(place: str) -> Match[Any]:
    """A recorded match, such as `unit/data/two-players.osada`."""
    return journal.replay(journal.read(DATA / place), Games(titles()))


@cache
def two_players() -> Subject:
    """A recorded game of two."""
    return subject(match_of("unit/data/two-players.osada"))


@cache
def decisions() -> list[Decision]:
    """Its decisions."""
    return two_players().decisions()


def moment(played: Subject, at: int) -> Moment:
    """A recorded move with the state before it."""
    found = next(one for one in played.moments() if one.at == at)
    return Moment(found.at, found.seat, found.state.copy(), found.move, found.text)


def judged(
    decision: Decision,
    before: Sequence[float],
    cost: Sequence[float] = (),
    mark: Mark = "best",
    chances: Sequence[float] = (0.5, 0.5),
    chance: float = 0.0,
    round_: int = 1,
) -> Judgement:
    """A judgement of a decision."""
    seat = decision.seat
    after = [margin - (cost[at] if cost else 0.0) for at, margin in enumerate(before)]
    later = [each - chance if at == seat else each + chance for at, each in enumerate(chances)]
    lines = [Line(decision.text, (10, 0, 0), after[seat], 1.0, later[seat], played=True)]
    if cost:
        lines.insert(0, Line("end", (9, 0, 0), before[seat], 1.0, chances[seat]))
    return Judgement(
        decision.at, seat, round_, 1, "turn", mark, False, lines,
        cost[seat] if cost and mark != "best" else 0.0, 1.0, chance,
        list(before), list(chances), 1.0, after, later, 1.0, list(cost), 1.0 if cost else 0.0,
    )  # fmt: skip

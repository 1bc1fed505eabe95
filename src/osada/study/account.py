"""What all judgements of a game come to: the curve, turning points, luck and play apart."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import median
from typing import Final

from osada.study.coach import known
from osada.study.judgement import MARKS, Judgement, Made
from osada.study.left import Left, left_lying
from osada.study.subject import Subject

_MOST_TURNS: Final = 5
_TURNS: Final = 0.08
"""The change of a chance that makes a turning point."""


@dataclass(frozen=True, slots=True)
class Side:
    """A player in short: start, luck, play and rivals together are the margin."""

    seat: int
    score: int
    margin: int
    start: float
    luck: float
    play: float
    rivals: float
    within: float
    decisions: int
    best: int
    marks: Mapping[str, int]
    left: Sequence[Left]


@dataclass(frozen=True, slots=True)
class Point:
    """What is expected for each seat at a moment, each by what it knew itself."""

    at: int
    round: int
    margins: Sequence[float]
    chances: Sequence[float]
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment at which the game turned."""

    at: int
    seat: int
    change: float
    points: float
    made: Made | None
    """The move that did it; None: luck did."""
    round: int
    begins: bool
    """Whether a round began with it."""


@dataclass(frozen=True, slots=True)
class Account:
    """A review as a whole."""

    sides: Sequence[Side]
    curve: Sequence[Point]
    turning: Sequence[Turn]


def account(subject: Subject, judgements: Sequence[Judgement], seat: int | None = None) -> Account:
    """What all judgements come to, or those of one seat."""
    seats = range(subject.seats) if seat is None else [seat]
    ended = subject.match.outcome
    assert ended is not None
    end = known(ended)
    return Account(
        [_side(subject, judgements, each, round(end.margins[each])) for each in seats],
        [
            *curve(subject, judgements),
            Point(subject.match.moves, subject.match.state.round, end.margins, end.chances),
        ],
        turning(judgements, seats),
    )


def _side(subject: Subject, judgements: Sequence[Judgement], seat: int, margin: int) -> Side:
    outcome = subject.match.outcome
    assert outcome is not None
    own = [one for one in judgements if one.seat == seat]
    others = [one for one in judgements if one.seat != seat]
    start = round(own[0].before[seat], 1) if own else 0.0
    play = round(min(0.0, -sum(one.cost[seat] for one in own if one.cost)), 1)
    rivals = round(-sum(one.cost[seat] for one in others if one.cost), 1)
    marks = {mark: sum(one.mark == mark for one in own) for mark in MARKS}
    return Side(
        seat, outcome.scores[seat], margin, start,
        round(margin - start - play - rivals, 1), play, rivals,
        round(sqrt(sum(one.cost_within**2 for one in own)), 1),
        len(own), marks["best"], {mark: n for mark, n in marks.items() if n},
        left_lying(subject, own, seat),
    )  # fmt: skip


def usual_within(judgements: Sequence[Judgement]) -> float:
    """To how many points a figure is usually good."""
    found = [one.cost_within for one in judgements if one.cost] or [
        one.after_within for one in judgements
    ]
    return round(median(found), 1) if found else 0.0


def curve(subject: Subject, judgements: Sequence[Judgement]) -> list[Point]:
    """From the start to the last decision that is judged."""
    if not judgements:
        return []
    first: dict[int, Judgement] = {}
    for one in judgements:
        first.setdefault(one.seat, one)
    begun = judgements[0]
    margins = [first.get(seat, begun).before[seat] for seat in range(subject.seats)]
    chances = [first.get(seat, begun).before_chances[seat] for seat in range(subject.seats)]
    found = [Point(0, begun.round, list(margins), list(chances))]
    for one in judgements:
        margins[one.seat], chances[one.seat] = one.before[one.seat], one.before_chances[one.seat]
        found.append(Point(one.at, one.round, list(margins), list(chances), one.seat))
        margins[one.seat], chances[one.seat] = one.after[one.seat], one.after_chances[one.seat]
    return found if begun.at else found[1:]


def turning(judgements: Sequence[Judgement], seats: Sequence[int]) -> list[Turn]:
    """The greatest changes of a chance to win, at most five, in the order of the game."""
    found: list[tuple[float, int, Turn]] = []
    for seat in seats:
        own = [one for one in judgements if one.seat == seat]
        for one in own:
            if one.chance >= _TURNS:
                turn = Turn(one.at, seat, -one.chance, -one.loss, one.played.made, one.round, False)
                found.append((one.chance, one.at, turn))
        for before, after in pairwise(own):
            luck = _luck(judgements, before, after, seat)
            if luck is not None:
                found.append((abs(luck.change), after.at, luck))
    chosen: list[tuple[int, Turn]] = []
    for _, until, turn in sorted(found, key=lambda one: -one[0]):
        apart = all(until < other.at or last < turn.at for last, other in chosen)
        if apart and len(chosen) < _MOST_TURNS:
            chosen.append((until, turn))
    return sorted((turn for _, turn in chosen), key=lambda turn: turn.at)


def _luck(
    judgements: Sequence[Judgement], before: Judgement, after: Judgement, seat: int
) -> Turn | None:
    """What expectation did between two decisions of a seat, without its rivals' slips."""
    between = [one for one in judgements if before.at < one.at < after.at and one.cost]
    points = after.before[seat] - before.after[seat] + sum(one.cost[seat] for one in between)
    chances = sum(one.before_chances[seat] - one.after_chances[seat] for one in between)
    change = after.before_chances[seat] - before.after_chances[seat] + chances
    unsure = before.after_within + after.before_within
    if abs(change) < _TURNS or abs(points) <= unsure or points * change <= 0:
        return None
    begins = after.round > before.round
    return Turn(before.at + 1, seat, change, points, None, after.round, begins)

"""A review as data in a language: what goes over the wire, and what `osada review` shows.

Figures are by the seats and moments of the record. Where something has its usual value it is left
out; `osada.server.wire.study` says which values those are.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from osada.study.account import Account, Point, Side, Turn, curve, usual_within
from osada.study.coach import BY
from osada.study.depth import DEPTHS
from osada.study.judgement import Judgement, Line, Made
from osada.study.subject import Subject
from osada.study.tally import SOURCES
from osada.study.words import Speaker

Told = dict[str, Any]
"""A part of a review."""


class Telling:
    """Says what a review of one game found."""

    def __init__(
        self,
        subject: Subject,
        names: Mapping[int, str],
        language: str,
        sentence: Callable[[str], Any] = str,
    ) -> None:
        self.subject = subject
        self.total = len(names)
        """How many seats the record has."""
        places = range(subject.seats)
        at_table = {place: names.get(subject.seat(place), "") for place in places}
        self._speaker = Speaker(subject.match.state.cards, at_table, language)
        self._sentence = sentence
        self._decided: list[Told] = []

    def review(
        self, depth: str, judgements: Sequence[Judgement], account: Account | None = None
    ) -> Told:
        """All that is known so far; players and turning points once there is an account."""
        points = curve(self.subject, judgements) if account is None else account.curve
        return {
            "depth": depth,
            "by": BY,
            "deals": DEPTHS[depth].fresh,
            "within": usual_within(judgements),
            "game": self.subject.number,
            "sources": list(SOURCES),
            "seats": [] if account is None else [self._side(side) for side in account.sides],
            "curve": [self._point(one) for one in points],
            "turning": []
            if account is None
            else [self._turn(number, turn) for number, turn in enumerate(account.turning, 1)],
            "decisions": self._decisions(judgements),
        }

    def _decisions(self, judgements: Sequence[Judgement]) -> list[Told]:
        """The decisions; those that were asked for before are not told again."""
        for one in judgements[len(self._decided) :]:
            self._decided.append(self._judged(one))
        return self._decided

    def _judged(self, one: Judgement) -> Told:
        seat = one.seat
        return {
            "at": self.subject.at(one.at),
            "seat": self.subject.seat(seat),
            "round": one.round,
            "turn": one.turn,
            "asked": one.asked,
            "mark": one.mark,
            "lines": [self.line(seat, line) for line in one.lines],
            "before": _expected(one.before[seat], one.before_within, one.before_chances[seat]),
            "after": _expected(one.after[seat], one.after_within, one.after_chances[seat]),
            **_unless_usual(
                loss=_points(one.loss),
                within=_points(one.within),
                chance=_chance(one.chance),
                hard=one.hard,
                why=self.why(one),
            ),
        }

    def why(self, one: Judgement) -> list[Any]:
        """What makes the difference."""
        return [self._sentence(self._speaker.reason(reason)) for reason in one.why]

    def line(self, seat: int, line: Line) -> Told:
        """A move and what is expected after it."""
        return {
            "move": line.text,
            "label": self._label(seat, line.made),
            "margin": _points(line.margin),
            "within": _points(line.within),
            "chance": _chance(line.chance),
            **_unless_usual(
                loss=_points(line.loss),
                loss_within=_points(line.loss_within),
                played=line.played,
                goes_on=[self._label(seat, made) for made in line.goes_on],
                score=_points(line.score),
                points={source: _points(n) for source, n in line.points.items()},
            ),
        }

    def _label(self, seat: int, made: Made) -> Any:
        return self._sentence(self._speaker.label(seat, made))

    def _point(self, one: Point) -> Told:
        by = {} if one.by is None else {"by": self.subject.seat(one.by)}
        return {
            "at": self.subject.at(one.at),
            "round": one.round,
            "margin": self._by_seat([_points(margin) for margin in one.margins]),
            "chance": self._by_seat([_chance(chance) for chance in one.chances]),
            **by,
        }

    def _by_seat(self, values: Sequence[float]) -> list[float]:
        """For each seat of the record; 0 for who does not play in this game."""
        found = [0.0] * self.total
        for place, value in enumerate(values):
            found[self.subject.seat(place)] = value
        return found

    def _side(self, side: Side) -> Told:
        return {
            "seat": self.subject.seat(side.seat),
            "score": side.score,
            "margin": side.margin,
            "start": side.start,
            "luck": side.luck,
            "play": side.play,
            "rivals": side.rivals,
            "within": side.within,
            "decisions": side.decisions,
            "best": side.best,
            "marks": dict(side.marks),
            "left": [
                {
                    "kind": left.kind,
                    "at": self.subject.at(left.at),
                    "round": left.round,
                    "points": _points(left.points),
                    "text": self._sentence(self._speaker.left(left)),
                }
                for left in side.left
            ],
        }

    def _turn(self, number: int, turn: Turn) -> Told:
        return {
            "number": number,
            "at": self.subject.at(turn.at),
            "seat": self.subject.seat(turn.seat),
            "change": _chance(turn.change),
            "points": _points(turn.points),
            "luck": turn.made is None,
            "text": self._sentence(self._speaker.turn(turn)),
        }


def _unless_usual(**facts: Any) -> Told:
    return {name: fact for name, fact in facts.items() if fact}


def _expected(margin: float, within: float, chance: float) -> Told:
    return {"margin": _points(margin), "within": _points(within), "chance": _chance(chance)}


def _points(value: float) -> float:
    return round(value, 1)


def _chance(value: float) -> float:
    return round(value, 3)

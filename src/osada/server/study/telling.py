"""Reviews as they go over the wire: in a language, by the seats and moments of the record."""

from collections.abc import Mapping, Sequence

from osada.server import wire
from osada.server.sentences import sentence
from osada.speech import in_pieces
from osada.study.account import Account, Point, Side, Turn
from osada.study.judgement import Judgement, Line, Made
from osada.study.subject import Subject
from osada.study.words import Speaker


class Telling:
    """Says what a review of one game found, in one language."""

    def __init__(self, subject: Subject, names: Mapping[int, str], language: str) -> None:
        self.subject = subject
        self.total = len(names)
        """How many seats the record has."""
        places = range(subject.seats)
        at_table = {place: names.get(subject.seat(place), "") for place in places}
        self._speaker = Speaker(subject.match.state.cards, at_table, language)
        self._decided: list[wire.Decided] = []

    def decided(self, judgements: Sequence[Judgement]) -> list[wire.Decided]:
        """The decisions; those that were asked for before are not told again."""
        with in_pieces():
            for one in judgements[len(self._decided) :]:
                self._decided.append(self._judged(one))
        return self._decided

    def _judged(self, one: Judgement) -> wire.Decided:
        seat = one.seat
        return wire.Decided(
            self.subject.at(one.at),
            self.subject.seat(seat),
            one.round,
            one.turn,
            one.asked,
            one.mark,
            [self.line(seat, line) for line in one.lines],
            _points(one.loss),
            _points(one.within),
            _chance(one.chance),
            one.hard,
            _expected(one.before[seat], one.before_within, one.before_chances[seat]),
            _expected(one.after[seat], one.after_within, one.after_chances[seat]),
            self.why(one),
        )

    def why(self, one: Judgement) -> list[wire.Sentence]:
        """What makes the difference."""
        with in_pieces():
            return [sentence(self._speaker.reason(reason)) for reason in one.why]

    def line(self, seat: int, line: Line) -> wire.Line:
        """A move and what is expected after it."""
        return wire.Line(
            line.text,
            self._label(seat, line.made),
            _points(line.margin),
            _points(line.within),
            _chance(line.chance),
            _points(line.loss),
            _points(line.loss_within),
            line.played,
            [self._label(seat, made) for made in line.goes_on],
            _points(line.score),
            {source: _points(n) for source, n in line.points.items()},
        )

    def _label(self, seat: int, made: Made) -> wire.Sentence:
        with in_pieces():
            return sentence(self._speaker.label(seat, made))

    def curve(self, points: Sequence[Point]) -> list[wire.CurvePoint]:
        """What is expected for each seat of the record; 0 for who does not play in this game."""
        return [
            wire.CurvePoint(
                self.subject.at(one.at),
                one.round,
                self._by_seat([_points(margin) for margin in one.margins]),
                self._by_seat([_chance(chance) for chance in one.chances]),
                None if one.by is None else self.subject.seat(one.by),
            )
            for one in points
        ]

    def _by_seat(self, values: Sequence[float]) -> list[float]:
        found = [0.0] * self.total
        for place, value in enumerate(values):
            found[self.subject.seat(place)] = value
        return found

    def sides(self, account: Account) -> list[wire.ReviewSeat]:
        """The players in short."""
        with in_pieces():
            return [self._side(side) for side in account.sides]

    def _side(self, side: Side) -> wire.ReviewSeat:
        return wire.ReviewSeat(
            self.subject.seat(side.seat),
            side.score,
            side.margin,
            side.start,
            side.luck,
            side.play,
            side.rivals,
            side.within,
            side.decisions,
            side.best,
            dict(side.marks),
            [
                wire.Left(
                    left.kind,
                    self.subject.at(left.at),
                    left.round,
                    _points(left.points),
                    sentence(self._speaker.left(left)),
                )
                for left in side.left
            ],
        )

    def turning(self, turns: Sequence[Turn]) -> list[wire.Turning]:
        """The moments at which the game turned."""
        with in_pieces():
            return [
                wire.Turning(
                    number,
                    self.subject.at(turn.at),
                    self.subject.seat(turn.seat),
                    _chance(turn.change),
                    _points(turn.points),
                    turn.made is None,
                    sentence(self._speaker.turn(turn)),
                )
                for number, turn in enumerate(turns, 1)
            ]


def _expected(margin: float, within: float, chance: float) -> wire.Expected:
    return wire.Expected(_points(margin), _points(within), _chance(chance))


def _points(value: float) -> float:
    return round(value, 1)


def _chance(value: float) -> float:
    return round(value, 3)

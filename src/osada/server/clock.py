"""Clocks of seats: so long for each decision, then the reserve runs. Time comes from the events."""

from collections.abc import Iterable, Mapping

from osada.server.terms import TimeLimit
from osada.server.wire import Time


class Clocks:
    """What time each seat has left; all times are milliseconds."""

    def __init__(self, rule: TimeLimit, seats: int) -> None:
        self.rule = rule
        self.reserve = [rule.reserve * 1000] * seats
        self.since: dict[int, int] = {}
        """When a seat that is asked began to think."""
        self._away: dict[int, tuple[int, int]] = {}
        """Of a seat that was left while it was asked: when it began to think, and its reserve then.
        """
        self._marks: list[dict[int, tuple[int, int]]] = [{} for _ in range(seats)]
        """For each seat how its clock stood when it was asked after so many moves of its own."""

    def copy(self) -> "Clocks":
        """Clocks that go on by themselves."""
        other = Clocks(self.rule, len(self.reserve))
        other.reserve, other.since = self.reserve[:], dict(self.since)
        other._away = dict(self._away)
        other._marks = [dict(marks) for marks in self._marks]
        return other

    def asked(
        self, seats: Iterable[int], at: int, moved: int | None = None, left: Iterable[int] = ()
    ) -> None:
        """These seats are asked now; the one that moved has paid for its time.

        Those that were left are asked too, but a bot stands in: whoever comes back before it has
        decided has no more time than if the seat had never been left.
        """
        waiting, away = set(seats), set(left)
        for seat in list(self.since):
            if seat not in waiting or seat == moved:
                if seat in away and seat != moved:
                    self._away[seat] = self.since[seat], self.reserve[seat]
                self.reserve[seat] = max(0, self.reserve[seat] - self._over(seat, at))
                del self.since[seat]
        for seat in list(self._away):
            if seat in waiting and seat != moved:
                self.since[seat], self.reserve[seat] = self._away.pop(seat)
            elif seat not in away or seat == moved:
                del self._away[seat]
        for seat in waiting:
            self.since.setdefault(seat, at)

    def is_over(self, seat: int, at: int) -> bool:
        """Whether whoever left has no time for what the seat is asked now."""
        if seat not in self._away:
            return False
        since, reserve = self._away[seat]
        return since + self.rule.move * 1000 + reserve <= at

    def mark(self, moves: Mapping[int, int]) -> None:
        """Remember how the clocks stand after so many moves of each seat."""
        for seat, since in self.since.items():
            self._marks[seat][moves.get(seat, 0)] = since, self.reserve[seat]

    def back(self, seat: int, moves: int) -> None:
        """A seat took moves back: its time has run on as if it had not made them."""
        marks = self._marks[seat]
        found = max((at for at in marks if at <= moves), default=None)
        if found is not None:
            self.since[seat], self.reserve[seat] = marks[found]
        for later in [at for at in marks if at > moves]:
            del marks[later]

    def _over(self, seat: int, at: int) -> int:
        """How much of the reserve is gone."""
        return max(0, at - self.since[seat] - self.rule.move * 1000)

    def ends(self, seat: int) -> int | None:
        """When a seat's time is over; None if its clock stands."""
        if seat not in self.since:
            return None
        return self.since[seat] + self.rule.move * 1000 + self.reserve[seat]

    def shown(self, at: int) -> list[Time]:
        """The clocks as a face shows them."""
        return [self._time(seat, at) for seat in range(len(self.reserve))]

    def _time(self, seat: int, at: int) -> Time:
        if seat not in self.since:
            return Time(self.rule.move, self.reserve[seat] / 1000)
        left = max(0, self.since[seat] + self.rule.move * 1000 - at)
        reserve = max(0, self.reserve[seat] - self._over(seat, at))
        return Time(left / 1000, reserve / 1000, runs=True)

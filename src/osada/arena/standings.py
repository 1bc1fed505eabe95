"""How everybody stands: counted game by game, in whole numbers, so that order does not matter."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from osada.arena.result import GameResult
from osada.arena.settlers.cardgame import CardGame
from osada.arena.stats import Rating, ratings, student, wilson

VICTORY: Final = 12
"""Parts of a victory: two, three or four may share it."""


@dataclass(slots=True)
class Record:
    """What became of a bot in some of its games."""

    games: int = 0
    parts: int = 0
    """Of victories, see `VICTORY`."""
    score: int = 0
    score_squares: int = 0
    decisions: int = 0
    microseconds: int = 0
    ranks: Counter[str] = field(default_factory=Counter)

    def add(self, result: GameResult, seat: int) -> None:
        """Count one game."""
        score = result.scores[seat]
        self.games += 1
        if seat in result.winners:
            self.parts += VICTORY // len(result.winners)
        self.score += score
        self.score_squares += score * score
        self.decisions += result.decisions[seat]
        self.microseconds += round(1000 * result.ms[seat])
        if rank := result.rank_of(seat):
            self.ranks[rank] += 1

    @property
    def wins(self) -> float:
        """A shared victory is a part of one: half for each of two."""
        return self.parts / VICTORY

    @property
    def spread(self) -> float | None:
        """The standard deviation of the scores; None for a single game."""
        n = self.games
        if n < 2:
            return None
        return sqrt((self.score_squares - self.score * self.score / n) / (n - 1))

    def ranking(self, order: Sequence[str]) -> dict[str, int]:
        """How often each rank was reached, in this order; others last."""
        best_first = sorted(self.ranks, key=lambda rank: [*order, rank].index(rank))
        return {rank: self.ranks[rank] for rank in best_first}

    def measures(self) -> dict[str, Any]:
        """Share of wins, scores and time, with what they are worth; None where nothing is known."""
        low, high = wilson(self.wins, self.games)
        n = self.games
        return {
            "games": n,
            "wins": _whole(self.wins),
            "win_share": _rounded(self.wins / n if n else None, 4),
            "low": _rounded(low, 4),
            "high": _rounded(high, 4),
            "score_mean": _rounded(self.score / n if n else None, 2),
            "score_sd": _rounded(self.spread, 2),
            "ms_per_decision": _rounded(
                self.microseconds / self.decisions / 1000 if self.decisions else None, 3
            ),
        }

    def measures_alone(self) -> dict[str, Any]:
        """The same where nobody can lose: instead of a share of wins the score has an interval."""
        half = None
        if self.spread is not None:
            half = student(self.games - 1) * self.spread / sqrt(self.games)
        mean = self.score / self.games if self.games else 0.0
        return {
            **self.measures(),
            **dict.fromkeys(("wins", "win_share", "low", "high")),
            "score_low": None if half is None else round(mean - half, 2),
            "score_high": None if half is None else round(mean + half, 2),
        }


class Standings:
    """Everybody's records: in all, by faction or sheet and by seat, and who beat whom."""

    def __init__(
        self, players: Iterable[str], seats: int, kind: type[GameResult] = CardGame
    ) -> None:
        self.games = 0
        self.kind = kind
        self.solo = seats == 1
        self.won = kind.LOST_ALONE or not self.solo
        """Whether games are won and lost."""
        self.bots: dict[str, Record] = {code: Record() for code in players}
        self.parts: dict[tuple[str, str], Record] = {}
        self.seats: dict[tuple[str, int], Record] = {}
        self._beaten: Counter[tuple[str, str, int]] = Counter()

    def add(self, result: GameResult) -> None:
        """Count one game."""
        self.games += 1
        for seat, code in enumerate(result.players):
            part = result.table[seat]
            self.bots.setdefault(code, Record()).add(result, seat)
            self.parts.setdefault((code, part), Record()).add(result, seat)
            self.seats.setdefault((code, seat), Record()).add(result, seat)
        self._compare(result)

    def _compare(self, result: GameResult) -> None:
        """Who came before whom: winners first, then by score; level is half for each."""
        seats = len(result.players)
        placed = [(seat in result.winners, result.scores[seat]) for seat in range(seats)]
        for one, code in enumerate(result.players):
            for other, rival in enumerate(result.players):
                if code != rival and placed[one] >= placed[other]:
                    half = placed[one] == placed[other]
                    self._beaten[code, rival, seats] += 1 if half else 2

    def ratings(self) -> dict[str, Rating]:
        """Elo with intervals.

        Who comes before whom at a table of k is not k(k-1)/2 separate games: each counts
        3/(k+1), which gives the right interval among equals.
        """
        beaten: dict[tuple[str, str], float] = {}
        for (code, rival, seats), halves in sorted(self._beaten.items()):
            weight = 3 / (seats + 1)
            beaten[code, rival] = beaten.get((code, rival), 0.0) + weight * halves / 2
        return ratings(tuple(self.bots), beaten)

    def as_dict(self) -> dict[str, Any]:
        """`players`, `factions` or `sheets`, and `seats`, ready for JSON."""
        part = self.kind.PART
        return {
            "players": self._players(),
            f"{part}s": [
                {"code": code, part: name, **self._measures(record)}
                for (code, name), record in self._ordered(self.parts)
            ],
            "seats": [
                {"code": code, "seat": seat, **self._measures(record)}
                for (code, seat), record in self._ordered(self.seats)
            ],
        }

    def _ordered(self, records: Mapping[tuple[str, Any], Record]) -> list[tuple[Any, Record]]:
        """In the order of the bots, then by the other half of the key, numbers as numbers."""
        place = {code: at for at, code in enumerate(self.bots)}
        return sorted(
            records.items(), key=lambda item: (place[item[0][0]], in_order(str(item[0][1])))
        )

    def _measures(self, record: Record) -> dict[str, Any]:
        return record.measures() if self.won else record.measures_alone()

    def _players(self) -> list[dict[str, Any]]:
        """Every bot: strength where rivals met, ranks where they are reached."""
        found = {} if self.solo else self.ratings()
        rows: list[dict[str, Any]] = []
        for code, record in self.bots.items():
            row = {"code": code, **self._measures(record)}
            if code in found:
                row["elo"] = round(found[code].elo, 1)
                row["elo_low"] = round(found[code].low, 1)
                row["elo_high"] = round(found[code].high, 1)
            elif not self.won:
                row["elo"] = None
            if self.solo or record.ranks:
                row["ranks"] = record.ranking(self.kind.RANKS)
            rows.append(row)
        return rows


def in_order(part: str) -> tuple[bool, int, str]:
    """Sorts numbers by size, before words."""
    return not part.isdecimal(), int(part) if part.isdecimal() else 0, part


def _whole(value: float) -> float | int:
    return int(value) if value == int(value) else round(value, 4)


def _rounded(value: float | None, places: int) -> float | None:
    return None if value is None else round(value, places)

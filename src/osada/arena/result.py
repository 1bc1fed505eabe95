"""One game that was played, and the row that keeps it: what is alike in all games."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from osada.arena import shapes
from osada.arena.shapes import Fits

Scored = tuple[int, str, int]
"""Points of a seat: in which round, how, and how many."""
Told = tuple[
    int, int, str, tuple[str, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...],
    tuple[float, ...],
]  # fmt: skip
"""The first fields of a result, which need no knowledge of a game."""


class BadResults(ValueError):
    """Results that cannot be used; says in one sentence why and what to do."""


class BadRow(ValueError):
    """A row that is not a game; says in a few words what is wrong with it."""


@dataclass(frozen=True, slots=True)
class GameResult(ABC):
    """One game; everything is in the order of seats. Equal results may have taken longer."""

    ROW: ClassVar[Mapping[str, Fits]]
    """The fields of a row that only this game has, and what they look like."""
    BY_SEAT: ClassVar[tuple[str, ...]]
    """Those of them that have a value for each seat."""
    PART: ClassVar[str]
    """What tells the seats of a table apart: `faction`."""
    RANKS: ClassVar[tuple[str, ...]]
    """What a seat that played well is called, best first."""
    LOST_ALONE: ClassVar[bool]
    """Whether a game of one seat can be lost."""
    COUNTED: ClassVar[str] = "games"
    """What so many of them are called."""

    game: int
    pair: int
    seed: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats; several when the victory is shared, none when a solo game is lost."""
    decisions: tuple[int, ...]
    """Choices among at least two moves."""
    ms: tuple[float, ...] = field(compare=False)
    """Time for all of them together."""
    points: tuple[tuple[Scored, ...], ...]

    @property
    @abstractmethod
    def table(self) -> tuple[str, ...]:
        """What each seat played: a faction, or a sheet."""

    @abstractmethod
    def rank_of(self, seat: int) -> str:
        """The rank that a seat has reached, empty where there is none."""

    @abstractmethod
    def own_row(self) -> dict[str, Any]:
        """The fields of `ROW`, ready for JSON."""

    @classmethod
    @abstractmethod
    def of(cls, told: Told, points: tuple[tuple[Scored, ...], ...], row: Mapping[str, Any]) -> Any:
        """The game of a row whose fields fit."""

    @staticmethod
    @abstractmethod
    def columns(pa: Any) -> list[tuple[str, Any]]:
        """The fields of `ROW` as columns of a Parquet file."""

    def as_row(self) -> dict[str, Any]:
        """The game as a line of a results file, ready for JSON."""
        return {
            "game": self.game,
            "pair": self.pair,
            "seed": self.seed,
            "players": list(self.players),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "decisions": list(self.decisions),
            "ms": list(self.ms),
            "points": [[list(entry) for entry in seat] for seat in self.points],
            **self.own_row(),
        }


def of_row(row: object, kind: type[GameResult]) -> GameResult:
    """The game that a row keeps; `BadRow` if it keeps none of this kind."""
    if not isinstance(row, Mapping):
        raise BadRow("it is not a game")
    for name, fits in (*shapes.GAME.items(), *kind.ROW.items()):
        if name not in row:
            raise BadRow(f'it has no "{name}"')
        if not fits(row[name]):
            raise BadRow(f'its "{name}" makes no sense')
    seats = len(row["players"])
    for name in ("scores", "decisions", "ms", "points", *kind.BY_SEAT):
        if len(row[name]) != seats:
            raise BadRow(f'its "{name}" are not for {seats} seats')
    if not all(seat < seats for seat in row["winners"]):
        raise BadRow('its "winners" have no seat')
    if len({*row["winners"]}) < len(row["winners"]):
        raise BadRow('its "winners" are named twice')
    told = (
        row["game"],
        row["pair"],
        row["seed"],
        tuple(row["players"]),
        tuple(row["scores"]),
        tuple(row["winners"]),
        tuple(row["decisions"]),
        tuple(row["ms"]),
    )
    points = tuple(tuple((r, how, n) for r, how, n in seat) for seat in row["points"])
    made: GameResult = kind.of(told, points, row)
    return made

"""Results taken apart: one row for each seat of each game; games add what they know."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from osada.arena.result import GameResult, Scored

K = TypeVar("K")
Alike = tuple[int, str, tuple[str, ...], int, float, str, tuple[Scored, ...]]


@dataclass(frozen=True, slots=True)
class Seat:
    """How one game went for one seat."""

    place: int
    bot: str
    rivals: tuple[str, ...]
    """The bots at the other seats, sorted."""
    score: int
    win: float
    """1 for a victory, a part for a shared one."""
    rank: str
    points: tuple[Scored, ...]


S = TypeVar("S", bound=Seat)


def alike(game: GameResult, place: int) -> Alike:
    """What `Seat` says of a seat, in its order."""
    return (
        place,
        game.players[place],
        tuple(sorted(game.players[:place] + game.players[place + 1 :])),
        game.scores[place],
        1 / len(game.winners) if place in game.winners else 0.0,
        game.rank_of(place),
        game.points[place],
    )


def grouped(rows: Iterable[S], key: Callable[[S], K]) -> dict[K, list[S]]:
    """Rows by what they have in common, in the order in which that comes first."""
    found: dict[K, list[S]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return found

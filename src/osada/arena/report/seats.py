"""Results taken apart: one row for each seat of each game."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from osada.arena.result import CardsOf, GameResult, Scored

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Seat:
    """How one game went for one seat."""

    place: int
    bot: str
    rivals: tuple[str, ...]
    """The bots at the other seats, sorted."""
    faction: str
    against: tuple[str, ...]
    """The factions at the other seats."""
    score: int
    win: float
    """1 for a victory, a part for a shared one."""
    rank: str
    points: tuple[Scored, ...]
    cards: CardsOf


def seats(games: Iterable[GameResult]) -> Iterator[Seat]:
    """Every seat of every game."""
    for game in games:
        for place, bot in enumerate(game.players):
            yield Seat(
                place,
                bot,
                tuple(sorted(game.players[:place] + game.players[place + 1 :])),
                game.factions[place],
                game.factions[:place] + game.factions[place + 1 :],
                game.scores[place],
                1 / len(game.winners) if place in game.winners else 0.0,
                game.rank,
                game.points[place],
                game.cards[place],
            )


def grouped(rows: Iterable[Seat], key: Callable[[Seat], K]) -> dict[K, list[Seat]]:
    """Rows by what they have in common, in the order in which that comes first."""
    found: dict[K, list[Seat]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return found

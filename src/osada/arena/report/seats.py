"""Results taken apart: one row for each seat of each game."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from osada.arena.result import GameResult, Scored
from osada.arena.rollwrite.sheetgame import BuildingOf, SheetGame
from osada.arena.settlers.cardgame import CardGame
from osada.arena.settlers.deeds import CardsOf

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


@dataclass(frozen=True, slots=True)
class CardSeat(Seat):
    """A seat of the card game."""

    faction: str
    against: tuple[str, ...]
    """The factions at the other seats."""
    cards: CardsOf
    guests: tuple[tuple[str, int], ...] = ()
    """Visits to its own locations: the card, and whose worker it was."""
    around: frozenset[str] = frozenset()
    """What could be visited: what rivals built, and what was visited."""


@dataclass(frozen=True, slots=True)
class SheetSeat(Seat):
    """A seat of the roll & write game."""

    mode: str
    sheet: str
    tokens: tuple[str, ...]
    """The favors of the game."""
    taken: tuple[str, ...]
    """Those that the seat took, by round."""
    buildings: tuple[BuildingOf, ...]


S = TypeVar("S", bound=Seat)


def card_seats(games: Iterable[CardGame]) -> Iterator[CardSeat]:
    """Every seat of every game of the card game."""
    for game in games:
        for place, faction in enumerate(game.factions):
            against = game.factions[:place] + game.factions[place + 1 :]
            guests = tuple(
                (visit.card, seat)
                for seat, cards in enumerate(game.cards)
                for visit in cards.visited
                if visit.host == place
            )
            around = {visit.card for visit in game.cards[place].visited}
            for seat, cards in enumerate(game.cards):
                if seat != place:
                    around.update(cards.built)
            yield CardSeat(
                *_alike(game, place), faction, against, game.cards[place], guests, frozenset(around)
            )


def sheet_seats(games: Iterable[SheetGame]) -> Iterator[SheetSeat]:
    """Every seat of every game of the roll & write game."""
    for game in games:
        for place, sheet in enumerate(game.sheets):
            yield SheetSeat(
                *_alike(game, place),
                game.mode,
                sheet,
                game.tokens,
                game.taken[place],
                game.buildings[place],
            )


def _alike(game: GameResult, place: int) -> Alike:
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

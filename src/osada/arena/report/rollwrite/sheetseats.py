"""Seats of the roll & write game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from osada.arena.report.seats import Seat, alike
from osada.arena.rollwrite.sheetgame import BuildingOf, SheetGame


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


def sheet_seats(games: Iterable[SheetGame]) -> Iterator[SheetSeat]:
    """Every seat of every game of the roll & write game."""
    for game in games:
        for place, sheet in enumerate(game.sheets):
            yield SheetSeat(
                *alike(game, place),
                game.mode,
                sheet,
                game.tokens,
                game.taken[place],
                game.buildings[place],
            )

"""Seats of the card game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from osada.arena.report.seats import Seat, alike
from osada.arena.settlers.cardgame import CardGame
from osada.arena.settlers.deeds import CardsOf


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
                *alike(game, place), faction, against, game.cards[place], guests, frozenset(around)
            )

"""What effects have in common that draw common cards openly and let the player choose of them."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from osada.kernel.game import Move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.state import Cards, State
from osada.settlers.supply import discard, top_common
from osada.settlers.verbs import CHOOSE_CARD

if TYPE_CHECKING:
    from osada.settlers.catalogue.facts import Card


def drawn_common(state: State, n: int) -> list[int]:
    """So many cards from the top of the common deck, or as many as there are (GOAL-34)."""
    drawn: list[int] = []
    for _ in range(n):
        top = top_common(state)
        if top == f.NO_CARD:
            break
        drawn.append(top)
    return drawn


def put_away(state: State, seat: int, cards: Iterable[int]) -> None:
    """Cards that were drawn are discarded."""
    for card in cards:
        discard(state, card)
        happenings.discarded(state, seat, card)


class OfDrawn(f.Question):
    """Which of some cards that lie open."""

    __slots__ = ("drawn",)

    def __init__(self, code: int, seat: int, card: int, drawn: Cards) -> None:
        super().__init__(code, seat, card)
        self.drawn = drawn

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.seat, self.card, *self.drawn)

    def shown(self) -> tuple[int, ...]:
        """The drawn cards lie open."""
        return self.drawn

    def kind(self) -> str:
        """A card."""
        return "card"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def pile(self, state: State) -> Sequence[int]:
        """The drawn cards."""
        return self.drawn

    def fits(self, fact: "Card") -> bool:
        """Whether a card can be chosen."""
        return True

    def options(self, state: State) -> list[Move]:
        """Those that fit; alike ones once."""
        moves: list[Move] = []
        seen: list[int] = []
        for card in self.drawn:
            fact = state.cards.card[card]
            if fact.printing not in seen and self.fits(fact):
                seen.append(fact.printing)
                moves.append(fact.choose_move)
        return moves

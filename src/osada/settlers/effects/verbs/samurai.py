"""Deploy samurai from the general supply."""

import re

from osada.kernel.game import Move
from osada.settlers import frames as f
from osada.settlers.backs import COMMON
from osada.settlers.effects import tokens as t
from osada.settlers.effects.aiming import AimLocation, AtOwnLocation
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.prices import Price
from osada.settlers.effects.reading import number
from osada.settlers.effects.traits import SAMURAI_ANYWHERE
from osada.settlers.moves import guard, targets
from osada.settlers.state import Location, State, is_new


class Samurai(AtOwnLocation):
    """So many, each on a faction location without one; without a place nothing happens."""

    code = 25
    phrases = ("2 samurai",)
    message = "samurai"
    in_short = "{n} samurai"
    weight = "samurai"
    is_counted = True
    aim = "samurai"
    clauses = ("AMB-71", "JAPAN-6", "JAPAN-7", "JAPAN-26", "JAPAN-27")

    def __init__(self, n: int = 1) -> None:
        self.n = n
        self.asks = True
        self.needs_target = False

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`2 samurai`."""
        match = re.fullmatch(r"(\d+) samurai", text)
        return Samurai(number(match[1])) if match else None

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask for each location."""
        for _ in range(self.n):
            state.stack.append(AimLocation(f.TARGET, seat, self, card))

    def exists(self, state: State, seat: int, card: int, price: Price) -> bool:
        """An action may be taken without a place for them."""
        return True

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """Own locations without a samurai; common ones where the empire allows it (AMB-X-10)."""
        anywhere = targets.has_trait(state, seat, SAMURAI_ANYWHERE)
        moves: list[Move] = []
        seen: list[Location] = []
        for location in state.players[seat].empire:
            fact = state.cards.card[location.card]
            if (
                (fact.faction >= 0 or (anywhere and fact.faction == COMMON))
                and not location.samurai
                and is_new(state.cards, location, seen)
            ):
                moves.append(fact.location_moves[seat])
        return moves

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Deploy it."""
        guard.deploy(state, seat, answer.what)

    def tokens(self, language: str) -> list[t.Token]:
        """Samurai."""
        return [t.Token(t.SAMURAI, n=self.n)]

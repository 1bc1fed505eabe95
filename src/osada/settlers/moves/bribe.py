"""The Bribe: a location produces twice, then it leaves (BONUS-17, BONUS-32)."""

from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects.run import Ops
from osada.settlers.frames import OF_PRODUCTION, Task
from osada.settlers.state import State
from osada.settlers.supply import discard, find, leave


def bribed(state: State, seat: int, card: int) -> None:
    """Lay out both productions, and the end of the location."""
    state.stack.append(Bribed(seat, card))
    state.stack.append(Ops(seat, seat, card, OF_PRODUCTION, 0))
    state.stack.append(Ops(seat, seat, card, OF_PRODUCTION, 0))


class Bribed(Task):
    """It has produced twice: it goes to its discard pile, and its tokens return."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.BRIBED
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.BRIBED, self.seat, self.card)

    def run(self, state: State) -> None:
        """Remove it; this is no raze."""
        player = state.players[self.seat]
        happenings.bribed(state, self.seat, self.card)
        leave(state, self.seat, player.empire[find(player, self.card)])
        discard(state, self.card)

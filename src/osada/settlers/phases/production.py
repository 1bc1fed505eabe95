"""The production phase: board, deals, production locations (PROD)."""

from typing import Final

from osada.settlers import frames as f
from osada.settlers.blessings import of_board
from osada.settlers.coded import deal_card
from osada.settlers.course import Phase
from osada.settlers.effects.run import run
from osada.settlers.effects.storages import move_to_supplies
from osada.settlers.frames import NO_CARD, Task
from osada.settlers.goods import CARD
from osada.settlers.moves.bribe import bribed
from osada.settlers.moves.deal import yields
from osada.settlers.phases import goals
from osada.settlers.phases.lookout import NEXT, clockwise
from osada.settlers.state import MOST_SEATS, NOBODY, ON_BRIBE, State
from osada.settlers.supply import BY_BOARD, gain


class Production(Phase):
    """Players produce one after another, the first player first (PROD-2)."""

    def begin(self, state: State) -> None:
        """Lay out the steps."""
        state.stack.append(NEXT)
        watches = state.options.course.watches
        if watches:
            state.stack.append(goals.Settle(tuple(clockwise(state))))
        if state.cards.has_storages:
            state.stack.append(_UNSTORED)
        for seat in reversed(clockwise(state)):
            if watches:
                state.stack.append(goals.note(seat, in_cleanup=False))
            state.stack.append(_BEGIN[seat])


class Produce(Task):
    """Go on with a player's production: board, deals, then locations, oldest first (AMB-3)."""

    __slots__ = ("at",)

    def __init__(self, seat: int, at: int) -> None:
        self.code = f.PRODUCE
        self.seat = seat
        self.card = NO_CARD
        self.at = at  # the next source; 0 is the board

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PRODUCE, self.seat, self.at)

    def run(self, state: State) -> None:
        """Produce up to a source that asks something."""
        seat, at = self.seat, self.at
        player = state.players[seat]
        cards = state.cards
        if at == 0:
            board = cards.boards[player.faction]
            if board.blesses:
                state.stack.append(Produce(seat, 1))
                of_board(state, seat)
                return
            for good, n in board.yields:
                gain(state, seat, good, n, NO_CARD, BY_BOARD)
            at = 1
        deals = player.deals
        while at <= len(deals):
            deal = deals[at - 1]
            at += 1
            if cards.card[deal_card(deal)].deal >= CARD:
                state.stack.append(Produce(seat, at))
                yields(state, seat, deal)
                return
            yields(state, seat, deal)
        while at <= len(deals) + len(player.empire):
            location = player.empire[at - 1 - len(deals)]
            fact = cards.card[location.card]
            at += 1
            if not fact.production:
                continue
            if location.marks & ON_BRIBE:
                state.stack.append(Produce(seat, at - 1))
                bribed(state, seat, location.card)
                return
            if fact.production_asks:
                state.stack.append(Produce(seat, at))
                run(state, seat, seat, fact.place, f.OF_PRODUCTION, 0)
                return
            run(state, seat, seat, fact.place, f.OF_PRODUCTION, 0)


class Unstored(Task):
    """All have produced: stored goods go to the supplies (AMB-59)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.UNSTORED
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """Move them."""
        move_to_supplies(state)


_UNSTORED: Final = Unstored()
_BEGIN: Final[list[Produce]] = [Produce(seat, 0) for seat in range(MOST_SEATS)]

"""Take resources from a rival."""

import re

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects.aiming import AtRival, unnamed
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.reading import number
from osada.settlers.goods import RESOURCES
from osada.settlers.state import State
from osada.settlers.supply import add, amount
from osada.settlers.verbs import CHOOSE_GOOD


class Steal(AtRival):
    """So many resources out of one rival's supply."""

    code = 8
    phrases = ("take 1 resource from a rival",)
    message = "steal"
    icon = "short-steal"
    in_short = "take {n} resource"
    weight = "steal"
    is_counted = True
    aim = "steal"
    clauses = ("BARB-9", "BARB-10", "AMB-11")
    none = ("BARB-10", "BARB-9")

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`take 2 resources from a rival`."""
        match = re.fullmatch(r"take (\d+) resources? from a rival", text)
        return Steal(number(match[1])) if match else None

    def fits(self, state: State, rival: int) -> bool:
        """Whether there is something to take."""
        player = state.players[rival]
        return player.wood + player.stone + player.food > 0

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Ask for the first."""
        state.stack.append(ChooseStolen(seat, answer.what, self.n))

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """The virtual player has no supply."""
        return ("AMB-50", *self.none) if state.seats == 1 else AtRival.lacking(self, state, seat)


class ChooseStolen(f.Question):
    """Which resource of a rival is taken next."""

    __slots__ = ("n", "rival")

    def __init__(self, seat: int, rival: int, n: int) -> None:
        self.code = f.STEAL
        self.seat = seat
        self.card = f.NO_CARD
        self.rival = rival
        self.n = n

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.STEAL, self.seat, self.rival, self.n)

    def kind(self) -> str:
        """A good."""
        return "good"

    def takes(self) -> tuple[int, ...]:
        """A good."""
        return (CHOOSE_GOOD,)

    def aim(self) -> str:
        """It is taken."""
        return "steal"

    def options(self, state: State) -> list[Move]:
        """Resources in the rival's supply (BARB-9, BARB-10)."""
        player = state.players[self.rival]
        return [move(CHOOSE_GOOD, good) for good in RESOURCES if amount(player, good)]

    def answer(self, state: State, chosen: Move) -> None:
        """A resource changes hands."""
        add(state.players[self.rival], chosen.what, -1)
        add(state.players[self.seat], chosen.what, 1)
        happenings.stolen(state, self.seat, chosen.what, self.rival)
        if self.n > 1:
            state.stack.append(ChooseStolen(self.seat, self.rival, self.n - 1))

    def refusal(self, state: State, tried: Move) -> Refusal:
        """The rival does not have it."""
        return unnamed(state, self.seat, tried, Steal.clauses, "good")

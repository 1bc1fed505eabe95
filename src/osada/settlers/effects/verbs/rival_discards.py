"""Make a rival discard a card."""

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers.effects.aiming import AtRival
from osada.settlers.moves.give import GiveUpCard
from osada.settlers.state import State


class RivalDiscards(AtRival):
    """From hand; the rival chooses it."""

    code = 24
    phrases = ("a rival discards a card",)
    message = "rival-discards"
    icon = "short-rival-discards"
    in_short = "rival discards"
    weight = "rival discards"
    aim = "discard"
    clauses = ("AMB-70",)
    none = ("AMB-70",)

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Let the rival choose; the virtual player has no hand."""
        if answer.what < state.seats:
            state.stack.append(ChooseDiscard(answer.what))


class ChooseDiscard(GiveUpCard):
    """Which card of one's own hand is discarded (AMB-70)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.code = f.DISCARD
        self.seat = seat
        self.card = f.NO_CARD

    def aim(self) -> str:
        """It is discarded."""
        return "discard"

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not in hand."""
        return f.wrong(("AMB-70",), "card")

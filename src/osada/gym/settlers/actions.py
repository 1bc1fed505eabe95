"""Every move as one number: by its kind and its printing, never by the copy of a card.

Seats are counted from the one that moves, clockwise. Where several copies of a printing give moves
that differ (two Castles, one of them used), they take neighbouring numbers in the order in which
the game lists them, the oldest location first: each printing has as many as it has copies.
"""

from collections.abc import Sequence

from librt.strings import BytesWriter

from osada.gym.numbered import Numberer
from osada.gym.settlers.numbering import MIXES, MOST_KEPT, Numbering
from osada.kernel.game import Move
from osada.settlers import verbs as w
from osada.settlers.coded import deal_card, is_route
from osada.settlers.state import State


class Actions(Numberer):
    """From the legal moves of a decision to actions."""

    def __init__(self, numbering: Numbering) -> None:
        super().__init__(len(numbering.meanings))
        self.first: list[list[int]] = numbering.first
        self.slots: list[list[int]] = numbering.slots
        self.stride: list[int] = numbering.stride
        self.payments: dict[int, int] = numbering.payments
        self.mixes: int = numbering.mixes

    def codes(self, moves: Sequence[Move], state: State, seat: int, mask: BytesWriter) -> list[int]:
        """The action of each move of a seat; also marked in the mask."""
        found: list[int] = []
        places = len(state.players)
        for move in moves:
            kind, what = move.kind, move.what
            if kind == w.CHOOSE_PAY:
                at = self.payments.get(what, self.mixes)
                if at == self.mixes:
                    while mask[at] and at < self.mixes + MIXES - 1:
                        at += 1
                    mask[at] = 1
                    found.append(at)
                    continue
            elif kind == w.CHOOSE_PLAYER:
                at = self.stride[kind] + (what - seat) % places
            else:
                at = self.first[kind][deal_card(what)]
                if kind == w.USE:
                    at += (move.arg - 1) * self.slots[kind][what]
                elif kind == w.CHOOSE_LOCATION or kind == w.RAZE_OF or kind == w.VISIT:
                    at += (move.arg - seat) % places * self.stride[kind]
                elif kind == w.PLACE:
                    at += move.arg * self.stride[kind]
                elif kind == w.CHOOSE_DEAL:
                    at += (move.arg - seat) % places * self.stride[kind] + int(is_route(what))
                elif kind == w.CHOOSE_KEEP or kind == w.CHOOSE_SPEND:
                    at += min(move.arg, MOST_KEPT)
            if mask[at]:
                last = at + self.slots[kind][deal_card(what)] - 1
                while at < last and mask[at]:
                    at += 1
            mask[at] = 1
            found.append(at)
        return found

"""Every move as one number: buildings count by name, wherever on a sheet they stand."""

from collections.abc import Sequence

from librt.strings import BytesWriter

from osada.gym.numbered import Numberer
from osada.gym.rollwrite.numbering import Numbering
from osada.kernel.game import Move
from osada.rollwrite.state import State
from osada.rollwrite.village import Village


class Actions(Numberer):
    """From the legal moves of a decision to actions."""

    def __init__(self, numbering: Numbering) -> None:
        super().__init__(len(numbering.meanings))
        self.numbering: Numbering = numbering
        self.known: dict[str, dict[Move, int]] = {}
        """The actions of all moves, by sheet."""

    def codes(self, moves: Sequence[Move], state: State, seat: int, mask: BytesWriter) -> list[int]:
        """The action of each move of a seat; also marked in the mask."""
        numbers = self._of(state.players[seat].village)
        found: list[int] = []
        for move in moves:
            at = numbers[move]
            mask[at] = 1
            found.append(at)
        return found

    def _of(self, village: Village) -> dict[Move, int]:
        numbers = self.known.get(village.slug)
        if numbers is None:
            numbers = self.known[village.slug] = self.numbering.of(village)
        return numbers

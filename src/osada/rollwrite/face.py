"""How the roll & write game talks to people."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from osada.kernel.face import Courteous, Told
from osada.kernel.game import BadNotation, Move, Refusal
from osada.kernel.match import ANOTHER_MOVED, REVEALED, SHOWN, Match
from osada.rollwrite import labels, log, spots, words
from osada.rollwrite.game import RollWrite
from osada.rollwrite.state import FAVOR, State

_SHORT: Final = 0.15
"""How much of a pause a move on the sheets needs."""
_UNDO: Final = {
    ANOTHER_MOVED: "undo-another",
    REVEALED: "undo-revealed",
    SHOWN: "undo-revealed",
}


class RollWriteFace(Courteous):
    """Imperial Settlers: Roll & Write."""

    def __init__(self, game: RollWrite) -> None:
        self.game = game
        self.villages = game.villages

    def option(self, option: str, language: str, value: object = None) -> str:
        """`mode`; with a value `Advanced game`."""
        return words.option_name(option, language, value)

    def question(self, state: State, seat: int, language: str) -> str:
        """What a seat is asked."""
        return words.question(self.game.view(state, seat)["asked"], language)

    def label(
        self, state: State, seat: int, move: Move, language: str, names: Mapping[int, str]
    ) -> str:
        """A move as a list says it: `Build Walls 4`."""
        return labels.label(state.players[seat].village, move, language)

    def refusal(
        self, state: State, refusal: Refusal, language: str, names: Mapping[int, str]
    ) -> str:
        """Why a move is not possible, in a sentence with its clause."""
        return words.refusal(self.villages, refusal, language, names)

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a text is not a move, in a sentence."""
        return words.bad_notation(error, language)

    def no_undo(self, reason: str, language: str) -> str:
        """What is final by the rules (RW-AMB-28)."""
        return words.say(language, _UNDO[reason]) if reason in _UNDO else ""

    def entries(
        self,
        state: State,
        events: Iterable[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> list[Told]:
        """All is open."""
        villages = [player.village for player in state.players]
        return log.entries(villages, events, viewer, names, language)

    def possible(
        self, state: State, seat: int, language: str, names: Mapping[int, str]
    ) -> list[spots.PossibleMove]:
        """The legal moves of a seat."""
        return spots.possible(self.game, state, seat, language, names)

    def weight(self, match: Match[Any], seat: int) -> float:
        """Sheets are read later: only the choice of a token is waited for."""
        return 1.0 if match.state.phase == FAVOR else _SHORT

"""How the card game talks to people."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from osada.kernel.face import Courteous
from osada.kernel.game import BadNotation, Move, Refusal
from osada.kernel.match import Match
from osada.settlers import keeping, labels, log, spots, view, words
from osada.settlers.game import Settlers
from osada.settlers.state import State
from osada.settlers.verbs import END_TURN

_SHORT: Final = 0.15
_PICK: Final = 0.6
"""How much of a pause an answer, and a card taken in the lookout, needs."""
_TURN: Final = {"kind": "turn"}


class SettlersFace(Courteous):
    """Imperial Settlers."""

    def __init__(self, game: Settlers) -> None:
        self.game = game

    # What is said

    def names(self, names: dict[int, str]) -> dict[int, str]:
        """The virtual player has the second place of a solo game."""
        return names if len(names) > 1 else {**names, 1: words.VIRTUAL}

    def option(self, option: str, language: str, value: object = None) -> str:
        """`lookout`; with a value `advanced`."""
        return words.option_name(option, language, value)

    def question(self, state: State, seat: int, language: str) -> str:
        """What a seat is asked."""
        return words.question(state.cards, view.asked(state) or _TURN, language)

    def label(
        self, state: State, seat: int, move: Move, language: str, names: Mapping[int, str]
    ) -> str:
        """A move as a list says it: `Build Armorer`."""
        return labels.label(state, seat, move, language, names)

    def refusal(
        self, state: State, refusal: Refusal, language: str, names: Mapping[int, str]
    ) -> str:
        """Why a move is not possible, in a sentence with its clause."""
        return words.refusal(state.cards, refusal, language, names)

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a text is not a move, in a sentence."""
        return words.notation(error, language)

    def entries(
        self,
        state: State,
        events: Iterable[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> list[log.Told]:
        """As much as a seat may know."""
        return log.entries(state.cards, events, viewer, names, language)

    def possible(
        self, state: State, seat: int, language: str, names: Mapping[int, str]
    ) -> list[spots.PossibleMove]:
        """The legal moves of a seat."""
        return spots.possible(self.game, state, seat, language, names)

    # Courtesy

    def answer_unasked(self, match: Match[Any], easy: Collection[int]) -> None:
        """In cleanup all is kept for those who need not be asked (AMB-62)."""
        keeping.answer_unasked(match, easy)

    def undo(
        self, match: Match[Any], seat: int, easy: Collection[int], over: Collection[int]
    ) -> None:
        """What was kept without asking is taken back as well."""
        keeping.undo(match, seat, easy, over)

    def end_turn(self, match: Match[Any], seat: int) -> None:
        """After the action a turn stays open for tokens only (AMB-4)."""
        decision = match.pending.get(seat)
        if decision is not None and decision.kind == "turn" and match.state.acted:
            match.go_on(seat, END_TURN)

    def weight(self, match: Match[Any], seat: int) -> float:
        """What a move asks besides, and the end of the turn, come with it."""
        decision = match.pending[seat]
        if decision.kind == "turn":
            return _SHORT if match.state.acted else 1.0
        return _PICK if decision.kind == "draft" else _SHORT

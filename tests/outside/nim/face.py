"""The game in words; it asks everything and has few of them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from osada.kernel.face import Courteous
from osada.kernel.game import BadNotation, Move, Refusal
from tests.outside.nim.game import Nim, State


class NimFace(Courteous):
    """Nim, in English."""

    def __init__(self, game: Nim) -> None:
        self.game = game

    def option(self, option: str, language: str, value: object = None) -> str:
        """An option, or its value."""
        return option if value is None else str(value)

    def question(self, state: State, seat: int, language: str) -> str:
        """What a seat is asked."""
        return "How many stones do you take?"

    def label(
        self, state: State, seat: int, move: Move, language: str, names: Mapping[int, str]
    ) -> str:
        """A move as a list says it."""
        return f"Take {move.what}"

    def line(
        self, state: State, seat: int, text: str, language: str, names: Mapping[int, str]
    ) -> str:
        """A line as a list says it."""
        return text.capitalize()

    def refusal(self, state: Any, refusal: Refusal, language: str, names: Mapping[int, str]) -> str:
        """Why a move is not possible."""
        return self.game.explain(refusal, language)

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a line is not a move."""
        return str(error)

    def lines(
        self,
        state: State,
        events: Iterable[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> list[str]:
        """What happened."""
        return [f"{names[event[1]]}: {event[3]}" for event in events if event[0] == "move"]

    def entries(
        self,
        state: State,
        events: Iterable[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> Sequence[Any]:
        """Only a server asks for these."""
        return ()

    def offers(
        self, state: State, seat: int, language: str, names: Mapping[int, str]
    ) -> Sequence[Any]:
        """The same."""
        return ()

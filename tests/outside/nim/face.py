"""The game in words; it asks everything and has few of them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from osada.kernel.face import Courteous, Told
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

    def refusal(self, state: Any, refusal: Refusal, language: str, names: Mapping[int, str]) -> str:
        """Why a move is not possible."""
        return self.game.explain(refusal, language)

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a line is not a move."""
        return str(error)

    def entries(
        self,
        state: State,
        events: Iterable[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> list[Told]:
        """What happened."""
        return [
            Told(at, 1, event[1], f"{names[event[1]]}: {event[3]}", [], [event[3]])
            for at, event in enumerate(events)
            if event[0] == "move"
        ]

    def possible(
        self, state: State, seat: int, language: str, names: Mapping[int, str]
    ) -> Sequence[Any]:
        """Only a server asks for these."""
        return ()

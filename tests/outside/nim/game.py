"""The rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from osada.kernel.game import BadNotation, Decision, Move, Outcome, Points, Refusal, Refused, move
from osada.kernel.random import below, seeded
from osada.titles import checked
from tests.outside.nim.title import TITLE

MOST: Final = 3


class State:
    """Stones, whose turn it is, and what was done."""

    def __init__(self, heap: int, turn: int) -> None:
        self.heap = heap
        self.turn = turn
        self.log: list[tuple[Any, ...]] | None = None


class Nim:
    """Nim for two."""

    name = TITLE.name
    version = "1"

    def by(self, version: str) -> "Nim | None":
        return self if version == self.version else None

    def new(self, options: Mapping[str, Any], seed: int | str) -> State:
        return State(checked(TITLE.options, options)["heap"], below(seeded(seed), 2))

    def opening(self, state: State) -> list[tuple[Any, ...]]:
        return []

    def copy(self, state: State) -> State:
        return State(state.heap, state.turn)

    def pending(self, state: State) -> dict[int, Decision]:
        moves = [move(0, n) for n in range(1, min(MOST, state.heap) + 1)]
        return {state.turn: Decision("take", moves)} if moves else {}

    def apply(self, state: State, seat: int, move: Move) -> None:
        refusal = self.why_not(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        if state.log is not None:
            state.log.append(("move", seat, move, self.text(state, seat, move)))
        state.heap -= move.what
        state.turn = 1 - seat

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        if seat != state.turn or not state.heap:
            return Refusal("not-asked", ("NIM-2",))
        if not 1 <= move.what <= min(MOST, state.heap):
            return Refusal("how-many", ("NIM-2",), {"n": move.what, "heap": state.heap})
        return None

    def explain(self, refusal: Refusal, language: str = "en", state: State | None = None) -> str:
        return f"You can take 1 to 3 of the stones that are there ({refusal.clause})."

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"game": self.name, "heap": state.heap, "turn": state.turn, "players": [{}, {}]}

    def sample(self, state: State, seat: int, random: int) -> State:
        return self.copy(state)

    def rounds(self, state: State) -> tuple[int, int]:
        return 1, 1

    def outcome(self, state: State) -> Outcome | None:
        if state.heap:
            return None
        winner = 1 - state.turn
        scores = tuple(int(seat == winner) for seat in range(2))
        sources = tuple((Points(1, "last", "", score),) if score else () for score in scores)
        return Outcome(scores, (winner,), tuple((score,) for score in scores), sources)

    def text(self, state: State, seat: int, move: Move) -> str:
        return f"take {move.what}"

    def parse(self, state: State, seat: int, text: str) -> list[Move]:
        verb, _, number = text.strip().partition(" ")
        if verb != "take" or not number.isdecimal():
            raise BadNotation(f'"{text}" is not a move; say "take 2"', "take", {"word": text})
        return [move(0, int(number))]

    def steps(self, state: State, seat: int, text: str) -> list[Move]:
        moves = self.parse(state, seat, text)
        refusal = self.why_not(state, seat, moves[0])
        if refusal is not None:
            raise Refused(refusal)
        return moves

    def hash(self, state: State) -> str:
        return f"{state.heap:02}{state.turn}"

    def reveals(self, before: State, after: State, seat: int) -> bool:
        return False

    def learns(
        self, before: State, after: State, known: Sequence[frozenset[int]]
    ) -> list[tuple[bool, frozenset[int]]]:
        return [(False, frozenset())] * 2

    def moment(self, state: State) -> int:
        return 0

    def part(self, state: State) -> int:
        return 0


def game(own: Path | None = None) -> Nim:
    """The rules; there are no files to add."""
    return Nim()

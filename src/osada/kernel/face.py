"""How a game talks to people, whatever shows it: words, courtesy, what can be done."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from osada.kernel.game import BadNotation, Move, Refusal
from osada.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Told:
    """An entry of a game's log, as one reader may know it: what was done, and what came of it."""

    first: int
    """The place of its first event; the last one's is just before the next entry's first."""
    moves: int
    """How many moves are in it."""
    seat: int | None
    """Who moved; None: nobody did, or several."""
    text: str
    """What was done."""
    details: list[str]
    """What came of it."""
    notations: list[str]
    """Its moves in notation, as far as the reader may know them."""
    verb: str = ""
    """What was done, for programs: `build`, `draft` ...; "" where nobody did anything."""
    did: str = ""
    """The same in words, without the name of who did it: `builds Mill`."""
    bare: bool = False
    """Whether neither a move nor a phase begins it: all its lines are of one rank."""


def in_lines(log: Iterable[Told]) -> list[str]:
    """A log as plain lines; what came of a move is indented beneath it."""
    found: list[str] = []
    for told in log:
        indent = "" if told.bare else "  "
        found += [told.text, *(indent + detail for detail in told.details)]
    return found


class Face(Protocol):
    """A game in words. Seats are called by `names`; it knows no terminal and no wire."""

    # What is said

    def names(self, names: dict[int, str]) -> dict[int, str]:
        """The names of all who play, those without a seat included."""

    def option(self, option: str, language: str, value: object = None) -> str:
        """An option of the game, or a value of it, in words."""

    def question(self, state: Any, seat: int, language: str) -> str:
        """What a seat is asked."""

    def label(
        self, state: Any, seat: int, move: Move, language: str, names: Mapping[int, str]
    ) -> str:
        """A move as a list says it."""

    def refusal(self, state: Any, refusal: Refusal, language: str, names: Mapping[int, str]) -> str:
        """Why a move is not possible, in a sentence with its clause."""

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a text is not a move, in a sentence."""

    def no_undo(self, reason: str, language: str) -> str:
        """Why a move cannot be taken back, where the rules say so; "" where they do not."""

    def entries(
        self,
        state: Any,
        events: Iterable[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> Sequence[Told]:
        """What happened, as a seat, or a spectator, may know it."""

    def possible(
        self, state: Any, seat: int, language: str, names: Mapping[int, str]
    ) -> Sequence[Any]:
        """The legal moves of a seat in words, and where on the table they are made."""

    # Courtesy

    def answer_unasked(self, match: Match[Any], easy: Collection[int]) -> None:
        """Answer what seats that want it easy need not be asked."""

    def undo(
        self, match: Match[Any], seat: int, easy: Collection[int], over: Collection[int]
    ) -> None:
        """Take back a seat's last line, and what bots did over it; `CannotUndo` says why not."""

    def end_turn(self, match: Match[Any], seat: int) -> None:
        """End a seat's turn with its last line, if all it could do yet is small."""

    def weight(self, match: Match[Any], seat: int) -> float:
        """How much of a pause a seat's next move needs to be followed: 1 for what begins a turn."""


class Courteous:
    """What most games do: they ask everything, and end a turn only when they are told to."""

    def names(self, names: dict[int, str]) -> dict[int, str]:
        """All who play have a seat."""
        return names

    def answer_unasked(self, match: Match[Any], easy: Collection[int]) -> None:
        """Every decision is the players' own."""

    def undo(
        self, match: Match[Any], seat: int, easy: Collection[int], over: Collection[int]
    ) -> None:
        """Take back a seat's last line."""
        match.undo(seat, over)

    def no_undo(self, reason: str, language: str) -> str:
        """The rules leave it to the players."""
        return ""

    def end_turn(self, match: Match[Any], seat: int) -> None:
        """Nothing is left open."""

    def weight(self, match: Match[Any], seat: int) -> float:
        """Every move can be followed at the same pace."""
        return 1.0

"""One game as the environments play it: who is asked, with which actions, and what a seat sees."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from osada.kernel.game import Move

OVER: Final = -1
"""The seat that is asked when the game is over."""


class IllegalAction(ValueError):
    """An action that the mask forbids; nothing has changed."""


MOST: Final = 255
"""Numbers above it are shown as it."""


def blank(size: int) -> BytesWriter:
    """A row of zeros."""
    out = BytesWriter()
    out.write(bytes(size))
    return out


# `+=` on a row would not be compiled into plain memory access, these are.


def more(out: BytesWriter, at: i64) -> None:
    """One more in a place of a row, where there are never so many that it overflows."""
    out[at] = out[at] + 1


def add(out: BytesWriter, at: i64, n: int) -> None:
    """So many more in a place of a row."""
    held: int = out[at]
    out[at] = min(held + n, MOST)


class Observer(ABC):
    """Writes the observations of a game."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.zeros: bytes = bytes(size)
        self.row: BytesWriter = blank(size)

    def observe(self, state: Any, seat: int) -> bytes:
        """What a seat may know, in the places of a layout."""
        self._fill(state, seat)
        return self.row.getvalue()

    def start(self, state: Any, seat: int) -> bytes:
        """The same without the seats that are empty, whose places are all zero."""
        self.row.truncate(self._fill(state, seat))
        return self.row.getvalue()

    def _fill(self, state: Any, seat: int) -> int:
        row = self.row
        row.truncate(0)
        row.write(self.zeros)
        return self.write(row, state, seat)

    @abstractmethod
    def write(self, out: BytesWriter, state: Any, seat: int) -> int:
        """The same into a row of zeros; where the last seat that is taken ends."""


class Numberer(ABC):
    """Numbers the moves of a game."""

    def __init__(self, size: int) -> None:
        self.size = size
        """How many actions there are."""
        self.marks: BytesWriter = blank(size)

    def number(self, moves: Sequence[Move], state: Any, seat: int) -> list[int]:
        """The action of each move that a seat can make."""
        found = self.codes(moves, state, seat, self.marks)
        self._mark(found, 0)
        return found

    def mask(self, codes: list[int]) -> bytes:
        """A 1 for each of these actions."""
        self._mark(codes, 1)
        made = self.marks.getvalue()
        self._mark(codes, 0)
        return made

    def _mark(self, codes: list[int], mark: int) -> None:
        marks = self.marks
        for code in codes:
            marks[code] = mark

    @abstractmethod
    def codes(self, moves: Sequence[Move], state: Any, seat: int, mask: BytesWriter) -> list[int]:
        """The action of each move that a seat can make; also marked in a mask of zeros."""


class NumberedGame:
    """A game in progress; seats that decide at the same time are asked one after another."""

    def __init__(self, game: Any, observer: Observer, numberer: Numberer) -> None:
        self.game: Any = game
        self.observer = observer
        self.numberer = numberer
        self.state: Any = None
        self.seat: int = OVER
        """Who is asked."""
        self.moves: Sequence[Move] = ()
        self.codes: list[int] = []
        """The actions of the seat that is asked, in the order of its moves."""

    def deal(self, options: Mapping[str, Any], seed: int | str) -> None:
        """Begin a new game."""
        self.state = self.game.new(options, seed)
        self.seat = self.game.asked(self.state)
        self.number()

    def number(self) -> None:
        """Number the moves of whoever decides next, in seat order."""
        if self.seat == OVER:
            self.moves, self.codes = (), []
            return
        self.moves = moves = self.game.options(self.state, self.seat)
        self.codes = self.numberer.number(moves, self.state, self.seat)

    def take(self, action: int) -> None:
        """Let the seat that is asked take an action; `IllegalAction` if it cannot."""
        move = self.move(action)
        if move is None:
            raise IllegalAction(f"action {action} is not possible here; the action mask says which")
        self.make(move)
        self.number()

    def move(self, action: int) -> Move | None:
        """The move that an action of the seat that is asked stands for, if it can take it."""
        for place, code in enumerate(self.codes):
            if code == action:
                return self.moves[place]
        return None

    def make(self, move: Move) -> None:
        """Make one of the moves of the seat that is asked; `number` the next decision then."""
        self.game.make(self.state, self.seat, move)
        self.seat = self.game.asked(self.state)

    def stop(self) -> None:
        """Nobody is asked any more."""
        self.seat = OVER
        self.number()

    def observe(self, seat: int) -> bytes:
        """What a seat may know."""
        return self.observer.observe(self.state, seat)

    def mask(self, seat: int) -> bytes:
        """A 1 for each action that a seat can take now; none unless it is the one asked."""
        return self.numberer.mask(self.codes if seat == self.seat else [])

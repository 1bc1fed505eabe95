"""One game as the environments play it: who is asked, with which actions, and what a seat sees."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from osada.kernel.game import Move

OVER: Final = -1
"""The seat that is asked when the game is over."""


class IllegalAction(ValueError):
    """An action that the mask forbids; nothing has changed."""


class Observer(ABC):
    """Writes the observations of a game."""

    @abstractmethod
    def observe(self, state: Any, seat: int) -> bytearray:
        """What a seat may know, in the places of a layout."""


class Numberer(ABC):
    """Numbers the moves of a game."""

    size: int
    """How many actions there are."""

    @abstractmethod
    def codes(self, moves: Sequence[Move], state: Any, seat: int, mask: bytearray) -> list[int]:
        """The action of each move that a seat can make; also marked in the mask."""


class Table:
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
        self.legal: bytearray = bytearray(numberer.size)

    def deal(self, options: Mapping[str, Any], seed: int | str) -> None:
        """Begin a new game."""
        self.state = self.game.new(options, seed)
        self._ask()

    def _ask(self) -> None:
        """Number the moves of whoever decides next, in seat order."""
        seat: int = self.game.asked(self.state)
        if seat == OVER:
            self.stop()
            return
        self.seat = seat
        self.legal = legal = bytearray(self.numberer.size)
        self.moves = moves = self.game.options(self.state, seat)
        self.codes = self.numberer.codes(moves, self.state, seat, legal)

    def take(self, action: int) -> None:
        """Let the seat that is asked take an action; `IllegalAction` if it cannot."""
        if not 0 <= action < len(self.legal) or not self.legal[action]:
            raise IllegalAction(f"action {action} is not possible here; the action mask says which")
        self.play(self.moves[self.codes.index(action)])

    def play(self, move: Move) -> None:
        """Make one of the moves of the seat that is asked."""
        self.game.make(self.state, self.seat, move)
        self._ask()

    def stop(self) -> None:
        """Nobody is asked any more."""
        self.seat = OVER
        self.moves, self.codes = (), []
        self.legal = bytearray(self.numberer.size)

    def observe(self, seat: int) -> bytearray:
        """What a seat may know."""
        return self.observer.observe(self.state, seat)

    def mask(self, seat: int) -> bytearray:
        """A 1 for each action that a seat can take now; none unless it is the one asked."""
        return self.legal[:] if seat == self.seat else bytearray(self.numberer.size)

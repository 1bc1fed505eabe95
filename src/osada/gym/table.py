"""One game as the environments play it: who is asked, with which actions, and what a seat sees."""

from collections.abc import Mapping
from typing import Any, Final

from osada.gym.actions import Actions
from osada.gym.encode import Encoder
from osada.kernel.game import Move
from osada.settlers.game import Settlers
from osada.settlers.state import State

OVER: Final = -1
"""The seat that is asked when the game is over."""


class IllegalAction(ValueError):
    """An action that the mask forbids; nothing has changed."""


class Table:
    """A game in progress; seats that pick in secret are asked one after another."""

    def __init__(self, game: Settlers, encoder: Encoder, actions: Actions) -> None:
        self.game = game
        self.encoder = encoder
        self.actions = actions
        self.seat: int = OVER
        """Who is asked."""
        self.places: int = 0
        self.moves: list[Move] = []
        self.codes: list[int] = []
        """The actions of the seat that is asked, in the order of its moves."""
        self.legal: bytearray = bytearray(actions.size)

    def deal(self, options: Mapping[str, Any], seed: int | str) -> None:
        """Begin a new game."""
        self.state: State = self.game.new(options, seed)
        self.places = len(self.state.players)
        self._ask()

    def _ask(self) -> None:
        """Number the moves of whoever decides next, in seat order."""
        self.seat = OVER
        legal = bytearray(self.actions.size)
        for seat, decision in self.game.pending(self.state).items():
            self.seat = seat
            self.moves = list(decision.moves)
            self.codes = self.actions.codes(self.moves, seat, self.places, legal)
            break
        else:
            self.moves, self.codes = [], []
        self.legal = legal

    def take(self, action: int) -> None:
        """Let the seat that is asked take an action; `IllegalAction` if it cannot."""
        if not 0 <= action < len(self.legal) or not self.legal[action]:
            raise IllegalAction(f"action {action} is not possible here; the action mask says which")
        self.play(self.moves[self.codes.index(action)])

    def play(self, move: Move) -> None:
        """Make a move of the seat that is asked."""
        self.game.apply(self.state, self.seat, move)
        self._ask()

    def stop(self) -> None:
        """Nobody is asked any more, as if the game were over."""
        self.seat = OVER
        self.moves, self.codes = [], []
        self.legal = bytearray(self.actions.size)

    def observe(self, seat: int) -> bytearray:
        """What a seat may know."""
        return self.encoder.observe(self.state, seat)

    def mask(self, seat: int) -> bytearray:
        """A 1 for each action that a seat can take now; none unless it is the one asked."""
        return self.legal[:] if seat == self.seat else bytearray(self.actions.size)

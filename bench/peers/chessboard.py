"""python-chess: no hidden cards, but the library whose speed and style people know."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import chess  # type: ignore[import-not-found]

from bench.clock import Chance, Peer, Played


class Chess(Peer):
    """To mate, stalemate, bare kings or 75 moves without a capture or a pawn's move."""

    def start(self, seed: int) -> Any:
        """All games begin alike."""
        return chess.Board()

    def play(self, seeds: range, chance: Chance) -> Played:
        """The cheap ends only: repetition is not looked for."""
        decisions = real = 0
        for _ in seeds:
            board = chess.Board()
            moves = list(board.legal_moves)
            while moves and board.halfmove_clock < 150 and not board.is_insufficient_material():
                n = len(moves)
                decisions += 1
                if n > 1:
                    real += 1
                board.push(moves[int(chance() * n)])
                moves = list(board.legal_moves)
        return Played(decisions, real)

    def moves(self, state: Any, chance: Chance) -> Sequence[Any]:
        """None once the game has ended."""
        over = state.halfmove_clock >= 150 or state.is_insufficient_material()
        return () if over else list(state.legal_moves)

    def ready(self, state: Any, move: Any) -> Callable[[], object]:
        """`Board.push`, which does not check the move."""
        return partial(state.push, move)

    def copier(self, state: Any) -> Callable[[], Any]:
        """`Board.copy`, without the moves made so far."""
        return partial(state.copy, stack=False)

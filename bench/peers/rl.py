"""RLCard: card games of two in Python."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from typing import Any

import rlcard  # type: ignore[import-not-found]

from bench.clock import Chance, Peer, Played


class Cards(Peer):
    """One of its games: the bare game to play, its environment to observe."""

    def __init__(self, name: str) -> None:
        self.name = name

    def start(self, seed: int) -> Any:
        """The game of a fresh environment."""
        game = rlcard.make(self.name, config={"seed": seed}).game
        game.init_game()
        return game

    def play(self, seeds: range, chance: Chance) -> Played:
        """One game object after another deal."""
        decisions = real = 0
        game = self.start(seeds[0])
        legal = _legal(game)
        for _ in seeds:
            game.init_game()
            while not game.is_over():
                moves = legal()
                n = len(moves)
                decisions += 1
                if n > 1:
                    real += 1
                game.step(moves[int(chance() * n)])
        return Played(decisions, real)

    def observe(self, seeds: range, chance: Chance) -> int:
        """`Env.step`: the observation as an array, and the legal actions."""
        steps = 0
        env = rlcard.make(self.name, config={"seed": seeds[0]})
        for _ in seeds:
            state, _player = env.reset()
            while not env.is_over():
                moves = list(state["legal_actions"])
                steps += 1
                state, _player = env.step(moves[int(chance() * len(moves))])
        return steps

    def moves(self, state: Any, chance: Chance) -> Sequence[Any]:
        """None once the game has ended."""
        moves: Sequence[Any] = () if state.is_over() else _legal(state)()
        return moves

    def ready(self, state: Any, move: Any) -> Callable[[], object]:
        """`Game.step`, which also makes the next player's view."""
        return partial(state.step, move)

    def copier(self, state: Any) -> Callable[[], Any]:
        """`deepcopy`, with which it steps back; it has no copy of its own."""
        return partial(deepcopy, state)


def _legal(game: Any) -> Callable[[], Sequence[Any]]:
    """Gin rummy asks its judge."""
    of: Any = game.judge if hasattr(game, "judge") else game
    legal: Callable[[], Sequence[Any]] = of.get_legal_actions
    return legal

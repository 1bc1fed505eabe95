"""catanatron: The Settlers of Catan in Python, two players."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from bench.clock import Chance, Peer, Played


class Catan(Peer):
    """The loop of `Game.play`, without its two copies of the game."""

    def start(self, seed: int) -> Any:
        """A game of two; a seed of 0 would mean none."""
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + 1)

    def play(self, seeds: range, chance: Chance) -> Played:
        """Until somebody wins, or too many turns have passed."""
        decisions = real = 0
        for seed in seeds:
            game = self.start(seed)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                moves = game.state.playable_actions
                n = len(moves)
                decisions += 1
                if n > 1:
                    real += 1
                game.execute(moves[int(chance() * n)])
        return Played(decisions, real)

    def moves(self, state: Any, chance: Chance) -> Sequence[Any]:
        """Listed by the game itself after every action."""
        over = state.winning_color() is not None or state.state.num_turns >= TURNS_LIMIT
        return () if over else list(state.state.playable_actions)

    def ready(self, state: Any, move: Any) -> Callable[[], object]:
        """`Game.execute`, which checks the action, as ours does."""
        return partial(state.execute, move)

    def copier(self, state: Any) -> Callable[[], Any]:
        """`Game.copy`."""
        copy: Callable[[], Any] = state.copy
        return copy

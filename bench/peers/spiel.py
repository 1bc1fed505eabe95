"""OpenSpiel: card games of two in C++, through its Python face."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.clock import Chance, Peer, Played


class Spiel(Peer):
    """One of its games. All draws of these are equally likely."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)

    def start(self, seed: int) -> Any:
        """Chance comes from outside, so games need no seed."""
        return self.game.new_initial_state()

    def play(self, seeds: range, chance: Chance) -> Played:
        """Drawing is work of the game, but no decision."""
        decisions = real = 0
        for _ in seeds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    draws = state.chance_outcomes()
                    state.apply_action(draws[int(chance() * len(draws))][0])
                else:
                    moves = state.legal_actions()
                    n = len(moves)
                    decisions += 1
                    if n > 1:
                        real += 1
                    state.apply_action(moves[int(chance() * n)])
        return Played(decisions, real)

    def observe(self, seeds: range, chance: Chance) -> int:
        """The observation as a list of numbers, and the mask of legal actions."""
        steps = 0
        for _ in seeds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    draws = state.chance_outcomes()
                    state.apply_action(draws[int(chance() * len(draws))][0])
                else:
                    state.observation_tensor()
                    state.legal_actions_mask()
                    moves = state.legal_actions()
                    steps += 1
                    state.apply_action(moves[int(chance() * len(moves))])
        return steps

    def moves(self, state: Any, chance: Chance) -> Sequence[Any]:
        """After all draws."""
        while state.is_chance_node():
            draws = state.chance_outcomes()
            state.apply_action(draws[int(chance() * len(draws))][0])
        moves: Sequence[Any] = state.legal_actions()
        return moves

    def ready(self, state: Any, move: Any) -> Callable[[], object]:
        """`State.apply_action`, which does not check the action."""
        return partial(state.apply_action, move)

    def copier(self, state: Any) -> Callable[[], Any]:
        """`State.clone`."""
        clone: Callable[[], Any] = state.clone
        return clone

"""What is measured: a game behind the few things that the measurements ask for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from osada.kernel.game import Game
from osada.titles import title


@dataclass(frozen=True, slots=True)
class Probe:
    """A game to be measured."""

    game: Game[Any]
    about: str
    """What is measured, in a few words."""
    seats: int
    """At the tables of whole games."""
    options: Callable[[int, int], dict[str, Any]]
    """Of a game, by its seed and the number of seats: all kinds of tables in turn."""
    playout: Callable[[Any, int], tuple[int, int, int]]
    """The engine's own loop."""
    midgame: Callable[[Any], bool]
    """Whether a state is in the middle of a game, where something is decided."""
    late: Callable[[Any], bool]
    """Whether a state is in the rounds from which positions of good play are taken."""
    forget: Callable[[Any], None]
    """Let a state list its moves anew."""
    shared: tuple[type, ...] = ()
    """What all states of all games share: card data, options."""

    def new(self, seed: int) -> Any:
        """A new game, the same each time for a seed."""
        return self.game.new(self.options(seed, self.seats), seed)

    def environment(self) -> Any:
        """An unwrapped environment; `ModuleNotFoundError` without the packages it needs."""
        return title(self.game.name).open("environment")(players=self.seats)

    def vector(self, tables: int) -> Any:
        """So many tables in one environment, all seats acting."""
        return title(self.game.name).open("vector")(tables, rivals=None, players=self.seats)

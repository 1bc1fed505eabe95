"""What is measured: each game behind the few things that the measurements ask for."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from osada.kernel.game import Game
from osada.rollwrite import RollWrite
from osada.rollwrite import playout as writing
from osada.rollwrite import state as written
from osada.settlers import Settlers
from osada.settlers import playout as settling
from osada.settlers.state import ACTION

_FACTIONS: Final = ("barbarians", "japan", "rome", "egypt")
_PAIRS: Final = tuple(combinations(_FACTIONS, 2))
_SHEETS: Final = 48


@dataclass(frozen=True, slots=True)
class Probe:
    """A game to be measured."""

    game: Game[Any]
    seats: int
    """At the tables of whole games."""
    options: Callable[[int, int], dict[str, Any]]
    """Of a game, by its seed and the number of seats: all kinds of tables in turn."""
    playout: Callable[[Any, int], tuple[int, int, int]]
    """The engine's own loop."""
    midgame: Callable[[Any], bool]
    """Whether a state is in the middle of a game, where something is decided."""
    forget: Callable[[Any], None]
    """Let a state list its moves anew."""

    def new(self, seed: int) -> Any:
        """A new game, the same each time for a seed."""
        return self.game.new(self.options(seed, self.seats), seed)

    def environment(self) -> Any:
        """An unwrapped environment; `ModuleNotFoundError` without the packages it needs."""
        from osada.gym import raw_env, rollwrite

        made = rollwrite.raw_env if self.game.name == "rollwrite" else raw_env
        return made(players=self.seats)


def _factions(seed: int, seats: int) -> dict[str, Any]:
    return {"factions": _PAIRS[seed % len(_PAIRS)] if seats == 2 else _FACTIONS[:seats]}


def _sheets(seed: int, seats: int) -> dict[str, Any]:
    return {"mode": "adventure", "sheets": [str(seed % _SHEETS + 1)] * seats}


def _forget(state: Any) -> None:
    state.moves = None


def _forget_all(state: Any) -> None:
    for player in state.players:
        player.moves = None


def settlers() -> Probe:
    """The card game: tables of two, over all pairs of factions."""
    return Probe(
        Settlers(),
        2,
        _factions,
        settling.playout,
        lambda state: state.round == 3 and state.phase == ACTION and bool(state.begun),
        _forget,
    )


def rollwrite() -> Probe:
    """The roll & write game: the adventure alone, over all sheets."""
    return Probe(
        RollWrite(),
        1,
        _sheets,
        writing.playout,
        lambda state: state.round == 5 and state.phase == written.DEVELOP,
        _forget_all,
    )

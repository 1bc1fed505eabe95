"""The roll & write game as it is measured: the adventure alone, over all sheets."""

from typing import Any, Final

from osada.bench.probe import Probe
from osada.rollwrite import RollWrite, State
from osada.rollwrite.playout import playout
from osada.rollwrite.state import DEVELOP, Options
from osada.rollwrite.village import Village

_SHEETS: Final = 48


def probe() -> Probe:
    """The roll & write game."""
    about = "roll & write, adventure alone"
    shared = (Village, Options)
    return Probe(RollWrite(), about, 1, _options, playout, _midgame, _late, _forget, shared)


def _options(seed: int, seats: int) -> dict[str, Any]:
    return {"mode": "adventure", "sheets": [str(seed % _SHEETS + 1)] * seats}


def _midgame(state: State) -> bool:
    return state.round == 5 and state.phase == DEVELOP


def _late(state: State) -> bool:
    return state.round >= 5


def _forget(state: State) -> None:
    for player in state.players:
        player.moves = None

"""The card game as it is measured: tables of two, over all pairs of factions."""

from itertools import combinations
from typing import Any, Final

from osada.bench.probe import Probe
from osada.settlers import Catalogue, Settlers, State
from osada.settlers.playout import playout
from osada.settlers.state import ACTION, Options

FACTIONS: Final = ("barbarians", "japan", "rome", "egypt")
_PAIRS: Final = tuple(combinations(FACTIONS, 2))


def probe() -> Probe:
    """The card game."""
    about = "card game, two players"
    shared = (Catalogue, Options)
    return Probe(Settlers(), about, 2, _options, playout, _midgame, _late, _forget, shared)


def _options(seed: int, seats: int) -> dict[str, Any]:
    return {"factions": _PAIRS[seed % len(_PAIRS)] if seats == 2 else FACTIONS[:seats]}


def _midgame(state: State) -> bool:
    return state.round == 3 and state.phase == ACTION and bool(state.begun)


def _late(state: State) -> bool:
    return state.round >= 3


def _forget(state: State) -> None:
    state.moves = None

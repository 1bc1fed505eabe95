"""How fast the engine is, on one core and in CPU time.

A decision is real when it is a choice among at least two legal moves listed by the engine. A
mid-game state is the first decision of the action phase of round 3 in a random game.
"""

import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

from osada.kernel.game import Move
from osada.settlers.catalogue import Catalogue
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, Options, State

MIDGAME_STATES: Final = 100
_FACTIONS: Final = ("barbarians", "japan", "rome", "egypt")
_PAIRS: Final = tuple(combinations(_FACTIONS, 2))
_LISTINGS: Final = 20
_COPIES: Final = 200
_SMALL: Final = range(-5, 257)
"""Whole numbers of which the interpreter keeps one object each."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured; rates and sizes are of two-player games where nothing else is said."""

    real_decisions_per_s: float
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    real_decisions_per_game: float
    copy_us: float
    copy_us_4: float
    legal_us: float
    legal_us_4: float
    state_bytes: float
    state_bytes_4: float
    import_s: float
    python: str
    compiled: bool
    games: int
    repeats: int
    osada: str
    rules: str

    def as_dict(self) -> dict[str, Any]:
        """The figures by name, ready for JSON."""
        return asdict(self)


def measure(games: int, repeats: int, say: Callable[[str], None]) -> Figures:
    """All figures; `say` hears what is being measured."""
    from osada import __version__

    game = Settlers()
    say(f"random games of two, {repeats} times {games}")
    runs = [_play(game, games) for _ in range(repeats)]
    seconds = median(run.seconds for run in runs)
    decisions, real = runs[0].decisions, runs[0].real
    say(f"{MIDGAME_STATES} mid-game states of two players")
    two = _midgame(game, 2, repeats)
    say(f"{MIDGAME_STATES} mid-game states of four players")
    four = _midgame(game, 4, repeats)
    say("importing the game and loading all cards")
    return Figures(
        real_decisions_per_s=round(real / seconds),
        decisions_per_s=round(decisions / seconds),
        games_per_s=round(games / seconds, 1),
        decisions_per_game=round(decisions / games, 1),
        real_decisions_per_game=round(real / games, 1),
        copy_us=round(two.copy_us, 2),
        copy_us_4=round(four.copy_us, 2),
        legal_us=round(two.legal_us, 2),
        legal_us_4=round(four.legal_us, 2),
        state_bytes=round(two.state_bytes),
        state_bytes_4=round(four.state_bytes),
        import_s=round(_import_s(repeats), 3),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=_compiled(),
        games=games,
        repeats=repeats,
        osada=__version__,
        rules=game.version,
    )


def _compiled() -> bool:
    from osada.settlers import flow

    return not str(flow.__file__).endswith(".py")


@dataclass(frozen=True, slots=True)
class _Run:
    seconds: float
    decisions: int
    real: int


def _play(game: Settlers, games: int) -> _Run:
    """Random games of two, the same ones each time."""
    chance = random.Random(2).random
    decisions = real = 0
    begun = process_time()
    for seed in range(games):
        state = game.new({"factions": _PAIRS[seed % len(_PAIRS)]}, seed)
        while pending := game.pending(state):
            for seat, decision in pending.items():
                moves = decision.moves
                n = len(moves)
                decisions += 1
                if n > 1:
                    real += 1
                game.apply(state, seat, moves[int(chance() * n)])
    return _Run(process_time() - begun, decisions, real)


@dataclass(frozen=True, slots=True)
class _Midgame:
    copy_us: float
    legal_us: float
    state_bytes: float


def midgame(game: Settlers, seats: int) -> Iterator[State]:
    """Mid-game states of random games, one from each."""
    chance = random.Random(seats).random
    for seed in range(MIDGAME_STATES):
        factions = _PAIRS[seed % len(_PAIRS)] if seats == 2 else _FACTIONS[:seats]
        state = game.new({"factions": factions}, seed)
        while state.round < 3 or state.phase != ACTION or not state.begun:
            for seat, decision in game.pending(state).items():
                game.apply(state, seat, decision.moves[int(chance() * len(decision.moves))])
        yield state


def _midgame(game: Settlers, seats: int, repeats: int) -> _Midgame:
    states = list(midgame(game, seats))
    copies: list[float] = []
    listings: list[float] = []
    for _ in range(repeats):
        begun = process_time()
        for state in states:
            for _ in range(_COPIES):
                game.copy(state)
        copies.append((process_time() - begun) / len(states) / _COPIES)
        begun = process_time()
        for state in states:
            for _ in range(_LISTINGS):
                state.moves = None
                game.pending(state)
        listings.append((process_time() - begun) / len(states) / _LISTINGS)
    size = sum(owned_bytes(state) for state in states) / len(states)
    return _Midgame(median(copies) * 1e6, median(listings) * 1e6, size)


def owned_bytes(state: State) -> int:
    """The deep size of what a state owns, decks included.

    Left out is what all states of all games share: card data, options, moves, small numbers.
    """
    seen: set[int] = set()
    waiting: list[object] = [state]
    total = 0
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (Catalogue, Options, Move, bool, type(None))):
            continue
        if isinstance(thing, int) and thing in _SMALL:
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        if isinstance(thing, (list, tuple)):
            waiting += thing
        elif not isinstance(thing, (int, str)):
            waiting += (getattr(thing, name) for name in getattr(thing, "__slots__", ()))
    return total


_IMPORT: Final = """
from time import process_time
begun = process_time()
from osada.settlers.catalogue import base
from osada.settlers.game import Settlers
base()
print(process_time() - begun)
"""


def _import_s(repeats: int) -> float:
    """CPU seconds to import the game and load all cards in a fresh interpreter."""
    with TemporaryDirectory() as folder:
        # Bytecode as an installed package has it, whatever the surroundings forbid.
        surroundings = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        times: list[float] = []
        for _ in range(repeats + 1):
            done = subprocess.run(
                [sys.executable, "-c", _IMPORT],
                env=surroundings,
                capture_output=True,
                text=True,
                check=True,
            )
            times.append(float(done.stdout))
    return median(times[1:])

"""How fast the engines are, on one core and in CPU time.

A decision is real when it is a choice among at least two legal moves listed by the engine.
"""

import gc
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from osada import build
from osada.bench import games as loops
from osada.bench import midgame
from osada.bench.boxes import Boxes, boxes
from osada.bench.campaign import Campaigns, campaigns
from osada.bench.probe import Probe
from osada.titles import FIRST, titles

_GREEDY_GAMES: Final = 12
_ENVIRONMENT_GAMES: Final = 150
_TABLES: Final = 256
"""At most, in one environment."""
_MANY: Final = 4
"""Seats of the larger tables in the middle of a game."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one game; where nothing else is said, at its usual table."""

    own_loop_real_decisions_per_s: float
    """In the engine's own loop; the other rates are of a loop in plain Python."""
    own_loop_decisions_per_s: float
    real_decisions_per_s: float
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    real_decisions_per_game: float
    env_steps_per_s: float | None
    """Unwrapped environment, with observation and mask; None if it is not installed."""
    vector_env_steps_per_s: float | None
    """Many tables in one environment, all seats acting."""
    greedy_us_per_decision: float
    copy_us: float
    copy_us_4: float
    legal_us: float
    legal_us_4: float
    step_us: float
    step_us_4: float
    state_bytes: float
    state_bytes_4: float
    good_own_loop_real_decisions_per_s: float
    """Positions of good play, from greedy's late rounds, continued at random to the end."""
    good_real_decisions_per_s: float
    good_copy_us: float
    good_legal_us: float
    good_step_us: float
    good_state_bytes: float
    rules: str


@dataclass(frozen=True, slots=True)
class Measured:
    """All games, and what they were measured on."""

    figures: Mapping[str, Figures]
    """By game."""
    about: Mapping[str, str]
    """What was measured of it, in a few words."""
    boxes: Boxes
    campaigns: Campaigns
    import_s: float
    games: int
    repeats: int

    def as_dict(self) -> dict[str, Any]:
        """The figures by name, ready for JSON; all but those of the first game say whose."""
        from osada import __version__

        return {
            **{
                prefix(game) + name: value
                for game, found in self.figures.items()
                for name, value in asdict(found).items()
            },
            **asdict(self.boxes),
            **{prefix("campaign") + name: n for name, n in asdict(self.campaigns).items()},
            "import_s": self.import_s,
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "build": build.text(),
            "compiled": build.COMPILED,
            "garbage_collector": gc.isenabled(),
            "games": self.games,
            "repeats": self.repeats,
            "osada": __version__,
        }


def measure(games: int, repeats: int, say: Callable[[str], None]) -> Measured:
    """All figures; `say` hears what is being measured."""
    probes: dict[str, Probe] = {
        name: one.open("probe")() for name, one in titles().items() if one.has("probe")
    }
    figures = {name: _figures(probe, games, repeats, say) for name, probe in probes.items()}
    about = {name: probe.about for name, probe in probes.items()}
    say("boxes beside the base game")
    beside = boxes(games, repeats)
    say("campaigns of two")
    played = campaigns(games, repeats)
    say("importing the card game and loading all cards")
    imported = round(_import_s(repeats), 3)
    return Measured(figures, about, beside, played, imported, games, repeats)


def prefix(game: str) -> str:
    """What stands before the names of a game's figures."""
    return "" if game == FIRST else f"{game}_"


def _figures(probe: Probe, games: int, repeats: int, say: Callable[[str], None]) -> Figures:
    title = probe.about
    say(f"{title}: random games in a Python loop, {repeats} times {games} ({build.text()})")
    plain = _middle([loops.in_python(probe, games) for _ in range(repeats)])
    say(f"{title}: random games in the engine's own loop, {repeats} times {games}")
    own = _middle([loops.in_engine(probe, games) for _ in range(repeats)])
    say(f"{title}: random games through the environment")
    env = _environment(probe, min(games, _ENVIRONMENT_GAMES), repeats)
    tables = min(games, _TABLES)
    vector = [steps for _ in range(repeats) if (steps := loops.in_vector(probe, tables))]
    say(f"{title}: decisions of greedy")
    greedy, positions = loops.greedy(probe, min(games, _GREEDY_GAMES))
    say(f"{title}: {len(positions)} positions of greedy's games, and on from there at random")
    good = midgame.costs(probe, positions, repeats)
    times = max(1, games // len(positions))
    on = _middle([loops.on_in_python(probe, positions, times) for _ in range(repeats)])
    own_on = _middle([loops.on_in_engine(probe, positions, times) for _ in range(repeats)])
    say(f"{title}: {midgame.STATES} mid-game states, and as many of four players")
    few = midgame.costs(probe, list(midgame.midgame(probe, probe.seats)), repeats)
    many = midgame.costs(probe, list(midgame.midgame(probe, _MANY)), repeats)
    return Figures(
        own_loop_real_decisions_per_s=round(own.real / own.seconds),
        own_loop_decisions_per_s=round(own.decisions / own.seconds),
        real_decisions_per_s=round(plain.real / plain.seconds),
        decisions_per_s=round(plain.decisions / plain.seconds),
        games_per_s=round(games / plain.seconds, 1),
        decisions_per_game=round(plain.decisions / games, 1),
        real_decisions_per_game=round(plain.real / games, 1),
        env_steps_per_s=env and round(env),
        vector_env_steps_per_s=round(median(vector)) if vector else None,
        greedy_us_per_decision=round(greedy.seconds / greedy.real * 1e6, 1),
        copy_us=round(few.copy_us, 2),
        copy_us_4=round(many.copy_us, 2),
        legal_us=round(few.legal_us, 2),
        legal_us_4=round(many.legal_us, 2),
        step_us=round(few.step_us, 2),
        step_us_4=round(many.step_us, 2),
        state_bytes=round(few.state_bytes),
        state_bytes_4=round(many.state_bytes),
        good_own_loop_real_decisions_per_s=round(own_on.real / own_on.seconds),
        good_real_decisions_per_s=round(on.real / on.seconds),
        good_copy_us=round(good.copy_us, 2),
        good_legal_us=round(good.legal_us, 2),
        good_step_us=round(good.step_us, 2),
        good_state_bytes=round(good.state_bytes),
        rules=probe.game.version,
    )


def _middle(runs: list[loops.Run]) -> loops.Run:
    """The run of median time; all play the same games."""
    return sorted(runs, key=lambda run: run.seconds)[len(runs) // 2]


def _environment(probe: Probe, games: int, repeats: int) -> float | None:
    runs = [run for _ in range(repeats) if (run := loops.in_environment(probe, games)) is not None]
    return median(run.decisions / run.seconds for run in runs) if runs else None


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


__all__ = ["Boxes", "Campaigns", "Figures", "Measured", "measure", "prefix"]

"""The compiled build and plain Python: the same sources give the same games, hash by hash."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from osada import build
from osada.kernel.random import below, seeded, step
from osada.settlers.game import Settlers

ROOT = Path(__file__).parents[2]
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "tested"
TABLES: list[dict[str, Any]] = [
    {"factions": ["rome"]},
    {"factions": ["egypt"]},
    {"factions": ["barbarians", "japan"]},
    {"factions": ["rome", "egypt"], "lookout": "advanced"},
    {"factions": ["japan", "rome"], "lookout": "alternative"},
    {"factions": ["egypt", "barbarians", "japan"], "peaceful": True, "peaceful_drafts": 2},
    {"factions": ["barbarians", "egypt", "rome", "japan"], "lookout": "alternative"},
    {"factions": ["japan", "rome", "egypt", "barbarians"], "robbers_cut_routes": True},
    {"factions": ["rome", "aztecs"], "boxes": ["friends", "aztecs"], "format": "open"},
    {"factions": ["aztecs"], "boxes": ["aztecs", "friends"], "virtual_faction": "barbarians"},
]


def hashes(seeds: range) -> list[list[str]]:
    """The fingerprint of the state after every move of random games, and of a sample of it."""
    game = Settlers()
    found: list[list[str]] = []
    for seed in seeds:
        told = str(seed) if seed % 3 == 0 else seed
        state = game.new(TABLES[seed % len(TABLES)], told)
        random = seeded(seed)
        steps = [game.hash(state)]
        while pending := game.pending(state):
            seat, decision = next(iter(pending.items()))
            random = step(random)
            game.apply(state, seat, decision.moves[below(random, len(decision.moves))])
            steps += [game.hash(state), game.hash(game.sample(state, seat, random))]
        outcome = game.outcome(state)
        assert outcome is not None
        found.append([*steps, repr(outcome.scores), repr(outcome.ties)])
    return found


def told_by(build: Path, code: str, **more: str) -> Any:
    """What a program prints as JSON when this build runs it."""
    assert build.is_dir(), f"there is no {build}: `make compiled` makes it"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(build), str(ROOT))), **more},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_only_the_compiled_build_is_compiled() -> None:
    code = "import json; from osada import build; print(json.dumps(build.COMPILED))"
    assert told_by(COMPILED, code) is True
    assert told_by(PLAIN, code) is False


def test_both_builds_play_the_same_games_hash_by_hash() -> None:
    code = (
        "import json; from tests.unit.test_builds import hashes\n"
        f"print(json.dumps(hashes(range({4 * len(TABLES)}))))"
    )
    both = zip(told_by(PLAIN, code), told_by(COMPILED, code), strict=True)
    for seed, (plain, compiled) in enumerate(both):
        assert plain == compiled, f"the builds differ in the game of seed {seed}"


def test_a_run_that_asks_for_a_build_gets_it() -> None:
    assert os.environ.get("OSADA_BUILD", build.text()) == build.text()


LONG_GAMES = """
from osada.bots import ask, bot
from osada.kernel.random import seeded, step
from osada.settlers import Settlers

game, greedy = Settlers(), bot("greedy")
most = 0
for seed in range(3):
    state = game.new({"factions": ["rome", "egypt", "japan", "barbarians"]}, seed)
    random = seeded(seed)
    while game.pending(state):
        seat, random = game.asked(state), step(random)
        game.apply(state, seat, ask(greedy, game, state, seat, random))
    most = max(most, *(player.score for player in state.players))
    del state
print(most)
"""


def test_memory_is_sound_after_long_games() -> None:
    """Damage that compiled code does to memory shows when Python checks every block it frees."""
    assert told_by(COMPILED, LONG_GAMES, PYTHONMALLOC="debug") > 50

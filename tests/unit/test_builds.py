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
FAST = ROOT / "build" / "fast"
TABLES: list[dict[str, Any]] = [
    {"factions": ["rome"]},
    {"factions": ["egypt"]},
    {"factions": ["barbarians", "japan"]},
    {"factions": ["rome", "egypt"], "lookout": "advanced"},
    {"factions": ["japan", "rome"], "lookout": "alternative"},
    {"factions": ["egypt", "barbarians", "japan"], "peaceful": True, "peaceful_drafts": 2},
    {"factions": ["barbarians", "egypt", "rome", "japan"], "lookout": "alternative"},
    {"factions": ["japan", "rome", "egypt", "barbarians"], "robbers_cut_routes": True},
]


def hashes(seeds: range) -> list[list[str]]:
    """The fingerprint of the state after every move of random games, and of a sample of it."""
    game = Settlers()
    found: list[list[str]] = []
    for seed in seeds:
        state = game.new(TABLES[seed % len(TABLES)], seed)
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


def compiled(code: str) -> Any:
    """What a program prints as JSON when the compiled build runs it."""
    assert FAST.is_dir(), "the compiled build is not there: make it with `make fast`"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(FAST), str(ROOT)))},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_the_compiled_build_is_compiled() -> None:
    assert compiled("import json; from osada import build; print(json.dumps(build.COMPILED))")


def test_both_builds_play_the_same_games_hash_by_hash() -> None:
    seeds = range(4 * len(TABLES))
    there = compiled(
        "import json; from tests.unit.test_builds import hashes\n"
        f"print(json.dumps(hashes(range({seeds.stop}))))"
    )
    for seed, (mine, theirs) in enumerate(zip(hashes(seeds), there, strict=True)):
        assert mine == theirs, f"the builds differ in the game of seed {seed}"


def test_a_run_that_asks_for_a_build_gets_it() -> None:
    assert os.environ.get("OSADA_BUILD", build.text()) == build.text()

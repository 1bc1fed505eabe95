"""The core needs one small package; everything else is an extra, and says so when it is missing."""

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import files
from pathlib import Path

import pytest

from osada.extras import EXTRAS

ROOT = Path(__file__).parents[2]
SOURCES = Path(sys.modules["osada"].__path__[0])
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CORE = {"mypy_extensions"}
ALONE = """
import sys

class Without:
    def __init__(self, gone=()):
        self.gone = gone

    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        here = top in sys.stdlib_module_names or top in ("osada", "mypy_extensions")
        if top in self.gone if self.gone else not here:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Without(GONE))
"""
IMPORT_ALL = """
from importlib import import_module
from pkgutil import walk_packages
import osada

DOORS = ("about", "arena", "bench", "bots", "build", "extras", "kernel", "rollwrite", "rules",
         "settlers", "speech", "study", "titles")
for door in DOORS:
    module = import_module(f"osada.{door}")
    for found in walk_packages(getattr(module, "__path__", ()), f"osada.{door}."):
        if found.name != "osada.bench.opening":  # it measures the server
            import_module(found.name)
"""
PLAY_BOTH = """
from osada.bots import ask, bot
from osada.kernel.random import seeded
from osada.rollwrite import RollWrite
from osada.settlers import Settlers

for game, options, codes in (
    (Settlers(), {"factions": ["rome", "egypt"]}, ("random", "greedy")),
    (RollWrite(), {"mode": "basic", "players": 2}, ("random", "greedy")),
):
    bots = [bot(code, game.name) for code in codes]
    state = game.new(options, 7)
    while pending := game.pending(state):
        seat = min(pending)
        game.apply(state, seat, ask(bots[seat], game, state, seat, seeded("core")))
    print(len(game.outcome(state).scores))
"""


def alone(*program: str, without: tuple[str, ...] = ()) -> "subprocess.CompletedProcess[str]":
    """Run a program that sees the core only, or everything but some extras."""
    gone = {package for package, extra in EXTRAS.items() if extra in without}
    text = "\n".join([ALONE.replace("GONE", repr(gone)), *program])
    return subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, cwd=ROOT, timeout=60
    )


def command(*words: str, without: tuple[str, ...] = ()) -> "subprocess.CompletedProcess[str]":
    """Run a command where nothing but the core is installed, or everything but an extra."""
    argv = f"sys.argv = {['osada', *words]!r}"
    run = ("from osada.__main__ import main", "sys.exit(main())")
    return alone(argv, *run, without=without)


def imported() -> dict[str, set[str]]:
    """The packages that the sources import, each with the modules that do."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [one.name for one in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names and top != "osada":
                    found.setdefault(top, set()).add(str(path.relative_to(SOURCES)))
    return found


def distributions(requirements: list[str]) -> set[str]:
    """The names of the packages that are asked for."""
    names = {re.split(r"[\[<>=;]", one)[0].strip() for one in requirements}
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names}


@cache
def packages(distribution: str) -> frozenset[str]:
    """What can be imported once a distribution is installed."""
    return frozenset(file.parts[0] for file in files(distribution) or ())


def test_engine_games_and_bots_need_the_core_alone() -> None:
    run = alone(IMPORT_ALL, PLAY_BOTH)
    assert (run.stdout, run.stderr) == ("2\n2\n", "")


def test_the_core_installs_one_package() -> None:
    assert distributions(PROJECT["dependencies"]) == {"mypy-extensions"}


def test_every_package_has_its_extra() -> None:
    assert set(imported()) <= CORE | set(EXTRAS)
    for package, extra in EXTRAS.items():
        asked = distributions(PROJECT["optional-dependencies"][extra])
        brought = {top for name in asked for top in packages(name)}
        assert package in brought, f"{package} is not part of the extra {extra}"


def test_the_core_says_its_version() -> None:
    run = command("--version")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith(f"{PROJECT['version']} (rules ")


@pytest.mark.parametrize("words", [("play",), ("arena", "--games", "2"), ("--help",), ()])
def test_a_command_says_what_to_install(words: tuple[str, ...]) -> None:
    run = command(*words)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == (
        "osada: this command needs cyclopts, which is not installed; "
        'try: pip install "osada[play]"\n'
    )


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("serve", "serve"),
        ("postgres", "serve --database postgresql://127.0.0.1:1/osada"),
        ("cluster", "arena --players random,random --cluster tcp://127.0.0.1:1"),
        ("analysis", "arena --players random,random --games 2 --out x.parquet"),
        ("analysis", "arena report x.jsonl"),
        ("print", "sheets print 17"),
        ("rl", "learn --out x.bin"),
    ],
)
def test_a_missing_extra_is_named(extra: str, words: str) -> None:
    run = command(*words.split(), without=(extra,))
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("osada: ")
    assert re.search(rf"pip install ['\"]osada\[{extra}\]['\"]", run.stderr), run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("modules", "without"),
    [
        ("osada.server.run", ("postgres", "push")),
        ("osada.terminal.app, osada.cli", ("serve",)),
        ("osada.gym", ("play",)),
    ],
)
def test_an_extra_needs_no_other(modules: str, without: tuple[str, ...]) -> None:
    run = alone(f"import {modules}", "print('ready')", without=without)
    assert (run.stdout, run.stderr) == ("ready\n", "")


def test_words_say_what_to_install() -> None:
    run = alone(
        "from osada.settlers.catalogue import base",
        "from osada.settlers.words import card_name",
        "card_name(base(), 3, 'pl')",
        "from osada.speech import said",
        "said((('osada.settlers', 'messages'),), 'en', 'anything')",
    )
    assert run.stderr.endswith(
        "ModuleNotFoundError: speaking needs fluent, which is not installed; "
        'try: pip install "osada[play]"\n'
    )

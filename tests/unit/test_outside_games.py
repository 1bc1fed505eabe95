"""A game from outside the package comes through the entry point and is played like our own."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from osada.titles import OURS

ROOT = Path(__file__).parents[2]
OSADA = ROOT / "src/osada"


class Osada:
    """The command line in a process of its own, with another package installed beside it."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def install(self, name: str, title: str) -> None:
        """Install a package whose game is behind this entry point."""
        about = self.place / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[osada.games]\n{name} = {title}\n")

    def __call__(self, *words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.place), str(ROOT), os.environ.get("PYTHONPATH", "")])
        return subprocess.run(
            [sys.executable, "-m", "osada", *words],
            input=lines,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": path},
            cwd=self.place,
            timeout=120,
            check=False,
        )


@pytest.fixture
def osada(tmp_path: Path) -> Osada:
    made = Osada(tmp_path)
    made.install("nim", "tests.outside.nim.title:TITLE")
    return made


def test_it_is_played_saved_and_replayed(osada: Osada) -> None:
    words = "play --plain --game nim --players me:Ola,wise --heap 7 --seed 2 --save x.osada"
    lines = "?\nwhy take 4\ntake 9\ntake 1\nundo\nquit\n"
    done = osada(*words.split(), lines=lines)
    assert done.returncode == 0, done.stderr
    assert "Stones: " in done.stdout
    assert "take 2  (Take 2)" in done.stdout
    assert "NIM-2: In turn each player takes 1, 2 or 3 stones" in done.stdout
    journal = osada.place / "x.osada"
    assert '"heap": 7' in journal.read_text("utf-8")
    again = osada("play", "--plain", "--resume", "x.osada", lines="take 1\n" * 7)
    assert again.returncode == 0, again.stderr
    assert "wins." in again.stdout
    assert "last stone 1" in again.stdout
    assert ": ." not in again.stdout
    told = osada("replay", "x.osada", "--at", "1")
    assert "Stones: " in told.stdout


def test_options_and_clauses_speak_for_themselves(osada: Osada) -> None:
    assert "--heap INT" in osada("play", "--help").stdout
    assert "must be 12 or 7 or 21 (NIM-1)" in osada("play", "--plain", "--heap", "9").stderr
    other = osada("play", "--plain", "--game", "nim", "--factions", "rome").stderr
    assert "--factions belongs to the card game, not to the game of nim" in other
    assert "the game of nim is played line by line" in osada("play", "--game", "nim").stderr
    assert "Whoever takes the last stone wins." in osada("rules", "NIM-3").stdout


def test_bots_play_it_in_the_arena(osada: Osada) -> None:
    words = "arena --game nim --players wise,random --games 20 --heap 21 --out x.jsonl --workers 1"
    done = osada(*words.split(), "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["settings"]["heap"] == 21
    wins = {row["code"]: row["wins"] for row in told["players"]}
    assert wins["wise"] >= 18
    assert osada("arena", "table", "x.jsonl").returncode == 0
    report = osada("arena", "report", "x.jsonl").stderr
    assert report == "osada: the game of nim has no report\n"


SCENARIO = """
title: Nobody takes more than there are
rule: [NIM-2]
given: {game: nim, heap: 3}
when:
  - {move: take 2}
  - {move: take 2, refused: NIM-2}
then: {heap: HEAP}
"""


def test_scenarios_are_played(osada: Osada) -> None:
    (osada.place / "right.yaml").write_text(SCENARIO.replace("HEAP", "1"), "utf-8")
    (osada.place / "wrong.yaml").write_text(SCENARIO.replace("HEAP", "2"), "utf-8")
    done = osada("scenario", "right.yaml", "wrong.yaml")
    assert "1 passed, 1 failed" in done.stdout
    assert "there are 1 stones, not 2" in done.stdout


@pytest.mark.parametrize(
    ("title", "sentence"),
    [
        ("tests.outside.nim.game:MOST", "is not a Title"),
        ("tests.outside.nim.nothing:TITLE", "cannot be loaded: ModuleNotFoundError"),
        ("osada.titles.settlers:SETTLERS", 'is called "settlers" like another game'),
    ],
)
def test_what_does_not_fit_in_is_said(tmp_path: Path, title: str, sentence: str) -> None:
    osada = Osada(tmp_path)
    osada.install("odd", title)
    done = osada("play", "--plain")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert sentence in done.stderr
    assert osada("--help").returncode == 0


BARE = """
from dataclasses import replace
from tests.outside.nim.title import TITLE
BARE = replace(TITLE, name="bare", plan="", terminal="", PLACES)
"""


@pytest.mark.parametrize(
    ("places", "command", "sentence"),
    [
        ("", "arena --players random", "the game of nim has no arena"),
        ("", "play --plain", "the game of nim has no face for the terminal"),
        (
            'bots="tests.outside.nim.bats:ROSTER"',
            "arena --players random",
            "the game of nim has no bots at tests.outside.nim.bats:ROSTER: No module named",
        ),
    ],
)
def test_a_door_that_is_not_there(tmp_path: Path, places: str, command: str, sentence: str) -> None:
    osada = Osada(tmp_path)
    (tmp_path / "bare.py").write_text(BARE.replace("PLACES", places), "utf-8")
    osada.install("bare", "bare:BARE")
    done = osada(*command.split(), "--game", "bare")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert sentence in done.stderr


def test_the_registry_imports_no_game() -> None:
    code = (
        "import sys; from osada.titles import titles; assert len(titles()) >= 2; "
        "print(*sorted(name for name in sys.modules if name.startswith('osada.')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    loaded = {name.split(".")[1] for name in done.stdout.split()}
    assert loaded == {"kernel", "titles"}


def games_in(module: Path) -> set[str]:
    """The games of the house that a module imports, wherever in it."""
    named: list[str] = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            named += [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            named += [f"{node.module}.{one.name}" for one in node.names]
    parts = [[part for part in name.split(".") if part in OURS] for name in named]
    found = {first for first, *_ in filter(None, parts)}
    under = {game for one in found for game in OURS[one].rests_on}
    return found - under  # a campaign consists of card games


def test_a_game_of_the_house_touches_its_own_folders_and_the_registry() -> None:
    """A module that imports two games would have to import the third too."""
    found = {
        str(module.relative_to(OSADA))
        for module in OSADA.rglob("*.py")
        if len(games_in(module)) > 1
    }
    assert found == {"titles/__init__.py", "arena/__init__.py"}  # the latter: names that it had

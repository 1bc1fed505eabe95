"""A language is begun by one command; everything then speaks it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from osada import LANGUAGE_NAMES, LANGUAGES
from tools.language import begin

ROOT = Path(__file__).parents[2]
PROGRAM = """
from osada.cli import main
from osada.settlers.catalogue import base
from osada.rollwrite.catalogue import base as villages
from osada.rules import clause
from osada.names import read_names
assert base().entry[base().of_slug["castle"][0]].name("eo") == "Castle"
assert read_names("Mill | M | M") == (("Mill", "M", "M", "Mill"), (False,) * 3 + (True,))
assert villages().buildings["farm"].name("eo") == "Farm"
assert clause("RAZE-12", "eo").text == clause("RAZE-12", "en").text
for game in ("--players me,easy --factions rome,egypt", "--sheet 17"):
    assert main(["play", "--plain", "--language", "eo", "--seed", "7", *game.split()]) == 0
"""


def test_every_language_has_a_name() -> None:
    assert tuple(LANGUAGE_NAMES) == LANGUAGES


def test_a_new_one_is_spoken_at_once(tmp_path: Path) -> None:
    skipped = shutil.ignore_patterns("page", "__pycache__", "examples", "node_modules")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skipped)
    shutil.copytree(ROOT / "web/src/words", tmp_path / "web/src/words")
    changed = begin(tmp_path, "eo", "Esperanto")
    assert {file.suffix for file in changed} == {".py", ".ftl", ".cards", ".village", ".box"}
    spoken = tmp_path / "src/osada/settlers/messages/eo.ftl"
    spoken.write_text(spoken.read_text("utf-8").replace("Which card", "Kiu karto"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input="?\n1\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Kiu karto" in done.stdout


def test_one_that_is_there_is_not_begun_again(tmp_path: Path) -> None:
    package = tmp_path / "src/osada"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "src/osada/__init__.py", package)
    with pytest.raises(ValueError, match="there is a language pl already"):
        begin(tmp_path, "pl", "Polski")

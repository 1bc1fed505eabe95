"""What the tests of the arena share."""

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE, Popen

from osada.arena import GameResult

OWN = """faction: rome

[rome/aqueduct]
name: Aqueduct | Akwedukt | Akvadukt
numbers: rom101-103
colour: grey
cost: 2 stone
deal: stone
production: 1 stone
from: house
"""


class Watcher:
    """Watches a run, and does something whenever games arrive."""

    def __init__(self, then: Callable[[], object] = lambda: None) -> None:
        self.notes: list[str] = []
        self._then = then

    def advance(self, games: Sequence[GameResult]) -> None:
        self._then()

    def note(self, sentence: str) -> None:
        self.notes.append(sentence)


def in_order(games: Sequence[GameResult]) -> list[GameResult]:
    """By number: games arrive in any order."""
    return sorted(games, key=lambda game: game.game)


@contextmanager
def begun(*words: str) -> Iterator["Popen[str]"]:
    """A command of Osada in a session of its own; whatever happens, it ends with the test."""
    command = [sys.executable, "-m", "osada", *words]
    with Popen(command, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True) as run:
        try:
            yield run
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)


def wait_for_games(run: "Popen[str]", file: Path, lines: int = 4) -> None:
    """Until the file holds more than so many lines, or the run is over."""
    while run.poll() is None and not (file.exists() and line_count(file) > lines):
        time.sleep(0.02)


def line_count(file: Path) -> int:
    return file.read_bytes().count(b"\n")


def unhurried(said: str) -> str:
    """The error stream of a run without the lines that only a slow machine brings."""
    return re.sub(r"^osada: [\d,]+ of [\d,]+ games, .* a second.*\n", "", said, flags=re.MULTILINE)

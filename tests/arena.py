"""What the tests of the arena share."""

import re
from collections.abc import Callable, Sequence

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


def unhurried(said: str) -> str:
    """The error stream of a run without the lines that only a slow machine brings."""
    return re.sub(r"^osada: [\d,]+ of [\d,]+ games, .* a second.*\n", "", said, flags=re.MULTILINE)

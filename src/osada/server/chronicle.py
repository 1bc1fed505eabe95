"""The log of a match as one audience reads it, kept up to date line by line."""

from typing import Any

from osada.kernel.match import Match
from osada.server.games import Hosted
from osada.server.wire import Entry


class Chronicle:
    """Entries for a seat, or for spectators (None), in a language."""

    def __init__(self, hosted: Hosted, viewer: int | None, language: str) -> None:
        self.hosted = hosted
        self.viewer = viewer
        self.language = language
        self.entries: list[Entry] = []
        self._begins: list[tuple[int, int]] = []
        """For each entry its first event, and how many moves were made before it."""
        self._read = 0

    def cut(self, events: int) -> None:
        """Moves were taken back; so many events are as they were."""
        while self._begins and self._begins[-1][0] >= events:
            self._begins.pop()
        del self.entries[len(self._begins) :]
        self._read = min(self._read, max(0, events - 1))

    def read(self, match: Match[Any], names: dict[int, str]) -> list[Entry]:
        """All entries up to now; only what is new is put into words."""
        if len(match.log) == self._read:
            return self.entries
        event, moves = self._begins.pop() if self._begins else (0, 0)
        del self.entries[len(self._begins) :]
        news = match.log[event:]
        for told in self.hosted.entries(match, news, self.viewer, names, self.language):
            self._begins.append((event + told.first, moves))
            moves += told.moves
            self.entries.append(
                Entry(moves, told.text, told.seat, list(told.details), list(told.notations))
            )
        self._read = len(match.log)
        return self.entries

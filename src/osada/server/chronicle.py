"""The log of a match as one audience reads it, kept up to date line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from osada.kernel.match import Match
from osada.server import notes
from osada.server.games import Hosted
from osada.server.notes import Note
from osada.server.sentences import sentence
from osada.server.wire import Entry
from osada.speech import in_pieces


@dataclass(frozen=True, slots=True)
class _Begin:
    """Where a line of the game begins: its first event, and the moves made before it."""

    event: int
    moves: int


class Chronicle:
    """Entries for a seat, or for spectators (None), in a language."""

    def __init__(
        self, hosted: Hosted, viewer: int | None, language: str, whole: bool = False
    ) -> None:
        self.hosted = hosted
        self.whole = whole
        """Whether all is told, see `Hosted.told_from`."""
        self.viewer = viewer
        self.language = language
        self.entries: list[Entry] = []
        self._begins: list[_Begin | None] = []
        """For each entry where it begins; None for a note, which is not part of the game."""
        self._read = (0, 0)
        """How many events and notes have been read."""
        self.start = 0
        """So many events are not told."""

    def cut(self, events: int) -> None:
        """Moves were taken back; so many events are as they were.

        The line that they cut through goes as well: what is left of it may belong to another.
        """
        gone = (
            at
            for at, begin in enumerate(self._begins)
            if begin is not None and begin.event >= events
        )
        self._keep(self._before_last(next(gone, len(self._begins))))
        self._read = (-1, 0)

    def _keep(self, lines: int) -> None:
        del self._begins[lines:]
        del self.entries[lines:]

    @property
    def fixed(self) -> int:
        """So many entries stay as they are; the last line of the game may still grow."""
        return self._before_last(len(self.entries))

    def _before_last(self, lines: int) -> int:
        """The place of the last line of the game among so many."""
        while lines and self._begins[lines - 1] is None:
            lines -= 1
        return max(0, lines - 1)

    def read(
        self, match: Match[Any], names: dict[int, str], beside: Sequence[Note] = ()
    ) -> list[Entry]:
        """All entries up to now; only what is new is put into words."""
        if (len(match.log), len(beside)) == self._read:
            return self.entries
        start, before = (0, 0) if self.whole else self.hosted.told_from(match)
        if start != self.start:
            self.start = start
            self._keep(0)
        at = self.fixed
        begin = self._begins[at] if at < len(self._begins) else None
        if begin is None:
            at, begin = 0, _Begin(start, before)
        self._keep(at)
        told = iter(self._told(beside)[self._begins.count(None) :])
        note = next(told, None)
        moves = begin.moves
        news = match.log[begin.event :]
        with in_pieces():
            lines = self.hosted.face.entries(match.state, news, self.viewer, names, self.language)
        for line in lines:
            first = begin.event + line.first
            while note is not None and note.after <= first:
                self._add(note, match, names)
                note = next(told, None)
            self._begins.append(_Begin(first, moves))
            moves += line.moves
            self.entries.append(
                Entry(
                    moves,
                    sentence(line.text),
                    line.seat,
                    [sentence(detail) for detail in line.details],
                    list(line.notations),
                    line.verb,
                    sentence(line.did),
                    self.hosted.losses(match, line),
                    self.hosted.prayers(line),
                )
            )
        while note is not None:
            self._add(note, match, names)
            note = next(told, None)
        self._read = (len(match.log), len(beside))
        return self.entries

    def _told(self, beside: Sequence[Note]) -> list[Note]:
        """Whoever took a move back knows that."""
        return [
            n
            for n in beside
            if (n.kind != "undone" or n.seat != self.viewer) and n.after >= self.start
        ]

    def _add(self, note: Note, match: Match[Any], names: dict[int, str]) -> None:
        line = notes.entry(note, self.hosted, match, self.viewer, names, self.language)
        self._begins.append(None)
        self.entries.append(line)

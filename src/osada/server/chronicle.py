"""The log of a match as one audience reads it, kept up to date line by line."""

from osada.kernel.match import Match
from osada.server.wire import Entry, Gain, Good
from osada.settlers import State, log
from osada.settlers.catalogue import Catalogue
from osada.settlers.goods import GOODS


class Chronicle:
    """Entries for a seat, or for spectators (None), in a language."""

    def __init__(self, cards: Catalogue, viewer: int | None, language: str) -> None:
        self.cards = cards
        self.viewer = viewer
        self.language = language
        self.entries: list[Entry] = []
        self._begins: list[tuple[int, int]] = []
        """For each entry its first event, and how many moves were made before it."""
        self._read = 0

    def cut(self, events: int) -> None:
        """Moves were taken back; so many events are left."""
        while self._begins and self._begins[-1][0] >= events:
            self._begins.pop()
        del self.entries[len(self._begins) :]
        self._read = min(self._read, max(0, events - 1))

    def read(self, match: Match[State], names: dict[int, str]) -> list[Entry]:
        """All entries up to now; only what is new is put into words."""
        if len(match.log) == self._read:
            return self.entries
        event, moves = self._begins.pop() if self._begins else (0, 0)
        del self.entries[len(self._begins) :]
        for told in log.entries(self.cards, match.log[event:], self.viewer, names, self.language):
            self._begins.append((event + told.first, moves))
            moves += told.moves
            self.entries.append(
                Entry(moves, told.text, told.seat, list(told.details), list(told.notations))
            )
        self._read = len(match.log)
        return self.entries


def gains(match: Match[State], cards: Catalogue, since: int) -> list[Gain]:
    """What cards gave since an event; everybody may see it."""
    found: list[Gain] = []
    for event in match.log[since:]:
        if event[0] == "gain" and event[3] > 0 and event[4] >= 0:
            good: Good = GOODS[event[2]]
            found.append(Gain(event[1], good, event[3], cards.numbers[event[4]]))
    return found

"""A table of the roll & write game, with the records of those who play adventures."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from osada.kernel.match import Match
from osada.rollwrite import RollWrite, State
from osada.rollwrite import verbs as w
from osada.rollwrite.catalogue import Catalogue
from osada.rollwrite.state import ADVENTURE, Player
from osada.rollwrite.viewtypes import RollView
from osada.rollwrite.village import Village
from osada.terminal.roll import records
from osada.terminal.roll.records import Record
from osada.terminal.seats import Seat
from osada.terminal.table import Table
from osada.terminal.words import say

_COLOURS: Final = ("blue", "red", "gold", "purple")
_BASIC: Final = (w.BUILD, w.RAISE, w.HARVEST)


class RollTable(Table):
    """Imperial Settlers: Roll & Write."""

    match: Match[State]

    def __init__(
        self,
        match: Match[State],
        seats: Sequence[Seat],
        language: str = "en",
        file: Path | None = None,
        records: Path | None = None,
    ) -> None:
        super().__init__(match, seats, language, file)
        self.records_file = records
        self.trouble = ""
        """What is wrong with the records, in a sentence."""
        self.records = self._read_records() or {}
        """The records as they stood before this game."""
        self._noted = False

    @property
    def game(self) -> RollWrite:
        """The rules."""
        game = self.match.game
        assert isinstance(game, RollWrite)
        return game

    @property
    def villages(self) -> Catalogue:
        """The sheets and their buildings."""
        return self.game.villages

    @property
    def players(self) -> list[Player]:
        """All is open: the players as they stand (RW-AMB-27)."""
        return self.match.state.players

    @property
    def is_adventure(self) -> bool:
        """Whether everybody has a sheet of the adventure."""
        return self.match.state.options.mode == ADVENTURE

    def village(self, seat: int) -> Village:
        """A player's Village sheet."""
        return self.players[seat].village

    def doubt(self, seat: int, line: str) -> str:
        """Who is ready loses the actions that are left (RW-AMB-01)."""
        decision = self.decision(seat)
        if line.strip().lower() != "ready" or decision is None:
            return ""
        if not any(move.kind in _BASIC for move in decision.moves):
            return ""
        return say(self.language, "roll-doubt", n=self.players[seat].actions)

    def view(self, seat: int | None) -> RollView:
        """All that a seat may know."""
        return self.game.view(self.match.state, seat)

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        return f"$c-{_COLOURS[seat]}"

    # Records

    def record(self, seat: int) -> Record | None:
        """The best that was ever reached on a player's sheet before this game."""
        return self.records.get(self.village(seat).slug) if self.is_adventure else None

    def _read_records(self) -> dict[str, Record] | None:
        """The records as they stand; None if they cannot be got at."""
        if self.records_file is None:
            return None
        found, trouble = records.read(self.records_file, self.language)
        if self.is_adventure:
            self.trouble = trouble or self.trouble
        return found

    def finish(self) -> None:
        """At the end of an adventure keep what is better than ever, once."""
        if self._noted or self.outcome is None or not self.is_adventure:
            return
        self._noted = True
        known = self._read_records()  # somebody may have played at another terminal meanwhile
        if known is None or self.records_file is None:
            return
        better = dict(known)
        for seat in self.people:
            sheet, score = self.village(seat).slug, self.outcome.scores[seat]
            if sheet not in better or score > better[sheet].score:
                better[sheet] = Record(score, self.seats[seat].name, str(self.match.seed))
        if better != known:
            try:
                records.write(self.records_file, better)
            except OSError as error:
                self.trouble = records.out_of_reach(self.records_file, error, self.language)

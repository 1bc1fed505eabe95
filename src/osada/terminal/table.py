"""A match at a terminal: who sits where, which bot moves, where it is saved."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from osada.bots import bot
from osada.kernel.game import Decision, Move, Outcome
from osada.kernel.journal import JournalError
from osada.kernel.match import Match
from osada.kernel.random import seeded, step
from osada.settlers import keeping
from osada.settlers.catalogue import Catalogue
from osada.settlers.game import Settlers
from osada.settlers.state import State
from osada.settlers.words import VIRTUAL
from osada.terminal import saving
from osada.terminal.seats import Seat


@dataclass
class Table:
    """One match with its seats, its language and its file."""

    match: Match[State]
    cards: Catalogue
    seats: list[Seat]
    language: str = "en"
    file: Path | None = None
    asks_keep: bool = False
    """Whether a person is asked what to store even where all can be kept (AMB-62)."""
    saved: int = field(default=-1)
    """How many moves the file holds."""

    @property
    def game(self) -> Settlers:
        """The rules."""
        game = self.match.game
        assert isinstance(game, Settlers)
        return game

    @property
    def names(self) -> dict[int, str]:
        """The names of the seats, the virtual player's included."""
        names = {at: seat.name for at, seat in enumerate(self.seats)}
        return names if len(names) > 1 else {**names, 1: VIRTUAL}

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [at for at, seat in enumerate(self.seats) if seat.is_person]

    @property
    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        return self.match.outcome

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return self.match.moves

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know; None: what everybody may."""
        return self.match.view(seat)

    def decision(self, seat: int) -> Decision | None:
        """What a seat must decide now."""
        return self.match.pending.get(seat)

    def bot_to_move(self) -> int | None:
        """A seat of a bot that must decide."""
        waiting = [seat for seat in self.match.pending if not self.seats[seat].is_person]
        return min(waiting, default=None)

    def person_to_move(self, last: int | None) -> int | None:
        """A seat of a person who must decide, the last one's again if possible."""
        waiting = [seat for seat in self.match.pending if self.seats[seat].is_person]
        return last if last in waiting else min(waiting, default=None)

    def bot_thinking(self, seat: int) -> Callable[[], Move]:
        """What the bot at a seat would do, found out when called, in another thread if need be.

        It thinks about a sample made now, never about the state.
        """
        game, thinker = self.game, bot(self.seats[seat].bot)
        random = self.bot_chance(seat)
        sample = game.sample(self.match.state, seat, random)
        decision = game.pending(sample)[seat]
        return lambda: thinker.choose(game, sample, seat, decision, step(random))

    def bot_chance(self, seat: int) -> int:
        """The random number of a bot's next decision."""
        return seeded(f"bot {seat} {self.moves}")

    def play(self, seat: int, move: Move) -> None:
        """Make a move, then answer what need not be asked."""
        self.match.play(seat, move)
        self.settle()

    def submit(self, seat: int, line: str) -> None:
        """Make the moves of a line of notation; `BadNotation` or `Refused`: nothing changed."""
        self.match.submit(seat, line)
        self.settle()

    def settle(self) -> None:
        """In cleanup everything is kept, unless the player wants to be asked (AMB-62)."""
        keeping.settle(self.match, self._not_asked)

    def undo(self, seat: int) -> None:
        """Take back a seat's last move; `CannotUndo` says why not."""
        keeping.undo(self.match, seat, self._not_asked)

    @property
    def _not_asked(self) -> list[int]:
        """The seats that keep everything by themselves."""
        return [] if self.asks_keep else self.people

    def save(self) -> Path:
        """Write the journal; after a `JournalError` the old file is as it was."""
        assert self.file is not None
        saving.write(self.file, self.match, self.seats)
        self.saved = self.moves
        return self.file

    def save_as(self, file: Path) -> Path:
        """Write the journal to a new file and keep to it; no other file is overwritten."""
        try:
            file = file.expanduser()
            taken = file != self.file and file.exists()
        except (OSError, RuntimeError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise JournalError(str(file)[:60], 0, f"is no name for a file: {why}") from error
        if taken:
            raise JournalError(str(file), 0, "is there already; save under another name")
        before, self.file = self.file, file
        try:
            return self.save()
        except JournalError:
            self.file = before
            raise

    def text(self, seat: int, move: Move) -> str:
        """A move in notation."""
        return self.game.text(self.match.state, seat, move)

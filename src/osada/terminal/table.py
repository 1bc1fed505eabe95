"""A match at a terminal: who sits where, which bot moves, where it is saved, how it is told."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from osada.bots import bot
from osada.kernel.face import Face, in_lines
from osada.kernel.game import BadNotation, Decision, Game, Move, Outcome, Refusal
from osada.kernel.journal import JournalError
from osada.kernel.match import Match
from osada.kernel.random import seeded, step
from osada.terminal import saving
from osada.terminal.seats import Seat
from osada.titles import title


class Table(ABC):
    """One match with its seats, its language and its file; each game has a table of its own."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[Seat],
        language: str = "en",
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.face: Face = title(match.game.name).open("face")(match.game)
        self.seats = list(seats)
        self.language = language
        self.file = file

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.match.game

    @property
    def names(self) -> dict[int, str]:
        """The names of all who play."""
        return self.face.names({at: seat.name for at, seat in enumerate(self.seats)})

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [at for at, seat in enumerate(self.seats) if seat.is_person]

    @property
    def bots(self) -> list[int]:
        """The seats of bots."""
        return [at for at, seat in enumerate(self.seats) if not seat.is_person]

    @property
    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        return self.match.outcome

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return self.match.moves

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """All that a seat may know; None: what everybody may."""
        return self.match.view(seat)

    # Who decides

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
        game, thinker = self.game, bot(self.seats[seat].bot, self.game.name)
        random = self.bot_chance(seat)
        sample = game.sample(self.match.state, seat, random)
        decision = game.pending(sample)[seat]
        return lambda: thinker.choose(game, sample, seat, decision, step(random))

    def bot_chance(self, seat: int) -> int:
        """The random number of a bot's next decision."""
        return seeded(f"bot {seat} {self.moves}")

    # Moving

    def play(self, seat: int, move: Move) -> None:
        """Make a move, then answer what need not be asked."""
        self.match.play(seat, move)
        self.answer_unasked()

    def submit(self, seat: int, line: str) -> None:
        """Make the moves of a line of notation; `BadNotation` or `Refused`: nothing changed."""
        self.match.submit(seat, line)
        self.answer_unasked()

    def why_no_undo(self, seat: int) -> str | None:
        """Why a seat cannot take its last move back, as the match says it."""
        return self.match.why_no_undo(seat, self.bots)

    def undo(self, seat: int) -> None:
        """Take back a seat's last move and what bots did since; `CannotUndo` says why not."""
        self.face.undo(self.match, seat, self.unasked, self.bots)

    def answer_unasked(self) -> None:
        """Answer what need not be asked."""
        self.face.answer_unasked(self.match, self.unasked)

    @property
    def unasked(self) -> list[int]:
        """The seats that need not be asked what is mostly answered the same."""
        return self.people

    def finish(self) -> None:
        """The game is over: keep what outlasts it; mostly nothing."""
        return

    def doubt(self, seat: int, line: str) -> str:
        """What a player may have overlooked who plays this line, in a sentence; mostly nothing."""
        return ""

    # Saving

    def save(self) -> Path:
        """Write the journal; after a `JournalError` the old file is as it was."""
        assert self.file is not None
        saving.write(self.file, self.match, self.seats)
        return self.file

    def save_as(self, file: Path) -> Path:
        """Write the journal to a new file and keep to it; no other file is overwritten."""
        try:
            file = file.expanduser()
            taken = file != self.file and file.exists()
        except (OSError, RuntimeError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise JournalError(str(file)[:60], 0, f"is not a name for a file: {why}") from error
        if taken:
            raise JournalError(str(file), 0, "is there already; save under another name")
        before, self.file = self.file, file
        try:
            return self.save()
        except JournalError:
            self.file = before
            raise

    # Words

    def text(self, seat: int, move: Move) -> str:
        """A move in notation."""
        return self.game.text(self.match.state, seat, move)

    def label(self, seat: int, move: Move) -> str:
        """A move as a list says it."""
        return self.face.label(self.match.state, seat, move, self.language, self.names)

    def question(self, seat: int) -> str:
        """What a seat is asked."""
        return self.face.question(self.match.state, seat, self.language)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not possible, with its clause."""
        return self.face.refusal(self.match.state, refusal, self.language, self.names)

    def bad_notation(self, error: BadNotation) -> str:
        """Why a line is not a move."""
        return self.face.notation(error, self.language)

    def told(self, events: Iterable[tuple[Any, ...]], viewer: int | None) -> list[str]:
        """What happened, as a seat may know it."""
        told = self.face.entries(self.match.state, events, viewer, self.names, self.language)
        return in_lines(told)

    @abstractmethod
    def style(self, seat: int) -> str:
        """The colour of a player."""

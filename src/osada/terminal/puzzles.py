"""Puzzles line by line: a position is shown, moves are taken in notation, an answer is judged."""

from collections.abc import Callable, Iterable
from datetime import date
from typing import Final

from osada.kernel.game import BadNotation, Refused
from osada.puzzles import words
from osada.puzzles.attempt import Attempt, Verdict, attempt, begun
from osada.puzzles.own import knowing
from osada.puzzles.puzzle import Puzzle
from osada.puzzles.solved import Solved
from osada.puzzles.words import Teller, say
from osada.terminal.desk import desk
from osada.terminal.plain import INTERRUPTED, Plain
from osada.terminal.seats import Seat
from osada.terminal.words import say as say_plain

_WHY_NOT: Final = "why not"
_LEAVE: Final = ("quit", "exit", "q")
_KEPT: Final = ("?", "moves", "why", "show", "card", "rules", "log")
"""Commands of a game that are of use here."""


class _Leave(Exception):
    """Somebody has had enough."""


class PuzzleLines:
    """One puzzle after the other on standard input and output, or whatever stands for them."""

    def __init__(
        self,
        puzzles: Iterable[tuple[str, Puzzle]],
        language: str,
        solved: Solved,
        day: date | None = None,
        read: Callable[[str], str] | None = None,
        write: Callable[[str], None] = print,
    ) -> None:
        self.puzzles = puzzles
        """Each with what stands above it."""
        self.language = language
        self.solved = solved
        self.day = day
        """The day whose puzzle the first one is."""
        self.read = read or input
        self.write = write

    def run(self) -> int:
        """Until there are no more, or the input ends; the exit code."""
        try:
            for heading, puzzle in self.puzzles:
                self.write(heading)
                _One(self, puzzle).run()
                self.day = None
        except (_Leave, EOFError):
            return 0
        except KeyboardInterrupt:
            return INTERRUPTED
        self.write(say(self.language, "plain-none-left"))
        return 0

    def found(self, puzzle: Puzzle) -> None:
        """Keep that a puzzle was solved."""
        if not puzzle.number:
            return
        try:
            self.solved.add(puzzle.number, self.day)
        except OSError as error:
            why = error.strerror or str(error)
            file = str(self.solved.file)
            self.write(say(self.language, "plain-not-kept", file=file, why=why))


class _One:
    """A puzzle that is being answered."""

    def __init__(self, lines: PuzzleLines, puzzle: Puzzle) -> None:
        self.lines = lines
        self.puzzle = puzzle
        self.language = lines.language
        self.write = lines.write
        self.attempt = begun(puzzle)
        self.plain = self._table()
        names = self.plain.table.names
        self.teller = Teller(puzzle, self.attempt.game, names, self.language)
        self.decided = False
        """Whether it is solved, or its answer was shown."""

    def _table(self) -> Plain:
        seats = [
            Seat(say_plain(self.language, "one-player"))
            if at == self.puzzle.seat
            else Seat(say_plain(self.language, "player", n=at + 1), "greedy")
            for at in range(self.puzzle.seats())
        ]
        found = desk(self.puzzle.game)
        table = found.table(self.attempt.match, seats, self.language, None, None)
        return found.plain(table, self.lines.read, self.write)

    def run(self) -> None:
        """Until somebody goes on to the next."""
        rounds = self.attempt.game.rounds(self.attempt.match.state)[1]
        self.write(words.title(self.puzzle, self.language))
        self.write(words.task(self.puzzle, rounds, self.language))
        self._show()
        self.write(say(self.language, "plain-help"))
        while True:
            line = " ".join(self.lines.read("> ").split())
            if line.lower() == "next":
                return
            if line:
                self._obey(line)

    def _show(self) -> None:
        self.write("")
        self.plain.say_all(self.plain.brief(self.puzzle.seat))
        self.write(self.plain.table.question(self.puzzle.seat))

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word.lower() in _LEAVE:
            raise _Leave
        if word.lower() == "again":
            self._again()
        elif word.lower() == "answer":
            self._answer()
        elif line.lower().startswith(_WHY_NOT):
            self._why_not(line[len(_WHY_NOT) :].strip())
        elif word.lower() == "help":
            self.write(say(self.language, "plain-help"))
        elif word.lower() in _KEPT and word.lower() in self.plain.commands:
            self.plain.commands[word.lower()](self.puzzle.seat, rest)
        else:
            self._play(self._named(line))

    def _named(self, line: str) -> str:
        """A move by its number, or as it was typed; "" where there is no such number."""
        if not line.isdecimal():
            return line
        moves = [text for text, _ in self.plain.listed(self.puzzle.seat)]
        number = int(line[:6])
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self.write(say_plain(self.language, "no-such-move", n=number, last=len(moves)))
        return ""

    def _restart(self) -> None:
        self.attempt = begun(self.puzzle)
        self.plain = self._table()

    def _again(self) -> None:
        self._restart()
        self.write(say(self.language, "plain-again"))
        self._show()

    def _tried(self, there: Attempt, text: str) -> bool:
        """Whether a move could be made; says why not."""
        table = self.plain.table
        try:
            there.play(text)
        except BadNotation as error:
            self.write(table.bad_notation(error))
        except Refused as error:
            self.write(table.refusal(error.refusal))
        else:
            return True
        return False

    def _play(self, text: str) -> None:
        if not text or not self._tried(self.attempt, text):
            return
        self._learn(self.attempt)
        verdict = self.attempt.verdict()
        if verdict.status == "open":
            self._show()
            return
        self._judge(verdict)
        if verdict.status == "right":
            self.decided = True
            self.lines.found(self.puzzle)
            self._told(self.attempt.own)
            self.write(say(self.language, "plain-next"))
        self._restart()
        if verdict.status == "wrong":
            self.write(say(self.language, "plain-again"))
            self.write(self.plain.table.question(self.puzzle.seat))

    def _learn(self, there: Attempt) -> None:
        """Somebody's own game: a move that nobody has looked at is judged now."""
        if not self.puzzle.number and there.own:
            self.puzzle = there.puzzle = knowing(self.puzzle, there.own[0])
            self.teller.puzzle = self.puzzle

    def _judge(self, verdict: Verdict) -> None:
        """What an answer is worth, and why it is not the best."""
        self.write(f"{self.teller.heading(verdict)}.")
        for reason in self.teller.why(verdict):
            self.write(f"  {reason}")
        if verdict.status == "wrong" and verdict.rest and self.puzzle.is_line:
            if not verdict.ended:
                self.write(say(self.language, "goes-on"))
            self._told(verdict.rest)

    def _told(self, moves: Iterable[str]) -> None:
        if not self.puzzle.is_line:
            return
        told = self.teller.told(tuple(moves))
        for move in told.moves:
            self.write(f"  {move}")
        self.write(say(self.language, "brings"))
        for part, points in told.parts:
            self.write(f"  {points:+3}  {part}")

    def _answer(self) -> None:
        self.decided = True
        told = self.teller.answer()
        self.write(say(self.language, "answer"))
        for move in told.moves:
            self.write(f"  {move}")
        for part, points in told.parts if self.puzzle.is_line else ():
            self.write(f"  {points:+3}  {part}")
        if self.puzzle.is_line:
            self.write(say(self.language, "any-order"))
        if self.puzzle.number:
            self.write(self.teller.sure())
        self.write(say(self.language, "plain-next"))

    def _why_not(self, text: str) -> None:
        """What another first move comes to; the answer goes on where it is."""
        if not text:
            self.write(say(self.language, "plain-why-what", move=self.puzzle.firsts[-1].text))
            return
        there = attempt(self.puzzle, ())
        if not self._tried(there, text):
            return
        self._learn(there)
        verdict = there.verdict()
        if verdict.status == "open":
            self._told(there.own)
        else:
            self._judge(verdict)

"""The game line by line: it prints what a seat may know and takes moves in notation."""

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from osada import rules
from osada.kernel.game import BadNotation, Refused
from osada.kernel.journal import JournalError
from osada.terminal import hints
from osada.terminal.origin import ours
from osada.terminal.result import Result, ending
from osada.terminal.table import Table
from osada.terminal.undoing import why_no_undo
from osada.terminal.words import LANGUAGES, say

INTERRUPTED: Final = 130
_CLAUSES: Final = 3
_DIGITS: Final = 6
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
_FOUND: Final = 8

Command = Callable[[int, str], None]
"""Takes who asks and what stands behind the word."""


class _Quit(Exception):
    """The player has had enough."""


class Plain(ABC):
    """One match on standard input and output, or whatever stands for them."""

    example: ClassVar[str]
    """A move that can be asked about."""

    def __init__(
        self,
        table: Table,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        self.table = table
        self.read = read
        self.write = write
        self.told = 0  # events that have been told
        self.unsaved = False  # the last try to save failed
        self.doubted = ""  # a line that is made once it is typed again
        self.last: int | None = table.people[0] if len(table.people) == 1 else None
        self.commands: dict[str, Command] = {
            "?": self._moves,
            "moves": self._moves,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "show": self._show,
            "rules": self._rules,
            "language": self._language,
            "help": self._help,
        }

    # What each game has of its own

    @abstractmethod
    def brief(self, seat: int) -> list[str]:
        """What a player needs for the next move."""

    @abstractmethod
    def whole(self, seat: int | None) -> list[str]:
        """Everything that a seat may know."""

    @abstractmethod
    def result(self) -> Result:
        """How it ended."""

    @abstractmethod
    def help(self) -> str:
        """The lines that can be typed."""

    # Turns

    def run(self) -> int:
        """Play to the end, or until the input ends; the exit code."""
        try:
            self._play()
        except (_Quit, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        return 1 if self.unsaved else 0

    def _leave(self, code: int) -> int:
        """Save what was played, if a file is set, and say so."""
        language = self.table.language
        if self.table.file is None:
            self.write(f"\n{say(language, 'not-saved')}")
            return code
        return code if self._saves() else 1

    def _saves(self, new: Path | None = None) -> bool:
        try:
            file = self.table.save_as(new) if new is not None else self.table.save()
        except JournalError as error:
            self.write(str(error))
            return False
        self.write(say(self.table.language, "saved", file=str(file)))
        return True

    def _play(self) -> None:
        table = self.table
        table.answer_unasked()
        self.write(say(table.language, "plain-welcome", seed=str(table.match.seed)))
        while table.outcome is None:
            bot = table.bot_to_move()
            if bot is not None:
                table.play(bot, table.bot_thinking(bot)())
                self._keep_file()
                continue
            person = table.person_to_move(self.last)
            assert person is not None
            if person != self.last:
                name = table.seats[person].name
                self._hide()
                self.read(f"\n{say(table.language, 'plain-pass-keyboard', name=name)} ")
                self.last = person
            self._turn(person)
        self._news(self.last if len(table.people) == 1 else None)
        self.write("")
        table.finish()
        self.say_all(ending(table, self.result()))
        self._keep_file()

    def say_all(self, lines: list[str]) -> None:
        """Print some lines."""
        for line in lines:
            self.write(line)

    def _hide(self) -> None:
        """Clear a screen on which the hand of another person stands."""
        if len(self.table.people) > 1 and sys.stdout.isatty():
            self.write(_CLEAR)

    def _turn(self, seat: int) -> None:
        """Tell what happened, ask, and take lines until a move is made."""
        table = self.table
        self._news(seat)
        before = table.moves
        self._brief(seat)
        while table.moves == before and table.decision(seat) is not None:
            line = " ".join(self.read(f"{table.seats[seat].name}> ").split())
            if line:
                self._obey(seat, line)

    def _news(self, seat: int | None) -> None:
        table = self.table
        events = table.match.log[self.told :]
        self.told = len(table.match.log)
        self.say_all(table.told(events, seat))

    def _brief(self, seat: int) -> None:
        self.write("")
        self.say_all(self.brief(seat))
        self.write(self.table.question(seat))

    def _obey(self, seat: int, line: str) -> None:
        """One line: a command, the number of a move, or a move."""
        word, _, rest = line.partition(" ")
        if word.lower() in ("quit", "exit", "q"):
            raise _Quit
        command = self.commands.get(word.lower())
        if command is not None:
            command(seat, rest.strip())
            return
        if line.isdecimal():
            line = self._numbered(seat, int(line[:_DIGITS]))
        if line:
            self._move(seat, line)

    def _move(self, seat: int, line: str) -> None:
        """Make a move; one that may be a slip wants to be typed twice."""
        table = self.table
        doubt = table.doubt(seat, line)
        if doubt and self.doubted != line:
            self.doubted = line
            self.write(f"{doubt} {say(table.language, 'plain-again', line=line)}")
            return
        self.doubted = ""
        try:
            table.submit(seat, line)
        except BadNotation as error:
            self.write(self._bad(error))
        except Refused as error:
            self.write(table.refusal(error.refusal))
        else:
            self._keep_file()

    def _bad(self, error: BadNotation) -> str:
        return f"{self.table.bad_notation(error)} {say(self.table.language, 'plain-hint')}"

    def _numbered(self, seat: int, number: int) -> str:
        moves = [text for text, _ in self.listed(seat)]
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self.write(say(self.table.language, "no-such-move", n=number, last=len(moves)))
        return ""

    def listed(self, seat: int) -> list[tuple[str, str]]:
        """The legal moves, in notation and in words."""
        table, decision = self.table, self.table.decision(seat)
        moves = decision.moves if decision else ()
        return [(table.text(seat, move), table.label(seat, move)) for move in moves]

    def _keep_file(self) -> None:
        """Save after each move where a file is set; a failure is said and play goes on."""
        if self.table.file is not None:
            try:
                self.table.save()
                self.unsaved = False
            except JournalError as error:
                if not self.unsaved:
                    self.write(str(error))
                self.unsaved = True

    # Commands

    def _moves(self, seat: int, rest: str) -> None:
        for number, (text, label) in enumerate(self.listed(seat), 1):
            self.write(f"{number:>3}. {text}" + (f"  ({label})" if label != text else ""))

    def _hint(self, seat: int, rest: str) -> None:
        """A first answer, then a closer look."""
        table = self.table
        if not hints.gives_hints(table):
            self.write(say(table.language, "hint-company"))
            return
        for depth in hints.DEPTHS:
            told = hints.hint(table, seat, depth)
            self.say_all(hints.lines(table, seat, told))
            if not told.get("more") or depth == hints.DEPTHS[-1]:
                return
            self.write(say(table.language, "hint-looking"))

    def _why(self, seat: int, rest: str) -> None:
        table = self.table
        if not rest:
            self.write(say(table.language, "why-what", line=self.example))
            return
        try:
            moves = table.game.steps(table.match.state, seat, rest)
            refusal = table.game.why_not(table.match.state, seat, moves[0]) if moves else None
        except BadNotation as error:
            self.write(self._bad(error))
            return
        except Refused as error:
            refusal = error.refusal
        if refusal is None:
            self.write(say(table.language, "why-possible", move=rest))
            return
        self.write(table.refusal(refusal))
        for clause in refusal.clauses[:_CLAUSES]:
            self._clause(rules.clause(clause, table.language))

    def _clause(self, clause: rules.Clause) -> None:
        own = ours(clause.source, self.table.language)
        self.write(f"{clause.id}: {clause.text}{f' ({own})' if own else ''}")

    def _undo(self, seat: int, rest: str) -> None:
        table = self.table
        why = why_no_undo(table, seat)
        if why:
            self.write(why)
            return
        table.undo(seat)
        self.told = min(self.told, len(table.match.log))
        self.write(say(table.language, "undone"))
        self._keep_file()

    def _save(self, seat: int, rest: str) -> None:
        if rest:
            self._saves(Path(rest))
        elif self.table.file is None:
            self.write(say(self.table.language, "no-file"))
        else:
            self._saves()

    def _log(self, seat: int, rest: str) -> None:
        self.say_all(self.table.told(self.table.match.log, seat))

    def _show(self, seat: int, rest: str) -> None:
        self.say_all(self.whole(seat))

    def _rules(self, seat: int, rest: str) -> None:
        language = self.table.language
        try:
            self._clause(rules.clause(rest, language))
            return
        except rules.UnknownClause as error:
            found = rules.search(rest, language, self.table.game.name) if rest else []
            if not found and language == "en" and re.search(r"\d", rest):
                text = str(error)
                self.write(text[:1].upper() + text[1:] + ("" if text.endswith("?") else "."))
            elif not found:
                self.write(say(language, "nothing-found"))
        for clause in found[:_FOUND]:
            self._clause(clause)

    def _language(self, seat: int, rest: str) -> None:
        if rest not in LANGUAGES:
            self.write(say(self.table.language, "which-language", known=", ".join(LANGUAGES)))
            return
        self.table.language = rest
        self._brief(seat)

    def _help(self, seat: int, rest: str) -> None:
        self.say_all(self.help().split("\n"))

"""The game line by line: it prints what a seat may know and takes moves in notation."""

import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from osada import rules
from osada.kernel.game import BadNotation, Refusal, Refused
from osada.kernel.journal import JournalError
from osada.settlers import log, words
from osada.terminal import report
from osada.terminal.cardface import full
from osada.terminal.table import Table
from osada.terminal.undoing import why_no_undo
from osada.terminal.words import LANGUAGES, say

INTERRUPTED: Final = 130
_CLAUSES: Final = 3
_DIGITS: Final = 6
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
_FOUND: Final = 8


class _Quit(Exception):
    """The player has had enough."""


class Plain:
    """One match on standard input and output, or whatever stands for them."""

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
        self.last: int | None = table.people[0] if len(table.people) == 1 else None
        self._commands: dict[str, Callable[[int, str], None]] = {
            "?": self._moves,
            "moves": self._moves,
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "show": self._show,
            "card": self._card,
            "rules": self._rules,
            "language": self._language,
            "keep": self._keep,
            "help": self._help,
        }

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
        table.settle()
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
        for line in report.ending(table):
            self.write(line)
        self._keep_file()

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
        for line in log.lines(table.cards, events, seat, table.names, table.language):
            self.write(line)

    def _brief(self, seat: int) -> None:
        table = self.table
        self.write("")
        for line in report.brief(table, seat):
            self.write(line)
        asked = table.view(seat)["asked"] or {"kind": "turn"}
        self.write(words.question(table.cards, asked, table.language))

    def _obey(self, seat: int, line: str) -> None:
        """One line: a command, the number of a move, or a move."""
        word, _, rest = line.partition(" ")
        if word.lower() in ("quit", "exit", "q"):
            raise _Quit
        command = self._commands.get(word.lower())
        if command is not None:
            command(seat, rest.strip())
            return
        if line.isdecimal():
            line = self._numbered(seat, int(line[:_DIGITS]))
        if not line:
            return
        try:
            self.table.submit(seat, line)
        except BadNotation as error:
            self.write(self._bad(error))
        except Refused as error:
            self.write(self._refusal(error.refusal))
        else:
            self._keep_file()

    def _bad(self, error: BadNotation) -> str:
        language = self.table.language
        return f"{words.notation(error, language)} {say(language, 'plain-hint')}"

    def _refusal(self, refusal: Refusal) -> str:
        table = self.table
        return words.refusal(table.cards, refusal, table.language, table.names)

    def _numbered(self, seat: int, number: int) -> str:
        moves = self._texts(seat)
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self.write(say(self.table.language, "no-such-move", n=number, last=len(moves)))
        return ""

    def _texts(self, seat: int) -> list[str]:
        decision = self.table.decision(seat)
        return [self.table.text(seat, move) for move in decision.moves] if decision else []

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
        table = self.table
        for number, text in enumerate(self._texts(seat), 1):
            label = words.move_label(text, table.cards, table.language, table.names)
            self.write(f"{number:>3}. {text}" + (f"  ({label})" if label != text else ""))

    def _why(self, seat: int, rest: str) -> None:
        table = self.table
        if not rest:
            self.write(say(table.language, "why-what"))
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
        self.write(self._refusal(refusal))
        for clause in refusal.clauses[:_CLAUSES]:
            self._clause(rules.clause(clause, table.language))

    def _clause(self, clause: rules.Clause) -> None:
        self.write(f"{clause.id}: {clause.text}")

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
        table = self.table
        for line in log.lines(table.cards, table.match.log, seat, table.names, table.language):
            self.write(line)

    def _show(self, seat: int, rest: str) -> None:
        for line in report.whole(self.table, seat):
            self.write(line)

    def _card(self, seat: int, rest: str) -> None:
        found = _known_card(self.table, rest)
        if isinstance(found, str):
            self.write(found)
            return
        for line in full(self.table.cards, found, self.table.language):
            self.write(line)

    def _rules(self, seat: int, rest: str) -> None:
        language = self.table.language
        try:
            self._clause(rules.clause(rest, language))
            return
        except rules.UnknownClause as error:
            found = rules.search(rest, language) if rest else []
            if not found:
                self.write(words.sentence(str(error)) + ("" if str(error).endswith("?") else "."))
        for clause in found[:_FOUND]:
            self._clause(clause)

    def _language(self, seat: int, rest: str) -> None:
        if rest not in LANGUAGES:
            self.write(say(self.table.language, "which-language", known=", ".join(LANGUAGES)))
            return
        self.table.language = rest
        self._brief(seat)

    def _keep(self, seat: int, rest: str) -> None:
        self.table.asks_keep = rest == "ask"
        message = "keep-asked" if self.table.asks_keep else "keep-all"
        self.write(say(self.table.language, message))

    def _help(self, seat: int, rest: str) -> None:
        for line in say(self.table.language, "plain-help").split("\n"):
            self.write(line)


def _known_card(table: Table, words_: str) -> int | str:
    """A card by slug, number or name in any language; else one sentence."""
    cards = table.cards
    wanted = words_.casefold()
    known: dict[str, int] = {}
    for card in range(len(cards.numbers) - 1, -1, -1):
        entry = cards.entry[card]
        for word in (cards.slugs[card], cards.numbers[card], *entry.names):
            known[word.casefold()] = card
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, known, n=1, cutoff=0.5)
    if near:
        return say(table.language, "no-card-near", name=words_, near=near[0])
    return say(table.language, "no-card", name=words_)

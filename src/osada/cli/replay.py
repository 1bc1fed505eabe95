"""`osada replay`: a recorded game, step by step."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from osada.cli.flags import flagged
from osada.cli.records import games_of
from osada.cli.say import Json, Language, Stop, complain, show_json

if TYPE_CHECKING:
    from osada.kernel.journal import Journal
    from osada.kernel.match import Match

_HELP: Final = "n or Enter: next move, p: previous, a number: go there, q: quit"


@flagged(own_after="save")
def replay(
    file: Annotated[Path, Parameter(help="The journal of a game.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="Show the position after this many moves.")] = None,
    seat: Annotated[
        int | None, Parameter(help="See it as this seat did; else as a spectator does.")
    ] = None,
    plain: Annotated[bool, Parameter(help="Print all moves at once, ask nothing.")] = False,
    salvage: Annotated[
        bool, Parameter(help="Take a damaged journal up to its first bad line.")
    ] = False,
    save: Annotated[
        Path | None, Parameter(help="Write what could be replayed to this new file.")
    ] = None,
    language: Language = "en",
    json: Json = False,
    **own: Path,
) -> int:
    """Step through a recorded game of any kind; every move is checked against the record."""
    journal, match = _read(file, own, salvage)
    moves = len(match.records)
    if at is not None and not 0 <= at <= moves:
        raise Stop(f"there is no move {at}: {file} has {moves} moves")
    seats = len(match.view(None)["players"])
    if seat is not None and not 0 <= seat < seats:
        raise Stop(f"there is no seat {seat}: seats here are 0 to {seats - 1}")
    if save is not None:
        _save(save, match, journal)
    if json:
        show_json(_document(match, seat, moves if at is None else at))
        return 0
    reader = _Reader(match, journal, seat, language)
    if at is not None:
        reader.show(at)
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        reader.print_all()
    else:
        reader.walk()
    return 0


def _read(file: Path, own: dict[str, Path], salvage: bool) -> "tuple[Journal, Match[Any]]":
    from osada.kernel import journal as journals

    try:
        found = journals.read(file)
        match, wrong = journals.salvage(found, games_of(found, own))
    except journals.JournalError as error:
        raise Stop(str(error)) from error
    if wrong is not None:
        if not salvage:
            hint = f"; the {len(match.records)} moves above it are sound, see them with --salvage"
            raise Stop(f"{wrong}{hint}")
        complain(f"{wrong}; here are the {len(match.records)} moves above it")
    return found, match


def _save(path: Path, match: "Match[Any]", journal: "Journal") -> None:
    from osada.kernel import journal as journals

    if path.exists():
        raise Stop(f'"{path}" is there already; choose another name')
    try:
        journals.write(path, match, journal.notes)
    except journals.JournalError as error:
        raise Stop(str(error)) from error


class _Reader:
    """Somebody who follows a recorded game, as a seat saw it or as a spectator does."""

    def __init__(
        self, match: "Match[Any]", journal: "Journal", seat: int | None, language: str
    ) -> None:
        from osada.terminal.seats import Seat

        self.match = match
        self.seat = seat
        self.language = language
        self.last = match.moves
        self.then = match
        """The match at the moment that was shown last."""
        self.secret = _secret(match)
        self.seats = [
            Seat(
                journal.notes.get(f"seat {at}") or f"seat {at}", journal.notes.get(f"bot {at}", "")
            )
            for at in range(len(match.view(None)["players"]))
        ]

    def line(self, number: int) -> str:
        """A move with its number and who made it."""
        record = self.match.records[number - 1]
        text = "..." if number - 1 in self.secret and record.seat != self.seat else record.text
        return f"{number:4}  {self.seats[record.seat].name}: {text}"

    def print_all(self) -> None:
        """All moves, then the last position."""
        for number in range(1, self.last + 1):
            print(self.line(number))
        self.show(self.last)

    def show(self, at: int) -> None:
        """The position after so many moves, and what the last of them did."""
        from osada.terminal.deal import table_of
        from osada.terminal.result import ending
        from osada.terminal.start import plainly

        then = self._at(at)
        table = table_of(then, self.seats, self.language)
        plain = plainly(table)
        print(f"after move {at} of {self.last}")
        if at:
            print(self.line(at))
            for line in table.told(then.events(at), self.seat):
                print(f"      {line}")
        for line in plain.whole(self.seat):
            print(line)
        if then.outcome is not None:
            print("", *ending(table, plain.result()), sep="\n")

    def _at(self, at: int) -> "Match[Any]":
        """The match after so many moves; a step forward only goes on."""
        if at == self.then.moves + 1:
            record = self.match.records[at - 1]
            self.then.repeat(record.seat, [record.text])
        else:
            self.then = self.match.fork(at)
        return self.then

    def walk(self) -> None:
        """Step through the game with keys."""
        at = 0
        while True:
            self.show(at)
            try:
                words = input(f"[{at}/{self.last}] {_HELP} > ").strip().lower()
            except EOFError:
                print()
                return
            if words in ("", "n", "next"):
                at = min(at + 1, self.last)
            elif words in ("p", "previous"):
                at = max(at - 1, 0)
            elif words in ("q", "quit"):
                return
            elif words.isdecimal() and int(words) <= self.last:
                at = int(words)
            else:
                print(f'"{words}" is not a step; {_HELP}; moves go from 0 to {self.last}')


def _secret(match: "Match[Any]") -> set[int]:
    """The numbers of moves that only the seat that made them may know."""
    moves = [event for event in match.log if event[0] == "move"]
    return {number for number, event in enumerate(moves) if event[4:] and event[4]}


def _document(match: "Match[Any]", seat: int | None, at: int) -> dict[str, Any]:
    then = match.fork(at)
    secret = _secret(match)
    return {
        "moves": [
            {
                "seat": record.seat,
                "move": None if number in secret and record.seat != seat else record.text,
                "hash": record.hash,
            }
            for number, record in enumerate(match.records)
        ],
        "at": at,
        "view": then.view(seat),
    }

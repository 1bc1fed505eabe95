"""Puzzles at the server: nothing is kept of an answer, each request brings all of its moves."""

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Final

from osada.kernel.game import BadNotation, Refused
from osada.puzzles import words
from osada.puzzles.attempt import Attempt, Verdict, begun
from osada.puzzles.daily import daily
from osada.puzzles.puzzle import LEVELS, Puzzle
from osada.puzzles.shelf import game_of, shelf
from osada.puzzles.words import Teller
from osada.server import lobby, wire
from osada.server.chronicle import Chronicle
from osada.server.games import Hosted, hosted
from osada.server.sentences import sentence
from osada.server.sitting import Sitting
from osada.server.table import Table
from osada.server.unfit import Unfit
from osada.speech import in_pieces

_OWN: Final = "Ola"
_NAMES: Final = ("Ada", "Bruno", "Cyril", "Dora", "Ela")
"""Of those who played the game."""
LESSON: Final = "puzzle"
"""Marks the table of a puzzle: nobody else can come to it."""


@lru_cache(maxsize=3)
def listed(language: str) -> wire.Puzzles:
    """All of them."""
    return wire.Puzzles(
        [_info(puzzle, language) for puzzle in shelf().puzzles],
        [words.say(language, f"level-{level}") for level in range(1, LEVELS + 1)],
    )


def of_day(day: str) -> wire.Daily:
    """The puzzle of a day, which whoever asks names: here is another one perhaps."""
    try:
        return wire.Daily(daily(date.fromisoformat(day), len(shelf())))
    except ValueError as error:
        raise Unfit("no-day", day=day[:12]) from error


def played(number: int, moves: Sequence[str], language: str) -> wire.PuzzleState:
    """A puzzle after the moves of an answer, and what that is worth."""
    there = _there(number, moves, language)
    return _At(there, language).state()


def looked(number: int, look: wire.PuzzleLook, language: str) -> wire.Looked:
    """What can be done with a card, or at a place."""
    there = _there(number, look.moves, language)
    at = _At(there, language)
    where: wire.Look | wire.LookAt
    if look.place:
        where = wire.LookAt(1, 0, look.place)
    else:
        where = wire.Look(1, 0, look.zone, look.holder, look.card)
    with in_pieces():
        return at.hosted.look(there.match, there.puzzle.seat, where, language, at.table.names)


def solved(number: int, language: str) -> wire.Solution:
    """The answer, for whoever wants to see it."""
    at = _At(_there(number, (), language), language)
    puzzle, teller = at.puzzle, at.teller
    with in_pieces():
        firsts = [
            wire.FirstMove(
                one.text,
                sentence(label),
                one.value - puzzle.has if puzzle.is_line else -one.value,
                one.within,
                one.value >= puzzle.best,
            )
            for one, label in teller.firsts()
        ]
    return wire.Solution(at.line(puzzle.line), firsts, teller.sure())


def _there(number: int, moves: Sequence[str], language: str) -> Attempt:
    puzzle = shelf().get(number)
    if puzzle is None:
        raise Unfit("no-puzzle", number=str(number), last=str(len(shelf())))
    there = begun(puzzle)
    at = _At(there, language)
    for text in moves:
        if there.over:
            raise Unfit("puzzle-over")
        try:
            there.play(text)
        except Refused as error:
            told = at.hosted.face.refusal(
                there.match.state, error.refusal, language, at.table.names
            )
            raise Unfit("try", why=told) from error
        except BadNotation as error:
            raise Unfit("try", why=at.hosted.face.notation(error, language)) from error
    return there


class _At:
    """A puzzle as a table."""

    def __init__(self, there: Attempt, language: str) -> None:
        self.there = there
        self.puzzle = puzzle = there.puzzle
        self.language = language
        self.hosted: Hosted = hosted(puzzle.game)
        others = {at: "normal" for at in range(puzzle.seats()) if at != puzzle.seat}
        terms = self.hosted.terms(there.match, others)  # type: ignore[arg-type]
        names = _named(puzzle)
        self.table = Table(
            f"puzzle-{puzzle.number}",
            terms=terms,
            seats=[
                Sitting(names[at], seat.faction, seat.deck, seat.bot)
                for at, seat in enumerate(terms.seats)
            ],
            match=there.match,
            stamps=[there.match.moves] * len(terms.seats),
            lesson=LESSON,
        )
        self.teller = Teller(puzzle, there.game, self.table.names, language)

    def state(self) -> wire.PuzzleState:
        """How things stand; of an answer that has ended, before its last move."""
        puzzle, language = self.puzzle, self.language
        verdict = self.there.verdict()
        table = lobby.info(self.table.summary, range(puzzle.seats()))
        rounds = self.there.game.rounds(self.there.match.state)[1]
        return wire.PuzzleState(
            _info(puzzle, language),
            words.task(puzzle, rounds, language),
            words.level(puzzle, language),
            table,
            puzzle.seat,
            self._seen(),
            list(self.there.own),
            None if verdict.status == "open" else self._verdict(verdict),
        )

    def _seen(self) -> wire.Seen:
        there, seat = self.there, self.puzzle.seat
        match = there.match.fork(there.match.moves - 1) if there.over else there.match
        log = Chronicle(self.hosted, seat, self.language).read(match, self.table.names)
        shown = wire.Seen(match.moves, match.moves, match.view(seat), 0, log)
        shown.gains = self.hosted.gains(match, match.noted(there.begun + 1))
        shown.undo = there.match.moves > there.begun
        if not there.over and seat in match.pending:
            self.hosted.show(shown, match, seat, self.language, self.table.names)
        return shown

    def _verdict(self, verdict: Verdict) -> wire.PuzzleVerdict:
        found = wire.PuzzleVerdict(verdict.status == "right", self.teller.heading(verdict))
        found.why = self.teller.why(verdict)
        found.ended = verdict.ended
        line = self.there.own if found.right else verdict.rest
        if line and self.puzzle.is_line:
            found.line = self.line(line)
        return found

    def line(self, moves: Sequence[str]) -> wire.PuzzleLine:
        """A line in words."""
        with in_pieces():
            told = self.teller.told(moves)
            labels = [sentence(label) for label in told.moves]
        parts = self.teller.told(moves).parts if self.puzzle.is_line else ()
        return wire.PuzzleLine(labels, [wire.PuzzlePart(label, points) for label, points in parts])


def _named(puzzle: Puzzle) -> list[str]:
    names = iter(_NAMES)
    return [_OWN if at == puzzle.seat else next(names) for at in range(puzzle.seats())]


def _info(puzzle: Puzzle, language: str) -> wire.PuzzleInfo:
    options = puzzle.options
    factions = options.get("factions", ())
    return wire.PuzzleInfo(
        puzzle.number,
        puzzle.game,
        puzzle.goal,  # type: ignore[arg-type]
        puzzle.level,
        words.title(puzzle, language),
        words.where(puzzle, game_of(puzzle), language),
        puzzle.round,
        puzzle.seats(),
        factions[puzzle.seat] if factions else "",
        list(options.get("boxes", ())),
        options.get("mode", ""),
    )

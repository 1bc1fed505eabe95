"""What puzzles say, in three languages; `messages/*.ftl`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from osada.kernel.game import Game
from osada.puzzles.attempt import Attempt, Line, Verdict, apart, attempt, told
from osada.puzzles.puzzle import First, Puzzle, ground_of
from osada.puzzles.shelf import game_of
from osada.settlers.words import sentence
from osada.speech import said
from osada.titles import title as title_of

_WORDS: Final = (("osada.puzzles", "messages"),)
_REASONS: Final = 3
_DEALS: Final = {"line": 16, "move": 160}
"""As in tools/puzzles.py."""


def say(language: str, message: str, **values: str | int) -> str:
    """A message of puzzles."""
    return said(_WORDS, language, message, **values)


def title(puzzle: Puzzle, language: str) -> str:
    """What is to be found."""
    if puzzle.is_line:
        return say(language, "title-line", n=puzzle.gain)
    return say(language, "title-move" if puzzle.number else "title-better")


def task(puzzle: Puzzle, rounds: int, language: str) -> str:
    """How things stand, and what is wanted."""
    begins = say(language, "task-round", round=puzzle.round, rounds=rounds)
    if not puzzle.is_line:
        if puzzle.number:
            return f"{begins} {say(language, 'task-move')}"
        return f"{begins} {say(language, 'task-better', n=max(1, round(-puzzle.second)))}"
    who = ground_of(game_of(puzzle), puzzle).alone
    what = "task-game" if puzzle.goal == "game" else "task-this-round"
    return " ".join((begins, say(language, who, seats=puzzle.seats()), say(language, what)))


def level(puzzle: Puzzle, language: str) -> str:
    """How hard it is."""
    return say(language, f"level-{puzzle.level}")


def where(puzzle: Puzzle, game: Game[Any], language: str) -> str:
    """What it is about, for lists."""
    message, facts = ground_of(game, puzzle).where(puzzle.options, language)
    return say(language, message, round=puzzle.round, players=puzzle.seats(), **facts)


@dataclass(frozen=True, slots=True)
class Told:
    """A line in words: its moves, and what each source brings."""

    moves: Sequence[str]
    parts: Sequence[tuple[str, int]]
    points: int


class Teller:
    """Says what is found out about one puzzle."""

    def __init__(
        self, puzzle: Puzzle, game: Game[Any], names: Mapping[int, str], language: str
    ) -> None:
        self.puzzle = puzzle
        self.game = game
        self.ground = ground_of(game, puzzle)
        self.face = title_of(puzzle.game).open("face")(game)
        self.names = names
        self.language = language

    def heading(self, verdict: Verdict) -> str:
        """Right or not, and how much it is."""
        puzzle, language = self.puzzle, self.language
        if not puzzle.is_line:
            if verdict.status == "right":
                return say(language, "right-alike" if verdict.points else "right-move")
            if verdict.first is None:
                return say(language, "wrong-unknown")
            return say(language, "wrong-move", n=_number(-verdict.points))
        found = verdict.points - puzzle.has
        if verdict.status == "right":
            return say(language, "right", n=round(found))
        if verdict.within:
            return say(language, "wrong-about", n=_number(found), of=puzzle.gain)
        message = "wrong-ended" if verdict.ended else "wrong-left"
        return say(language, message, n=round(found), of=puzzle.gain)

    def why(self, verdict: Verdict) -> list[str]:
        """What the best line has over a wrong answer, without naming a move of it."""
        if verdict.status != "wrong":
            return []
        found: list[str] = []
        if verdict.first is not None and verdict.first.why:
            found = self.ground.reasons(
                self.puzzle.options, verdict.first.why, self.names, self.language
            )
        elif self.puzzle.is_line and verdict.rest:
            found = self._apart(self.line(verdict.rest), self.line(self.puzzle.line))
        if verdict.within:
            found.append(say(self.language, "within", n=_number(verdict.within)))
        return found

    def _apart(self, here: Line, best: Line) -> list[str]:
        found = [
            say(
                self.language,
                "apart-more" if n > 0 else "apart-less",
                n=abs(n),
                **{"from": self.ground.kind_name(kind, self.language)},
            )
            for kind, n in apart(self.ground, here, best)
        ]
        return found[:_REASONS] or [say(self.language, "apart-same")]

    def line(self, moves: Sequence[str]) -> Line:
        """A line from the position, played to its end."""
        return told(self.puzzle, moves, self.face, self.language, self.names)

    def told(self, moves: Sequence[str]) -> Told:
        """A line in words."""
        line = self.line(moves)
        parts = [(self._part(part.how, part.card), part.points) for part in line.parts]
        return Told(line.labels, parts, line.points)

    def answer(self) -> Told:
        """The best line."""
        return self.told(self.puzzle.line)

    def firsts(self) -> list[tuple[First, str]]:
        """All first moves, best first, as buttons say them."""
        there = attempt(self.puzzle, ())
        seat, state = self.puzzle.seat, there.match.state
        return [
            (
                one,
                self.face.label(
                    state,
                    seat,
                    there.game.parse(state, seat, one.text)[0],
                    self.language,
                    self.names,
                ),
            )
            for one in self.puzzle.firsts
        ]

    def sure(self) -> str:
        """How sure it is that there is no other line."""
        puzzle, language = self.puzzle, self.language
        ahead = puzzle.best - puzzle.second
        if not puzzle.is_line:
            deals = _DEALS["move"]
            return say(
                language,
                "sure-move",
                deals=deals,
                n=_number(ahead),
                within=_number(puzzle.second_within),
            )
        if puzzle.second == int(puzzle.second) and not puzzle.second_within:
            return say(language, "sure", n=round(ahead))
        return say(language, "sure-about", deals=_DEALS["line"], n=_number(ahead))

    def _part(self, how: str, card: str) -> str:
        called = self.ground.how_name(how, self.language)
        if not card:
            return sentence(called)
        name = self.ground.card_name(self.puzzle.options, card, self.language)
        return say(self.language, "part", card=name, how=called)


def _number(value: float) -> str:
    """With one digit where it needs one."""
    return f"{value:.1f}".removesuffix(".0")


def verdict_of(puzzle: Puzzle, moves: Sequence[str]) -> tuple[Attempt, Verdict]:
    """An answer so far, and what it is worth."""
    found = attempt(puzzle, moves)
    return found, found.verdict()

"""An answer to a puzzle: moves on a private copy of its game, judged by the points they reach."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from osada.kernel.game import Game, Points
from osada.kernel.match import Match
from osada.puzzles.ground import Ground
from osada.puzzles.puzzle import First, Puzzle, ground_of
from osada.puzzles.search import Search, TooMany
from osada.puzzles.shelf import game_of, shelf

LONGEST: Final = 80
"""Moves of an answer."""
_LIVE: Final = 700
"""Positions that are searched to see what is left of an answer."""
Status = Literal["open", "right", "wrong"]


@dataclass(frozen=True, slots=True)
class Part:
    """What something brings in a line: a card by its slug, or a kind of source."""

    how: str
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line to its end, with what it brings."""

    moves: tuple[str, ...]
    labels: tuple[str, ...]
    """As buttons say them."""
    parts: tuple[Part, ...]
    points: int
    """At its end, as at the end of a game."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth so far."""

    status: Status
    points: float
    """Points by what was done, or by the best that is left; of a best move, minus what it loses."""
    within: float = 0.0
    first: First | None = None
    """The first move, where it is the wrong one already."""
    rest: tuple[str, ...] = ()
    """How the wrong answer goes on at best, from its beginning; empty where nobody knows."""
    ended: bool = False
    """Whether the answer was played to its end."""


class Attempt:
    """A puzzle as somebody plays it."""

    def __init__(self, puzzle: Puzzle, match: Match[Any]) -> None:
        self.puzzle = puzzle
        self.match = match
        self.begun = match.moves

    @property
    def game(self) -> Game[Any]:
        """Its rules."""
        return self.match.game

    @property
    def ground(self) -> Ground:
        """Where its lines are played."""
        return ground_of(self.game, self.puzzle)

    @property
    def own(self) -> tuple[str, ...]:
        """The moves of the answer so far, in notation, without ends of turns."""
        return tuple(one.text for one in self.match.records_from(self.begun) if one.text != "end")

    def play(self, text: str) -> None:
        """One line more; `Refused`, `BadNotation`: nothing has changed. Turns end by themselves."""
        self.match.submit(self.puzzle.seat, text)
        self._end_turn()

    def _end_turn(self) -> None:
        match, ground = self.match, self.ground
        while ground.ends_turn(match.state):
            match.submit(self.puzzle.seat, "end")

    @property
    def over(self) -> bool:
        """Whether nothing can follow."""
        if not self.puzzle.is_line:
            return bool(self.own)
        return self.ground.over(self.match.state)

    def verdict(self) -> Verdict:
        """What the answer is worth."""
        puzzle, own = self.puzzle, self.own
        if not puzzle.is_line:
            return self._of_move(own)
        ended = self.over
        points = self.ground.points(self.match.state)
        first = puzzle.first(own[0]) if own else None
        if points >= puzzle.best and (ended or not self._asked):
            return Verdict("right", points, ended=ended)
        if ended:
            return Verdict("wrong", points, rest=own, ended=True)
        if first is not None and first.value + first.within < puzzle.best:
            return Verdict("wrong", first.value, first.within, first, first.line)
        if len(own) > 1:
            left = self._left()
            if left is not None and left.points < puzzle.best:
                return Verdict("wrong", left.points, rest=(*own, *left.moves))
        return Verdict("open", points)

    @property
    def _asked(self) -> bool:
        """Whether a question within a move waits for its answer."""
        return bool(getattr(self.match.state, "stack", ()))

    def _of_move(self, own: tuple[str, ...]) -> Verdict:
        if not own:
            return Verdict("open", 0)
        if own[0] == self.puzzle.line[0]:
            return Verdict("right", 0, ended=True)
        first = self.puzzle.first(own[0])
        if first is None:
            return Verdict("wrong", 0, ended=True)
        alike = not self.puzzle.number and -first.value < _ALIKE
        return Verdict("right" if alike else "wrong", first.value, first.within, first, own, True)

    def _left(self) -> Line | None:
        """The best that is left, where that is quickly found."""
        state = self.game.copy(self.match.state)
        search = Search(self.ground, _LIVE)
        try:
            search.best(state)
            moves = search.line(state)
        except TooMany:
            return None
        texts: list[str] = []
        for move in moves:
            text = self.game.text(state, self.puzzle.seat, move)
            if text != "end":
                texts.append(text)
            self.game.apply(state, self.puzzle.seat, move)
        return Line(tuple(texts), (), (), self.ground.points(state))


_ALIKE: Final = 0.5
"""Points under which two moves of somebody's own game are as good."""


def begun(puzzle: Puzzle) -> Attempt:
    """The position of a puzzle, for somebody to answer."""
    if not puzzle.number:
        return Attempt(puzzle, _at(puzzle))
    return Attempt(puzzle, _known(puzzle.number).fork())


def attempt(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    """The same with the moves of an answer."""
    found = begun(puzzle)
    for text in moves:
        found.play(text)
    return found


@lru_cache(maxsize=64)
def _known(number: int) -> Match[Any]:
    puzzle = shelf().get(number)
    assert puzzle is not None
    return _at(puzzle)


def _at(puzzle: Puzzle) -> Match[Any]:
    match: Match[Any] = Match(game_of(puzzle), puzzle.options, puzzle.seed)
    for seat, text in puzzle.moves:
        match.hurry(seat, [text], "")
    return match


def told(
    puzzle: Puzzle, moves: Sequence[str], face: Any, language: str, names: Mapping[int, str]
) -> Line:
    """A line from the position of a puzzle, move by move as buttons say it, and what it brings."""
    there = begun(puzzle)
    before = _counted(there)
    labels: list[str] = []
    for text in moves:
        state = there.match.state
        move = there.game.parse(state, puzzle.seat, text)[0]
        if there.ground.counts(move) or not puzzle.is_line:
            labels.append(face.label(state, puzzle.seat, move, language, names))
        there.play(text)
    after = _counted(there)
    parts = [Part(how, card, n) for (how, card), n in (after - before).items()]
    parts += [Part(how, card, -n) for (how, card), n in (before - after).items()]
    parts.sort(key=lambda part: -part.points)
    return Line(tuple(moves), tuple(labels), tuple(parts), there.ground.points(there.match.state))


def _counted(there: Attempt) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for one in there.ground.sources(there.match.state):
        found[one.how, one.card] += one.points
    return found


def apart(ground: Ground, one: Line, other: Line) -> list[tuple[str, int]]:
    """By kind of source, how many points more the second line has; most telling first."""

    def kinds(line: Line) -> Counter[str]:
        return ground.kinds(Points(0, part.how, part.card, part.points) for part in line.parts)

    here, there = kinds(one), kinds(other)
    found = [(kind, there[kind] - here[kind]) for kind in here.keys() | there.keys()]
    return sorted(((kind, n) for kind, n in found if n), key=lambda each: (-abs(each[1]), each[0]))

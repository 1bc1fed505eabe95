"""A puzzle: a position in a game, what is wanted there, and what every first move is worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from osada.kernel.game import Game, Move
from osada.puzzles.ground import Ground, ground
from osada.study.judgement import Made, Reason

LEVELS: Final = 5
"""Difficulties: 1 is found by all bots, 5 by none."""
GOALS: Final = ("game", "round", "move")
"""Most points at the end of the game; by the end of this round; the best move, on average."""


class BadPuzzle(ValueError):
    """A puzzle that does not fit the game it belongs to."""


@dataclass(frozen=True, slots=True)
class First:
    """A first move and what it comes to at best."""

    text: str
    value: float
    """Points that are had in the end; of a best move, points less than it brings (0: none)."""
    within: float = 0.0
    """Half of the 95 % interval, where chance has a part in it."""
    line: tuple[str, ...] = ()
    """How it goes on at best, in notation, itself first; empty where it draws cards."""
    made: Made = (0, 0, 0)
    """Of a best move: its numbers."""
    why: tuple[Reason, ...] = ()
    """Of a best move: what the best one has over it."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One of them."""

    number: int
    """Its address for good; 0 where it was made from somebody's own game."""
    game: str
    rules: str
    options: Mapping[str, Any]
    seed: int | str
    moves: Sequence[tuple[int, str]]
    """Whose and which, up to the position."""
    hash: str
    """The fingerprint of the position."""
    seat: int
    goal: str
    round: int
    asked: str
    """What is decided: `turn`, `draft` ..."""
    has: int
    """Points that the seat has already, as they are counted at the end of a game."""
    best: float
    """Points by the best line; of a best move, 0."""
    second: float
    """Points by the best line that does something else; of a best move, minus what it loses."""
    second_within: float
    steps: int
    """Actions of the best line."""
    line: tuple[str, ...]
    """The best line in notation."""
    firsts: tuple[First, ...]
    missed: tuple[str, ...]
    """Bots that do not find it."""
    level: int
    names: tuple[str, ...] = field(default=())
    """Of the players, where they have some."""

    @property
    def is_line(self) -> bool:
        """Whether a whole line is asked for, and not one move."""
        return self.goal != "move"

    @property
    def gain(self) -> int:
        """Points to be found."""
        return round(self.best) - self.has

    def first(self, text: str) -> First | None:
        """What is known of a first move."""
        return next((one for one in self.firsts if one.text == text), None)

    def seats(self) -> int:
        """How many play."""
        if "factions" in self.options:
            return len(self.options["factions"])
        return (
            len(self.options["sheets"])
            if "sheets" in self.options
            else int(self.options.get("players", 2))
        )


def position(game: Game[Any], puzzle: Puzzle) -> Any:
    """The state of a puzzle, by replaying its moves."""
    state = game.new(puzzle.options, puzzle.seed)
    for seat, text in puzzle.moves:
        game.apply(state, seat, game.parse(state, seat, text)[0])
    if puzzle.hash and game.hash(state) != puzzle.hash:
        raise BadPuzzle(f"puzzle {puzzle.number} leads to another position")
    return state


def ground_of(game: Game[Any], puzzle: Puzzle) -> Ground:
    """Where its lines are played."""
    return ground(game, puzzle.seat)


def text_of(game: Game[Any], state: Any, seat: int, move: Move) -> str:
    """A move in notation."""
    return game.text(state, seat, move)

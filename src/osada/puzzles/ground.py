"""What puzzles ask of a game: the moves of a seat's line, where it ends, its points, its words.

Each game has its own behind the door `puzzles` of its title.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from osada.kernel.game import Move, Points
from osada.study.judgement import Reason
from osada.titles import title


class Ground(Protocol):
    """One seat's moves up to the end of its part of a round, in which nobody else matters."""

    game: Any
    seat: int
    alone: str
    """The message that says why nobody else matters."""

    def moves(self, state: Any) -> Sequence[Move]:
        """The moves that a line may go on with; none that only change the order of others."""

    def over(self, state: Any) -> bool:
        """Whether the line has ended."""

    def points(self, state: Any) -> int:
        """The seat's points as they are counted at the end of a game."""

    def sources(self, state: Any) -> Iterable[Points]:
        """Where they come from."""

    def key(self, state: Any) -> Hashable:
        """What tells positions of one search apart."""

    def asks_chance(self, before: Any, after: Any) -> bool:
        """Whether a card was drawn or a die rolled in between."""

    def counts(self, move: Move) -> bool:
        """Whether a move is part of what a line does: not how something is paid or ended."""

    def ends_turn(self, state: Any) -> bool:
        """Whether all that is left of the seat's turn is to end it."""

    def kinds(self, points: Iterable[Points]) -> Counter[str]:
        """Points by kind of source."""

    def where(self, options: Mapping[str, Any], language: str) -> tuple[str, dict[str, str]]:
        """The message that says in a list what a puzzle is about, and what it names."""

    def kind_name(self, kind: str, language: str) -> str:
        """A kind of source."""

    def how_name(self, how: str, language: str) -> str:
        """How points were made."""

    def card_name(self, options: Mapping[str, Any], card: str, language: str) -> str:
        """A card or a building."""

    def reasons(
        self,
        options: Mapping[str, Any],
        why: Sequence[Reason],
        names: Mapping[int, str],
        language: str,
    ) -> list[str]:
        """What makes the difference between two moves, in words."""


def ground(game: Any, seat: int) -> Ground:
    """That of a game."""
    found: Ground = title(game.name).open("puzzles")(game, seat)
    return found

"""What the server must know of a game beyond the kernel's contract."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from osada.kernel.face import Face, Told
from osada.kernel.game import Game
from osada.kernel.match import Match
from osada.server import wire
from osada.server.games.spoken import first
from osada.server.terms import Level, Terms
from osada.server.unfit import Unfit


class Hosted(ABC):
    """A game at a table of the server; what few games have need not be said by the others."""

    game: Game[Any]
    """Its rules."""
    face: Face
    """How it talks to people."""

    @abstractmethod
    def options(self, terms: Terms, dealt: Sequence[str]) -> dict[str, Any]:
        """The options of a game for a table, and what each seat was dealt."""

    @abstractmethod
    def dealt(self, terms: Terms, chosen: Sequence[str | None]) -> list[str]:
        """What each seat plays: as chosen, or by chance."""

    @abstractmethod
    def check(self, terms: Terms) -> None:
        """`Unfit` if a seat is to play something that there is not."""

    @abstractmethod
    def check_choice(self, terms: Terms, chosen: str, others: Collection[str | None]) -> None:
        """`Unfit` if a seat cannot play what it wants."""

    def check_deck(self, terms: Terms, chosen: str | None, deck: list[str]) -> None:
        """`Unfit` if a seat cannot play what it has chosen with a deck of its own."""
        raise Unfit("other-game")

    @abstractmethod
    def terms(self, match: Match[Any], bots: Mapping[int, Level]) -> Terms:
        """The terms of a table as it stood when a match began."""

    def ahead(self, state: Any) -> int:
        """Of several games the one that is on, or the next where none is."""
        return 0

    def is_between(self, state: Any) -> bool:
        """Whether one of several games is over and the next has not begun."""
        return False

    def told_from(self, match: Match[Any]) -> tuple[int, int]:
        """Where the log that people read begins: so many events, and moves, are not told."""
        return 0, 0

    def losses(self, match: Match[Any], told: Any) -> list[wire.Loss]:
        """What an entry took from players other than who acted."""
        return []

    def prayers(self, told: Any) -> list[wire.Prayer]:
        """The prayers of an entry."""
        return []

    def gains(self, match: Match[Any], since: int) -> list[wire.Gain]:
        """What came since an event, where the table does not show it by itself."""
        return []

    @abstractmethod
    def show(
        self,
        shown: wire.Seen,
        match: Match[Any],
        seat: int,
        language: str,
        names: Mapping[int, str],
    ) -> None:
        """Add the question that a seat is asked, and what it can do."""

    @abstractmethod
    def look(
        self,
        match: Match[Any],
        seat: int,
        look: wire.Look | wire.LookAt,
        language: str,
        names: Mapping[int, str],
    ) -> wire.Looked:
        """What can be done at a place of the table, and why not."""

    def label(
        self, state: Any, seat: int, text: str, language: str, names: Mapping[int, str]
    ) -> str:
        """A move that is written in notation, as a button says it."""
        return self.face.label(state, seat, first(self.game, state, seat, text), language, names)


__all__ = ["Hosted", "Told"]

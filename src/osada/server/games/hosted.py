"""What the server must know of a game beyond the kernel's contract."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from osada.kernel.game import BadNotation, Game, Refusal
from osada.kernel.match import Match
from osada.server import wire


class Told(Protocol):
    """An entry of a game's log: what was done, and what came of it."""

    @property
    def first(self) -> int:
        """Its first event."""

    @property
    def moves(self) -> int:
        """How many moves it tells."""

    @property
    def text(self) -> str:
        """What was done."""

    @property
    def seat(self) -> int | None:
        """By whom."""

    @property
    def details(self) -> Sequence[str]:
        """What came of it."""

    @property
    def notations(self) -> Sequence[str]:
        """The moves in notation."""


class Hosted(Protocol):
    """A game at a table of the server."""

    @property
    def game(self) -> Game[Any]:
        """Its rules."""

    def options(self, wish: wire.TableWish, dealt: Sequence[str]) -> dict[str, Any]:
        """The options of a game for a table, and what each seat was dealt."""

    def dealt(self, wish: wire.TableWish, chosen: Sequence[str | None]) -> list[str]:
        """What each seat plays: as chosen, or by chance."""

    def check_choice(self, chosen: str, others: Collection[str | None]) -> None:
        """`Unfit` if a seat cannot play what it wants."""

    def wish(self, match: Match[Any], bots: Mapping[int, wire.Level]) -> wire.TableWish:
        """A table as it stood when a match began."""

    def settle(self, match: Match[Any], easy: Collection[int]) -> None:
        """Answer what seats that want it easy need not be asked."""

    def undo(self, match: Match[Any], seat: int, easy: Collection[int]) -> None:
        """Take back a seat's last line; `CannotUndo` says why not."""

    def names(self, names: dict[int, str]) -> dict[int, str]:
        """The names of all who play, those without a seat included."""

    def entries(
        self,
        match: Match[Any],
        events: Sequence[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> Sequence[Told]:
        """Events as a seat, or a spectator, may read them."""

    def gains(self, match: Match[Any], since: int) -> list[wire.Gain]:
        """What cards gave since an event."""

    def show(
        self,
        shown: wire.Seen,
        match: Match[Any],
        seat: int,
        language: str,
        names: Mapping[int, str],
    ) -> None:
        """Add the question that a seat is asked, and what it can do."""

    def look(
        self,
        match: Match[Any],
        seat: int,
        look: wire.Look | wire.LookAt,
        language: str,
        names: Mapping[int, str],
    ) -> wire.Looked:
        """What can be done at a place of the table, and why not."""

    def refusal(
        self, match: Match[Any], refusal: Refusal, language: str, names: Mapping[int, str]
    ) -> str:
        """Why a move is not possible, in a sentence."""

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a text is no move, in a sentence."""

    def label(
        self, match: Match[Any], seat: int, text: str, language: str, names: Mapping[int, str]
    ) -> str:
        """A move as a button says it."""

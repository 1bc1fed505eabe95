"""A table of the card game."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from osada.kernel.game import BadNotation, Move, Refusal
from osada.kernel.match import Match
from osada.settlers import keeping, log, words
from osada.settlers.catalogue import Catalogue
from osada.settlers.game import Settlers
from osada.settlers.state import State
from osada.settlers.words import VIRTUAL
from osada.terminal.seats import Seat
from osada.terminal.table import Table
from osada.terminal.theme import faction_style


class CardTable(Table):
    """Imperial Settlers."""

    match: Match[State]

    def __init__(
        self,
        match: Match[State],
        seats: Sequence[Seat],
        language: str = "en",
        file: Path | None = None,
    ) -> None:
        super().__init__(match, seats, language, file)
        self.asks_keep = False
        """Whether a person is asked what to store even where all can be kept (AMB-62)."""

    @property
    def game(self) -> Settlers:
        """The rules."""
        game = self.match.game
        assert isinstance(game, Settlers)
        return game

    @property
    def cards(self) -> Catalogue:
        """The cards in play."""
        return self.game.cards

    @property
    def names(self) -> dict[int, str]:
        """The names of the seats, the virtual player's included."""
        names = super().names
        return names if len(names) > 1 else {**names, 1: VIRTUAL}

    def settle(self) -> None:
        """In cleanup everything is kept, unless the player wants to be asked (AMB-62)."""
        keeping.settle(self.match, self._not_asked)

    def undo(self, seat: int) -> None:
        """Take back a seat's last move; `CannotUndo` says why not."""
        keeping.undo(self.match, seat, self._not_asked)

    @property
    def _not_asked(self) -> list[int]:
        """The seats that keep everything by themselves."""
        return [] if self.asks_keep else self.people

    # Words

    def label(self, seat: int, move: Move) -> str:
        """A move as a list says it."""
        return words.move_label(self.text(seat, move), self.cards, self.language, self.names)

    def question(self, seat: int) -> str:
        """What a seat is asked."""
        asked = self.view(seat)["asked"] or {"kind": "turn"}
        return words.question(self.cards, asked, self.language)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not possible, with its clause."""
        return words.refusal(self.cards, refusal, self.language, self.names)

    def bad_notation(self, error: BadNotation) -> str:
        """Why a line is no move."""
        return words.notation(error, self.language)

    def told(self, events: Iterable[tuple[Any, ...]], viewer: int | None) -> list[str]:
        """What happened, as a seat may know it."""
        return log.lines(self.cards, events, viewer, self.names, self.language)

    def style(self, seat: int) -> str:
        """The colour of a player's faction."""
        return faction_style(self.view(None)["players"][seat]["faction"])

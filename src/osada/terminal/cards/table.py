"""A table of the card game."""

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from osada.kernel.match import Match
from osada.settlers.catalogue import Catalogue
from osada.settlers.game import Settlers
from osada.settlers.state import State
from osada.settlers.viewtypes import View
from osada.terminal.seats import Seat
from osada.terminal.table import Table
from osada.terminal.theme import faction_style


class WithCards(Table):
    """Where cards are played: the card game, and the campaign around it."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[Seat],
        language: str = "en",
        file: Path | None = None,
    ) -> None:
        super().__init__(match, seats, language, file)
        self.asks_keep = False
        """Whether a person is asked what to store even where all can be kept (AMB-62)."""

    @property
    @abstractmethod
    def cards(self) -> Catalogue:
        """The cards in play."""

    @property
    def unasked(self) -> list[int]:
        """Everybody keeps everything by themselves, unless they want to be asked (AMB-62)."""
        return [] if self.asks_keep else self.people


class CardTable(WithCards):
    """Imperial Settlers."""

    match: Match[State]

    @property
    def game(self) -> Settlers:
        """The rules."""
        game = self.match.game
        assert isinstance(game, Settlers)
        return game

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.match.state

    @property
    def cards(self) -> Catalogue:
        """The cards in play."""
        return self.state.cards

    def view(self, seat: int | None) -> View:
        """All that a seat may know of the table."""
        return self.game.view(self.state, seat)

    def style(self, seat: int) -> str:
        """The colour of a player's faction."""
        return faction_style(self.view(None)["players"][seat]["faction"])

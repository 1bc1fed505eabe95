"""A table of the campaign; while a game is on, the card game's table within it."""

from collections.abc import Iterable
from typing import Any

from osada.campaign.game import Campaign
from osada.campaign.seating import place_of, refusal_from_table
from osada.campaign.state import GAME, NOBODY, State
from osada.campaign.viewtypes import CampaignView
from osada.kernel.game import Decision, Move, Outcome, Refusal
from osada.kernel.match import Match
from osada.settlers.catalogue import Catalogue
from osada.settlers.game import Settlers
from osada.settlers.state import State as CardState
from osada.settlers.viewtypes import View
from osada.terminal.cards.table import CardTable, WithCards
from osada.terminal.theme import faction_style


class CampaignTable(WithCards):
    """Rise of the Empire."""

    match: Match[State]

    @property
    def game(self) -> Campaign:
        """The rules."""
        game = self.match.game
        assert isinstance(game, Campaign)
        return game

    def view(self, seat: int | None) -> CampaignView:
        """All that a seat may know of the campaign."""
        return self.game.view(self.match.state, seat)

    @property
    def cards(self) -> Catalogue:
        """The cards in play, those of the campaign included."""
        return self.match.state.book.options.box.cards

    @property
    def in_game(self) -> bool:
        """Whether a card game is on."""
        return self.match.state.book.stage == GAME

    def place(self, seat: int | None) -> int | None:
        """Where a seat sits at the card game's table; None: nowhere, as a spectator."""
        place = NOBODY if seat is None else place_of(self.match.state.book, seat)
        return None if place == NOBODY else place

    def style(self, seat: int) -> str:
        """The colour of a player's faction."""
        return faction_style(self.match.state.book.empires[seat].faction)


class Seated(CardTable):
    """The card game that is on, as its own faces know it: they count places, not seats."""

    def __init__(self, whole: CampaignTable) -> None:
        self.whole = whole
        self.playing = whole.match.state.book.playing
        """Which seat of the campaign has which place."""
        sitting = [whole.seats[seat] for seat in self.playing]
        super().__init__(whole.match, sitting, whole.language, whole.file)

    @property
    def game(self) -> Settlers:
        """The rules of the card game."""
        return self.whole.game.table

    @property
    def state(self) -> CardState:
        """The card game as it stands."""
        table = self.whole.match.state.table
        assert table is not None
        return table

    @property
    def outcome(self) -> Outcome | None:
        """The result of this game."""
        return self.game.outcome(self.state)

    def view(self, seat: int | None) -> View:
        """All that a place may know of the table."""
        return self.whole.view(None if seat is None else self.playing[seat])["table"]

    def decision(self, seat: int) -> Decision | None:
        """What a place must decide at this table."""
        return self.whole.decision(self.playing[seat]) if self.whole.in_game else None

    def text(self, seat: int, move: Move) -> str:
        """A move in notation."""
        return self.whole.text(self.playing[seat], move)

    def label(self, seat: int, move: Move) -> str:
        """A move as a list says it."""
        return self.whole.label(self.playing[seat], move)

    def question(self, seat: int) -> str:
        """What a place is asked."""
        return self.whole.question(self.playing[seat])

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not possible, with its clause; places in it become seats."""
        return self.whole.refusal(refusal_from_table(self.whole.match.state.book, refusal))

    def told(self, events: Iterable[tuple[Any, ...]], viewer: int | None) -> list[str]:
        """What happened, in the whole campaign."""
        return self.whole.told(events, None if viewer is None else self.playing[viewer])

"""Plans of the card game: factions by seat, variants, own cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from osada.arena.play import Playing
from osada.arena.series import BadPlan, Parts, Series
from osada.arena.settings import shapes, variants
from osada.arena.settlers import agreement, cardfiles
from osada.arena.settlers.cardfiles import CardFiles
from osada.arena.settlers.cardgame import CardGame
from osada.arena.settlers.deeds import cards_of
from osada.arena.settlers.sources import summed
from osada.arena.settlers.tables import tables_of
from osada.arena.shapes import Fits, each, text
from osada.settlers import BadOptions, Catalogue, Settlers
from osada.settlers.brought import idle, seated
from osada.settlers.game import VERSION
from osada.settlers.log import Event
from osada.settlers.setup import options, too_many
from osada.titles.settlers import SETTLERS

_Variants: Any = variants(SETTLERS)


@dataclass(frozen=True)
class Plan(_Variants, Series):  # type: ignore[misc]
    """Everything that defines games of the card game; one seat is the solo game."""

    GAME: ClassVar = SETTLERS.name
    RULES: ClassVar = VERSION
    SEATS: ClassVar = "SETUP-1"
    RESULT: ClassVar = CardGame
    SETTINGS: ClassVar[Mapping[str, Fits]] = {
        "factions": each(text),
        **shapes(SETTLERS),
        "cards": text,
    }

    factions: tuple[str, ...] = ()
    """`rome`, `egypt`, ...: all orders of these; `rome-egypt`: this table by seat. Empty: all."""
    cards: CardFiles = ()

    @property
    def game(self) -> Settlers:
        """The game with the cards of this plan."""
        return cardfiles.game(self.cards, tuple(self.boxes) if self.cards else ())

    @property
    def catalogue(self) -> Catalogue:
        """The same cards with those of its boxes; `BadPlan` says what is wrong with them."""
        return agreement.with_boxes(self.game.cards, self.boxes)

    @property
    def most_seats(self) -> int:
        """As many as the boxes let play."""
        return self.catalogue.seats

    @property
    def tables(self) -> tuple[Parts, ...]:
        """All orders of the chosen factions, or the tables named seat by seat."""
        return tuple(tables_of(self, self._check))

    def too_many(self) -> BadOptions:
        """What the game itself says of so many seats."""
        return too_many(self.width, self.most_seats)

    def check(self) -> None:
        """`BadPlan` for factions and variants that cannot be played."""
        for table in self.tables:
            self._check(table)
        played = {faction for table in self.tables for faction in table}
        for name in self.decks:
            if name not in seated(self.decks, played):
                wrong = idle(name)
                raise BadPlan(str(wrong)) from wrong

    def _check(self, table: Parts) -> None:
        try:
            options(self.game.cards, self.options(table))
        except BadOptions as error:
            raise BadPlan(str(error)) from error

    def options(self, table: Parts) -> dict[str, Any]:
        """The options of a game at this table."""
        return agreement.options(SETTLERS, self, table)

    def own_settings(self) -> dict[str, Any]:
        """Factions, variants, and the fingerprint of own cards."""
        return agreement.settings(SETTLERS, self, self.game.cards)

    @staticmethod
    def packed(own: Path) -> CardFiles:
        """Card files as texts."""
        return cardfiles.packed(own)

    def play(self, number: int) -> CardGame:
        """Play the game of this number; what became of cards is read from its log."""
        playing = Playing(self, number)
        events: list[Event] = []
        playing.state.log = events
        for _ in playing:
            pass
        outcome = playing.outcome
        return CardGame(
            *playing.told(),
            summed(self.catalogue, outcome.sources, events),
            playing.fixture.table,
            self.lookout,
            self.peaceful,
            outcome.rank,
            cards_of(self.catalogue, events, len(outcome.scores)),
        )


__all__ = ["BadPlan", "Plan"]

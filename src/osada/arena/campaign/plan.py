"""Plans of campaigns: a game of the arena is a whole campaign."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from osada.arena.campaign.history import BROKEN_OFF, History, games_of, goals_of
from osada.arena.play import Playing
from osada.arena.series import BadPlan, Parts, Series
from osada.arena.settings import shapes, variants
from osada.arena.settlers import agreement, cardfiles
from osada.arena.settlers.cardfiles import CardFiles
from osada.arena.settlers.tables import tables_of
from osada.arena.shapes import Fits, each, text
from osada.campaign import setup
from osada.campaign.game import Campaign
from osada.kernel.game import BadOptions, Outcome
from osada.settlers import Catalogue
from osada.titles.campaign import CAMPAIGN

LONGEST: Final = 60
"""Games of a campaign; bots that fall and found empires for ever are stopped there."""

_Variants: Any = variants(CAMPAIGN)


class _Campaign(Playing):
    """A campaign while it is played; too long a one ends without a winner."""

    @property
    def outcome(self) -> Outcome:
        """The end of it."""
        found = self._game.outcome(self.state)
        if found is not None:
            return found
        empires = self.state.book.empires
        scores = tuple(empire.scores[-1] if empire.scores else 0 for empire in empires)
        nothing = ((),) * len(scores)
        return Outcome(scores, (), nothing, nothing, BROKEN_OFF)


@dataclass(frozen=True)
class Plan(_Variants, Series):  # type: ignore[misc]
    """Everything that defines campaigns; one seat is alone."""

    GAME: ClassVar = CAMPAIGN.name
    RULES: ClassVar = Campaign().version
    SEATS: ClassVar = "CAMP-CONTENT-15"
    RESULT: ClassVar = History
    SETTINGS: ClassVar[Mapping[str, Fits]] = {
        "factions": each(text),
        **shapes(CAMPAIGN),
        "cards": text,
    }

    factions: tuple[str, ...] = ()
    """Of the first empires, as in plans of the card game."""
    cards: CardFiles = ()

    @property
    def game(self) -> Campaign:
        """Campaigns with the cards of this plan."""
        return Campaign(cardfiles.game(self.cards, tuple(self.boxes) if self.cards else ()).cards)

    @property
    def catalogue(self) -> Catalogue:
        """The cards with those of its boxes; `BadPlan` says what is wrong with them."""
        return agreement.with_boxes(self.game.table.cards, self.boxes)

    @property
    def tables(self) -> tuple[Parts, ...]:
        """All orders of the chosen factions, or the tables named seat by seat."""
        return tuple(tables_of(self, self._check))

    def check(self) -> None:
        """`BadPlan` for factions and variants that cannot be played."""
        for table in self.tables:
            self._check(table)

    def _check(self, table: Parts) -> None:
        game = self.game
        try:
            setup.options(game.table.cards, self.options(table), game.rules)
        except BadOptions as error:
            raise BadPlan(str(error)) from error

    def options(self, table: Parts) -> dict[str, Any]:
        """The options of a campaign at this table."""
        return agreement.options(CAMPAIGN, self, table)

    def own_settings(self) -> dict[str, Any]:
        """Factions, variants, and the fingerprint of own cards."""
        return agreement.settings(CAMPAIGN, self, self.catalogue)

    @staticmethod
    def packed(own: Path) -> CardFiles:
        """Card files as texts."""
        return cardfiles.packed(own)

    def play(self, number: int) -> History:
        """Play the campaign of this number; what its games brought is in its chronicle."""
        playing = _Campaign(self, number)
        for _ in playing:
            if playing.state.book.number > LONGEST:
                break
        book, seats = playing.state.book, range(self.width)
        return History(
            *playing.told(),
            tuple(() for _ in seats),
            playing.fixture.table,
            book.why or BROKEN_OFF,
            goals_of(book),
            tuple(games_of(book, seat) for seat in seats),
        )

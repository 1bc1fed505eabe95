"""The games that can be played here, with cards and villages of one's own."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from osada.kernel.game import Game
from osada.rollwrite import RollWrite
from osada.rollwrite.catalogue import Catalogue as Villages
from osada.rollwrite.catalogue import base as base_villages
from osada.settlers import Settlers
from osada.settlers.catalogue import Catalogue as Cards
from osada.settlers.catalogue import base as base_cards


@dataclass(frozen=True)
class Shelf:
    """What is needed to play either game."""

    cards: Cards = field(default_factory=base_cards)
    villages: Villages = field(default_factory=base_villages)
    own_cards: Path | None = None
    """Files that are added to the cards of the game."""
    own_villages: Path | None = None
    records: Path | None = None
    """Where the best scores of adventures are kept; None: nowhere."""

    @property
    def games(self) -> Mapping[str, Game[Any]]:
        """The rules by the names that journals use."""
        return {Settlers.name: Settlers(self.cards), RollWrite.name: RollWrite(self.villages)}

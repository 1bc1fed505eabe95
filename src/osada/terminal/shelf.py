"""What is needed to play any game here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from osada.kernel.game import Game
from osada.titles import Games, titles


@dataclass(frozen=True)
class Shelf:
    """The games, with files of one's own."""

    games: Mapping[str, Game[Any]] = field(default_factory=lambda: Games(titles()))
    """The rules by the names that journals use."""
    own: Mapping[str, Path] = field(default_factory=dict)
    """Files that are added to a game, by what they hold: `cards`."""
    records: Path | None = None
    """Where the best scores of adventures are kept; None: nowhere."""
    made: Path | None = None
    """Where players keep what they make; None: where it usually lies."""

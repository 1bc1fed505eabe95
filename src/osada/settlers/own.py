"""The card game with cards of one's own."""

from pathlib import Path

from osada.settlers.catalogue import extended
from osada.settlers.game import Settlers


def game(own: Path | None = None) -> Settlers:
    """The game, with the card files of a folder or one file; `CatalogueError` for mistakes."""
    return Settlers(None if own is None else extended(own))

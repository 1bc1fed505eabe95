"""The card game with cards of one's own."""

from collections.abc import Sequence
from pathlib import Path

from osada.settlers.catalogue import extended
from osada.settlers.game import Settlers


def game(own: Path | None = None, boxes: Sequence[str] = ()) -> Settlers:
    """The game, with the card files of a folder or one file; `CatalogueError` for mistakes.

    Boxes are named where these files are about cards of theirs.
    """
    return Settlers(None if own is None else extended(own, boxes))

"""The campaign with cards of one's own."""

from collections.abc import Sequence
from pathlib import Path

from osada.campaign.game import Campaign
from osada.settlers.catalogue import extended


def game(own: Path | None = None, boxes: Sequence[str] = ()) -> Campaign:
    """The campaign, with the card files of a folder or one file; `CatalogueError` for mistakes."""
    return Campaign(None if own is None else extended(own, boxes))

"""Own card files as plain text, so that they travel with a plan to every worker."""

from functools import cache
from pathlib import Path

from osada.settlers import Settlers
from osada.settlers.catalogue import Catalogue, base, joined

CardFiles = tuple[str, ...]
"""The texts of card files, in the order in which they are read."""


def packed(folder: Path) -> CardFiles:
    """The card files of a folder, or the one file; `extended` tells what is wrong with them."""
    paths = sorted(folder.rglob("*.cards")) if folder.is_dir() else [folder]
    return tuple(path.read_text("utf-8-sig") for path in paths)


@cache
def catalogue(files: CardFiles, boxes: tuple[str, ...] = ()) -> Catalogue:
    """The cards of the base game and of these files, which may be about cards of boxes."""
    if not files:
        return base().with_boxes(boxes)
    return joined(((f"file {place}", text) for place, text in enumerate(files, 1)), boxes)


@cache
def game(files: CardFiles, boxes: tuple[str, ...] = ()) -> Settlers:
    """The game with these cards."""
    return Settlers(catalogue(files, boxes))

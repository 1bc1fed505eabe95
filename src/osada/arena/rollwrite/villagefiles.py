"""Own village files as plain text, so that they travel with a plan to every worker."""

from functools import cache
from pathlib import Path

from osada.rollwrite import Catalogue, RollWrite, base
from osada.rollwrite.catalogue import SUFFIX, joined

VillageFiles = tuple[str, ...]
"""The texts of village files, in the order in which they are read."""


def packed(folder: Path) -> VillageFiles:
    """The village files of a folder, or the one file; `extended` tells what is wrong with them."""
    paths = sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else [folder]
    return tuple(path.read_text("utf-8-sig") for path in paths)


@cache
def villages(files: VillageFiles) -> Catalogue:
    """The buildings and sheets of the game and of these files."""
    if not files:
        return base()
    return joined({f"file {at}": text for at, text in enumerate(files, 1)})


@cache
def game(files: VillageFiles) -> RollWrite:
    """The game with these villages."""
    return RollWrite(villages(files))

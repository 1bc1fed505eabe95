"""The roll & write game with villages of one's own."""

from pathlib import Path

from osada.rollwrite.catalogue import SUFFIX, extended
from osada.rollwrite.game import RollWrite
from osada.titles import BadFiles


def game(own: Path | None = None) -> RollWrite:
    """The game, with the village files of a folder or one file; `BadFiles` for mistakes."""
    return RollWrite(None if own is None else extended(files(own)))


def files(own: Path) -> list[Path]:
    """The village files of a folder, or the one that is named."""
    found = sorted(own.glob(f"*{SUFFIX}")) if own.is_dir() else [own]
    if not found:
        raise BadFiles([f'"{own}" holds no village file; their names end in {SUFFIX}'])
    return found

"""The roll & write game: dice for all, two sheets for each, everybody building at once."""

from osada.kernel.game import BadOptions
from osada.rollwrite.catalogue import Catalogue, CatalogueError, base, extended
from osada.rollwrite.game import RollWrite
from osada.rollwrite.state import State

__all__ = [
    "BadOptions",
    "Catalogue",
    "CatalogueError",
    "RollWrite",
    "State",
    "base",
    "extended",
]

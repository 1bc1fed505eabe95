"""The card game: 1 to 4 players, four factions, every rule by its clause."""

from osada.kernel.game import BadOptions
from osada.settlers.catalogue import Catalogue, CatalogueError, base, extended
from osada.settlers.game import Settlers
from osada.settlers.state import State

__all__ = [
    "BadOptions",
    "Catalogue",
    "CatalogueError",
    "Settlers",
    "State",
    "base",
    "extended",
]

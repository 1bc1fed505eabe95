"""The games that the server can host."""

from functools import cache

from osada.server.games.hosted import Hosted, Told
from osada.titles import title

__all__ = ["Hosted", "Told", "hosted"]


@cache
def hosted(name: str) -> Hosted:
    """The game with this name."""
    found: Hosted = title(name).open("hosted")()
    return found

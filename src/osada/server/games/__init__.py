"""The games that the server can host."""

from functools import cache

from osada.server.games.hosted import Hosted, Told
from osada.server.wire import GameName

__all__ = ["Hosted", "Told", "hosted"]


@cache
def hosted(name: GameName) -> Hosted:
    """The game with this name."""
    if name == "rollwrite":
        from osada.server.games.rollwrite import HostedRollWrite

        return HostedRollWrite()
    from osada.server.games.settlers import HostedSettlers

    return HostedSettlers()

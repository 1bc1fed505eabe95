"""How long bots take for a move: as long as the people at the table want to follow it.

Everybody chooses a speed of their own. The slowest wish holds, so that nobody misses anything;
whoever skips to their next turn wants no pause until they are asked.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from osada.server.wire import Speed

FACTORS: Final[dict[Speed, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.35, "at-once": 0.0}
"""How many times the server's pause a speed is."""


class Wish:
    """How fast one person wants bots to be."""

    def __init__(self) -> None:
        self.speed: Speed = "normal"
        self.skips = False
        """Whether there is no pause until this person's next turn."""

    @property
    def factor(self) -> float:
        """How many times the server's pause that is."""
        return 0.0 if self.skips else FACTORS[self.speed]


class Pacing:
    """Waits that end early when somebody becomes impatient."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()

    def changed(self) -> None:
        """Wishes are others now."""
        self._changed.set()

    async def wait(self, pause: Callable[[], float]) -> None:
        """Until so many seconds are over; what `pause` says may change meanwhile."""
        began = monotonic()
        while (left := pause() - (monotonic() - began)) > 0:
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)

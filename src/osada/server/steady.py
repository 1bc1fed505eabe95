"""The time, without jumps: whoever sets the machine's clock takes nobody's time away."""

import time
from collections.abc import Callable
from typing import Final

_SLOWLY: Final = 50
"""The clock of the machine is followed by one part in so many of the time that passes."""


class Steady:
    """Milliseconds since 1970, as the machine had it at first and as they pass since."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        passing: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._passing = passing
        self._at = wall()
        self._seen = passing()

    def now(self) -> int:
        """The time now."""
        seen = self._passing()
        passed, self._seen = seen - self._seen, seen
        self._at += passed
        most = passed // _SLOWLY
        self._at += max(-most, min(most, self._wall() - self._at))
        return self._at // 1_000_000

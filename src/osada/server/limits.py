"""How often somebody may ask: a bucket that fills slowly, for each address."""

import time
from collections import OrderedDict
from typing import Final

_MOST: Final = 10_000
"""Addresses remembered; the oldest are forgotten first."""


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether once more is all right."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """A bucket for each address."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, address: str) -> bool:
        """Whether this address may ask once more."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.per_minute, self.per_minute / 60)
            if len(self._buckets) > _MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()

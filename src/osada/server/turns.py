"""Fair turns: of all who wait, the one comes next who has had the least so far."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits, by rank and by who asked; a lower rank always comes first.

    Whoever begins to wait is as far as the one served last: neither patience nor absence is saved
    up, and nobody has to wait for more than one turn of each of the others.
    """

    def __init__(self) -> None:
        self._waiting: dict[int, dict[str, deque[T]]] = {}
        self._had: dict[str, float] = {}
        self._floor = 0.0

    def __len__(self) -> int:
        return sum(map(self.count, self._waiting))

    def count(self, rank: int) -> int:
        """How many wait in a rank."""
        return sum(map(len, self._waiting.get(rank, {}).values()))

    def put(self, rank: int, who: str, item: T) -> None:
        """Somebody waits with something, behind what waits from the same one."""
        if not self._is_waiting(who):
            self._had[who] = max(self._had.get(who, 0.0), self._floor)
        self._waiting.setdefault(rank, {}).setdefault(who, deque()).append(item)

    def take(self) -> tuple[int, str, T] | None:
        """Whose turn it is, with what; None where nobody waits."""
        for rank in sorted(self._waiting):
            if asking := self._waiting[rank]:
                who = min(asking, key=self._had.__getitem__)
                item = asking[who].popleft()
                self._tidy(rank, who)
                self._floor = max(self._floor, self._had[who])
                return rank, who, item
        return None

    def charge(self, who: str, cost: float) -> None:
        """A turn has taken so long."""
        self._had[who] = max(self._had.get(who, 0.0), self._floor) + cost
        self._had = {
            one: had for one, had in self._had.items() if had > self._floor or self._is_waiting(one)
        }

    def withdraw(self, who: str) -> list[T]:
        """All that somebody waits with; it waits no longer."""
        found: list[T] = []
        for rank in list(self._waiting):
            found += self._waiting[rank].pop(who, ())
        return found

    def _is_waiting(self, who: str) -> bool:
        return any(who in asking for asking in self._waiting.values())

    def _tidy(self, rank: int, who: str) -> None:
        if not self._waiting[rank][who]:
            del self._waiting[rank][who]

"""The best line of a seat to the end of its round, and what every other first move comes to.

The search is complete: it looks at every position that the seat's moves lead to, once.
"""

from collections import Counter
from collections.abc import Hashable
from typing import Any, Final

from osada.kernel.game import Move
from osada.puzzles.ground import Ground

NOTHING: Final = -(10**6)
_LINES: Final = 400
"""Best lines that are looked at for what they have in common."""
Deed = tuple[int, int, int]
Deeds = frozenset[tuple[Deed, int]]
"""What a line does, in whatever order: moves by their numbers, and how often."""


class TooMany(Exception):
    """There are more positions than the search may look at."""


class Search:
    """All lines from one position.

    It gives up by unwinding step by step, never by an exception from deep down: the traceback would
    hold a chain of frames with their states, and compiled states must not be freed in a long chain.
    """

    def __init__(self, ground: Ground, most: int, clairvoyant: bool = False) -> None:
        self.ground = ground
        self.game: Any = ground.game
        self.seat = ground.seat
        self.most = most
        self.clairvoyant = clairvoyant
        """Whether lines may draw, seeing the cards of this deal ahead."""
        self._late = False
        self._best: dict[Hashable, int] = {}
        self._without: dict[Hashable, int] = {}

    @property
    def positions(self) -> int:
        """How many were looked at."""
        return len(self._best)

    def after(self, state: Any, move: Move) -> Any:
        """The position after a move; None: it draws, and lines must not."""
        ahead = self.game.copy(state)
        self.game.make(ahead, self.seat, move)
        if not self.clairvoyant and self.ground.asks_chance(state, ahead):
            return None
        return ahead

    def best(self, state: Any) -> int:
        """The most points that can be had from a position."""
        found = self._most(state)
        self._check()
        return found

    def _check(self) -> None:
        if self._late:
            raise TooMany

    def _most(self, state: Any) -> int:
        ground = self.ground
        if ground.over(state):
            return ground.points(state)
        key = ground.key(state)
        found = self._best.get(key)
        if found is not None:
            return found
        if len(self._best) >= self.most:
            self._late = True
        self._best[key] = NOTHING
        most = NOTHING
        for move in ground.moves(state):
            if self._late:
                return NOTHING
            ahead = self.after(state, move)
            if ahead is not None:
                most = max(most, self._most(ahead))
        self._best[key] = most
        return most

    def firsts(self, root: Any) -> dict[Move, int]:
        """What each first move comes to at best."""
        found: dict[Move, int] = {}
        for move in self.ground.moves(root):
            ahead = self.after(root, move)
            if ahead is not None:
                found[move] = self.best(ahead)
        return found

    def line(self, state: Any) -> list[Move]:
        """The shortest way to get all there is, in moves that count."""
        found = self._shortest(state, {})
        return found[1]

    def _shortest(
        self, state: Any, known: dict[Hashable, tuple[int, list[Move]]]
    ) -> tuple[int, list[Move]]:
        ground = self.ground
        if ground.over(state):
            return 0, []
        key = ground.key(state)
        if key in known:
            return known[key]
        most = self._most(state)
        known[key] = (10**6, [])
        chosen: tuple[int, list[Move]] = (10**6, [])
        for move in ground.moves(state):
            ahead = self.after(state, move)
            if ahead is not None and self._most(ahead) == most:
                length, rest = self._shortest(ahead, known)
                length += 1 if ground.counts(move) else 0
                if length < chosen[0]:
                    chosen = (length, [move, *rest])
        known[key] = chosen
        return chosen

    def solutions(self, root: Any) -> list[Deeds]:
        """What lines do that get all there is; none of them does all that another does."""
        found: set[Deeds] = set()
        self._collect(root, Counter(), found, set())
        self._check()
        return [
            one
            for one in found
            if not any(other is not one and _within(other, one) for other in found)
        ]

    def _collect(
        self, state: Any, deeds: Counter[Deed], found: set[Deeds], seen: set[Hashable]
    ) -> None:
        ground = self.ground
        done = frozenset(deeds.items())
        if ground.over(state):
            found.add(done)
            self._late = self._late or len(found) > _LINES
            return
        place = ground.key(state), done
        if place in seen:
            return
        seen.add(place)
        if len(seen) > self.most:
            self._late = True
        most = self._most(state)
        for move in ground.moves(state):
            if self._late:
                return
            ahead = self.after(state, move)
            if ahead is not None and self._most(ahead) == most:
                deed = (move.kind, move.what, move.arg)
                if ground.counts(move):
                    self._collect(ahead, deeds + Counter([deed]), found, seen)
                else:
                    self._collect(ahead, deeds, found, seen)

    def without(self, state: Any, wanted: dict[Deed, int]) -> int:
        """The most points by lines that do not do all of this."""
        found = self._most_without(state, wanted)
        self._check()
        return found

    def _most_without(self, state: Any, wanted: dict[Deed, int]) -> int:
        ground = self.ground
        if ground.over(state):
            return ground.points(state) if wanted else NOTHING
        if not wanted:
            return NOTHING
        place = ground.key(state), tuple(sorted(wanted.items()))
        found = self._without.get(place)
        if found is not None:
            return found
        if len(self._without) >= 3 * self.most:
            self._late = True
        self._without[place] = NOTHING
        most = NOTHING
        for move in ground.moves(state):
            if self._late:
                return NOTHING
            deed = (move.kind, move.what, move.arg)
            rest = wanted
            if deed in wanted:
                rest = {one: n - (one == deed) for one, n in wanted.items() if n - (one == deed)}
            ahead = self.after(state, move)
            if ahead is not None:
                most = max(most, self._most_without(ahead, rest))
        self._without[place] = most
        return most


def _within(one: Deeds, other: Deeds) -> bool:
    """Whether all that one line does is done by the other too."""
    more = dict(other)
    return all(more.get(deed, 0) >= n for deed, n in one)

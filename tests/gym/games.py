"""Games in which much happens: random ones whose players pass only when nothing else is left."""

from collections.abc import Iterator

from osada.kernel.random import below, seeded, step
from osada.settlers.state import State
from osada.settlers.verbs import PASS_ROUND
from tests.properties.games import GAME


def busy(state: State, seed: int) -> Iterator[int]:
    """The number of each decision of a busy game, before it is taken in place."""
    random = seeded(seed)
    at = 0
    while pending := GAME.pending(state):
        yield at
        at += 1
        random = step(random)
        seat = list(pending)[below(random, len(pending))]
        moves = [m for m in pending[seat].moves if m is not PASS_ROUND] or [PASS_ROUND]
        random = step(random)
        GAME.apply(state, seat, moves[below(random, len(moves))])

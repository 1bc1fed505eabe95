"""A random game in the engine's own loop."""

from osada.kernel.random import below, step
from osada.rollwrite.flow import asked, make, options
from osada.rollwrite.state import NOBODY, State


def playout(state: State, random: int) -> tuple[int, int, int]:
    """Play at random to the end: the generator afterwards, decisions, choices among several."""
    decisions = real = 0
    seat = asked(state)
    while seat != NOBODY:
        moves = options(state, seat)
        decisions += 1
        n = len(moves)
        chosen = moves[0]
        if n > 1:
            real += 1
            random = step(random)
            chosen = moves[below(random, n)]
        make(state, seat, chosen)
        seat = asked(state)
    return random, decisions, real

"""`planner`: searches sequences of its own moves up to the end of the round.

The search is a beam that grows wider until its time is over. A card on offer is judged by the
round that could be played with it.
"""

import gc
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from osada.bots.settlers.beam import Search, top
from osada.bots.settlers.greedy import best, needs_no_thought
from osada.bots.settlers.position import Eye
from osada.bots.settlers.weights import TUNED
from osada.bots.settlers.worth import cheapest, worth_in
from osada.kernel.game import Decision, Move
from osada.kernel.random import step
from osada.settlers import frames as f
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, NOBODY, State

_LOW: Final = -1e9
_NARROW: Final = 2  # the first beam
_AGREED: Final = 3  # wider beams that find the same move before the search stops
_DEALS: Final = (1, 3, 3)  # the beams that judge a card on offer, each in another deal
_LEANING: Final = 1e-3  # how far the plain judgement of a card on offer counts besides
_AT_ONCE: Final = ("under", "deck", "send")
"""Questions that are answered without a search."""


class Planner:
    """Plans the rest of its round anew at every decision."""

    def __init__(
        self, milliseconds: int = 100, width: int = 0, weights: Sequence[float] | None = None
    ) -> None:
        self.milliseconds = milliseconds
        self.width = width
        """Of the beam, if it is to stay the same; 0: as wide as time allows."""
        self.weights = TUNED if weights is None else tuple(weights)

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The first move of the best sequence that was found in time."""
        moves = decision.moves
        if needs_no_thought(decision):
            return moves[0]
        eye = Eye(sample, seat, worth_in(sample, self.weights))
        draft = decision.kind == "draft"
        at_once = sample.acted or decision.kind in _AT_ONCE
        if not draft and (at_once or sample.phase != ACTION):
            return best(game, sample, seat, decision, eye)
        until = perf_counter() + self.milliseconds / 1000
        collecting = gc.isenabled()
        gc.disable()  # it would walk over thousands of live states and find nothing
        try:
            if draft:
                return self._draft(game, sample, decision, eye, random, until)
            return self._plan(game, sample, moves, eye, until)
        finally:
            if collecting:
                gc.enable()

    def _plan(
        self, game: Settlers, sample: State, moves: Sequence[Move], eye: Eye, until: float
    ) -> Move:
        """Search with a beam twice as wide each time, until that changes nothing any more."""
        width = self.width or _NARROW
        chosen, agreed = -1, 0
        while True:
            search = Search(game, eye, moves, until)
            whole = search.run(sample, width)
            if search.late and chosen >= 0:
                break
            found = top(search.values)
            agreed = agreed + 1 if found == chosen else 0
            chosen = found
            if whole or search.late or self.width or agreed == _AGREED:
                break
            width *= 2
        return cheapest(moves[chosen], moves, eye.worth.potential[sample.round])

    def _draft(
        self,
        game: Settlers,
        sample: State,
        decision: Decision,
        eye: Eye,
        random: int,
        until: float,
    ) -> Move:
        """The card with which the round can be played best, on the average of a few deals."""
        moves = decision.moves
        totals = [0.0] * len(moves)
        dealt = 0
        for width in _DEALS:
            root = sample
            if dealt:
                random = step(random)
                root = game.sample(sample, eye.seat, random)
            found: list[float] = []
            for move in moves:
                ahead = root.copy()
                game.options(ahead, eye.seat)
                game.make(ahead, eye.seat, move)
                found.append(prospect(game, ahead, eye, width, until))
            if perf_counter() > until:
                break
            dealt += 1
            for at in range(len(moves)):
                totals[at] += found[at]
        if not dealt:
            return best(game, sample, eye.seat, decision, eye)
        for at in range(len(moves)):
            totals[at] += _LEANING * eye.draft(sample, moves[at].what)
        return moves[top(totals)]


def prospect(game: Settlers, state: State, eye: Eye, width: int, until: float) -> float:
    """What a seat can make of a round that has not come to its action phase yet."""
    now = state.round
    while state.round == now and (state.phase < ACTION or state.stack):
        asked = game.asked(state)
        if asked == NOBODY:
            break
        game.make(state, asked, _usual(state, game.options(state, asked), eye))
    if state.round != now or state.phase != ACTION:
        return eye.value(state, True)
    state.turn = eye.seat
    state.moves = None
    search = Search(game, eye, game.options(state, eye.seat), until)
    search.run(state, width)
    return max(search.values)


def _usual(state: State, moves: Sequence[Move], eye: Eye) -> Move:
    """A sensible answer to a question of lookout or production."""
    code = state.stack[-1].code
    if code == f.DECK:
        return moves[len(moves) - 1]
    if code != f.DRAFT and code != f.SECRET:
        return moves[0]
    chosen, most = moves[0], _LOW
    for move in moves:
        found = eye.draft(state, move.what)
        if found > most:
            chosen, most = move, found
    return chosen

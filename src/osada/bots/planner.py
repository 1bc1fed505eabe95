"""`planner`: searches sequences of its own moves up to the end of the round.

Its rivals do nothing meanwhile. The search is a beam that grows wider until its time is over;
sequences that lead to the same position go on as one. A card on offer is judged by the round that
could be played with it.
"""

import gc
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from osada.bots.greedy import best
from osada.bots.position import Eye
from osada.bots.worth import Worth, worth, worths
from osada.kernel.game import Decision, Move
from osada.kernel.random import step
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, NOBODY, State

_LOW: Final = -1e9
_DEEP: Final = 5  # own questions answered within one move
_WIDE: Final = 12  # answers tried for each
_LONGEST: Final = 60  # moves in a sequence
_FINE: Final = 1e7  # positions whose values differ by less are the same
_ALIKE: Final = 1e-6  # first moves whose values differ by less are alike
_NARROW: Final = 2  # the first beam
_AGREED: Final = 3  # wider beams that find the same move before the search stops
_DEALS: Final = (1, 3, 3)  # the beams that judge a card on offer, each in another deal
_LEANING: Final = 1e-3  # how far the plain judgement of a card on offer counts besides
_AT_ONCE: Final = ("under", "deck", "send", "keep", "put")
"""Questions that are answered without a search."""


class Node:
    """A position within the round, and the first moves (a bit each) that lead to it."""

    def __init__(self, state: State, live: float, firsts: int) -> None:
        self.state = state
        self.live = live
        self.firsts = firsts


def _promise(node: Node) -> float:
    return -node.live


class Search:
    """Sequences of one seat's moves from one imagined state, by a beam."""

    def __init__(self, game: Settlers, eye: Eye, moves: Sequence[Move], until: float) -> None:
        self.game = game
        self.eye = eye
        self.seat = eye.seat
        self.moves = moves
        self.until = until
        self.late = False
        """Whether the time was over before the end."""
        self.values: list[float] = [_LOW] * len(moves)
        """What the best sequence that begins with each first move leaves behind."""
        self.draws: list[bool] = [False] * len(moves)
        """Which first moves draw cards at once."""
        self._level: dict[int, Node] = {}
        self._drawn = False

    def run(self, root: State, width: int) -> bool:
        """Search with a beam; whether it was wide enough for every sequence."""
        self._level = {}
        for at, move in enumerate(self.moves):
            if move is w.PASS_ROUND:
                self.values[at] = self.eye.value(root, False)
            elif move.kind != w.GUARD:
                self._drawn = False
                self._follow(root, move, 1 << at, _DEEP)
                self.draws[at] = self._drawn
        whole = True
        for _ in range(_LONGEST):
            beam = list(self._level.values())
            if not beam:
                break
            beam.sort(key=_promise)
            if len(beam) > width:
                whole = False
                del beam[width:]
            self._level = {}
            for node in beam:
                self._expand(node)
                if perf_counter() > self.until:
                    self.late = True
                    return False
        return whole

    def choice(self) -> int:
        """The best first move; cards are better drawn before than after."""
        values = self.values[:]
        for at in range(len(values)):
            if self.draws[at]:
                values[at] += self.eye.curiosity
        return top(values)

    def _expand(self, node: Node) -> None:
        """Every move from here but those that another order or a single use brings as well."""
        state = node.state
        for move in self.game.options(state, self.seat):
            kind = move.kind
            if kind == w.PASS or kind == w.GUARD or (kind == w.USE and move.arg > 1):
                continue
            self._follow(state, move, node.firsts, _DEEP)

    def _follow(self, state: State, move: Move, firsts: int, deep: int) -> None:
        """Make a move, answer what it asks in every promising way, note where it leads."""
        game = self.game
        seat = self.seat
        ahead = state.copy()
        game.make(ahead, seat, move)
        while ahead.stack:
            moves = ahead.moves
            if moves is None or ahead.phase != ACTION:
                break
            frame = ahead.stack[-1]
            asked = frame[1]
            if asked != seat or not deep:
                game.make(ahead, asked, moves[0])
            elif frame[0] == f.DECK or frame[0] == f.SEND:
                self._drawn = self._drawn or frame[0] == f.DECK
                game.make(ahead, seat, moves[len(moves) - 1])
            else:
                for answer in moves[:_WIDE]:
                    self._follow(ahead, answer, firsts, deep - 1)
                return
        if ahead.phase == ACTION and not ahead.players[seat].passed:
            ahead.turn = seat
            ahead.acted = False
            ahead.moves = None
        self._note(ahead, firsts)

    def _note(self, state: State, firsts: int) -> None:
        """Remember what a position would leave behind, and go on from it later."""
        eye = self.eye
        eye.judge(state)
        left = eye.left
        values = self.values
        mask = firsts
        at = 0
        while mask:
            if mask & 1 and left > values[at]:
                values[at] = left
            mask >>= 1
            at += 1
        if state.phase != ACTION or state.players[self.seat].passed:
            return
        key = int(eye.live * _FINE) ^ (int(left * _FINE) << 24)
        found = self._level.get(key)
        if found is None:
            self._level[key] = Node(state, eye.live, firsts)
        else:
            found.firsts |= firsts


class Planner:
    """Plans the rest of its round anew at every decision."""

    def __init__(
        self, milliseconds: int = 100, width: int = 0, weights: Sequence[float] | None = None
    ) -> None:
        self.milliseconds = milliseconds
        self.width = width
        """Of the beam, if it is to stay the same; 0: as wide as time allows."""
        self.weights = weights
        self.worth: list[Worth] | None = None

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The first move of the best sequence that was found in time."""
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        eye = Eye(sample, seat, self._known(sample))
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

    def _known(self, sample: State) -> list[Worth]:
        if self.weights is None:
            return worth(sample.cards)
        if self.worth is None:
            self.worth = worths(sample.cards, self.weights)
        return self.worth

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
            found = search.choice()
            agreed = agreed + 1 if found == chosen else 0
            chosen = found
            if whole or search.late or self.width or agreed == _AGREED:
                break
            width *= 2
        return moves[chosen]

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
    code = state.stack[-1][0]
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


def top(values: list[float]) -> int:
    """The place of the greatest value; the first of those that are alike."""
    chosen = 0
    for at in range(1, len(values)):
        if values[at] > values[chosen] + _ALIKE:
            chosen = at
    return chosen

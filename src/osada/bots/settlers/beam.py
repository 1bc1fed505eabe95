"""A beam search over sequences of one seat's moves up to the end of the round.

Its rivals do nothing meanwhile. Sequences that lead to the same position go on as one.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from osada.bots.settlers.draws import has_drawn, outcomes
from osada.bots.settlers.position import Eye
from osada.kernel.game import Move
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, State

_LOW: Final = -1e9
_DEEP: Final = 5  # own questions answered within one move
_WIDE: Final = 12  # answers tried for each
_LONGEST: Final = 60  # moves in a sequence
_FINE: Final = 1e7  # positions whose values differ by less are the same
_ALIKE: Final = 1e-6  # first moves whose values differ by less are alike
_DRAWS: Final = 5  # of the cards of a prayer, of which the middle one counts


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
        self._level: dict[int, Node] = {}

    def run(self, root: State, width: int) -> bool:
        """Search with a beam; whether it was wide enough for every sequence."""
        self._level = {}
        for at, move in enumerate(self.moves):
            if move is w.PASS_ROUND:
                self.values[at] = self.eye.value(root, False)
            elif move.kind != w.GUARD:
                self._follow(root, move, 1 << at, _DEEP)
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
        if state.cards.prays and has_drawn(state, ahead):
            ahead = self._middle(state, move, ahead)
        while ahead.stack:
            moves = ahead.moves
            if moves is None or ahead.phase != ACTION:
                break
            frame = ahead.stack[-1]
            asked = frame.seat
            if asked != seat or not deep:
                game.make(ahead, asked, moves[0])
            elif frame.code == f.DECK or frame.code == f.SEND:
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

    def _middle(self, state: State, move: Move, ahead: State) -> State:
        """What a move most likely leads to that draws for a prayer: neither luck nor the lack."""
        found = outcomes(self.game, state, self.seat, move, ahead, self.eye.hunch, _DRAWS)
        judged: list[tuple[float, int]] = []
        for at, other in enumerate(found):
            self.eye.judge(other)
            judged.append((self.eye.live, at))
        judged.sort()
        return found[judged[len(judged) // 2][1]]

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


def top(values: list[float]) -> int:
    """The place of the greatest value; the first of those that are alike."""
    chosen = 0
    for at in range(1, len(values)):
        if values[at] > values[chosen] + _ALIKE:
            chosen = at
    return chosen

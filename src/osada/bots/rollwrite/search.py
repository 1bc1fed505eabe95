"""A beam search over one player's moves of a round, up to `ready`.

Moves of the Develop phase hardly touch each other, so most orders lead to the same position;
those go on as one.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from osada.bots.rollwrite.value import Eye
from osada.kernel.game import Move
from osada.rollwrite import develop
from osada.rollwrite import verbs as w
from osada.rollwrite.abilities import COPY_DIE, GAIN_CHOICE
from osada.rollwrite.goods import GOLD
from osada.rollwrite.state import ALLY, COIN, GIFT, Player, State

_LONGEST: Final = 40  # moves in a sequence
_ALIKE: Final = 1e-6  # positions whose values differ by less are alike

Key = tuple[int, ...]


class Node:
    """A position within the round, and the move that led to it."""

    def __init__(
        self, state: State, live: float, left: float, before: "Node | None", move: Move | None
    ) -> None:
        self.state = state
        self.live = live
        self.left = left
        self.before = before
        self.move = move


def _promise(node: Node) -> float:
    return -node.live


def _key(p: Player) -> Key:
    """What tells positions of one round apart; the rest follows from it."""
    tracks = ((p.walls * 10 + p.huts) * 10 + p.granaries) * 10 + p.bridges
    pool = ((p.wood << 6 | p.stone) << 6 | p.food) << 6 | p.gold
    return (
        tracks * 4 + p.half, pool, p.actions * 2 + p.favor_used, p.crossed, p.harvested, p.uses,
        p.vp,
    )  # fmt: skip


def _first(player: Player, moves: Sequence[Move]) -> list[Move]:
    """What costs nothing comes first, one after the other; of several units gold is the best."""
    kind, what = -1, -1
    found: list[Move] = []
    for move in moves:
        if found:
            if move.kind == kind and move.what == what:
                found.append(move)
        elif move.kind == w.FAVOR:
            if move.what == ALLY or move.what == COIN or move.what == GIFT:
                kind, what = w.FAVOR, move.what
                found.append(move)
        elif move.kind == w.USE:
            form = player.village.forms[move.what]
            if form in (GAIN_CHOICE, COPY_DIE):
                kind, what = w.USE, move.what
                found.append(move)
    if len(found) > 1 and found[-1].arg == GOLD:
        return found[-1:]
    return found


class Search:
    """Sequences of moves from one position."""

    def __init__(self, eye: Eye, until: float) -> None:
        self.eye = eye
        self.until = until
        self.late = False
        """Whether the time was over before the end."""
        self.nodes: list[Node] = []
        """All positions that were found, the one where the search began first."""
        self._level: dict[Key, Node] = {}

    def run(self, root: State, moves: Sequence[Move], width: int) -> bool:
        """Search with a beam; whether it was wide enough for every sequence."""
        eye = self.eye
        eye.judge(root.players[0])
        first = Node(root, eye.live, eye.left, None, None)
        self.nodes = [first]
        self._level = {}
        self._expand(first, moves)
        whole = True
        for _ in range(_LONGEST):
            beam = list(self._level.values())
            if not beam:
                break
            if len(beam) > width:
                whole = False
                beam.sort(key=_promise)
                del beam[width:]
            self._level = {}
            for node in beam:
                self._expand(node, develop.options(node.state, 0))
                if perf_counter() > self.until:
                    self.late = True
                    return False
        return whole

    def _expand(self, node: Node, moves: Sequence[Move]) -> None:
        """Make every move from here, and go on later from the positions that are new."""
        eye = self.eye
        for move in _first(node.state.players[0], moves) or moves:
            if move.kind == w.READY:
                continue
            ahead = node.state.copy()
            develop.make(ahead, 0, move)
            player = ahead.players[0]
            key = _key(player)
            if key not in self._level:
                eye.judge(player)
                found = Node(ahead, eye.live, eye.left, node, move)
                self._level[key] = found
                self.nodes.append(found)

    def best(self) -> Node:
        """The position to stop in."""
        best = self.nodes[0]
        for node in self.nodes:
            if node.left > best.left + _ALIKE:
                best = node
        return best


def first_move(node: Node) -> Move:
    """The first move on the way to a position; `ready` where the search began."""
    move = w.BE_READY
    while node.before is not None:
        assert node.move is not None
        move = node.move
        node = node.before
    return move

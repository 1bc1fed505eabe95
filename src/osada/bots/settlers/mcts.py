"""`mcts`: information-set tree search over its own decisions of the round.

Each simulation deals all hidden cards anew, walks down the tree by promise and curiosity (PUCT),
and plays on by hunch, rivals as well, to the end of the round; there the value function judges.
Moves that look good to `greedy` are tried first.
"""

import gc
from collections.abc import Sequence
from math import exp, sqrt
from time import perf_counter
from typing import Final

from osada.bots.settlers.greedy import DEEP, best, needs_no_thought, outlook
from osada.bots.settlers.hunch import Hunch, hunches
from osada.bots.settlers.position import Eye
from osada.bots.settlers.worth import cheapest, worth_in
from osada.kernel.game import Decision, Move
from osada.kernel.random import step
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, NOBODY, State

SIMULATIONS: Final = 500
_CURIOUS: Final = 1.0  # how far untried moves are preferred to good ones
_HEAT: Final = 1.0  # in points: moves that differ by this are e times as promising
_UNTRIED: Final = 0.45  # what a move is taken for before it is tried, 0 the worst seen, 1 the best
_SPREAD: Final = 0.5  # in points: smaller differences do not count as much
_PASS: Final = -1.0  # how promising it is to pass, in points
_LOW: Final = 1e9
_BY_HUNCH: Final = (
    f.DECK, f.SEND, f.PAY, f.DRAFT, f.SECRET,
    f.BLESS, f.COLOUR, f.STORED, f.TRICOLOUR, f.SPEND, f.PLACED,
)  # fmt: skip
"""Questions within a simulation that the tree does not branch on."""
_AT_ONCE: Final = ("under", "deck", "send")
"""Questions that are answered without a search."""


class Node:
    """The moves tried from one information set, and what became of them."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.nodes: list[Node] = []
        self.count = 0

    def add(self, moves: Sequence[Move], priors: list[float]) -> None:
        """Moves that were not possible here in earlier simulations."""
        for at, move in enumerate(moves):
            if move not in self.moves:
                self.moves.append(move)
                self.priors.append(priors[at])
                self.visits.append(0)
                self.totals.append(0.0)
                self.nodes.append(Node())


class Tree:
    """The search for one decision of one seat."""

    def __init__(self, game: Settlers, sample: State, eye: Eye) -> None:
        self.game = game
        self.sample = sample
        self.eye = eye
        self.seat = eye.seat
        known = hunches(sample.cards, sample.options.course.rounds)
        self.hunches: list[Hunch] = [known[max(player.faction, 0)] for player in sample.players]
        self.hunch = self.hunches[self.seat]
        self.root = Node()
        self.round = sample.round
        self.lowest = _LOW
        self.highest = -_LOW

    def simulate(self, random: int) -> None:
        """Play one imagined round and remember how it ended."""
        game, seat = self.game, self.seat
        state = game.sample(self.sample, seat, random)
        node = self.root
        path: list[Node] = []
        ways: list[int] = []
        inside = True
        while state.round == self.round and state.phase <= ACTION:
            asked = game.asked(state)
            if asked == NOBODY:
                break
            moves = game.options(state, asked)
            if len(moves) == 1:
                game.make(state, asked, moves[0])
                continue
            random = step(random)
            by_hunch = asked != seat or not inside
            if not by_hunch and path and state.stack:
                by_hunch = state.stack[-1].code in _BY_HUNCH
            if by_hunch:
                chosen = self.hunches[asked].answer(state, asked, moves, random)
                game.make(state, asked, chosen)
                continue
            fresh = not node.moves
            way = self._select(node, moves)
            if way < 0 or len(moves) > len(node.moves):
                node.add(moves, self._priors(state, moves, not path))
                way = self._select(node, moves)
            game.make(state, asked, node.moves[way])
            inside = not fresh or not path
            path.append(node)
            ways.append(way)
            node = node.nodes[way]
        self._clean_up(state)
        self._remember(path, ways, self.eye.value(state, False))

    def _clean_up(self, state: State) -> None:
        """Play on to the next round: what cleanup asks must not decide where a round is judged."""
        game = self.game
        while state.round == self.round:
            asked = game.asked(state)
            if asked == NOBODY:
                break
            game.make(state, asked, game.options(state, asked)[0])

    def _select(self, node: Node, moves: Sequence[Move]) -> int:
        """The possible move with the best mean and the least tries; -1 if none is known."""
        lowest = self.lowest
        spread = self.highest - lowest
        if spread < _SPREAD:
            spread = _SPREAD
        curious = _CURIOUS * sqrt(float(node.count + 1))
        chosen, most = -1, -_LOW
        for at in range(len(node.moves)):
            if node.moves[at] not in moves:
                continue
            n = node.visits[at]
            found = (node.totals[at] / n - lowest) / spread if n else _UNTRIED
            found += curious * node.priors[at] / (1 + n)
            if found > most:
                chosen, most = at, found
        return chosen

    def _priors(self, state: State, moves: Sequence[Move], root: bool) -> list[float]:
        """How promising moves are before any is tried: by greedy at the root, then by hunch."""
        game, seat, eye = self.game, self.seat, self.eye
        scores: list[float] = []
        asked = state.stack[-1].code if state.stack else NOBODY
        if asked in (f.DRAFT, f.SECRET):
            for move in moves:
                scores.append(eye.draft(state, move.what))
        elif root:
            now = eye.value(state, True)
            for move in moves:
                if move is w.PASS_ROUND:
                    scores.append(_PASS)
                else:
                    scores.append(outlook(game, state, seat, move, eye, DEEP)[0] - now)
        elif asked == NOBODY:
            for move in moves:
                if move is w.END_TURN:
                    scores.append(0.0)
                else:
                    scores.append(self.hunch.gain(state, seat, move))
        else:
            like = self.hunch.answer(state, seat, moves, 1)
            for move in moves:
                scores.append(1.0 if move is like else 0.0)
        return _softened(scores)

    def _remember(self, path: list[Node], ways: list[int], value: float) -> None:
        if value < self.lowest:
            self.lowest = value
        if value > self.highest:
            self.highest = value
        for at in range(len(path)):
            node, way = path[at], ways[at]
            node.count += 1
            node.visits[way] += 1
            node.totals[way] += value

    def lead(self) -> int:
        """How many visits the most visited move is ahead of the next."""
        first = second = 0
        for n in self.root.visits:
            if n > first:
                first, second = n, first
            elif n > second:
                second = n
        return first - second

    def choice(self) -> Move:
        """The move visited most."""
        root = self.root
        chosen = 0
        for at in range(len(root.moves)):
            if root.visits[at] > root.visits[chosen]:
                chosen = at
        return root.moves[chosen]


def _softened(scores: list[float]) -> list[float]:
    """Shares of one, by scores."""
    top = max(scores)
    found = [exp((score - top) / _HEAT) for score in scores]
    total = sum(found)
    return [share / total for share in found]


class Mcts:
    """Searches for so many simulations, or for so long."""

    def __init__(self, simulations: int = 0, milliseconds: int = 0) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The move that the search came back to most often."""
        moves = decision.moves
        if needs_no_thought(decision):
            return moves[0]
        eye = Eye(sample, seat, worth_in(sample))
        in_phase = sample.phase == ACTION or decision.kind == "draft"
        if decision.kind in _AT_ONCE or not in_phase:
            return best(game, sample, seat, decision, eye)
        tree = Tree(game, sample, eye)
        collecting = gc.isenabled()
        gc.disable()  # it would walk over thousands of live states and find nothing
        try:
            if self.milliseconds:
                _for_so_long(tree, random, self.milliseconds / 1000)
            else:
                _so_often(tree, random, self.simulations or SIMULATIONS)
        finally:
            if collecting:
                gc.enable()
        return cheapest(tree.choice(), moves, eye.worth.potential[sample.round])


def _so_often(tree: Tree, random: int, simulations: int) -> None:
    for done in range(simulations):
        if tree.lead() > simulations - done:
            return
        random = step(random)
        tree.simulate(random)


def _for_so_long(tree: Tree, random: int, seconds: float) -> None:
    """Until the time is over, or the leader cannot be overtaken in what is left of it."""
    begun = perf_counter()
    done = 0
    while True:
        random = step(random)
        tree.simulate(random)
        done += 1
        passed = perf_counter() - begun
        if passed >= seconds or tree.lead() > done * (seconds - passed) / passed:
            return

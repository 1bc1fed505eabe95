"""`search:200ms`: plays its best moves on by the net, against rivals that reply, on many deals.

The net says which moves are worth it. Each of them is tried on the same deals of what is hidden:
the seat goes on with what the net likes best of a few moves, a rival replies as `greedy` would and
from then on by hunch, for some turns or until the seat would pass. What the net thinks on the way,
and of where that ends, is the move's value on the deal. A move that falls behind is given up; the
best on average is played.
"""

import gc
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final

from osada.bots.settlers.greedy import DEEP, best
from osada.bots.settlers.hunch import Hunch, hunches
from osada.bots.settlers.learned.net import SHIPPED
from osada.bots.settlers.learned.player import Judge, Learned, outlook
from osada.bots.settlers.position import Eye
from osada.bots.settlers.worth import Worth, worth_in
from osada.kernel.game import Decision, Move
from osada.kernel.random import step
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, NOBODY, State

_LOW: Final = -1e9
_MOST: Final = 5  # moves that are played on
_NEAR: Final = 6.0  # points: a move that is further behind at first look is not
_TURNS: Final = 3  # own turns that a move is played on for
_LATER: Final = 0.75  # how much of a value comes from further on, turn by turn
_FIRST_LOOK: Final = 3.0  # how many deals the first look counts as
_KNOWN: Final = 3  # of the moves that were possible at first, how many are looked at again
_NEW: Final = 2  # and of those that were not
_SURE: Final = 2.5  # standard errors by which a move is behind that is given up
_LEAST: Final = 4  # deals before one is
_NOISE: Final = 1.5  # points: what two moves differ by on a deal at least, by chance


class Tried:
    """A move and what it was worth on the deals."""

    def __init__(self, move: Move, look: float) -> None:
        self.move = move
        self.look = look
        """At first look."""
        self.values: list[float] = []

    def mean(self) -> float:
        """Of all deals, and the first look among them."""
        return (_FIRST_LOOK * self.look + sum(self.values)) / (_FIRST_LOOK + len(self.values))


class Trial:
    """The search for one decision of one seat."""

    def __init__(self, game: Settlers, sample: State, judge: Judge) -> None:
        self.game = game
        self.sample = sample
        self.judge = judge
        self.seat = judge.seat
        self.round = sample.round
        self.worths: list[Worth] = worth_in(sample)
        known = hunches(sample.cards, sample.options.course.rounds)
        self.hunches: list[Hunch] = [known[max(player.faction, 0)] for player in sample.players]
        self.rank: dict[Move, int] = {}
        """The places of the moves at first look, best first."""

    def run(self, moves: Sequence[Move], random: int, until: float, most: int) -> Move:
        """The best move, by as many deals as there is time for, `most` at the most."""
        tried = self._looked(moves)
        dealt = 0
        while len(tried) > 1 and dealt < most:
            random = step(random)
            deal = self.game.sample(self.sample, self.seat, random)
            found: list[float] = []
            for one in tried:
                found.append(self._followed(deal.copy(), one.move))
                if perf_counter() > until:
                    break
            if len(found) < len(tried):
                break
            for at in range(len(found)):
                tried[at].values.append(found[at])
            dealt += 1
            if dealt >= _LEAST:
                tried = _still(tried)
        chosen = tried[0]
        for one in tried:
            if one.mean() > chosen.mean():
                chosen = one
        return chosen.move

    def _looked(self, moves: Sequence[Move]) -> list[Tried]:
        """The moves that are worth it at first look, best first."""
        found: list[Tried] = []
        for move in moves:
            look = outlook(self.game, self.sample, self.seat, move, self.judge, DEEP)
            at = len(found)
            while at > 0 and found[at - 1].look < look:
                at -= 1
            found.insert(at, Tried(move, look))
        for at in range(len(found)):
            self.rank[found[at].move] = at
        del found[_MOST:]
        return [one for one in found if one.look >= found[0].look - _NEAR]

    def _followed(self, state: State, move: Move) -> float:
        """What a move is worth on a deal; the deal is used up."""
        if move is w.PASS_ROUND:
            return self.judge.value(state, False)
        game, seat = self.game, self.seat
        game.make(state, seat, move)
        found, share, turns, replies = 0.0, 1.0, 0, 0
        while True:
            asked = game.asked(state)
            if asked == NOBODY or state.round != self.round:
                return found + share * self.judge.value(state, True)
            moves = game.options(state, asked)
            if asked != seat:
                replies += 1
                game.make(state, asked, self._reply(state, asked, moves, replies == 1))
                continue
            if len(moves) == 1 and moves[0] is not w.PASS_ROUND:
                game.make(state, asked, moves[0])
                continue
            in_turn = not state.stack and state.phase == ACTION
            chosen, value = self._best(state, self._promising(state, moves) if in_turn else moves)
            if in_turn and not state.acted:
                turns += 1
                if chosen is w.PASS_ROUND or turns == _TURNS:
                    return found + share * value
                found += (1.0 - _LATER) * share * value
                share *= _LATER
            game.make(state, asked, chosen)

    def _promising(self, state: State, moves: Sequence[Move]) -> list[Move]:
        """The moves that looked best at first, those that look best of the new, and the last."""
        known: list[Move] = []
        ranks: list[int] = []
        new: list[Move] = []
        gains: list[float] = []
        hunch = self.hunches[self.seat]
        for move in moves[: len(moves) - 1]:
            rank = self.rank.get(move, NOBODY)
            if rank == NOBODY:
                gain = hunch.gain(state, self.seat, move)
                at = len(new)
                while at > 0 and gains[at - 1] < gain:
                    at -= 1
                if at < _NEW:
                    new.insert(at, move)
                    gains.insert(at, gain)
                    del new[_NEW:]
                    del gains[_NEW:]
                continue
            at = len(known)
            while at > 0 and ranks[at - 1] > rank:
                at -= 1
            if at < _KNOWN:
                known.insert(at, move)
                ranks.insert(at, rank)
                del known[_KNOWN:]
                del ranks[_KNOWN:]
        known += new
        known.append(moves[len(moves) - 1])
        return known

    def _best(self, state: State, moves: Sequence[Move]) -> tuple[Move, float]:
        """What the seat goes on with, and what the net thinks of it."""
        chosen, most = moves[0], _LOW
        for move in moves:
            found = outlook(self.game, state, self.seat, move, self.judge, DEEP)
            if found > most:
                chosen, most = move, found
        return chosen, most

    def _reply(self, state: State, seat: int, moves: Sequence[Move], first: bool) -> Move:
        """What a rival does: at first by greedy, then by hunch."""
        if len(moves) == 1:
            return moves[0]
        if state.stack or not first:
            return self.hunches[seat].answer(state, seat, moves, 1)
        eye = Eye(state, seat, self.worths)
        return best(self.game, state, seat, Decision("turn", moves), eye)


def _still(tried: list[Tried]) -> list[Tried]:
    """Those that may still turn out best."""
    leader = tried[0]
    for one in tried:
        if one.mean() > leader.mean():
            leader = one
    n = len(leader.values)
    found: list[Tried] = []
    for one in tried:
        total = squares = 0.0
        for at in range(n):
            apart = leader.values[at] - one.values[at]
            total += apart
            squares += apart * apart
        mean = total / n
        spread = sqrt(max(squares / n - mean * mean, _NOISE * _NOISE) / n)
        if one is leader or leader.mean() - one.mean() < _SURE * spread:
            found.append(one)
    return found


class Search:
    """Searches for so long."""

    def __init__(self, milliseconds: int = 0, deals: int = 0, path: Path = SHIPPED) -> None:
        self.milliseconds = milliseconds
        self.deals = deals or 1000
        self.learned = Learned(path)

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The move that is best on average; questions are answered at first look."""
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        in_turn = decision.kind == "turn" and sample.phase == ACTION
        if not in_turn and decision.kind != "draft":
            return self.learned.choose(game, sample, seat, decision, random)
        seconds = self.milliseconds / 1000 if self.milliseconds else 1e9
        until = perf_counter() + seconds
        collecting = gc.isenabled()
        gc.disable()  # it would walk over thousands of live states and find nothing
        try:
            search = Trial(game, sample, self.learned.judge(sample, seat))
            return search.run(moves, random, until, self.deals)
        finally:
            if collecting:
                gc.enable()

"""One decision judged: candidates, deals, the comparison on fresh deals, and why."""

import gc
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from osada.kernel.game import Decision, Move
from osada.settlers import Settlers
from osada.settlers import verbs as w
from osada.settlers.state import ACTION, State
from osada.study.candidates import Candidates
from osada.study.coach import UNLOOKED, Coach
from osada.study.depth import DEPTHS, Depth
from osada.study.judgement import APART, SLIPS, Judgement, Line, Made, Mark, mark_of
from osada.study.lines import Compared, Deals, Tries, error, lead, mean, within
from osada.study.tally import SOURCES, Tally, tally
from osada.study.why import reasons

_LINES: Final = 4
_HARD: Final = 1.0  # points: by so much another move seemed better
_AHEAD: Final = 3  # own turns that a line is shown on


def told(game: Settlers, state: State, seat: int, question: dict[str, Any]) -> dict[str, Any]:
    """The judgement of a move in notation, as a row: `{"played": ..., "depth": ...}`."""
    move = game.parse(state, seat, question["played"])[0]
    at, depth = question["at"], DEPTHS[question["depth"]]
    return judge(Coach(game), state, seat, move, at, depth).row()


def is_open(decision: Decision, played: Move) -> bool:
    """Whether there was something to decide; to keep all in cleanup is no decision."""
    return len(decision.moves) > 1 and not (
        decision.kind in UNLOOKED[:3] and played is decision.moves[0]
    )


def judge(coach: Coach, state: State, seat: int, played: Move, at: int, depth: Depth) -> Judgement:
    """A move of a seat, by nothing but what the seat could know."""
    collecting = gc.isenabled()
    gc.disable()  # it would walk over thousands of live states and find nothing
    try:
        return _Judging(Deals(coach, state, seat, at), played, depth).judgement()
    finally:
        if collecting:
            gc.enable()


class _Judging:
    """The way from a decision to its judgement."""

    def __init__(self, deals: Deals, played: Move, depth: Depth) -> None:
        self.deals = deals
        self.seat = deals.seat
        self.depth = depth
        self.played = played
        self.found = Candidates(deals, depth, played)
        self.decision = self.found.decision
        self.looks = self.found.looks
        self.tries = self.found.tries

    def judgement(self) -> Judgement:
        """What was found."""
        self.found.play()
        played = self.tries[self.played]
        best = self.found.ranked()[0]
        if best is not played and mean(lead(best, played, self.seat)) >= APART:
            return self._against(best, played)
        return self._judged("best", played, played, [], 0.0)

    def _against(self, best: Tries, played: Tries) -> Judgement:
        """The best move found and the played one, on deals that chose neither."""
        fresh = Compared(self.deals, best.move, played.move, self.depth.fresh)
        cost = [fresh.cost(seat) for seat in range(self.deals.state.seats)]
        loss, sure = cost[self.seat], fresh.within
        if loss <= 0:
            return self._judged("best", fresh.played, fresh.played, cost, sure)
        return self._judged(mark_of(loss, sure), fresh.best, fresh.played, cost, sure)

    def _judged(
        self, mark: Mark, best: Tries, played: Tries, cost: list[float], cost_within: float
    ) -> Judgement:
        seat, state = self.seat, self.deals.state
        seats = range(state.seats)
        slip = mark != "best"
        loss = cost[seat] if slip else 0.0
        lines = self._lines(best, played, loss, cost_within if slip else 0.0)
        in_turn = self.decision.kind == "turn" and state.phase == ACTION
        found = Judgement(
            self.deals.at, seat, state.round,
            state.players[seat].turns + 1 if state.phase == ACTION else 0,
            "turn" if in_turn else self.decision.kind,
            mark, mark == "best" and self._was_hard(),
            lines, loss, cost_within if slip else 0.0,
            best.chance(seat) - played.chance(seat) if slip else 0.0,
            [best.margin(at) for at in seats], [best.chance(at) for at in seats],
            within(best.margins(seat)),
            [played.margin(at) for at in seats], [played.chance(at) for at in seats],
            within(played.margins(seat)),
            cost, cost_within,
        )  # fmt: skip
        return self._explained(found, best.move) if mark in SLIPS else found

    def _was_hard(self) -> bool:
        """Whether the best move did not look it, one move ahead."""
        seemed = max(self.looks, key=lambda move: self.looks[move])
        if self.looks[seemed] - self.looks[self.played] < _HARD or seemed not in self.tries:
            return False
        apart = lead(self.tries[self.played], self.tries[seemed], self.seat)
        return mean(apart) >= _HARD and mean(apart) > error(apart)

    def _lines(self, best: Tries, played: Tries, loss: float, sure: float) -> list[Line]:
        """The best move, the played one, and the next best."""
        seat = self.seat
        lines = [self._line(best, played=best is played)]
        others = [one for one in self.found.ranked() if one.move not in (best.move, played.move)]
        if best is not played:
            told = self._line(played, played=True)
            lines.append(replace(told, loss=loss, loss_within=sure))
        for one in others[: _LINES - len(lines)]:
            apart = lead(self.tries[best.move], one, seat)
            lines.append(
                replace(self._line(one), loss=max(0.0, mean(apart)), loss_within=within(apart))
            )
        return [lines[0], *sorted(lines[1:], key=lambda line: line.loss)]

    def _line(self, tries: Tries, played: bool = False) -> Line:
        seat, move = self.seat, tries.move
        text = self.deals.game.text(self.deals.state, seat, move)
        margins = tries.margins(seat)
        made = made_of(move)
        return Line(text, made, mean(margins), within(margins), tries.chance(seat), played=played)

    def _explained(self, found: Judgement, best: Move) -> Judgement:
        """With where points come from, how it goes on, and what makes the difference."""
        deals, many = self.deals, range(self.depth.whole)
        there = [tally(deals, best, number) for number in many]
        here = [tally(deals, self.played, number) for number in many]
        lines = list(found.lines)
        for at, line in enumerate(lines):
            if at and not line.played:
                continue
            counted, move = (here, self.played) if line.played else (there, best)
            lines[at] = replace(
                line,
                score=mean([float(one.score) for one in counted]),
                points=_mean_points(counted),
                goes_on=self._goes_on(move),
            )
        return replace(found, lines=lines, why=reasons(deals.state.cards, there, here))

    def _goes_on(self, move: Move) -> list[Made]:
        """The next own turns of the round in the deal that is most usual for the move."""
        deals, seat = self.deals, self.seat
        tries = self.tries[move]
        middle = tries.margin(seat)
        number = min(
            range(len(tries.found)), key=lambda at: abs(tries.found[at].margins[seat] - middle)
        )
        made: list[tuple[int, Move]] = []
        state = deals.after(move, number)
        deals.play_on(state, deals.random(number), deals.state.round, made)
        turns = (one for who, one in made if who == seat and one.kind in _TURNS)
        return [made_of(one) for one, _ in zip(turns, range(_AHEAD), strict=False)]


_TURNS: Final = (
    w.BUILD, w.DEAL, w.RAZE, w.RAZE_OF, w.USE, w.SEND, w.VISIT, w.PLAY, w.PASS,
)  # fmt: skip
"""Moves that are turns of their own."""


def made_of(move: Move) -> Made:
    """A move as its three numbers."""
    return move.kind, move.what, move.arg


def _mean_points(tallies: Iterable[Tally]) -> dict[str, float]:
    counted = list(tallies)
    return {
        source: found
        for source in SOURCES
        if (found := mean([float(one.points[source]) for one in counted]))
    }

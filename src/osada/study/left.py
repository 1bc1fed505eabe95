"""Points left lying: goods that cleanup took, an early pass, a location that could have stood."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from osada.bots.settlers.worth import worth_in
from osada.settlers import verbs as w
from osada.settlers.goods import WORKER
from osada.settlers.keeping import lost
from osada.settlers.moves.guard import why_not_guard
from osada.settlers.moves.raze import price
from osada.settlers.state import State
from osada.settlers.supply import find
from osada.study.judgement import SLIPS, Judgement
from osada.study.subject import Moment, Subject

Kind = Literal["thrown", "workers", "early-pass", "razed"]
_WORTH_A_WORD: Final = 1.0
"""Points."""


@dataclass(frozen=True, slots=True)
class Left:
    """Something that a seat left lying."""

    kind: Kind
    at: int
    round: int
    points: float
    """About so many."""
    goods: Mapping[int, int]
    card: str = ""
    """The slug of the card that it is about."""


def left_lying(subject: Subject, judgements: Sequence[Judgement], seat: int) -> list[Left]:
    """All that a seat left lying and that is worth a word, in the order of the game."""
    found = [
        *(
            Left("early-pass", one.at, one.round, one.loss, {})
            for one in judgements
            if one.mark in SLIPS and one.played.made[0] == w.PASS
        ),
        *_seen(subject, seat),
    ]
    told = (one for one in found if one.points >= _WORTH_A_WORD)
    return sorted(told, key=lambda one: one.at)


def _seen(subject: Subject, seat: int) -> Iterator[Left]:
    """What the record shows by itself."""
    turn: State | None = None
    for moment in subject.moments():
        if moment.seat == seat and not moment.state.stack:
            turn = moment.state.copy()
            if moment.move is w.PASS_ROUND:
                yield from _thrown(moment)
        if moment.move.kind == w.RAZE_OF and moment.move.arg == seat and turn is not None:
            yield from _razed(moment, turn, seat)


def _thrown(moment: Moment) -> Iterator[Left]:
    """Goods that cleanup takes after a pass."""
    state = moment.state
    goods = lost(state, moment.seat)
    worth = worth_in(state)[state.players[moment.seat].faction]
    each = worth.good[state.round]
    workers = goods.pop(WORKER, 0)
    kinds: tuple[tuple[Kind, dict[int, int]], ...] = (
        ("thrown", goods),
        ("workers", {WORKER: workers}),
    )
    for kind, some in kinds:
        points = worth.weights["supply"] * sum(each[good] * n for good, n in some.items())
        yield Left(kind, moment.at, state.round, points, some)


def _razed(moment: Moment, turn: State, seat: int) -> Iterator[Left]:
    """A location that falls, but would have been too dear with a token at its owner's last turn."""
    state, card, by = moment.state, moment.move.what, moment.seat
    if turn.round != state.round or why_not_guard(turn, seat, card) is not None:
        return
    player = state.players[seat]
    location = player.empire[find(player, card)]
    if price(state, by, seat, location) + 1 > state.players[by].raze:
        points = worth_in(state)[player.faction].standing[state.round + 1][card]
        yield Left("razed", moment.at, state.round, points, {}, state.cards.slugs[card])

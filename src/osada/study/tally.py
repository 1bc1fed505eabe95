"""Games played to their end from a move: where points and goods came from, what stood and fell."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from osada.kernel.game import Move, Points
from osada.settlers import Settlers
from osada.settlers.goods import FOOD, GOLD, GOODS, STONE, WOOD, WORKER
from osada.settlers.state import State
from osada.study.lines import FRESH, Deals

SOURCES: Final = (
    "action", "feature", "production", "bonus", "raze", "common", "faction", "kept", "other",
)  # fmt: skip
"""Kinds of sources in the order in which they are drawn."""
_KIND: Final = {
    **{name: name for name in SOURCES},
    "under": "kept",
    "on": "kept",
    "end": "feature",
}
_COUNTED: Final = (WOOD, STONE, FOOD, GOLD, WORKER)
"""Goods whose coming is compared round by round."""


def by_kind(points: Iterable[Points]) -> Counter[str]:
    """Points by kind of source."""
    found: Counter[str] = Counter()
    for one in points:
        found[_KIND.get(one.how, "other")] += one.points
    return found


@dataclass(slots=True)
class Tally:
    """One game played to its end, from a seat's side."""

    score: int = 0
    rivals: int = 0
    """The best of their scores."""
    points: Counter[str] = field(default_factory=Counter)
    goods: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Goods that came, by round and name."""
    built: set[int] = field(default_factory=set)
    dealt: set[int] = field(default_factory=set)
    lost: set[int] = field(default_factory=set)
    """Own locations that others razed."""


def tally(deals: Deals, move: Move, number: int) -> Tally:
    """Play a fresh deal on from a move to the end of the game, and count."""
    game, seat = deals.game, deals.seat
    state = deals.deal(FRESH + number)
    state.log = []
    game.make(state, seat, move)
    deals.play_on(state, deals.random(FRESH + number), state.options.course.rounds)
    return _counted(game, state, seat, deals.state.round)


def _counted(game: Settlers, state: State, seat: int, round_: int) -> Tally:
    outcome = game.outcome(state)
    assert outcome is not None
    found = Tally(
        outcome.scores[seat],
        max((score for at, score in enumerate(outcome.scores) if at != seat), default=0),
        by_kind(outcome.sources[seat]),
    )
    for event in state.log or ():
        match event:
            case ("phase", _, now, _):
                round_ = now
            case ("gain", who, good, n, _, _) if who == seat and good in _COUNTED:
                found.goods[round_, GOODS[good]] += n
            case ("built", who, card) if who == seat:
                found.built.add(card)
            case ("dealt", who, card) if who == seat:
                found.dealt.add(card)
            case ("razed", who, card, holder, True) if holder == seat and who != seat:
                found.lost.add(card)
            case _:
                pass
    return found

"""What a good player would do in the roll & write game, with reasons true of the position."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from osada.bots.rollwrite.greedy import alone, begun, top
from osada.bots.rollwrite.planner import Planner
from osada.bots.rollwrite.search import Search, first_move
from osada.bots.rollwrite.value import Eye
from osada.bots.rollwrite.weights import TUNED
from osada.bots.rollwrite.worth import Worth
from osada.kernel.game import Move
from osada.rollwrite import settling
from osada.rollwrite import verbs as w
from osada.rollwrite.game import RollWrite
from osada.rollwrite.scoring import score
from osada.rollwrite.state import DEVELOP, FAVOR, Player, State

_SECONDS: Final = 0.6
_WIDTH: Final = 60
_LOW: Final = -1e9
_CHANCE: Final = (w.TAKE, w.REROLL)
"""Moves after which others or the dice decide what comes."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and why."""

    move: Move
    now: dict[str, int] = field(default_factory=dict)
    """By how much goods, `actions` and the score so far (`vp`) change at once."""
    other: Move | None = None
    ahead: float = 0.0
    """So many points by the end of the game the search puts it before the other."""


def advise(game: RollWrite, sample: State, seat: int, random: int) -> Advice:
    """What to do in a state that the seat could be in."""
    decision = game.pending(sample)[seat]
    moves = decision.moves
    values = _values(sample, seat, moves) if len(moves) > 1 else []
    if not values:
        chosen = Planner(width=_WIDTH).choose(game, sample, seat, decision, random)
        return Advice(chosen, _now(game, sample, seat, chosen))
    at = top(values)
    others = [one for one in range(len(moves)) if one != at and values[one] > _LOW]
    now = _now(game, sample, seat, moves[at])
    if not others:
        return Advice(moves[at], now)
    second = max(others, key=lambda one: values[one])
    return Advice(moves[at], now, moves[second], max(0.0, values[at] - values[second]))


def _values(sample: State, seat: int, moves: Sequence[Move]) -> list[float]:
    """What each move leads to, in points by the end of the game; nothing if dice are rolled."""
    player = sample.players[seat]
    eye = Eye(sample, player, Worth(player.village, TUNED))
    root = alone(sample, player.copy())
    if sample.phase == FAVOR:
        return Planner(width=_WIDTH).foreseen([begun(root, one.what) for one in moves], eye)
    if sample.phase != DEVELOP:
        found = []
        for one in moves:
            ahead = root.copy()
            settling.make(ahead, 0, one)
            found.append(eye.after(ahead.players[0]))
        return found
    if player.window:
        return []
    search = Search(eye, perf_counter() + _SECONDS)
    search.run(root, moves, _WIDTH)
    best: dict[Move, float] = {}
    for node in search.nodes:
        first = first_move(node)
        best[first] = max(best.get(first, _LOW), node.left)
    return [best.get(one, _LOW) for one in moves]


def _now(game: RollWrite, sample: State, seat: int, chosen: Move) -> dict[str, int]:
    if chosen.kind in _CHANCE or chosen.kind in (w.READY, w.KEEP):
        return {}
    trial = game.copy(sample)
    before = held(trial.players[seat])
    phase = trial.phase
    game.apply(trial, seat, chosen)
    if trial.phase != phase:
        return {}
    after = held(trial.players[seat])
    return {name: n for name in before if (n := after[name] - before[name])}


def held(player: Player) -> dict[str, int]:
    """Goods, actions and the score so far."""
    return {
        "wood": player.wood, "stone": player.stone, "food": player.food, "gold": player.gold,
        "actions": player.actions, "vp": score(player),
    }  # fmt: skip


def told(game: RollWrite, sample: State, seat: int, question: dict[str, Any]) -> dict[str, Any]:
    """A move with its reasons, as data: moves in notation."""
    found = advise(game, sample, seat, 1)
    said: dict[str, Any] = {"text": game.text(sample, seat, found.move), "now": found.now}
    if found.other is not None:
        said["other"] = game.text(sample, seat, found.other)
        said["ahead"] = round(found.ahead, 1)
    return said

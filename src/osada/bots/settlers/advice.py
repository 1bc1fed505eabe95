"""What a good player would do, with reasons that are true of the position.

The search names the move and the next best one; the move is then made on the sample, with the
answers that it asks for, and what has changed is the reason. Nothing here knows more than the
seat: a sample fits its view.
"""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from osada.bots.settlers.beam import Search, top
from osada.bots.settlers.greedy import DEEP, best, outlook
from osada.bots.settlers.position import Eye
from osada.bots.settlers.worth import worth_in
from osada.kernel.game import Decision, Move
from osada.settlers import lasting
from osada.settlers import verbs as w
from osada.settlers.coded import deal_card
from osada.settlers.game import Settlers
from osada.settlers.goods import GOODS, SUPPLY
from osada.settlers.losses import Loss, losses
from osada.settlers.moves.raze import price
from osada.settlers.state import ACTION, NOBODY, State
from osada.settlers.supply import amount

_SECONDS: Final = 0.5
_WIDTH: Final = 24
_MOST_ANSWERS: Final = 12
_LOW: Final = -1e8
_UNREASONED: Final = ("keep", "put", "store", "under")
"""Questions whose answers are not compared."""


@dataclass(frozen=True, slots=True)
class Threat:
    """A location that a rival could raze now, for so many raze tokens."""

    card: int
    by: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and why."""

    line: tuple[Move, ...]
    """The move itself, then the answers that the reasons count with."""
    now: dict[str, int] = field(default_factory=dict)
    """By how much goods, points (`vp`) and cards in hand (`card`) change at once."""
    yields: dict[str, int] = field(default_factory=dict)
    """By how much every later production phase changes, as far as the cards alone say it."""
    points: int = 0
    """By how much final scoring of locations changes."""
    gives: tuple[int, ...] = ()
    """Own locations that are given up."""
    foundations: int = 0
    """By how many its own foundations change."""
    if_built: bool = False
    """Whether `yields` and `points` come only once the card that is taken is built."""
    takes: tuple[Loss, ...] = ()
    """What rivals lose."""
    guards: Threat | None = None
    """What no longer can be razed."""
    other: Move | None = None
    """The next best move."""
    ahead: float = 0.0
    """So many points by the end of the game the search puts it before the other."""


def advise(game: Settlers, sample: State, seat: int) -> Advice:
    """What to do in a state that the seat could be in."""
    decision = game.pending(sample)[seat]
    moves = decision.moves
    eye = Eye(sample, seat, worth_in(sample))
    values = _values(game, sample, seat, decision, eye)
    if not values:
        return _reasons(game, sample, seat, best(game, sample, seat, decision, eye), eye)
    chosen = top(values)
    found = _reasons(game, sample, seat, moves[chosen], eye)
    others = [at for at in range(len(moves)) if _differs(moves[at], moves[chosen])]
    others = [at for at in others if values[at] > _LOW]
    if not others:
        return found
    next_best = max(others, key=lambda at: values[at])
    return Advice(
        found.line, found.now, found.yields, found.points, found.gives, found.foundations,
        found.if_built, found.takes, found.guards,
        moves[next_best], max(0.0, values[chosen] - values[next_best]),
    )  # fmt: skip


def _differs(one: Move, other: Move) -> bool:
    """Whether two moves are not merely the same thing more or less often."""
    return (one.kind, one.what) != (other.kind, other.what)


def _values(game: Settlers, sample: State, seat: int, decision: Decision, eye: Eye) -> list[float]:
    """What each move leads to, in points by the end of the game; none if that is not compared."""
    moves, kind = decision.moves, decision.kind
    if len(moves) == 1 or kind in _UNREASONED or (kind == "turn" and sample.acted):
        return []
    if kind == "draft":
        return [eye.draft(sample, one.what) for one in moves]
    if kind == "turn" and sample.phase == ACTION:
        search = Search(game, eye, moves, perf_counter() + _SECONDS)
        search.run(sample, _WIDTH)
        return search.values
    return [outlook(game, sample, seat, one, eye, DEEP)[0] for one in moves]


# Reasons


def _reasons(game: Settlers, sample: State, seat: int, chosen: Move, eye: Eye) -> Advice:
    """What a move changes, tried on the sample."""
    cards = sample.cards
    if chosen.kind in (w.PASS, w.END):
        return Advice((chosen,))
    if chosen.kind == w.DRAFT:  # what the table does after the last pick is none of its merits
        card = chosen.what
        later = sample.round < sample.options.course.rounds
        gains = (
            {GOODS[good]: n for good, n in lasting.printed(cards, card).items()} if later else {}
        )
        return Advice((chosen,), {"card": 1}, gains, lasting.worth(cards, card), if_built=True)
    trial = game.copy(sample)
    trial.log = []
    line = _played(game, trial, seat, chosen, eye)
    if (trial.phase, trial.round) != (sample.phase, sample.round):
        return Advice(line)  # more happens than the move brings about
    before, after = sample.players[seat], trial.players[seat]
    had = {at.card for at in before.empire if at.owner == NOBODY}
    has = {at.card for at in after.empire if at.owner == NOBODY}
    lost, won = sorted(had - has), sorted(has - had)
    now = {GOODS[good]: amount(after, good) - amount(before, good) for good in SUPPLY}
    now |= {"vp": after.score - before.score, "card": len(after.hand) - len(before.hand)}
    yields: dict[str, int] = {}
    if sample.round < sample.options.course.rounds:
        for sign, changed in ((1, won), (-1, lost)):
            for card in changed:
                for good, n in lasting.printed(cards, card).items():
                    yields[GOODS[good]] = yields.get(GOODS[good], 0) + sign * n
        for sign, ours, theirs in ((1, after, before), (-1, before, after)):
            for deal in ours.deals:
                if deal not in theirs.deals:
                    good = cards.deal[deal_card(deal)]
                    yields[GOODS[good]] = yields.get(GOODS[good], 0) + sign
    taken = tuple(one for one in losses(cards, trial.log or []) if one.seat != seat)
    return Advice(
        line,
        {good: n for good, n in now.items() if n},
        {good: n for good, n in yields.items() if n},
        sum(lasting.worth(cards, card) for card in won)
        - sum(lasting.worth(cards, card) for card in lost),
        tuple(lost),
        len(after.foundations) - len(before.foundations),
        takes=taken,
        guards=_guarded(sample, trial, seat, eye),
    )


def _played(game: Settlers, trial: State, seat: int, chosen: Move, eye: Eye) -> tuple[Move, ...]:
    """Make a move and answer what it asks; all that was done."""
    line = [chosen]
    round_, phase = trial.round, trial.phase
    game.apply(trial, seat, chosen)
    while len(line) <= _MOST_ANSWERS and (trial.round, trial.phase) == (round_, phase):
        decision = game.pending(trial).get(seat)
        if decision is None or decision.kind in ("turn", "draft"):
            break
        answer = decision.moves[0]
        if len(decision.moves) > 1:
            answer = best(game, trial, seat, decision, eye)
        game.apply(trial, seat, answer)
        line.append(answer)
    return tuple(line)


def threats(state: State, seat: int) -> list[Threat]:
    """Own locations that rivals could raze with the raze tokens they have."""
    found: list[Threat] = []
    if state.options.peaceful or state.phase != ACTION or state.players[seat].passed:
        return found
    for at, rival in enumerate(state.players[: state.seats]):
        if at == seat or rival.passed:
            continue
        for location in state.players[seat].empire:
            tokens = price(state, at, seat, location)
            if state.cards.raze[location.card] and tokens <= rival.raze:
                found.append(Threat(location.card, at, tokens))
    return found


def _guarded(before: State, after: State, seat: int, eye: Eye) -> Threat | None:
    """Of the locations that nobody can raze any more the one that is worth most."""
    still = {(one.card, one.by) for one in threats(after, seat)}
    own = {at.card for at in after.players[seat].empire}
    safe = [
        one for one in threats(before, seat) if one.card in own and (one.card, one.by) not in still
    ]
    row = eye.worth.standing[before.round + 1]
    return max(safe, key=lambda one: row[one.card], default=None)


def told(game: Settlers, sample: State, seat: int) -> dict[str, Any]:
    """A move with its reasons, as data: moves in notation, cards by number."""
    found = advise(game, sample, seat)
    numbers = sample.cards.numbers
    said: dict[str, Any] = {
        "text": game.text(sample, seat, found.line[0]),
        "now": found.now,
        "yields": found.yields,
        "points": found.points,
        "gives": [numbers[card] for card in found.gives],
        "foundations": found.foundations,
        "if_built": found.if_built,
        "takes": [
            {"seat": one.seat, "how": one.how, "card": numbers[one.card]}
            for one in found.takes
            if one.card >= 0
        ],
    }
    if found.guards is not None:
        threat = found.guards
        card = numbers[threat.card]
        said["guards"] = {"card": card, "by": threat.by, "tokens": threat.tokens}
    if found.other is not None:
        said["other"] = game.text(sample, seat, found.other)
        said["ahead"] = round(found.ahead, 1)
    return said

"""What a move gives up, pays and gets, now, each round and at the end; tried on a sample."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final

from osada.kernel.game import Move
from osada.settlers import flow
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.goods import BLESSING, CARD, GOODS, VP
from osada.settlers.lasting import Counts, each_round, worth
from osada.settlers.state import State
from osada.settlers.supply import amount

_CHANCE: Final = 1
"""What a sample is dealt by: always the same, so that the same question has the same answer."""

Event = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """The account of a move, as far as it is sure; draws are counted, not turned up."""

    gives: tuple[tuple[int, bool], ...] = ()
    """Own cards that go, each with whether it is a foundation."""
    asks: bool = False
    """Whether what is given up is still to be chosen."""
    pays: dict[str, int] = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)
    draws: int = 0
    rounds: dict[str, int] = field(default_factory=dict)
    """What each production phase brings more, or less."""
    ends: int = 0
    """What final scoring brings more, or less."""


def ledger(game: Settlers, state: State, seat: int, made: Move) -> Ledger:
    """The account of a legal move. Of several ways to pay the first stands for all."""
    trial = game.sample(state, seat, _CHANCE)
    before = trial.copy()
    trial.log = []
    game.apply(trial, seat, made)
    _pay(game, trial, seat)
    subject = _subject(state, seat, made)
    if not _chooses(trial, seat):
        return _account(before, trial, seat, subject)
    found = []
    for answer in game.legal(trial, seat):
        one = trial.copy()
        one.log = list(trial.log)
        game.apply(one, seat, answer)
        _pay(game, one, seat)
        found.append(_account(before, one, seat, subject, chosen=False))
    return _sure(found)


def _chooses(state: State, seat: int) -> bool:
    """Whether a seat must choose what it gives up for a building."""
    asked = flow.question(state)
    return asked is not None and asked.code == f.SACRIFICE and asked.seat == seat


def _pay(game: Settlers, state: State, seat: int) -> None:
    """Pay in the first way whatever has to be paid."""
    while (asked := flow.question(state)) and asked.code == f.PAY and asked.seat == seat:
        game.apply(state, seat, game.legal(state, seat)[0])


Subject = tuple[str, int]
"""What a move goes on with: `build` or `deal`, and the card."""

_BEGINS: Final = {w.BUILD: "build", w.DEAL: "deal", w.RAZE: "raze", w.DRAFT: "draft"}


def _subject(state: State, seat: int, made: Move) -> Subject:
    if made.kind in _BEGINS:
        return _BEGINS[made.kind], made.what
    asked = flow.question(state)
    if asked is not None and asked.code == f.SACRIFICE:
        return "build", asked.card
    if asked is not None and asked.purpose() in ("build", "deal"):
        return asked.purpose(), asked.card
    return "", -1


def _account(
    before: State, after: State, seat: int, subject: Subject, *, chosen: bool = True
) -> Ledger:
    """What the events of a trial come to; what is given up counts once it is chosen."""
    what, card = subject
    log: Sequence[Event] = after.log or ()
    events = list(takewhile(lambda event: event[0] != "phase", log))
    gains = _gained(events, seat)
    draws = sum(1 for event in events if event[0] == "draw" and event[1] == seat)
    draws += sum(
        frame.number()
        for frame in after.stack
        if isinstance(frame, f.Question) and frame.seat == seat
    )
    pays: Counts = {}
    if len(events) == len(log):  # beyond the phase the move is not alone in what changes
        pays = _paid(before, after, seat, gains)
        drawn = sum(1 for event in events if event[0] == "draw" and event[1] == seat)
        leaves = int(what in ("build", "deal", "raze"))
        held = len(before.players[seat].hand) + drawn + int(what == "draft") - leaves
        pays[CARD] = held - len(after.players[seat].hand)
    gives = tuple(
        (event[2], bool(event[3]))
        for event in events
        if event[0] == "sacrifice" and event[1] == seat
    )
    rounds, ends = _later(after, seat, what, card)
    for given, foundation in gives:
        if chosen and not foundation:
            _add(rounds, each_round(before, seat, given), -1)
            ends -= worth(after.cards, given)
    return Ledger(gives, False, _named(pays), _named(gains), draws, _named(rounds), ends)


def _gained(events: Iterable[Event], seat: int) -> Counts:
    found: Counts = {}
    for event in events:
        if event[0] == "gain" and event[1] == seat:
            found[event[2]] = found.get(event[2], 0) + event[3]
        elif event[0] == "blessed" and event[1] == seat:
            found[BLESSING] = found.get(BLESSING, 0) + 1
    return found


def _paid(before: State, after: State, seat: int, gains: Counts) -> Counts:
    """What went although it was not lost again: the gains less the change."""
    found: Counts = {}
    for good in (*after.cards.supply, VP):
        change = _held(after, seat, good) - _held(before, seat, good)
        paid = gains.get(good, 0) - change
        if paid > 0:
            found[good] = paid
        elif paid < 0:  # taken from somebody
            gains[good] = gains.get(good, 0) - paid
    return found


def _held(state: State, seat: int, good: int) -> int:
    player = state.players[seat]
    return player.score if good == VP else amount(player, good)


def _later(after: State, seat: int, what: str, card: int) -> tuple[Counts, int]:
    if what == "build":
        return each_round(after, seat, card), worth(after.cards, card)
    if what == "deal":
        return {after.cards.deal[card]: 1}, 0
    return {}, 0


def _add(counts: Counts, more: Counts, times: int) -> None:
    for good, n in more.items():
        counts[good] = counts.get(good, 0) + n * times


def _named(counts: Counts) -> dict[str, int]:
    return {GOODS[good]: counts[good] for good in sorted(counts) if counts[good]}


def _sure(found: Sequence[Ledger]) -> Ledger:
    """What holds whatever is given up."""
    return Ledger(
        asks=True,
        pays=_least([one.pays for one in found]),
        gains=_least([one.gains for one in found]),
        draws=min(one.draws for one in found),
        rounds=_least([one.rounds for one in found]),
        ends=min(one.ends for one in found),
    )


def _least(found: Sequence[dict[str, int]]) -> dict[str, int]:
    sums = {kind: min(one.get(kind, 0) for one in found) for kind in found[0]}
    return {kind: n for kind, n in sums.items() if n}

"""Where points came from, finer than on the score track: what boxes bring has names of its own.

A source is known by the form of what brought it (a visit, a prayer, a feature that watches
blessings), never by the name of a card.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from osada.arena.result import Scored
from osada.kernel.game import Points
from osada.settlers import Catalogue
from osada.settlers.catalogue import Card
from osada.settlers.effects import events as e
from osada.settlers.effects.counts import PerBlessing, PerSet
from osada.settlers.effects.verbs.gain import Gain
from osada.settlers.goods import BLESSING, VP
from osada.settlers.log import Event
from osada.settlers.supply import BY_ACTION, BY_FEATURE, BY_PRODUCTION, HOW

NAMES: Final = {
    "visit": "visits",
    "prayer": "prayers",
    "blessing": "blessings",
    "statue": "statues",
    "tech": "technology",
    "set": "sets",
    "storage": "storages",
    "instant": "instant cards",
}
"""The sources that boxes bring, and what they are called."""

_BEGINS: Final = {"visited": "visit", "answered": "prayer", "statue": "statue"}
"""Events after which points of the same card and seat have such a source."""
_WATCHED: Final = {
    e.WHEN_VISIT: "visit",
    e.WHEN_VISITED: "visit",
    e.WHEN_PRAY: "prayer",
    e.WHEN_MATCHED: "blessing",
    e.WHEN_SET: "set",
}


def summed(
    cards: Catalogue, told: Sequence[Sequence[Points]], events: Sequence[Event]
) -> tuple[tuple[Scored, ...], ...]:
    """Points of every seat by round and by source; together they are the score."""
    sums: list[Counter[tuple[int, str]]] = [Counter() for _ in told]
    for seat, entries in enumerate(told):
        for entry in entries:
            sums[seat][entry.round, entry.how] += entry.points
    for seat, round_, how, source, points in _found(cards, events):
        sums[seat][round_, how] -= points
        sums[seat][round_, source] += points
    return tuple(
        tuple((round_, how, points) for (round_, how), points in sorted(seat.items()) if points)
        for seat in sums
    )


def _found(cards: Catalogue, events: Sequence[Event]) -> Iterator[tuple[int, int, str, str, int]]:
    """Seat, round, how, source and number of points whose source has a name of its own."""
    round_ = 1
    begun = ("", -1, -1)
    for event in events:
        if event[0] == "phase":
            round_ = event[2]
        elif event[0] in _BEGINS:
            begun = _BEGINS[event[0]], event[1], event[2]
        elif event[0] == "gain" and event[2] == VP and event[4] >= 0:
            _, seat, _, points, card, how = event
            source = _source(cards.card[card], how)
            if not source and begun[1:] == (seat, card):
                source = begun[0] if (begun[0] != "visit" or how == BY_PRODUCTION) else ""
            if source:
                yield seat, round_, HOW[how], source, points


def _source(card: Card, how: int) -> str:
    """The source of points by the form of their card alone; empty if it is a usual one."""
    if card.instant:
        return "instant"
    if how == BY_FEATURE:
        return next(filter(None, (_watched(trigger.event) for trigger in card.triggers)), "")
    if how == BY_PRODUCTION and any(holder.is_storage for holder in card.holders):
        return "storage"
    if how == BY_ACTION and card.action is not None:
        if card.action.price.tokens:
            return "tech"
        return _counted(card.action.ops)
    return ""


def _watched(event: e.Event) -> str:
    if event.when == e.WHEN_GAIN:
        return "blessing" if event.what == BLESSING else "tech"
    return _WATCHED.get(event.when, "")


def _counted(ops: Sequence[object]) -> str:
    """What a gain of points counts."""
    for op in ops:
        if isinstance(op, Gain) and op.kind == VP:
            if isinstance(op.count, PerSet):
                return "set"
            if isinstance(op.count, PerBlessing):
                return "blessing"
    return ""

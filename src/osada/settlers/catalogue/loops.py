"""Features that cause each other for ever: prayers, gains, points and uses that answer themselves.

Blessings end by themselves, for there is one of each colour (BLESS-2); so does a feature that has a
number of times. Points that answer points are not a gain of their own (AMB-64).
"""

from typing import Final

from osada.settlers.catalogue.reader import Entry, Problem
from osada.settlers.effects.effect import Effect, Effects
from osada.settlers.effects.events import (
    WHEN_FOUNDATION,
    WHEN_GAIN,
    WHEN_PRAY,
    WHEN_USE,
    WHEN_VP,
    Event,
)
from osada.settlers.effects.verbs.found import Found
from osada.settlers.effects.verbs.gain import Gain
from osada.settlers.effects.verbs.prayer import Prayer
from osada.settlers.effects.verbs.renew import Renew
from osada.settlers.goods import GOLD, TOKENS, VP

_MANY: Final = 99
_NAMES: Final = {
    WHEN_PRAY: "a prayer",
    WHEN_GAIN: "technology",
    WHEN_VP: "points",
    WHEN_FOUNDATION: "a foundation",
    WHEN_USE: "a use",
}


def problems(entries: list[Entry]) -> list[Problem]:
    """The features that could go on for ever, each with what it answers."""
    steps = [
        (entry, trigger.event, trigger.ops)
        for entry in entries
        for trigger in entry.ability.triggers
        if not trigger.limit and _is_heard(trigger.event)
    ]
    found: list[Problem] = []
    for entry, event, ops in steps:
        reached = [(event, ops)]
        for cause, after in reached:
            for _, heard, answer in steps:
                if (heard, answer) not in reached and _lead(cause, after, heard):
                    reached.append((heard, answer))
        if any(_lead(cause, after, event) for cause, after in reached):
            is_gold = event.when == WHEN_GAIN and event.what == GOLD
            what = "gold" if is_gold else _NAMES[event.when]
            message = f"[{entry.slug}] answers {what} and so could answer itself forever; "
            found.append(
                Problem(entry.file, entry.line, message + 'write "feature (once): when ..."')
            )
    return found


def _is_heard(event: Event) -> bool:
    if event.when == WHEN_GAIN:
        return event.what == GOLD or event.what in TOKENS
    return event.when in _NAMES


def _lead(cause: Event, ops: Effects, event: Event) -> bool:
    """Whether the answer to one event may let another happen."""
    if cause.when == event.when == WHEN_VP:
        return False
    return any(_causes(op, event) for op in ops)


def _causes(op: Effect, event: Event) -> bool:
    """Whether an effect may let an event happen."""
    if event.when == WHEN_PRAY:
        return isinstance(op, Prayer)
    if event.when == WHEN_FOUNDATION:
        return isinstance(op, Found)
    if event.when == WHEN_USE:
        return isinstance(op, Renew)
    brings = dict(_most(op))
    if event.when == WHEN_GAIN:
        return brings.get(event.what, 0) > 0
    return brings.get(VP, 0) >= event.at_least


def _most(op: Effect) -> list[tuple[int, int]]:
    """The goods that an effect may bring, and how many at once."""
    if isinstance(op, Gain):
        return [(op.kind, op.n if op.count is None else _MANY)]
    return [(good, _MANY) for good in op.brings()]

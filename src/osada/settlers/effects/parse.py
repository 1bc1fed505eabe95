"""Effect text to what a card does; an unknown word is refused with a suggestion."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from osada.settlers.effects import allowances, goals, prices, registry, storages
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.effects.events import WHEN_DEAL, WHEN_MATCHED, WHEN_VP
from osada.settlers.effects.holders import HOLDERS, together
from osada.settlers.effects.reading import EffectError, amount, colour, good, number, unknown
from osada.settlers.effects.traits import TRAITS
from osada.settlers.effects.verbs.gain import Gain
from osada.settlers.effects.verbs.prayer import Prayer
from osada.settlers.goods import GOLD, PAID, RAZE, STORED, VP, WORKER

TIMES: Final = {"": 1, "once": 1, "twice": 2, "three times": 3, "four times": 4}
_PUT: Final = re.compile(
    rf"in cleanup put ({'|'.join(kind.takes for kind in HOLDERS)}) this, each (\d+) vp at the end"
)
_HEAD: Final = re.compile(r"(?: \(([^)]*)\))?:(.*)", re.DOTALL)
_LINES: Final = ("open production", "storage", "instant", "end")
_KIND_OF: Final = {
    "production": v.PRODUCTION, "open production": v.PRODUCTION, "storage": v.PRODUCTION,
    "action": v.ACTION, "feature": v.FEATURE, "instant": v.FEATURE, "end": v.FEATURE,
    "goal": v.FEATURE,
}  # fmt: skip
_FEATURES: Final = (
    "when you build", "keep any wood in cleanup", "keep up to 3 wood in cleanup", "none",
    *(trait.phrase for trait in TRAITS), *(one.example for one in allowances.ALLOWANCES),
)  # fmt: skip
_MAY_SPEND: Final = "may spend "
_SURCHARGE: Final = re.compile(r"your common locations cost (\d+) raze more to raze")


def goods(text: str) -> dict[int, int]:
    """`1 stone, 1 vp` -> counts by good."""
    counts: dict[int, int] = {}
    for part in text.split(","):
        n, word = amount(part)
        kind = good(word)
        counts[kind] = counts.get(kind, 0) + n
    return counts


def price(text: str) -> v.Price:
    """`1 worker, 2 stone`."""
    return prices.read(text)


def effects(text: str) -> v.Effects:
    """A list of effects separated by commas; `at most N` caps the one before it."""
    text = text.strip()
    alone = registry.whole(text)
    if alone is not None:
        return (alone,)
    ops: list[v.Effect] = []
    for part in text.split(","):
        part = part.strip()
        if match := re.fullmatch(r"at most (\d+)", part):
            capped = ops[-1].capped(number(match[1])) if ops else None
            if capped is None:
                raise EffectError(f'"{part}" must follow an amount "per" something')
            ops[-1] = capped
        elif part:
            ops.append(registry.effect(part))
        else:
            raise EffectError("an effect is missing between two commas")
    return tuple(ops)


def _head(line: str, word: str) -> tuple[int, str] | None:
    """`action (twice): rest` -> (2, rest); 0 where no limit is written."""
    match = _HEAD.fullmatch(line, len(word)) if line.startswith(word) else None
    if not match:
        return None
    times = (match[1] or "").strip()
    if times not in TIMES:
        raise unknown("number of times", times, [t for t in TIMES if t])
    return (TIMES[times] if match[1] else 0), match[2].strip()


def action(limit: int, text: str) -> v.Activation:
    """`1 worker -> 1 card`."""
    spent, arrow, gained = text.partition("->")
    if not arrow:
        raise EffectError('an action reads "cost -> effects", the arrow "->" is missing')
    cost, ops = price(spent), effects(gained)
    if cost.raze_price != any(op.has_raze_price for op in ops):
        raise EffectError('"raze tokens" and "raze at the usual price" belong together')
    if any(op.hears() for op in ops):
        raise EffectError('"matching the deal" stands after "when you make a deal ->"')
    if len(ops) == 1:
        ops = (ops[0].alone(),)
    return v.Activation(cost, ops, limit or 1)


def instant(text: str) -> tuple[v.Activation, ...]:
    """`effects`, `2 raze -> effects`; several parted by `|` are told apart by what is chosen."""
    found: list[v.Activation] = []
    for part in text.split("|"):
        spent, arrow, gained = part.partition("->")
        cost = price(spent) if arrow else prices.NOTHING
        if cost != prices.Price(gold=cost.gold, worker=cost.worker, raze=cost.raze):
            raise EffectError("an instant card can only cost gold, workers and raze tokens")
        ops = effects(gained if arrow else spent)
        if any(op.has_raze_price for op in ops):
            raise EffectError("an instant card cannot ask for raze tokens as its target does")
        found.append(v.Activation(cost, ops))
    if len(found) > 1 and not all(
        len(one.ops) == 1 and isinstance(one.ops[0], AtLocation) for one in found
    ):
        raise EffectError("where an instant card has several effects each chooses a location")
    return tuple(found)


def open_production(text: str) -> v.Effects:
    """Goods and cards: what visitors can gain as well."""
    ops = effects(text)
    if any(isinstance(op, Prayer) for op in ops):  # PRAYER-40
        raise EffectError('a prayer cannot be an open production; write "production: prayer ..."')
    others = [op for op in ops if not isinstance(op, Gain)]
    if any(op.needs_target or op.aim or op.holds_up() for op in others):
        raise EffectError("an open production brings goods and cards only")
    return ops


def storage(text: str) -> v.Ability:
    """`up to 3 wood -> 1 wood per stored wood`: what is stored, and what it yields."""
    kept, arrow, gained = text.partition("->")
    if not arrow:
        raise EffectError('a storage reads "up to 3 wood -> effects", the arrow "->" is missing')
    return v.Ability(
        v.PRODUCTION, production=effects(gained), holders=(storages.read(kept.strip()),)
    )


def _end(text: str) -> v.Effects:
    """What is scored when the game is over: points, as many as something is counted."""
    ops = effects(text)
    if not all(isinstance(op, Gain) and op.kind == VP for op in ops):
        raise EffectError('the end of the game brings points only: "end: 1 vp per deal"')
    return ops


def _may_spend(text: str) -> tuple[tuple[int, int, int, int], ...]:
    found: list[tuple[int, int, int, int]] = []
    for part in text.removeprefix(_MAY_SPEND).split(" or "):
        spent, middle, gained = part.partition(" for ")
        if not middle:
            raise EffectError('what may be spent reads "may spend 1 gold for 2 vp"')
        pay, get = amount(spent), amount(gained)
        if good(pay[1]) not in (GOLD, WORKER, RAZE):
            raise EffectError(f"only gold, worker or raze may be spent here, not {pay[1]}")
        found.append((good(pay[1]), pay[0], good(get[1]), get[0]))
    return tuple(found)


def feature(limit: int, text: str) -> v.Ability:
    """What one line `feature: ...` adds to a card."""
    allowed = allowances.read(text, limit)
    if allowed is not None:
        return v.Ability(v.FEATURE, allowances=(allowed,))
    if limit and not text.startswith("when "):
        raise EffectError("only a feature that answers an event has a number of times")
    if text == "none":
        return v.Ability(v.FEATURE)
    if match := _PUT.fullmatch(text):
        kind = next(kind for kind in HOLDERS if kind.takes == match[1])
        return v.Ability(v.FEATURE, holders=(kind(number(match[2])),))
    for trait in TRAITS:
        if text == trait.phrase:
            return v.Ability(v.FEATURE, traits=trait.bit)
    if match := _SURCHARGE.fullmatch(text):
        return v.Ability(v.FEATURE, raze_surcharge=number(match[1]))
    if match := re.fullmatch(r"keep any (.+) in cleanup", text):
        kept = tuple(good(word) for word in re.split(r",| and ", match[1]))
        if not all(kind in STORED for kind in kept):
            raise EffectError("only resources, gold, workers and raze tokens can be kept")
        return v.Ability(v.FEATURE, keeps=kept)
    if match := re.fullmatch(r"keep up to (\d+ \S+) in cleanup", text):
        n, word = amount(match[1])
        if good(word) not in PAID:
            raise EffectError("only resources, gold, workers and raze tokens can be kept")
        return v.Ability(v.FEATURE, keeps_some=((good(word), n),))
    if not text.startswith("when "):
        raise unknown("feature", text, _FEATURES)
    cause, arrow, gained = text.removeprefix("when ").partition("->")
    if not arrow:
        raise EffectError('a feature reads "when event -> effects", the arrow "->" is missing')
    event = registry.event(cause.strip())
    if event.for_goals:
        raise EffectError(f'only a Goal can wait for "{cause.strip()}"')
    gained = gained.strip()
    may_spend = _may_spend(gained) if gained.startswith(_MAY_SPEND) else ()
    ops = () if may_spend else effects(gained)
    if any(op.has_raze_price for op in ops):
        raise EffectError("a feature that answers an event cannot ask for raze tokens")
    if any(op.hears() for op in ops) and (event.when != WHEN_DEAL or len(ops) > 1):
        raise EffectError('"matching the deal" stands alone after "when you make a deal ->"')
    if event.when in (WHEN_VP, WHEN_MATCHED) and not all(op.answers_at_once() for op in ops):
        raise EffectError("a feature that answers points can only gain goods and cards")
    return v.Ability(v.FEATURE, triggers=(v.Trigger(event, ops, may_spend, limit),))


def _word(line: str) -> str:
    """`action (twice): rest` -> `action`."""
    return line.partition(":")[0].partition(" (")[0]


def _once(head: tuple[int, str], word: str, before: bool) -> str:
    """The rest of a line that stands once and has no number of times."""
    if before:
        raise EffectError(f'a card has one line "{word}:"; separate its effects by commas')
    if head[0]:
        raise EffectError(f'"{word}" takes no number of times')
    return head[1]


def ability(lines: Iterable[str]) -> v.Ability:
    """All effect lines of one card: `production:`, `feature:`, `action:`, `bonus:` and the rest.

    A card of several kinds lies in the row of the first. An instant card has no other line.
    """
    lines = list(lines)
    kinds = [_KIND_OF[word] for line in lines if (word := _word(line)) in _KIND_OF]
    whole = v.Ability(kinds[0] if kinds else v.FEATURE)
    for line in lines:
        if head := _head(line, "production"):
            text = _once(head, "production", bool(whole.production))
            whole = replace(whole, production=effects(text))
        elif head := _head(line, "open production"):
            text = _once(head, "open production", bool(whole.production))
            whole = replace(whole, production=open_production(text), is_open=True)
        elif head := _head(line, "storage"):
            part = storage(_once(head, "storage", bool(whole.production)))
            whole = replace(whole, production=part.production, holders=whole.holders + part.holders)
        elif head := _head(line, "instant"):
            whole = replace(whole, instant=instant(_once(head, "instant", bool(whole.instant))))
        elif head := _head(line, "end"):
            whole = replace(whole, end=_end(_once(head, "end", bool(whole.end))))
        elif head := _head(line, "action"):
            if whole.action is not None:
                raise EffectError('a card has one line "action:"')
            whole = replace(whole, action=action(*head))
        elif head := _head(line, "bonus"):
            text = _once(head, "bonus", bool(whole.bonus))
            whole = replace(whole, bonus=effects(text))
        elif head := _head(line, "feature"):
            part = feature(*head)
            whole = replace(
                whole,
                triggers=whole.triggers + part.triggers,
                keeps=whole.keeps + part.keeps,
                raze_surcharge=whole.raze_surcharge + part.raze_surcharge,
                holders=together(whole.holders + part.holders),
                traits=whole.traits | part.traits,
                keeps_some=whole.keeps_some + part.keeps_some,
                allowances=whole.allowances + part.allowances,
            )
        elif head := _head(line, "goal"):
            wanted = goals.read(_once(head, "goal", whole.goal is not None))
            whole = replace(whole, goal=wanted)
        elif head := _head(line, "first"):
            whole = replace(whole, bonus=effects(_once(head, "first", bool(whole.bonus))))
        else:
            word = line.partition(":")[0]
            raise unknown("kind of effect", word, [*v.KINDS, "bonus", *_LINES])
    if not kinds:
        raise EffectError('the card has no ability; write "feature: none" if it has none')
    if whole.instant and whole != v.Ability(v.FEATURE, instant=whole.instant):
        raise EffectError("an instant card has no other ability: it is never built")
    if any(holder.takes_cards() for holder in whole.holders) and any(
        op.lays_under() for op in whole.ops()
    ):
        raise EffectError("a card has cards under it face down or face up, not both")
    if whole.action is not None and any(trigger.limit for trigger in whole.triggers):
        raise EffectError("beside an action a feature has no number of times")
    return whole


__all__ = [
    "TIMES",
    "EffectError",
    "ability",
    "action",
    "amount",
    "colour",
    "effects",
    "feature",
    "good",
    "goods",
    "number",
    "price",
    "unknown",
]

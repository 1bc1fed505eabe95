"""A card's effect at a glance, as neutral tokens: `worker arrow card`; every face draws them."""

from dataclasses import dataclass
from functools import cache

from osada.settlers.effects import prices, traits
from osada.settlers.effects import tokens as t
from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import RAZE, VP

Tokens = tuple[t.Token, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that a card does; `text.card_text` has a sentence for each."""

    kind: str
    """`production`, `action`, `feature` or `bonus`."""
    tokens: Tokens
    limit: int = 0
    """How often in a round, where the card says so."""


def _ops(ops: v.Effects, language: str) -> list[t.Token]:
    """Goods stand side by side; what has words or is counted stands apart."""
    found: list[t.Token] = []
    apart = False
    for op in ops:
        if found and (apart or op.stands_apart()):
            found.append(t.GAP)
        found += op.tokens(language)
        apart = op.stands_apart()
    return found


def _trigger(trigger: v.Trigger, language: str) -> list[t.Token]:
    ways = [
        [t.good(spent, n), t.TO, t.good(gained, m)] for spent, n, gained, m in trigger.may_spend
    ]
    answer = t.either(ways) + _ops(trigger.ops, language)
    return [*trigger.event.tokens(language), t.Token(t.COLON), *answer]


def _standing(ability: v.Ability, language: str) -> list[list[t.Token]]:
    """What a feature allows or changes without an event."""
    found: list[list[t.Token]] = []
    if ability.keeps:
        kept = [t.good(good) for good in ability.keeps]
        found.append([*t.worded(language, "short-keep"), t.GAP, *kept])
    if ability.raze_surcharge:
        found.append([*t.worded(language, "short-guard"), t.good(RAZE, ability.raze_surcharge)])
    for good, n in ability.keeps_some:
        found.append([*t.worded(language, "short-keep"), t.GAP, t.good(good, n)])
    found += [holder.tokens(language) for holder in ability.holders]
    for trait in traits.of(ability.traits):
        shown = [t.GAP, t.good(trait.good)] if trait.good >= 0 else []
        found.append([*t.worded(language, trait.icon), *shown])
    return found


def _option(option: v.Activation, language: str) -> list[t.Token]:
    spent = prices.tokens(option.price)
    return [*spent, *([t.TO] if spent else []), *_ops(option.ops, language)]


@cache
def formula(ability: v.Ability, language: str) -> tuple[Part, ...]:
    """What a card does, a part for each thing; none for a card that does nothing."""
    parts: list[Part] = []
    if ability.goal is not None:
        parts.append(Part("feature", tuple(ability.goal.tokens(language))))
    if ability.production:
        head = [*t.worded(language, "short-open"), t.GAP] if ability.is_open else []
        parts.append(Part("production", (*head, *_ops(ability.production, language))))
    if action := ability.action:
        spent = [] if action.ops[0].is_price else [*prices.tokens(action.price), t.TO]
        tokens = (*spent, *_ops(action.ops, language))
        parts.append(Part("action", tokens, action.limit if action.limit > 1 else 0))
    for trigger in ability.triggers:
        parts.append(Part("feature", tuple(_trigger(trigger, language)), trigger.limit))
    parts += [Part("feature", tuple(tokens)) for tokens in _standing(ability, language)]
    for one in ability.allowances:
        parts.append(Part("feature", tuple(one.tokens(language)), one.limit))
    if ability.bonus:
        parts.append(Part("bonus", tuple(_ops(ability.bonus, language))))
    if ability.end:
        head = [*t.worded(language, "short-end"), t.Token(t.COLON)]
        parts.append(Part("feature", (*head, *_ops(ability.end, language))))
    if ability.penalty:
        head = [*t.worded(language, "short-end"), t.Token(t.COLON)]
        less = [t.Token(t.TEXT, "−"), t.good(VP, ability.penalty)]
        parts.append(Part("feature", (*head, *less)))
    if ability.instant:
        options = [_option(option, language) for option in ability.instant]
        parts.append(Part("action", tuple(t.either(options))))
    return tuple(parts)

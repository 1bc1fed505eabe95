"""What a player reads on a card, rendered from its effect: sentences in three languages, a formula.

The words and their grammar are in `words/*.ftl`; the first comment of `en.ftl` explains the forms.
"""

from functools import cache
from typing import Final

from osada.settlers.effects import prices, traits
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.phrasing import case_of, colours, good, goods, listed, noun, say, short
from osada.settlers.goods import GOODS, RAZE, VP
from osada.speech import remembered

_MANY: Final = 5
"""A number that asks for the plural of "any amount of"."""


def good_name(good: int, language: str, n: int = 1) -> str:
    """`worker` or `workers`, as the number `n` before it asks."""
    return noun(language, f"good-{GOODS[good]}", n, "nom")


def goods_text(counts: dict[int, int], language: str) -> str:
    """`1 wood and 2 stone`."""
    some = [(good, n) for good, n in counts.items() if n]
    return goods(language, some, "nom") if some else say(language, "nothing")


def colour_name(mask: int, language: str) -> str:
    """`brown, grey and red`; `no colour` for none."""
    return colours(language, mask, "name", "and")


def kind_name(kind: int, language: str) -> str:
    """`Production`, `Feature` or `Action`."""
    return say(language, f"kind-{v.KINDS[kind]}")


def card_kind(ability: v.Ability, language: str) -> str:
    """The kind of a card; an instant card is not a location."""
    return say(language, "kind-instant") if ability.instant else kind_name(ability.kind, language)


def back_name(back: str, language: str) -> str:
    """`Province`, `Invention` or `Goal`."""
    return say(language, f"kind-{back}")


def category_name(category: str, language: str) -> str:
    """`Military and Diplomatic`, and so on."""
    return say(language, f"category-{category}")


@remembered
def price_text(price: v.Price, language: str) -> str:
    """`1 wood, 2 stone and 1 location`; `free` for nothing."""
    parts = prices.spent(language, price, "nom") + prices.discarded(language, price, "nom")
    return listed(language, "and", parts) if parts else say(language, "free")


def _effects(language: str, ops: v.Effects, form: str) -> str:
    """All instructions as one phrase; plain gains that follow each other share their verb."""
    clauses: list[str] = []
    gained: list[tuple[int, int]] = []
    for op, after in zip(ops, (*ops[1:], None), strict=True):
        gained += op.goods()
        if not op.goods():
            clauses.append(op.clause(language, form))
        elif after is None or not after.goods():
            together = goods(language, gained, case_of(form))
            clauses.append(say(language, "gain", form=form, goods=together))
            gained = []
    if form == "bare" or any("," in clause for clause in clauses[:-1]):
        return "; ".join(clauses)
    return listed(language, "and-also", clauses)


def _action(language: str, action: v.Activation) -> str:
    spending: list[str] = []
    if spent := prices.spent(language, action.price, "acc"):
        spending.append(say(language, "spend", goods=listed(language, "and", spent)))
    if discarded := prices.discarded(language, action.price, "acc"):
        spending.append(say(language, "discard", goods=listed(language, "and", discarded)))
    if spending:
        gain = _effects(language, action.ops, "to")
        text = say(language, "act", spend=listed(language, "and", spending), gain=gain)
    else:
        text = _effects(language, action.ops, "do")
        if not action.ops[0].is_price:
            text = say(language, "act-free", gain=text)
    return say(language, "action-line", limit=action.limit, text=text)


def _option(language: str, option: v.Activation) -> str:
    """What can be done by playing an instant card."""
    spent = prices.spent(language, option.price, "acc")
    if not spent:
        return _effects(language, option.ops, "do")
    spending = say(language, "spend", goods=listed(language, "and", spent))
    return say(language, "act", spend=spending, gain=_effects(language, option.ops, "to"))


def _answer(language: str, trigger: v.Trigger) -> str:
    if not trigger.may_spend:
        return _effects(language, trigger.ops, "do")
    ways = [
        say(
            language,
            "spend-to-gain",
            goods=good(language, spent, n, "acc"),
            gained=good(language, gained, m, "acc"),
        )
        for spent, n, gained, m in trigger.may_spend
    ]
    return say(language, "may", ways=listed(language, "or-spend", ways))


def _trigger(language: str, trigger: v.Trigger) -> str:
    text = trigger.event.clause(language, _answer(language, trigger))
    return say(language, "feature-line", limit=trigger.limit, text=text)


def _standing(language: str, ability: v.Ability) -> list[str]:
    """What a feature allows or changes without an event."""
    texts: list[str] = []
    if ability.keeps:
        kept = [noun(language, f"good-{GOODS[good]}", _MANY, "gen") for good in ability.keeps]
        texts.append(say(language, "keep", goods=listed(language, "and", kept)))
    for kind, n in ability.keeps_some:
        texts.append(say(language, "keep-some", goods=good(language, kind, n, "acc")))
    if ability.raze_surcharge:
        tokens = good(language, RAZE, ability.raze_surcharge, "acc")
        texts.append(say(language, "surcharge", goods=tokens))
    texts += [holder.clause(language) for holder in ability.holders]
    texts += [say(language, trait.message) for trait in traits.of(ability.traits)]
    lines = [say(language, "feature-line", limit=0, text=text) for text in texts]
    for one in ability.allowances:
        text = one.clause(language)
        lines.append(say(language, "feature-line", limit=one.limit, text=text))
    return lines


def _bonus_line(ability: v.Ability) -> str:
    """What a bonus is gained for."""
    if ability.goal is not None:
        return "first-line"
    return "setup-bonus-line" if ability.is_laid_out else "bonus-line"


@remembered
def _lines(ability: v.Ability, language: str) -> tuple[str, ...]:
    lines: list[str] = []
    if ability.goal is not None:
        lines.append(ability.goal.clause(language))
    if ability.production:
        text = _effects(language, ability.production, "bare")
        line = "open-production-line" if ability.is_open else "production-line"
        lines.append(say(language, line, text=text))
    if ability.action:
        lines.append(_action(language, ability.action))
    lines.extend(_trigger(language, trigger) for trigger in ability.triggers)
    lines.extend(_standing(language, ability))
    if ability.bonus:
        text = _effects(language, ability.bonus, "bare")
        lines.append(say(language, _bonus_line(ability), text=text))
    if ability.end:
        lines.append(say(language, "end-line", text=_effects(language, ability.end, "bare")))
    if ability.penalty:
        points = good(language, VP, ability.penalty, "acc")
        lines.append(say(language, "penalty-line", points=points))
    if ability.instant:
        options = [_option(language, option) for option in ability.instant]
        lines.append(say(language, "instant-line", text=listed(language, "or-option", options)))
    return tuple(lines) or (say(language, "no-ability"),)


def card_text(ability: v.Ability, language: str) -> list[str]:
    """The text of a card, a sentence for each thing it does."""
    return list(_lines(ability, language))


def _short_ops(ops: v.Effects, plus: str = "") -> str:
    between = " " if all(op.is_listed() for op in ops) else ", "
    return between.join(op.short(plus) for op in ops)


def _short_trigger(trigger: v.Trigger) -> str:
    ways = [
        f"{short(n, GOODS[spent])} > {short(m, GOODS[gained])}"
        for spent, n, gained, m in trigger.may_spend
    ]
    answer = " or ".join(ways) or _short_ops(trigger.ops)
    return f"{trigger.event.short()}: {answer}" + (f" x{trigger.limit}" if trigger.limit else "")


def _short_option(option: v.Activation) -> str:
    price = "" if option.price == v.Price() else f"{prices.short(option.price)} > "
    return f"{price}{_short_ops(option.ops)}"


@cache
def card_formula(ability: v.Ability) -> str:
    """The card at a glance, in words of the effect language: `worker > card x2`."""
    parts: list[str] = []
    if ability.goal is not None:
        parts.append(ability.goal.short())
    if ability.production:
        parts.append(("open " if ability.is_open else "") + _short_ops(ability.production, "+"))
    if action := ability.action:
        times = f" x{action.limit}" if action.limit > 1 else ""
        price = "" if action.ops[0].is_price else f"{prices.short(action.price)} > "
        parts.append(f"{price}{_short_ops(action.ops)}{times}")
    parts.extend(_short_trigger(trigger) for trigger in ability.triggers)
    if ability.keeps:
        parts.append(" ".join(["keep", *(GOODS[good] for good in ability.keeps)]))
    if ability.raze_surcharge:
        parts.append(f"guard +{ability.raze_surcharge} raze")
    parts += [holder.short() for holder in ability.holders]
    parts += [trait.in_short for trait in traits.of(ability.traits)]
    parts += [f"keep {n} {GOODS[kind]}" for kind, n in ability.keeps_some]
    for one in ability.allowances:
        parts.append(one.short() + (f" x{one.limit}" if one.limit else ""))
    if ability.bonus:
        when = "start" if ability.is_laid_out else "built"
        when = when if ability.goal is None else "first"
        parts.append(f"{when} {_short_ops(ability.bonus, '+')}")
    if ability.end:
        parts.append(f"end {_short_ops(ability.end, '+')}")
    if ability.penalty:
        parts.append(f"end -{ability.penalty} vp")
    if ability.instant:
        parts.append(" or ".join(_short_option(option) for option in ability.instant))
    return "; ".join(parts)

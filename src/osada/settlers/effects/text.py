"""What a player reads on a card, rendered from its effect: sentences in three languages, a formula.

The words and their grammar are in `words/*.ftl`; the first comment of `en.ftl` explains the forms.
"""

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Final

from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import CARD, FOOD, GOLD, GOODS, RAZE, STONE, VP, WOOD, WORKER
from osada.speech import said

_WORDS: Final = (("osada.settlers.effects", "words"),)
_MANY: Final = 5
"""A number that asks for the plural of "any amount of"."""

_PAID: Final = (
    ("worker", WORKER),
    ("wood", WOOD),
    ("stone", STONE),
    ("food", FOOD),
    ("gold", GOLD),
    ("raze", RAZE),
)
"""Goods of a price in the order a player reads them."""

_DISCARDED: Final = (("cards", "card-from-hand"), ("deals", "deal"), ("location", "location"))

_DECKS: Final = {
    v.ANY_DECK: "good-card",
    v.COMMON_DECK: "common-card",
    v.FACTION_DECK: "faction-card",
}

_PHRASES: Final = {
    v.REPEAT_PRODUCTION: "repeat-production",
    v.REPEAT_OTHER_PRODUCTION: "repeat-other-production",
    v.REPEAT_DEAL: "repeat-deal",
    v.STEAL: "steal",
    v.RAZE_OWN: "raze-own",
    v.RAZE_HAND: "raze-hand",
    v.RAZE_RIVAL: "raze-rival",
    v.LOOT: "loot",
    v.DISCARD_RIVAL: "discard-rival",
    v.DISCARD_DEAL: "discard-deal",
    v.TAKE_DEAL: "take-deal",
    v.TAKE_OVER: "take-over",
    v.BLOCK: "block",
    v.RESET: "reset",
    v.BUILD_FACTION: "build-faction",
    v.BUILD_DEAL: "build-deal",
    v.ROUTE: "route",
    v.LAY_FOUNDATION: "lay-foundation",
    v.RIVAL_DISCARDS: "rival-discards",
    v.SAMURAI: "samurai",
}
"""Instructions that are one phrase, with a number at most."""

_EVENTS: Final = {
    (v.WHEN_BUILD, v.ANYTHING): "when-build",
    (v.WHEN_BUILD, v.OF_COLOUR): "when-build-colour",
    (v.WHEN_BUILD, v.COMMON_ONLY): "when-build-common",
    (v.WHEN_BUILD, v.FACTION_ONLY): "when-build-faction",
    (v.WHEN_RAZE, v.ANYTHING): "when-raze",
    (v.WHEN_RAZE, v.FROM_HAND): "when-raze-hand",
    (v.WHEN_RAZE, v.OF_RIVAL): "when-raze-rival",
    (v.WHEN_DEAL, v.ANYTHING): "when-deal",
    (v.WHEN_SAMURAI, v.ANYTHING): "when-samurai",
    (v.WHEN_RIVAL_SENDS, v.ANYTHING): "when-rival-sends",
    (v.WHEN_VP, v.ANYTHING): "when-vp",
}


def _say(language: str, message: str, **values: str | int) -> str:
    return said(_WORDS, language, message, **values)


def _list(language: str, word: str, parts: list[str]) -> str:
    """`a, b and c`, where `word` names the message of the last link."""
    *first, last = parts
    return _say(language, word, first=", ".join(first), last=last) if first else last


@cache
def _noun(language: str, message: str, n: int, case: str) -> str:
    return _say(language, message, n=n, case=case)


def _count(language: str, message: str, n: int, case: str) -> str:
    return f"{n} {_noun(language, message, n, case)}"


def _good(language: str, good: int, n: int, case: str) -> str:
    return _count(language, f"good-{GOODS[good]}", n, case)


def _goods(language: str, goods: Iterable[tuple[int, int]], case: str, word: str = "and") -> str:
    return _list(language, word, [_good(language, good, n, case) for good, n in goods])


def _colours(language: str, mask: int, case: str, word: str) -> str:
    names = [
        _say(language, f"colour-{name}", case=case) for name, bit in v.COLOUR.items() if mask & bit
    ]
    return _list(language, word, names) if names else _say(language, "colourless")


def good_name(good: int, language: str, n: int = 1) -> str:
    """`worker` or `workers`, as the number `n` before it asks."""
    return _noun(language, f"good-{GOODS[good]}", n, "nom")


def goods_text(goods: dict[int, int], language: str) -> str:
    """`1 wood and 2 stone`."""
    counts = [(good, n) for good, n in goods.items() if n]
    return _goods(language, counts, "nom") if counts else _say(language, "nothing")


def colour_name(mask: int, language: str) -> str:
    """`brown, grey and red`; `no colour` for none."""
    return _colours(language, mask, "name", "and")


def kind_name(kind: int, language: str) -> str:
    """`Production`, `Feature` or `Action`."""
    return _say(language, f"kind-{v.KINDS[kind]}")


def _spent(language: str, price: v.Price, case: str) -> list[str]:
    parts = [
        _good(language, good, n, case) for field, good in _PAID if (n := getattr(price, field))
    ]
    if price.resource:
        parts.append(_count(language, "resource", price.resource, case))
    if price.raze_price:
        parts.append(_say(language, "raze-tokens"))
    return parts


def _discarded(language: str, price: v.Price, case: str) -> list[str]:
    return [
        _count(language, message, n, case)
        for field, message in _DISCARDED
        if (n := getattr(price, field))
    ]


@cache
def price_text(price: v.Price, language: str) -> str:
    """`1 wood, 2 stone and 1 location`; `free` for nothing."""
    parts = _spent(language, price, "nom") + _discarded(language, price, "nom")
    return _list(language, "and", parts) if parts else _say(language, "free")


def _counted(language: str, op: v.Op, case: str) -> str:
    goods = _good(language, op.good, op.n, case)
    if op.per == v.PER_SAMURAI:
        text = _say(language, "per-samurai", goods=goods)
    else:
        colour = _colours(language, op.what, "each", "or")
        text = _say(language, "per-colour", goods=goods, colour=colour)
    return _say(language, "at-most", text=text, cap=op.cap) if op.cap else text


def _clause(language: str, op: v.Op, form: str) -> str:
    case = "nom" if form == "bare" else "acc"
    if op.code == v.GAIN:
        return _say(language, "gain", form=form, goods=_counted(language, op, case))
    if op.code == v.EITHER:
        goods = _goods(language, op.options, case, "or")
        return _say(language, "gain", form=form, goods=goods)
    if op.code == v.ANY_OF:
        goods = _count(language, "resource", op.n, case)
        return _say(language, "gain", form=form, goods=goods)
    if op.code == v.DRAW:
        cards = _count(language, _DECKS[op.deck], op.n, "acc")
        return _say(language, "draw", form=form, cards=cards)
    if op.code == v.PICK:
        cards = _count(language, "faction-card", op.cap, "acc")
        return _say(language, "pick", form=form, cards=cards, n=op.n)
    if op.code == v.RAZE_PRICED:
        points = _good(language, VP, op.n, "acc")
        return _say(language, "raze-priced", form=form, points=points)
    return _say(language, _PHRASES[op.code], form=form, n=op.n)


def _is_plain(op: v.Op) -> bool:
    return op.code == v.GAIN and op.per == v.PER_NOTHING


def _effects(language: str, ops: v.Ops, form: str) -> str:
    """All instructions as one phrase; plain gains that follow each other share their verb."""
    clauses: list[str] = []
    for plain, group in groupby(ops, _is_plain):
        if plain:
            case = "nom" if form == "bare" else "acc"
            goods = _goods(language, [(op.good, op.n) for op in group], case)
            clauses.append(_say(language, "gain", form=form, goods=goods))
        else:
            clauses.extend(_clause(language, op, form) for op in group)
    if form == "bare" or any("," in clause for clause in clauses[:-1]):
        return "; ".join(clauses)
    return _list(language, "and", clauses)


def _action(language: str, action: v.Activation) -> str:
    spending: list[str] = []
    if spent := _spent(language, action.price, "acc"):
        spending.append(_say(language, "spend", goods=_list(language, "and", spent)))
    if discarded := _discarded(language, action.price, "acc"):
        spending.append(_say(language, "discard", goods=_list(language, "and", discarded)))
    if spending:
        gain = _effects(language, action.ops, "to")
        text = _say(language, "act", spend=_list(language, "and", spending), gain=gain)
    else:
        text = _say(language, "act-free", gain=_effects(language, action.ops, "do"))
    return _say(language, "action-line", limit=action.limit, text=text)


def _answer(language: str, trigger: v.Trigger) -> str:
    if not trigger.offers:
        return _effects(language, trigger.ops, "do")
    offers = [
        _say(
            language,
            "offer",
            goods=_good(language, spent, n, "acc"),
            gained=_good(language, gained, m, "acc"),
        )
        for spent, n, gained, m in trigger.offers
    ]
    return _say(language, "may", offers=_list(language, "or-offer", offers))


def _trigger(language: str, trigger: v.Trigger) -> str:
    values: dict[str, str | int] = {"then": _answer(language, trigger)}
    if trigger.test == v.OF_COLOUR:
        values["colour"] = _colours(language, trigger.what, "one", "or")
    if trigger.event == v.WHEN_VP:
        values["points"] = _good(language, VP, trigger.at_least, "acc")
    text = _say(language, _EVENTS[trigger.event, trigger.test], **values)
    return _say(language, "feature-line", limit=trigger.limit, text=text)


def _standing(language: str, ability: v.Ability) -> list[str]:
    """What a feature allows or changes without an event."""
    texts: list[str] = []
    if ability.keeps:
        kept = [_noun(language, f"good-{GOODS[good]}", _MANY, "gen") for good in ability.keeps]
        texts.append(_say(language, "keep", goods=_list(language, "and", kept)))
    if ability.raze_surcharge:
        tokens = _good(language, RAZE, ability.raze_surcharge, "acc")
        texts.append(_say(language, "surcharge", goods=tokens))
    if ability.gate:
        texts.append(_say(language, "gate", points=_good(language, VP, ability.gate, "acc")))
    if ability.shrine:
        texts.append(_say(language, "shrine", points=_good(language, VP, ability.shrine, "acc")))
    return [_say(language, "feature-line", limit=0, text=text) for text in texts]


@cache
def _lines(ability: v.Ability, language: str) -> tuple[str, ...]:
    lines: list[str] = []
    if ability.production:
        text = _effects(language, ability.production, "bare")
        lines.append(_say(language, "production-line", text=text))
    if ability.action:
        lines.append(_action(language, ability.action))
    lines.extend(_trigger(language, trigger) for trigger in ability.triggers)
    lines.extend(_standing(language, ability))
    if ability.bonus:
        text = _effects(language, ability.bonus, "bare")
        lines.append(_say(language, "bonus-line", text=text))
    return tuple(lines) or (_say(language, "no-ability"),)


def card_text(ability: v.Ability, language: str) -> list[str]:
    """The text of a card, a sentence for each thing it does."""
    return list(_lines(ability, language))


_SHORT: Final = {
    v.REPEAT_PRODUCTION: "a production",
    v.REPEAT_OTHER_PRODUCTION: "other production",
    v.REPEAT_DEAL: "a deal",
    v.RAZE_OWN: "raze own",
    v.RAZE_HAND: "raze hand",
    v.RAZE_RIVAL: "raze rival",
    v.DISCARD_RIVAL: "discard rival",
    v.DISCARD_DEAL: "discard deal",
    v.TAKE_DEAL: "take deal",
    v.TAKE_OVER: "take over",
    v.BLOCK: "block",
    v.RESET: "renew",
    v.BUILD_FACTION: "build faction",
    v.BUILD_DEAL: "build deal",
    v.ROUTE: "route",
    v.LAY_FOUNDATION: "foundation",
    v.RIVAL_DISCARDS: "rival discards",
}

_SHORT_NUMBER: Final = {
    v.STEAL: "take {n} resource",
    v.RAZE_PRICED: "raze, goods > {n} vp each",
    v.LOOT: "{n} of raze field",
    v.SAMURAI: "{n} samurai",
    v.ANY_OF: "{n} resource",
    v.PICK: "{n} of {cap} faction card",
}

_SHORT_DECKS: Final = {
    v.ANY_DECK: "card",
    v.COMMON_DECK: "common card",
    v.FACTION_DECK: "faction card",
}

_SHORT_EVENTS: Final = {
    (v.WHEN_BUILD, v.ANYTHING): "build",
    (v.WHEN_BUILD, v.COMMON_ONLY): "common",
    (v.WHEN_BUILD, v.FACTION_ONLY): "faction",
    (v.WHEN_RAZE, v.ANYTHING): "raze",
    (v.WHEN_RAZE, v.FROM_HAND): "raze hand",
    (v.WHEN_RAZE, v.OF_RIVAL): "raze rival",
    (v.WHEN_DEAL, v.ANYTHING): "deal",
    (v.WHEN_SAMURAI, v.ANYTHING): "samurai",
    (v.WHEN_RIVAL_SENDS, v.ANYTHING): "rival sends",
}


def _short(n: int, word: str) -> str:
    return word if n == 1 else f"{n} {word}"


def _short_colours(mask: int) -> str:
    return "/".join(name for name, bit in v.COLOUR.items() if mask & bit)


def _short_gain(op: v.Op, plus: str) -> str:
    text = f"+{op.n} {GOODS[op.good]}" if plus else _short(op.n, GOODS[op.good])
    if op.per == v.PER_SAMURAI:
        text += "/samurai"
    elif op.per == v.PER_COLOUR:
        text += f"/{_short_colours(op.what)}"
    return f"{text} max {op.cap}" if op.cap else text


def _short_op(op: v.Op, plus: str) -> str:
    if op.code == v.GAIN:
        return _short_gain(op, plus)
    if op.code == v.DRAW:
        deck = _SHORT_DECKS[op.deck]
        return f"+{op.n} {deck}" if plus else _short(op.n, deck)
    if op.code == v.EITHER:
        return " or ".join(f"{plus}{n} {GOODS[good]}" for good, n in op.options)
    if op.code in _SHORT:
        return plus + _SHORT[op.code]
    return plus + _SHORT_NUMBER[op.code].format(n=op.n, cap=op.cap)


def _short_ops(ops: v.Ops, plus: str = "") -> str:
    is_list = all(op.code in (v.GAIN, v.DRAW) for op in ops)
    return (" " if is_list else ", ").join(_short_op(op, plus) for op in ops)


def _short_price(price: v.Price) -> str:
    fields = [*(field for field, _ in _PAID), "resource", "cards", "deals", "location"]
    words = {"cards": GOODS[CARD], "deals": "deal"}
    parts = [_short(n, words.get(field, field)) for field in fields if (n := getattr(price, field))]
    if price.raze_price:
        parts.append("raze tokens")
    return " ".join(parts) or "free"


def _short_trigger(trigger: v.Trigger) -> str:
    if trigger.event == v.WHEN_VP:
        event = f"{trigger.at_least}+ vp"
    elif trigger.test == v.OF_COLOUR:
        event = _short_colours(trigger.what)
    else:
        event = _SHORT_EVENTS[trigger.event, trigger.test]
    offers = [
        f"{_short(n, GOODS[spent])} > {_short(m, GOODS[gained])}"
        for spent, n, gained, m in trigger.offers
    ]
    answer = " or ".join(offers) or _short_ops(trigger.ops)
    return f"{event}: {answer}" + (f" x{trigger.limit}" if trigger.limit else "")


@cache
def card_formula(ability: v.Ability) -> str:
    """The card at a glance, in words of the effect language: `worker > card x2`."""
    parts: list[str] = []
    if ability.production:
        parts.append(_short_ops(ability.production, "+"))
    if action := ability.action:
        times = f" x{action.limit}" if action.limit > 1 else ""
        parts.append(f"{_short_price(action.price)} > {_short_ops(action.ops)}{times}")
    parts.extend(_short_trigger(trigger) for trigger in ability.triggers)
    if ability.keeps:
        parts.append(" ".join(["keep", *(GOODS[good] for good in ability.keeps)]))
    if ability.raze_surcharge:
        parts.append(f"guard +{ability.raze_surcharge} raze")
    if ability.gate:
        parts.append(f"cleanup: card > {_short(ability.gate, 'vp')}")
    if ability.shrine:
        parts.append(f"cleanup: resource > {_short(ability.shrine, 'vp')}")
    if ability.bonus:
        parts.append(f"built {_short_ops(ability.bonus, '+')}")
    return "; ".join(parts)

"""A card's effect at a glance, in glyphs: `☻→▯`, `♣: ¤★`. Where glyphs fail, a short word."""

from functools import cache
from typing import Final

from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import GOODS
from osada.terminal import glyphs as g
from osada.terminal.ink import Line, Piece
from osada.terminal.words import say

_PAID: Final = ("worker", "wood", "stone", "food", "gold", "raze")

_PHRASES: Final = {
    v.REPEAT_PRODUCTION: "short-repeat-production",
    v.REPEAT_OTHER_PRODUCTION: "short-repeat-production",
    v.REPEAT_DEAL: "short-repeat-deal",
    v.STEAL: "short-steal",
    v.RAZE_OWN: "short-raze-own",
    v.RAZE_HAND: "short-raze-hand",
    v.RAZE_RIVAL: "short-raze-rival",
    v.RAZE_PRICED: "short-raze-priced",
    v.LOOT: "short-loot",
    v.DISCARD_RIVAL: "short-discard-rival",
    v.DISCARD_DEAL: "short-discard-deal",
    v.TAKE_DEAL: "short-take-deal",
    v.TAKE_OVER: "short-take-over",
    v.BLOCK: "short-block",
    v.RESET: "short-reset",
    v.BUILD_FACTION: "short-build-faction",
    v.BUILD_DEAL: "short-build-deal",
    v.ROUTE: "short-route",
    v.LAY_FOUNDATION: "short-lay-foundation",
    v.RIVAL_DISCARDS: "short-rival-discards",
}

_EVENTS: Final = {
    (v.WHEN_BUILD, v.ANYTHING): "short-when-build",
    (v.WHEN_BUILD, v.COMMON_ONLY): "short-when-common",
    (v.WHEN_BUILD, v.FACTION_ONLY): "short-when-faction",
    (v.WHEN_RAZE, v.ANYTHING): "short-when-raze",
    (v.WHEN_RAZE, v.FROM_HAND): "short-when-raze-hand",
    (v.WHEN_RAZE, v.OF_RIVAL): "short-when-raze-rival",
    (v.WHEN_DEAL, v.ANYTHING): "short-when-deal",
    (v.WHEN_SAMURAI, v.ANYTHING): "short-when-samurai",
    (v.WHEN_RIVAL_SENDS, v.ANYTHING): "short-when-rival-sends",
}


def amount(good: str, n: int) -> Piece:
    """`≡≡`, in the colour of the good."""
    return g.goods_glyphs(GOODS.index(good), n), g.good_style(good)


def colour(mask: int) -> Line:
    """The glyphs of colours, each in its own."""
    names = g.colours_of(mask)
    return [(g.COLOUR[name], f"$c-{name}") for name in names] or [(g.NO_COLOUR, "$c-none")]


def price(cost: v.Price) -> Line:
    """What is paid: `☻■`, `▯`, `§`, `⌂`."""
    line: Line = [amount(good, n) for good in _PAID if (n := getattr(cost, good))]
    if cost.resource:
        line.append((f"{cost.resource}?", "$ink-2"))
    if cost.raze_price:
        line.append((f"{g.GOOD['raze']}?", g.good_style("raze")))
    if cost.cards:
        line.append(amount("card", cost.cards))
    if cost.deals:
        line.append((g.DEAL * cost.deals, "$ink-2"))
    if cost.location:
        line.append((g.LOCATION * cost.location, "$give"))
    return line


def _gain(op: v.Op) -> Line:
    line: Line = [amount(GOODS[op.good], op.n)]
    if op.per == v.PER_COLOUR:
        line += [("/", "$ink-3"), *colour(op.what)]
    elif op.per == v.PER_SAMURAI:
        line += [("/", "$ink-3"), (g.SAMURAI, "$g-samurai")]
    if op.cap:
        line.append((f"≤{op.cap}", "$ink-3"))
    return line


def _op(op: v.Op, language: str) -> Line:
    if op.code == v.GAIN:
        return _gain(op)
    if op.code == v.DRAW:
        decks = {v.COMMON_DECK: "short-common", v.FACTION_DECK: "short-faction"}
        line: Line = [amount("card", op.n)]
        return [*line, (say(language, decks[op.deck]), "$ink-2")] if op.deck in decks else line
    if op.code == v.PICK:
        return [(f"{op.n}/{op.cap}", "$ink-2"), amount("card", 1)]
    if op.code == v.EITHER:
        line = []
        for good, n in op.options:
            line += [("/", "$ink-3")] if line else []
            line.append(amount(GOODS[good], n))
        return line
    if op.code == v.ANY_OF:
        return [(f"{op.n}?", "$ink-2")]
    if op.code == v.SAMURAI:
        return [(g.SAMURAI * op.n, "$g-samurai")]
    return [(say(language, _PHRASES[op.code], n=op.n), "$ink-2")]


def _ops(ops: v.Ops, language: str) -> Line:
    line: Line = []
    for op in ops:
        found = _op(op, language)
        wordy = op.code in _PHRASES or op.per != v.PER_NOTHING or op.deck != v.ANY_DECK
        line += [(" ", "")] if line and wordy else []
        line += found
        if wordy and op is not ops[-1]:
            line.append((" ", ""))
    return line


def _trigger(trigger: v.Trigger, language: str) -> Line:
    if trigger.event == v.WHEN_VP:
        line: Line = [(f"{trigger.at_least}{g.GOOD['vp']}", g.good_style("vp"))]
    elif trigger.test == v.OF_COLOUR:
        line = colour(trigger.what)
    else:
        line = [(say(language, _EVENTS[trigger.event, trigger.test]), "$ink-2")]
    line.append((": ", "$ink-3"))
    for number, (spent, n, gained, m) in enumerate(trigger.offers):
        line += [("/", "$ink-3")] if number else []
        line += [amount(GOODS[spent], n), (g.ARROW, "$ink-3"), amount(GOODS[gained], m)]
    line += _ops(trigger.ops, language)
    if trigger.limit:
        line.append((f" ×{trigger.limit}", "$ink-3"))
    return line


def _standing(ability: v.Ability, language: str) -> Line:
    """What a feature allows without an event."""
    line: Line = []
    if ability.keeps:
        line.append((say(language, "short-keep") + " ", "$ink-2"))
        line += [amount(GOODS[good], 1) for good in ability.keeps]
    if ability.raze_surcharge:
        line += [(say(language, "short-guard"), "$ink-2"), amount("raze", ability.raze_surcharge)]
    if ability.gate:
        line += [amount("card", 1), (g.ARROW, "$ink-3"), amount("vp", ability.gate)]
    if ability.shrine:
        line += [("?", "$ink-2"), (g.ARROW, "$ink-3"), amount("vp", ability.shrine)]
    return line


@cache
def _parts(ability: v.Ability, language: str) -> tuple[tuple[Piece, ...], ...]:
    parts: list[Line] = []
    if ability.production:
        parts.append(_ops(ability.production, language))
    if action := ability.action:
        line = [*price(action.price), (g.ARROW, "$ink-3"), *_ops(action.ops, language)]
        if action.limit > 1:
            line.append((f" ×{action.limit}", "$ink-3"))
        parts.append(line)
    parts += [_trigger(trigger, language) for trigger in ability.triggers]
    parts.append(_standing(ability, language))
    if ability.bonus:
        parts.append([(g.BONUS, "$ink-2"), *_ops(ability.bonus, language)])
    return tuple(tuple(part) for part in parts if part)


def formula(ability: v.Ability, language: str) -> list[Line]:
    """What a card does, a short line for each thing."""
    return [list(part) for part in _parts(ability, language)]

"""A card's effect at a glance, as neutral tokens: `worker arrow card`; every face draws them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import GOODS
from osada.speech import said

GOOD: Final = "good"
COLOUR: Final = "colour"
TEXT: Final = "text"
ARROW: Final = "arrow"
SLASH: Final = "slash"
COLON: Final = "colon"
LOCATION: Final = "location"
FOUNDATION: Final = "foundation"
DEAL: Final = "deal"
SAMURAI: Final = "samurai"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a formula."""

    kind: str
    what: str = ""
    """The good, the colour (`none` for no colour), or the text itself; a gap is the text " "."""
    n: int = 1
    """How many of it."""


Tokens = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that a card does; `text.card_text` has a sentence for each."""

    kind: str
    """`production`, `action`, `feature` or `bonus`."""
    tokens: Tokens
    limit: int = 0
    """How often in a round, where the card says so."""


_GAP: Final = Token(TEXT, " ")
_TO: Final = Token(ARROW)
_OR: Final = Token(SLASH)
_WORDS: Final = (("osada.settlers.effects", "words"),)
_PAID: Final = ("worker", "wood", "stone", "food", "gold", "raze")
_MARK: Final = "\0"
"""Stands in a sentence on both sides of a token."""

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

_DECKS: Final = {v.COMMON_DECK: "short-common", v.FACTION_DECK: "short-faction"}


def _good(good: int, n: int = 1) -> Token:
    return Token(GOOD, GOODS[good], n)


def _words(language: str, message: str, n: int = 1) -> list[Token]:
    """A short message; where it names a card, points or a foundation, that is a token."""
    values = {name: f"{_MARK}{name}{_MARK}" for name in ("card", "points", "foundation")}
    icons = {
        "card": Token(GOOD, "card"),
        "points": Token(GOOD, "vp", n),
        "foundation": Token(FOUNDATION),
    }
    text = said(_WORDS, language, message, n=n, **values)
    found: list[Token] = []
    for at, piece in enumerate(text.split(_MARK)):
        if at % 2:
            found.append(icons[piece])
        elif piece:
            before, after = piece[0] == " ", piece[-1] == " "
            found += [_GAP] * before + [Token(TEXT, piece.strip())] + [_GAP] * after
    return found


def _colours(mask: int) -> list[Token]:
    names = [name for name, bit in v.COLOUR.items() if mask & bit]
    return [Token(COLOUR, name) for name in names or ["none"]]


def price(cost: v.Price) -> list[Token]:
    """What is paid."""
    found = [Token(GOOD, good, n) for good in _PAID if (n := getattr(cost, good))]
    if cost.resource:
        found.append(Token(TEXT, f"{cost.resource}?"))
    if cost.raze_price:
        found += [Token(GOOD, "raze"), Token(TEXT, "?")]
    if cost.cards:
        found.append(Token(GOOD, "card", cost.cards))
    if cost.deals:
        found.append(Token(DEAL, n=cost.deals))
    if cost.location:
        found.append(Token(LOCATION, n=cost.location))
    return found


def _gain(op: v.Op) -> list[Token]:
    found = [_good(op.good, op.n)]
    if op.per == v.PER_COLOUR:
        found += [_OR, *_colours(op.what)]
    elif op.per == v.PER_SAMURAI:
        found += [_OR, Token(SAMURAI)]
    if op.cap:
        found.append(Token(TEXT, f"≤{op.cap}"))
    return found


def _op(op: v.Op, language: str) -> list[Token]:
    if op.code == v.GAIN:
        return _gain(op)
    if op.code == v.DRAW:
        drawn = [Token(GOOD, "card", op.n)]
        return [*drawn, *_words(language, _DECKS[op.deck])] if op.deck in _DECKS else drawn
    if op.code == v.PICK:
        return [Token(TEXT, f"{op.n}/{op.cap}"), Token(GOOD, "card")]
    if op.code == v.EITHER:
        return _either([_good(good, n)] for good, n in op.options)
    if op.code == v.ANY_OF:
        return [Token(TEXT, f"{op.n}?")]
    if op.code == v.SAMURAI:
        return [Token(SAMURAI, n=op.n)]
    return _words(language, _PHRASES[op.code], op.n)


def _either(them: Iterable[list[Token]]) -> list[Token]:
    found: list[Token] = []
    for one in them:
        found += [_OR, *one] if found else one
    return found


def _ops(ops: v.Ops, language: str) -> list[Token]:
    """Goods stand side by side; what has words or is counted stands apart."""
    found: list[Token] = []
    apart = False
    for op in ops:
        wordy = op.code in _PHRASES or op.per != v.PER_NOTHING or op.deck != v.ANY_DECK
        if found and (apart or wordy):
            found.append(_GAP)
        found += _op(op, language)
        apart = wordy
    return found


def _trigger(trigger: v.Trigger, language: str) -> list[Token]:
    if trigger.event == v.WHEN_VP:
        found = [Token(TEXT, str(trigger.at_least)), Token(GOOD, "vp")]
    elif trigger.test == v.OF_COLOUR:
        found = _colours(trigger.what)
    else:
        found = _words(language, _EVENTS[trigger.event, trigger.test])
    offers = ([_good(spent, n), _TO, _good(gained, m)] for spent, n, gained, m in trigger.offers)
    return [*found, Token(COLON), *_either(offers), *_ops(trigger.ops, language)]


def _standing(ability: v.Ability, language: str) -> list[list[Token]]:
    """What a feature allows or changes without an event."""
    found: list[list[Token]] = []
    if ability.keeps:
        kept = [_good(good) for good in ability.keeps]
        found.append([*_words(language, "short-keep"), _GAP, *kept])
    if ability.raze_surcharge:
        found.append(
            [*_words(language, "short-guard"), Token(GOOD, "raze", ability.raze_surcharge)]
        )
    if ability.gate:
        found.append([Token(GOOD, "card"), _TO, Token(GOOD, "vp", ability.gate)])
    if ability.shrine:
        found.append([Token(TEXT, "?"), _TO, Token(GOOD, "vp", ability.shrine)])
    return found


@cache
def formula(ability: v.Ability, language: str) -> tuple[Part, ...]:
    """What a card does, a part for each thing; none for a card that does nothing."""
    parts: list[Part] = []
    if ability.production:
        parts.append(Part("production", tuple(_ops(ability.production, language))))
    if action := ability.action:
        tokens = (*price(action.price), _TO, *_ops(action.ops, language))
        parts.append(Part("action", tokens, action.limit if action.limit > 1 else 0))
    for trigger in ability.triggers:
        parts.append(Part("feature", tuple(_trigger(trigger, language)), trigger.limit))
    parts += [Part("feature", tuple(tokens)) for tokens in _standing(ability, language)]
    if ability.bonus:
        parts.append(Part("bonus", tuple(_ops(ability.bonus, language))))
    return tuple(parts)

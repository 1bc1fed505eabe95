"""Effect text to instructions; an unknown word is refused with a suggestion."""

import re
from collections.abc import Iterable
from dataclasses import replace
from difflib import get_close_matches
from typing import Final

from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import CARD, DEFENSE, GOLD, GOOD, GOODS, RAZE, RESOURCES, VP, WORKER

SPECIALS: Final[dict[str, v.Op]] = {
    "the goods of a production location": v.Op(v.REPEAT_PRODUCTION),
    "the goods of another production location": v.Op(v.REPEAT_OTHER_PRODUCTION),
    "the good of a deal": v.Op(v.REPEAT_DEAL),
    "raze your common location": v.Op(v.RAZE_OWN),
    "raze a card from hand": v.Op(v.RAZE_HAND),
    "raze a rival's location": v.Op(v.RAZE_RIVAL),
    "discard a rival's location": v.Op(v.DISCARD_RIVAL),
    "discard a rival's deal": v.Op(v.DISCARD_DEAL),
    "take a rival's deal": v.Op(v.TAKE_DEAL),
    "take over a rival's location": v.Op(v.TAKE_OVER),
    "block a rival's action location": v.Op(v.BLOCK),
    "renew another action location": v.Op(v.RESET),
    "build a faction card from hand": v.Op(v.BUILD_FACTION),
    "build one of your deals": v.Op(v.BUILD_DEAL),
    "make a deal with a rival's faction location": v.Op(v.ROUTE),
    "lay a card from hand as a foundation": v.Op(v.LAY_FOUNDATION),
    "a rival discards a card": v.Op(v.RIVAL_DISCARDS),
}
"""Effects that are one fixed phrase."""

EVENTS: Final[dict[str, tuple[int, int]]] = {
    "you build": (v.WHEN_BUILD, v.ANYTHING),
    "you build common": (v.WHEN_BUILD, v.COMMON_ONLY),
    "you build faction": (v.WHEN_BUILD, v.FACTION_ONLY),
    "you raze": (v.WHEN_RAZE, v.ANYTHING),
    "you raze a card from hand": (v.WHEN_RAZE, v.FROM_HAND),
    "you raze a rival's location": (v.WHEN_RAZE, v.OF_RIVAL),
    "you make a deal": (v.WHEN_DEAL, v.ANYTHING),
    "you deploy a samurai": (v.WHEN_SAMURAI, v.ANYTHING),
    "a rival sends workers": (v.WHEN_RIVAL_SENDS, v.ANYTHING),
}

TIMES: Final = {"": 1, "once": 1, "twice": 2, "three times": 3, "four times": 4}

_FIELDS: Final = {
    "card from hand": "cards",
    "cards from hand": "cards",
    "deal": "deals",
    "deals": "deals",
    "location": "location",
    "locations": "location",
    "resource": "resource",
    "resources": "resource",
}
_DECKS: Final = {"card": v.ANY_DECK, "common card": v.COMMON_DECK, "faction card": v.FACTION_DECK}
_PRICED: Final = re.compile(r"raze at the usual price, each good given up becomes (\d+) vp")
_PUT: Final = re.compile(
    r"in cleanup put (cards from hand under|resources on) this, each (\d+) vp at the end"
)
_SURCHARGE: Final = re.compile(r"your common locations cost (\d+) raze more to raze")


class EffectError(ValueError):
    """Effect text that says nothing the engine knows."""


def _unknown(what: str, word: str, known: Iterable[str]) -> EffectError:
    near = get_close_matches(word, list(known), n=1, cutoff=0.5)
    hint = f', did you mean "{near[0]}"?' if near else ""
    return EffectError(f'unknown {what} "{word}"{hint}')


def good(word: str) -> int:
    """`wood` -> WOOD; a plural `s` is forgiven."""
    word = word.strip()
    if word not in GOOD and word.endswith("s") and word[:-1] in GOOD:
        word = word[:-1]
    if word not in GOOD:
        raise _unknown("good", word, GOODS)
    return GOOD[word]


def colour(word: str) -> int:
    """`red` -> the bit of red."""
    if word not in v.COLOUR:
        raise _unknown("colour", word, v.COLOURS)
    return v.COLOUR[word]


def _number(digits: str) -> int:
    """A number from 1 to 99."""
    if digits.strip("0") == "" or len(digits) > 2:
        raise EffectError(f"{digits} is no number for a card; 1 to 99 are")
    return int(digits)


def amount(text: str) -> tuple[int, str]:
    """`2 stone` -> (2, "stone")."""
    match = re.fullmatch(r"(\d+) (.+)", text.strip())
    if not match or match[1].strip("0") == "":
        raise EffectError(f'"{text.strip()}" is no amount; write it as "2 stone"')
    return _number(match[1]), match[2].strip()


def goods(text: str) -> dict[int, int]:
    """`1 stone, 1 vp` -> counts by good."""
    counts: dict[int, int] = {}
    for part in text.split(","):
        n, word = amount(part)
        kind = good(word)
        counts[kind] = counts.get(kind, 0) + n
    return counts


def price(text: str) -> v.Price:
    """`1 worker, 2 stone`; also `1 resource`, `1 card from hand`, `1 deal`, `1 location`."""
    text = text.strip()
    if text == "nothing":
        return v.Price()
    if text == "raze tokens":
        return v.Price(raze_price=True)
    counts: dict[str, int] = {}
    for part in text.split(","):
        n, word = amount(part)
        field = _FIELDS.get(word)
        if field is None:
            kind = good(word)
            if kind in (DEFENSE, VP, CARD):
                raise EffectError(f"{GOODS[kind]} cannot be part of a cost")
            field = GOODS[kind]
        counts[field] = counts.get(field, 0) + n
    wood, stone, food, gold, worker, raze = (counts.get(name, 0) for name in GOODS[:6])
    return v.Price(
        wood,
        stone,
        food,
        gold,
        worker,
        raze,
        resource=counts.get("resource", 0),
        cards=counts.get("cards", 0),
        deals=counts.get("deals", 0),
        location=counts.get("location", 0),
    )


def _choice(text: str) -> v.Op:
    options: list[tuple[int, int]] = []
    for part in text.split(" or "):
        n, word = amount(part)
        options.append((good(word), n))
    if len({kind for kind, _ in options}) < len(options):
        raise EffectError(f'"{text}" offers the same good twice')
    return v.Op(v.EITHER, options=tuple(options))


def _counted(text: str, cap: int) -> v.Op:
    base, _, counted = text.partition(" per ")
    n, word = amount(base)
    if counted == "samurai":
        return v.Op(v.GAIN, good(word), n, v.PER_SAMURAI, cap=cap)
    return v.Op(v.GAIN, good(word), n, v.PER_COLOUR, colour(counted), cap)


def _effect(text: str, cap: int) -> v.Op:
    if text in SPECIALS:
        return SPECIALS[text]
    if " or " in text:
        return _choice(text)
    if " per " in text:
        return _counted(text, cap)
    if match := re.fullmatch(r"keep (\d+) of (\d+) faction cards", text):
        if _number(match[1]) >= _number(match[2]):
            raise EffectError(f'"{text}" keeps all; it must keep fewer than it draws')
        return v.Op(v.PICK, n=_number(match[1]), cap=_number(match[2]))
    if match := re.fullmatch(r"take (\d+) resources? from a rival", text):
        return v.Op(v.STEAL, n=_number(match[1]))
    if text == "1 good of a rival's raze field":
        return v.Op(v.LOOT)
    if match := re.fullmatch(r"(\d+) resources? of your choice", text):
        return v.Op(v.ANY_OF, n=_number(match[1]), options=tuple((r, 1) for r in RESOURCES))
    if match := re.fullmatch(r"(\d+) samurai", text):
        return v.Op(v.SAMURAI, n=_number(match[1]))
    if not re.match(r"\d", text):
        raise _unknown("effect", text, SPECIALS)
    n, word = amount(text)
    single = word[:-1] if word.endswith("cards") else word
    if single in _DECKS:
        return v.Op(v.DRAW, n=n, deck=_DECKS[single])
    return v.Op(v.GAIN, good(word), n)


def effects(text: str) -> v.Ops:
    """A list of effects separated by commas; `at most N` caps the one before it."""
    text = text.strip()
    if match := _PRICED.fullmatch(text):
        return (v.Op(v.RAZE_PRICED, n=_number(match[1])),)
    ops: list[v.Op] = []
    for part in text.split(","):
        part = part.strip()
        if match := re.fullmatch(r"at most (\d+)", part):
            if not ops or ops[-1].per == v.PER_NOTHING:
                raise EffectError(f'"{part}" must follow an amount "per" something')
            ops[-1] = replace(ops[-1], cap=_number(match[1]))
        elif part:
            ops.append(_effect(part, 0))
        else:
            raise EffectError("an effect is missing between two commas")
    return tuple(ops)


def _head(line: str, word: str) -> tuple[int, str] | None:
    """`action (twice): rest` -> (2, rest); 0 where no limit is written."""
    match = re.fullmatch(rf"{word}(?: \(([^)]*)\))?:(.*)", line, re.DOTALL)
    if not match:
        return None
    times = (match[1] or "").strip()
    if times not in TIMES:
        raise _unknown("number of times", times, [t for t in TIMES if t])
    return (TIMES[times] if match[1] else 0), match[2].strip()


def action(limit: int, text: str) -> v.Activation:
    """`1 worker -> 1 card`."""
    spent, arrow, gained = text.partition("->")
    if not arrow:
        raise EffectError('an action reads "cost -> effects", the arrow "->" is missing')
    cost, ops = price(spent), effects(gained)
    if cost.raze_price != any(op.code == v.RAZE_PRICED for op in ops):
        raise EffectError('"raze tokens" and "raze at the usual price" belong together')
    if cost.location:
        raise EffectError("an action cannot cost a location")
    return v.Activation(cost, ops, limit or 1)


def _event(text: str) -> tuple[int, int, int, int]:
    if match := re.fullmatch(r"you gain at least (\d+) vp at once", text):
        return v.WHEN_VP, v.ANYTHING, 0, _number(match[1])
    if text in EVENTS:
        event, test = EVENTS[text]
        return event, test, 0, 0
    if match := re.fullmatch(r"you build (\S+)", text):
        known = [*v.COLOURS, "common", "faction"]
        if match[1] not in known:
            raise _unknown("colour", match[1], known)
        return v.WHEN_BUILD, v.OF_COLOUR, v.COLOUR[match[1]], 0
    raise _unknown("event", text, EVENTS)


def _offers(text: str) -> tuple[tuple[int, int, int, int], ...]:
    found: list[tuple[int, int, int, int]] = []
    for part in text.split(" or "):
        spent, middle, gained = part.partition(" for ")
        if not middle:
            raise EffectError('an offer reads "may spend 1 gold for 2 vp"')
        pay, get = amount(spent), amount(gained)
        if good(pay[1]) not in (GOLD, WORKER, RAZE):
            raise EffectError(f"an offer cannot spend {pay[1]}, only gold, worker or raze")
        found.append((good(pay[1]), pay[0], good(get[1]), get[0]))
    return tuple(found)


def feature(limit: int, text: str) -> v.Ability:
    """What one line `feature: ...` adds to a card."""
    if limit and not text.startswith("when "):
        raise EffectError("only a feature that answers an event has a number of times")
    if text == "none":
        return v.Ability(v.FEATURE)
    if match := _PUT.fullmatch(text):
        worth = _number(match[2])
        if match[1].startswith("cards"):
            return v.Ability(v.FEATURE, gate=worth)
        return v.Ability(v.FEATURE, shrine=worth)
    if match := _SURCHARGE.fullmatch(text):
        return v.Ability(v.FEATURE, raze_surcharge=_number(match[1]))
    if match := re.fullmatch(r"keep any (.+) in cleanup", text):
        kept = tuple(good(word) for word in re.split(r",| and ", match[1]))
        if any(kind in (VP, CARD, DEFENSE) for kind in kept):
            raise EffectError("only resources, gold, workers and raze tokens can be kept")
        return v.Ability(v.FEATURE, keeps=kept)
    if not text.startswith("when "):
        raise _unknown("feature", text, ["when you build", "keep any wood in cleanup", "none"])
    cause, arrow, gained = text.removeprefix("when ").partition("->")
    if not arrow:
        raise EffectError('a feature reads "when event -> effects", the arrow "->" is missing')
    event, test, what, least = _event(cause.strip())
    gained = gained.strip()
    offers = _offers(gained.removeprefix("may spend ")) if gained.startswith("may spend ") else ()
    ops = () if offers else effects(gained)
    for op in ops:
        if op.code not in (v.GAIN, v.DRAW):
            raise EffectError("a feature that answers an event can only gain goods and cards")
    trigger = v.Trigger(event, test, what, ops, offers, limit, least)
    return v.Ability(v.FEATURE, triggers=(trigger,))


def _once(head: tuple[int, str], word: str, before: bool) -> str:
    """The rest of a line that stands once and has no number of times."""
    if before:
        raise EffectError(f'a card has one line "{word}:"; separate its effects by commas')
    if head[0]:
        raise EffectError(f'"{word}" takes no number of times')
    return head[1]


def ability(lines: Iterable[str]) -> v.Ability:
    """All effect lines of one card: `production:`, `feature:`, `action:`, `bonus:`."""
    kind = -1
    whole = v.Ability(v.FEATURE)
    for line in lines:
        if head := _head(line, "production"):
            text = _once(head, "production", bool(whole.production))
            whole, now = replace(whole, production=effects(text)), v.PRODUCTION
        elif head := _head(line, "action"):
            if whole.action is not None:
                raise EffectError('a card has one line "action:"')
            whole, now = replace(whole, action=action(*head)), v.ACTION
        elif head := _head(line, "bonus"):
            text = _once(head, "bonus", bool(whole.bonus))
            whole, now = replace(whole, bonus=effects(text)), kind
        elif head := _head(line, "feature"):
            part, now = feature(*head), v.FEATURE
            whole = replace(
                whole,
                triggers=whole.triggers + part.triggers,
                keeps=whole.keeps + part.keeps,
                raze_surcharge=whole.raze_surcharge + part.raze_surcharge,
                gate=whole.gate + part.gate,
                shrine=whole.shrine + part.shrine,
            )
        else:
            word = line.partition(":")[0]
            raise _unknown("kind of effect", word, [*v.KINDS, "bonus"])
        if kind not in (-1, now):
            raise EffectError("a card has one kind of ability: production, feature or action")
        kind = now
    if kind == -1:
        raise EffectError('the card has no ability; write "feature: none" if it has none')
    return replace(whole, kind=kind)

"""What buildings can do: the forms of abilities, read from text (RH-VOCAB, RH-COND, RH-THING)."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from osada.rollwrite.goods import GOLD, GOOD

GAIN: Final = 0
GAIN_CHOICE: Final = 1
GAIN_PER: Final = 2
SWAP: Final = 3
DISCOUNT: Final = 4
COPY_DIE: Final = 5
ACT: Final = 6
ACT_PAY: Final = 7
FREE_HARVEST: Final = 8
REROLL: Final = 9
VP_IF: Final = 10
PAY_VP: Final = 11
END_PER: Final = 12
PLAN_VP: Final = 13
FORMS: Final = (
    "gain", "gain-choice", "gain-per", "swap", "discount", "copy-die", "act", "act-pay",
    "free-harvest", "reroll", "vp-if", "pay-vp", "end-per", "plan-vp",
)  # fmt: skip

ALWAYS: Final = 0
PAIR: Final = 1
RAINBOW: Final = 2
GOLDEN: Final = 3
NO_GOLD: Final = 4
SECT: Final = 5
ON_TRACKS: Final = 6
ON_WALLS: Final = 7
ON_HUTS: Final = 8
ON_GRANARIES: Final = 9
ON_BRIDGES: Final = 10
HARV: Final = 11
VILL: Final = 12
DONE: Final = 13
CONDITIONS: Final = (
    "always", "pair", "rainbow", "gold", "no gold", "sections", "tracks", "walls", "huts",
    "granaries", "bridges", "harvests", "village areas", "buildings",
)  # fmt: skip
OF_DICE: Final = (PAIR, RAINBOW, GOLDEN, NO_GOLD)

IMPERIAL: Final = 0
BRIDGE: Final = 1
BUILDING: Final = 2
SETTLEMENT: Final = 3
HARVESTED: Final = 4
THING_WALLS: Final = 5
THING_HUTS: Final = 6
THING_GRANARIES: Final = 7
THING_SECTIONS: Final = 8
COLUMN: Final = 9
TRACK_OF: Final = 10
THINGS: Final = (
    "imperial section", "bridge", "building", "settlement", "harvests", "walls", "huts",
    "granaries", "sections", "column", "track",
)  # fmt: skip

ANY: Final = 4
"""Among goods: whatever basic type the player names."""
SCOPES: Final = ("walls", "huts", "granaries", "bridges", "village")
VILLAGE: Final = 4
KINDS: Final = {"resource": 0b0111, "worker": 0b1000, "any": 0b1111}
"""Which dice can be rolled again, as bits."""
CAP: Final = 4
"""Units that a gain per thing never goes beyond."""
MOST_VALUE: Final = 9

Four = tuple[int, int, int, int]
"""Wood, stone, food, gold."""
NOTHING: Final[Four] = (0, 0, 0, 0)


class AbilityError(ValueError):
    """Text that says nothing a building can do."""


class Ability:
    """What a building does: a form, its value, and what the form speaks of."""

    __slots__ = (
        "condition",
        "dice",
        "form",
        "gives",
        "good",
        "least",
        "other",
        "per",
        "price",
        "scope",
        "text",
        "thing",
        "underlined",
        "value",
    )

    def __init__(
        self,
        text: str,
        form: int,
        value: int,
        underlined: bool,
        good: int = ANY,
        other: int = ANY,
        condition: int = ALWAYS,
        least: int = 0,
        thing: int = 0,
        per: int = 1,
        price: Four = NOTHING,
        gives: Four = NOTHING,
        scope: int = 0,
        dice: int = 0,
    ) -> None:
        self.text = text
        self.form = form
        self.value = value  # u before any settlement
        self.underlined = underlined
        self.good = good  # that is gained, harvested, saved or given up
        self.other = other  # the second of a choice
        self.condition = condition
        self.least = least
        self.thing = thing
        self.per = per  # so many of a thing count once; of tracks: the least progress
        self.price = price
        self.gives = gives
        self.scope = scope
        self.dice = dice

    @property
    def is_star(self) -> bool:
        """Whether it works in final scoring only (RW-VILLAGE-05)."""
        return self.form == END_PER

    @property
    def is_automatic(self) -> bool:
        """Whether the program applies it without a move (RH-MODEL-07)."""
        return self.form in (GAIN, ACT, VP_IF, END_PER, PLAN_VP)

    @property
    def waits_for_deeds(self) -> bool:
        """Whether it comes when something has been done often enough this round."""
        return self.form in (GAIN, ACT) and self.condition >= SECT


def _unknown(what: str, word: str, known: Iterable[str]) -> AbilityError:
    known = list(known)
    near = get_close_matches(word, known, n=1, cutoff=0.5)
    hint = f'; did you mean "{near[0]}"?' if near else f"; known are {', '.join(known)}"
    return AbilityError(f'unknown {what} "{word}"{hint}')


def _good(word: str, *more: str) -> int:
    if word == "any" and "any" in more:
        return ANY
    if word not in GOOD:
        raise _unknown("good", word, (*GOOD, *more))
    return GOOD[word]


def _basic(word: str) -> int:
    good = _good(word, "any")
    if good == GOLD:
        raise AbilityError("gold cannot stand here: no price and no area is printed in gold")
    return good


def _goods(text: str) -> Four:
    counts = [0, 0, 0, 0]
    for part in text.split(","):
        match = re.fullmatch(r"(?:([1-9]) )?([a-z]+)", part.strip())
        if not match:
            raise AbilityError(f'cannot read "{part.strip()}" as goods; write "2 wood, 1 food"')
        counts[_good(match[2])] += int(match[1] or 1)
    return counts[0], counts[1], counts[2], counts[3]


def _condition(text: str) -> tuple[int, int]:
    """`pair` or `2 harvests`."""
    if text in CONDITIONS[PAIR:SECT]:
        return CONDITIONS.index(text), 0
    match = re.fullmatch(r"([0-9]) (.+)", text)
    known = CONDITIONS[SECT:]
    if not match:
        raise _unknown("condition", text, (*CONDITIONS[PAIR:SECT], *(f"2 {w}" for w in known)))
    word = match[2] if match[2] in known or f"{match[2]}s" not in known else f"{match[2]}s"
    if word not in known:
        raise _unknown("condition", match[2], known)
    least = int(match[1])
    if not least:
        raise AbilityError(f'"0 {word}" is always true; leave the condition out')
    if word == "tracks" and least > 4:
        raise AbilityError("there are four tracks; write at most 4")
    return CONDITIONS.index(word), least


def _thing(text: str) -> tuple[int, int]:
    """`bridge`, `2 walls`, `track of 6`."""
    if match := re.fullmatch(r"track of ([1-9])", text):
        return TRACK_OF, int(match[1])
    match = re.fullmatch(r"(?:([1-9]) )?(.+)", text)
    assert match is not None
    word, per = match[2], int(match[1] or 1)
    counted = THINGS[HARVESTED:COLUMN]
    if word not in THINGS[:TRACK_OF] and f"{word}s" in counted:
        word = f"{word}s"
    if word not in THINGS[:TRACK_OF]:
        raise _unknown("thing", word, (*THINGS[:TRACK_OF], "track of 6"))
    if per > 1 and word not in counted:
        raise AbilityError(f'"{word}" counts one by one; write "per {word}"')
    return THINGS.index(word), per


_N: Final = r"(\[[0-9]+\]|[0-9]+)"
_TIMES: Final = rf"(?:, (?:up to )?{_N} times?)?"
_FORMS: Final = tuple(
    (re.compile(pattern), form)
    for pattern, form in (
        (rf"gain {_N} (\w+)(?: if (.+))?", GAIN),
        (rf"gain {_N} (\w+) or (\w+)", GAIN_CHOICE),
        (rf"gain {_N} (\w+) per (.+)", GAIN_PER),
        (rf"{_N} actions?(?: if (.+))?", ACT),
        (rf"1 (\w+) -> 1 action{_TIMES}", ACT_PAY),
        (rf"(.+) -> {_N} vp", PAY_VP),
        (rf"1 (\w+) -> (.+?){_TIMES}", SWAP),
        (rf"save 1 (\w+) on (\w+){_TIMES}", DISCOUNT),
        (rf"copy a die {_N} times?", COPY_DIE),
        (rf"harvest (\w+) free{_TIMES}", FREE_HARVEST),
        (rf"reroll {_N} (\w+) dic?e", REROLL),
        (rf"{_N} vp if (.+)", VP_IF),
        (rf"end: {_N} vp per (.+)", END_PER),
        (rf"settlement: {_N} vp", PLAN_VP),
    )
)


def parse(text: str) -> Ability:
    """An ability from its text; the underlined number stands in brackets: `gain [1] food`."""
    for pattern, form in _FORMS:
        if match := pattern.fullmatch(text.strip()):
            found = _read(text.strip(), form, [part or "" for part in match.groups()])
            if found.value > MOST_VALUE or found.value < 1:
                raise AbilityError(f"{found.value} is too much or too little: write 1 to 9")
            return found
    first = text.split()[0] if text.split() else ""
    known = ("gain", "save", "copy", "harvest", "reroll", "end:", "settlement:")
    near = get_close_matches(first, known, n=1, cutoff=0.6)
    hint = f'; did you mean "{near[0]} ..."?' if near and near[0] != first else ";"
    raise AbilityError(f'cannot read "{text}"{hint} docs/villages.md lists what a building can do')


def _value(word: str) -> tuple[int, bool]:
    if not word:
        return 1, False
    return int(word.strip("[]")), word.startswith("[")


def _read(text: str, form: int, parts: list[str]) -> Ability:
    match form:
        case 0 | 6:  # GAIN, ACT
            value, underlined = _value(parts[0])
            condition, least = _condition(parts[-1]) if parts[-1] else (ALWAYS, 0)
            good = _good(parts[1]) if form == GAIN else ANY
            return Ability(text, form, value, underlined, good, condition=condition, least=least)
        case 1:  # GAIN_CHOICE
            value, underlined = _value(parts[0])
            first, second = _good(parts[1]), _good(parts[2])
            if first == second:
                raise AbilityError(f'"{parts[1]} or {parts[2]}" is not a choice')
            return Ability(text, form, value, underlined, min(first, second), max(first, second))
        case 2:  # GAIN_PER
            value, underlined = _value(parts[0])
            thing, per = _thing(parts[2])
            good = _good(parts[1])
            return Ability(text, form, value, underlined, good, thing=thing, per=per)
        case 3:  # SWAP
            value, underlined = _value(parts[2])
            given = _good(parts[0], "any")
            if (given == ANY) != (parts[1] == "1 any"):
                raise AbilityError('"any" is swapped for "1 any", a named good for named goods')
            gives = NOTHING if given == ANY else _goods(parts[1])
            if given != ANY and gives[given]:
                message = f'"{parts[0]}" is exchanged for other goods only (RW-ROUND-18)'
                raise AbilityError(message)
            return Ability(text, form, value, underlined, given, gives=gives)
        case 4:  # DISCOUNT
            value, underlined = _value(parts[2])
            if parts[1] not in SCOPES:
                raise _unknown("place", parts[1], SCOPES)
            scope = SCOPES.index(parts[1])
            return Ability(text, form, value, underlined, _basic(parts[0]), scope=scope)
        case 5:  # COPY_DIE
            return Ability(text, form, *_value(parts[0]))
        case 7 | 8:  # ACT_PAY, FREE_HARVEST
            value, underlined = _value(parts[1])
            good = _good(parts[0]) if form == ACT_PAY else _basic(parts[0])
            return Ability(text, form, value, underlined, good)
        case 9:  # REROLL
            if parts[1] not in KINDS:
                raise _unknown("kind of dice", parts[1], KINDS)
            return Ability(text, form, *_value(parts[0]), dice=KINDS[parts[1]])
        case 10:  # VP_IF
            condition, least = _condition(parts[1])
            return Ability(text, form, *_value(parts[0]), condition=condition, least=least)
        case 11:  # PAY_VP
            return Ability(text, form, *_value(parts[1]), price=_goods(parts[0]))
        case 12:  # END_PER
            thing, per = _thing(parts[1])
            return Ability(text, form, *_value(parts[0]), thing=thing, per=per)
        case _:  # PLAN_VP
            value, underlined = _value(parts[0])
            if underlined:
                raise AbilityError("the points of a settlement are not underlined (RW-ADV-12)")
            return Ability(text, form, value, underlined)

"""An ability in icons: what it waits for, what it takes, what it brings."""

from typing import Final

from osada.rollwrite import abilities as a
from osada.rollwrite.abilities import Ability, Four
from osada.rollwrite.goods import GOODS

Token = tuple[str, str]
"""`icon` and its name, `text` and what is written, `value` and the underlined number."""

_GOODS: Final = (*GOODS, "any")
_CONDITIONS: Final = (
    "", "pair", "rainbow", "gold-die", "goldless-die", "section", "tracks", "walls", "huts",
    "granaries", "bridges", "harvest", "village-area", "building",
)  # fmt: skip
_THINGS: Final = (
    "crown", "bridges", "building", "settlement", "harvest", "walls", "huts", "granaries",
    "section", "column", "track",
)  # fmt: skip
_SCOPES: Final = ("walls", "huts", "granaries", "bridges", "village-area")
_MANY: Final = 2
"""More of one good are not drawn one by one."""

_PLUS: Final = ("text", "+")
_MINUS: Final = ("text", "−1")
_COLON: Final = ("text", ":")
_OR: Final = ("text", "|")
_PER: Final = ("text", "/")
_TO: Final = ("icon", "to")
_ANY: Final = ("icon", "any")
_WORKER: Final = ("icon", "worker")
_VP: Final = ("icon", "vp")


def formula(ability: Ability) -> list[Token]:
    """The icons, signs and numbers of an ability, from left to right."""
    value = ("value" if ability.underlined else "text", str(ability.value))
    good = ("icon", _GOODS[ability.good])
    match ability.form:
        case a.GAIN:
            return [*_condition(ability), _PLUS, value, good]
        case a.GAIN_CHOICE:
            return [_PLUS, value, good, _OR, ("icon", _GOODS[ability.other])]
        case a.GAIN_PER:
            return [_PLUS, value, good, _PER, *_thing(ability)]
        case a.SWAP:
            return [*_times(value), good, _TO, *(_units(ability.gives) or [_ANY])]
        case a.DISCOUNT:
            return [*_times(value), ("icon", _SCOPES[ability.scope]), _COLON, _MINUS, good]
        case a.COPY_DIE:
            return [("icon", "die"), _COLON, _PLUS, value, _ANY]
        case a.ACT:
            return [*_condition(ability), _PLUS, value, _WORKER]
        case a.ACT_PAY:
            return [*_times(value), good, _TO, _PLUS, _WORKER]
        case a.FREE_HARVEST:
            wanted = [] if ability.good == a.ANY else [good]
            return [*_times(value), ("icon", "harvest"), *wanted, ("icon", "freely")]
        case a.REROLL:
            kinds = {a.KINDS["resource"]: [_ANY], a.KINDS["worker"]: [_WORKER]}
            return [*_times(value), ("icon", "reroll"), *kinds.get(ability.dice, [])]
        case a.VP_IF:
            return [*_condition(ability), _PLUS, value, _VP]
        case a.PAY_VP:
            return [*_units(ability.price), _TO, value, _VP]
        case a.END_PER:
            return [value, _VP, _PER, *_thing(ability)]
        case _:
            return [("icon", "settlement"), _COLON, value, _VP]


def _times(value: Token) -> list[Token]:
    return [value, ("text", "×")]


def _units(goods: Four) -> list[Token]:
    """Each unit an icon; of many the number."""
    found: list[Token] = []
    for name, n in zip(GOODS, goods, strict=True):
        if n > _MANY:
            found += [("text", str(n)), ("icon", name)]
        else:
            found += [("icon", name)] * n
    return found


def _condition(ability: Ability) -> list[Token]:
    if ability.condition == a.ALWAYS:
        return []
    least: list[Token] = [("text", f"{ability.least}")] if ability.least else []
    return [*least, ("icon", _CONDITIONS[ability.condition]), _COLON]


def _thing(ability: Ability) -> list[Token]:
    icon = ("icon", _THINGS[ability.thing])
    if ability.thing == a.TRACK_OF:
        return [icon, ("text", f"{ability.per}+")]
    return [("text", str(ability.per)), icon] if ability.per > 1 else [icon]

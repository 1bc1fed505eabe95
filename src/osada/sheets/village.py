"""A Village sheet drawn: its skyline and six buildings with areas, ability and plan."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from osada.rollwrite import abilities as a
from osada.rollwrite.abilities import Ability
from osada.rollwrite.catalogue import COMPETITION
from osada.rollwrite.goods import PRICES
from osada.rollwrite.plans import Plan
from osada.rollwrite.text import ability_text
from osada.rollwrite.village import Building, Village
from osada.sheets import letters
from osada.sheets.drawing import COLOURS, FADED, HAIR, INK, PAPER, WHITE, Drawing, mixed
from osada.sheets.formula import formula
from osada.sheets.letters import BOLD, PLAIN, STROKE, TITLE
from osada.sheets.page import BOTTOM, HEIGHT, LEFT, TOP, WIDTH, area, new, note
from osada.sheets.skyline import skyline
from osada.sheets.words import say

_HEAD: Final = 16.0
_GAP: Final = 2.2
_CARD_W: Final = (WIDTH - 2 * LEFT - _GAP) / 2
_CARD_H: Final = (HEIGHT - TOP - BOTTOM - _HEAD - 3 * _GAP) / 3
_SPINE: Final = 11.4
_SIDE: Final = 31.0
"""The column at the right of a building, with its picture and its plan."""
_ART: Final = 15.4
_SQUARE: Final = 7.9
_TALLY: Final = 5
"""Circles to cross off, one a settlement."""

_GOOD_COLOURS: Final = ("brown", "grey", "red", "gold", "gold")
_FORM_COLOURS: Final = {
    a.SWAP: "blue",
    a.DISCOUNT: "blue",
    a.COPY_DIE: "blue",
    a.ACT: "pink",
    a.ACT_PAY: "pink",
    a.REROLL: "pink",
    a.FREE_HARVEST: "green",
    a.VP_IF: "purple",
    a.PAY_VP: "purple",
    a.END_PER: "black",
    a.PLAN_VP: "green",
}


def village_sheet(village: Village, language: str) -> str:
    """A Village sheet as SVG."""
    drawn = new()
    _head(drawn, village, language)
    for slot, building in enumerate(village.buildings):
        x = LEFT + slot % 2 * (_CARD_W + _GAP)
        y = TOP + _HEAD + _GAP + slot // 2 * (_CARD_H + _GAP)
        _building(drawn, x, y, building, village.slug == COMPETITION, language)
    note(drawn, _title(village, language), language)
    return drawn.svg(village.name(language), language)


def _title(village: Village, language: str) -> str:
    if village.slug == COMPETITION:
        return say(language, "competition-sheet")
    return say(language, "village-sheet", sheet=village.slug)


def _head(drawn: Drawing, village: Village, language: str) -> None:
    """The skyline with the name of the village."""
    skyline(drawn, village.slug, LEFT, TOP, WIDTH - 2 * LEFT, _HEAD)
    middle, x = TOP + _HEAD / 2, LEFT + 5
    drawn.disc(x + 5, middle, 5.6, PAPER, INK, 0.5)
    if village.slug.isdigit() and len(village.slug) < 4:
        size, _ = letters.fitting(village.slug, TITLE, (6.2, 5, 4), 9, 9)
        drawn.text(x + 5, middle + size * 0.36, village.slug, size, TITLE, INK, "middle")
    else:
        drawn.icon("logo", x + 1.2, middle - 4, 7.6)
    name, room = village.name(language), WIDTH / 2 - LEFT - 22
    size, broken = letters.fitting(name, TITLE, (8, 7, 6.2, 5.4, 4.8, 4.2, 3.5), room, 13)
    top = middle - len(broken) * size * letters.LEADING / 2
    for at, line in enumerate(broken):
        base = top + size * (0.96 + at * letters.LEADING)
        drawn.text(x + 14, base, line, size, TITLE)


def _colour(ability: Ability) -> str:
    return _FORM_COLOURS.get(ability.form) or _GOOD_COLOURS[ability.good]


@cache
def _vignettes() -> dict[str, dict[str, str]]:
    text = files("osada.sheets").joinpath("art.toml").read_text("utf-8")
    found: dict[str, dict[str, str]] = tomllib.loads(text)
    return found


def vignette(building: Building) -> str:
    """The picture of a building."""
    known = _vignettes()
    form = a.FORMS[building.ability.form]
    return f"art-{known['building'].get(building.slug, known['form'][form])}"


def _building(
    drawn: Drawing, x: float, y: float, building: Building, shared: bool, language: str
) -> None:
    """A building: the spine with its areas, what it can do, its picture, its plan."""
    colour = _colour(building.ability)
    paint = COLOURS[colour][0]
    advanced = shared and building.ability.form == a.PLAN_VP
    ground = mixed(COLOURS["gold"][0], WHITE, 0.2) if advanced else WHITE
    drawn.box(x, y, _CARD_W, _CARD_H, 2.4, ground)
    drawn.open(drawn.clip(x, y, _CARD_W, _CARD_H, 2.4))
    drawn.cloth(colour, x, y, _SPINE, _CARD_H)
    drawn.icon(vignette(building), x + _CARD_W - _SIDE, y - 0.6, _SIDE, _ART + 1.2, colour)
    drawn.close()
    edge = x + _CARD_W - _SIDE
    drawn.box(edge, y, 0.3, _ART, 0, paint)
    drawn.rule(edge, y + _ART, x + _CARD_W, paint, 0.3)
    drawn.box(x, y, _CARD_W, _CARD_H, 2.4, "none", mixed(paint, "#1c100a", 0.6), 0.5)
    _areas(drawn, x, y, building, language)
    _says(drawn, x + _SPINE + 2.4, y, _CARD_W - _SPINE - _SIDE - 4.4, building, language)
    if building.plan:
        _plan(drawn, edge, y + _ART, building.plan, building.ability, colour)
    if advanced:
        label = say(language, "advanced")
        room = letters.width(label, 2.3, BOLD) + 3
        left = x + _CARD_W - room - 1.4
        drawn.box(left, y + _ART - 4.9, room, 3.7, 1.85, WHITE, INK, 0.25)
        drawn.text(left + room / 2, y + _ART - 2.3, label, 2.3, BOLD, INK, "middle")


def _areas(drawn: Drawing, x: float, y: float, building: Building, language: str) -> None:
    """The build areas down the spine, or that the building stands already."""
    left = x + (_SPINE - _SQUARE) / 2
    if not building.areas:
        label = say(language, "built")
        size, _ = letters.fitting(label, BOLD, (3, 2.8, 2.6, 2.4), _CARD_H - 8, 9)
        room = letters.width(label, size, BOLD) + 4
        middle = y + _CARD_H / 2
        drawn.box(x + _SPINE / 2 - 2.6, middle - room / 2, 5.2, room, 2.2, WHITE)
        drawn.upright(x + _SPINE / 2, middle, label, size, BOLD, INK)
        return
    gap = (_CARD_H - 4 * _SQUARE) / 5
    for at, price in enumerate(building.areas):
        area(drawn, left, y + gap + at * (_SQUARE + gap), _SQUARE, PRICES[price])


def _says(
    drawn: Drawing, x: float, y: float, room: float, building: Building, language: str
) -> None:
    """The name, the ability in icons, the ability in words."""
    star = 5.2 if building.ability.is_star else 0
    name = building.name(language)
    size, broken = letters.fitting(name, TITLE, (4.8, 4.5, 4.2, 3.9, 3.6, 3.3), room - star, 10.5)
    top = y + 1.9
    if star:
        drawn.icon("star", x, top + 0.3, 4.4)
    for at, line in enumerate(broken):
        base = top + size * (0.94 + at * letters.LEADING)
        drawn.text(x + star, base, line, size, TITLE)
    top += len(broken) * size * letters.LEADING + 1.6
    _formula(drawn, x, top, room, building.ability)
    top += 9
    text = ability_text(building.ability, language, underline=STROKE)
    left = y + _CARD_H - 1.6 - top
    size, broken = letters.fitting(text, PLAIN, (3.5, 3.3, 3.1, 2.9, 2.7, 2.5, 2.3), room, left)
    drawn.lines(x, top, broken, size, PLAIN)


def _formula(drawn: Drawing, x: float, y: float, room: float, ability: Ability) -> None:
    """The ability in icons."""
    tokens = formula(ability)
    wide = {"pair": 1.3, "rainbow": 1.75}
    side, size, gap = 7.0, 5.6, 0.8

    def width(kind: str, what: str) -> float:
        if kind == "icon":
            return side * wide.get(what, 1)
        return letters.width(what, size, TITLE)

    scale = min(1, room / sum(width(*token) + gap for token in tokens))
    side, size, gap = side * scale, size * scale, gap * scale
    middle = y + 3.5
    for kind, what in tokens:
        w = width(kind, what)
        if kind == "icon":
            drawn.icon(what, x, middle - side / 2, w, side)
        else:
            drawn.text(x, middle + size * 0.35, what, size, TITLE)
        if kind == "value":
            drawn.rule(x, middle + size * 0.52, x + w, INK, 0.45)
        x += w + gap


def _plan(drawn: Drawing, x: float, y: float, plan: Plan, ability: Ability, colour: str) -> None:
    """The shape of the settlement, and a circle to cross off for each that is created."""
    high = _CARD_H - _ART
    below = y + high - 4.2
    across = len(plan.rows[0])
    side = min(4.2, 26 / across, (high - 8.8) / len(plan.rows))
    left = x + (_SIDE - side * across) / 2
    top = y + 0.6 + (below - 2.4 - y - side * len(plan.rows)) / 2
    paint, texture = COLOURS[colour]
    for down, row in enumerate(plan.rows):
        for right, sign in enumerate(row):
            place = (left + right * side, top + down * side, side, side)
            if sign == "#":
                drawn.box(*place, 0.4, paint)
                drawn.box(*place, 0.4, drawn.texture(texture), INK, 0.35)
            else:
                drawn.box(*place, 0.4, "none", HAIR, 0.25, stroke_dasharray="0.7 0.5")
    drawn.icon("settlement", x + 1.4, below - 2.5, 4.6)
    for at in range(1, _TALLY + 1):
        middle = x + 3.9 + at * 4.7
        drawn.disc(middle, below, 2.2, WHITE, INK, 0.3)
        if ability.form == a.PLAN_VP:
            value = str(ability.value * at)
        else:
            value = str(ability.value + at) if ability.underlined else ""
        drawn.text(middle, below + 0.95, value, 2.6, BOLD, FADED, "middle")

"""The Village sheet in text: six buildings with areas, plan, what they do and how they stand."""

from typing import Final

from osada.rollwrite.plans import Plan
from osada.rollwrite.text import ability_text
from osada.rollwrite.village import Building
from osada.terminal import glyphs as g
from osada.terminal.ink import Line, cut, fit, width, wrap
from osada.terminal.roll.drawing import Drawing, Pen
from osada.terminal.roll.sheets import CROSSED, POSSIBLE, Sheets, price

ROUND: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"
DOUBLE: Final = "╔═╗║╚╝"
"""A building has round corners, one that is complete heavy lines, the one pointed at double."""

_ACROSS: Final = 3
_HIGHEST: Final = 12
_LARGE: Final = (34, 9)
"""From so many cells and lines on a box has room for a large plan."""
_NAME: Final = 23
_AREAS: Final = 16
_UNDERLINED: Final = ("⟦", "⟧")
"""Stand around the underlined number until it is underlined."""
_HALVES: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def village(sheets: Sheets, cells: int, rows: int, low: bool) -> Drawing:
    """The sheet in so many cells and lines; low: a line for each building."""
    slots = range(len(sheets.village.buildings))
    if low:
        drawing = Drawing()
        for slot in slots:
            drawing = drawing.below(_low(sheets, slot, cells))
        return drawing
    wide, high = cells // _ACROSS, min(max(rows // 2, 5), _HIGHEST)
    drawing = Drawing()
    for first in slots[::_ACROSS]:
        row = Drawing()
        for at in range(_ACROSS):
            row = row.right(_box(sheets, first + at, wide, high), wide * at)
        drawing = drawing.below(row)
    return drawing


# What stands on a building


def title(building: Building, language: str) -> str:
    """Its name, with a star if it counts at the end."""
    star = f"{g.GOOD['vp']} " if building.ability.is_star else ""
    return star + building.name(language)


def says(building: Building, value: int, language: str) -> Line:
    """What it does, its underlined number underlined."""
    return _underlined(ability_text(building.ability, language, value, _UNDERLINED))


def _said(building: Building, value: int, language: str, rooms: list[int]) -> list[Line]:
    """What it does in lines, each with so much room, the last ones as much as the last."""
    lines: list[str] = [""]
    for word in ability_text(building.ability, language, value, _UNDERLINED).split():
        room = rooms[min(len(lines), len(rooms)) - 1]
        longer = f"{lines[-1]} {word}".lstrip()
        if len(longer) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return [_underlined(line) for line in lines]


def _underlined(text: str) -> Line:
    line: Line = []
    while text:
        before, _, rest = text.partition(_UNDERLINED[0])
        number, _, text = rest.partition(_UNDERLINED[1])
        line += [(before, ""), (number, "bold underline $give")]
    return line


def picture(plan: Plan, large: bool = False) -> list[str]:
    """A plan in whole blocks, or small: two rows in a line of half blocks."""
    if large:
        return ["".join("██" if sign == "#" else "  " for sign in row) for row in plan.rows]
    rows = [*plan.rows, "." * len(plan.rows[0])]
    return [
        "".join(
            _HALVES[upper == "#", lower == "#"]
            for upper, lower in zip(rows[at], rows[at + 1], strict=True)
        )
        for at in range(0, len(plan.rows), 2)
    ]


def _ignored(sheets: Sheets, slot: int) -> bool:
    """Whether the basic game takes no notice of a building (RW-VILLAGE-14)."""
    building = sheets.village.buildings[slot]
    return sheets.is_basic and not building.areas and not building.ability.is_star


def _style(sheets: Sheets, slot: int) -> tuple[str, str]:
    """The frame of a building: its lines and their colour."""
    seen = sheets.player["buildings"][slot]
    place = f"building/{seen['slug']}"
    lines = HEAVY if seen["complete"] and not _ignored(sheets, slot) else ROUND
    if sheets.pointed == place:
        return DOUBLE, "bold $focus"
    if any(one == place or one.startswith(f"{place}/") for one in sheets.possible):
        return lines, "$go"
    return lines, "$line-strong" if seen["complete"] else "$card-line"


def _write_areas(pen: Pen, sheets: Sheets, slot: int) -> None:
    building = sheets.village.buildings[slot]
    for area, cost in enumerate(building.areas):
        place = f"building/{building.slug}/{area + 1}"
        if area in sheets.player["buildings"][slot]["crossed"]:
            line: Line = [(f"[{CROSSED}]", "bold $ink-2")]
        elif sheets.can(place):
            bold = [(text, f"bold {style}") for text, style in price(cost)]
            line = [("[", "$ink-3"), POSSIBLE, *bold, ("]", "$ink-3")]
        else:
            line = [("[", "$ink-3"), *price(cost), ("]", "$ink-3")]
        pen.place(place, line, place == sheets.pointed)


# A box


def _box(sheets: Sheets, slot: int, wide: int, high: int) -> Drawing:
    """A building as a small card."""
    building = sheets.village.buildings[slot]
    seen = sheets.player["buildings"][slot]
    place = f"building/{building.slug}"
    corners, style = _style(sheets, slot)
    inner = wide - 2
    dim = "$ink-3" if _ignored(sheets, slot) else ""
    top = Pen().write(corners[0], style)
    mark = [POSSIBLE, (" ", "")] if sheets.can(place) else []
    name = cut([*mark, (title(building, sheets.language), dim or "bold")], inner - 1)
    top.place(place, name, place == sheets.pointed)
    top.to(wide - 1, corners[1], style).write(corners[2], style)
    drawing = top.done()
    plan: list[str] = []
    if building.plan and not sheets.is_basic:
        plan = picture(building.plan, wide >= _LARGE[0] and high >= _LARGE[1])
    body = _body(sheets, slot, inner, plan)
    stands = [(line, "$ink-2") for line in wrap(sheets.standings[slot], inner)]
    inside = len(body) + 1 + len(stands) <= high - 2
    if inside:
        body += [[]] * (high - 3 - len(body) - len(stands)) + [[line] for line in stands]
    for at in range(high - 2):
        pen = Pen().write(corners[3], style)
        if at == 0:
            _write_areas(pen, sheets, slot)
        elif at <= len(body):
            pen.draw([(text, own or dim) for text, own in body[at - 1]])
        shape = plan[at] if at < len(plan) else ""
        pen.to(wide - 1 - len(shape)).write(shape, dim or "$pick")
        drawing = drawing.below(pen.write(corners[3], style).done())
    foot = Pen().write(corners[4], style)
    number = seen["settlements"]
    count: Line = [(f"{g.LOCATION}{number}", "bold $pick")] if number else []
    if not inside:
        foot.draw(cut([(sheets.standings[slot], "$ink-2")], inner - width(count) - 1))
    foot.to(wide - 1 - width(count), corners[1], style).draw(count).write(corners[5], style)
    return drawing.below(foot.done())


def _body(sheets: Sheets, slot: int, inner: int, plan: list[str]) -> list[Line]:
    """The text, beside the plan and below it."""
    building = sheets.village.buildings[slot]
    value = sheets.player["buildings"][slot]["value"]
    rooms = [*(inner - len(row) - 1 for row in plan[1:]), inner]
    return _said(building, value, sheets.language, rooms)


# A line


def _low(sheets: Sheets, slot: int, cells: int) -> Drawing:
    """A building in one line: name, areas, how it stands."""
    building = sheets.village.buildings[slot]
    seen = sheets.player["buildings"][slot]
    place = f"building/{building.slug}"
    dim = "$ink-3" if _ignored(sheets, slot) else ""
    pen = Pen().draw([POSSIBLE] if sheets.can(place) else [(" ", "")])
    name = cut([(title(building, sheets.language), dim or "bold")], _NAME - 1)
    pen.place(place, name, place == sheets.pointed).to(_NAME + 1)
    _write_areas(pen, sheets, slot)
    pen.to(max(_NAME + _AREAS, pen.x + 1))
    number = seen["settlements"]
    tail: Line = [(f"{g.LOCATION}{number} ", "bold $pick")] if number else []
    ability = [
        (text, style or "$ink-2") for text, style in says(building, seen["value"], sheets.language)
    ]
    rest: Line = [*tail, (sheets.standings[slot], ""), ("  ", ""), *ability]
    return pen.draw(fit(rest, cells - pen.x)).done()

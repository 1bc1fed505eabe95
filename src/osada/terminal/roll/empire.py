"""The Empire sheet in text: four tracks with their areas and values, bridges, fields."""

from typing import Final

from osada.rollwrite.empire import (
    AREAS,
    BRIDGE_ENDS,
    BRIDGES,
    CELLS,
    COSTS,
    FIELDS,
    GRANARIES,
    HARVESTS,
    SECTIONS,
    TRACKS,
    VALUES,
    cell,
)
from osada.rollwrite.goods import GOODS
from osada.rollwrite.words import field_name, track_name
from osada.terminal import glyphs as g
from osada.terminal.ink import Line, cut, width
from osada.terminal.roll.drawing import Drawing, Pen
from osada.terminal.roll.sheets import (
    CROSSED,
    IMPERIAL,
    POSSIBLE,
    Sheets,
    price,
    settlement_style,
    units,
)

_LINE: Final = "$card-line"
_NARROW: Final = 7
_WIDEST: Final = 12
"""Cells of a column."""
_LABEL: Final = 11
_CODE: Final = 7
"""Cells for the name of a track, or for its code."""
_LETTERS: Final = "ab"


class Grid:
    """Where the columns of the sheet begin."""

    def __init__(self, cells: int) -> None:
        self.names = cells - _LABEL >= _NARROW * SECTIONS
        self.label = _LABEL if self.names else _CODE
        room = min(cells - self.label - 1, _WIDEST * SECTIONS)
        self.columns = [self.label + room * at // SECTIONS for at in range(SECTIONS + 1)]

    def room(self, at: int) -> int:
        """The cells between two bars."""
        return self.columns[at + 1] - self.columns[at] - 1


def empire(sheets: Sheets, cells: int, low: bool) -> Drawing:
    """The sheet in so many cells; low: a line for each track, without its frames."""
    grid = Grid(cells)
    if low:
        drawing = Drawing()
        for track in range(len(TRACKS)):
            drawing = drawing.below(_low_track(sheets, track, grid))
        return drawing.below(_low_fields(sheets))
    drawing = Drawing([_heading(sheets, grid)])
    for track in range(len(TRACKS)):
        drawing = drawing.below(_track(sheets, track, grid))
        drawing = drawing.below(Drawing([_values(sheets, track, grid)]))
    return drawing.below(_fields(sheets, grid))


# Sections


def _place(sheets: Sheets, track: int, section: int, letter: str = "") -> str:
    """What is pointed at there: an area, or in the settlement phase a cell."""
    if sheets.phase == "settlements":
        return f"cell/{cell(track, section)}"
    return f"track/{TRACKS[track]}/{section}{letter}"


def _section(sheets: Sheets, track: int, section: int) -> list[tuple[str, Line]]:
    """The areas of a section, each with its place; one that is complete is one place."""
    progress = sheets.player["tracks"][TRACKS[track]]
    name = cell(track, section)
    if sheets.phase == "settlements" or section <= progress:
        found = _complete(sheets, name) if section <= progress else _areas(sheets, track, section)
        mark = sheets.can(f"cell/{name}")
        whole = [piece for _, part in found for piece in (*part, ("/", "$ink-3"))][:-1]
        if mark and not sheets.cells:
            whole = [POSSIBLE, *whole]
        letter = _LETTERS[0] if track == GRANARIES else ""
        return [(_place(sheets, track, section, letter), whole)]
    return _areas(sheets, track, section)


def _complete(sheets: Sheets, name: str) -> list[tuple[str, Line]]:
    """A complete section: crossed, or with the number of its settlement."""
    if name in sheets.cells:
        return [("", [("▓▓", "bold $pick")])]
    number = sheets.settlements.get(name, 0)
    if number:
        return [("", [(f"{CROSSED}{number}", settlement_style(number))])]
    return [("", [(CROSSED, "bold $ink-2")])]


def _areas(sheets: Sheets, track: int, section: int) -> list[tuple[str, Line]]:
    """The areas of a section that is not complete."""
    progress = sheets.player["tracks"][TRACKS[track]]
    found: list[tuple[str, Line]] = []
    for area, cost in enumerate(COSTS[track][section - 1]):
        letter = _LETTERS[area] if track == GRANARIES else ""
        place = _place(sheets, track, section, letter)
        if section == progress + 1 and track == GRANARIES and area in sheets.player["half"]:
            found.append((place, [(CROSSED, "bold $ink-2")]))
            continue
        line = price(cost)
        if sheets.can(f"track/{TRACKS[track]}/{section}{letter}"):
            line = [POSSIBLE, *((text, f"bold {style}") for text, style in line)]
        found.append((place, line))
    return found


def _fitted(areas: list[tuple[str, Line]], room: int) -> tuple[list[tuple[str, Line]], str]:
    """The areas as they fit, and what stands between them; marks go before prices do."""
    wide = sum(width(line) for _, line in areas) + len(areas) - 1
    if wide <= room:
        return areas, "/"
    if wide - len(areas) + 1 > room:
        areas = [(place, [one for one in line if one != POSSIBLE]) for place, line in areas]
    return areas, ""


def _wide(sheets: Sheets, track: int, section: int, room: int) -> int:
    areas, between = _fitted(_section(sheets, track, section), room)
    return sum(width(line) for _, line in areas) + len(between) * (len(areas) - 1)


def _write_section(pen: Pen, sheets: Sheets, track: int, section: int, room: int) -> int:
    """The areas of a section; how many cells they left over."""
    areas, between = _fitted(_section(sheets, track, section), room)
    begin = pen.x
    for at, (place, line) in enumerate(areas):
        pen.write(between if at else "", "$ink-3").place(place, line, place == sheets.pointed)
    return room - (pen.x - begin)


# Rows in frames


def _heading(sheets: Sheets, grid: Grid) -> Line:
    """The upper edge with the numbers of the sections."""
    pen = Pen().to(grid.columns[0])
    for at in range(SECTIONS):
        number = f"{IMPERIAL}{at + 1}" if at + 1 == SECTIONS else str(at + 1)
        pen.write("┬" if at else "┌", _LINE).write("─", _LINE).write(number, "$ink-3")
        pen.to(grid.columns[at + 1], "─", _LINE)
    return pen.write("┐", _LINE).line


def _track(sheets: Sheets, track: int, grid: Grid) -> Drawing:
    """The areas of a track."""
    pen = Pen()
    name = track_name(TRACKS[track], sheets.language) if grid.names else CELLS[track]
    pen.draw(cut([(name, "bold")], grid.label - 1)).to(grid.columns[0])
    for at in range(SECTIONS):
        bar = "║" if track == BRIDGES and at in BRIDGE_ENDS else "│"
        room = grid.room(at)
        pen.write(bar, _LINE)
        left = room - _wide(sheets, track, at + 1, room)
        pen.to(pen.x + left // 2)
        _write_section(pen, sheets, track, at + 1, room)
        pen.to(grid.columns[at + 1])
    return pen.write("│", _LINE).done()


def _values(sheets: Sheets, track: int, grid: Grid) -> Line:
    """The lower edge of a track: what each section is worth, and what the track is worth now."""
    progress = sheets.player["tracks"][TRACKS[track]]
    pen = Pen().write(f"{g.GOOD['vp']} {VALUES[track][progress]}", "bold $g-vp")
    pen.to(grid.columns[0])
    last = track == BRIDGES
    for at in range(SECTIONS):
        bar = "├" if at == 0 else "┼" if not last or at in BRIDGE_ENDS else "┴"
        pen.write(bar, _LINE)
        value = f"{VALUES[track][at + 1]}"
        style = "bold $g-vp" if at + 1 == progress else "$ink-3"
        pen.to(grid.columns[at + 1] - len(value) - 1, "─", _LINE).write(value, style)
        pen.write("─", _LINE)
    return pen.write("┤", _LINE).line


def _harvest(sheets: Sheets, area: int) -> Line:
    """One harvest area: its letter and what it yields."""
    letter = AREAS[area][-1]
    if AREAS[area] in sheets.player["harvested"]:
        return [(letter, "$ink-3"), (CROSSED, "bold $ink-2")]
    yields = units(dict(zip(GOODS, HARVESTS[area], strict=False)))
    if not _is_open(sheets, area // 3):
        return [(letter, "$ink-3"), *((text, "$ink-3") for text, _ in yields)]
    if sheets.can(f"harvest/{AREAS[area]}"):
        return [POSSIBLE, (letter, "bold"), *((text, f"bold {style}") for text, style in yields)]
    return [(letter, "$ink-2"), *yields]


def _is_open(sheets: Sheets, field: int) -> bool:
    return bool(sheets.player["tracks"]["bridges"] >= BRIDGE_ENDS[field])


def _edges(grid: Grid) -> list[int]:
    """Where the fields begin, and where the last one ends."""
    return [grid.columns[at] for at in (0, *BRIDGE_ENDS)]


def _fields(sheets: Sheets, grid: Grid) -> Drawing:
    """The fields under their bridges."""
    edges = _edges(grid)
    pen, foot = Pen(), Pen()
    pen.to(edges[0])
    foot.to(edges[0])
    for field, name in enumerate(FIELDS):
        is_open = _is_open(sheets, field)
        pen.write("│", _LINE)
        parts = [_harvest(sheets, 3 * field + at) for at in range(3)]
        room = edges[field + 1] - edges[field] - 1
        space = max((room - sum(map(width, parts))) // 4, 0)
        for at, part in enumerate(parts):
            place = f"harvest/{AREAS[3 * field + at]}"
            pen.to(pen.x + max(space, int(at > 0 and space > 0)))
            pen.place(place, part, place == sheets.pointed)
        pen.to(edges[field + 1])
        foot.write("└" if field == 0 else "┴", _LINE).write("─", _LINE)
        caption = f"{field_name(name, sheets.language)} {g.YES if is_open else g.NO}"
        foot.draw(cut([(caption, "bold $go" if is_open else "$ink-3")], room - 2))
        foot.to(edges[field + 1], "─", _LINE)
    return pen.write("│", _LINE).done().below(foot.write("┘", _LINE).done())


# Rows without frames


def _low_track(sheets: Sheets, track: int, grid: Grid) -> Drawing:
    """A track in one line: behind each open section stands what it is worth."""
    progress = sheets.player["tracks"][TRACKS[track]]
    pen = Pen().write(f"{CELLS[track]} ", "bold")
    pen.write(f"{g.GOOD['vp']}{VALUES[track][progress]}", "bold $g-vp").to(grid.columns[0] - 1)
    for at in range(SECTIONS):
        pen.to(grid.columns[at] - 1)
        pen.write("║" if track == BRIDGES and at in BRIDGE_ENDS else "│", _LINE)
        left = _write_section(pen, sheets, track, at + 1, grid.room(at))
        value = f"{VALUES[track][at + 1]}"
        if at >= progress and len(value) <= left:
            pen.write(value, "$ink-3")
    return pen.done()


def _low_fields(sheets: Sheets) -> Drawing:
    """All fields in one line."""
    pen = Pen()
    for field, name in enumerate(FIELDS):
        is_open = _is_open(sheets, field)
        pen.write(" " if field else "").write(f"{name} ", "bold $go" if is_open else "$ink-3")
        for at in range(3):
            place = f"harvest/{AREAS[3 * field + at]}"
            pen.place(place, _harvest(sheets, 3 * field + at), place == sheets.pointed).write(" ")
    return pen.done()

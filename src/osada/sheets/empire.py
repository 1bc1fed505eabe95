"""The Empire sheet drawn: rounds, four tracks, bridges, fields and scores (RH-GRID-06)."""

from typing import Final

from osada.rollwrite import empire
from osada.rollwrite.goods import PRICES
from osada.sheets import letters
from osada.sheets.drawing import (
    COLOURS,
    FADED,
    HAIR,
    INK,
    LINE,
    PAPER,
    SAND,
    WHITE,
    Drawing,
    mixed,
    tag,
)
from osada.sheets.letters import BOLD, TITLE
from osada.sheets.page import BOTTOM, HEIGHT, LEFT, TOP, WIDTH, area, new, note, units
from osada.sheets.words import say

TRACK_COLOURS: Final = ("grey", "red", "gold", "blue")
_LABEL: Final = 5.6
"""The strip with the names of the tracks, at the left of the grid."""
_SQUARE: Final = 10.2
_SMALL: Final = 6.8
_GROUND: Final = 4.9
"""The textured ground of a row; the values stand on it."""


def _x(percent: float) -> float:
    return LEFT + (WIDTH - 2 * LEFT) * percent / 100


def _y(percent: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * percent / 100


_GRID_X: Final = _x(9) + _LABEL
_CELL_W: Final = (_x(84) - _GRID_X) / empire.SECTIONS
_CELL_H: Final = (_y(64) - _y(4)) / len(empire.TRACKS)


def empire_sheet(language: str) -> str:
    """The Empire sheet as SVG."""
    drawn = new()
    _rounds(drawn, language)
    _imperial(drawn)
    for track in range(len(empire.TRACKS)):
        _track(drawn, track, language)
    _label(drawn, _y(73), _y(100) - _y(73), "green", say(language, "fields"))
    _river(drawn)
    for field in range(len(empire.FIELDS)):
        _bridge(drawn, field)
        _field(drawn, field)
    _scores(drawn, language)
    note(drawn, say(language, "empire-sheet"), language)
    return drawn.svg(say(language, "empire-sheet"), language)


def _rounds(drawn: Drawing, language: str) -> None:
    """Ten boxes in a column."""
    x, width = _x(0), _x(8) - _x(0)
    head = _y(4) - _y(0)
    drawn.box(x, _y(0), width, _y(100) - _y(0), 2.4, SAND, LINE)
    label = say(language, "rounds")
    size, _ = letters.fitting(label, TITLE, (3.2, 3, 2.8, 2.6), width - 2, 9)
    drawn.text(x + width / 2, _y(0) + head - 0.9, label, size, TITLE, INK, "middle")
    step = (_y(100) - _y(0) - head - 1.2) / empire.ROUNDS
    side = step - 1.3
    for number in range(1, empire.ROUNDS + 1):
        y = _y(0) + head + 0.6 + (number - 1) * step
        drawn.box(x + (width - side) / 2, y, side, side, 1.6, WHITE, INK, 0.35)
        drawn.text(x + width / 2, y + side / 2 + 2.3, str(number), 6.6, TITLE, HAIR, "middle")


def _imperial(drawn: Drawing) -> None:
    """The numbers of the sections, and the golden column of the Imperial ones."""
    x = _GRID_X + 8 * _CELL_W
    pale = mixed(COLOURS["gold"][0], WHITE, 0.22)
    drawn.box(x + 0.3, _y(0), _CELL_W - 0.3, _y(64) - _y(0), 2, pale, COLOURS["gold"][0])
    for section in range(1, empire.SECTIONS + 1):
        middle = _GRID_X + (section - 0.5) * _CELL_W
        drawn.text(middle, _y(4) - 1.2, str(section), 3.3, TITLE, FADED, "middle")
    drawn.icon("crown", x + _CELL_W / 2 - 6.4, _y(0) + 0.7, 4.4)
    drawn.icon("crown", x + _CELL_W / 2 + 2, _y(0) + 0.7, 4.4)


def _track(drawn: Drawing, track: int, language: str) -> None:
    """A row: its label, its ground, and nine sections with their areas and values."""
    top = _y(4) + track * _CELL_H
    high = _CELL_H - 1.1
    ground = top + high - _GROUND
    colour = TRACK_COLOURS[track]
    _label(drawn, top, high, colour, say(language, empire.TRACKS[track]))
    drawn.cloth(colour, _GRID_X + 0.5, ground, 9 * _CELL_W - 0.8, _GROUND, 1.2)
    _SCENES[track](drawn, top, ground)
    for section in range(empire.SECTIONS):
        x = _GRID_X + section * _CELL_W
        prices = [PRICES[price] for price in empire.COSTS[track][section]]
        side = _SQUARE if len(prices) == 1 else _SMALL
        room = _CELL_W / len(prices) - (0 if len(prices) == 1 else 0.5)
        for at, price in enumerate(prices):
            middle = x + _CELL_W / 2 + (at - (len(prices) - 1) / 2) * room
            area(drawn, middle - side / 2, ground - side - 0.4, side, price)
        _value(drawn, x + _CELL_W / 2, ground + _GROUND / 2, empire.VALUES[track][section + 1])


def _label(drawn: Drawing, top: float, high: float, colour: str, label: str) -> None:
    """The name of a row, upright on cloth."""
    drawn.cloth(colour, _x(9), top, _LABEL, high, 1.4)
    label, middle = label.upper(), top + high / 2
    size, _ = letters.fitting(label, BOLD, (3, 2.8, 2.6, 2.4, 2.2), high - 2.4, 9)
    room = letters.width(label, size, BOLD)
    drawn.box(_x(9) + 0.9, middle - room / 2 - 1, _LABEL - 1.8, room + 2, 1.2, WHITE)
    drawn.upright(_x(9) + _LABEL / 2, middle, label, size, BOLD, INK)


def _value(drawn: Drawing, x: float, y: float, value: int) -> None:
    """The points of a section, on a white tablet."""
    room = letters.width(str(value), 3.5, TITLE)
    left = x - (room + 3.4) / 2
    drawn.box(x - 4.8, y - 1.85, 9.6, 3.7, 1.85, WHITE, INK)
    drawn.text(left, y + 1.2, str(value), 3.5, TITLE)
    drawn.icon("vp", left + room + 0.3, y - 1.55, 3.1)


def _walls(drawn: Drawing, top: float, ground: float) -> None:
    """A wall runs along; a tower behind each area."""
    stone, dark = mixed(COLOURS["grey"][0], WHITE, 0.35), COLOURS["grey"][0]
    drawn.box(_GRID_X + 1.2, ground - 6, 9 * _CELL_W - 2.4, 6, 0, stone)
    drawn.box(_GRID_X + 1.2, ground - 6, 9 * _CELL_W - 2.4, 6, 0, drawn.texture("brick"))
    for section in range(empire.SECTIONS):
        x = _GRID_X + (section + 0.5) * _CELL_W
        half, low, high = 6.1, ground - 11.2, ground - 13.2
        edges = [x - half + step * (2 * half) / 5 for step in range(6)]
        teeth = "".join(
            f"L{edges[at]:.2f} {high if at % 2 == 0 else low:.2f}"
            f"L{edges[at + 1]:.2f} {high if at % 2 == 0 else low:.2f}"
            for at in range(5)
        )
        drawn.path(f"M{x - half:.2f} {ground:.2f}{teeth}V{ground:.2f}z", stone, dark)


def _huts(drawn: Drawing, top: float, ground: float) -> None:
    """Gables over the areas, fences between them."""
    roof, dark = mixed(COLOURS["red"][0], WHITE, 0.55), COLOURS["red"][0]
    wood = mixed(COLOURS["brown"][0], WHITE, 0.5)
    for level in (1.6, 3.2):
        drawn.rule(_GRID_X + 1.2, ground - level, _GRID_X + 9 * _CELL_W - 1.2, wood, 0.6)
    for section in range(empire.SECTIONS):
        x = _GRID_X + (section + 0.5) * _CELL_W
        eaves, ridge = ground - 9.4, top + 0.4
        drawn.box(x + 2.6, ridge + 0.5, 1.7, 3, 0, mixed(dark, WHITE, 0.8))
        drawn.path(
            f"M{x:.2f} {ridge:.2f}L{x + 7.2:.2f} {eaves:.2f}H{x - 7.2:.2f}z", roof, dark, 0.35
        )
        drawn.path(
            f"M{x:.2f} {ridge + 1.2:.2f}L{x + 5.8:.2f} {eaves - 0.7:.2f}H{x - 5.8:.2f}z",
            drawn.texture("furrow"),
        )


def _granaries(drawn: Drawing, top: float, ground: float) -> None:
    """Two thatched domes to a section."""
    straw, dark = mixed(COLOURS["gold"][0], WHITE, 0.5), COLOURS["gold"][0]
    for section in range(empire.SECTIONS):
        for side in (-1, 1):
            x = _GRID_X + (section + 0.5) * _CELL_W + side * (_CELL_W / 4 - 0.25)
            eaves, ridge = ground - 6.6, ground - 12.6
            dome = (
                f"M{x - 3.7:.2f} {eaves:.2f}C{x - 3.6:.2f} {eaves - 4.4:.2f} "
                f"{x - 1.2:.2f} {ridge + 0.8:.2f} {x:.2f} {ridge:.2f}"
                f"C{x + 1.2:.2f} {ridge + 0.8:.2f} {x + 3.6:.2f} {eaves - 4.4:.2f} "
                f"{x + 3.7:.2f} {eaves:.2f}z"
            )
            drawn.path(dome, straw, dark, 0.35)
            drawn.path(dome, drawn.texture("grain"))


def _decks(drawn: Drawing, top: float, ground: float) -> None:
    """A deck with railings for each group of sections."""
    wood, dark = mixed(COLOURS["brown"][0], WHITE, 0.45), COLOURS["brown"][0]
    start = 0
    for end in empire.BRIDGE_ENDS:
        left, right = _GRID_X + start * _CELL_W + 1.4, _GRID_X + end * _CELL_W - 1.4
        drawn.box(left, ground - 2.4, right - left, 2.4, 0, wood, dark)
        drawn.rule(left, ground - 8, right, dark, 0.7)
        drawn.rule(left, ground - 5.2, right, dark, 0.35)
        for post in range(start, end + 1):
            at = min(max(_GRID_X + post * _CELL_W, left + 0.4), right - 0.4)
            drawn.box(at - 0.6, ground - 9.4, 1.2, 9.4, 0.4, wood, dark)
        start = end


_SCENES: Final = (_walls, _huts, _granaries, _decks)


def _groups() -> list[tuple[float, float]]:
    """Left and right of each group of the Bridges, and so of each field (RH-GRID-05)."""
    starts = (0, *empire.BRIDGE_ENDS)
    return [
        (_GRID_X + start * _CELL_W + 0.6, _GRID_X + end * _CELL_W - 0.6)
        for start, end in zip(starts, empire.BRIDGE_ENDS, strict=False)
    ]


def _river(drawn: Drawing) -> None:
    """The river between the constructions and the fields."""
    left, right, top, bottom = _x(9), _x(84), _y(65) + 1, _y(72) - 0.2
    step = (right - left) / 30
    forth = f"q{step / 2:.2f} -1 {step:.2f} 0t{step:.2f} 0" * 15
    back = f"q{-step / 2:.2f} 1 {-step:.2f} 0t{-step:.2f} 0" * 15
    shape = f"M{left:.2f} {top:.2f}{forth}V{bottom:.2f}{back}z"
    drawn.path(shape, mixed(COLOURS["blue"][0], WHITE, 0.42), COLOURS["blue"][0])
    drawn.path(shape, drawn.texture("waves"))


def _bridge(drawn: Drawing, field: int) -> None:
    """A bridge of planks over the river; its numeral is circled when it is complete."""
    left, right = _groups()[field]
    top, bottom = _y(64) - 1.1, _y(73) + 0.6
    middle = (left + right) / 2
    wood, dark = mixed(COLOURS["brown"][0], WHITE, 0.45), COLOURS["brown"][0]
    half = 6.4
    drawn.box(middle - half, top, 2 * half, bottom - top, 0, wood, dark)
    planks = int((bottom - top) / 1.5)
    for plank in range(1, planks):
        y = top + plank * (bottom - top) / planks
        drawn.rule(middle - half, y, middle + half, dark, 0.2)
    for side in (middle - half - 0.9, middle + half):
        drawn.box(side, top - 0.3, 0.9, bottom - top + 0.6, 0.3, dark)
    y = (top + bottom) / 2
    drawn.disc(middle, y, 4.2, WHITE, INK, 0.4)
    drawn.text(middle, y + 1.5, empire.FIELDS[field], 4.4, TITLE, INK, "middle")


def _field(drawn: Drawing, field: int) -> None:
    """Three harvest areas among furrows and sprouts."""
    left, right = _groups()[field]
    top, bottom = _y(73), _y(100)
    wide, paint = right - left, COLOURS["green"][0]
    drawn.box(left, top, wide, bottom - top, 3, mixed(paint, WHITE, 0.26), paint, 0.5)
    rows = [top + 5.4 + 4.4 * row for row in range(8)]
    bow = 1.8
    furrows = "".join(f"M{left:.2f} {y:.2f}q{wide / 2:.2f} {-2 * bow} {wide:.2f} 0" for y in rows)
    sprouts = ""
    for row, y in enumerate(rows):
        for at in range(1, 14 if wide > 40 else 9):
            share = (at - 0.5 * (row % 2)) / (14 if wide > 40 else 9)
            x, base = left + share * wide, y - 4 * bow * share * (1 - share)
            sprouts += f"M{x:.2f} {base:.2f}v-1.5m-.8 .1q.1 .9 .8 1.1q.7 -.2 .8 -1.1"
    soft = mixed(paint, WHITE, 0.46)
    drawn.add(
        "g",
        tag("path", d=furrows, fill="none", stroke=soft, stroke_width=0.35)
        + tag("path", d=sprouts, fill="none", stroke=mixed(paint, WHITE, 0.7), stroke_width=0.35),
        clip_path=drawn.clip(left, top, wide, bottom - top, 3),
    )
    middle, out = (left + right) / 2, 7.3 if wide < 40 else 14.6
    high = 9.4 if wide < 40 else 12
    places = ((middle - out, top + high), (middle + out, top + high), (middle, top + 26.2))
    for at, (x, y) in enumerate(places):
        drawn.disc(x, y, 6.7, WHITE, INK, 0.4)
        units(drawn, x - 4.6, y - 4.6, 9.2, empire.HARVESTS[3 * field + at])
        side = -1 if at == 0 else 1
        drawn.disc(x + side * 5.3, y + 5.6, 1.9, WHITE, INK, 0.25)
        drawn.text(x + side * 5.3, y + 6.4, "abc"[at], 2.6, BOLD, INK, "middle")


def _scores(drawn: Drawing, language: str) -> None:
    """A box for each track, for settlements, for points in play; the total; the name."""
    x, width = _x(86), _x(100) - _x(86)
    high = (_y(44) - _y(4)) / 4
    drawn.text(x + width / 2, _y(4) - 1.2, say(language, "points"), 3.3, TITLE, INK, "middle")
    for track, name in enumerate(empire.TRACKS):
        _score(
            drawn, _y(4) + track * high, high - 1, name, TRACK_COLOURS[track], say(language, name)
        )
    label = say(language, "settlements")
    _score(drawn, _y(45), _y(53) - _y(45), "settlement", "brown", label)
    top, bottom = _y(54), _y(80)
    drawn.box(x, top, width, bottom - top, 1.8, WHITE, INK, 0.4)
    _caption(drawn, x + 1.6, top + 1, width - 3.2, say(language, "earned"), 3)
    drawn.icon("vp", x + width - 5.4, bottom - 5.4, 4.4)
    top = _y(81)
    drawn.box(x, top, width, 14.4, 1.8, SAND, INK, 0.7)
    drawn.box(x + 9.4, top + 1.4, width - 10.8, 11.6, 1.2, WHITE, INK, 0.4)
    drawn.icon("crown", x + 1.5, top + 2, 6.6)
    label = say(language, "total")
    size, _ = letters.fitting(label, BOLD, (2.6, 2.4, 2.2, 2), 8, 9)
    drawn.text(x + 4.7, top + 11.8, label, size, BOLD, INK, "middle")
    drawn.rule(x, _y(100) - 3.2, x + width, INK, 0.35)
    _caption(drawn, x, _y(100) - 2.9, width, say(language, "empire-name"), 1)


def _score(drawn: Drawing, y: float, high: float, icon: str, colour: str, label: str) -> None:
    x, width = _x(86), _x(100) - _x(86)
    drawn.cloth(colour, x, y, 12, high, 1.8)
    drawn.disc(x + 4.7, y + high / 2, 3.9, PAPER)
    drawn.icon(icon, x + 1.8, y + high / 2 - 2.9, 5.8)
    drawn.box(x + 9.4, y, width - 9.4, high, 1.8, WHITE, INK, 0.4)
    _caption(drawn, x + 10.6, y + 0.7, width - 11.4, label, 1)


def _caption(drawn: Drawing, x: float, y: float, room: float, label: str, rows: int) -> None:
    sizes = (2.5, 2.3, 2.1, 1.9, 1.7)
    size, broken = letters.fitting(label, BOLD, sizes, room, rows * 2.5 * letters.LEADING)
    for at, line in enumerate(broken):
        drawn.text(x, y + size * (0.94 + at * letters.LEADING), line, size, BOLD, FADED)

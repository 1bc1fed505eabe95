"""An empire sheet of the campaign, A4: tracks, map, knowledge, Inventions, scores, legend."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from osada.campaign import words
from osada.campaign.box import Box
from osada.rules import clause
from osada.settlers.effects.colours import COLOURS as ALL_COLOURS
from osada.settlers.effects.text import colour_name
from osada.settlers.effects.vocabulary import COLOUR
from osada.settlers.goods import GOODS
from osada.settlers.part import CATEGORIES, ERAS
from osada.settlers.words import card_name, faction_name, sentence
from osada.sheets import letters
from osada.sheets.drawing import FADED, INK, LINE, WHITE, Drawing
from osada.sheets.letters import BOLD, PLAIN, TITLE
from osada.sheets.words import say

WIDTH: Final = 210.0
HEIGHT: Final = 297.0
LEFT: Final = 10.0
RIGHT: Final = WIDTH - LEFT
_TRACKS: Final = 27.0
_TRACK: Final = 25.0
_BOX: Final = 13.0
_MAP: Final = 104.0
_SPACE_H: Final = 16.6
_ACROSS: Final = 3
_MAP_W: Final = 114.0
_SIDE: Final = 130.0
_SCORES: Final = 181.0
_GOALS: Final = 200.0
_LEGEND: Final = 229.0
_FOOT: Final = 291.5
_GAMES: Final = 15
"""Boxes for final scores."""
_STEPS: Final = 14
"""As far as the markers of Goals go."""
_KNOWLEDGE: Final = 8
_PRINTED: Final = ("brown", "grey", "red", "pink", "gold", "blue", "black", "purple")
_HAND: Final = "#222222"
"""What is written into the sheet."""

BONUS_ICONS: Final = {
    "location": "location", "card": "card", "deal": "deal", "worker": "worker", "gold": "gold",
    "foundation": "foundation", "dove": "tok-dove", "bee": "tok-bee", "wall": "tok-wall",
    "bribe": "tok-bribe", "faction-lore": "b-faction-lore", "common-lore": "b-common-lore",
    "province-lore": "b-province-lore", "triumph": "b-triumph", "relief": "b-relief",
    "scouts": "b-scouts",
}  # fmt: skip
_CLAUSES: Final = (
    ("legend-start", ("location", "card", "deal", "worker", "gold", "foundation"), 4),
    ("legend-tokens", ("dove", "bee", "wall", "bribe"), 14),
    (
        "legend-end",
        ("faction-lore", "common-lore", "province-lore", "triumph", "relief", "scouts"),
        21,
    ),
)
"""Bonuses by kind, with the number of the first one's clause in the area BONUS."""
_SOURCES: Final = re.compile(r"\s*\([A-Z][A-Z-]*\d.*?\)|\s*\[.*?\]")
_NEXT: Final = (*ERAS[1:], "modern")


@dataclass(frozen=True)
class Filled:
    """What stands on a sheet; a blank one has nothing."""

    era: int = 0
    name: str = ""
    faction: str = ""
    player: str = ""
    tracks: Mapping[str, int] = field(default_factory=dict)
    map: frozenset[int] = frozenset()
    provinces: tuple[str, ...] = ()
    inventions: tuple[str, ...] = ()
    knowledge: int | None = None
    scores: tuple[int, ...] = ()


def from_view(sheet: dict[str, Any], player: str) -> Filled:
    """The sheet of a running campaign, as a view shows it."""
    return Filled(
        ERAS.index(sheet["era"]),
        sheet["name"],
        sheet["faction"],
        player,
        {track["category"]: track["crossed"] for track in sheet["tracks"]},
        frozenset(space["number"] for space in sheet["map"] if space["crossed"]),
        tuple(sheet["provinces"]),
        tuple(sheet["inventions"]),
        sheet["knowledge"],
        tuple(sheet["scores"]),
    )


def imperial_sheet(box: Box, filled: Filled, language: str) -> str:
    """An empire sheet as SVG."""
    drawn = Drawing(WIDTH, HEIGHT)
    _head(drawn, box, filled, language)
    for at, category in enumerate(CATEGORIES):
        _track(drawn, box, filled, at, category, language)
    _map(drawn, box, filled, language)
    _side(drawn, box, filled, language)
    _scores(drawn, filled, language)
    _goals(drawn, language)
    _legend(drawn, language)
    _foot(drawn, filled, language)
    return drawn.svg(words.era_name(ERAS[filled.era], language), language)


def _title(
    drawn: Drawing, x: float, y: float, icon: str, text: str, note: str = "", end: float = RIGHT
) -> None:
    drawn.icon(icon, x, y - 4.2, 5)
    drawn.text(x + 6.6, y, text, 4, TITLE)
    if note:
        begin = x + 6.6 + letters.width(text, 4, TITLE) + 2.5
        drawn.text(begin, y, letters.cut(note, 2.7, PLAIN, end - begin), 2.7, PLAIN, FADED)


def _cross(drawn: Drawing, x: float, y: float, width: float, height: float) -> None:
    """Two strokes of a pen."""
    down = f"M{x:.2f} {y:.2f}l{width:.2f} {height:.2f}"
    drawn.path(f"{down}M{x + width:.2f} {y:.2f}l{-width:.2f} {height:.2f}", stroke=_HAND, line=0.7)


def _head(drawn: Drawing, box: Box, filled: Filled, language: str) -> None:
    era = sentence(words.era_name(ERAS[filled.era], language))
    size = 7.0
    while letters.width(era, size, TITLE) > 54:
        size -= 0.25
    wide = letters.width(era, size, TITLE)
    drawn.text(RIGHT, 18, era, size, TITLE, anchor="end")
    drawn.icon(f"era-{ERAS[filled.era]}", RIGHT - wide - 9, 12, 7)
    faction = faction_name(box.cards, filled.faction, language) if filled.faction else ""
    room = (RIGHT - wide - 12 - LEFT) / 3
    written = (
        ("empire-name", filled.name),
        ("faction", faction),
        ("player", filled.player),
    )
    for at, (label, text) in enumerate(written):
        x = LEFT + at * room
        drawn.text(x, 11, say(language, label), 2.5, PLAIN, FADED)
        drawn.rule(x, 19, x + room - 4, INK, 0.25)
        if text:
            sizes = (5, 4, 3.2, 2.7, 2.4)
            size, lines = letters.fitting(text, TITLE, sizes, room - 5, 6.9)
            for up, line in enumerate(reversed(lines)):
                drawn.text(x, 17.8 - up * size * letters.LEADING, line, size, TITLE, _HAND)
    drawn.rule(LEFT, 21.6, RIGHT, INK, 0.6)


def _track(drawn: Drawing, box: Box, filled: Filled, at: int, category: str, language: str) -> None:
    y = _TRACKS + at * _TRACK
    name = sentence(words.track_name(category, language))
    _title(drawn, LEFT, y + 1.6, f"tr-{category}", name)
    bonuses = box.tracks[filled.era][at]
    length = box.length(filled.era, at)
    wide = (RIGHT - LEFT) / (length + 0.4)
    crossed = filled.tracks.get(category, 0)
    for space in range(1, length + 1):
        x, top = LEFT + (space - 1) * wide, y + 4.4
        gate = space == length
        width = wide * (1.4 if gate else 1) - 1.2
        bonus = bonuses[space - 1] if space <= len(bonuses) and not gate else ""
        heavy = bool(bonus) or gate
        drawn.box(x, top, width, _BOX, 1.4, WHITE, INK if heavy else LINE, 0.5 if heavy else 0.25)
        if gate:
            drawn.box(x + 0.7, top + 0.7, width - 1.4, _BOX - 1.4, 1, WHITE, INK, 0.25)
        icon = f"era-{_NEXT[filled.era]}" if gate else BONUS_ICONS.get(bonus, "")
        side = min(7.2, width - 1.6)
        if icon:
            drawn.icon(icon, x + width / 2 - side / 2, top + _BOX / 2 - side / 2, side)
        if space <= crossed:
            _cross(drawn, x + width / 2 - 3, top + _BOX / 2 - 3.6, 6, 7.2)
        font = BOLD if heavy else PLAIN
        drawn.text(x + width / 2, top + _BOX + 3, str(space), 2.7, font, anchor="middle")


def _map(drawn: Drawing, box: Box, filled: Filled, language: str) -> None:
    note = say(language, "map-note")
    _title(drawn, LEFT, _MAP + 1.6, "province", say(language, "province-map"), note, LEFT + _MAP_W)
    wide = _MAP_W / _ACROSS
    names = [card_name(box.cards, one, language) for one in filled.provinces]
    for number, goods in enumerate(box.maps[filled.era], 1):
        x = LEFT + (number - 1) % _ACROSS * wide
        y = _MAP + 4.6 + (number - 1) // _ACROSS * _SPACE_H
        width, height = wide - 2, _SPACE_H - 1.6
        drawn.box(x, y, width, height, 1.6, WHITE, INK, 0.3)
        drawn.text(x + 2, y + 6, str(number), 3.4, BOLD)
        right = x + 7
        for good, n in goods:
            for _ in range(n):
                drawn.icon(GOODS[good], right, y + 1.8, 5.4)
                right += 5.8
        drawn.box(x + width - 7.2, y + 1.6, 5.8, 5.8, 1, WHITE, INK, 0.3)
        drawn.rule(x + 2, y + height - 1.8, x + width - 2, LINE, 0.2)
        if number in filled.map:
            _cross(drawn, x + width - 6.4, y + 2.4, 4.2, 4.2)
        if number in filled.map and names:
            text = letters.cut(names.pop(0), 3.2, BOLD, width - 4)
            drawn.text(x + 2, y + height - 2.6, text, 3.2, BOLD, _HAND)
    if names:
        rest = letters.cut(", ".join(names), 2.8, BOLD, _MAP_W)
        drawn.text(LEFT, _SCORES - 3.2, rest, 2.8, BOLD, _HAND)


def _side(drawn: Drawing, box: Box, filled: Filled, language: str) -> None:
    """Knowledge, and a line for the Invention of each colour."""
    _title(drawn, _SIDE, _MAP + 1.6, "knowledge", say(language, "knowledge"))
    wide = (RIGHT - _SIDE) / _KNOWLEDGE
    for at in range(_KNOWLEDGE):
        drawn.box(_SIDE + at * wide, _MAP + 4, wide - 0.8, 7, 1, WHITE, INK, 0.25)
    if filled.knowledge is not None:
        x = _SIDE + wide / 2 - 0.4
        drawn.text(x, _MAP + 8.8, str(filled.knowledge), 3.4, BOLD, _HAND, "middle")
    y = _MAP + 18
    _title(drawn, _SIDE, y, "invention", say(language, "inventions"), say(language, "one-each"))
    owned: dict[str, list[str]] = {}
    for number in filled.inventions:
        card = box.cards.of_number[number]
        for at, colour in enumerate(ALL_COLOURS):
            if box.colours(card) >> at & 1:
                owned.setdefault(colour, []).append(card_name(box.cards, card, language))
    rows = [*_PRINTED, *(colour for colour in owned if colour not in _PRINTED)]
    high = (_SCORES - 5 - y) / len(rows)
    for at, colour in enumerate(rows):
        base = y + (at + 1) * high
        drawn.disc(_SIDE + 2.3, base - 2.2, 2.3, WHITE, INK, 0.3)
        drawn.icon(f"c-{colour}", _SIDE + 0.9, base - 3.6, 2.8)
        name = colour_name(COLOUR[colour], language)
        drawn.text(_SIDE + 6, base - 1.2, letters.cut(name, 2.5, PLAIN, 13), 2.5, PLAIN, FADED)
        drawn.rule(_SIDE, base + 0.9, RIGHT, LINE, 0.2)
        text = ", ".join(owned.get(colour, ()))
        drawn.text(
            _SIDE + 20, base - 1, letters.cut(text, 3.2, BOLD, RIGHT - _SIDE - 20), 3.2, BOLD, _HAND
        )


def _scores(drawn: Drawing, filled: Filled, language: str) -> None:
    _title(
        drawn,
        LEFT,
        _SCORES + 1.6,
        "vp",
        say(language, "final-scores"),
        say(language, "scores-note"),
    )
    scores = filled.scores[-_GAMES:]
    first = len(filled.scores) - len(scores)
    wide = (RIGHT - LEFT) / _GAMES
    for at in range(_GAMES):
        x = LEFT + at * wide
        drawn.box(x, _SCORES + 4, wide - 1, 9, 1, WHITE, INK, 0.3)
        drawn.text(x + 0.9, _SCORES + 6.6, str(first + at + 1), 2.1, PLAIN, FADED)
        if at < len(scores):
            middle = x + wide / 2 - 0.2
            drawn.text(middle, _SCORES + 10.8, str(scores[at]), 4.2, BOLD, _HAND, "middle")


def _goals(drawn: Drawing, language: str) -> None:
    _title(drawn, LEFT, _GOALS + 1.6, "goal", say(language, "goals"), say(language, "goals-note"))
    wide = (RIGHT - LEFT - 8) / (_STEPS + 1)
    for at, category in enumerate(CATEGORIES):
        y = _GOALS + 4 + at * 6.8
        drawn.icon(f"tr-{category}", LEFT, y + 0.2, 5.4)
        for step in range(_STEPS + 1):
            x = LEFT + 8 + step * wide
            drawn.box(x, y, wide - 0.8, 5.8, 2.9, WHITE, LINE, 0.25)
            drawn.text(x + wide / 2 - 0.4, y + 4, str(step), 2.7, PLAIN, INK, "middle")


def _legend(drawn: Drawing, language: str) -> None:
    """What the bonuses do, as the rules say it."""
    drawn.rule(LEFT, _LEGEND - 3, RIGHT, INK, 0.3)
    wide = (RIGHT - LEFT) / len(_CLAUSES)
    room = (_FOOT - 9 - _LEGEND) / max(len(bonuses) for _, bonuses, _ in _CLAUSES)
    for column, (head, bonuses, first) in enumerate(_CLAUSES):
        x, y = LEFT + column * wide, _LEGEND + 1.4
        drawn.text(x, y, say(language, head), 3, BOLD)
        high = (_FOOT - 7 - y) / len(bonuses)
        for at, bonus in enumerate(bonuses):
            top = y + 1.6 + at * min(high, room * 1.4)
            drawn.icon(BONUS_ICONS[bonus], x, top, 5)
            text = _SOURCES.sub("", clause(f"BONUS-{first + at}", language).text)
            sizes = (2.5, 2.35, 2.2, 2.05, 1.9)
            fit = min(high, room * 1.4) - 0.5
            size, lines = letters.fitting(text, PLAIN, sizes, wide - 9.5, fit)
            drawn.lines(x + 6.2, top, lines, size, PLAIN)


def _foot(drawn: Drawing, filled: Filled, language: str) -> None:
    text = say(language, "six-steps")
    size, (line, *_) = letters.fitting(text, PLAIN, (2.7, 2.5, 2.3, 2.1), RIGHT - LEFT, 4)
    drawn.text(LEFT, _FOOT - 4.2, line, size, PLAIN)
    drawn.icon("logo", LEFT, _FOOT - 2.6, 3.6)
    drawn.text(LEFT + 4.4, _FOOT, "Osada", 2.4, BOLD, FADED)
    drawn.text(RIGHT, _FOOT, say(language, "note"), 2.3, PLAIN, FADED, "end")

"""Sheets as people write them: a campaign begun on paper, and the sheets of scenarios.

    {"number": 7, "sheets": [{"faction": "rome", "name": "Roma", "era": "medieval", "tracks":
    "4/0/2", "map": [1, 9], "provinces": ["beech-hills"], "inventions": ["archery"],
    "knowledge": 13, "scores": [30, 43]}, ...], "province_discard": []}

What a game reads of a sheet is checked by the card game's `sheets`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from osada.campaign.box import Box
from osada.campaign.stages.falling import is_twilight
from osada.campaign.state import Book, Empire
from osada.kernel.game import BadOptions
from osada.settlers import sheets
from osada.settlers.part import CATEGORIES
from osada.titles import near

_AT_TABLE: Final = ("era", "tracks", "map", "provinces", "inventions")
SHEET: Final = ("name", "faction", *_AT_TABLE, "knowledge", "scores", "empires")
_BEGUN: Final = ("number", "sheets", "province_discard")
MOST: Final = 9999
"""The largest number on a sheet."""
LONGEST: Final = 40
"""So much of what somebody wrote is said back; no name of an empire is longer."""


def take_up(book: Book, begun: Mapping[str, Any]) -> None:
    """Write what stands on paper into the book of a campaign that has just begun."""
    box = book.options.box
    _known(begun, _BEGUN, "a campaign begun on paper")
    given = begun.get("sheets")
    if not isinstance(given, list | tuple) or len(given) != len(book.empires):
        raise BadOptions(
            f'"sheets" must be a list with a sheet for each of the {len(book.empires)} players'
            " (CSETUP-1)"
        )
    book.number = number(begun.get("number", 1), "the number of the next game", 1)
    found = empires(box, given, [empire.faction for empire in book.empires])
    for seat, empire in enumerate(found):
        for track, crossed in enumerate(empire.tracks):
            if crossed >= box.length(empire.era, track):
                said = f"sheet {seat}: the {CATEGORIES[track]} track is full"
                raise BadOptions(f"{said}, so the next era has begun (ERA-1)")
        if is_twilight(empire.scores):
            raise BadOptions(
                f"sheet {seat}: after three lower scores in a row it has fallen (FALL-2)"
            )
        empire.name = empire.name or book.empires[seat].name
        book.empires[seat] = empire
    book.pile = _pile(box, begun.get("province_discard", ()), found)


def empires(
    box: Box, given: Sequence[Any], factions: Sequence[str], any_era: bool = False
) -> list[Empire]:
    """One empire for each sheet; `BadOptions` says in a sentence what is wrong with them.

    With `any_era` an empire may own Inventions of eras to come, as no campaign leads to.
    """
    for seat, one in enumerate(given):
        if not isinstance(one, Mapping):
            raise BadOptions(f"sheet {seat} is not a sheet: it has no keys such as era (SHEET-3)")
        _known(one, SHEET, f"sheet {seat}")
    at_table = sheets.read(box.cards, [_at_table(one) for one in given], len(given))
    found: list[Empire] = []
    for seat, (one, read) in enumerate(zip(given, at_table, strict=True)):
        what = f"sheet {seat}"
        faction = one.get("faction", factions[seat])
        if faction != factions[seat]:
            said = f"{what} is of {str(faction)[:LONGEST]}, not of {factions[seat]}"
            raise BadOptions(f"{said} (CSETUP-2)")
        for card in read.inventions:
            if box.era(card) > read.era and not any_era:
                slug = box.cards.slugs[card]
                raise BadOptions(f"{what}: {slug} belongs to a later era (INVENT-5)")
        found.append(
            Empire(
                _name(one.get("name"), what),
                faction,
                read.era,
                read.tracks,
                read.map,
                read.provinces,
                read.inventions,
                number(one.get("knowledge", 0), f"{what}: knowledge"),
                _scores(one.get("scores"), what),
                number(one.get("empires", 1), f"{what}: empires", 1),
            )
        )
    return found


def _at_table(given: Mapping[str, Any]) -> dict[str, Any]:
    """What a game reads of a sheet; tracks may be written as `4/0/2`."""
    found = {key: value for key, value in given.items() if key in _AT_TABLE and value is not None}
    tracks = found.get("tracks")
    if isinstance(tracks, str) and re.fullmatch(r"\d+/\d+/\d+", tracks):
        found["tracks"] = dict(zip(CATEGORIES, map(int, tracks.split("/")), strict=True))
    return found


def _name(given: Any, what: str) -> str:
    if given is None:
        return ""
    if not isinstance(given, str) or len(given) > LONGEST or not given.isprintable():
        raise BadOptions(
            f"{what}: the name of an empire is a text of at most {LONGEST} letters (SHEET-4)"
        )
    return given


def _scores(given: Any, what: str) -> tuple[int, ...]:
    if given is None:
        return ()
    if not isinstance(given, list | tuple):
        raise BadOptions(f'{what}: "scores" must be a list of numbers (SHEET-7)')
    return tuple(number(one, f"{what}: a score", -MOST) for one in given)


def _pile(box: Box, given: Any, found: Sequence[Empire]) -> tuple[int, ...]:
    """Provinces that were drawn and not kept."""
    read = sheets.read(box.cards, [{"provinces": given}], 1)[0].provinces
    for card in read:
        if any(card in empire.provinces for empire in found):
            raise BadOptions(f"{box.cards.slugs[card]} is owned and discarded (CSETUP-23)")
    return read


def number(given: Any, what: str, least: int = 0, most: int = MOST) -> int:
    """A whole number within these bounds."""
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        word = str(given)[:LONGEST]
        raise BadOptions(f'{what} is a number from {least} to {most}, not "{word}"')
    return given


def _known(given: Mapping[str, Any], keys: Sequence[str], what: str) -> None:
    for key in given:
        if key not in keys:
            word = str(key)[:LONGEST]
            raise BadOptions(f'{what} has an unknown key "{word}"; {near(word, keys)}')

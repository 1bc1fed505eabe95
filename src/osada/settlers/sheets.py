"""The sheets of a campaign as options of a match: checked, and what the engine makes of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from osada.kernel.game import BadOptions
from osada.settlers.backs import GOAL, INVENTION, PROVINCE
from osada.settlers.catalogue import Catalogue
from osada.settlers.part import (
    BONUSES,
    CATEGORIES,
    ERAS,
    NOTHING_DUE,
    SPACES,
    Dues,
    Sheet,
    Three,
    due_place,
)
from osada.titles import near

MOST_SEATS: Final = 4
_KEYS: Final = ("era", "tracks", "map", "provinces", "inventions")


def goals(cards: Catalogue, given: Sequence[str]) -> tuple[int, ...]:
    """The Goals in the middle, in the order in which they are resolved (GOAL-31)."""
    found = _cards(cards, given, GOAL, "Goal", "CSETUP-14")
    if len(set(found)) < len(found):
        raise BadOptions("the same Goal lies in the middle twice (CSETUP-14)")
    return in_order(cards, found)


def in_order(cards: Catalogue, goals: Sequence[int]) -> tuple[int, ...]:
    """Goals in the order in which they are resolved (GOAL-31)."""
    return tuple(sorted(goals, key=lambda card: _category(cards, card)))


def _category(cards: Catalogue, card: int) -> int:
    goal = cards.card[card].goal
    assert goal is not None
    return goal.category


def read(cards: Catalogue, given: Sequence[object], seats: int) -> tuple[Sheet, ...]:
    """The sheets by seat; `BadOptions` says in one sentence what is wrong."""
    if len(given) != seats:
        raise BadOptions(f"there are {len(given)} sheets for {seats} players (SHEET-2)")
    found = tuple(_sheet(cards, one, f"sheet of seat {seat}") for seat, one in enumerate(given))
    for what, clause in (("provinces", "CSETUP-23"), ("inventions", "INVENT-17")):
        owned = [card for sheet in found for card in getattr(sheet, what)]
        for card in owned:
            if owned.count(card) > 1:
                raise BadOptions(f'"{cards.slugs[card]}" is owned twice ({clause})')
    return found


def told(cards: Catalogue, sheet: Sheet) -> dict[str, Any]:
    """A sheet as options write it."""
    return {
        "era": ERAS[sheet.era],
        "tracks": dict(zip(CATEGORIES, sheet.tracks, strict=True)),
        "map": list(sheet.map),
        "provinces": [cards.slugs[card] for card in sheet.provinces],
        "inventions": [cards.slugs[card] for card in sheet.inventions],
    }


def _sheet(cards: Catalogue, given: object, where: str) -> Sheet:
    if not isinstance(given, Mapping):
        raise BadOptions(f"the {where} is not a sheet (SHEET-3)")
    for key in given:
        if key not in _KEYS:
            raise BadOptions(f'the {where} has no "{str(key)[:40]}"; {near(key, _KEYS)} (SHEET-3)')
    word = given.get("era", ERAS[0])
    if word not in ERAS:
        raise BadOptions(f'the {where}: there is no era "{str(word)[:40]}" (SHEET-1)')
    era = ERAS.index(word)
    tracks = _tracks(given.get("tracks", {}), where)
    crossed = _map(cards, era, given.get("map", ()), where)
    provinces = _cards(cards, given.get("provinces", ()), PROVINCE, "Province", "CAMP-CONTENT-2")
    inventions = _cards(
        cards, given.get("inventions", ()), INVENTION, "Invention", "CAMP-CONTENT-7"
    )
    colours = 0
    for card in dict.fromkeys(inventions):
        if colours & cards.colours[card]:
            raise BadOptions(f"the {where} has two Inventions of one colour (INVENT-3)")
        colours |= cards.colours[card]
    return sheet(cards, era, tracks, crossed, tuple(provinces), inventions)


def sheet(
    cards: Catalogue,
    era: int,
    tracks: Three,
    crossed: Sequence[int],
    provinces: tuple[int, ...],
    inventions: Sequence[int],
) -> Sheet:
    """A sheet with all that follows from what is written on it."""
    by_number = tuple(sorted(crossed))
    spaces = tuple([_dues(cards.maps[era][number - 1]) for number in by_number])
    bonuses = active(cards, era, tracks)
    return Sheet(era, tracks, by_number, spaces, provinces, tuple(sorted(inventions)), bonuses)


def active(cards: Catalogue, era: int, tracks: Three) -> dict[str, int]:
    """The bonuses of all crossed-off spaces, how many of each (BONUS-3)."""
    found: dict[str, int] = {}
    for category, crossed in enumerate(tracks):
        for bonus in cards.tracks[era][category][:crossed]:
            if bonus in BONUSES:
                found[bonus] = found.get(bonus, 0) + 1
    return found


def _number(value: object, most: int, message: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadOptions(message)
    return value


def _tracks(given: object, where: str) -> Three:
    if not isinstance(given, Mapping) or any(name not in CATEGORIES for name in given):
        raise BadOptions(f"the {where}: tracks are {', '.join(CATEGORIES)} (SHEET-12)")
    wrong = f"the {where}: a track has {SPACES} spaces (SHEET-14)"
    crossed = [_number(given.get(name, 0), SPACES, wrong) for name in CATEGORIES]
    return crossed[0], crossed[1], crossed[2]


def _map(cards: Catalogue, era: int, given: object, where: str) -> tuple[int, ...]:
    most = len(cards.maps[era])
    wrong = f"the {where}: the Province map has the spaces 1 to {most} (SHEET-19)"
    if not isinstance(given, list | tuple):
        raise BadOptions(wrong)
    found = [_number(number, most, wrong) for number in given]
    if 0 in found:
        raise BadOptions(wrong)
    if len(set(found)) < len(found):
        raise BadOptions(f"the {where}: a space is crossed off twice (UPKEEP-15)")
    return tuple(found)


def _dues(space: Sequence[tuple[int, int]]) -> Dues:
    found = list(NOTHING_DUE)
    for good, n in space:
        found[due_place(good)] += n
    return found[0], found[1], found[2], found[3], found[4], found[5], found[6]


def _cards(cards: Catalogue, given: object, back: int, what: str, clause: str) -> list[int]:
    """Cards of the campaign by slug or number."""
    if not isinstance(given, list | tuple):
        raise BadOptions(f"{what}s are a list of names ({clause})")
    found: list[int] = []
    for word in given:
        card = cards.of_number.get(word, -1) if isinstance(word, str) else -1
        if card < 0 and isinstance(word, str) and word in cards.of_slug:
            card = cards.of_slug[word][0]
        if card < 0 or cards.faction[card] != back:
            known = [one.slug for one in cards.card if one.faction == back]
            shown = str(word)[:40]
            raise BadOptions(f'there is no {what} "{shown}"; {near(shown, known)} ({clause})')
        found.append(card)
    return found

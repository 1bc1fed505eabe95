"""The sheets drawn and printed: nothing stands out of its box, in any language."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest
from pypdf import PageObject, PdfReader

from osada import LANGUAGES
from osada.rollwrite import abilities as a
from osada.rollwrite import empire
from osada.rollwrite.abilities import Ability, parse
from osada.rollwrite.catalogue import base
from osada.rollwrite.goods import GOODS
from osada.rollwrite.text import ability_text
from osada.rollwrite.village import Building, Village
from osada.sheets import empire_sheet, letters, pdf, village_sheet
from osada.sheets.drawing import _sprite
from osada.sheets.formula import formula
from osada.sheets.letters import PLAIN, STROKE, TITLE
from osada.sheets.page import HEIGHT, WIDTH
from osada.sheets.skyline import skyline
from osada.sheets.village import vignette
from tests import fluent_files

A5 = (WIDTH, HEIGHT)
MM = 25.4 / 72
SHEETS = list(base().sheets.values())


@cache
def drawn(slug: str, language: str) -> str:
    """A sheet as SVG; the Empire sheet has no short name."""
    return village_sheet(base().sheets[slug], language) if slug else empire_sheet(language)


def written(svg: str) -> list[str]:
    """All texts of a drawing."""
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


SVG = "{http://www.w3.org/2000/svg}"


# What a building can do, as long as it can be said


def conditions() -> Iterator[str]:
    yield from a.CONDITIONS[a.PAIR : a.SECT]
    yield from (f"{4 if word == 'tracks' else 9} {word}" for word in a.CONDITIONS[a.SECT :])


def things() -> Iterator[str]:
    for word in a.THINGS[: a.TRACK_OF]:
        yield f"9 {word}" if word in a.THINGS[a.HARVESTED : a.COLUMN] else word
    yield "track of 9"


def everything() -> Iterator[str]:
    """Abilities of every form with every condition, thing, good and place."""
    basic = GOODS[:3]
    for good in GOODS:
        yield f"gain [9] {good}"
        yield f"1 {good} -> 1 action, up to [9] times"
        others = ", ".join(f"4 {other}" for other in GOODS if other != good)
        yield f"1 {good} -> {others}, up to [9] times"
        yield from (f"gain [9] {good} if {condition}" for condition in conditions())
        yield from (f"gain [9] {good} per {thing}" for thing in things())
        yield from (f"gain [9] {good} or {other}" for other in GOODS if other != good)
    yield from (f"harvest {good} free, up to [9] times" for good in (*basic, "any"))
    for good, scope in product((*basic, "any"), a.SCOPES):
        yield f"save 1 {good} on {scope}, up to [9] times"
    yield "[9] actions"
    yield from (f"[9] actions if {condition}" for condition in conditions())
    yield from (f"[9] vp if {condition}" for condition in conditions())
    yield from (f"end: [9] vp per {thing}" for thing in things())
    yield from (f"reroll [9] {kind} dice" for kind in a.KINDS)
    yield "9 wood, 9 stone, 9 food, 9 gold -> [9] vp"
    yield "1 any -> 1 any, up to [9] times"
    yield "copy a die [9] times"
    yield "settlement: 9 vp"


ABILITIES = [parse(text) for text in everything()]


def test_every_form_is_among_them() -> None:
    assert {ability.form for ability in ABILITIES} == set(range(len(a.FORMS)))


def own(abilities: Sequence[Ability], name: str = "Masons' Drawing Room") -> Village:
    """A sheet of somebody's own with buildings that can do this."""
    plan = base().buildings["farm"].plan
    areas = base().buildings["bunkhouse"].areas
    names, ours = (name,) * 3, (False,) * 3
    buildings = tuple(
        Building("own", "", names, ours, areas, plan, ability, "house") for ability in abilities
    )
    return Village("own", names, ours, buildings, "house")


def without_spaces(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_can_be_read_to_its_end(language: str) -> None:
    for at in range(0, len(ABILITIES), 6):
        abilities = ABILITIES[at : at + 6]
        texts = written(village_sheet(own(abilities), language))
        assert not [text for text in texts if "…" in text]
        printed = without_spaces("".join(texts))
        for ability in abilities:
            assert without_spaces(ability_text(ability, language)) in printed


def test_every_ability_has_its_icons() -> None:
    for ability in ABILITIES:
        names = {what for kind, what in formula(ability) if kind == "icon"}
        assert names
        assert names <= set(_sprite())
        values = [what for kind, what in formula(ability) if kind == "value"]
        assert values == ([str(ability.value)] if ability.underlined else [])


def test_of_a_long_name_the_beginning_is_printed() -> None:
    ability = parse("gain [1] food")
    for name in ("A Most Extraordinarily Long Name " * 5, "Donaudampfschifffahrt" * 5):
        texts = written(village_sheet(own([ability], name), "en"))
        assert [text for text in texts if text.endswith("…")]


def test_no_name_breaks_a_drawing() -> None:
    for name in ("<b> & 'co' \x07", "Село 村"):
        svg = village_sheet(own([parse("gain [1] food")], name), "en")
        assert name.replace("\x07", "").strip() in written(svg)[0]


def test_every_building_has_its_own_picture() -> None:
    for building in base().buildings.values():
        assert vignette(building) in _sprite()
    for ability in ABILITIES:
        assert vignette(own([ability]).buildings[0]) in _sprite()


# The drawings


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_nothing_leaves_the_page(language: str) -> None:
    """RW-VILLAGE-01, RW-CONTENT-04: every sheet with its six buildings."""
    for sheet in ("", *base().sheets):
        svg = drawn(sheet, language)
        assert "…" not in svg
        for text in ElementTree.fromstring(svg).iter(f"{SVG}text"):
            if "transform" in text.attrib:
                continue
            size, x = float(text.attrib["font-size"]), float(text.attrib["x"])
            font = TITLE if "Bitter" in text.attrib["font-family"] else PLAIN
            wide = letters.width(text.text or "", size, font)
            left = x - wide * {"middle": 0.5, "end": 1.0}.get(text.get("text-anchor", ""), 0)
            assert 5 < left < left + wide < WIDTH - 5
            assert 5 < float(text.attrib["y"]) < HEIGHT - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_empire_sheet_shows_what_the_rules_say(language: str) -> None:
    """RW-CONTENT-08, RH-TRACK-01, RH-FIELD-01, RH-FIELD-02: all numbers, areas and goods."""
    svg = drawn("", language)
    texts = written(svg)
    for value in {value for track in empire.VALUES for value in track[1:]}:
        assert texts.count(str(value)) >= sum(track[1:].count(value) for track in empire.VALUES)
    assert [text for text in texts if text in empire.FIELDS] == list(empire.FIELDS)
    uses = [use.attrib["href"] for use in ElementTree.fromstring(svg).iter(f"{SVG}use")]
    in_prices, in_fields = {"wood": 23, "stone": 21, "food": 25}, 8
    for good, count in in_prices.items():
        assert uses.count(f"#{good}") == count + in_fields
    assert len(re.findall(r'<rect[^>]*rx="1\.02"', svg)) == 27
    assert len(re.findall(r'<rect[^>]*rx="0\.68"', svg)) == 18
    assert len(re.findall(r'<circle[^>]* r="6\.7"', svg)) == len(empire.HARVESTS)


def test_a_village_shows_its_areas_plans_and_stars() -> None:
    """RW-VILLAGE-05, RW-ADV-03, RW-SETUP-09."""
    for village in SHEETS:
        svg = drawn(village.slug, "en")
        areas = sum(len(building.areas) for building in village.buildings)
        assert len(re.findall(r'<rect[^>]*rx="0\.79"', svg)) == areas
        cells = sum(building.plan.size for building in village.buildings if building.plan)
        filled = [
            box for box in re.findall(r'<rect[^>]*rx="0\.4"[^>]*/>', svg) if "url(#tex" in box
        ]
        assert len(filled) == cells
        stars = sum(building.ability.is_star for building in village.buildings)
        assert svg.count('href="#star"') == stars
        built = sum(not building.areas for building in village.buildings)
        assert written(svg).count("already built") == built


def test_only_the_architects_of_the_competition_are_for_the_advanced_game() -> None:
    """RW-VILLAGE-14."""
    marked = [one.slug for one in SHEETS if "advanced game" in written(drawn(one.slug, "en"))]
    assert marked == ["competition"]


def test_every_village_has_its_own_skyline() -> None:
    from osada.sheets.page import new

    seen = set()
    for village in SHEETS:
        page = new()
        skyline(page, village.slug, 0, 0, 196, 16)
        seen.add(page.svg("", "en"))
    assert len(seen) == len(SHEETS)


def test_a_drawing_needs_no_other_file() -> None:
    for svg in (drawn("", "pl"), drawn("17", "pl")):
        ids = set(re.findall(r' id="([^"]+)"', svg))
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= ids
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= ids
        assert "var(" not in svg
        assert "currentColor" not in svg


# Letters


def test_lines_do_not_break_behind_a_number_or_a_short_word() -> None:
    text = f"W rundzie {STROKE[0]}3{STROKE[1]} razy i 2 kamienie"
    for room in range(10, 60):
        for line in letters.lines(text, 3, PLAIN, room):
            assert not re.search(rf"(\s|^)[{STROKE[0]}]?\w[{STROKE[1]}]?$", line)


def test_underlined_numbers_are_runs_of_their_own() -> None:
    line = f"gain {STROKE[0]}1{STROKE[1]} food"
    assert letters.runs(line) == [("gain ", False), ("1", True), (" food", False)]
    assert letters.width(line, 3, PLAIN) == letters.width("gain 1 food", 3, PLAIN)


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_all_languages_have_the_same_labels(language: str) -> None:
    found, english = (
        fluent_files.messages("osada.sheets", "labels", each) for each in (language, "en")
    )
    assert list(found.items()) == list(english.items())


# The PDF


def size(page: PageObject) -> tuple[float, float]:
    box = page.mediabox
    return round(float(box.width) * MM, 1), round(float(box.height) * MM, 1)


def fonts(page: PageObject) -> set[str]:
    """The fonts of all words on a page."""
    found: set[str] = set()

    def see(text: str, _1: Any, _2: Any, font: dict[str, str] | None, _3: Any) -> None:
        if font and text.strip():
            found.add(font["/BaseFont"])

    page.extract_text(visitor_text=see)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pdf_has_its_pages_fonts_and_words(language: str) -> None:
    sheets = [drawn(slug, language) for slug in ("", "competition", "17")]
    read = PdfReader(BytesIO(pdf(sheets, "Osada", language)))
    assert [size(page) for page in read.pages] == [A5] * 3
    empire_page, competition, adventure = (page.extract_text() for page in read.pages)
    assert {"pl": "SPICHLERZE", "cs": "SÝPKY", "en": "GRANARIES"}[language] in empire_page
    for slug, page in (("competition", competition), ("17", adventure)):
        village = base().sheets[slug]
        printed = without_spaces(page)
        assert without_spaces(village.name(language)) in printed
        for building in village.buildings:
            assert without_spaces(building.name(language)) in printed
    names = set().union(*map(fonts, read.pages))
    assert names
    assert all("+Encode" in name or "+Bitter" in name for name in names), names


def test_two_sheets_lie_on_a_page_of_a4() -> None:
    sheets = [drawn(slug, "en") for slug in ("", "competition", "17")]
    told: list[str] = []
    made = pdf(sheets, "Osada", "en", "a4", lambda: told.append("page"))
    assert told == ["page"] * 2
    read = PdfReader(BytesIO(made))
    assert [size(page) for page in read.pages] == [(210, 297)] * 2
    first, second = (page.extract_text() for page in read.pages)
    assert "GRANARIES" in first
    assert "Tool Shop" in first
    assert "Upper Eastmere" in second

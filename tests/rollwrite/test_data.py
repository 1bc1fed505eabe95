"""The printed sheets: every table of the rules, copied out a second time and compared."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, product

import pytest

from osada.kernel.random import below, seeded, step
from osada.rollwrite import abilities as a
from osada.rollwrite import base, empire, plans
from osada.rollwrite.counting import holds
from osada.rollwrite.empire import price_text
from osada.rollwrite.goods import PRICES, missing, payable
from osada.rollwrite.state import MODES, PHASES, TOKENS
from osada.rollwrite.village import Building
from tests.rollwrite import plainly
from tests.rollwrite.games import BASE, CONDITIONS, THINGS

CODES = {building.code: building for building in base().buildings.values()}


def letters(price: int) -> str:
    """A price as its letters in order."""
    return "".join(sorted(price_text(price)))


# The Empire sheet


def test_tracks_and_sections() -> None:
    """RW-CONSTRUCT-01, RW-CONSTRUCT-02, RW-CONSTRUCT-05, RW-CONTENT-05, RW-CONTENT-08."""
    assert empire.TRACKS == ("walls", "huts", "granaries", "bridges")
    assert empire.SECTIONS == 9
    assert empire.ROUNDS == 10
    for track, costs in zip(empire.TRACKS, empire.COSTS, strict=True):
        assert len(costs) == 9
        assert {len(areas) for areas in costs} == {2 if track == "granaries" else 1}


def test_costs_and_values() -> None:
    """RH-TRACK-01, RW-AMB-25: the whole grid; Granaries section 4 is worth 8."""
    for number, track in enumerate(plainly.ROWS):
        printed = [section.split("/") for section in plainly.COSTS[track].split()]
        found = [[letters(area) for area in section] for section in empire.COSTS[number]]
        assert found == [["".join(sorted(a.strip("-"))) for a in areas] for areas in printed]
        assert tuple(empire.VALUES[number]) == plainly.POINTS[track]
    assert empire.VALUES[empire.GRANARIES][4] == 8


def test_areas_and_resources_of_the_tracks() -> None:
    """RH-TRACK-02: 45 areas; 20, 20, 23 and 6 units."""
    areas = [[area for section in track for area in section] for track in empire.COSTS]
    assert [len(track) for track in areas] == [9, 9, 18, 9]
    assert [sum(sum(PRICES[area]) for area in track) for track in areas] == [20, 20, 23, 6]


def test_the_last_section_is_the_best() -> None:
    """RH-TRACK-03, RW-CONSTRUCT-10: values rise, most into the Imperial section."""
    for values, jump in zip(empire.VALUES, (6, 6, 7, 2), strict=True):
        *steps, last = [after - before for before, after in pairwise(values)]
        assert values[0] == 0
        assert min(steps) > 0
        assert max(steps) < last == jump


def test_fields() -> None:
    """RH-FIELD-01, RH-FIELD-02, RW-FIELD-01, RW-FIELD-02, RW-FIELD-07."""
    assert list(plainly.AREAS) == empire.AREAS
    for area, units in zip(empire.AREAS, empire.HARVESTS, strict=True):
        assert units == tuple(plainly.AREAS[area].count(good) for good in "WSF")
    assert dict(zip(empire.FIELDS, empire.BRIDGE_ENDS, strict=True)) == plainly.OPENS
    for progress in range(10):
        open_areas = {area for area, name in enumerate(empire.AREAS) if reachable(name, progress)}
        assert {area for area in range(12) if empire.OPEN[progress] >> area & 1} == open_areas
        assert empire.BRIDGES_AT[progress] == len(open_areas) // 3


def reachable(area: str, progress: int) -> bool:
    return progress >= plainly.OPENS[area.split("-")[0]]


def test_areas_of_a_type() -> None:
    """RW-AMB-03: an area fits a die if it has one unit of its type; gold fits all."""
    for good, letter in enumerate("WSFG"):
        fits = {name for name, goods in plainly.AREAS.items() if letter in goods or letter == "G"}
        yielding = empire.YIELDING[good]
        assert {name for at, name in enumerate(empire.AREAS) if yielding >> at & 1} == fits


def test_cells() -> None:
    """RH-GRID-01, RH-GRID-02, RH-GRID-05: four rows of nine; fields lie under the Bridges."""
    names = [empire.cell(row, column + 1) for row in range(4) for column in range(9)]
    assert names == [f"{row}{n}" for row in ("WA", "HU", "GR", "BR") for n in range(1, 10)]
    groups = [range(2), range(2, 4), range(4, 6), range(6, 9)]
    for field, group in enumerate(groups):
        assert empire.BRIDGE_ENDS[field] == group.stop
        assert group.start == ([0, *empire.BRIDGE_ENDS][field])


# Dice


def test_dice() -> None:
    """RW-CONTENT-01, RW-DICE-02, RW-DICE-08, RW-DICE-09, RW-DICE-10, RH-DICE-01, RH-DICE-02."""
    dice = ["".join("WSFG"[face] for face in die) for die in empire.DICE[:3]]
    assert dice == ["WWSSFG", "SSFFWG", "FFWWSG"]
    assert Counter("".join(dice)) == {"W": 5, "S": 5, "F": 5, "G": 3}
    assert empire.DICE[3] == (3, 4, 4, 4, 4, 5)
    assert len(empire.DICE) == 4
    assert Counter(empire.DICE[3]).most_common(1) == [(4, 4)]


def test_chances_of_the_conditions() -> None:
    """RH-DICE-03: counted over all 216 rolls."""
    player = BASE.new({"sheets": ["1"]}, 1).players[0]
    found: Counter[int] = Counter()
    triples = 0
    for faces in product(*empire.DICE[:3]):
        player.dice = faces[0] | faces[1] << 2 | faces[2] << 4 | 4 << 6
        triples += len(set(faces)) == 1
        for condition in a.OF_DICE:
            found[condition] += holds(player, condition, 0)
    assert found[a.PAIR] == 136
    assert found[a.RAINBOW] == 80
    assert found[a.GOLDEN] == 91
    assert found[a.NO_GOLD] == 216 - 91
    assert triples == 13


def test_the_random_source_is_fair() -> None:
    """RH-DICE-03, RH-MODEL-06: many rolls of one stream come near the chances."""
    rolls, random = 20_000, seeded("dice")
    faces: list[Counter[int]] = [Counter() for _ in empire.DICE]
    pairs = golden = 0
    for _ in range(rolls):
        shown = []
        for die, count in zip(empire.DICE, faces, strict=True):
            random = step(random)
            shown.append(die[below(random, 6)])
            count[shown[-1]] += 1
        pairs += len(set(shown[:3])) < 3
        golden += 3 in shown[:3]
    for die, count in zip(empire.DICE, faces, strict=True):
        for face in die:
            assert abs(count[face] / rolls - die.count(face) / 6) < 0.012
    assert abs(pairs / rolls - float(Fraction(136, 216))) < 0.012
    assert abs(golden / rolls - float(Fraction(91, 216))) < 0.012


def test_first_rolls_are_fair_too() -> None:
    """RW-SETUP-04, RW-SETUP-06, RW-ADVENTURE-02: over seeds 0, 1, 2, ... nobody is preferred."""
    games = 3000
    first: Counter[int] = Counter()
    tokens: Counter[tuple[int, ...]] = Counter()
    dice: Counter[int] = Counter()
    for seed in range(games):
        state = BASE.new({"players": 3}, seed)
        first[state.active] += 1
        tokens[state.tokens] += 1
        dice[state.dice & 3] += 1
    assert all(abs(first[seat] / games - 1 / 3) < 0.03 for seat in range(3))
    assert set(tokens) == set(combinations(range(5), 4))
    assert all(abs(n / games - 1 / 5) < 0.03 for n in tokens.values())
    assert all(abs(dice[face] / games - empire.DICE[0].count(face) / 6) < 0.03 for face in range(4))


# Tokens, modes, ranks


def test_tokens_phases_modes() -> None:
    """RW-CONTENT-02, RW-SETUP-01, RW-ROUND-02, RW-ROUND-03, RW-FAVOR-04, RW-FAVOR-08."""
    assert TOKENS == ("ally", "gift", "crops", "export", "coin")
    assert PHASES == ("favor", "develop", "settlements", "end")
    assert MODES == ("basic", "advanced", "adventure")


RANKS = {
    "plebeian": range(40),
    "servant": range(40, 45),
    "squire": range(45, 50),
    "knight": range(50, 55),
    "castellan": range(55, 60),
    "prince": range(60, 70),
    "king": range(70, 80),
    "emperor": range(80, 200),
}


def test_ranks() -> None:
    """RW-ADVENTURE-09, RW-ADVENTURE-10: inclusive ranges without gaps."""
    expected = [rank for rank, scores in RANKS.items() for _ in scores]
    assert [empire.rank(score) for score in range(200)] == expected


# Prices


def test_every_price_against_every_pool() -> None:
    """RW-DICE-03, RW-DICE-11, RW-BUILD-04: gold for each unit that is missing."""
    for pool in product(range(7), repeat=4):
        can = payable(*pool)
        for number, price in enumerate(PRICES):
            short = sum(max(n - have, 0) for n, have in zip(price, pool[:3], strict=True))
            assert missing(price, *pool[:3]) == short
            assert bool(can >> number & 1) == (short <= pool[3])


def test_no_price_is_printed_in_gold() -> None:
    """RW-DICE-04, RW-BUILD-02: neither on the Empire sheet nor in a village; nothing is nothing."""
    assert PRICES[0] == (0, 0, 0)
    assert all(len(price) == 3 for price in PRICES)
    prices = {area for track in empire.COSTS for section in track for area in section}
    prices |= {area for building in CODES.values() for area in building.areas}
    assert max(sum(PRICES[price]) for price in prices) == 4


# Plans

SHAPES = {row[0]: row[1:] for row in plainly.rows("plans.txt")}


def test_there_are_31_plans() -> None:
    """RW-ADV-03: six of three sections, seventeen of four, eight of five."""
    assert list(plans.PLANS) == list(SHAPES)
    assert Counter(plan.size for plan in plans.ALL.values()) == {3: 6, 4: 17, 5: 8}


@pytest.mark.parametrize("name", SHAPES)
def test_plan(name: str) -> None:
    """RH-GRID-03, RW-ADV-06, RW-ADV-13, RW-AMB-08: shifted over the grid, never turned."""
    picture, cells, places = SHAPES[name]
    plan = plans.ALL[name]
    assert plans.PLANS[name] == picture
    offsets = [offset(pair) for pair in cells.split()]
    assert plan.size == len(offsets) == len(set(offsets))
    assert min(down for down, _ in offsets) == min(right for _, right in offsets) == 0
    expected = {
        row * 9 + column: sum(1 << (row + down) * 9 + column + right for down, right in offsets)
        for row in range(4)
        for column in range(9)
        if all(row + down < 4 and column + right < 9 for down, right in offsets)
    }
    assert dict(zip(plan.anchors, plan.cells, strict=True)) == expected
    assert len(expected) == int(places)


def offset(text: str) -> tuple[int, int]:
    down, right = text.strip("()").split(",")
    return int(down), int(right)


def test_no_two_plans_are_alike() -> None:
    """RW-AMB-08: a mirrored or turned shape is another plan."""
    assert len({frozenset(plan.cells) for plan in plans.ALL.values()}) == 31


def test_complete_cells_are_a_prefix() -> None:
    """RH-GRID-04."""
    for row in range(4):
        for progress in range(10):
            cells = {at for at in range(36) if plans.COMPLETE[row][progress] >> at & 1}
            assert cells == {row * 9 + column for column in range(progress)}


# Buildings

PRINTED = {one.code: one for one in plainly.BUILDINGS.values() if not one.code.startswith("O")}
FORMS = {
    "GAIN": a.GAIN, "GAIN_IF": a.GAIN, "GAIN_CHOICE": a.GAIN_CHOICE, "GAIN_PER": a.GAIN_PER,
    "SWAP": a.SWAP, "DISCOUNT": a.DISCOUNT, "COPY_DIE": a.COPY_DIE, "ACT": a.ACT,
    "ACT_IF": a.ACT, "ACT_PAY": a.ACT_PAY, "FREE_HARVEST": a.FREE_HARVEST, "REROLL": a.REROLL,
    "VP_IF": a.VP_IF, "PAY_VP": a.PAY_VP, "END_PER": a.END_PER, "PLAN_VP": a.PLAN_VP,
}  # fmt: skip


def test_the_catalogue_has_78_buildings() -> None:
    """RW-CONTENT-03, RW-CONTENT-04: six of the competition, twelve of each family."""
    assert set(PRINTED) == set(CODES)
    assert len(PRINTED) == len(base().buildings) == 78
    assert Counter(code[0] for code in CODES) == dict.fromkeys("PXLVEA", 12) | {"C": 6}


@pytest.mark.parametrize("code", PRINTED)
def test_building(code: str) -> None:
    """RH-CAT-02, RH-COMP-01: areas, ability, underlined number, plan and star as in the table."""
    printed, found = PRINTED[code], CODES[code]
    assert (found.name("en"), found.slug) == (printed.name, printed.slug)
    assert [letters(area) for area in found.areas] == ["".join(sorted(c)) for c in printed.areas]
    assert (found.plan.name if found.plan is not None else "") == printed.plan
    ability = found.ability
    assert ability.form == FORMS[printed.form]
    assert (ability.value, ability.underlined) == (printed.value, printed.underlined)
    assert ability.is_star == printed.star
    assert said(found) == printed.words[0]


def said(building: Building) -> str:
    """The first word of an ability as the table writes it; the rest follows from the form."""
    ability, kinds = building.ability, "WSFG"
    goods: list[str] = [*kinds, "any"]
    match ability.form:
        case a.GAIN | a.ACT | a.VP_IF:
            if ability.condition == a.ALWAYS:
                return goods[ability.good] if ability.form == a.GAIN else "u"
            name = next(name for name, one in CONDITIONS.items() if one == ability.condition)
            return f"{name}>={ability.least}" if ability.least and name != "DONE" else name
        case a.GAIN_CHOICE:
            return f"{kinds[ability.good]}|{kinds[ability.other]}"
        case a.GAIN_PER | a.END_PER:
            return next(name for name, one in THINGS.items() if one == (ability.thing, ability.per))
        case a.SWAP:
            gives = [good for good, n in zip(kinds, ability.gives, strict=True) for _ in range(n)]
            return f"1 {goods[ability.good]} -> {'+'.join(gives) or '1 any'}"
        case a.DISCOUNT:
            return str(a.SCOPES[ability.scope]).upper()
        case a.ACT_PAY:
            return f"1 {goods[ability.good]}"
        case a.FREE_HARVEST:
            return goods[ability.good]
        case a.REROLL:
            return next(kind for kind, dice in a.KINDS.items() if dice == ability.dice)
        case a.PAY_VP:
            return "+".join(
                good for good, n in zip(kinds, ability.price, strict=True) for _ in range(n)
            )
        case a.PLAN_VP:
            return str(ability.value)
    return "u"


@pytest.mark.parametrize("code", PRINTED)
def test_goods_of_an_ability(code: str) -> None:
    """RH-VOCAB-01, RH-VOCAB-03, RH-VOCAB-04, RH-VOCAB-06: what is gained or saved."""
    printed, ability = PRINTED[code], CODES[code].ability
    if printed.form in ("GAIN_IF", "GAIN_PER", "DISCOUNT"):
        assert [*"WSFG", "any"][ability.good] == printed.words[1]


def test_reroll_kinds() -> None:
    """RH-VOCAB-17: the three resource dice, the worker die, all four."""
    assert a.KINDS == {"resource": 0b0111, "worker": 0b1000, "any": 0b1111}


def test_at_most_one_number_is_underlined() -> None:
    """RW-ADV-14, RW-AMB-09: no house building has several, and the language knows none."""
    for building in CODES.values():
        assert building.ability.text.count("[") == building.ability.underlined
    with pytest.raises(a.AbilityError):
        a.parse("gain [1] wood if [2] sections")
    with pytest.raises(a.AbilityError):
        a.parse("1 wood -> [2] food, up to [1] times")


def test_plans_of_the_catalogue() -> None:
    """RH-CAT-02, RH-CAT-03, RW-ADV-12: all have one but the Fortress; planners are pre-built."""
    for code, building in CODES.items():
        assert (building.plan is None) == (code == "C6")
        is_planner = code[0] == "A" or code == "C5"
        assert (building.ability.form == a.PLAN_VP) == is_planner
        assert (not building.areas) == (is_planner or code == "C6")
        assert building.ability.underlined == (not is_planner and code != "C6")
        assert len(building.areas) <= 4


def test_stars() -> None:
    """RW-VILLAGE-05: the twelve E buildings and the Fortress."""
    stars = {code for code, building in CODES.items() if building.ability.is_star}
    assert stars == {f"E{n:02}" for n in range(1, 13)} | {"C6"}


def test_builders_feast_is_the_sample_of_the_rulebook() -> None:
    """RH-CAT-01: three sections in a round, 2 VP."""
    ability = CODES["V01"].ability
    found = (ability.form, ability.condition, ability.least, ability.value)
    assert found == (a.VP_IF, a.SECT, 3, 2)


# Sheets


def test_the_competition_sheet() -> None:
    """RH-COMP-01, RW-VILLAGE-15, RW-VILLAGE-16, RW-CONTENT-03: two built, four to be built."""
    sheet = base().sheets["competition"]
    assert [building.code for building in sheet.buildings] == ["C1", "C2", "C3", "C4", "C5", "C6"]
    assert [bool(building.areas) for building in sheet.buildings] == [True] * 4 + [False] * 2
    assert sheet.starting == 0b110000
    farm = sheet.buildings[0]
    assert sorted(letters(area) for area in farm.areas) == ["", "", "W"]


FAMILIES = "PXLVEA"
PLACES = (
    "Alderholt", "Brambleford", "Copperdale", "Drystone", "Eastmere", "Foxmoor", "Gravelbank",
    "Hazelwick", "Ivyreach", "Juniper Rise", "Kestrel Point", "Larkfield",
)  # fmt: skip


@pytest.mark.parametrize("number", range(1, 49))
def test_sheet(number: int) -> None:
    """RH-SHEETS-01, RH-SHEETS-03, RH-SHEETS-04, RW-VILLAGE-01, RW-CONTENT-04."""
    q, r = divmod(number - 1, 12)
    index = (
        r,
        5 * r + 8 * q + 7,
        11 * r + 4 * q + 7,
        r + 11 * q + 11,
        r + 7 * q + 9,
        11 * r + 9 * q + 11,
    )
    codes = [f"{family}{at % 12 + 1:02}" for family, at in zip(FAMILIES, index, strict=True)]
    sheet = base().sheets[str(number)]
    assert [building.code for building in sheet.buildings] == codes
    assert sheet.name("en") == f"{('Old', 'Upper', 'River', 'Far')[q]} {PLACES[r]}"
    row = next(row for row in plainly.rows("sheets.txt") if row[0] == str(number))
    areas = [area for building in sheet.buildings for area in building.areas]
    found = [str(number), sheet.name("en"), " ".join(codes), str(len(areas))]
    assert row == [*found, str(sum(sum(PRICES[area]) for area in areas))]


def test_all_sheets_together() -> None:
    """RH-SHEETS-02: all differ, every building stands on four, no two meet more than twice."""
    sheets = [base().sheets[str(number)] for number in range(1, 49)]
    assert set(base().sheets) == {"competition", *(str(number) for number in range(1, 49))}
    sets = [frozenset(building.code for building in sheet.buildings) for sheet in sheets]
    assert len(set(sets)) == 48
    assert {len(codes) for codes in sets} == {6}
    assert set(Counter(code for codes in sets for code in codes).values()) == {4}
    meetings = Counter(pair for codes in sets for pair in combinations(sorted(codes), 2))
    assert max(meetings.values()) == 2
    areas = [[area for one in sheet.buildings for area in one.areas] for sheet in sheets]
    assert {min(map(len, areas)), max(map(len, areas))} == {10, 16}
    resources = [sum(sum(PRICES[area]) for area in one) for one in areas]
    assert {min(resources), max(resources)} == {4, 15}


def test_names_in_three_languages() -> None:
    """Every building and sheet has a name of its own in English, Polish and Czech."""
    for language in ("en", "pl", "cs"):
        names = [building.name(language) for building in CODES.values()]
        assert len(set(names)) == len(names)
        titles = [sheet.name(language) for sheet in base().sheets.values()]
        assert len(set(titles)) == len(titles) == 49
        assert all(names)
        assert all(titles)

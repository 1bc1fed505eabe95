"""Village files of one's own: every mistake with file, line and way out; playing on them."""

import os
import random
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.kernel import journal
from osada.kernel.journal import JournalError
from osada.kernel.match import Match
from osada.names import EXPECTED
from osada.rollwrite import Catalogue, CatalogueError, RollWrite, State, base, extended
from osada.rollwrite.abilities import AbilityError, parse
from osada.rollwrite.plans import ALL
from tests.rollwrite.games import BASE, GAME, OWN, chosen, do, examples, laid, legal, pool
from tests.rollwrite.plainly import BUILDINGS, Table

BUILDING = """[salt-house]
name: Salt House | Solnica | Solnice*
areas: 1 wood, 1 stone; free; 2 food
plan: Q05
ability: gain [1] food if 2 harvests
from: house
"""
SHEET = """
[sheet salt-coast]
name: Salt Coast
buildings: salt-house, sawpit, gleaners, banquet, civic-roll, rope-surveyors
from: house
"""
VILLAGE = BUILDING + SHEET


def read(folder: Path, text: str | bytes) -> Catalogue:
    path = folder / "own.village"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return extended([path])


def problems(folder: Path, text: str | bytes) -> list[str]:
    """What is wrong with a file, each as `own.village:4: unknown ...`."""
    with pytest.raises(CatalogueError) as error:
        read(folder, text)
    prefix = f"{folder}/"
    assert str(error.value).splitlines() == [str(problem) for problem in error.value.problems]
    return [str(problem).removeprefix(prefix) for problem in error.value.problems]


# What can be written


def test_an_own_sheet_joins_the_printed_ones(tmp_path: Path) -> None:
    """RW-CONTENT-09: six buildings, printed and own ones together."""
    villages = read(tmp_path, VILLAGE)
    assert set(villages.sheets) - set(base().sheets) == {"salt-coast"}
    assert set(villages.buildings) - set(base().buildings) == {"salt-house"}
    sheet, house = villages.sheets["salt-coast"], villages.buildings["salt-house"]
    assert [building.slug for building in sheet.buildings][:2] == ["salt-house", "sawpit"]
    assert [house.name(language) for language in ("en", "pl", "cs")] == [
        "Salt House",
        "Solnica",
        "Solnice",
    ]
    assert house.own[:3] == (False, False, True)
    assert sheet.name("pl") == "Salt Coast"
    assert len(house.areas) == 3
    assert house.plan is ALL["Q05"]
    assert sheet.slot("sawpit") == 1
    assert sheet.slot("farm") == -1


def test_blanks_comments_and_the_marks_of_editors(tmp_path: Path) -> None:
    """Line ends of other systems, a byte order mark, notes behind a sign."""
    noted = VILLAGE.replace("\nplan", "   # three of them\n\n  # a plan:\nplan")
    for text in (noted, VILLAGE.replace("\n", "\r\n"), "\ufeff" + VILLAGE, "# by Ola\n" + VILLAGE):
        assert read(tmp_path, text).sheets["salt-coast"].buildings[0].plan is ALL["Q05"]


DRAWN = ("##/.#", ".#/##", "#./##/.#", "#########", "#/#/#/#", "#.#", "##")


@pytest.mark.parametrize("picture", DRAWN)
def test_a_plan_can_be_drawn(picture: str, tmp_path: Path) -> None:
    """RH-GRID-03, RW-CONTENT-09: rows from the top, as they lie on the grid."""
    plan = read(tmp_path, VILLAGE.replace("Q05", picture)).buildings["salt-house"].plan
    assert plan is not None
    assert plan.rows == picture.split("/")
    assert plan.size == picture.count("#")
    known = [each for each in ALL.values() if each.rows == plan.rows]
    for each in known:
        assert (plan.anchors, plan.cells) == (each.anchors, each.cells)


def test_several_files_know_each_other(tmp_path: Path) -> None:
    """A sheet may use buildings of another file, in whatever order they are named."""
    first, second = tmp_path / "a.village", tmp_path / "b.village"
    first.write_text(SHEET)
    second.write_text(BUILDING)
    for paths in ([first, second], [second, first]):
        assert "salt-coast" in extended(paths).sheets
    assert extended([first, second]).fingerprint() == extended([second, first]).fingerprint()


def test_files_that_bring_nothing(tmp_path: Path) -> None:
    """No file, an empty one, one with remarks only: the printed game."""
    assert set(extended([]).sheets) == set(base().sheets)
    for text in ("", "\n\n", "# nothing yet\n"):
        assert set(read(tmp_path, text).sheets) == set(base().sheets)


def test_the_printed_files_are_sound() -> None:
    """Every building says where it comes from, and none is called like a word of the notation."""
    for building in base().buildings.values():
        assert building.source in ("seed", "public", "house")
        assert parse(building.ability.text).form == building.ability.form


# Mistakes

MISTAKES: dict[str, tuple[str, str, str]] = {
    "unknown building": (
        "sawpit,",
        "sawpti,",
        'own.village:10: unknown building "sawpti"; did you mean "sawpit"?',
    ),
    "a control character": (
        "sawpit,",
        "saw\x1b[31mpit,",
        "own.village:10: a control character (U+001B) stands here; delete it",
    ),
    "five buildings": (
        ", rope-surveyors",
        "",
        "own.village:10: [salt-coast] has 5 buildings; a sheet has six (RW-VILLAGE-01)",
    ),
    "seven buildings": (
        "sawpit,",
        "sawpit, farm,",
        "own.village:10: [salt-coast] has 7 buildings; a sheet has six (RW-VILLAGE-01)",
    ),
    "one twice": (
        "sawpit,",
        "gleaners,",
        "own.village:10: gleaners stands twice; the six buildings differ (RW-VILLAGE-01)",
    ),
    "plan too wide": (
        "Q05",
        "##########",
        'own.village:4: the plan "##########" does not fit on the grid of 4 by 9 (RH-GRID-03)',
    ),
    "plan too high": (
        "Q05",
        "#/#/#/#/#",
        'own.village:4: the plan "#/#/#/#/#" does not fit on the grid of 4 by 9 (RH-GRID-03)',
    ),
    "crooked plan": (
        "Q05",
        "##/#",
        'own.village:4: the rows of the plan "##/#" must be equally long; fill them with "."',
    ),
    "plan with an empty row": (
        "Q05",
        "../##",
        'own.village:4: the plan "../##" begins with an empty row or column (RH-GRID-03)',
    ),
    "plan with an empty column": (
        "Q05",
        "##./##.",
        'own.village:4: the plan "##./##." ends with an empty row or column (RH-GRID-03)',
    ),
    "plan of nothing": (
        "Q05",
        ".",
        'own.village:4: the plan "." begins with an empty row or column (RH-GRID-03)',
    ),
    "unknown plan": ("Q05", "Q055", 'own.village:4: unknown plan "Q055"; did you mean "Q05"?'),
    "gold area": (
        "1 wood, 1 stone;",
        "1 gold;",
        "own.village:3: no area is printed in gold (RW-DICE-04)",
    ),
    "unknown good in an area": (
        "1 wood, 1 stone;",
        "1 wod;",
        'own.village:3: unknown good "wod"; did you mean "wood"?',
    ),
    "an area of nothing": (
        "free;",
        ";",
        'own.village:3: cannot read the area ""; write "1 wood, 1 stone" or "free"',
    ),
    "an area of 0 wood": (
        "free;",
        "0 wood;",
        'own.village:3: cannot read the area "0 wood"; write "1 wood, 1 stone" or "free"',
    ),
    "dear area": (
        "2 food",
        "2 food, 3 wood",
        'own.village:3: "2 food, 3 wood" is too dear: an area costs at most 4 units',
    ),
    "too many areas": (
        "free;",
        "free; free; free;",
        "own.village:3: [salt-house] has 5 areas; a building has at most 4",
    ),
    "unknown good": (
        "[1] food",
        "[1] fod",
        'own.village:5: unknown good "fod"; did you mean "food"?',
    ),
    "unknown condition": (
        "2 harvests",
        "2 harvest-suppers",
        'own.village:5: unknown condition "harvest-suppers"; did you mean "harvests"?',
    ),
    "unknown condition of dice": (
        "2 harvests",
        "rainbw",
        'own.village:5: unknown condition "rainbw"; did you mean "rainbow"?',
    ),
    "unknown thing": (
        "if 2 harvests",
        "per brigde",
        'own.village:5: unknown thing "brigde"; did you mean "bridge"?',
    ),
    "two parts of a name": (
        "Salt House | Solnica | Solnice*",
        "Salt House | Solnica",
        f"own.village:2: {EXPECTED}",
    ),
    "no name": (
        "Salt House | Solnica | Solnice*",
        "",
        f"own.village:2: {EXPECTED}",
    ),
    "a building that is there already": (
        "[salt-house]",
        "[sawpit]",
        "own.village:1: there is a building [sawpit] already; call this one otherwise",
    ),
    "a sheet that is there already": (
        "[sheet salt-coast]",
        "[sheet 12]",
        "own.village:8: there is a sheet [12] already; call this one otherwise",
    ),
    "the competition sheet": (
        "[sheet salt-coast]",
        "[sheet competition]",
        "own.village:8: there is a sheet [competition] already; call this one otherwise",
    ),
    "a word of the notation": (
        "[salt-house]",
        "[walls]",
        "own.village:1: [walls] is a word of the notation; call it otherwise",
    ),
    "a building called by a number": (
        "[salt-house]",
        "[7]",
        "own.village:1: [7] is a word of the notation; call it otherwise",
    ),
    "capitals": (
        "[salt-house]",
        "[Salt House]",
        'own.village:1: "[Salt House]" is not an entry; write [dice-shrine] or [sheet my-village]',
    ),
    "unknown word": (
        "areas:",
        "ares:",
        'own.village:3: unknown word "ares"; did you mean "areas"?',
    ),
    "unknown source": (
        "harvests\nfrom: house",
        "harvests\nfrom: hous",
        'own.village:6: unknown source "hous"; did you mean "house"?',
    ),
    "no ability": (
        "ability: gain [1] food if 2 harvests\n",
        "",
        'own.village:1: [salt-house] has no line "ability:"',
    ),
    "a line twice": (
        "plan: Q05",
        "areas: free",
        'own.village:4: "areas" stands twice in [salt-house]',
    ),
    "no line at all": (
        "plan: Q05",
        "plan Q05",
        'own.village:4: cannot read "plan Q05"; a line reads "word: value"',
    ),
    "nothing to stand under": (
        "[salt-house]\n",
        "",
        "own.village:1: a line stands before the first entry [...]",
    ),
    "points for a plan that is not there": (
        "plan: Q05\nability: gain [1] food if 2 harvests",
        "ability: settlement: 3 vp",
        "own.village:1: [salt-house] brings points for settlements but has no plan",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistake(name: str, tmp_path: Path) -> None:
    """RW-CONTENT-09, RW-VILLAGE-01: each is told with file, line and way out."""
    right, wrong, said = MISTAKES[name]
    assert right in VILLAGE
    found = problems(tmp_path, VILLAGE.replace(right, wrong, 1))
    assert any(problem.startswith(said) for problem in found), found


def test_an_ability_that_says_nothing(tmp_path: Path) -> None:
    """An empty line is a mistake, not some ability."""
    found = problems(tmp_path, VILLAGE.replace("gain [1] food if 2 harvests", ""))
    assert any(problem.startswith("own.village:5: ") for problem in found)


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = VILLAGE.replace("Q05", "Z99").replace("2 food", "2 gold").replace("sawpit", "sawpitt")
    assert [problem.split(": ")[0] for problem in problems(tmp_path, text)] == [
        "own.village:3",
        "own.village:4",
        "own.village:10",
    ]


def test_a_building_with_mistakes_is_still_known(tmp_path: Path) -> None:
    """Its sheet does not complain that there is no such building."""
    found = problems(tmp_path, VILLAGE.replace("gain [1] food if 2 harvests", "bake a pie"))
    assert len(found) == 1
    assert found[0].startswith('own.village:5: cannot read "bake a pie"')


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "none.village"
    for path, why in ((missing, "No such file"), (tmp_path, "Is a directory")):
        with pytest.raises(CatalogueError, match=f"cannot be read: {why}"):
            extended([path])
    os.mkfifo(tmp_path / "pipe.village")
    (tmp_path / "endless.village").symlink_to("/dev/zero")
    with pytest.raises(CatalogueError, match="it is not an ordinary file") as error:
        extended([tmp_path / "pipe.village", tmp_path / "endless.village"])
    assert len(error.value.problems) == 2
    assert problems(tmp_path, b"\xff\xfe\x00[salt-house]") == ["own.village:1: is not UTF-8 text"]
    assert problems(tmp_path, "what is this")[0].startswith("own.village:1: cannot read")


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
@examples(60)
def test_garbage_is_told_or_brings_nothing(noise: bytes) -> None:
    """Whatever stands in a file: villages, or a list of mistakes."""
    with TemporaryDirectory() as folder:
        for text in (noise, VILLAGE.encode() + noise, noise + VILLAGE.encode()):
            try:
                found = read(Path(folder), text)
            except CatalogueError as error:
                said = [problem.line for problem in error.problems]
            else:
                said = [len(found.sheets)]
            assert said


FACTS = (
    "gain 1 wood", "gain [1] gold if pair", "gain 2 food or gold", "gain [3] stone per 2 huts",
    "1 any -> 1 any, up to [2] times", "1 stone -> 2 gold", "save 1 any on village, 3 times",
    "copy a die [1] time", "2 actions", "[1] action if 3 village areas",
    "1 gold -> 1 action, up to [2] times", "harvest any free", "harvest wood free, [2] times",
    "reroll [2] any dice", "reroll 1 worker die", "[2] vp if 1 building", "1 vp if no gold",
    "2 wood, 1 gold -> [5] vp", "wood -> 1 vp", "end: [2] vp per column",
    "end: 1 vp per track of 9", "end: [1] vp per 3 sections", "settlement: 9 vp",
)  # fmt: skip


@pytest.mark.parametrize("text", FACTS)
def test_what_the_language_of_abilities_can_say(text: str) -> None:
    """RH-VOCAB-01 to RH-VOCAB-15: the forms, with or without an underlined number."""
    ability = parse(text)
    assert ability.text == text
    assert ability.underlined == ("[" in text)
    assert 1 <= ability.value <= 9


NONSENSE = {
    "": "cannot read",
    "gian 1 wood": 'did you mean "gain ..."?',
    "gain 0 wood": "0 is too much or too little",
    "gain 10 wood": "10 is too much or too little",
    "gain [1] any": 'unknown good "any"',
    "gain 1 wood or wood": "is not a choice",
    "gain 1 wood if always": 'unknown condition "always"',
    "gain 1 wood if 0 walls": "is always true",
    "gain [1] wood if [2] sections": "unknown condition",
    "gain 1 wood per 2 bridge": '"bridge" counts one by one',
    "gain 1 wood per gold": 'unknown thing "gold"',
    "1 any -> 2 wood": '"any" is swapped for "1 any"',
    "1 wood -> 1 any": '"any" is swapped for "1 any"',
    "1 wood -> 0 food": "",
    "0 wood -> [1] vp": "",
    "1 gold -> 1 gold": '"gold" is exchanged for other goods only (RW-ROUND-18)',
    "1 wood -> 1 stone, 2 wood, up to [2] times": '"wood" is exchanged for other goods only',
    "gain 1 wood if 5 tracks": "there are four tracks",
    "gain ١ wood": "cannot read",
    "1 any -> 1 action": 'unknown good "any"',
    "save 1 gold on walls": "gold cannot stand here",
    "save 1 wood on fields": 'unknown place "fields"',
    "harvest gold free": "gold cannot stand here",
    "reroll 1 resorce die": 'did you mean "resource"?',
    "settlement: [3] vp": "are not underlined",
    "end: 1 vp per imperial": 'did you mean "imperial section"?',
    "vp": "cannot read",
}


@pytest.mark.parametrize("text", NONSENSE)
def test_what_it_cannot(text: str) -> None:
    """RW-ADV-14, RW-DICE-04, RW-AMB-33: one sentence says what is wrong."""
    with pytest.raises(AbilityError) as error:
        parse(text)
    assert NONSENSE[text] in str(error.value)


# Playing on own sheets


def test_the_second_telling_knows_the_same_own_buildings() -> None:
    """data/own.txt and data/own.village say the same."""
    for sheet in OWN:
        for building in GAME.villages.sheets[sheet].buildings:
            other = BUILDINGS[building.slug]
            assert (building.ability.value, building.ability.underlined) == (
                other.value,
                other.underlined,
            )
            assert (building.plan.name if building.plan else "") == other.plan
            assert len(building.areas) == len(other.areas)


@pytest.mark.parametrize("sheet", OWN)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_an_own_sheet_can_be_played(sheet: str, players: int) -> None:
    """RW-CONTENT-09, RW-ADVENTURE-11: alone, against each other, beside printed sheets."""
    sheets = [sheet, sheet, "17", sheet][:players]
    state = GAME.new({"sheets": sheets}, 3)
    chance = random.Random(3)
    table = Table(GAME.view(state, None))
    while pending := GAME.pending(state):
        seat = chance.choice(list(pending))
        made = chosen(pending[seat].moves, chance.randrange(1 << 31, 1 << 60))
        line = GAME.text(state, seat, made)
        GAME.apply(state, seat, made)
        table.make(seat, line, GAME.view(state, None))
    assert [seat.score() for seat in table.seats] == GAME.view(state, None)["outcome"]["scores"]


def test_own_sheets_are_for_the_adventure_only() -> None:
    """RW-SETUP-03, RW-CONTENT-03: in Basic and Advanced all have the competition sheet."""
    for mode in ("basic", "advanced"):
        state = GAME.new({"mode": mode, "players": 3}, 1)
        assert {player.village.slug for player in state.players} == {"competition"}


def test_own_villages_have_a_version_of_their_own(tmp_path: Path) -> None:
    """A journal is replayed with the villages it was played with, and with no others."""
    assert RollWrite().version == RollWrite(extended([])).version
    game = RollWrite(read(tmp_path, VILLAGE))
    other = RollWrite(read(tmp_path, VILLAGE.replace("[1] food", "[2] food")))
    assert len({RollWrite().version, game.version, other.version}) == 3
    match: Match[State] = Match(game, {"sheets": ["salt-coast"]}, 1)
    for _ in range(30):
        match.play(0, match.pending[0].moves[0])
    text = journal.text(match)
    again = journal.replay(journal.parse(text.encode(), "game"), {"rollwrite": game})
    assert again.records == match.records
    for wrong in (RollWrite(), other):
        with pytest.raises(JournalError):
            journal.replay(journal.parse(text.encode(), "game"), {"rollwrite": wrong})


def test_two_rerolls_one_after_the_other() -> None:
    """RW-AMB-32, RH-MODEL-08, RH-VOCAB-11: each once, also on one die; then the window shuts."""
    state = laid("twin-altars", built=["omen-altar"], dice="WSG3")
    assert [line for line in legal(state) if line.startswith("reroll")] == [
        "reroll 1 with omen-altar",
        "reroll 2 with omen-altar",
        "reroll 3 with omen-altar",
        "reroll 1 with horn-altar",
        "reroll 2 with horn-altar",
        "reroll 3 with horn-altar",
        "reroll worker with horn-altar",
    ]
    assert legal(state)[-1] == "keep"
    assert pool(state) == "WSG"  # the gold and the actions of buildings come later
    do(state, "reroll 1 with horn-altar")
    faces = state.players[0].dice
    assert all("horn-altar" not in line for line in legal(state))
    assert "reroll 1 with omen-altar" in legal(state)
    do(state, "reroll 1 with omen-altar")
    assert "keep" not in legal(state)
    assert faces >> 2 == state.players[0].dice >> 2
    assert state.players[0].gold >= 1 + 2
    assert state.players[0].actions == 3 + 2


def test_either_reroll_may_come_first() -> None:
    """RW-AMB-32, RH-MODEL-09: the faces come from one stream, whichever building asks."""
    state = laid("twin-altars", built=["omen-altar"], dice="WSG3")
    other = state.copy()
    do(state, "reroll 1 with horn-altar", "reroll 1 with omen-altar")
    do(other, "reroll 1 with omen-altar", "reroll 1 with horn-altar")
    assert GAME.hash(state) == GAME.hash(other)


def test_two_savings_on_one_area() -> None:
    """RH-VOCAB-06, RH-VOCAB-18, RW-AMB-20: together, named goods before any; never the action."""
    state = laid("twin-altars", progress=(6, 0, 0, 0), pool="", actions=3)
    do(state, "keep")
    state.players[0].gold, state.players[0].actions = 1, 3
    state.players[0].moves = None
    builds = [line for line in legal(state) if line.startswith("build walls")]
    assert sorted(builds) == [
        "build walls 7 saving 1 wood, 1 stone",
        "build walls 7 saving 2 stone",
    ]
    do(state, "build walls 7 saving 1 wood, 1 stone")
    player = state.players[0]
    assert (player.walls, player.actions, pool(state)) == (7, 2, "")
    assert (player.used(2), player.used(3)) == (1, 1)


def test_the_joker_is_spared() -> None:
    """RH-VOCAB-18: a saving of the printed kind is used before one for any."""
    state = laid("twin-altars", pool="SS", actions=3)
    do(state, "keep", "build walls 1 saving 1 stone")
    player = state.players[0]
    assert (player.used(2), player.used(3)) == (1, 0)
    assert "build walls 2 saving 1 stone" in legal(state)


def test_a_shared_plan_improves_the_building_that_is_named() -> None:
    """RW-ADV-15, RW-AMB-10: one settlement serves one building."""
    state = laid("twin-altars", progress=(2, 2, 0, 0))
    do(state, "ready")
    assert {"settle omen-altar WA1", "settle horn-altar WA1"} < set(legal(state))
    do(state, "settle horn-altar WA1")
    player = state.players[0]
    assert [player.value(slot) for slot in range(6)] == [1, 2, 1, 1, 2, 2]


def test_shared_plans_do_not_share_sections() -> None:
    """RW-ADV-05, RW-AMB-10: the second needs sections of its own."""
    state = laid("twin-altars", progress=(4, 2, 0, 0), marked=0b11 | 0b11 << 9)
    do(state, "ready")
    assert all("altar" not in line for line in legal(state))


def test_a_choice_raised_by_a_settlement() -> None:
    """RW-ADV-14, RW-AMB-09: "1 wood or 1 food" prints the number twice; both are raised."""
    state = laid("5", built=["mixed-paddock"], settled={"mixed-paddock": 1}, pool="")
    for good, gained in {"wood": "WW", "food": "FF"}.items():
        trial = state.copy()
        do(trial, f"use mixed-paddock {good}")
        assert pool(trial) == gained


def test_a_gain_per_thing_has_a_cap() -> None:
    """RH-VOCAB-04, RH-VOCAB-19: four units at most, however many things and settlements."""
    state = laid("clubs", settled={"settlers-gift": 3, "wood-club": 2}, pool="")
    assert state.players[0].value(3) == 5
    do(state, "use settlers-gift")
    assert pool(state) == "WWWW"
    state = laid("clubs", settled={"wood-club": 1}, pool="")
    do(state, "use settlers-gift")
    assert pool(state) == "WW"


def test_a_fixed_number_is_not_raised() -> None:
    """RW-ADV-09, RH-VOCAB-15: only what is underlined grows."""
    state = laid("clubs", built=["stone-reapers"], settled={"stone-reapers": 2, "wood-club": 2})
    player = state.players[0]
    assert player.value(5) == 1
    assert player.value(1) == 3


def test_a_prebuilt_building_works_from_round_one() -> None:
    """RW-SETUP-09: whatever its ability is."""
    state = laid("rich-valley", round=1, dice="WSF4")
    assert pool(state) == "WSF" + "G" * 6
    assert state.players[0].actions == 4 + 4


def test_base_game_and_own_game_agree_on_printed_sheets() -> None:
    """Own files change nothing for those who do not use them."""
    tables: list[dict[str, object]] = [{"sheets": ["9", "3"]}, {"mode": "advanced", "players": 4}]
    for with_options in tables:
        one, two = BASE.new(with_options, 5), GAME.new(with_options, 5)
        assert BASE.hash(one) == GAME.hash(two)


def test_an_own_planner_brings_points_once_it_is_complete(tmp_path: Path) -> None:
    """RW-VILLAGE-10, RW-ADV-11: a plan may be used before, but an incomplete one gives nothing."""
    planner = VILLAGE.replace("gain [1] food if 2 harvests", "settlement: 3 vp")
    game = RollWrite(read(tmp_path, planner))
    state = game.new({"sheets": ["salt-coast"]}, 1)
    player = state.players[0]
    player.settled = 2
    assert game.view(state, 0)["players"][0]["score"] == 0
    player.built |= 1
    assert game.view(state, 0)["players"][0]["score"] == 6

"""What the terminal says and draws of the roll & write game, in every language and at any width."""

import pytest

from osada.rollwrite import spots
from osada.rollwrite.catalogue import base
from osada.rollwrite.state import BASIC
from osada.terminal.ink import plain, width
from osada.terminal.roll.detail import detail
from osada.terminal.roll.drawing import DOWN, LEFT, RIGHT, UP, Drawing, Zone
from osada.terminal.roll.empire import empire
from osada.terminal.roll.result import result
from osada.terminal.roll.sheets import Sheets
from osada.terminal.roll.table import RollTable
from osada.terminal.roll.village import picture, village
from osada.terminal.words import LANGUAGES, say
from tests.terminal.playing import in_phase, never, played, rolling


def sheets(table: RollTable, seat: int = 0) -> Sheets:
    """A player's sheets with all that can be done."""
    view, state = table.view(seat), table.match.state
    possible = spots.possible(table.game, state, seat, table.language)
    return Sheets(
        view["players"][seat],
        table.village(seat),
        table.language,
        view["phase"],
        state.options.mode == BASIC,
        tuple(spots.standing(state, seat, slot, table.language) for slot in range(6)),
        frozenset(place for one in possible for place in (one.place, *one.also)),
    )


@pytest.mark.parametrize("cells", [80, 82, 97, 118, 150])
@pytest.mark.parametrize("round_", [1, 5, 9])
def test_the_empire_sheet_keeps_its_columns(cells: int, round_: int) -> None:
    table = played(rolling("human:Jan", sheets=("17",)), in_phase("develop", round_))
    framed = empire(sheets(table), cells, low=False)
    assert len({width(line) for line in framed.lines}) == 1
    assert width(framed.lines[0]) <= cells
    low = empire(sheets(table), cells, low=True)
    assert max(width(line) for line in low.lines) <= cells
    for drawing in (framed, low):
        places = [zone.place for zone in drawing.zones]
        assert len(places) == len(set(places))
        assert {"track/walls/9", "track/bridges/9", "harvest/IV-c"} <= set(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_fits_into_its_box(language: str) -> None:
    for number in range(1, 49, 4):
        table = rolling("human:Jan", sheets=(str(number),), language=language)
        own = played(table, in_phase("develop"))
        for cells, rows in ((82, 14), (118, 24)):
            drawing = village(sheets(own), cells, rows, low=False)
            assert len(drawing.lines) <= rows
            assert {width(line) for line in drawing.lines} == {cells // 3 * 3}
        low = village(sheets(own), 80, 6, low=True)
        assert [width(line) for line in low.lines] == [80] * 6


def test_plans_are_drawn_small_and_large() -> None:
    farm, avenue = base().buildings["farm"].plan, base().buildings["grand-avenue"].plan
    assert farm is not None
    assert avenue is not None
    assert picture(farm) == ["█▄▄"]
    assert picture(farm, large=True) == ["██    ", "██████"]
    assert picture(avenue) == ["█ ", "█▄"]


def test_arrow_keys_lead_to_the_next_place() -> None:
    drawing = Drawing([], [Zone("a", 0, 0, 2), Zone("b", 4, 0, 2), Zone("c", 4, 2, 2)])
    assert drawing.next("a", RIGHT) == "b"
    assert drawing.next("b", LEFT) == "a"
    assert drawing.next("a", DOWN) == "c"
    assert drawing.next("c", UP) == "b"
    assert drawing.next("c", DOWN) == "c"
    assert drawing.next("nowhere", DOWN) == "a"
    assert drawing.nearest("a", ["c"]) == "c"
    assert drawing.nearest("a", []) == "a"
    assert (drawing.at(5, 2), drawing.at(9, 9)) == ("c", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_told(language: str) -> None:
    table = rolling("human:Jan", sheets=("17",), language=language)
    played(table, in_phase("develop", 4))
    own = sheets(table)
    drawing = empire(own, 100, low=False).below(village(own, 100, 20, low=False))
    for zone in drawing.zones:
        told = [plain(line) for line in detail(table, 0, zone.place)]
        assert told
        assert not [line for line in told if "{" in line or "⟦" in line]
    for place in ("token/gift", "favor", "dice", "cell/WA1"):
        assert detail(table, 0, place)
    assert detail(table, 0, "ready") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_in_every_language(language: str) -> None:
    over = played(rolling("human:Jan", sheets=("17",), language=language), never)
    found = result(over)
    assert over.outcome is not None
    assert sum(points[0] for _, points in found.sources) == found.totals[0]
    assert [reached for reached, _ in found.ranks].count(True) == 1
    assert len(found.ranks) == 8  # RW-ADVENTURE-09
    assert found.remarks == []  # no records are kept here


def test_a_tie_is_explained() -> None:
    """RW-TIE-01, RW-TIE-02."""
    said = say("en", "roll-tie", name="Ola", bridges=7, harvests=5)
    assert said.endswith("7 sections of Bridges and 5 harvested areas (RW-TIE-01, RW-TIE-02).")


def test_plurals() -> None:
    assert [say("pl", "roll-several", n=n).split(" w ")[0] for n in (1, 3, 5)] == [
        "1 ruch",
        "3 ruchy",
        "5 ruchów",
    ]
    assert [say("cs", "roll-doubt", n=n).split(". ")[0] for n in (1, 3, 5)] == [
        "Ještě můžeš stavět nebo sklízet; zbývá: 1 akce",
        "Ještě můžeš stavět nebo sklízet; zbývá: 3 akce",
        "Ještě můžeš stavět nebo sklízet; zbývá: 5 akcí",
    ]

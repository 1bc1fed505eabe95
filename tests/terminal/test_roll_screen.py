"""The roll & write game on a screen, played by keys."""

import json
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from osada.terminal.app import OsadaApp
from osada.terminal.roll.screen import RollScreen
from osada.terminal.roll.sheet import SheetPane
from osada.terminal.roll.table import RollTable
from osada.terminal.screens.confirm import ConfirmScreen
from osada.terminal.screens.curtain import CurtainScreen
from osada.terminal.screens.end import EndScreen
from osada.terminal.screens.help import HelpScreen
from osada.terminal.screens.rules import RulesScreen
from osada.terminal.screens.setup import SetupScreen
from osada.terminal.shelf import Shelf
from osada.terminal.widgets.choice import Choice
from osada.terminal.widgets.movelist import MoveList
from tests.terminal.playing import (
    SMALL,
    WIDE,
    app,
    in_phase,
    never,
    played,
    rolling,
    seen,
    settled,
    shows,
)

HUGE = (160, 50)


def sheet(game: OsadaApp) -> SheetPane:
    """The sheets on the screen."""
    return game.screen.query_one(SheetPane)


async def point(pilot: Pilot[int], place: str) -> None:
    """Walk to a place with the arrow keys, line by line, then to the side."""
    pane = pilot.app.screen.query_one(SheetPane)
    pane.focus()
    await pilot.pause()
    zone = next(one for one in pane.drawing.zones if one.place == place)
    for _ in range(40):
        here = next(one for one in pane.drawing.zones if one.place == pane.place)
        if here.y == zone.y:
            break
        await pilot.press("down" if here.y < zone.y else "up")
    for _ in range(40):
        if pane.place == place:
            break
        here = next(one for one in pane.drawing.zones if one.place == pane.place)
        await pilot.press("right" if here.x < zone.x else "left")
    await pilot.pause()
    assert pane.place == place


async def test_an_adventure_by_keys_to_its_end(tmp_path: Path) -> None:
    records = tmp_path / "osada" / "records.json"
    table = played(rolling("human:Jan", sheets=("9",), records=records), in_phase("favor", 9))
    game = app(table)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        for _ in range(400):
            if table.outcome is not None:
                break
            if table.view(0)["phase"] == "favor":
                await pilot.press("enter")
            elif table.view(0)["asked"] == "reroll":
                await pilot.press("e")
            else:
                await pilot.press("1")
            await pilot.pause()
        await settled(pilot)
        assert table.outcome is not None
        assert shows(game, EndScreen)
        text = seen(game)
        score = table.outcome.scores[0]
        assert f"Jan: {score} points" in text
        assert f"First result on Old Ivyreach: {score}." in text
        assert "Emperor" in text
        assert "0–39  Plebeian" in text
    told = json.loads(records.read_text("utf-8"))
    assert told == {"9": {"score": score, "name": "Jan", "seed": "7"}}


async def test_a_game_against_a_bot() -> None:
    table = rolling("human:Jan", "greedy@Ola", "planner@Ela", mode="advanced")
    game = app(table)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert "Which favor token do you take?" in seen(game)
        await pilot.press("enter")
        await settled(pilot)
        assert "How do you develop your empire?" in seen(game)
        for _ in range(30):
            if table.view(0)["round"] == 2:
                break
            await pilot.press("m", "1")
            await settled(pilot)
        assert {record.seat for record in table.match.records} == {0, 1, 2}
        assert table.view(0)["round"] == 2
        assert "Ola" in seen(game)


async def test_sheets_dice_pool_actions_and_favor_are_in_sight() -> None:
    table = played(rolling("human:Jan", "greedy@Ola"), in_phase("develop", 2))
    game = app(table)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        text = seen(game)
        player = table.view(0)["players"][0]
        for word in ("Walls", "Huts", "Granaries", "Bridges", "field IV ×", "Farm", "Tool Shop"):
            assert word in text
        assert f"Actions {player['actions']}" in text
        assert "Dice [" in text
        assert "Pool ≡" in text
        assert "not used yet" in text
        assert "Ola · ready" in text
        assert "not part of the Basic" in text  # Architects, RW-VILLAGE-14
        assert "☻→★" in text  # what a move costs and brings


async def test_why_something_is_not_possible_with_its_clause() -> None:
    """RW-CONSTRUCT-03."""
    game = app(played(rolling("human:Jan", sheets=("17",)), in_phase("develop")))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await point(pilot, "track/walls/5")
        assert "Walls are built from left to right" in seen(game)
        assert "RW-CONSTRUCT-03" in seen(game)
        before = game.table.moves if game.table else 0
        await pilot.press("enter")
        await settled(pilot)
        assert game.table is not None
        assert game.table.moves == before
        await pilot.press("c")
        await pilot.pause()
        assert shows(game, RulesScreen)
        assert "must be in the leftmost section" in seen(game)
        await pilot.press("escape", "f1", *"raze")
        await pilot.pause()
        assert "No rule has all these words." in seen(game)  # the other game's rules


async def test_undo_within_the_phase_until_ready() -> None:
    """RW-ROUND-19, RW-AMB-28."""
    table = played(rolling("human:Jan", "greedy@Ola"), in_phase("develop"))
    game = app(table)
    async with game.run_test(size=WIDE, notifications=True) as pilot:
        await settled(pilot)
        before = table.match.records
        await pilot.press("m", "1")
        await settled(pilot)
        await pilot.press("m", "1")
        await settled(pilot)
        assert len(table.match.records) == len(before) + 2
        await pilot.press("u", "u")
        await settled(pilot)
        assert table.match.records == before
        await pilot.press("e")
        await settled(pilot)
        await pilot.press("y")
        await settled(pilot)
        assert table.view(0)["round"] == 2
        await pilot.press("u")
        await settled(pilot)
        assert "You cannot undo" in seen(game)
        assert table.view(0)["round"] == 2


async def test_ready_is_asked_about_while_a_basic_action_is_possible() -> None:
    """RW-AMB-01, RW-ROUND-11."""
    table = played(rolling("human:Jan", "greedy@Ola"), in_phase("develop"))
    game = app(table)
    async with game.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await point(pilot, "ready")
        await pilot.press("enter")
        await settled(pilot)
        assert shows(game, ConfirmScreen)
        assert "You can still build or harvest" in seen(game)
        await pilot.press("enter")  # the first button goes back
        await settled(pilot)
        assert shows(game, RollScreen)
        assert table.view(0)["round"] == 1
        while table.players[0].actions:
            decision = table.decision(0)
            assert decision is not None
            table.play(0, decision.moves[0])
        await pilot.press("l")
        await settled(pilot)
        await pilot.press("e")
        await settled(pilot)
        assert shows(game, RollScreen)  # nothing is left to be lost
        assert table.view(0)["round"] == 2


async def test_of_areas_alike_the_one_pointed_at_is_crossed() -> None:
    table = played(rolling("human:Jan", sheets=("17",)), in_phase("develop"))
    game = app(table)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await point(pilot, "building/gleaners/3")
        await pilot.press("enter")
        await settled(pilot)
        gleaners = table.view(0)["players"][0]["buildings"][2]
        assert gleaners["crossed"] == [2]


async def test_a_settlement_is_shown_before_it_is_created() -> None:
    table = played(rolling("human:Jan", sheets=("2",)), in_phase("settlements", 4))
    game = app(table)
    async with game.run_test(size=HUGE) as pilot:
        await settled(pilot)
        screen = game.screen
        assert isinstance(screen, RollScreen)
        offer = screen.here()[0]
        assert offer.cells
        assert seen(game).count("▓▓") == len(offer.cells)
        before = table.players[0].placed
        await pilot.press("m", "down", "up")
        await pilot.press("enter")
        await settled(pilot)
        assert len(table.players[0].placed) == len(before) + 1
        assert offer.text in [record.text for record in table.match.records]


async def test_no_settlement_is_one_key() -> None:
    table = played(rolling("human:Jan", sheets=("2",)), in_phase("settlements", 4))
    game = app(table)
    async with game.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("e")
        await settled(pilot)
        assert table.match.records[-1].text == "skip"


async def test_dice_are_kept_or_rolled_again_first() -> None:
    """RW-ADVENTURE-06, RW-ADVENTURE-12."""

    def asked(table: RollTable) -> bool:
        return bool(table.view(0).get("asked") == "reroll")

    table = played(rolling("human:Jan", sheets=("9",)), asked)
    game = app(table)
    async with game.run_test(size=WIDE, notifications=True) as pilot:
        await settled(pilot)
        assert "Do you reroll dice, or keep them?" in seen(game)
        assert sheet(game).place == "dice"
        await pilot.press("enter")
        assert game.screen.query_one(MoveList).has_focus
        await pilot.press("enter")
        await settled(pilot)
        assert table.match.records[-1].text.startswith("reroll 1 with ")
        await pilot.press("u")
        await settled(pilot)
        assert "You cannot undo" in seen(game)


async def test_people_take_turns_at_one_keyboard() -> None:
    """RW-ROUND-20: the phase in which all act at once is played seat by seat."""
    table = rolling("human:Jan", "human:Ola", seed=3)
    game = app(table)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        first = table.view(None)["active"]
        names = [table.seats[first].name, table.seats[1 - first].name]
        assert shows(game, CurtainScreen)
        assert f"It is {names[0]}’s turn" in seen(game)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("enter")  # takes a token
        await settled(pilot)
        assert f"It is {names[1]}’s turn" in seen(game)
        await pilot.press("u")  # the first one takes the move back from the curtain
        await settled(pilot)
        assert table.moves == 0
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert table.view(None)["phase"] == "develop"
        for seat in (1 - first, first):
            if shows(game, CurtainScreen):
                await pilot.press("enter")
                await settled(pilot)
            screen = game.screen
            assert isinstance(screen, RollScreen)
            assert screen.viewer == seat
            assert table.view(None)["round"] == 1
            await pilot.press("e")
            await settled(pilot)
            await pilot.press("y")
            await settled(pilot)
        assert table.view(None)["round"] == 2


async def test_rivals_are_opened_and_closed() -> None:
    table = played(rolling("human:Jan", "greedy@Ola", sheets=("17", "3")), in_phase("develop", 3))
    game = app(table)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert "Mixed Paddock" in seen(game)
        assert "Ola Old Copperdale (3, own design)" in seen(game)
        await pilot.press("v")
        await settled(pilot)
        assert "Shale Pit" in seen(game)
        await pilot.press("down", "enter")  # nothing can be done on somebody else's sheets
        await settled(pilot)
        await pilot.press("escape")
        await settled(pilot)
        assert "Mixed Paddock" in seen(game)


async def test_records_tell_what_was_better(tmp_path: Path) -> None:
    records = tmp_path / "records.json"
    best = {"17": {"score": 200, "name": "Ela", "seed": "1"}}
    records.write_text(json.dumps(best), "utf-8")
    game = app(played(rolling("human:Jan", sheets=("17",), records=records), never))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert "The record on Upper Eastmere stays 200 (Ela)." in seen(game)
    assert json.loads(records.read_text("utf-8")) == best
    best["17"]["score"] = 3
    records.write_text(json.dumps(best), "utf-8")
    over = played(rolling("human:Jan", "greedy@Ola", sheets=("17", "3"), records=records), never)
    game = app(over)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert over.outcome is not None
        score = over.outcome.scores[0]
        assert f"A new record on Upper Eastmere: {score}; before it was 3 (Ela)." in seen(game)
    told = json.loads(records.read_text("utf-8"))
    assert told["17"]["score"] == score
    assert "3" not in told  # bots have no records


@pytest.mark.parametrize("garbage", [b"{", b"[]", b'{"17": {"score": "many"}}', b"\xff\xfe\x00"])
async def test_broken_records_are_set_aside(tmp_path: Path, garbage: bytes) -> None:
    records = tmp_path / "records.json"
    records.write_bytes(garbage)
    game = app(played(rolling("human:Jan", sheets=("17",), records=records), in_phase("develop")))
    async with game.run_test(size=WIDE, notifications=True) as pilot:
        await settled(pilot)
        told = re.sub(r"[\s│▌]+", "", seen(game))  # a long path breaks the lines anywhere
        assert "cannotberead;thefilewasset" in told
    assert (tmp_path / "records-broken-1.json").read_bytes() == garbage
    assert not records.exists()


async def test_records_out_of_reach_spoil_no_game(tmp_path: Path) -> None:
    records = tmp_path / "records.json"
    records.mkdir()
    game = app(played(rolling("human:Jan", sheets=("17",), records=records), never))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert shows(game, EndScreen)
        assert "Records cannot be kept in" in seen(game)
    assert records.is_dir()


async def test_three_languages() -> None:
    table = rolling("human:Jan", sheets=("17",), language="cs")
    game = app(played(table, in_phase("develop", 3)), "cs")
    async with game.run_test(size=WIDE) as pilot:
        for language, words in (
            ("cs", ("Kostky", "Zásoba", "Akce", "Přízeň", "Sýpky", "pole I")),
            ("en", ("Dice", "Pool", "Actions", "Favor", "Granaries", "field I")),
            ("pl", ("Kości", "Pula", "Akcje", "Przysługa", "Spichlerze", "pole I")),
        ):
            await settled(pilot)
            assert game.language == language
            text = seen(game)
            for word in words:
                assert word in text
            await pilot.press("question_mark")
            await pilot.pause()
            assert shows(game, HelpScreen)
            await pilot.press("escape", "l")
        await pilot.press("g")
        await pilot.pause()
        assert game.language == "cs"


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
async def test_four_players_at_any_size(language: str) -> None:
    codes = ("human:Jan", "greedy@Ola", "random@Kuba", "easy@Ela")
    table = rolling(*codes, mode="advanced", language=language)
    game = app(played(table, in_phase("develop", 6)), language)
    async with game.run_test(size=SMALL) as pilot:
        for size in (SMALL, WIDE, HUGE):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            text = seen(game)
            assert max(map(len, text.splitlines())) == size[0]
            for name in ("Jan", "Ola", "Kuba", "Ela"):
                assert name in text
            for building in table.village(0).buildings:
                assert building.name(language) in text
            lines = sheet(game).drawing.lines
            assert len(lines) <= sheet(game).size.height


async def test_the_mouse_points_and_plays() -> None:
    table = played(rolling("human:Jan", sheets=("17",)), in_phase("develop"))
    game = app(table)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        zone = next(one for one in sheet(game).drawing.zones if one.place == "track/bridges/1")
        before = table.moves
        await pilot.click("#sheet", offset=(zone.x, zone.y))
        await pilot.pause()
        assert sheet(game).place == "track/bridges/1"
        await pilot.click("#sheet", offset=(zone.x, zone.y), times=2)
        await settled(pilot)
        assert table.moves == before + 1


async def test_setting_up_either_game(tmp_path: Path) -> None:
    shelf = Shelf(records=tmp_path / "records.json")
    shelf_records = {"2": {"score": 61, "name": "Ela", "seed": "1"}}
    (tmp_path / "records.json").write_text(json.dumps(shelf_records), "utf-8")
    game = OsadaApp(shelf, None, "en", pause=0)
    async with game.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert shows(game, SetupScreen)
        assert "Peaceful variant" in seen(game)
        game.screen.query_one("#game", Choice).focus()
        await pilot.press("right")
        await pilot.pause()
        assert "Ten rounds, four dice" in seen(game)
        assert "Peaceful variant" not in seen(game)
        game.screen.query_one("#mode", Choice).focus()
        await pilot.press("left")
        await pilot.pause()
        game.screen.query_one("#rollwrite-0", Choice).focus()
        await pilot.press("right")
        await pilot.pause()
        assert "2 Old Brambleford (61)" in seen(game)
        assert game.screen.query_one("#who-1", Choice).value == "empty"
        game.screen.query_one("#start").focus()
        await pilot.press("enter")
        await settled(pilot)
        assert shows(game, RollScreen)
        assert isinstance(game.table, RollTable)
        assert game.table.view(0)["options"] == {"mode": "adventure", "sheets": ["2"]}


async def test_setting_up_says_what_does_not_fit() -> None:
    game = OsadaApp(Shelf(), None, "en", pause=0, game="rollwrite")
    async with game.run_test(size=SMALL) as pilot:
        await pilot.pause()
        game.screen.query_one("#who-1", Choice).focus()
        await pilot.press("right", "right", "right", "right", "right")
        await pilot.pause()
        assert game.screen.query_one("#who-1", Choice).value == "empty"
        game.screen.query_one("#start").focus()
        await pilot.press("enter")
        await pilot.pause()
        assert shows(game, SetupScreen)
        assert "RW-SETUP-01" in seen(game)

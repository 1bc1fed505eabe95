"""Both faces of both games begin, play and look back, on whichever build runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from osada.kernel.match import ANOTHER_MOVED, NOTHING_TO_UNDO, REVEALED, SHOWN
from osada.rollwrite import RollWrite
from osada.server.said import why_no_undo
from osada.settlers import Settlers
from osada.settlers.catalogue import base
from osada.terminal.cards.cardface import Face, held
from osada.terminal.screens.setup import SetupScreen
from tests.terminal.playing import WIDE, app, rolling, seen, settled, table

DATA = Path(__file__).parents[1]
RECORDS = {
    "settlers": DATA / "unit/data/four-players-text-seed.osada",
    "rollwrite": DATA / "rollwrite/data/two-players-text-seed.osada",
}


def osada(*words: str, lines: str = "") -> str:
    """What the command prints; it must end well."""
    done = subprocess.run(
        [sys.executable, "-m", "osada", *words],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout


@pytest.mark.parametrize("rows", [4, 5, 9])
def test_a_card_shows_its_colour_however_small_it_is(rows: int) -> None:
    """What is drawn for a prayer is told apart by colour."""
    lines = held(base(), Face(base().of_slug["mason"][0]), "en", False, 15, rows)
    assert len(lines) == rows
    assert any(text.strip() == "#" for line in lines for text, _ in line)


def test_names_are_read_from_the_classes() -> None:
    assert (Settlers.name, RollWrite.name) == ("settlers", "rollwrite")
    assert (Settlers().name, RollWrite().name) == ("settlers", "rollwrite")


@pytest.mark.parametrize(
    ("words", "line"),
    [(("--players", "me,greedy"), "draft"), (("--mode", "adventure", "--sheet", "17"), "take")],
)
def test_a_game_line_by_line_goes_on_where_it_was_saved(
    tmp_path: Path, words: tuple[str, ...], line: str
) -> None:
    file = tmp_path / "game.osada"
    begun = osada("play", "--plain", *words, "--save", str(file), lines="1\nquit\n")
    assert f"0 {line} " in file.read_text("utf-8")
    seed = next(
        word for word in begun.replace(",", " ").replace(".", " ").split() if len(word) == 32
    )
    assert len(bytes.fromhex(seed)) == 16
    assert str(file) in osada("play", "--plain", "--resume", str(file), lines="?\nquit\n")


@pytest.mark.parametrize("file", RECORDS.values(), ids=RECORDS)
def test_a_recorded_game_is_looked_at(file: Path) -> None:
    assert "after move 20 of" in osada("replay", str(file), "--at", "20", "--seat", "1")
    assert osada("replay", str(file), "--plain").count("\n") > 100


async def test_a_screen_asks_for_the_game_and_plays_it() -> None:
    game = app(None)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert isinstance(game.screen, SetupScreen)
        game.screen.action_start()
        await settled(pilot)
        assert game.table is not None
        assert len(bytes.fromhex(str(game.table.match.seed))) == 16
        assert "Which card do you take?" in seen(game)


async def test_both_games_begin_on_a_screen() -> None:
    for begun in (table("human:Jan", "greedy@Ola"), rolling("human:Jan", "greedy@Ola")):
        game = app(begun)
        async with game.run_test(size=WIDE) as pilot:
            await settled(pilot)
            moves = begun.moves
            await pilot.press("enter")
            await settled(pilot)
            assert begun.moves > moves


def test_the_roll_and_write_game_has_its_own_rule_of_undo() -> None:
    tables = table("human:Jan", "greedy@Ola"), rolling("human:Jan", "greedy@Ola")
    for reason in (ANOTHER_MOVED, REVEALED, SHOWN):
        cards, sheets = (why_no_undo(reason, one.face, "en") for one in tables)
        assert "RW-AMB-28" not in cards
        assert "(RW-AMB-28)" in sheets
    assert len({why_no_undo(NOTHING_TO_UNDO, one.face, "en") for one in tables}) == 1

"""The tool that makes the tables of bots: games are kept, more can be added, tables are printed."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from osada.arena import SheetPlan
from osada.bots import canonical

TOOL = Path(__file__).parents[2] / "tools" / "leaderboard.py"


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location("leaderboard", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "leaderboard", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(module, "PART", 2)
    return module


def test_games_are_gone_on_with_and_become_a_table(tool: ModuleType) -> None:
    board = tool.Board("tiny", "Tiny", SheetPlan, ("random", "novice:5"))
    assert list(board.pairs()) == [("random", "novice:5")]
    assert tool.table(board) == ""
    tool.play(board, 2, 1)
    (first,) = board.files()
    held = first.read_text()
    assert "Tiny, 2 games:" in tool.table(board)
    tool.play(board, 4, 1)
    assert len(list(board.files())) == 2
    assert first.read_text() == held
    table = tool.table(board)
    assert "Tiny, 4 games:" in table
    assert [line.split("|")[1].strip() for line in table.splitlines()[4:]] == [
        "`novice:5`",
        "`random`",
    ]


def test_boards_name_bots_that_exist(tool: ModuleType) -> None:
    for board in tool.BOARDS:
        game = board.kind.GAME
        assert [canonical(code, game) for code in board.codes] == list(board.codes)

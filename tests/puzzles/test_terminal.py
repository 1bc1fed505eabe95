"""`osada puzzle`: answered line by line, listed, and made from one's own game."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from osada.cli import main
from osada.puzzles.own import own_puzzles
from osada.puzzles.puzzle import Puzzle
from osada.puzzles.shelf import shelf
from osada.puzzles.solved import Solved
from osada.study.kept import Kept
from osada.study.subject import Decision
from osada.terminal.puzzles import PuzzleLines
from tests.study.games import judged, moment, two_players

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("OSADA_LANGUAGE", raising=False)


def some(game: str = "settlers") -> Puzzle:
    return next(
        one
        for one in shelf().puzzles
        if one.game == game and one.is_line and one.firsts[-1].value < one.best
    )


def answered(
    puzzles: Sequence[Puzzle], lines: Sequence[str], file: Path, day: date | None = None
) -> list[str]:
    """What is printed when somebody types these lines."""
    typed: Iterator[str] = iter(lines)
    printed: list[str] = []

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    queue = [(f"Puzzle {one.number}", one) for one in puzzles]
    assert PuzzleLines(queue, "en", Solved.read(file), day, read, printed.append).run() == 0
    return printed


@pytest.mark.parametrize("game", ["settlers", "rollwrite"])
def test_a_wrong_answer_and_then_the_right_one(game: str, tmp_path: Path) -> None:
    puzzle, file = some(game), tmp_path / "solved.json"
    printed = answered([puzzle], [puzzle.firsts[-1].text, *puzzle.line], file, date(2026, 11, 20))
    assert f"Find {puzzle.gain} points" in printed
    wrong = next(at for at, line in enumerate(printed) if line.startswith("Not yet"))
    right = next(at for at, line in enumerate(printed) if line.startswith("Right"))
    assert wrong < right
    assert f"{puzzle.gain} points" in printed[right]
    solved = Solved.read(file)
    assert solved.numbers == {puzzle.number}
    assert solved.days == {date(2026, 11, 20)}


def test_the_answer_is_shown_on_request_and_counts_for_nothing(tmp_path: Path) -> None:
    puzzle, file = some(), tmp_path / "solved.json"
    why_not = f"why not {puzzle.firsts[-1].text}"
    printed = answered([puzzle], ["?", "answer", why_not, "why not", "1000", "foo", "quit"], file)
    assert "The answer:" in printed
    assert any("no other comes closer" in line for line in printed)
    assert any(line.startswith("Not yet") for line in printed)
    assert any("is not a move" in line for line in printed)
    assert Solved.read(file).numbers == set()


def test_a_file_that_cannot_be_kept_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    printed = answered([some()], some().line, tmp_path / "file" / "solved.json")
    assert any("cannot be kept" in line for line in printed)


@pytest.mark.parametrize(
    "text",
    ['{"numbers": "x"}', '{"numbers": [1e999], "days": []}', "[" * 100_000],
    ids=["words", "endless", "deep"],
)
def test_a_broken_file_counts_as_empty(text: str, tmp_path: Path) -> None:
    file = tmp_path / "solved.json"
    file.write_text(text)
    assert Solved.read(file).numbers == set()


def test_the_list_marks_what_is_solved(capsys: Said, tmp_path: Path) -> None:
    Solved.read(tmp_path / "osada" / "puzzles.json").add(1, None)
    assert main(["puzzle", "--list", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == len(shelf())
    assert [row["number"] for row in rows if row["solved"]] == [1]
    assert main(["puzzle", "--list", "--game", "rollwrite", "--language", "pl"]) == 0
    said = capsys.readouterr().out
    assert "Znajdź" in said
    many = sum(one.game == "rollwrite" for one in shelf().puzzles)
    assert said.endswith(f"Rozwiązane: 0 z {many}.\n"), (
        "the one that is solved is of the other game"
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["99999"], "There is no puzzle 99999"),
        (["--day", "someday"], '"someday" is not a day'),
        (["1", "--daily"], "Say only one"),
        (["--list", "--level", "9"], "No puzzle matches"),
        (["--seat", "1"], "--seat belongs to --from"),
        (["--from", "nowhere.osada"], "nowhere.osada"),
        (["--from", "tests/unit/data/two-players.osada"], "--seat (0 to 1)"),
        (["--from", "src/osada/server/examples/demo-0003.osada"], "Only games of cards"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(words: list[str], told: str, capsys: Said) -> None:
    assert main(["puzzle", *words]) == 2
    assert told in " ".join(capsys.readouterr().err.split())


def test_the_puzzle_of_a_day_begins_with_the_day(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert main(["puzzle", "--day", "2026-11-20"]) == 0
    assert "Puzzle of the day, 2026-11-20" in capsys.readouterr().out


# From one's own game


def another(decision: Decision) -> str:
    """A move that was legal there too."""
    there = moment(two_players(), decision.at)
    game, seat = two_players().game, there.seat
    moves = game.pending(there.state)[seat].moves
    return next(text for one in moves if (text := game.text(there.state, seat, one)) != there.text)


def slips() -> list[Puzzle]:
    """A decision that cost four points, and one that cost six."""
    played = two_players()
    turns = [one for one in played.decisions(0) if one.text.startswith(("build", "use"))]
    found = []
    for decision, cost in zip(turns[-2:], (4.0, 6.0), strict=True):
        one = judged(decision, [2.0, -2.0], (cost, -cost), "mistake", round_=4)
        better, wrong = one.lines
        lines = [replace(better, text=another(decision)), replace(wrong, loss=cost)]
        found.append(replace(one, loss=cost, lines=lines))
    return own_puzzles(played, found, 0)


def test_slips_are_puzzles_the_dearest_first(tmp_path: Path) -> None:
    first, second = slips()
    assert first.second == -6.0
    assert second.second == -4.0
    played = first.firsts[1].text
    printed = answered([first], ["answer", f"why not {played}", played, "quit"], tmp_path / "x")
    assert "Find the better move" in printed
    assert any("about 6 points" in line for line in printed)
    assert sum(line.startswith("Not yet: this loses about 6 points") for line in printed) == 2


def test_a_reviewed_game_leads_to_its_slips(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """All its decisions have been judged before, so nothing is thought about."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    played = two_players()
    slip = next(one for one in played.decisions(0) if one.text.startswith("build"))
    known = Kept(played, "usual")
    known.judged = {one.at: judged(one, [2.0, -2.0]) for one in played.decisions()}
    wrong = judged(slip, [2.0, -2.0], (4.0, -4.0), "mistake")
    better, made = wrong.lines
    lines = [replace(better, text=another(slip)), replace(made, loss=4.0)]
    known.judged[slip.at] = replace(wrong, loss=4.0, lines=lines)
    known.write()
    typed = iter([another(slip), "next"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    words = ["puzzle", "--from", "tests/unit/data/two-players.osada", "--seat"]
    assert main([*words, "0"]) == 0
    printed = capsys.readouterr().out
    assert "Puzzle 1 of 1 from two-players.osada" in printed
    assert "Right: this is the best move" in printed
    assert main([*words, "1"]) == 0
    assert "Nothing to find in this game" in capsys.readouterr().out

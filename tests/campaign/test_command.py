"""`osada campaign`: begun on paper, shown, told, exported."""

import json
from pathlib import Path

import pytest

from osada.cli import main
from osada.kernel import journal
from tests.campaign.games import begun_on_paper, played

SHEETS = """
number: 7
play_on: true
sheets:
  - {faction: rome, name: Roma, era: medieval, tracks: 4/0/2, map: [1, 9], provinces: [mint],
     inventions: [archery, guilds], knowledge: 13, scores: [30, 43]}
  - {faction: egypt, knowledge: 5, scores: [31]}
"""


def test_a_campaign_begun_on_paper(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheets, file = tmp_path / "sheets.yaml", tmp_path / "ours.osada"
    sheets.write_text(SHEETS, "utf-8")
    assert main(["campaign", "new", str(file), "--sheets", str(sheets), "--seed", "3"]) == 0
    assert "game 7 of the campaign can begin" in capsys.readouterr().out
    assert main(["campaign", "show", str(file), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    sheet = shown["players"][0]["sheet"]
    assert (shown["number"], sheet["name"], sheet["era"]) == (7, "Roma", "medieval")
    assert [track["crossed"] for track in sheet["tracks"]] == [4, 0, 2]
    assert sheet["tracks"][0]["next"] == {"space": 6, "bonus": "deal"}
    assert sheet["due"] == {"wood": 1, "stone": 1, "food": 2, "worker": 1}
    assert main(["campaign", "show", str(file), "--language", "pl"]) == 0
    told = capsys.readouterr().out
    assert "Średniowiecze" in told
    assert "Łucznictwo" in told
    assert main(["campaign", "new", str(file), "--sheets", str(sheets)]) == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", 'no list "sheets"'),
        ("sheets: 3", 'no list "sheets"'),
        ("a: [b", "line 1"),
        ("sheets: [{faction: rome}, Roma]", "names its faction"),
        ("sheets: [{faction: rome, tracks: 17/0/0}, {faction: egypt}]", "SHEET-14"),
        ("sheets: [{faction: rome, map: [13]}, {faction: egypt}]", "SHEET-19"),
        ("sheets: [{faction: rome}, {faction: rome}]", "SETUP-4"),
        ("{number: 3, colour: red, sheets: [{faction: rome}]}", 'unknown key "colour"'),
        ("{number: 1, sheets: [{faction: rome, scores: [3]}]}", "game 1 cannot come next"),
        ("{rebiuld: true, sheets: [{faction: rome}]}", 'did you mean "rebuild"'),
        ("{peaceful: true, sheets: [{faction: rome}, {faction: egypt}]}", "AMB-C66"),
    ],
)
def test_a_file_that_is_no_sheet(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheets = tmp_path / "sheets.yaml"
    sheets.write_text(text, "utf-8")
    assert main(["campaign", "new", str(tmp_path / "x"), "--sheets", str(sheets)]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1
    assert not (tmp_path / "x").exists()


def test_the_next_game_follows_the_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheets = tmp_path / "sheets.yaml"
    sheets.write_text("sheets: [{faction: rome, scores: [30, 41]}, {faction: egypt}]", "utf-8")
    assert main(["campaign", "new", str(tmp_path / "x"), "--sheets", str(sheets)]) == 0
    assert "game 3 of the campaign" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("players", "called", "bots"),
    [
        ((), ["Roma", "Egyptians"], ["", ""]),
        (("--players", "me:Ola,hard"), ["Ola", "Egyptian bot"], ["", "hard"]),
        (("--players", "me,easy@Jan"), ["Roma", "Jan"], ["", "easy"]),
    ],
)
def test_who_plays_a_campaign_from_paper(
    players: tuple[str, ...], called: list[str], bots: list[str], tmp_path: Path
) -> None:
    sheets, file = tmp_path / "sheets.yaml", tmp_path / "ours.osada"
    sheets.write_text(SHEETS, "utf-8")
    assert main(["campaign", "new", str(file), "--sheets", str(sheets), *players]) == 0
    notes = journal.read(file).notes
    assert [notes[f"seat {seat}"] for seat in range(2)] == called
    assert [notes.get(f"bot {seat}", "") for seat in range(2)] == bots


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("me", "each of the 2 sheets, not 1"),
        ("me,nobody", 'no player "nobody"'),
        ("me:A,me:A", "both be called A"),
    ],
)
def test_players_that_do_not_fit_the_sheets(
    players: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheets, file = tmp_path / "sheets.yaml", tmp_path / "ours.osada"
    sheets.write_text(SHEETS, "utf-8")
    new = ["campaign", "new", str(file), "--sheets", str(sheets), "--players", players]
    assert main(new) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1
    assert not file.exists()


def test_history_and_export(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(begun_on_paper("ancient", ["rome", "egypt"], name="Alba"), 3, 260)
    file, game = tmp_path / "ours.osada", tmp_path / "game.osada"
    journal.write(file, match, {"seat 0": "Ola"})
    assert main(["campaign", "history", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split()[:2] == ["5", "Alba"] for line in lines)
    assert main(["campaign", "history", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == match.view(None)["chronicle"]
    assert main(["campaign", "export", str(file), "5", "--save", str(game)]) == 0
    found = journal.read(game)
    assert (found.game, found.notes["seat 0"]) == ("settlers", "Ola")
    assert main(["campaign", "export", str(file), "5", "--save", str(game)]) == 2
    assert main(["campaign", "export", str(file), "99", "--save", str(tmp_path / "y")]) == 2
    capsys.readouterr()
    assert main(["campaign", "show", str(game)]) == 2
    assert "not of a campaign" in capsys.readouterr().err
    cut = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([*cut[:60], "0 nonsense", *cut[60:]]), "utf-8")
    assert main(["campaign", "show", str(file)]) == 0
    assert "here are the" in capsys.readouterr().err


def test_doors_that_are_not_there_are_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--plain", "--game", "campaign", "--players", "me,random"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


FEN = """
deck: provinces

[misty-fen]
name: Misty Fen | Mglista kępa | Mlžná slatina
numbers: mis001
colour: red
production: 1 food, 1 card
from: house
"""


def test_a_campaign_with_own_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheets, file, own = tmp_path / "sheets.yaml", tmp_path / "ours.osada", tmp_path / "own"
    own.mkdir()
    (own / "fen.cards").write_text(FEN, "utf-8")
    sheets.write_text(SHEETS.replace("[mint]", "[misty-fen]"), "utf-8")
    assert main(["campaign", "new", str(file), "--sheets", str(sheets)]) == 2
    assert "CAMP-CONTENT-2" in capsys.readouterr().err
    cards = ["--cards", str(own)]
    assert main(["campaign", "new", str(file), "--sheets", str(sheets), *cards]) == 0
    assert main(["campaign", "show", str(file), *cards]) == 0
    assert "Misty Fen" in capsys.readouterr().out
    assert main(["campaign", "history", str(file), *cards]) == 0
    game = tmp_path / "game.osada"
    assert main(["campaign", "export", str(file), "7", "--save", str(game), *cards]) == 0
    assert main(["replay", str(game), *cards]) == 0
    printed = tmp_path / "sheets.pdf"
    asked = ["sheets", "print", "--campaign", "--from", str(file), "--out", str(printed)]
    assert main([*asked, *cards]) == 0
    assert printed.read_bytes().startswith(b"%PDF")
    capsys.readouterr()
    for one in (["campaign", "show", str(file)], asked):
        assert main(one) == 2
        assert "--cards" in capsys.readouterr().err
    (own / "fen.cards").write_text(FEN.replace("food", "fod"), "utf-8")
    assert main(["campaign", "show", str(file), *cards]) == 2
    assert 'fen.cards:8: unknown good "fod"; did you mean "food"?' in capsys.readouterr().err

"""The roll & write game line by line, played by a script."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from osada.cli import main
from osada.kernel import journal
from osada.rollwrite import RollWrite
from osada.terminal.start import plainly
from tests.terminal.playing import Talk, in_phase, played, rolling, table, talk

OWN = """\
[sheet home]
name: Home | Dom | Domov
buildings: farm, sawmill, quarry, tool-shop, architects, crown-hall
from: house
"""


def osada(*words: str, typed: str = "", home: Path) -> subprocess.CompletedProcess[str]:
    """The program itself, with a data folder of its own."""
    return subprocess.run(
        [sys.executable, "-m", "osada", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={"XDG_DATA_HOME": str(home), "HOME": str(home), "PATH": ""},
    )


def test_moves_are_listed_with_what_they_cost_and_bring() -> None:
    at = played(rolling("human:Jan", sheets=("17",)), in_phase("develop"))
    said = talk(at, "?", "99", "build walls 1")
    assert "  1. build walls 1  (Build Walls 1; costs 1 gold and 1 action; brings 1 point)" in (
        said.printed
    )
    assert "There is no move 99; the moves are numbered 1 to" in said.text
    assert at.match.records[-1].text == "build walls 1"


def test_why_gives_the_sentence_and_the_rule() -> None:
    """RW-CONSTRUCT-03."""
    at = played(rolling("human:Jan", sheets=("17",)), in_phase("develop"))
    said = talk(at, "why build walls 5", "why build walls 1", "why", "why bild walls")
    assert "section 1 comes next (RW-CONSTRUCT-03)." in said.text
    assert "RW-CONSTRUCT-03: A Build on a track must be in the leftmost section" in said.text
    assert "“build walls 1” is possible." in said.printed
    assert "why build walls 4" in said.text
    assert 'did you mean "build"?' in said.text


def test_bad_input_gets_one_sentence_and_changes_nothing() -> None:
    at = played(rolling("human:Jan", sheets=("17",)), in_phase("develop"))
    before = at.match.records
    lines = ("xyzzy", "build", "build wals 1", "harvest I-a", "take gift", "skip", "use gleaners")
    said = talk(at, *lines)
    assert at.match.records == before
    assert 'did you mean "walls"?' in said.text
    assert "the bridge to field I is not complete (RW-HARVEST-02)." in said.text
    assert "Traceback" not in said.text


def test_ready_is_typed_twice_while_a_basic_action_is_possible() -> None:
    """RW-AMB-01, RW-ROUND-11."""
    at = played(rolling("human:Jan", "greedy@Ola"), in_phase("develop"))
    said = talk(at, "ready", "show", "ready", "?", "ready")
    assert said.text.count("You can still build or harvest") == 1
    assert "Type “ready” again to do it anyway." in said.text
    assert at.view(0)["round"] == 2
    other = played(rolling("human:Jan", "greedy@Ola"), in_phase("develop"))
    said = talk(other, "ready", "build bridges 1", "ready")
    assert said.text.count("You can still build or harvest") == 2
    assert other.view(0)["round"] == 1


def test_undo_until_ready() -> None:
    """RW-ROUND-19."""
    at = played(rolling("human:Jan", "greedy@Ola"), in_phase("develop"))
    before = at.match.records
    said = talk(at, "build bridges 1", "build bridges 2", "undo", "undo")
    assert said.printed.count("Undone.") == 2
    assert at.match.records == before
    said = talk(at, "ready", "ready", "undo")
    assert "You cannot undo" in said.text


def test_looking_around(tmp_path: Path) -> None:
    records = tmp_path / "records.json"
    best = {
        "17": {"score": 61, "name": "Ela", "seed": "1"},
        "gone": {"score": 40, "name": "Ela", "seed": "2"},
    }
    records.write_text(json.dumps(best), "utf-8")
    at = rolling("human:Jan", "greedy@Ola", sheets=("17", "3"), records=records)
    said = talk(
        played(at, in_phase("develop", 4)),
        "show", "show ola", "show nobody", "building Farma", "building frm", "building qqqq",
        "rules rw-tie-01", "rules raze", "rules RW-TIE-99", "rules RH-TRACK-01",
        "records", "log", "help", "keep ask", "language xx", "language cs",
    )  # fmt: skip
    assert "Upper Eastmere (17, own design)." in said.text
    assert "Old Copperdale (3, own design)." in said.text
    assert "There is no player “nobody”; there are Jan, Ola." in said.printed
    assert "Farm [farm]" in said.printed
    assert "Own design." in said.printed
    assert "There is no building “frm”; did you mean “farm”?" in said.printed
    assert "There is no building “qqqq”." in said.printed
    assert "RW-TIE-01: " in said.text
    assert "has two areas. (own design)" in said.text
    assert "RAZE-12" not in said.text  # the other game's rules
    assert "17 Upper Eastmere: 61, Prince (Ela)" in said.printed
    assert "gone: 40, Servant (Ela)" in said.printed
    assert 'There is no move "keep"' not in said.text
    assert "Jak rozvineš své impérium?" in said.text


def test_records_can_be_read_in_every_mode_and_change_in_the_adventure(tmp_path: Path) -> None:
    records = tmp_path / "records.json"
    best = {"17": {"score": 61, "name": "Ela", "seed": "1"}}
    records.write_text(json.dumps(best), "utf-8")
    at = rolling("human:Jan", "greedy@Ola", records=records)
    assert "17 Upper Eastmere: 61, Prince (Ela)" in talk(at, "records").printed
    said = Talk("1" for _ in range(5000))
    plainly(at, *said.ends).run()
    assert at.outcome is not None
    assert json.loads(records.read_text("utf-8")) == best
    records.write_text("{", "utf-8")
    assert not rolling("human:Jan", "greedy@Ola", records=records).trouble


def test_records_are_kept_at_the_end(tmp_path: Path) -> None:
    records = tmp_path / "data" / "records.json"
    at = rolling("human:Jan", sheets=("17",), records=records)
    said = Talk("1" for _ in range(5000))
    plainly(at, *said.ends).run()
    assert at.outcome is not None
    score = at.outcome.scores[0]
    assert f"First result on Upper Eastmere: {score}." in said.printed
    assert json.loads(records.read_text("utf-8"))["17"]["score"] == score
    assert [line for line in said.printed if line.startswith("*")]


def test_through_a_real_pipe(tmp_path: Path) -> None:
    file = tmp_path / "pipe.osada"
    words = ("play", "--plain", "--sheet", "17", "--seed", "7", "--language", "pl")
    done = osada(*words, "--save", str(file), typed="?\n1\n1\n", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Zapisano w pliku" in done.stdout
    again = osada("play", "--plain", "--resume", str(file), typed="log\n", home=tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert "takes Ally" in again.stdout
    shown = osada("replay", str(file), home=tmp_path)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "after move 2 of 2" in shown.stdout
    told = osada("replay", str(file), "--json", "--at", "1", home=tmp_path)
    assert json.loads(told.stdout)["view"]["game"] == "rollwrite"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--game rollwrite --players me", "alone you play --mode adventure"),
        ("--game rollwrite --players me,mcts:5", "for the roll & write game"),
        ("--mode adventure --sheet 99", 'unknown sheet "99"; choose 1 to 48'),
        ("--sheet 1,2 --players me,easy,hard", "3 players and 2 sheets: name one for each"),
        ("--mode basic --sheet 3", "leave --sheet out"),
        ("--sheet 3 --factions rome,egypt", "--sheet belongs to the roll & write game"),
        ("--game rollwrite --factions rome,egypt", "--factions belongs to the card game"),
        ("--game rollwrite --players me,me,me,me,me", "(RW-SETUP-01)"),
        ("--villages nowhere", 'there is no folder or file "nowhere"'),
    ],
)
def test_games_that_cannot_be_played(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--plain", *words.split()]) == 2
    assert sentence in capsys.readouterr().err


def test_a_journal_of_the_other_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards, rolls, strange = (tmp_path / name for name in ("cards", "rolls", "strange"))
    table("human:Jan", "greedy@Ola", file=cards).save()
    rolling("human:Jan", "greedy@Ola", file=rolls).save()
    strange.write_text(cards.read_text("utf-8").replace("game: settlers", "game: chess"), "utf-8")
    for words, sentence in (
        (f"play --plain --game rollwrite --resume {cards}", "is a journal of the card game"),
        (f"play --plain --game settlers --resume {rolls}", "journal of the roll & write game"),
        (f"play --plain --resume {strange}", 'is a journal of "chess"'),
        (f"play --plain --resume {cards} --villages {tmp_path}", "--villages belongs to"),
        (f"replay {cards} --villages {tmp_path}", "leave --villages out"),
        (f"replay {rolls} --cards {tmp_path}", "leave --cards out"),
        (f"replay {strange}", 'there is no game "chess" here'),
    ):
        assert main(words.split()) == 2
        assert sentence in capsys.readouterr().err
    assert main(["replay", str(cards), "--plain"]) == 0
    assert main(["replay", str(rolls), "--plain"]) == 0
    assert "Architects [architects]" in capsys.readouterr().out


def test_sheets_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "own.village").write_text(OWN, "utf-8")
    words = ("play", "--plain", "--villages", str(tmp_path), "--sheet", "home", "--seed", "7")
    file = tmp_path / "own.osada"
    done = osada(*words, "--save", str(file), typed="show\n1\n", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Home (home, own design)." in done.stdout
    found = journal.read(file)
    assert found.game == RollWrite.name
    assert found.rules != RollWrite().version

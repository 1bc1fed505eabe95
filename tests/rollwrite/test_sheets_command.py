"""`osada sheets`: listed, shown, checked and printed, as `docs/villages.md` says."""

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from osada.cli import main
from osada.rollwrite import abilities as a
from osada.rollwrite.catalogue import base, extended
from osada.rollwrite.text import ability_text

Said = pytest.CaptureFixture[str]
DOCS = (Path(__file__).parents[2] / "docs/villages.md").read_text("utf-8")
EXAMPLES = re.findall(r"```village\n(.*?)```", DOCS, re.DOTALL)
MINE = EXAMPLES[0]
BROKEN = """[windmill]
name: Windmill
areas: 1 stoen; free
plan: .##/.#.
ability: gain [1] food if 2 harvestings
from: house

[toll]
name: Toll
areas: free
abilty: gain [1] food
from: house

[sheet north]
name: North
buildings: windmill, toll, glaeners
from: house
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OSADA_LANGUAGE", raising=False)


@pytest.fixture
def said(capsys: Said) -> Said:
    return capsys


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return village_file(tmp_path / "mine", MINE)


def village_file(folder: Path, text: str) -> Path:
    """A folder with one village file."""
    folder.mkdir()
    (folder / "mine.village").write_text(text, encoding="utf-8")
    return folder


def printed(said: Said, *words: str, code: int = 0) -> str:
    assert main(["sheets", *words]) == code
    return said.readouterr().out


def refused(said: Said, *words: str, code: int = 2) -> str:
    """The sentence with which a command is refused."""
    assert main(["sheets", *words]) == code
    written = said.readouterr()
    assert written.out == ""
    assert written.err.count("\n") == 1
    return written.err.removeprefix("osada: ").strip()


# Listed and shown


def test_all_sheets_are_listed(said: Said) -> None:
    """RW-CONTENT-03, RW-CONTENT-04: the competition sheet, then the 48 of the adventure."""
    lines = printed(said).splitlines()
    rows = [line.split()[0] for line in lines if re.match(r" *(competition|\d+)  ", line)]
    assert rows == ["competition", *map(str, range(1, 49))]
    assert lines[-1] == "49 sheets, 78 buildings"
    assert "Upper Eastmere" in "".join(lines)
    assert "Brama ze wstęgą" in printed(said, "--language", "pl")


@pytest.mark.parametrize("word", ["17", "upper eastmere", "Górne Jezierze"])
def test_a_sheet_is_shown_by_number_or_title(said: Said, word: str) -> None:
    """RH-SHEETS-01, RW-EX-34."""
    text = printed(said, word)
    assert text.startswith("Upper Eastmere (sheet 17)\n")
    found = re.findall(r"\(([a-z-]+), ([PXLVEA]\d\d)\)", text)
    assert [code for _, code in found] == ["P05", "X12", "L08", "V03", "E09", "A05"]
    assert "★ Grand Avenue" in text
    assert "  plan     #.#   F02\n           ###\n" in text
    assert text.count("from     house (our own design)") == 7
    assert "* our own translation" in text


def test_a_building_says_what_it_does(said: Said) -> None:
    text = printed(said, "competition")
    assert "  areas    1 wood; no resources; no resources\n" in text
    assert "  areas    none, it stands from the beginning\n" in text
    assert "  ability  gain [1] food\n" in text
    assert "  Each round gain [1] food.\n" in text
    assert "Narzędziownia" in printed(said, "competition", "--language", "pl")


def test_sheets_as_json(said: Said) -> None:
    found: list[dict[str, Any]] = json.loads(printed(said, "--json"))
    assert [each["sheet"] for each in found][:2] == ["competition", "1"]
    one: dict[str, Any] = json.loads(printed(said, "17", "--json", "--language", "cs"))
    assert one["names"]["cs"] == "Horní Východní Jezero"
    first = one["buildings"][0]
    assert first["building"] == "mixed-paddock"
    assert first["areas"] == [
        {"wood": 0, "stone": 0, "food": 1},
        {"wood": 1, "stone": 0, "food": 0},
        {"wood": 0, "stone": 0, "food": 0},
    ]
    assert first["plan"] == ["##.", ".##"]
    assert first["text"] == ability_text(base().buildings["mixed-paddock"].ability, "cs")
    assert first["underlined"]
    assert [each["star"] for each in one["buildings"]] == [False] * 4 + [True, False]


def test_own_sheets_stand_beside_the_others(said: Said, mine: Path) -> None:
    """RW-CONTENT-09."""
    assert "50 sheets, 79 buildings" in printed(said, "--villages", str(mine))
    text = printed(said, "miller-valley", "--villages", str(mine), "--language", "pl")
    assert text.startswith("Dolina młynarza (sheet miller-valley)\n")
    assert "Wiatrak (windmill)" in text
    assert "our own translation" in text


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("99", 'there is no sheet "99"; `osada sheets` lists them all'),
        ("uper eastmere", 'there is no sheet "uper eastmere"; did you mean "upper eastmere"?'),
        ("competitor", 'there is no sheet "competitor"; did you mean "competition"?'),
    ],
)
def test_unknown_sheets(said: Said, word: str, sentence: str) -> None:
    assert refused(said, word) == sentence


# Checked


def test_own_villages_without_mistakes(said: Said, mine: Path) -> None:
    expected = "1 building and 1 sheet in 1 file, no mistakes\n"
    assert printed(said, "check", str(mine)) == expected
    assert printed(said, "check", str(mine / "mine.village")) == expected


def test_every_mistake_in_own_villages_is_told(
    said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    village_file(tmp_path / "mine", BROKEN)
    monkeypatch.chdir(tmp_path)
    assert main(["sheets", "check", "mine"]) == 1
    written = said.readouterr()
    assert written.err == "osada: 7 mistakes in the village files\n"
    shown = re.findall(r"^mine/mine.village:.*$", DOCS, re.MULTILINE)
    assert sorted(written.out.splitlines()) == sorted(shown)
    sentence = refused(said, "--villages", "mine")
    assert sentence.startswith("mine/mine.village:")
    assert sentence.endswith("(and 6 more mistakes; see `osada sheets check mine`)")


def test_one_mistake_is_one(said: Said, tmp_path: Path) -> None:
    folder = village_file(tmp_path / "mine", MINE.replace("1 stone", "1 stoen"))
    assert main(["sheets", "check", str(folder)]) == 1
    assert said.readouterr().err == "osada: 1 mistake in the village files\n"
    assert "more mistakes" not in refused(said, "--villages", str(folder))


def test_places_without_villages(said: Said, tmp_path: Path) -> None:
    (tmp_path / "empty.village").write_text("# nothing yet\n", encoding="utf-8")
    (tmp_path / "bare").mkdir()
    (tmp_path / "odd/x.village").mkdir(parents=True)
    missing = refused(said, "check", str(tmp_path / "nowhere"))
    assert missing.startswith("there is no folder or file")
    assert "holds no village file" in refused(said, "check", str(tmp_path / "bare"))
    assert "holds no village file" in refused(said, "--villages", str(tmp_path / "bare"))
    empty = refused(said, "check", str(tmp_path / "empty.village"), code=1)
    assert "has no buildings and no sheets" in empty
    assert "cannot be read" in refused(said, "--villages", str(tmp_path / "odd"))
    assert "cannot be read" in printed(said, "check", str(tmp_path / "odd"), code=1)


# Printed


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sheets that would be printed, without the work of printing them."""
    sheets: list[str] = []

    def pdf(drawn: list[str], title: str, language: str, paper: str, tell: object) -> bytes:
        sheets.extend(re.findall(r"<title>(.*?)</title>", "".join(drawn)))
        return paper.encode()

    monkeypatch.setattr("osada.sheets.pdf", pdf)
    return sheets


def test_a_pdf_is_printed(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "mine.pdf"
    file.write_text("old")
    words = ("print", "17", "--empire", "--language", "pl", "--out", str(file))
    assert printed(said, *words) == f"{file} is written: 2 sheets in A5\n"
    empire, village = PdfReader(file).pages
    assert [round(float(side)) for side in (empire.mediabox.width, empire.mediabox.height)] == [
        595,
        420,
    ]
    assert "SPICHLERZE" in empire.extract_text()
    assert "GórneJezierze" in "".join(village.extract_text().split())


@pytest.mark.parametrize(
    ("words", "sheets"),
    [
        ("", ["Empire sheet", "Competition"]),
        ("--empire", ["Empire sheet"]),
        ("--competition", ["Competition"]),
        ("17 1 17", ["Upper Eastmere", "Old Alderholt"]),
        ("2 --empire --competition", ["Empire sheet", "Competition", "Old Brambleford"]),
        ("competition --competition", ["Competition"]),
        ("--villages mine", ["Miller Valley"]),
        ("--villages mine --empire", ["Empire sheet", "Miller Valley"]),
        ("17 --villages mine", ["Upper Eastmere"]),
        ("miller-valley --villages mine --paper a4", ["Miller Valley"]),
    ],
)
def test_what_is_printed(
    said: Said,
    mine: Path,
    quick: list[str],
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    sheets: list[str],
) -> None:
    monkeypatch.chdir(mine.parent)
    text = printed(said, "print", *words.split())
    assert quick == sheets
    paper = "A4" if "a4" in words else "A5"
    n = f"{len(sheets)} sheet{'s' * (len(sheets) > 1)}"
    assert text == f"sheets-en.pdf is written: {n} in {paper}\n"
    assert Path("sheets-en.pdf").read_text() == paper.lower()


def test_everything_is_printed(said: Said, mine: Path, quick: list[str]) -> None:
    out = str(mine / "all.pdf")
    printed(said, "print", "--all", "--villages", str(mine), "--language", "cs", "--out", out)
    names = [village.name("cs") for village in base().sheets.values()]
    assert quick[:2] == ["arch Impéria", "Soutěž"]
    assert quick[-1] == "Mlynářovo údolí"
    assert sorted(quick[1:-1]) == sorted(names)


def test_what_cannot_be_printed(said: Said, tmp_path: Path, quick: list[str]) -> None:
    bare = MINE.split("[sheet")[0]
    folder = village_file(tmp_path / "bare", bare)
    assert "has no sheet of its own" in refused(said, "print", "--villages", str(folder))
    assert "there is no sheet" in refused(said, "print", "99")
    assert "is a folder" in refused(said, "print", "--out", str(tmp_path))
    nowhere = tmp_path / "no/such/place.pdf"
    assert "cannot be written" in refused(said, "print", "--out", str(nowhere))
    assert "a3" in refused(said, "print", "--paper", "a3")


def test_without_weasyprint(said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    out = tmp_path / "x.pdf"
    assert refused(said, "print", "--out", str(out)) == (
        'printing needs WeasyPrint; install it with: pip install "osada[print]"'
    )
    assert not out.exists()


def test_without_pango(said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def imported(name: str) -> Any:
        if name == "weasyprint":
            raise OSError("cannot load library 'libpango-1.0-0'")
        return import_module(name)

    monkeypatch.setattr("osada.sheets.paper.import_module", imported)
    sentence = refused(said, "print", "--out", str(tmp_path / "x.pdf"))
    assert "Pango" in sentence
    assert "apt-get install libpango-1.0-0" in sentence


# What the documentation shows


@pytest.mark.parametrize("example", EXAMPLES, ids=["first", "everything"])
def test_the_villages_of_the_documentation_are_good(
    said: Said, tmp_path: Path, example: str
) -> None:
    assert "no mistakes" in printed(said, "check", str(village_file(tmp_path / "it", example)))


def test_the_documentation_quotes_the_windmill(mine: Path) -> None:
    windmill = extended(mine.glob("*.village")).buildings["windmill"]
    for language in ("en", "pl", "cs"):
        assert f"- {ability_text(windmill.ability, language)}\n" in DOCS


def documented(heading: str) -> str:
    """A section of the documentation."""
    return DOCS.split(f" {heading}\n")[1].split("\n##")[0]


def test_the_documentation_leaves_nothing_out() -> None:
    shown = re.findall(r"^\| `([^`]+)` \|", documented("What a building can do"), re.MULTILINE)
    assert {a.parse(text).form for text in shown} == set(range(len(a.FORMS)))
    for heading, words in (
        ("Conditions", a.CONDITIONS[a.PAIR :]),
        ("Things that count", a.THINGS),
        ("Places", a.SCOPES),
    ):
        quoted = " ".join(re.findall(r"`([^`]+)`", documented(heading)))
        for word in words:
            assert re.search(rf"\b{word}\b", quoted), word
    for kind in a.KINDS:
        assert f"`{kind}`" in documented("What a building can do")

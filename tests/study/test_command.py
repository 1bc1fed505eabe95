"""`osada review`: what it prints and writes, what it keeps, and what it cannot review."""

import json
import re
from collections.abc import Iterator, Sequence
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from osada import LANGUAGES, build
from osada.cli import main
from osada.kernel import journal
from osada.kernel.match import Match
from osada.server import wire
from osada.settlers.own import game as own_game
from osada.study.judgement import Judgement, Mark, of_row
from osada.study.kept import Kept
from osada.study.subject import Decision, Subject, subject
from osada.study.work import judged as really_judged
from tests.arena import OWN
from tests.html_pages import Page
from tests.study.games import DATA, decisions, judged, match_of, two_players

Said = pytest.CaptureFixture[str]
TWO = DATA / "unit/data/two-players.osada"
CAMPAIGN = DATA / "campaign/data/two-empires.osada"
ROLL = DATA.parent / "src/osada/server/examples/demo-0003.osada"
MARKS: tuple[Mark, ...] = ("inaccuracy", "mistake", "blunder")


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("OSADA_LANGUAGE", raising=False)
    monkeypatch.setattr("osada.build.COMPILED", True)


def made_up(decision: Decision) -> Judgement:
    """Something about a decision: every seventh one is a slip."""
    if decision.at % 7:
        return judged(decision, [2.5, -2.5], round_=1 + decision.at // 43)
    mark = MARKS[decision.at % 3]
    found = judged(decision, [2.5, -2.5], (4.0, -3.5), mark, (0.6, 0.4), 0.2)
    told = found.row() | {"round": 1 + decision.at // 43}
    told["why"] = [{"what": "points", "facts": {"n": 3, "source": "kept", "way": "less"}}]
    told["lines"][0]["goes_on"] = [[9, 0, 0]]
    return of_row(told)


def keep(played: Subject, but: int = 0, depth: str = "quick") -> Kept:
    """As if all decisions but the last ones had been judged before."""
    kept = Kept(played, depth)
    known = played.decisions()
    kept.judged = {one.at: made_up(one) for one in known[: len(known) - but]}
    kept.write()
    return kept


def printed(said: Said, *words: object) -> str:
    assert main(["review", *map(str, words), "--depth", "quick"]) == 0
    out, err = said.readouterr()
    assert err == ""
    return out


def test_a_review_in_the_terminal(capsys: Said) -> None:
    """The last decisions are judged by a process; the others were before."""
    kept = keep(two_players(), but=2)
    out = printed(capsys, TWO, "--workers", 1)
    assert set(Kept(two_players(), "quick").judged) == {one.at for one in decisions()}
    assert out.startswith("Review: two-players.osada\nGreedy 0 38, Greedy 1 29\n")
    for heading in ("Luck and play", "Points ahead", "Turning points", "Slips"):
        assert f"\n{heading}\n{'─' * len(heading)}\n" in out
    assert "\nGreedy 0 ▆" in out
    slip = next(one for one in kept.judged.values() if one.mark == "mistake")
    assert f"· Move {slip.at + 1} · Greedy {slip.seat} · mistake · −4.0 ± 1.0 ★ · −20 %" in out
    assert re.search(r"\n   better: (.+); \1\n   About 3 points less from what is kept", out)
    assert printed(capsys, TWO) == out


def test_it_fits_eighty_columns(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(two_players())
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    for language in LANGUAGES:
        out = printed(capsys, TWO, "--language", language)
        shown = re.sub("\x1b\\[[0-9;]*m", "", out)
        assert [line for line in shown.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("words", [(), ("--seat", 1), ("--language", "pl")])
def test_json_is_what_goes_over_the_wire(capsys: Said, words: Sequence[object]) -> None:
    keep(two_players())
    told = json.loads(printed(capsys, TWO, "--json", *words))
    review = msgspec.convert(told, wire.Review)
    assert msgspec.to_builtins(review) == told
    assert {one.seat for one in review.decisions} == ({1} if "--seat" in words else {0, 1})
    assert [one.seat for one in review.seats] == ([1] if "--seat" in words else [0, 1])


def test_a_page(capsys: Said, tmp_path: Path) -> None:
    keep(two_players())
    for language in LANGUAGES:
        out = tmp_path / f"{language}.html"
        assert str(out) in printed(capsys, TWO, "--html", out, "--language", language)
        text = out.read_text("utf-8")
        page = Page(text)
        assert f'<html lang="{language}">' in text
        assert page.sections == ["sides", "curve", "turning", "slips", "left", "decisions"]
        assert not page.open
        assert len(set(page.ids)) == len(page.ids)
        assert all(one.startswith("#") for one in page.refers)
        assert page.tags.count("figure") == 2
        assert page.tags.count("article") == sum(not one.at % 7 for one in decisions())


def test_a_page_needs_a_place(capsys: Said, tmp_path: Path) -> None:
    assert main(["review", str(TWO), "--html", str(tmp_path / "none" / "x.html")]) == 2
    assert main(["review", str(TWO), "--html", str(TWO)]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith("cannot be written: there is no folder that it can be written to.")
    assert second.endswith("holds the game; name another file for the page with --html.")


def test_of_one_seat_others_are_luck(capsys: Said) -> None:
    keep(two_players())
    out = printed(capsys, TWO, "--seat", 1)
    assert "Only Greedy 1 was reviewed, so whatever opponents did counts as luck." in out
    assert "· Greedy 0 ·" not in out


def test_names_are_no_markup(capsys: Said, tmp_path: Path) -> None:
    keep(two_players())
    file = tmp_path / "x.osada"
    file.write_text(TWO.read_text("utf-8").replace("Greedy 0", "Ola [/b] <b>"), "utf-8")
    assert " Ola [/b] <b> " in printed(capsys, file)
    printed(capsys, file, "--html", tmp_path / "x.html")
    assert "Ola [/b] &lt;b&gt;" in (tmp_path / "x.html").read_text("utf-8")


def test_a_game_of_a_campaign(capsys: Said) -> None:
    match = match_of("campaign/data/two-empires.osada")
    keep(subject(match, 1))
    out = printed(capsys, CAMPAIGN, "--game", 1)
    assert out.startswith("Review: two-empires.osada, game 1\n")
    told = json.loads(printed(capsys, CAMPAIGN, "--game", 1, "--json"))
    assert told["game"] == 1


def test_a_solo_game(capsys: Said, tmp_path: Path) -> None:
    played = subject(match_of("unit/data/boxes-solo-rome.osada"))
    kept = Kept(played, "quick")
    kept.judged = {one.at: judged(one, [30.0]) for one in played.decisions()}
    kept.write()
    file = DATA / "unit/data/boxes-solo-rome.osada"
    out = printed(capsys, file)
    assert "Expected score\n" in out
    assert "Turning points" not in out
    printed(capsys, file, "--html", tmp_path / "x.html")
    assert Page((tmp_path / "x.html").read_text("utf-8")).tags.count("figure") == 1


def test_a_game_with_own_cards(capsys: Said, tmp_path: Path) -> None:
    cards = tmp_path / "own.cards"
    cards.write_text(OWN, "utf-8")
    match: Match[Any] = Match(own_game(cards), {"factions": ["rome", "egypt"]}, 3)
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        match.play(seat, decision.moves[-1])
    file = tmp_path / "own.osada"
    journal.write(file, match)
    keep(subject(match), but=1)
    assert main(["review", str(file), "--depth", "quick"]) == 2
    assert "name their folder with --cards" in capsys.readouterr().err
    assert printed(capsys, file, "--cards", cards).startswith("Review: own.osada\nRomans ")


# Keeping what is done


class Stopped:
    """Stands in for the processes, and hears Ctrl-C after so many decisions."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.asked: list[int] = []

    def judged(self, _: Subject, asked: Sequence[Decision], *__: object) -> Iterator[Judgement]:
        self.asked = [one.at for one in asked]
        for number, one in enumerate(reversed(asked)):
            if number == self.after:
                raise KeyboardInterrupt
            yield made_up(one)


def test_ctrl_c_keeps_what_is_done(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    for done, language, said in (
        (3, "en", "the same command goes on from there"),
        (6, "pl", "to samo polecenie ruszy od tego miejsca"),
        (9, "cs", "stejný příkaz bude pokračovat odtud"),
    ):
        stopped = Stopped(3)
        monkeypatch.setattr("osada.study.work.judged", stopped.judged)
        assert main(["review", str(TWO), "--depth", "quick", "--language", language]) == 130
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert said in err
        assert f"{done}" in err
        assert len(stopped.asked) == len(decisions()) - done + 3
    rest = Stopped(1000)
    monkeypatch.setattr("osada.study.work.judged", rest.judged)
    told = json.loads(printed(capsys, TWO, "--json"))
    assert len(rest.asked) == len(decisions()) - 9
    assert [one["at"] for one in told["decisions"]] == [one.at for one in decisions()]


def test_another_depth_or_version_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = keep(two_players())
    assert Kept(two_players(), "quick").judged
    assert not Kept(two_players(), "deep").judged
    monkeypatch.setattr("osada.study.kept.VERSION", 99)
    assert not Kept(two_players(), "quick").judged
    monkeypatch.undo()
    kept.file.write_bytes(kept.file.read_bytes()[:40])
    assert not Kept(two_players(), "quick").judged


def test_what_cannot_be_kept_is_reviewed_anyway(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cache").write_text("a file", "utf-8")
    monkeypatch.setattr("osada.study.work.judged", Stopped(1000).judged)
    assert main(["review", str(TWO), "--depth", "quick"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("Review: ")
    assert err.startswith("osada: What is judged cannot be kept")
    assert err.count("\n") == 1


def test_the_plain_build_says_that_it_is_slower(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("osada.build.COMPILED", False)
    monkeypatch.setattr("osada.study.work.judged", Stopped(1000).judged)
    for words in (("--language", "cs"), ()):
        assert main(["review", str(TWO), "--depth", "quick", *words]) == 0
        err = capsys.readouterr().err
        assert ("asi šestkrát rychlejší" in err) == bool(words)  # then all is done
    assert build.COMPILED is False


def test_processes_find_what_one_does(capsys: Said) -> None:
    late = decisions()[-3:]
    alone = [one.row() for one in really_judged(two_players(), late, "quick", 0)]
    found = [one.row() for one in really_judged(two_players(), late, "quick", 2)]
    assert sorted(found, key=lambda row: row["at"]) == alone
    stopped = really_judged(two_players(), decisions()[-6:], "quick", 2)
    next(stopped)
    stopped.close()
    assert not active_children()


# What cannot be reviewed


def cut(text: str) -> str:
    return text[: len(text) * 2 // 3]


def unfinished(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True)[:60])


@pytest.mark.parametrize(
    ("change", "words", "said"),
    [
        (cut, "", "cannot be replayed, so it cannot be reviewed: "),
        (lambda _: "", "", "is empty"),
        (lambda text: text.replace("rules: 1", "rules: 0.7"), "", 'rules version "0.7"'),
        (lambda text: text.replace("rules: 1", "rules: 1+ab"), "", "folder with --cards"),
        (lambda text: text.replace("draft", "daft"), "", "is not a move"),
        (unfinished, "", "only a finished game can be reviewed"),
        (lambda _: ROLL.read_text("utf-8"), "", "this is a game of Roll & Write"),
        (lambda text: text, "--seat 2", "no seat 2 in this game; its seats are 0, 1"),
        (lambda text: text, "--seat -1", "no seat -1 in this game"),
        (lambda text: text, "--game 3", "leave out the number of the game"),
        (lambda _: CAMPAIGN.read_text("utf-8"), "--game 77", "no finished game 77"),
    ],
)
def test_what_cannot_be_reviewed_says_so(
    capsys: Said, tmp_path: Path, change: Any, words: str, said: str
) -> None:
    file = tmp_path / "x.osada"
    file.write_text(change(TWO.read_text("utf-8")), "utf-8")
    sentences = []
    for language in LANGUAGES:
        assert main(["review", str(file), *words.split(), "--language", language]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        sentences.append(err)
    assert said in sentences[0]
    assert len(set(sentences)) == len(LANGUAGES)


def test_a_file_that_cannot_be_read(capsys: Said, tmp_path: Path) -> None:
    for file in (tmp_path / "none.osada", tmp_path):
        for language in LANGUAGES:
            assert main(["review", str(file), "--language", language]) == 2
        sentences = capsys.readouterr().err.splitlines()
        assert len(set(sentences)) == len(LANGUAGES)
        assert "cannot be read" in sentences[0]
    assert main(["review", str(TWO), "--cards", str(tmp_path / "none")]) == 2
    assert "there is no folder or file" in capsys.readouterr().err

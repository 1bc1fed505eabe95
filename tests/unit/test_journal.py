"""The record of a match: written, read, replayed; every damage is found where it is."""

import errno
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osada import __version__
from osada.kernel import journal
from osada.kernel.journal import JournalError
from osada.kernel.match import Match
from osada.rollwrite.game import RollWrite
from osada.settlers.game import Settlers
from osada.settlers.state import State
from tests.unit.boxed_journals import BOXED

GAME = Settlers()
GAMES: dict[str, Any] = {"settlers": GAME, "rollwrite": RollWrite()}
DATA = Path(__file__).parent / "data"
ROLLED = Path(__file__).parents[1] / "rollwrite/data/two-players-text-seed.osada"


def played(moves: int = 40, seed: int | str = 7, **options: Any) -> Match[State]:
    """A game in which always the first legal move but passing was made."""
    match: Match[State] = Match(GAME, options or {"factions": ["rome", "barbarians"]}, seed)
    while match.pending and len(match.records) < moves:
        seat, decision = next(iter(match.pending.items()))
        match.play(seat, decision.moves[0])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game that goes on."""
    path = tmp_path / "game.osada"
    journal.write(path, played(), {"seat 0": "Ola", "seat 1": "greedy"})
    return path


def edited(file: Path, line: int, old: str, new: str) -> Path:
    """The file with something else in one of its lines (counted from 1)."""
    lines = file.read_text("utf-8").split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    file.write_text("\n".join(lines), "utf-8")
    return file


def wrong_with(file: Path) -> JournalError:
    """What is wrong with a journal."""
    with pytest.raises(JournalError) as error:
        journal.replay(journal.read(file), GAMES)
    message = str(error.value)
    assert message.startswith(str(file))
    assert "\n" not in message
    return error.value


FIRST_MOVE = 11
"""The line on which the first move stands: the header, two notes, an empty line."""


def test_a_journal_is_pleasant_to_read(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert lines[:5] == [
        "osada journal 1",
        "game: settlers",
        f"rules: {GAME.version}",
        f"osada: {__version__}",
        'options: {"factions": ["rome", "barbarians"]}',
    ]
    assert lines[5] == "seed: 7"
    assert lines[7:10] == ["seat 0: Ola", "seat 1: greedy", ""]
    seat, verb, *_ = lines[FIRST_MOVE - 1].split()
    assert seat in "01"
    assert verb == "draft"
    assert "  # " in lines[FIRST_MOVE - 1]


def test_replay_equals_play(file: Path) -> None:
    found = journal.read(file)
    assert found.notes == {"seat 0": "Ola", "seat 1": "greedy"}
    again = journal.replay(found, GAMES)
    assert again.records == played().records
    assert journal.text(again, found.notes) == file.read_text("utf-8")


@pytest.mark.parametrize("options", [{"factions": ["egypt"]}, {"factions": ["japan", "rome"]}])
def test_a_finished_game_has_a_result(tmp_path: Path, options: dict[str, Any]) -> None:
    path = tmp_path / "over.osada"
    match = played(2000, "a seed of words", **options)
    journal.write(path, match)
    last = path.read_text("utf-8").splitlines()[-1]
    assert last.startswith("result: ")
    again = journal.replay(journal.read(path), GAMES)
    assert again.outcome == match.outcome
    assert again.seed == "a seed of words"


@pytest.mark.parametrize(
    "path", [*sorted(DATA.glob("*.osada")), ROLLED], ids=lambda path: path.stem
)
def test_old_records_still_load(path: Path) -> None:
    """For ever, hash by hash, by the rules that they name."""
    found = journal.read(path)
    match = journal.replay(found, GAMES)
    assert match.game.version == found.rules
    assert match.outcome is not None
    assert (
        journal.text(match, found.notes).splitlines()[7:]
        == path.read_text("utf-8").splitlines()[7:]
    )


def test_there_is_a_record_of_every_kind_of_table_with_boxes() -> None:
    """Each box and format, own decks, bans, five seats, a virtual faction; much happens."""
    texts = {path.stem: path.read_text("utf-8") for path in BOXED}
    said = [json.loads(text.splitlines()[4].removeprefix("options: ")) for text in texts.values()]
    formats = {(*each["boxes"], each.get("format", "introductory")) for each in said}
    assert {
        ("friends", "introductory"),
        ("aztecs", "introductory"),
        ("friends", "aztecs", "introductory"),
        ("aztecs", "friends", "open"),
        ("friends", "aztecs", "standard"),
    } <= formats
    assert {len(each["factions"]) for each in said} == {1, 2, 3, 5}
    every = "\n".join(texts.values())
    for line in ("visit ", "play ", "choose draw", "choose tokens", "samurai ", "choose tricolour"):
        assert re.search(rf"^\d {line}", every, re.MULTILINE), line


def test_a_game_that_has_not_begun_can_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "new.osada"
    journal.write(path, played(0))
    assert journal.replay(journal.read(path), GAMES).records == []


def test_a_resumed_game_can_be_undone(file: Path) -> None:
    match = played()
    seat = match.records[-1].seat
    again = journal.replay(journal.read(file), GAMES)
    assert again.why_no_undo(seat) == match.why_no_undo(seat)


def test_notes_stay_on_their_line() -> None:
    text = journal.text(played(0), {"seat 0": "Ola\n0 pass  # 12"})
    assert "seat 0: Ola 0 pass # 12\n" in text
    for key in ("seed", "osada", "Seat 0", "", "a:b"):
        with pytest.raises(ValueError, match="cannot be a note"):
            journal.text(played(0), {key: "x"})


def test_line_ends_of_another_system_are_read(file: Path) -> None:
    text = file.read_bytes().replace(b"\n", b"\r\n")
    file.write_bytes(b"\xef\xbb\xbf" + text)
    assert journal.replay(journal.read(file), GAMES).records == played().records


# Damage


def test_a_missing_file(tmp_path: Path) -> None:
    assert "No such file" in str(wrong_with(tmp_path / "none.osada"))
    assert "Is a directory" in str(wrong_with(tmp_path))


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.osada"
    for text in (b"", b"\n\n"):
        path.write_bytes(text)
        assert "is empty" in str(wrong_with(path))


@pytest.mark.parametrize(
    "text", [b"osada game\n", b"\x89PNG\r\n\x1a\n", b"osada journal x\n", b"\0"]
)
def test_a_file_that_is_no_journal(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "other.osada"
    path.write_bytes(text)
    assert 'the first line should read "osada journal 1"' in str(wrong_with(path))


def test_a_file_far_too_long(tmp_path: Path) -> None:
    path = tmp_path / "long.osada"
    path.write_bytes(b"osada journal 1\n" + b"#" * journal.LARGEST)
    assert "far too long" in str(wrong_with(path))


def test_another_format(file: Path) -> None:
    error = wrong_with(edited(file, 1, "1", "2"))
    assert error.line == 1
    assert "format 2" in str(error)
    assert "the version that wrote it" in str(error)


def test_another_rules_version(file: Path) -> None:
    error = wrong_with(edited(file, 3, GAME.version, "0"))
    assert error.line == 3
    assert 'rules version "0"' in str(error)
    assert f"replay it with Osada {__version__}" in str(error)


def test_another_game(file: Path) -> None:
    error = wrong_with(edited(file, 2, "settlers", "chess"))
    assert error.line == 2
    assert 'no game "chess"' in str(error)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("factions", "fractions", 'unknown option "fractions"; did you mean "factions"?'),
        ('"rome"', '"rom"', 'unknown faction "rom"; did you mean "rome"?'),
        ('"rome"', '"barbarians"', "SETUP-4"),
        ('["rome", "barbarians"]', "[]", "SETUP-1"),
        ('"rome", "barbarians"', '"rome","egypt","japan","barbarians","rome"', "SETUP-1"),
        ("{", "", "the options must read"),
        ("}", ', "lookout": "secret"}', 'unknown lookout "secret"'),
    ],
)
def test_options_that_cannot_be_played(file: Path, old: str, new: str, said: str) -> None:
    error = wrong_with(edited(file, 5, old, new))
    assert error.line == 5
    assert said in str(error)


def test_another_seed(file: Path) -> None:
    error = wrong_with(edited(file, 6, "7", "8"))
    assert error.line == 7
    assert "another start" in str(error)


@pytest.mark.parametrize("line", [2, 3, 5, 6, 7])
def test_a_header_with_a_line_missing(file: Path, line: int) -> None:
    lines = file.read_text("utf-8").split("\n")
    key = lines.pop(line - 1).split(":")[0]
    file.write_text("\n".join(lines), "utf-8")
    assert f'the header has no line "{key}:"' in str(wrong_with(file))


def test_a_header_cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:40])
    assert "cut off" in str(wrong_with(file))


def test_a_header_with_a_strange_line(file: Path) -> None:
    error = wrong_with(edited(file, 8, "seat 0: Ola", "Ola plays"))
    assert error.line == 8
    assert '"Ola plays" is not a line of a header' in str(error)


def test_a_journal_cut_off_anywhere_is_sound_up_to_there(file: Path) -> None:
    whole = file.read_bytes()
    hashes = [record.hash for record in played().records]
    begin = whole.index(b"\n\n") + 2
    for end in range(begin, len(whole) - 1, 7):
        file.write_bytes(whole[:end])
        match, error = journal.salvage(journal.read(file), GAMES)
        lines = whole[begin:end].count(b"\n")
        complete = whole[end : end + 1] == b"\n"
        assert [record.hash for record in match.records] == hashes[: lines + complete]
        if error is None:
            assert complete or whole[end - 1 : end] == b"\n"
        else:
            assert error.sound
            assert "breaks off" in str(error)
            assert error.line == FIRST_MOVE + lines


def test_an_edited_move_is_refused_with_its_clause(file: Path) -> None:
    error = wrong_with(edited(file, FIRST_MOVE, "draft", "build"))
    assert error.line == FIRST_MOVE
    assert "LOOKOUT" in str(error)
    assert "edited" in str(error)


def test_a_move_out_of_turn(file: Path) -> None:
    text = file.read_text("utf-8").split("\n")[FIRST_MOVE - 1]
    other = "1" if text[0] == "0" else "0"
    error = wrong_with(edited(file, FIRST_MOVE, text[0], other))
    assert error.line == FIRST_MOVE
    assert f"seat {other} cannot" in str(error)
    assert "It is not your turn" in str(error)
    assert "(LOOKOUT-4)" in str(error)
    assert "seat 9 cannot" in str(wrong_with(edited(file, FIRST_MOVE, other, "9")))


def test_an_edited_hash(file: Path) -> None:
    match = played()
    error = wrong_with(edited(file, FIRST_MOVE + 3, match.records[3].hash, "0123456789abcdef"))
    assert error.line == FIRST_MOVE + 3
    assert "otherwise than recorded" in str(error)


def test_another_legal_move(file: Path) -> None:
    match = played()
    at = next(
        at
        for at in range(len(match.records))
        if len(next(iter(match.fork(at).pending.values())).moves) > 1
    )
    before = match.fork(at)
    seat, decision = next(iter(before.pending.items()))
    other = GAME.text(before.state, seat, decision.moves[-1])
    error = wrong_with(edited(file, FIRST_MOVE + at, match.records[at].text, other))
    assert error.line == FIRST_MOVE + at
    assert "otherwise than recorded" in str(error)


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("drafft ", "did you mean"),
        ("visit mill ", "expansion"),
        ("draft millx ", 'there is no card "millx"; did you mean "mill"?'),
        ("raze mill of 7 ", 'there is no seat "7"'),
        ("send wodo ", 'there is no good "wodo"; did you mean "wood"?'),
    ],
)
def test_a_move_that_cannot_be_read(file: Path, new: str, said: str) -> None:
    text = played().records[0].text
    error = wrong_with(edited(file, FIRST_MOVE, text, new))
    assert error.line == FIRST_MOVE
    assert said in str(error)


@pytest.mark.parametrize("new", ["hello", "0 pass", "x pass # 12", "0 pass # xyz", "-1 pass # 12"])
def test_a_line_that_is_no_move(file: Path, new: str) -> None:
    text = file.read_text("utf-8").split("\n")[FIRST_MOVE + 4]
    error = wrong_with(edited(file, FIRST_MOVE + 5, text, new))
    assert error.line == FIRST_MOVE + 5
    assert "is not a move" in str(error)


def test_garbage_in_the_middle(file: Path) -> None:
    lines = file.read_bytes().split(b"\n")
    lines[FIRST_MOVE + 1] = b"\xff\xfe\x00garbage\x1b[2J"
    file.write_bytes(b"\n".join(lines))
    error = wrong_with(file)
    assert error.line == FIRST_MOVE + 2
    assert "not text" in str(error)
    assert str(error).isprintable()
    match = journal.replay(journal.read(file), GAMES, until_error=True)
    assert match.records == played().records[:2]


def test_a_result_that_is_not_true(tmp_path: Path) -> None:
    path = tmp_path / "over.osada"
    match = played(2000)
    journal.write(path, match)
    line = path.read_text("utf-8").count("\n")
    edited(path, line, "result: ", "result: 1")
    error = wrong_with(path)
    assert error.line == line
    assert "the result is" in str(error)
    with open(path, "a", encoding="utf-8") as more:
        more.write("0 pass  # 12\n")
    assert "below the result" in str(wrong_with(path))


def test_a_result_too_early(file: Path) -> None:
    with open(file, "a", encoding="utf-8") as more:
        more.write("result: 1 2, won by 1\n")
    assert "not over" in str(wrong_with(file))


def test_a_move_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "over.osada"
    journal.write(path, played(2000))
    lines = path.read_text("utf-8").splitlines()
    lines[-1] = "0 pass  # 0123456789abcdef"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    assert "after the end of the game" in str(wrong_with(path))


@settings(max_examples=60)
@given(st.binary(max_size=200), st.booleans(), st.integers(0, 10_000))
def test_whatever_is_in_a_file_there_is_one_clear_sentence(
    garbage: bytes, instead: bool, place: int
) -> None:
    whole = journal.text(played(12)).encode()
    at = place % len(whole)
    text = whole[:at] + garbage + whole[at + len(garbage) * instead :]
    said = "some.osada: all is well"
    try:
        journal.replay(journal.parse(text, "some.osada"), GAMES)
    except JournalError as error:
        said = str(error)
    assert said.startswith("some.osada:")
    assert said.isprintable()


# Saving


def test_a_full_disk_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(JournalError, match="No space left on device") as error:
        journal.write(file, played(50))
    assert "untouched" in str(error.value)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_a_save_that_is_interrupted_leaves_the_old_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        journal.write(file, played(50))
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    for place in (tmp_path / "no" / "folder.osada", tmp_path, Path("/dev/full")):
        with pytest.raises(JournalError, match="cannot be saved"):
            journal.write(place, played(0))


def test_saving_again_keeps_permissions_and_links(file: Path, tmp_path: Path) -> None:
    file.chmod(0o640)
    link = tmp_path / "link.osada"
    link.symlink_to(file)
    journal.write(link, played(41))
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert len(journal.replay(journal.read(file), GAMES).records) == 41

"""The commands: what they print, and one clear sentence for whatever cannot be done."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from osada import __version__, build
from osada.cli import main
from osada.cli.coverage import COMPLETE, coverage
from osada.kernel import journal
from osada.kernel.match import Match
from osada.rules import games
from osada.settlers.catalogue import base
from osada.settlers.game import VERSION, Settlers
from osada.settlers.state import State
from tests.arena import OWN as CARD
from tests.arena import begun

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OSADA_LANGUAGE", raising=False)


def refused(said: Said, *words: str, code: int = 2) -> str:
    """The sentence with which a command is refused."""
    assert main(words) == code
    written = said.readouterr()
    assert written.out == ""
    sentence = written.err
    assert sentence.startswith("osada: ")
    assert sentence.count("\n") == 1
    return sentence.removeprefix("osada: ").strip()


def printed(said: Said, *words: str, code: int = 0) -> str:
    """What a command prints."""
    assert main(words) == code
    return said.readouterr().out


# The command itself


def test_version_and_help(said: Said) -> None:
    version = printed(said, "--version").strip()
    assert version == f"{__version__} (rules {VERSION}, {build.text()})"
    for words in ((), ("--help",)):
        text = printed(said, *words)
        for command in ("play", "replay", "cards", "rules", "decks", "scenario", "bench"):
            assert command in text
    assert "--factions" in printed(said, "play", "--help")
    assert "faction: rome" in printed(said, "decks", "--help")


@pytest.fixture
def said(capsys: Said) -> Said:
    """What was printed."""
    return capsys


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("plya", 'unknown command "plya". Did you mean "play"?'),
        ("play --lanuage pl", "Did you mean --language? (see `osada play --help`)"),
        ("play --language xx", 'invalid value "xx" for --language'),
        ("replay", "requires an argument"),
        ("replay a b", "too many words: b"),
        ("bench --games many", 'unable to convert "many" into int'),
        ("bench --games 0", "at least 1 game"),
    ],
)
def test_words_that_are_not_understood(said: Said, words: str, sentence: str) -> None:
    assert sentence in refused(said, *words.split())


def osada(*words: str, **more: Any) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "osada", *words], capture_output=True, text=True, **more
    )


def test_it_runs_as_a_module() -> None:
    done = osada("rules", "RAZE-12")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("RAZE-12 ")
    assert osada("carts").returncode == 2


def test_nobody_reads_on() -> None:
    shell = f"{sys.executable} -m osada cards | head -1"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True)
    assert done.stderr == ""


def test_a_full_disk() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "osada", "cards"], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 2
    assert done.stderr == "osada: the output cannot be written: No space left on device\n"


def test_ctrl_c_is_quiet() -> None:
    with begun("bench", "--games", "100000") as running:
        assert running.stderr is not None
        assert "random games" in running.stderr.readline()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130, "", "")


# Cards


def test_all_cards_are_listed(said: Said) -> None:
    text = printed(said, "cards")
    assert "carpenters-workshop" in text
    assert "204 with all copies" in text


def test_cards_are_filtered(said: Said) -> None:
    found = json.loads(
        printed(
            said, "cards", "--faction", "rome", "--kind", "action", "--colour", "grey", "--json"
        )
    )
    assert {each["faction"] for each in found} == {"rome"}
    assert {each["kind"] for each in found} == {"action"}
    assert all("grey" in each["colours"] for each in found)
    assert "rome/sculptors-workshop" in [each["slug"] for each in found]
    house = json.loads(printed(said, "cards", "--source", "house", "--json"))
    assert {each["source"] for each in house} == {"house"}


@pytest.mark.parametrize("word", ["mill", "com006", "Mill", "Młyn", "větrný mlýn"])
def test_a_card_is_shown(said: Said, word: str) -> None:
    text = printed(said, "cards", word)
    assert "mill (com006)" in text
    assert "3 wood" in text
    assert "each time you build a red location" in text


def test_a_card_in_another_language(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    assert printed(said, "cards", "mill", "--language", "pl").startswith("Młyn\n")
    monkeypatch.setenv("OSADA_LANGUAGE", "cs")
    assert printed(said, "cards", "mill").startswith("Větrný mlýn\n")


def test_copies_that_differ_are_told_apart(said: Said) -> None:
    text = printed(said, "cards", "rome/sculptors-apprentice")
    assert "deal     gold (rom003, rom004); stone (rom005)" in text


def test_a_name_that_several_cards_have(said: Said) -> None:
    text = printed(said, "cards", "Quarry")
    assert "barbarians/quarry" in text
    assert "egypt/quarry" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("cards mil", 'there is no card "mil"; did you mean "mill"?'),
        ("cards xyzzy", 'there is no card "xyzzy"; `osada cards` lists them all'),
        ("cards --faction roma", 'there is no faction "roma"; did you mean "rome"?'),
        ("cards --colour gray", 'there is no colour "gray"; did you mean "grey"?'),
        ("cards --kind magic", "choose one of production, feature, action"),
        ("cards --source me", "choose one of seed, public, house"),
        ("cards --cards nowhere", 'there is no folder or file "nowhere" with cards'),
        ("cards check nowhere", 'there is no folder or file "nowhere"'),
    ],
)
def test_unknown_words_about_cards(said: Said, words: str, sentence: str) -> None:
    assert sentence in refused(said, *words.split())


def own_cards(folder: Path, text: str = CARD, name: str = "mine.cards") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    return folder


def test_own_cards_without_mistakes(said: Said, tmp_path: Path) -> None:
    folder = own_cards(tmp_path / "mine")
    assert printed(said, "cards", "check", str(folder)) == "3 cards in 1 file, no mistakes\n"
    text = printed(said, "cards", "rome/aqueduct", "--cards", str(folder), "--language", "pl")
    assert text.startswith("Akwedukt\n")


def test_every_mistake_in_own_cards_is_told(said: Said, tmp_path: Path) -> None:
    broken = (
        CARD.replace("2 stone", "2 stoen")
        .replace("grey", "gray")
        .replace("rom101-103", "rom001-003")
    )
    folder = own_cards(tmp_path / "mine", broken)
    assert main(["cards", "check", str(folder)]) == 1
    written = said.readouterr()
    assert f'{folder}/mine.cards:7: unknown good "stoen"; did you mean "stone"?' in written.out
    assert f'{folder}/mine.cards:6: unknown colour "gray"; did you mean "grey"?' in written.out
    assert "the number rom001 already belongs to" in written.out
    assert "mistakes in the card files" in written.err
    assert "more mistakes; see `osada cards check" in refused(said, "cards", "--cards", str(folder))


def test_cards_that_repeat_each_other_for_ever(said: Said, tmp_path: Path) -> None:
    endless = CARD.replace("1 stone\n", "the goods of another production location\n")
    folder = own_cards(tmp_path / "mine", endless)
    text = printed(said, "cards", "check", str(folder), code=1)
    assert "forever" in text


def test_a_folder_without_cards(said: Said, tmp_path: Path) -> None:
    assert "holds no card file" in printed(said, "cards", "check", str(tmp_path), code=1)


# Rules


def test_clauses_are_shown(said: Said) -> None:
    text = printed(said, "rules", "raze-12", "CARD-25", "FRIENDS-1")
    assert text.startswith("RAZE-12  ")
    assert "(nothing to execute: cardboard)" in text
    assert "(expansion: friends)" in text
    polish = printed(said, "rules", "RAZE-12", "--language", "pl")
    assert polish != text
    assert printed(said, "rules", "DECK").count("DECK-") > 14


def test_clauses_are_found_by_words(said: Said) -> None:
    text = printed(said, "rules", "--search", "foundation razed")
    assert "RAZE-12" in text
    found = json.loads(printed(said, "rules", "--search", "foundation", "--json"))
    assert {"id", "text", "source", "nothing", "box", "area", "game"} <= set(found[0])
    assert "no clause contains" in refused(said, "rules", "--search", "xyzzy", code=1)


def test_all_areas(said: Said) -> None:
    text = printed(said, "rules")
    assert "RAZE " in text
    assert "\n  Aztecs\n  A fifth Faction that prays." in text
    assert "\n  Aztekowie\n" in printed(said, "rules", "--language", "pl")
    found = json.loads(printed(said, "rules", "--json"))
    title = "Deck formats and deck building"
    assert {"game": "settlers", "area": "DECK", "title": title, "clauses": 14} in found
    assert {"game": "rollwrite", "area": "RW-TIE", "title": "Ties", "clauses": 3} in found


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        ("RAZE-99", "RAZE goes from RAZE-1"),
        ("RASE-12", "did you mean RAZE-12"),
        ("x", "no clause X"),
    ],
)
def test_unknown_clauses(said: Said, clause: str, sentence: str) -> None:
    assert sentence in refused(said, "rules", clause)


def test_coverage(said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for box in ("friends", "aztecs", "campaign"):
        monkeypatch.setitem(COMPLETE, box, False)
    (tmp_path / "scenarios" / "raze").mkdir(parents=True)
    (tmp_path / "scenarios" / "raze" / "a.yaml").write_text(
        "rule: [RAZE-12, RAZE-11, RH-GRID-03, BLESS-2]\n", "utf-8"
    )
    (tmp_path / "test_b.py").write_text(
        'def test_b():\n    """DECK-10, RW-TIE-01, RAZE-12, AMB-A10, not RAZE-120."""\n'
        '\nDECK = "DECK-9"\n',
        "utf-8",
    )
    found, mistakes = coverage(tmp_path)
    by_id = {shown.clause.id: shown for shown in found}
    assert not mistakes
    assert by_id["RAZE-12"].scenarios == ["scenarios/raze/a.yaml"]
    assert by_id["RAZE-12"].tests == by_id["DECK-10"].tests == ["test_b.py"]
    assert not by_id["DECK-10"].missing
    assert by_id["DECK-9"].missing
    assert by_id["RH-GRID-03"].scenarios == ["scenarios/raze/a.yaml"]
    assert by_id["RW-TIE-01"].tests == ["test_b.py"]
    assert by_id["RW-TIE-02"].missing
    assert not by_id["CARD-25"].missing  # nothing to execute
    assert not by_id["FRIENDS-1"].missing  # a box that is not complete yet
    assert by_id["AMB-A10"].tests == ["test_b.py"]
    text = printed(said, "rules", "--coverage", "--tests", str(tmp_path), code=1)
    *_, missing, base, friends, aztecs, campaign = text.splitlines()
    assert "DECK-9" in missing
    assert "3 shown by scenarios, 2 by tests only, 19 with nothing to execute, 0 to come" in base
    assert friends == (
        "friends: 59 clauses: 0 shown by scenarios, 0 by tests only, 0 with nothing to execute, "
        "59 to come, 0 missing"
    )
    assert aztecs.startswith("aztecs: 242 clauses: 1 shown by scenarios, 1 by tests only, 26 with")
    assert campaign.startswith("campaign: 389 clauses: 0 shown by scenarios, 0 by tests only, 10")
    document = json.loads(
        printed(said, "rules", "--coverage", "--json", "--tests", str(tmp_path), code=1)
    )
    assert document["counts"]["by_scenarios"] == 4
    assert document["boxes"]["aztecs"]["by_tests_only"] == 1
    assert {shown["game"] for shown in document["clauses"]} == set(games())


def test_a_complete_box_needs_every_clause(
    said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COMPLETE, "friends", True)
    monkeypatch.setitem(COMPLETE, "aztecs", False)
    monkeypatch.setitem(COMPLETE, "campaign", False)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "a.yaml").write_text("rule: FRIENDS-2\n", "utf-8")
    found, _ = coverage(tmp_path)
    missing = {shown.clause.id for shown in found if shown.missing}
    assert {"FRIENDS-1", "AMB-53", "AMB-X-17"} <= missing
    assert not {"FRIENDS-2", "BLESS-1", "AMB-X-18"} & missing
    text = printed(said, "rules", "--coverage", "--tests", str(tmp_path), code=1)
    assert "FRIENDS-1         expansion: friends, MISSING" in text
    assert "0 to come, 58 missing" in text


def test_coverage_finds_unknown_clauses_and_broken_files(said: Said, tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "a.yaml").write_text("rule: RAZE-99\n", "utf-8")
    (tmp_path / "scenarios" / "b.yaml").write_text("rule: [\n", "utf-8")
    assert main(["rules", "--coverage", "--tests", str(tmp_path)]) == 1
    errors = said.readouterr().err
    assert "there is no clause RAZE-99" in errors
    assert 'b.yaml: has no readable "rule"' in errors
    sentence = refused(said, "rules", "--coverage", "--tests", str(tmp_path / "none"))
    assert "name that of the tests with --tests FOLDER" in sentence


# Decks


def test_formats_are_listed(said: Said) -> None:
    text = printed(said, "decks")
    for name in ("introductory", "open", "standard"):
        assert name in text
    assert len(json.loads(printed(said, "decks", "--json"))) == 3


def test_a_deck_to_begin_with(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "romans.txt"
    file.write_text(printed(said, "decks", "show", "rome"), "utf-8")
    assert "30 cards of rome, a standard deck" in printed(said, "decks", "check", str(file))
    assert "30 cards" in printed(said, "decks", "check", str(file), "--format", "open")


def test_an_illegal_deck(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "romans.txt"
    whole = printed(said, "decks", "show", "rome")
    file.write_text(whole.replace("3 rome/administration", "2 rome/administration"), "utf-8")
    text = printed(said, "decks", "check", str(file), code=1)
    assert "with 2 of its 3 copies; take all of them or none (DECK-10)" in text
    document = json.loads(printed(said, "decks", "check", str(file), "--json", code=1))
    assert document["problems"][0]["clauses"] == ["DECK-10"]


def test_what_a_file_says_does_not_steer_the_terminal(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "romans.txt"
    file.write_text("faction: rome\n\x1b[31mred\u202e\n", "utf-8")
    sentence = refused(said, "decks", "check", str(file))
    assert 'cannot read "\ufffd[31mred\ufffd"' in sentence


def test_a_deck_with_own_cards(said: Said, tmp_path: Path) -> None:
    """EX-17."""
    folder = own_cards(tmp_path / "arches")
    file = tmp_path / "romans.txt"
    whole = printed(said, "decks", "show", "rome")
    file.write_text(whole.replace("3 rome/administration", "3 rome/aqueduct"), "utf-8")
    words = ("decks", "check", str(file), "--cards", str(folder))
    assert "a standard deck" in printed(said, *words)
    assert 'there is no card "rome/aqueduct"' in refused(said, "decks", "check", str(file))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("decks check none.txt", "none.txt: cannot be read: No such file"),
        ("decks check x --format standart", 'did you mean "standard"?'),
        ("decks show roma", 'there is no deck "roma"; did you mean "rome"?'),
    ],
)
def test_unknown_words_about_decks(said: Said, words: str, sentence: str) -> None:
    assert sentence in refused(said, *words.split())


# Scenarios


SCENARIO = """
rule: TRADE-1
title: Two workers bring a wood
given: {players: [{faction: rome, goods: {worker: 2}}, {faction: egypt}]}
when: [{by: 0, move: send wood}]
then: {players: {0: {goods: {wood: WOOD, worker: 0}}}}
"""


def test_scenarios(said: Said, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(SCENARIO.replace("WOOD", "1"), "utf-8")
    assert printed(said, "scenario", str(tmp_path)).splitlines()[-1] == "1 passed, 0 failed"
    (tmp_path / "b.yaml").write_text(SCENARIO.replace("WOOD", "2"), "utf-8")
    assert "1 passed, 1 failed" in printed(said, "scenario", str(tmp_path), code=1)
    document = json.loads(printed(said, "scenario", str(tmp_path), "--json", code=1))
    assert (document["passed"], document["failed"]) == (1, 1)
    assert "cannot be read" in printed(said, "scenario", "none.yaml", code=1)
    assert "name some" in refused(said, "scenario")


# Bench


# Play


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """With which words the terminal was started."""
    chosen: dict[str, Any] = {}

    def start(**words: Any) -> int:
        chosen.update(words)
        return 0

    terminal = ModuleType("osada.terminal.start")
    terminal.start = start  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "osada.terminal.start", terminal)
    return chosen


def test_a_plain_game(started: dict[str, Any]) -> None:
    words = "play --plain --players me:Ola,greedy,random --factions Rome,barbarians,egypt --seed 7"
    assert main([*words.split(), "--language", "pl", "--lookout", "advanced"]) == 0
    games = started.pop("games")
    assert games["settlers"].cards is base()
    assert started == {
        "game": "settlers",
        "options": {"factions": ["rome", "barbarians", "egypt"], "lookout": "advanced"},
        "seats": ["human:Ola", "greedy", "random"],
        "seed": 7,
        "language": "pl",
        "plain": True,
        "file": None,
    }


@pytest.mark.parametrize(
    ("words", "seats", "factions"),
    [
        ("", ["human", "greedy"], ["rome", "barbarians"]),
        ("--players me", ["human"], ["rome"]),
        ("--factions egypt", ["human"], ["egypt"]),
        ("--factions egypt,rome,japan", ["human", "greedy", "greedy"], ["egypt", "rome", "japan"]),
        ("--players random,greedy", ["random", "greedy"], ["rome", "barbarians"]),
        (
            "--players me:Ola,Hard@Jan,MCTS:1000ms",
            ["human:Ola", "hard@Jan", "mcts:1s"],
            ["rome", "barbarians", "japan"],
        ),
    ],
)
def test_who_plays(
    started: dict[str, Any], words: str, seats: list[str], factions: list[str]
) -> None:
    assert main(["play", "--plain", *words.split()]) == 0
    assert (started["seats"], started["options"]["factions"]) == (seats, factions)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--factions rome,rome", 'cannot both play "rome"'),
        ("--factions rome,roma", 'unknown faction "roma"; did you mean "rome"?'),
        ("--players me,me,me,me,me", "5 players cannot play: the game is for 1 to 4 (SETUP-1)"),
        ("--players=", "0 players cannot play: the game is for 1 to 4 (SETUP-1)"),
        ("--factions=", "0 players cannot play"),
        ("--factions rome,egypt,japan,barbarians,rome", "5 players cannot play"),
        ("--players me,gredy", 'there is no player "gredy"; did you mean "greedy"?'),
        ("--players me,mcts:0", "mcts takes 1 to 100000 simulations or a time from 1ms to 60s"),
        ("--players me,greedy:Ola", "a name goes behind @: greedy@Ola"),
        ("--players me,greedy --factions rome", "2 players and 1 factions"),
        ("--lookout secret", 'unknown lookout "secret"'),
        ("--peaceful --peaceful-drafts 3", "must be 1 or 2 (VAR-PEACE-3)"),
        ("--players me --peaceful", "AMB-30"),
        ("--cards nowhere", 'there is no folder or file "nowhere"'),
        ("--resume nothing.osada", 'there is no file "nothing.osada" to resume'),
        ("--save no/where.osada", 'there is no folder "no" to save in'),
        ("--resume a --save b", "leave --save out"),
        ("--resume a --seed 7", "leave --seed out"),
    ],
)
def test_games_that_cannot_be_played(
    said: Said, started: dict[str, Any], words: str, sentence: str
) -> None:
    assert sentence in refused(said, "play", "--plain", *words.split())
    assert not started


@pytest.mark.parametrize(
    ("words", "polish", "czech"),
    [
        ("arena --boxes friend", "nie ma dodatku", "neexistuje"),
        ("arena --boxes friends --format best", "do wyboru: introductory", "na výběr je"),
        ("arena --seats 5", "gra jest dla 1–4 (SETUP-1)", "hra je pro 1 až 4 (SETUP-1)"),
        ("arena --boxes friends --virtual-faction rome", "AMB-X-14", "AMB-X-14"),
        ("arena --boxes friends --bans rome/foru", "„rome/forum”? (AMB-X-16)", "„rome/forum“?"),
        ("arena --boxes friends --decks rome-aztecs", "na stole dodatków", "na stole rozšíření"),
        ("arena --boxes friends --decks egypt --factions rome,japan", "DECK-4", "DECK-4"),
        ("decks compare rome rome-friends --boxes frends", "DECK-13", "DECK-13"),
        ("play --players me,easy,easy,easy,easy --boxes aztecs", "SETUP-1", "SETUP-1"),
    ],
)
def test_options_are_refused_in_the_language_of_whoever_asks(
    said: Said, monkeypatch: pytest.MonkeyPatch, words: str, polish: str, czech: str
) -> None:
    command, *rest = words.split()
    bots = ["--players", "greedy"] if command == "arena" else []
    english = refused(said, command, *rest, *bots)
    sentences = {english}
    for language, piece in (("pl", polish), ("cs", czech)):
        monkeypatch.setenv("OSADA_LANGUAGE", language)
        told = refused(said, command, *rest, *bots)
        assert piece in told
        sentences.add(told)
    assert len(sentences) == 3


def test_saving_and_resuming(said: Said, started: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.osada"
    assert main(["play", "--plain", "--save", str(file)]) == 0
    assert started["file"] == file
    match: Match[State] = Match(Settlers(), {"factions": ["rome", "egypt"]}, 7)
    journal.write(file, match)
    assert "is there already" in refused(said, "play", "--plain", "--save", str(file))
    started.clear()
    assert main(["play", "--plain", "--resume", str(file)]) == 0
    assert (started["file"], started["seats"], started["options"]) == (file, [], {})


def test_a_damaged_game_cannot_be_resumed(said: Said, started: dict[str, Any], file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-8])
    sentence = refused(said, "play", "--plain", "--resume", str(file))
    assert "breaks off" in sentence
    assert f"`osada replay {file} --salvage --save NEW` keeps the moves above it" in sentence
    assert file.read_bytes() == whole[:-8]
    assert not started


def test_without_a_terminal_only_plain(said: Said, started: dict[str, Any]) -> None:
    assert "use `osada play --plain`" in refused(said, "play")
    assert not started


def test_ctrl_c_in_a_game(
    said: Said, started: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(**_: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["osada.terminal.start"], "start", start)
    assert main(["play", "--plain"]) == 130
    assert said.readouterr() == ("", "")


# Replay


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game that goes on."""
    match: Match[State] = Match(Settlers(), {"factions": ["rome", "barbarians"]}, 7)
    while len(match.records) < 30:
        seat, decision = next(iter(match.pending.items()))
        match.play(seat, decision.moves[0])
    path = tmp_path / "game.osada"
    journal.write(path, match, {"seat 0": "Ola", "seat 1": "Jan"})
    return path


def test_a_replay_prints_moves_and_the_position(said: Said, file: Path) -> None:
    text = printed(said, "replay", str(file), "--plain")
    assert "   1  " in text
    assert "Ola" in text
    assert "after move 30 of 30" in text
    at = printed(said, "replay", str(file), "--at", "3")
    assert "after move 3 of 30" in at
    assert "after move 0 of 30" in printed(said, "replay", str(file), "--at", "0")


def test_a_replay_shows_no_more_than_a_seat_saw(said: Said, file: Path) -> None:
    spectator = json.loads(printed(said, "replay", str(file), "--json"))
    assert all("hand" not in player for player in spectator["view"]["players"])
    assert len(spectator["moves"]) == 30
    own = json.loads(printed(said, "replay", str(file), "--json", "--seat", "1", "--at", "4"))
    assert ["hand" in player for player in own["view"]["players"]] == [False, True]
    assert own["at"] == 4


def test_a_replay_is_walked_through_with_keys(
    said: Said, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = iter(["", "n", "p", "17", "99", "x", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(keys))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    text = printed(said, "replay", str(file))
    shown = [line for line in text.splitlines() if line.startswith("after move")]
    assert [line.split()[2] for line in shown] == ["0", "1", "2", "1", "17", "17", "17"]
    assert "is not a step" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--at 31", "there is no move 31"),
        ("--at -1", "there is no move -1"),
        ("--seat 2", "seats here are 0 to 1"),
        ("--seat -1", "there is no seat -1"),
    ],
)
def test_what_a_journal_has_not(said: Said, file: Path, words: str, sentence: str) -> None:
    assert sentence in refused(said, "replay", str(file), *words.split())


def test_a_damaged_journal(said: Said, file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-8])
    sentence = refused(said, "replay", str(file))
    assert "breaks off" in sentence
    assert "the 29 moves above it are sound, see them with --salvage" in sentence
    saved = tmp_path / "saved.osada"
    assert main(["replay", str(file), "--salvage", "--save", str(saved)]) == 0
    written = said.readouterr()
    assert "after move 29 of 29" in written.out
    assert "here are the 29 moves above it" in written.err
    assert "Ola" in printed(said, "replay", str(saved))
    assert "is there already" in refused(said, "replay", str(saved), "--save", str(saved))
    assert file.read_bytes() == whole[:-8]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (b"osada journal 1", b"hello", "is not a journal"),
        (f"rules: {Settlers().version}".encode(), b"rules: 0", 'rules version "0"'),
        (b"0 draft", b"0 build", "LOOKOUT"),
        (b"seed: 7", b"seed: 8", "another start"),
        (b"rome", b"roma", 'did you mean "rome"?'),
    ],
)
def test_an_edited_journal(said: Said, file: Path, old: bytes, new: bytes, sentence: str) -> None:
    file.write_bytes(file.read_bytes().replace(old, new, 1))
    assert sentence in refused(said, "replay", str(file))


def test_a_missing_journal(said: Said, tmp_path: Path) -> None:
    sentence = refused(said, "replay", str(tmp_path / "none"))
    assert sentence.endswith("cannot be read: No such file or directory")
    assert "cannot be read" in refused(said, "replay", str(tmp_path))


def test_no_place_to_save_what_was_replayed(said: Said, file: Path) -> None:
    words = ("replay", str(file), "--save", os.path.join("no", "folder", "x.osada"))
    assert "cannot be saved: No such file or directory" in refused(said, *words)

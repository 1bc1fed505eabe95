"""The scenario runner: what a file may say, and one line for whatever it says wrongly."""

from pathlib import Path

import pytest

from osada.scenario import run_file, run_files

HEAD = "rule: ACT-1\ntitle: A test\n"
TWO = "given:\n  players:\n    - {faction: rome%s}\n    - {faction: japan}\n"


def wrong(tmp_path: Path, text: str) -> str:
    path = tmp_path / "case.yaml"
    path.write_text(text, "utf-8")
    return "; ".join(run_file(path).wrong)


def case(tmp_path: Path, player: str, rest: str) -> str:
    return wrong(tmp_path, HEAD + TWO % (f", {player}" if player else "") + rest)


MISTAKES = {
    "": "the scenario must be a mapping",
    "rule: [": "line 1",
    "title: x\ngiven: {}": 'has no "rule"',
    HEAD: 'has no "given"',
    HEAD + "given: {playrs: []}": 'did you mean "players"?',
    HEAD + "given: {players: []}": "0 players cannot play",
    HEAD + "given: {players: [{faction: roma}]}": 'did you mean "rome"?',
    HEAD + "given: {players: [{faction: rome}, {faction: rome}]}": "SETUP-4",
    HEAD + "rule: ACT-2\n" + TWO % "": '"rule" stands twice',
    HEAD + "given: &a [*a]": "must be a mapping",
}


@pytest.mark.parametrize("text", MISTAKES)
def test_files_that_are_no_scenario(tmp_path: Path, text: str) -> None:
    assert MISTAKES[text] in wrong(tmp_path, text)


GIVENS = {
    "hand: [mil]": 'did you mean "mill"?',
    "hand: [mill, mill]": '"mill" has only 1 copies',
    "hand: [com006, com006]": "named twice",
    "hand: [{card: mill}]": "a card is named by its slug or number",
    "hand: [[mill]]": "a card is named by its slug or number",
    "hand: [att001]": "there is no card",
    "goods: {stoen: 1}": 'did you mean "stone"?',
    "goods: {stone: -1}": "from 0 to 9999",
    "goods: {stone: 1000000000000000000000000000000}": "from 0 to 9999",
    "goods: {vp: 1}": "does not lie in a supply",
    "deck: [mill]": "cannot lie in the deck of rome",
    "discard: [mill]": "cannot lie in the discard pile of rome",
    "deals: [{card: rome/builder, of: 1}]": "has no location rome/builder",
    "passed: maybe": "must be true or false",
    "empire: [{card: mill, samuraj: true}]": 'did you mean "samurai"?',
    "empire: [{uses: 1}]": "names no card",
    "score: [1]": "whole number",
    "foundations: 99": "not enough cards left",
}


@pytest.mark.parametrize("player", GIVENS)
def test_players_that_cannot_be(tmp_path: Path, player: str) -> None:
    assert GIVENS[player] in case(tmp_path, player, "")


STEPS = {
    "when: [{by: 7, move: pass}]": "there is no seat 7",
    "when: [{move: pass}]": 'needs "by" and "move"',
    "when: [{by: 0, move: 5}]": "a move is a line of text",
    "when: [{by: 0, move: jump}]": "is no move",
    "when: [{by: 0, move: pass, chose: {}}]": 'did you mean "choose"?',
    "when: [{by: 0, move: pass, choose: {dek: common}}]": "no kind of question",
    "when: [{by: 0, move: pass, choose: {deck: common}}]": "nothing asks",
    "when: [{by: 1, move: pass}]": "ACT-1",
    "when: [{by: 0, move: pass, refused: ACT-9}]": "but is possible",
    "when: [{by: 1, move: pass, refused: RAZE-1}]": "refused by ACT-1, not by RAZE-1",
    "when: [{run: action}]": "cannot be run",
    "when: [{run: [lookout]}]": "cannot be run",
    "when: [{run: attack}]": "SOLO-9",
    "then: {players: {5: {}}}": "there is no seat 5",
    "then: {players: {0: {hand: [mil]}}}": "there is no card",
    "then: {players: {0: {hand: [{card: mill}]}}}": "there is no card",
    "then: {players: {0: {hand: [mill]}}}": "player 0: hand is [], expected ['mill']",
    "then: {phase: lunch}": 'there is no phase "lunch"',
    "then: {turn: 1}": "turn is 0, expected 1",
    "then: {can: 5}": "is no move",
    "then: {can: [end]}": '"end" should be possible but is refused',
    "then: {cannot: {pass: ACT-1}}": '"pass" should be refused',
    "then: {winners: [0]}": "the game is not over",
    "then: {virtual: {}}": "only in a game of one player",
}


@pytest.mark.parametrize("rest", STEPS)
def test_steps_and_results_that_do_not_hold(tmp_path: Path, rest: str) -> None:
    assert STEPS[rest] in case(tmp_path, "", rest + "\n")


RIGHT = {
    # an answer finds its question, also behind one that answers itself
    "hand: [rome/legion], goods: {food: 1, gold: 1}": (
        "when: [{by: 0, move: deal rome/legion, choose: {pay: {gold: 1}}}]\n"
        "then: {players: {0: {only_goods: {food: 1, raze: 1}}}}\n"
    ),
    # the only possible answer may be written out
    "hand: [ruins, rome/builder], goods: {stone: 1}, empire: [mill]": (
        "when: [{by: 0, move: build rome/builder, choose: {discard: mill, pay: {stone: 1}}}]\n"
        "then: {common_discard: [mill]}\n"
    ),
    # a refused step changes nothing
    "goods: {worker: 4}": (
        "when: [{by: 0, move: 'send wood, gold', refused: TRADE-5}]\n"
        "then: {turn: 0, players: {0: {only_goods: {worker: 4}}}}\n"
    ),
    # a line of one thing is one pair
    "goods: {worker: 6}": (
        "when: [{by: 0, move: send wood}]\n"
        "then: {turn: 1, players: {0: {only_goods: {worker: 4, wood: 1}}}}\n"
    ),
}


@pytest.mark.parametrize("player", RIGHT)
def test_what_holds(tmp_path: Path, player: str) -> None:
    assert case(tmp_path, player, RIGHT[player]) == ""


def test_what_could_not_be_put_is_refused(tmp_path: Path) -> None:
    """JAPAN-33, AMB-11: gold is no resource."""
    text = (
        "given:\n  phase: cleanup\n  players:\n"
        "    - {faction: japan, goods: {gold: 2}, empire: [japan/shrine]}\n    - {faction: rome}\n"
        "when: [{run: cleanup, choose: {0: {put: {gold: 1}}}, refused: AMB-11}]\n"
    )
    assert wrong(tmp_path, HEAD + text) == ""


def test_one_line_for_each_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep.yaml").mkdir()
    good = 'rule: ACT-1\ntitle: "x\\n9 passed, 0 failed"\n' + TWO % ""
    (tmp_path / "deep.yaml" / "good.yaml").write_text(good, "utf-8")
    (tmp_path / "noise.yaml").write_bytes(b"\xff\xfe")
    missing = tmp_path / "missing.yaml"
    assert run_files([tmp_path, missing]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["ok", "FAIL", "FAIL", "1"]
    assert lines[-1] == "1 passed, 2 failed"
    assert "is no UTF-8 text" in lines[1]
    assert "cannot be read" in lines[2]


def test_nothing_to_run_is_no_success(tmp_path: Path) -> None:
    assert run_files([tmp_path]) == 1


def test_merge_keys(tmp_path: Path) -> None:
    text = "given:\n  players:\n    - &a {faction: rome}\n    - {<<: *a, faction: japan}\n"
    assert wrong(tmp_path, HEAD + text) == ""

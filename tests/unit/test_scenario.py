"""The scenario runner: what a file may say, and one line for whatever it says wrongly."""

import re
from pathlib import Path

import pytest

from osada.scenario import run_file, run_files

DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"
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
    HEAD + "given: {game: rolwrite}": 'did you mean "rollwrite"?',
    HEAD + "given: {game: [chess]}": "known are settlers, rollwrite",
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
    "hand: [mill, mill]": '"mill" is named more often than it has copies (1)',
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
    "deals: [[mill]]": "a card is named by its slug or number",
    "deals: [{card: rome/builder, of: 1}]": "has no location rome/builder",
    "passed: maybe": "must be true or false",
    "empire: [{card: mill, samuraj: true}]": 'did you mean "samurai"?',
    "empire: [{uses: 1}]": "names no card",
    "score: [1]": "whole number",
    "foundations: 99": "not enough cards left",
    "blessings: [orange]": 'there is no blessing "orange"',
    "blessings: [red, red]": "named twice (BLESS-2)",
    "blessings: [{red: 1}]": "there is no blessing",
    "deals: [{of: 1}]": "a deal names no card",
    "blessings: [tricolour]": "rome cannot hold the tri-colour blessing (BLESS-12)",
}


@pytest.mark.parametrize("player", GIVENS)
def test_players_that_cannot_be(tmp_path: Path, player: str) -> None:
    assert GIVENS[player] in case(tmp_path, player, "")


BOXED = {
    "empire: [{card: mill, stored: {wood: 1}}]": "nothing can be stored on mill",
    "empire: [{card: wood-depot, stored: {wood: 4}}]": "wood-depot does not store all of that",
    "empire: [{card: wood-depot, stored: {stone: 1}}]": "wood-depot does not store all of that",
    "empire: [{card: wood-depot, stored: {wood: 3}}]": "",
    "empire: [volcano]": "volcano cannot be built (AMB-60)",
    "empire: [{card: mill, visits: 1}]": "mill cannot have 1 visits",
    (
        "blessings: [red], empire: "
        "[{card: egypt/gifts-for-the-pharaoh, stored: {gold: 9, blessing: [blue, red]}}]"
    ): "a blessing is held and stored at once (BLESS-2, AMB-X-9)",
}


@pytest.mark.parametrize("player", BOXED)
def test_what_boxes_bring_lies_where_it_can(tmp_path: Path, player: str) -> None:
    players = f"[{{faction: egypt, {player}}}, {{faction: japan}}]"
    text = f"given: {{options: {{boxes: [friends, aztecs], format: open}}, players: {players}}}\n"
    said = wrong(tmp_path, HEAD + text)
    assert said.startswith(BOXED[player])
    assert bool(said) == bool(BOXED[player])


STEPS = {
    "when: [{by: 7, move: pass}]": "there is no seat 7",
    "when: [{by: [0], move: pass, choose: {deck: common}}]": "there is no seat [0] to move",
    "when: [{move: pass}]": 'needs "by" and "move"',
    "when: [{by: 0, move: 5}]": "a move is a line of text",
    "when: [{by: 0, move: jump}]": "is not a move",
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
    "then: {turn: [0, one]}": "turn must be a whole number",
    "then: {can: 5}": "is not a move",
    "then: {can: [end]}": '"end" should be possible but is refused',
    "then: {cannot: {pass: ACT-1}}": '"pass" should be refused',
    "then: {winners: [0]}": "the game is not over",
    "then: {players: {0: {empire: [{uses: 1}]}}}": "then: there is no card",
    "then: {players: {0: {empire: [[mill]]}}}": "then: there is no card",
    "then: {moves: [pass, end]}": "moves is ['pass'], expected ['end', 'pass']",
    "then: {players: {1: {moves: [pass]}}}": "player 1: moves is [], expected ['pass']",
    "when: [{by: 0, move: pass, then: {turn: 0}}]": "step 1: turn is 1, expected 0",
    "when: [{by: 0, move: pass, then: {trun: 0}}]": "step 1: ",
    "when: [{by: 0, move: pass, then: {moves: [end]}}]": "step 1: moves is ['pass'], expected",
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
    # an answer is meant for the question that has a choice, also where the other would take it
    "hand: [rome/builder], goods: {gold: 2, stone: 1}, empire: [settlers]": (
        "when: [{by: 0, move: use settlers, choose: {pay: {gold: 1}}}]\n"
        "then: {players: {0: {only_goods: {wood: 1, stone: 2}}}}\n"
    ),
    # both written out, each answers its own
    "hand: [rome/builder], goods: {gold: 3, stone: 1}, empire: [settlers]": (
        "when: [{by: 0, move: use settlers, choose: {pay: [{gold: 1}, {stone: 1}]}}]\n"
        "then: {players: {0: {only_goods: {wood: 1, stone: 1, gold: 2}}}}\n"
    ),
    # what is offered while a question is open
    "hand: [rome/builder], goods: {stone: 1}, empire: [mill, tavern]": (
        "when:\n"
        "  - {by: 0, move: build rome/builder, then: {moves: [choose tavern, choose mill]}}\n"
        "  - {by: 0, move: choose tavern, then: {players: {0: {empire: [mill, rome/builder]}}}}\n"
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
    """JAPAN-33, AMB-11: gold is not a resource."""
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
    assert "is not UTF-8 text" in lines[1]
    assert "cannot be read" in lines[2]


def test_a_little_text_that_means_a_lot_is_told_in_short(tmp_path: Path) -> None:
    path = tmp_path / "laughs.yaml"
    levels = [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9)]
    lines = ["rule: [RW-ROUND-01]", "given: {game: rollwrite, players: [{}, {}]}", "when:"]
    lines += ["- by: 0", "  move:"]
    path.write_text("\n".join([*lines, "    a0: &a0 [x]", *(f"    {one}" for one in levels)]))
    (wrong,) = run_file(path).wrong
    assert "a move is a line of text, not {" in wrong
    assert len(wrong) < 2000


def test_nothing_to_run_is_no_success(tmp_path: Path) -> None:
    assert run_files([tmp_path]) == 1


def test_merge_keys(tmp_path: Path) -> None:
    text = "given:\n  players:\n    - &a {faction: rome}\n    - {<<: *a, faction: japan}\n"
    assert wrong(tmp_path, HEAD + text) == ""


def rollwrite(tmp_path: Path, given: str, rest: str = "") -> str:
    """What is wrong with a scenario of the roll & write game."""
    return wrong(tmp_path, f"{HEAD}given: {{game: rollwrite, {given}}}\n{rest}\n")


TABLES = {
    "playrs: []": 'did you mean "players"?',
    "players: []": "0 cannot play this mode",
    "players: [{}]": "RW-SETUP-01",
    "players: [{sheet: 49}]": 'unknown sheet "49"',
    "players: [{sheet: 1}, {}]": "say one for each",
    "mode: adventur, players: [{}, {}]": 'did you mean "adventure"?',
    "mode: basic, players: [{sheet: 1}]": "RW-SETUP-03",
    "players: [{sheet: [farm, sawpt]}]": 'did you mean "sawpit"?',
    "players: [{sheet: [farm, sawpit]}]": "six different buildings",
    "round: 11, players: [{}, {}]": "round must be a whole number from 1 to 10",
    "phase: devlop, players: [{}, {}]": 'did you mean "develop"?',
    "phase: settlements, players: [{}, {}]": "RW-ROUND-03",
    "phase: settlements, players: [{sheet: 1}]": "nobody can create a settlement",
    "phase: end, round: 9, players: [{}, {}]": "RW-END-01",
    "phase: setup, round: 2, players: [{}, {}]": 'unknown key "round"',
    "phase: setup, players: [{earned: 1}, {}]": 'unknown key "earned"',
    "phase: roll, dice: [wood, wood, wood, 4], players: [{}, {}]": "not rolled yet",
    "phase: favor, players: [{pool: {wood: 1}}, {}]": "of the develop and settlements phases",
    "phase: favor, players: [{}, {token: ally}]": "RW-FAVOR-01",
    "phase: favor, players: [{token: gift}, {token: ally}]": "everybody has a token",
    "active: 2, players: [{}, {}]": "there is no seat 2",
    "dice: [wood, wood, 4], players: [{}, {}]": "4 dice show that many faces",
    "dice: [wood, wood, wod, 4], players: [{}, {}]": 'did you mean "wood"?',
    "dice: [wood, wood, wood, 6], players: [{}, {}]": "the worker die shows 3, 4 or 5",
    "tokens: [ally, gift], players: [{}, {}]": "RW-SETUP-04",
    "tokens: [ally, ally, coin], players: [{}, {}]": "RW-SETUP-04",
    "tokens: [ally, gift, coin], players: [{token: crops}, {}]": "crops is not among",
    "players: [{token: ally}, {token: ally}]": "RW-FAVOR-02",
    "players: [{token: aly}, {}]": 'did you mean "ally"?',
    "players: [{ready: true}, {ready: true}]": "everybody is ready",
    "players: [{redy: true}, {}]": 'did you mean "ready"?',
    "players: [{ready: 1}, {}]": "true or false",
    "players: [{tracks: {wals: 1}}, {}]": 'did you mean "walls"?',
    "players: [{tracks: {walls: 10}}, {}]": "walls must be a whole number from 0 to 9",
    "players: [{tracks: 1/2/3}, {}]": "tracks are written 3/2/1/0",
    "players: [{tracks: 1/2/x/0}, {}]": "granaries must be a whole number",
    "players: [{half: 2a}, {}]": '"1a" or "1b"',
    "players: [{harvested: [I-a]}, {}]": "field I is not open",
    "players: [{harvested: [I-e]}, {}]": "there is no harvest area",
    "players: [{marked: [WA1]}, {}]": "RW-ADV-04",
    "players: [{marked: [WX1]}, {}]": "there is no section",
    "players: [{settlements: {fortress: 1}}, {}]": "has no plan",
    "players: [{settlements: {farm: 11}}, {}]": "from 0 to 10",
    "players: [{tracks: 9/9/9/9, settlements: {farm: [BR1]}}, {}]": "does not lie on the grid",
    "players: [{tracks: 9/9/9/9, settlements: {farm: [WA1, WA1]}}, {}]": "overlaps another",
    "players: [{buildings: {fram: complete}}, {}]": 'did you mean "farm"?',
    "players: [{buildings: {farm: complete}}, {}]": "cannot be complete since round 0",
    "players: [{buildings: {farm: {complete: 2}}}, {}]": "cannot be complete since round 2",
    "players: [{buildings: {farm: {crossed: [4]}}}, {}]": "farm has 3 areas",
    "players: [{buildings: {farm: {crossed: [1, 2, 3]}}}, {}]": 'say "complete"',
    "players: [{buildings: {fortress: {crossed: [1]}}}, {}]": "pre-built",
    "players: [{buildings: {farm: {crosed: [1]}}}, {}]": 'did you mean "crossed"?',
    "players: [{pool: {silver: 1}}, {}]": 'there is no good "silver"',
    "players: [{this_round: {bridge: 1}}, {}]": 'did you mean "bridges"?',
}


@pytest.mark.parametrize("given", TABLES)
def test_sheets_that_cannot_be(tmp_path: Path, given: str) -> None:
    assert TABLES[given] in rollwrite(tmp_path, given)


TURNS = {
    "when: [{by: 2, move: ready}]": "step 1: by: there is no seat 2",
    "when: [{move: ready}]": 'needs "by" and "move"',
    "when: [{by: 0, move: 5}]": "a move is a line of text",
    "when: [{by: 0, move: redy}]": 'did you mean "ready"?',
    "when: [{by: 0, move: ready, choose: {}}]": 'unknown key "choose"',
    "when: [{by: 0, move: ready, roll: [wood, wood, wood, 4]}]": "no dice are rolled",
    "when: [{by: 0, move: ready, roll: [wood]}]": "4 dice show that many faces",
    "when: [{by: 0, move: ready, refused: RW-ROUND-19}]": "but is possible",
    "when: [{by: 0, move: build walls 2, refused: RW-TIE-01}]": "by RW-CONSTRUCT-03, not by RW-TIE",
    "when: [{by: 0, move: build walls 2}]": "step 1: refused (leftmost: RW-CONSTRUCT-03)",
    "when: [{by: 0, move: undo}]": "There is nothing to undo",
    "when: [{by: 0, move: undo, refused: RW-ROUND-19}]": "There is nothing to undo",
    "when: [{by: 0, move: ready, then: {round: 2}}]": "step 1: round is 1, expected 2",
    "when: [{by: 0, move: ready, then: {rund: 2}}]": "step 1: then has an unknown key",
    "then: {players: {2: {}}}": "there is no seat 2",
    "then: {players: {0: {pol: {}}}}": 'did you mean "pool"?',
    "then: {players: {0: {pool: {wood: 1}}}}": "pool is {}, expected {'wood': 1}",
    "then: {players: {0: {pool: {wod: 1}}}}": 'did you mean "wood"?',
    "then: {players: {0: {tracks: {walls: 1}}}}": "walls is 0, expected 1",
    "then: {players: {0: {half: 1a}}}": "half is None, expected '1a'",
    "then: {players: {0: {buildings: {farm: complete}}}}": "farm complete is False, expected True",
    "then: {players: {0: {buildings: {farm: {valu: 1}}}}}": 'did you mean "value"?',
    "then: {players: {0: {buildings: {farm: {crossed: [1, x]}}}}}": "must be a whole number",
    "then: {players: {0: {buildings: {5: complete}}}}": "there is no building on sheet",
    "then: {players: {0: {settlements: 1}}}": "settlements is 0, expected 1",
    "then: {players: {0: {settlements: {farm: 1}}}}": "settlements of farm is 0, expected 1",
    "then: {players: {0: {settlements: {frm: 1}}}}": 'did you mean "farm"?',
    "then: {players: {0: {harvested: [II-d]}}}": "there is no harvest area",
    "then: {players: {0: {marked: [WA1]}}}": "marked is [], expected ['WA1']",
    "then: {players: {0: {dice: [wood, wood, food, 4]}}}": "dice is ['wood', 'stone', 'food', 4]",
    "then: {players: {0: {this_round: {harvests: 1}}}}": "this round harvests is 0",
    "then: {players: {0: {boxes: {earned: 1}}}}": "box earned is 0, expected 1",
    "then: {players: {0: {boxes: {ernd: 1}}}}": "there is no box",
    "then: {players: {0: {ties: [0, 0, 0]}}}": "ties is None",
    "then: {players: {0: {can: [build walls 1]}}}": '"build walls 1" should be possible',
    "then: {players: {1: {moves: [ready]}}}": "player 1: moves is ['build bridges 1', ",
    "then: {phase: lunch}": 'there is no phase "lunch"',
    "then: {phase: roll}": "phase is 'develop', expected 'roll'",
    "then: {turn: 0}": "turn is [0, 1], expected 0",
    "then: {active: 1}": "active is 0, expected 1",
    "then: {tokens: 4}": "number of tokens is 3, expected 4",
    "then: {free_tokens: [aly]}": 'did you mean "ally"?',
    "then: {winners: [0]}": "the game is not over",
    "then: {cannot: {ready: RW-ROUND-19}}": '"ready" should be refused',
    "then: {cannot: {redy: RW-ROUND-19}}": 'did you mean "ready"?',
    "then: {can: [redy]}": 'did you mean "ready"?',
    "then: {view: {2: {}}}": "there is no seat 2",
    "then: {view: {0: {asked: reroll}}}": "view of 0: asked is 'develop', expected 'reroll'",
    "then: {view: {spectator: {asked: reroll}}}": 'there is no "asked"',
    "then: {view: {spectator: {players: {5: {}}}}}": 'there is no "5"',
}


@pytest.mark.parametrize("rest", TURNS)
def test_rounds_that_do_not_hold(tmp_path: Path, rest: str) -> None:
    assert TURNS[rest] in rollwrite(tmp_path, "players: [{}, {}]", rest)


def test_dice_show_what_a_step_says(tmp_path: Path) -> None:
    """Every face of every die, in the roll of a round and in a reroll."""
    for face in ("wood", "stone", "food", "gold"):
        for workers in (3, 4, 5):
            shown = f"[{face}, {face}, {face}, {workers}]"
            rest = f"when: [{{by: 0, move: take ally, roll: {shown}}}]\nthen: {{dice: {shown}}}"
            assert rollwrite(tmp_path, "phase: roll, players: [{}, {}]", rest) == ""
        given = "round: 2, players: [{sheet: 9, window: true, buildings: {lucky-well: complete}}]"
        rest = f"when: [{{by: 0, move: reroll 2 worker, roll: [{face}, 5]}}]\n"
        rest += f"then: {{players: {{0: {{dice: [wood, {face}, food, 5]}}}}}}"
        assert rollwrite(tmp_path, given, rest) == ""


def test_a_refused_step_leaves_the_dice_to_come(tmp_path: Path) -> None:
    """RH-MODEL-06: also where the step says what would be rolled."""
    given = "seed: 4, players: [{ready: true}, {}]"
    refused = "{by: 0, move: ready, roll: [gold, gold, gold, 5], refused: RW-ROUND-19}"
    dice = []
    for steps in ("", f"{refused}, "):
        rest = f"when: [{steps}{{by: 1, move: ready}}]\nthen: {{dice: []}}"
        dice.append(rollwrite(tmp_path, given, rest))
    assert dice[0] == dice[1]
    assert "expected []" in dice[0]


def test_nobody_moves_after_the_end(tmp_path: Path) -> None:
    given = "phase: end, players: [{}, {}]"
    assert "it is nobody's turn" in rollwrite(tmp_path, given, "then: {can: [ready]}")
    assert rollwrite(tmp_path, given, "then: {turn: null, rank: null, winners: [0, 1]}") == ""


EXAMPLES = re.findall(r"```yaml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_of_the_manual(tmp_path: Path, text: str) -> None:
    assert wrong(tmp_path, text) == ""


@pytest.mark.parametrize(
    ("options", "expected", "said"),
    [
        ("{format: closed}", "DECK-1", ""),
        ("{format: closed}", "[SETUP-1, DECK-1]", ""),
        ("{format: closed}", "true", ""),
        ("{format: closed}", "SETUP-1", "refused by DECK-1, not by SETUP-1"),
        ("{format: open}", "DECK-1", "should be refused (DECK-1) but is possible"),
    ],
)
def test_options_that_start_no_game(tmp_path: Path, options: str, expected: str, said: str) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(
        f"rule: [DECK-1]\ntitle: x\ngiven:\n  options: {options}\n"
        "  players: [{faction: rome}, {faction: egypt}]\n"
        f"then: {{refused: {expected}}}\n",
        "utf-8",
    )
    assert run_file(file).wrong == ((said,) if said else ())


CAMPAIGN = (
    "given:\n  game: campaign\n  phase: %s\n  players:\n"
    "    - {faction: rome, score: 9%s}\n    - {faction: egypt}\n"
)
CAMPAIGNS = {
    ("action", ", empire: [beech-hills]", ""): "beech-hills belongs to a campaign",
    ("action", ", hand: [rote061]", ""): "rote061 belongs to a campaign",
    ("action, round: 5", "", ""): "the game has 4 (CROUND-1)",
    (
        "action",
        "",
        "then: {players: {0: {sheet: {inventions: [{card: guilds, uses: 1}]}}}}",
    ): "inventions is [], expected ['guilds']",
    ("action", "", "then: {players: {0: {sheet: {tracks: rome}}}}"): "written as 4/0/2",
    ("action", "", "then: {players: {0: {sheet: {map: [1, x]}}}}"): "map must be a whole number",
    ("end", "", "then: {game_winners: [0, x]}"): "game_winners must be a whole number",
    (
        "end",
        "",
        "when: [{run: end, choose: {0: {track: military, card: mill}}}]",
    ): "nothing asks for the answer to: card",
    (
        "end",
        "",
        "when: [{run: end, choose: {0: {track: military, plan: mill}}}]",
    ): "nothing asks for the answer to: plan",
}


@pytest.mark.parametrize(("phase", "player", "rest"), CAMPAIGNS)
def test_campaigns_that_do_not_hold(tmp_path: Path, phase: str, player: str, rest: str) -> None:
    text = HEAD + CAMPAIGN % (phase.replace(", ", "\n  "), player) + rest
    assert CAMPAIGNS[(phase, player, rest)] in wrong(tmp_path, text)

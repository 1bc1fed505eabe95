"""The program that thinks for bots: a question a line, an answer a line, whatever is asked."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from osada.bots import ask, bot
from osada.bots.thinker import MOST, NO_ANSWER, Thinker
from osada.rollwrite import RollWrite, extended
from osada.settlers.game import Settlers

GAME = Settlers()
OPTIONS = {"factions": ["rome", "egypt"]}


def questions(count: int, seed: int = 7) -> list[tuple[dict[str, Any], str]]:
    """The first decisions of a game between greedy bots, each with the move that was made."""
    state = GAME.new(OPTIONS, seed)
    moves: list[tuple[int, str]] = []
    found: list[tuple[dict[str, Any], str]] = []
    while len(found) < count:
        seat = min(GAME.pending(state))
        asked = {
            "own_cards": None,
            "rules": GAME.version,
            "options": OPTIONS,
            "seed": seed,
            "moves": moves[:],
            "seat": seat,
            "bot": "greedy",
            "random": len(moves),
        }
        move = ask(bot("greedy"), GAME, state, seat, len(moves))
        text = GAME.text(state, seat, move)
        found.append((json.loads(json.dumps(asked)), text))
        GAME.apply(state, seat, move)
        moves.append((seat, text))
    return found


def test_a_table_goes_on_where_it_was() -> None:
    thinker = Thinker()
    asked = questions(30)
    assert [thinker.answer(question) for question, _ in asked] == [text for _, text in asked]
    first, last = thinker._at(asked[10][0]), thinker._at(asked[20][0])
    assert last is first
    assert len(last.moves) == 20


def test_moves_that_were_taken_back_are_unmade() -> None:
    thinker = Thinker()
    asked = questions(20)
    assert thinker.answer(asked[19][0]) == asked[19][1]
    assert thinker.answer(asked[5][0]) == asked[5][1]
    another = {**asked[5][0], "moves": [*asked[5][0]["moves"][:-1], asked[0][0]["moves"]]}
    assert thinker.said(json.dumps(another)).startswith(NO_ANSWER)
    assert thinker.answer(asked[6][0]) == asked[6][1]


def test_only_the_last_tables_are_remembered() -> None:
    thinker = Thinker()
    asked = [questions(1, seed)[0] for seed in range(MOST + 3)]
    for question, text in [*asked, *asked]:
        assert thinker.answer(question) == text
    assert len(thinker._tables) == MOST


def rolled(game: RollWrite, options: dict[str, Any], **more: Any) -> tuple[dict[str, Any], str]:
    """A decision of the roll & write game some moves from the beginning, and the answer."""
    state = game.new(options, 7)
    moves: list[tuple[int, str]] = []
    for random in range(9):
        seat = min(game.pending(state))
        text = game.text(state, seat, ask(bot("greedy", "rollwrite"), game, state, seat, random))
        if random < 8:
            moves.append((seat, text))
            game.apply(state, seat, game.parse(state, seat, text)[0])
    question = {
        "game": "rollwrite",
        "own_cards": None,
        "rules": game.version,
        "options": options,
        "seed": 7,
        "moves": moves,
        "seat": seat,
        "bot": "greedy",
        "random": 8,
    }
    asked: dict[str, Any] = json.loads(json.dumps(question | more))
    return asked, text


def test_the_roll_and_write_game() -> None:
    thinker = Thinker()
    for options in ({"mode": "advanced", "players": 2}, {"mode": "adventure", "sheets": ["16"]}):
        question, answer = rolled(RollWrite(), options)
        assert thinker.answer(question) == answer
    assert thinker.said(json.dumps(question | {"bot": "mcts"})).startswith(NO_ANSWER)
    assert thinker.said(json.dumps(question | {"game": "chess"})).startswith(NO_ANSWER)


def test_villages_of_somebodys_own() -> None:
    file = Path(__file__).parents[1] / "rollwrite/data/own.village"
    villages = extended([file])
    sheet = next(slug for slug in villages.sheets if not slug.isdigit() and slug != "competition")
    options = {"mode": "adventure", "sheets": [sheet]}
    for own in (file, file.parent):
        question, answer = rolled(RollWrite(villages), options, own_villages=str(own))
        assert Thinker().answer(question) == answer
    assert Thinker().said(json.dumps(question | {"own_villages": None})).startswith(NO_ANSWER)


def test_what_cannot_be_answered_is_said_in_a_line() -> None:
    question, text = questions(1)[0]
    wrong = [
        "",
        "{",
        "[]",
        "null",
        json.dumps({**question, "rules": "0"}),
        json.dumps({**question, "bot": "nobody"}),
        json.dumps({**question, "seat": 3}),
        json.dumps({**question, "own_cards": "/nowhere/at/all"}),
        json.dumps({**question, "options": {"factions": ["mars"]}}),
        json.dumps({**question, "moves": [[question["seat"], "fly"]]}),
    ]
    lines = "\n".join([*wrong, json.dumps(question)]) + "\n"
    done = subprocess.run(
        [sys.executable, "-P", "-m", "osada.bots.thinker"],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    *refused, answer = done.stdout.splitlines()
    assert len(refused) == len(wrong)
    assert all(line.startswith(f"{NO_ANSWER} ") and len(line) > 3 for line in refused)
    assert answer == text
    assert done.stderr == ""

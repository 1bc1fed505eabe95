"""The program that thinks for bots: a question a line, an answer a line, whatever is asked."""

import json
import subprocess
import sys
from typing import Any

from osada.bots import ask, bot
from osada.bots.thinker import MOST, NO_ANSWER, Thinker
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

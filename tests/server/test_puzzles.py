"""Puzzles at the server: listed, played on a private copy, judged; nothing told too early."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from osada.puzzles.puzzle import Puzzle
from osada.puzzles.shelf import shelf
from tests.server import patient
from tests.server.serving import served


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as found:
        yield found


def asked(address: str, path: str, body: Any = None, language: str = "en") -> httpx.Response:
    headers = {"Accept-Language": language}
    if body is None:
        return patient.get(f"{address}/api/puzzles{path}", headers=headers)
    return patient.post(f"{address}/api/puzzles{path}", json=body, headers=headers)


def some(game: str) -> Puzzle:
    """One with a wrong first move whose line is known."""
    return next(
        one
        for one in shelf().puzzles
        if one.game == game and one.is_line and one.firsts[-1].value < one.best
    )


def test_all_are_listed_without_moves(address: str) -> None:
    told = asked(address, "").json()
    assert len(told["puzzles"]) == len(shelf())
    assert len(told["levels"]) == 5
    assert {"number", "game", "goal", "level", "title", "where"} <= set(told["puzzles"][0])
    polish = asked(address, "", language="pl").json()
    assert polish["puzzles"][0]["title"] != told["puzzles"][0]["title"]


def test_a_day_has_its_puzzle(address: str) -> None:
    found = asked(address, "/daily?day=2026-11-20").json()
    assert 1 <= found["number"] <= len(shelf())
    assert asked(address, "/daily?day=2026-11-20").json() == found
    bad = asked(address, "/daily?day=someday")
    assert (bad.status_code, bad.json()["code"]) == (400, "no-day")


@pytest.mark.parametrize("game", ["settlers", "rollwrite"])
def test_the_first_answer_does_not_hold_the_solution(address: str, game: str) -> None:
    puzzle = some(game)
    told = asked(address, f"/{puzzle.number}", {"moves": []}).json()
    assert "verdict" not in told
    assert told["seat"] == puzzle.seat
    assert told["seen"]["view"]["game"] == game
    assert {one.text for one in puzzle.firsts} <= {one["text"] for one in told["seen"]["offers"]}
    assert set(told) == {"puzzle", "task", "level", "table", "seat", "seen"}
    assert not {"line", "firsts", "best", "steps"} & set(told["puzzle"])


@pytest.mark.parametrize("game", ["settlers", "rollwrite"])
def test_a_right_answer_is_right_and_a_wrong_one_is_played_on(address: str, game: str) -> None:
    puzzle = some(game)
    right = asked(address, f"/{puzzle.number}", {"moves": list(puzzle.line)}).json()
    assert right["verdict"]["right"] is True
    assert str(puzzle.gain) in right["verdict"]["heading"]
    gained = sum(part["points"] for part in right["verdict"]["line"]["parts"])
    assert gained == puzzle.gain
    wrong = asked(address, f"/{puzzle.number}", {"moves": [puzzle.firsts[-1].text]}).json()
    assert wrong["verdict"]["right"] is False
    assert wrong["verdict"]["why"]
    solution = asked(address, f"/{puzzle.number}/solution").json()
    assert solution["sure"]
    assert [one["move"] for one in solution["firsts"]] == [one.text for one in puzzle.firsts]


def test_a_card_can_be_looked_at(address: str) -> None:
    puzzle = some("settlers")
    told = asked(address, f"/{puzzle.number}", {"moves": []}).json()
    offer = next(one for one in told["seen"]["offers"] if one.get("zone") == "hand")
    body = {"moves": [], "zone": "hand", "holder": puzzle.seat, "card": offer["cards"][0]}
    looked = asked(address, f"/{puzzle.number}/look", body).json()
    assert offer["text"] in looked["ledgers"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/99999", {"moves": []}, 404),
        ("/0", {"moves": []}, 400),
        ("/1", {"moves": ["no such move"]}, 400),
        ("/1", {"moves": ["build cathedral-of-nowhere"]}, 400),
        ("/1", {"moves": ["x" * 500]}, 400),
        ("/1", {"moves": ["pass"] * 100}, 400),
        ("/1", {"moves": "pass"}, 400),
        ("/1", {"moves": [1]}, 400),
        ("/1", {"moves": [], "more": 1}, 400),
        ("/1", [], 400),
        ("/1/look", {"moves": [], "card": "999"}, 409),
        ("/1/look", {"moves": [], "zone": "nowhere"}, 400),
        ("/99999/solution", None, 404),
    ],
)
def test_garbage_gets_one_clear_sentence(address: str, path: str, body: Any, status: int) -> None:
    found = asked(address, path, body)
    assert found.status_code == status, found.text
    assert found.json()["text"]


def test_an_answer_that_has_ended_goes_no_further(address: str) -> None:
    puzzle = some("settlers")
    found = asked(address, f"/{puzzle.number}", {"moves": ["pass", "pass"]})
    assert (found.status_code, found.json()["code"]) == (409, "puzzle-over")

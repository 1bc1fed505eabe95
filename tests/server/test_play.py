"""A game over sockets: the server judges, stores, then shows; nothing is lost by a reload."""

import random
from collections.abc import Iterator

import pytest

from tests.server.serving import Line, Person, served


@pytest.fixture
def address(url: str) -> Iterator[str]:
    """A server on each database."""
    with served(url) as found:
        yield found


def play_on(lines: list[Line], chance: random.Random, moves: int = 10_000) -> int:
    """Random moves of people until the end; how many they made."""
    made = 0
    while made < moves:
        at = max(line.view["at"] for line in lines)
        for line in lines:
            while line.view["at"] < at:
                line.until("view")
        if "outcome" in lines[0].view["view"]:
            return made
        asked = [line for line in lines if line.view.get("offers")]
        if asked:
            line = chance.choice(asked)
            answer = line.move(chance.choice(line.view["offers"])["text"])
            assert answer["type"] == "view", answer
            made += 1
        else:
            lines[0].until("view")
    return made


def test_two_people_play_a_whole_game(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}])
    jan = Person(address, "Jan").join(ola.table)
    ola.post("start")
    lines = [ola.sit(), jan.sit("pl")]
    made = play_on(lines, random.Random(7))
    assert made > 50
    scores = lines[0].view["view"]["outcome"]["scores"]
    assert lines[1].view["view"]["outcome"]["scores"] == scores
    assert ola.http.get(f"/api/tables/{ola.table}").json()["status"] == "finished"
    journal = ola.http.get(f"/api/tables/{ola.table}/journal").text
    assert f"result: {scores[0]} {scores[1]}" in journal
    assert "seat 1: Jan" in journal


def test_against_bots_with_a_reload_at_every_tenth_move(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {"bot": "easy"}, {"bot": "normal"}], start=True)
    chance = random.Random(3)
    line = ola.sit()
    while "outcome" not in line.view["view"]:
        play_on([line], chance, 10)
        before = line.view
        line.close()
        line = ola.sit()
        if not before["view"]["turn"] or before["view"]["turn"] == [0]:
            assert line.view["view"] == before["view"]
            assert line.view.get("offers") == before.get("offers")


def test_solo(address: str) -> None:
    ola = Person(address, "Ola").create([{}], start=True)
    line = ola.sit()
    play_on([line], random.Random(5))
    assert "virtual" in line.view["view"]
    assert "outcome" in line.view["view"]

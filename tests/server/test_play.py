"""A game over sockets: the server judges, stores, then shows; nothing is lost by a reload."""

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

from tests.samples import ALONE, PAIRS, Sample
from tests.server.serving import Line, Person, served


def on(samples: tuple[Sample, ...], *databases: str) -> list[tuple[Sample, str]]:
    """A database for each, in turn: the tests together play every game on both."""
    return list(zip(samples, cycle(databases), strict=False))


def named(value: object) -> str | None:
    """What a table is called among the tests."""
    return value.game if isinstance(value, Sample) else None


def over(view: dict[str, Any]) -> bool:
    """The match has ended."""
    return "outcome" in view


def game_over(view: dict[str, Any]) -> bool:
    """The match has ended, or of a campaign the first game."""
    return over(view) or bool(view.get("chronicle"))


def play_on(
    lines: list[Line],
    chance: random.Random,
    moves: int = 10_000,
    enough: Callable[[dict[str, Any]], bool] = over,
) -> int:
    """Random moves of people until the end, or until they are asked again; how many they made."""
    made = 0
    while True:
        at = max(line.view["at"] for line in lines)
        for line in lines:
            while line.view["at"] < at:
                line.until("view")
        if enough(lines[0].view["view"]):
            return made
        asked = [line for line in lines if line.view.get("offers")]
        if asked and made == moves:
            return made
        if asked:
            line = chance.choice(asked)
            answer = line.move(chance.choice(line.view["offers"])["text"])
            assert answer["type"] == "view", answer
            made += 1
        else:
            lines[0].until("view")


def played_on(sample: Sample) -> dict[str, Any]:
    """The table's fields of a request."""
    return {"game": sample.game, **sample.options}


@pytest.mark.parametrize(
    ("sample", "url"), on(PAIRS, "postgresql", "sqlite"), ids=named, indirect=["url"]
)
def test_two_people_play_a_whole_game(url: str, sample: Sample) -> None:
    with served(url) as address:
        ola = Person(address, "Ola").create([{}, {}], **played_on(sample))
        jan = Person(address, "Jan").join(ola.table)
        ola.post("start")
        lines = [ola.sit(), jan.sit("pl")]
        made = play_on(lines, random.Random(7))
        assert made > 50
        scores = lines[0].view["view"]["outcome"]["scores"]
        assert lines[1].view["view"]["outcome"]["scores"] == scores
        info = ola.http.get(f"/api/tables/{ola.table}").json()
        assert info["status"] == "finished"
        assert info["round"] == info["rounds"] == lines[1].view["view"]["rounds"] > 1
        journal = ola.http.get(f"/api/tables/{ola.table}/journal").text
        assert f"result: {scores[0]} {scores[1]}" in journal
        assert "seat 1: Jan" in journal


@pytest.mark.parametrize(
    ("sample", "url"), on(PAIRS, "sqlite", "postgresql"), ids=named, indirect=["url"]
)
def test_a_game_with_bots_and_a_reload_at_every_tenth_move(url: str, sample: Sample) -> None:
    with served(url) as address:
        bots = [{"bot": "easy"}, {"bot": "normal"}]
        ola = Person(address, "Ola").create([{}, *bots], start=True, **played_on(sample))
        chance = random.Random(3)
        line = ola.sit()
        same = 0
        while not game_over(line.view["view"]):
            play_on([line], chance, 10, game_over)
            before = line.view
            line.close()
            line = ola.sit()
            if before["view"].get("turn", [0]) in ([], [0]) and line.view["at"] == before["at"]:
                assert line.view["view"] == before["view"]
                assert line.view.get("offers") == before.get("offers")
                same += 1
        assert same


@pytest.mark.parametrize(
    ("sample", "url"), on(ALONE, "sqlite", "postgresql"), ids=named, indirect=["url"]
)
def test_alone(url: str, sample: Sample) -> None:
    with served(url) as address:
        seat = {"faction": sample.parts[0]}
        ola = Person(address, "Ola").create([seat], start=True, **played_on(sample))
        line = ola.sit()
        play_on([line], random.Random(5))
        assert len(line.view["view"]["outcome"]["scores"]) == 1
        assert ("virtual" in line.view["view"]) == (sample.game == "settlers")

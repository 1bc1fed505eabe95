"""Hints at the terminal: asked for by a key or a word, only where nobody but bots plays along."""

from typing import Any

import pytest

from osada.terminal import hints
from osada.terminal.screens.hint import HintScreen
from osada.terminal.table import Table
from osada.terminal.thinking import Thinking
from tests.terminal.playing import (
    app,
    in_action,
    played,
    rolling,
    seen,
    settled,
    shows,
    table,
    talk,
)

REASON = "Round 4 brings \ue000good stone 0 1\ue0011 stone\ue002 less."


def told(at: Table, seat: int, depth: str) -> dict[str, Any]:
    """A hint as if somebody had thought about it."""
    moves = [at.text(seat, move) for move in at.match.pending[seat].moves]
    first = {"text": moves[0], "more": True}
    if depth == "quick":
        return first
    return {**first, "other": moves[-1], "ahead": 2.5, "within": 0.5, "why": [REASON]}


@pytest.mark.parametrize(
    ("language", "says", "costs"),
    [
        ("en", "I would: ", "would cost about 2.5 points (± 0.5)."),
        ("pl", "Proponuję: ", "około 2,5 (± 0,5)."),
        ("cs", "Navrhuji: ", "asi 2,5 (± 0,5)."),
    ],
)
def test_a_word_asks_line_by_line(
    monkeypatch: pytest.MonkeyPatch, language: str, says: str, costs: str
) -> None:
    monkeypatch.setattr(hints, "hint", told)
    at = played(table("human:Jan", "greedy@Ola"), in_action(2))
    at.language = language
    said = talk(at, "hint").text
    assert said.count(says) == 2
    assert costs in said
    assert "Round 4 brings 1 stone less." in said
    assert "\ue000" not in said


def test_the_roll_and_write_game_has_hints_of_its_own() -> None:
    said = talk(rolling("human:Jan", "greedy@Ola"), "hint").text
    assert said.count("I would: ") == 1


def test_people_together_get_none() -> None:
    at = played(table("human:Jan", "human:Ola"), in_action(1))
    assert "only where nobody but bots plays along" in talk(at, "", "hint").text


async def test_a_key_asks_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def hint(_: Thinking, at: Table, seat: int, depth: str) -> dict[str, Any]:
        asked.append(depth)
        return told(at, seat, depth)

    monkeypatch.setattr(Thinking, "hint", hint)
    game = app(played(table("human:Jan", "greedy@Ola"), in_action(2)))
    async with game.run_test() as pilot:
        await settled(pilot)
        await pilot.press("f2")
        await settled(pilot)
        assert shows(game, HintScreen)
        assert asked == ["quick", "usual"]
        assert "would cost about 2.5 points" in seen(game)
        await pilot.press("escape")
        await settled(pilot)
        assert not shows(game, HintScreen)


async def test_the_process_that_thinks_gives_hints() -> None:
    at = rolling("human:Jan", "greedy@Ola")
    at.answer_unasked()
    seat = min(at.match.pending)
    thinking = Thinking()
    try:
        found = await thinking.hint(at, seat, "quick")
        assert found is not None
        assert found["text"] in [at.text(seat, move) for move in at.match.pending[seat].moves]
    finally:
        await thinking.end()

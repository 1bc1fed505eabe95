"""Bots that search think beside the game: the screen stays alive, and nobody waits to leave."""

import asyncio
from pathlib import Path

import pytest

from osada.bots import LEVELS
from osada.kernel import journal
from osada.settlers import Settlers
from osada.settlers.catalogue import catalogue, extended
from osada.terminal.app import OsadaApp
from osada.terminal.cards.plain import CardPlain
from osada.terminal.cards.table import CardTable
from osada.terminal.deal import new, resumed
from osada.terminal.screens.setup import SetupScreen
from osada.terminal.seats import BadSeats, seats
from osada.terminal.shelf import Shelf
from osada.terminal.thinking import Thinking
from osada.terminal.widgets.choice import Choice
from osada.terminal.words import say
from tests.terminal.playing import WIDE, app, in_action, played, seen, settled, shows, table

OWN_CARD = """\
faction: common

[lighthouse]
name: Lighthouse | Latarnia | Maják
numbers: own001-003
colour: grey
cost: 1 wood
production: 1 food
from: house
"""


def bots_turn(code: str) -> tuple[CardTable, int]:
    """A table in round 2 where a bot must decide, and its seat."""
    at = played(table("human:Jan", f"{code}@Ola"), in_action(2))
    while at.bot_to_move() is None:
        decision = at.decision(0)
        assert decision is not None
        at.play(0, decision.moves[-1])
    return at, 1


async def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    at, seat = bots_turn("mcts:3")
    thinking = Thinking()
    try:
        move = await thinking.move(at, seat)
        assert thinking.process is not None
        assert thinking.process.returncode is None
        assert move is at.bot_thinking(seat)()
    finally:
        await thinking.end()


async def test_a_quick_bot_needs_no_process() -> None:
    at, seat = bots_turn("greedy")
    thinking = Thinking()
    assert await thinking.move(at, seat) is at.bot_thinking(seat)()
    assert thinking.process is None


async def test_own_cards_are_known_to_the_process_too(tmp_path: Path) -> None:
    (tmp_path / "own.cards").write_text(OWN_CARD, encoding="utf-8")
    cards = extended(tmp_path)
    agreed = {"factions": ["rome", "egypt"]}
    at = new(Settlers(cards), agreed, ["mcts:2@Jan", "mcts:2@Ola"], 7, "en")
    seat = at.bot_to_move()
    assert seat is not None
    thinking = Thinking({"cards": tmp_path})
    try:
        assert await thinking.move(at, seat) is at.bot_thinking(seat)()
        assert thinking.process is not None
    finally:
        await thinking.end()


async def test_a_process_that_dies_is_done_without() -> None:
    at, seat = bots_turn("mcts:2")
    nowhere = {"cards": Path("/nowhere/at/all")}
    thinking = Thinking(nowhere)  # the process finds no such cards and ends
    assert await thinking.move(at, seat) is at.bot_thinking(seat)()
    assert thinking.process is None


async def test_a_thought_can_be_given_up() -> None:
    thinking = Thinking()
    thought = asyncio.create_task(thinking.move(*bots_turn("mcts:60s")))
    while thinking.process is None and not thought.done():
        await asyncio.sleep(0.01)
    process = thinking.process
    assert process is not None
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert process.returncode is not None
    assert thinking.process is None


async def test_the_screen_lives_while_a_bot_thinks_and_leaving_does_not_wait() -> None:
    game = OsadaApp(Shelf(), bots_turn("mcts:60s")[0], pause=1)
    async with game.run_test(size=WIDE) as pilot:
        marks: set[str] = set()
        for _ in range(200):
            screen = seen(game)
            marks |= {mark for mark in ("●○○", "○●○", "○○●") if f"{mark} Ola is thinking" in screen}
            if len(marks) > 1:
                break
            await pilot.pause(0.05)
        assert len(marks) > 1
        await pilot.press("question_mark", "escape", "l")
        await pilot.pause(1)
        await pilot.press("ctrl+q")
        await pilot.pause()
    assert game.return_value == 0
    assert game.language == "pl"


async def test_a_game_against_a_bot_that_searches() -> None:
    game = app(table("human:Jan", "mcts:2@Ola"))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert game.table is not None
        assert {record.seat for record in game.table.match.records} == {0, 1}
        assert "It is your turn." in seen(game) or "Which card do you take?" in seen(game)


async def test_levels_are_offered_in_every_language() -> None:
    game = OsadaApp(Shelf(), None, "en", pause=0)
    async with game.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert shows(game, SetupScreen)
        who = game.screen.query_one("#who-1", Choice)
        assert who.value == "easy"
        assert [code for code, _ in who.values] == ["human", *LEVELS, "empty"]
        assert "bot: easy" in seen(game)
        who.focus()
        await pilot.press("right")
        await pilot.pause()
        assert "bot: normal" in seen(game)
        language = game.screen.query_one("#language", Choice)
        for word in ("bot: zwykły", "bot: běžný"):
            language.focus()
            await pilot.press("right")
            await pilot.pause()
            assert word in seen(game)


def test_names_and_codes() -> None:
    codes = ["human: Jan  K ", "MCTS:1000ms@Ola", "Hard", "greedy:40"]
    names = ["Roman bot", "Japanese bot", "Egyptian bot", "Barbarian bot"]
    sitting = seats(codes, names, "en", "settlers")
    assert [(seat.name, seat.bot) for seat in sitting] == [
        ("Jan K", ""),
        ("Ola", "mcts:1s"),
        ("Egyptian bot", "hard"),
        ("Barbarian bot", "greedy:40"),
    ]
    with pytest.raises(ValueError, match="planner takes a time"):
        seats(["human", "planner:Ola"], names[:2], "en", "settlers")
    with pytest.raises(BadSeats, match="Ola"):
        seats(["easy@Ola", "hard@Ola"], names[:2], "en", "settlers")


def test_a_bot_is_one_of_its_faction() -> None:
    found = [faction.name("en") for faction in catalogue(("friends", "aztecs")).factions]
    named = {say("en", "bot-name", faction=name) for name in found}
    assert named == {
        f"{one} bot" for one in ("Aztec", "Barbarian", "Egyptian", "Japanese", "Roman")
    }


def test_codes_and_levels_are_saved(tmp_path: Path) -> None:
    file = tmp_path / "evening.osada"
    at = table("human:Jan", "hard@Ola", "mcts:200ms@Ela", "greedy", file=file)
    at.save()
    again = resumed(Shelf(), file, "en")
    assert again.seats == at.seats
    assert [seat.bot for seat in again.seats] == ["", "hard", "mcts:200ms", "greedy"]


def test_a_saved_game_with_a_strange_bot_says_where(tmp_path: Path) -> None:
    file = tmp_path / "evening.osada"
    table("human:Jan", "greedy@Ola", file=file).save()
    text = file.read_text("utf-8")
    line = text.split("\n").index("bot 1: greedy") + 1
    file.write_text(text.replace("bot 1: greedy", "bot 1: mcts:0"), "utf-8")
    with pytest.raises(journal.JournalError, match=rf":{line}: there is no bot \"mcts:0\""):
        resumed(Shelf(), file, "en")


def test_a_plain_game_prints_nothing_strange(capfd: pytest.CaptureFixture[str]) -> None:
    written: list[str] = []
    answers = iter(["1"] * 20)

    def read(asked: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    assert CardPlain(table("human:Jan", "mcts:1@Ola"), read, written.append).run() == 0
    assert all(line.isprintable() for text in written for line in text.split("\n"))
    said = capfd.readouterr()
    assert (said.out, said.err) == ("", "")


def test_old_names_behind_a_colon_are_explained() -> None:
    with pytest.raises(ValueError, match="greedy takes how many of 100 moves"):
        table("human:Jan", "greedy:Ola")

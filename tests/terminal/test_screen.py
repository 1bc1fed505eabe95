"""The game on a screen, played by keys."""

from pathlib import Path

import pytest

from osada.kernel import journal
from osada.kernel.face import in_lines
from osada.settlers import log
from osada.settlers.course import Course
from osada.settlers.game import Settlers
from osada.settlers.phases import standard
from osada.settlers.phases.attack import Attack
from osada.settlers.state import ATTACK
from osada.settlers.words import card_name
from osada.terminal.cards import panes
from osada.terminal.cards.cardrow import CardRow
from osada.terminal.cards.screen import TableScreen
from osada.terminal.cards.table import CardTable
from osada.terminal.screens.curtain import CurtainScreen
from osada.terminal.screens.end import EndScreen
from osada.terminal.screens.rules import RulesScreen
from osada.terminal.screens.save import SaveScreen
from osada.terminal.screens.setup import SetupScreen
from osada.terminal.widgets.movelist import MoveList
from tests.terminal.playing import (
    SMALL,
    WIDE,
    app,
    hand_names,
    in_action,
    never,
    played,
    seen,
    settled,
    shows,
    table,
)


async def test_a_game_against_greedy_by_keys() -> None:
    game = app(table("human:Jan", "greedy@Ola"))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert game.table is not None
        before = len(game.table.view(0)["players"][0]["hand"])
        screen = seen(game)
        assert "Which card do you take?" in screen
        assert "On offer" in screen
        assert isinstance(game.screen.focused, CardRow)
        assert game.screen.focused.id == "offer"
        await pilot.press("enter")
        await settled(pilot)
        assert len(game.table.view(0)["players"][0]["hand"]) == before + 1
        await pilot.press("1")
        await settled(pilot)
        assert game.table.view(0)["phase"] == "action"
        assert "It is your turn." in seen(game)
        await pilot.press("p")
        await settled(pilot)
        assert any(record.text == "pass" for record in game.table.match.records)


def test_the_top_line_shows_the_course_of_the_match() -> None:
    laid = table("human:Jan", "greedy@Ola")
    usual = "".join(text for text, _ in panes.top(laid, laid.view(0), True))
    assert "[1] 2  3  4  5 " in usual
    assert " lookout  production  actions  cleanup " in usual
    laid.match.state.options.course = Course(
        3, [*standard.rounds(), Attack(ATTACK)], [], [], [], [], []
    )
    other = "".join(text for text, _ in panes.top(laid, laid.view(0), True))
    assert "[1] 2  3 " in other
    assert " 4 " not in other
    assert " cleanup  attack " in other


async def test_a_card_that_cannot_be_built_says_why_and_shows_the_rule() -> None:
    game = app(played(table("human:Jan", "greedy@Ola"), in_action(1)))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        screen = game.screen
        assert isinstance(screen, TableScreen)
        for _ in range(12):
            if screen.clause_id == "BUILD-14":
                break
            await pilot.press("right")
            await pilot.pause()
        text = seen(game)
        assert "BUILD-14" in text
        assert "lack" in text
        await pilot.press("c")
        await pilot.pause()
        assert shows(game, RulesScreen)
        assert screen.clause_id in seen(game)
        await pilot.press("escape")
        await pilot.pause()
        assert shows(game, TableScreen)


async def test_all_moves_are_one_key_away() -> None:
    game = app(played(table("human:Jan", "greedy@Ola"), in_action(1)))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert game.table is not None
        await pilot.press("m")
        await pilot.pause()
        moves = game.screen.query_one(MoveList)
        decision = game.table.decision(0)
        assert decision is not None
        assert [move for move, _, _ in moves.moves] == list(decision.moves)
        assert moves.has_focus
        await pilot.press("end", "up", "down", "enter")
        await settled(pilot)
        assert any(r.text == "pass" and r.seat == 0 for r in game.table.match.records)


async def test_undo_from_the_curtain_takes_a_move_back() -> None:
    two = played(table("human:Jan", "human:Ola"), in_action(1))
    game = app(two)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        before = two.match.records
        mover = two.person_to_move(None)
        assert mover is not None
        texts = [two.text(mover, move) for move in two.match.pending[mover].moves]
        sending = next(at for at, text in enumerate(texts) if text.startswith("send wood"))
        await pilot.press("m", *["down"] * sending, "enter")
        await settled(pilot)
        if shows(game, TableScreen):  # more workers could be sent
            await pilot.press("end", "enter")
            await settled(pilot)
        assert shows(game, CurtainScreen)
        assert len(two.match.records) > len(before)
        await pilot.press("u")
        await settled(pilot)
        assert shows(game, TableScreen)
        assert two.person_to_move(None) == mover
        assert len(two.match.records) <= len(before) + 1


async def test_undo_says_when_it_cannot() -> None:
    game = app(table("human:Jan", "greedy@Ola"))
    async with game.run_test(size=WIDE, notifications=True) as pilot:
        await settled(pilot)
        await pilot.press("u")
        await settled(pilot)
        assert "nothing to undo" in seen(game)


async def test_saving_asks_for_a_file_once_and_says_what_is_wrong(tmp_path: Path) -> None:
    game = app(table("human:Jan", "greedy@Ola"))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert shows(game, SaveScreen)
        await pilot.press("delete", *"/nowhere/at/all", "enter")
        await pilot.pause()
        assert shows(game, SaveScreen)
        assert "cannot be saved" in seen(game)
        field = game.screen.query_one("#file")
        assert hasattr(field, "value")
        field.value = str(tmp_path / "a.osada")
        await pilot.press("enter")
        await settled(pilot)
        assert shows(game, TableScreen)
        await pilot.press("enter")
        await settled(pilot)
    assert game.table is not None
    found = journal.read(tmp_path / "a.osada")
    again = journal.replay(found, {"settlers": Settlers()})
    assert again.records == game.table.match.records  # every move is saved from then on


async def test_a_game_that_cannot_be_saved_is_not_left_by_mistake(tmp_path: Path) -> None:
    game = app(table("human:Jan", "greedy@Ola", file=tmp_path / "gone" / "a.osada"))
    async with game.run_test(size=WIDE, notifications=True) as pilot:
        await settled(pilot)
        await pilot.press("q")
        await settled(pilot)
        assert shows(game, TableScreen)
        assert "cannot be saved" in seen(game)
        await pilot.press("ctrl+c")
        await pilot.pause()
    assert game.return_value == 1
    assert "cannot be saved" in game.farewell


async def test_the_hand_is_hidden_between_two_people() -> None:
    two = played(table("human:Jan", "human:Ola", seed=3), in_action(1))
    game = app(two)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        first = two.person_to_move(None)
        assert first is not None
        secret = {seat: hand_names(two, seat) - _public(two) for seat in (0, 1)}
        assert shows(game, CurtainScreen)
        curtain = seen(game)
        assert two.seats[first].name in curtain
        assert not [name for seat in (0, 1) for name in secret[seat] if name in curtain]
        await pilot.press("enter")
        await settled(pilot)
        shown = seen(game)
        assert [name for name in secret[first] if name in shown]
        other = secret[1 - first] - secret[first]
        assert other
        assert not [name for name in other if name in shown]
        await pilot.press("p")
        await settled(pilot)
        assert shows(game, CurtainScreen)
        assert not [name for name in secret[first] if name in seen(game)]
        await pilot.press("g")
        await pilot.pause()
        assert not [name for name in secret[first] if name in seen(game)]


def _public(two: CardTable) -> set[str]:
    """The names of cards that everybody has seen."""
    view = two.view(None)
    numbers = [at["card"] for player in view["players"] for at in player["empire"]]
    numbers += [deal["card"] for player in view["players"] for deal in player["deals"]]
    found = {card_name(two.cards, number, "en") for number in numbers}
    spoken = "\n".join(in_lines(log.entries(two.cards, two.match.log, None, two.names, "en")))
    return found | {name for seat in (0, 1) for name in hand_names(two, seat) if name in spoken}


async def test_the_language_changes_at_once() -> None:
    game = app(table("human:Jan", "greedy@Ola"))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert "Your hand" in seen(game)
        await pilot.press("l")
        await pilot.pause()
        assert "Twoja ręka" in seen(game)
        assert "Rzymianie" in seen(game)
        await pilot.press("l")
        await pilot.pause()
        assert "Tvá ruka" in seen(game)
        await pilot.press("l", "t")
        await pilot.pause()
        assert "Your hand" in seen(game)
        assert game.theme == "osada-day"


async def test_the_end_shows_where_the_points_came_from() -> None:
    def last_move(table: CardTable) -> bool:
        rivals = table.view(0)["players"][1:]
        return in_action(5)(table) and all(player["passed"] for player in rivals)

    over = played(table("human:Jan", "greedy@Ola"), last_move)
    game = app(over)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await settled(pilot)
        assert shows(game, EndScreen)
        text = seen(game)
        assert "Faction locations" in text
        assert "Total" in text
        assert over.outcome is not None
        for score in over.outcome.scores:
            assert str(score) in text
        await pilot.press("l")
        await pilot.pause()
        assert "Razem" in seen(game)
        await pilot.press("escape")
        await pilot.pause()
        assert shows(game, TableScreen)


async def test_a_solo_game_shows_the_virtual_player() -> None:
    game = app(played(table("human:Jan", seed=4), in_action(2)))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        text = seen(game)
        assert "Virtual player" in text
        assert "Attack line" in text
        assert "Collection" in text
        await pilot.press("p")
        await settled(pilot)
        assert game.table is not None
        assert game.table.view(0)["round"] == 3


async def test_solo_ends_with_a_rank_or_a_loss() -> None:
    game = app(played(table("human:Jan", seed=4), never))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert shows(game, EndScreen)
        text = seen(game)
        assert "SOLO-46" in text
        assert "virtual player" in text


async def test_bots_play_among_themselves_before_a_spectator() -> None:
    bots = played(table("greedy@A", "random@B"), lambda table: False)
    game = app(bots)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert shows(game, EndScreen)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
async def test_a_small_terminal_is_enough(language: str) -> None:
    full = table("human:Jan", "greedy@Ola", "greedy@Kuba", "random@Ela", language=language)
    game = app(played(full, in_action(2)), language)
    async with game.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert game.screen.has_class("small")
        text = seen(game)
        for name in ("Jan", "Ola", "Kuba", "Ela"):
            assert name in text


async def test_looking_around_in_a_small_terminal() -> None:
    game = app(played(table("human:Jan", "greedy@Ola"), in_action(2)))
    async with game.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("v")
        await pilot.pause()
        await pilot.press("up", "up", "right", "m", "down", "escape", "question_mark")
        await pilot.pause()
        await pilot.press("escape", "g", "escape", "f1", *"raze", "escape")
        await pilot.pause()
        assert shows(game, TableScreen)


async def test_setting_up_a_game() -> None:
    game = app(None)
    async with game.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert shows(game, SetupScreen)
        assert "Start the game" in seen(game)
        second = game.screen.query_one("#settlers-1")
        second.focus()
        await pilot.press("left")
        await pilot.pause()
        game.screen.query_one("#start").focus()
        await pilot.press("enter")
        await pilot.pause()
        assert shows(game, SetupScreen)
        assert "SETUP-4" in seen(game)  # two players cannot share a faction
        second.focus()
        await pilot.press("right")
        game.screen.query_one("#start").focus()
        await pilot.press("enter")
        await settled(pilot)
        assert shows(game, TableScreen)
        assert game.table is not None
        assert [seat.bot for seat in game.table.seats] == ["", "easy"]


async def test_setting_up_a_game_with_boxes() -> None:
    """The Aztecs bring a fifth seat and faction; what only boxes need is asked for with boxes."""
    game = app(None)
    async with game.run_test(size=SMALL) as pilot:
        await pilot.pause()
        lines = [game.screen.query_one(f"#line-{name}") for name in ("format", "visit_passed", "4")]
        assert not any(line.display for line in lines)
        game.screen.query_one("#boxes").focus()
        await pilot.press("right", "right", "right")
        await pilot.pause()
        assert all(line.display for line in lines)
        assert "Aztecs + Why Can't We Be Friends" in seen(game)
        for at in (2, 3, 4):
            game.screen.query_one(f"#who-{at}").focus()
            await pilot.press("left")
        game.screen.query_one("#format").focus()
        await pilot.press("left")
        game.screen.query_one("#start").focus()
        await pilot.press("enter")
        await settled(pilot)
        assert shows(game, TableScreen)
        assert game.table is not None
        options = game.table.match.state.options.as_dict()
        assert options["boxes"] == ["aztecs", "friends"]
        assert options["format"] == "open"
        assert options["five_players"] is True
        assert options["factions"][4] == "aztecs"


async def test_the_mouse_points_and_plays() -> None:
    game = app(table("human:Jan", "greedy@Ola"))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert game.table is not None
        offer = game.screen.query_one("#offer", CardRow)
        before = game.table.moves
        await pilot.click("#offer", offset=(22, 2))
        await pilot.pause()
        assert offer.cursor == 1
        await pilot.click("#offer", offset=(22, 2), times=2)
        await settled(pilot)
        assert game.table.moves > before


def asked_when_passing(wants: CardTable) -> list[str]:
    """What a person is asked who passes at once in every round, so that goods are left over."""
    asked: list[str] = []
    while wants.outcome is None:
        decision = wants.decision(0)
        if decision is not None:
            asked.append(decision.kind)
        seat = min(wants.match.pending)
        wants.play(seat, wants.match.pending[seat].moves[-1])
    return asked


async def test_cleanup_keeps_all_unless_the_player_wants_to_be_asked() -> None:
    assert "keep" not in asked_when_passing(table("human:Jan", "greedy@Ola"))
    wants = table("human:Jan", "greedy@Ola")
    wants.asks_keep = True
    assert "keep" in asked_when_passing(wants)

"""The campaign on a screen: a game, its end, the shop, the map; saved and resumed anywhere."""

from pathlib import Path

import pytest

from osada.terminal.app import OsadaApp
from osada.terminal.campaign.between import BetweenScreen
from osada.terminal.campaign.book import BookScreen
from osada.terminal.campaign.screen import CampaignGameScreen
from osada.terminal.campaign.table import CampaignTable
from osada.terminal.deal import resumed
from osada.terminal.screens.curtain import CurtainScreen
from osada.terminal.screens.end import EndScreen
from osada.terminal.screens.help import HelpScreen
from osada.terminal.screens.setup import SetupScreen
from osada.terminal.shelf import Shelf
from osada.terminal.widgets.choice import Choice
from tests.samples import late
from tests.terminal.playing import SMALL, WIDE, app, seen, settled, shows, sitting
from tests.terminal.test_campaign_plain import after_the_game, table

HUGE = (200, 60)


def at_last_pass(at: CampaignTable) -> CampaignTable:
    """Everybody passes; only the last pass of the game is left."""
    while True:
        seat, decision = next(iter(at.match.pending.items()))
        texts = {at.text(seat, move): move for move in decision.moves}
        inner = at.match.state.table
        assert inner is not None
        others = [player for place, player in enumerate(inner.players) if place != seat]
        alone = all(player.passed for player in others)
        if at.view(None)["round"] == at.view(None)["rounds"] and alone and "pass" in texts:
            return at
        at.play(seat, texts.get("pass", decision.moves[0]))


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
async def test_a_game_with_goals_upkeep_and_the_book(size: tuple[int, int]) -> None:
    game = app(table("human:Ola", "greedy@Jan"))
    async with game.run_test(size=size) as pilot:
        await settled(pilot)
        text = seen(game)
        assert "Game 4" in text
        assert "Archery" in text
        assert "Mint" in text
        assert ("♠0/3" if size == SMALL else "Ola 0/3  Jan 0/3") in text
        assert ("◘≡●" if size == SMALL else "Upkeep due ≡●  laid down –") in text
        await pilot.press("o")
        await settled(pilot)
        assert shows(game, BookScreen)
        assert "First-come bonus: 2 raze tokens" in seen(game)
        await pilot.press("right", "v")
        await settled(pilot)
        assert "Jan  Egyptians, Antiquity, 50 knowledge points" in seen(game)
        await pilot.press("a")
        await settled(pilot)
        assert "╭ 12 ─" in seen(game)
        await pilot.press("escape")
        await settled(pilot)
        assert shows(game, CampaignGameScreen)


@pytest.mark.parametrize("size", [SMALL, WIDE])
async def test_a_deck_is_rebuilt_by_names(size: tuple[int, int]) -> None:
    """Each card has a line, however many copies there are, and one move takes one of them out."""
    game = app(table("human:Ola", "greedy@Jan", rebuild=True))
    async with game.run_test(size=size) as pilot:
        await settled(pilot)
        text = seen(game)
        assert "30 cards" in text
        assert "▮▮▮ ≈ ✦ Administration" in text
        assert "/administration" not in text
        assert "All moves (20)" in text
        await pilot.press("2")
        await settled(pilot)
        assert "29 cards" in seen(game)


async def test_from_a_game_through_its_end_into_the_next() -> None:
    at = at_last_pass(table("human:Ola", "greedy@Jan"))
    game = app(at)
    async with game.run_test(size=WIDE, notifications=True) as pilot:
        await settled(pilot)
        if 0 in at.match.pending:
            await pilot.press("p")
            await settled(pilot)
        assert shows(game, BetweenScreen)
        stages: list[str] = []
        for _ in range(12):
            view = at.view(0)
            if view["stage"] == "game":
                break
            stages.append(view["stage"])
            text = seen(game)
            if view["stage"] == "inventions":
                assert "Order of purchase" in text
                assert "Archery: owned" in text
                await pilot.press("h")
                await settled(pilot)
                assert "Roma (Ola)" in seen(game)
                await pilot.press("n", "down")
                await settled(pilot)
                assert "Upkeep not paid: the score is 0 (UPKEEP-9)." in seen(game)
            if view["asked"] and view["asked"]["kind"] == "field":
                assert "Upkeep of a game" in text
            await pilot.press("1" if not view.get("shop", {}).get("bought") else "e")
            await settled(pilot)
        assert {"inventions", "provinces"} <= set(stages)
        assert shows(game, CampaignGameScreen)
        assert "Game 5" in seen(game)
        await pilot.press("n")
        await settled(pilot)
        assert "Game 4, won by" in seen(game)


async def test_a_dialog_stays_when_the_game_below_it_ends() -> None:
    at = at_last_pass(table("human:Ola", "human:Jan"))
    game = app(at)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert shows(game, CurtainScreen)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("o")
        await settled(pilot)
        assert shows(game, BookScreen)
        seat = next(iter(at.match.pending))
        game.play(seat, at.game.parse(at.match.state, seat, "pass")[0])
        await settled(pilot)
        while shows(game, CurtainScreen):
            await pilot.press("enter")
            await settled(pilot)
        assert shows(game, BookScreen)
        await pilot.press("escape")
        await settled(pilot)
        while shows(game, CurtainScreen):
            await pilot.press("enter")
            await settled(pilot)
        assert shows(game, BetweenScreen)
        await pilot.press("u")
        await settled(pilot)
        assert at.in_game == shows(game, CampaignGameScreen)


@pytest.mark.parametrize("stage", ["game", "inventions", "provinces"])
async def test_saved_by_quitting_and_resumed(stage: str, tmp_path: Path) -> None:
    file = tmp_path / "ours.osada"
    at = table("human:Ola", "greedy@Jan", file=file)
    if stage != "game":
        after_the_game(at)
        while at.view(None)["stage"] != stage or 0 not in at.match.pending:
            seat, decision = next(iter(at.match.pending.items()))
            at.play(seat, decision.moves[0 if stage == "inventions" else -1])
    game = app(at)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await pilot.press("q")
        await pilot.pause()
    again = resumed(Shelf(), file, "pl")
    later = app(again, "pl")
    async with later.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert again.view(0) == at.view(0)
        assert shows(later, CampaignGameScreen if stage == "game" else BetweenScreen)
        assert {"game": "Gra 4", "inventions": "Wynalazki", "provinces": "Mapa"}[stage] in seen(
            later
        )


async def test_a_fall_and_a_new_era_are_told() -> None:
    at = after_the_game(table("human:Ola", "greedy@Jan", scores=[50, 40, 30]))
    game = app(at)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        for _ in range(8):
            if shows(game, HelpScreen):
                break
            await pilot.press("1")
            await settled(pilot)
        assert shows(game, HelpScreen)
        assert "Roma (Ola) falls: the score has dropped in three games in a row." in seen(game)


async def test_a_new_era_is_told() -> None:
    at = table("human:Ola", "greedy@Jan", tracks={"military": 15}, map=[], provinces=[])
    game = app(after_the_game(at))
    async with game.run_test(size=SMALL) as pilot:
        await settled(pilot)
        for _ in range(4):
            if shows(game, HelpScreen):
                break
            await pilot.press("1")
            await settled(pilot)
        assert "Roma (Ola) enters a new era: Middle Ages." in seen(game)
        await pilot.press("escape")
        await settled(pilot)
        assert shows(game, BetweenScreen)


@pytest.mark.parametrize("language", ["pl", "cs"])
async def test_the_last_game_to_the_end_of_the_campaign(language: str) -> None:
    sample = late("rome", "egypt")
    at = sitting(sample, "human:Jan", "greedy@Ola", language=language)
    assert isinstance(at, CampaignTable)
    while at.outcome is None:
        seat, decision = next(iter(at.match.pending.items()))
        texts = {at.text(seat, move): move for move in decision.moves}
        if seat == 0 and not at.in_game:
            break
        at.play(seat, texts.get("pass", decision.moves[0]))
    game = app(at, language)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await _play_on(game, pilot)
        assert "{" not in seen(game)


async def _play_on(game: OsadaApp, pilot: object) -> None:
    """First moves until the campaign is over, or another game begins."""
    for _ in range(30):
        if shows(game, EndScreen) or shows(game, CampaignGameScreen):
            return
        await pilot.press("escape" if shows(game, HelpScreen) else "1")  # type: ignore[attr-defined]
        await settled(pilot)  # type: ignore[arg-type]
    raise AssertionError(seen(game))


async def test_a_campaign_is_agreed_on() -> None:
    game = app(None)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        screen = game.screen
        assert isinstance(screen, SetupScreen)
        choice = screen.query_one("#game", Choice)
        while choice.value != "campaign":
            choice.action_turn(1)
            await settled(pilot)
        assert "Rise of the Empire" in seen(game)
        assert screen.query_one("#line-rebuild").display
        assert not screen.query_one("#line-mode").display
        await pilot.press("f5")
        await settled(pilot)
        assert shows(game, CampaignGameScreen), seen(game)
        assert "Game 1" in seen(game)

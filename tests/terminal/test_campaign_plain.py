"""The campaign line by line: a game, its end, the shop, the map, history; saved and resumed."""

from pathlib import Path

import pytest

from osada.terminal.campaign.table import CampaignTable
from osada.terminal.deal import new, resumed
from osada.terminal.shelf import Shelf
from osada.terminal.start import plainly
from osada.titles import title
from tests.terminal.playing import Talk, talk

SHEET = {"knowledge": 60, "map": [1], "provinces": ["mint"], "inventions": ["archery"]}


def table(
    *codes: str,
    language: str = "en",
    file: Path | None = None,
    rebuild: bool = False,
    **more: object,
) -> CampaignTable:
    """A campaign before its fourth game, with upkeep to pay and knowledge to spend."""
    factions = ["rome", "egypt", "japan"][: len(codes)]
    sheets = [
        {"faction": "rome", "name": "Roma", "scores": [30, 40], **SHEET, **more},
        {"faction": "egypt", "knowledge": 50, "scores": [20, 50]},
        {"faction": "japan", "knowledge": 50},
    ]
    begun = {"number": 4, "sheets": sheets[: len(codes)]}
    agreed = {"factions": factions, "begun": begun, "rebuild": rebuild}
    made = new(title("campaign").open("game")(None), agreed, codes, 7, language, file)
    assert isinstance(made, CampaignTable)
    return made


def after_the_game(at: CampaignTable) -> CampaignTable:
    """Everybody passes until the game is over."""
    while at.in_game:
        seat, decision = next(iter(at.match.pending.items()))
        texts = {at.text(seat, move): move for move in decision.moves}
        at.play(seat, texts.get("pass", decision.moves[0]))
    return at


def test_a_game_shows_goals_upkeep_and_inventions() -> None:
    said = talk(table("human:Ola", "human:Jan"), "", "goals", "show", "card archery", "card mint")
    assert "Upkeep still due: 1 wood and 1 food; laid down: nothing." in said.text
    assert said.text.count("Ola 0 of ") >= 3
    assert "Inventions (1): Archery" in said.text
    assert "Game 4, game." in said.text
    assert "Archery (Invention, brown)" in said.text
    assert "Antiquity: 30 knowledge points." in said.text
    assert "Mint (Province, " in said.text


def test_sheets_and_maps_of_everybody() -> None:
    said = talk(table("human:Ola", "greedy@Jan"), "sheet", "sheet jan", "map", "sheet Eva", "shop")
    assert "Roma (Ola): Romans, Antiquity, 60 knowledge points." in said.printed
    assert "  Final scores: 30, 40" in said.printed
    assert "Jan: Egyptians, Antiquity, 50 knowledge points." in said.printed
    assert "  [x]  1  1 wood and 1 food" in said.printed
    assert "There is no player “Eva”; there are Ola, Jan." in said.printed
    assert "Inventions are bought after a game." in said.printed


def test_the_end_of_a_game_step_by_step_then_shop_map_and_the_next_game() -> None:
    at = after_the_game(table("human:Ola", "human:Jan"))
    before = at.view(None)["stage"]
    said = Talk(["", *["1"] * 12, "history", "end-of-game 4"])
    plainly(at, *said.ends).run()
    assert before in ("end", "inventions")
    assert "Upkeep not paid: the score is 0 (UPKEEP-9)." in said.text
    assert "Archery [archery]: 30 knowledge points, owned" in said.text
    assert "replaces Archery" in said.text
    assert "  [x]  1  1 wood and 1 food" in said.printed
    assert "Game 5 begins" in said.printed
    assert at.match.state.book.number == 5
    head = next(line for line in said.printed if line.startswith("Game  Empire"))
    row = said.printed[said.printed.index(head) + 1]
    assert row.startswith("4     Roma (Ola)  Antiquity  0 ")
    assert said.printed.count("Roma (Ola):") == 2


def test_answers_in_notation_are_refused_with_their_clause() -> None:
    at = after_the_game(table("human:Ola", "human:Jan"))
    while at.view(None)["stage"] == "end":
        seat, decision = next(iter(at.match.pending.items()))
        at.play(seat, decision.moves[0])
    said = talk(at, "", "buy archery", "buy philosophy", "done", "why done", "buy wheel")
    assert "(INVENT-8)." in said.text
    assert "You must buy an Invention first (INVENT-10)." in said.printed
    assert "buys Wheel for 10 knowledge points" in said.text


@pytest.mark.parametrize("stage", ["game", "inventions", "provinces"])
def test_saved_and_resumed_anywhere(stage: str, tmp_path: Path) -> None:
    file = tmp_path / "ours.osada"
    at = table("human:Ola", "human:Jan", file=file)
    if stage != "game":
        after_the_game(at)
        while at.view(None)["stage"] != stage:
            seat, decision = next(iter(at.match.pending.items()))
            at.play(seat, decision.moves[-1])
    talk(at, "", "?")
    again = resumed(Shelf(), file, "cs")
    assert isinstance(again, CampaignTable)
    assert again.view(0) == at.view(0)
    assert again.view(None)["stage"] == stage
    assert again.names == {0: "Ola", 1: "Jan"}


def test_a_fallen_empire_is_founded_anew() -> None:
    at = table("human:Ola", "human:Jan", scores=[50, 40, 30])
    said = Talk(["", *["1"] * 12])
    plainly(after_the_game(at), *said.ends).run()
    assert "The empire falls: the score has dropped in three games in a row." in said.text
    assert "Do you found a new one, or leave the campaign?" in said.text
    assert at.view(None)["players"][0]["empires"] == 2


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_other_languages_say_everything(language: str) -> None:
    at = after_the_game(table("human:Ola", "human:Jan", language=language))
    commands = ("show", "history", "sheet", "map", "shop", "goals", "decks", "help", "end-of-game")
    said = talk(at, "", *commands, *["1"] * 12, *commands)
    assert not [line for line in said.printed if "{" in line or "⟦" in line]
    assert {"pl": "Koszt utrzymania niezapłacony", "cs": "Údržba nezaplacena"}[
        language
    ] in said.text

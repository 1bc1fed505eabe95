"""The campaign at a terminal."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from osada.campaign.game import Campaign
from osada.terminal.campaign.plain import CampaignPlain
from osada.terminal.campaign.table import CampaignTable
from osada.terminal.cards.desk import asked, bot_names, names_chosen, part_names
from osada.terminal.desk import Agreed, Desk, Values

if TYPE_CHECKING:
    from osada.terminal.ink import Line
    from osada.terminal.screens.game import GameScreen


def _bot_names(game: Any, options: Mapping[str, Any], language: str) -> list[str]:
    assert isinstance(game, Campaign)
    return bot_names(game.table, options, language)


def _part_names(
    game: Any, agreed: Agreed, language: str, records: Path | None
) -> tuple[Values, str]:
    assert isinstance(game, Campaign)
    return part_names(game.table, agreed, language, records)


def _screen(table: CampaignTable) -> "GameScreen":
    """The table while a game is on, else the book."""
    from osada.terminal.campaign.between import BetweenScreen
    from osada.terminal.campaign.screen import CampaignGameScreen

    return CampaignGameScreen(table) if table.in_game else BetweenScreen(table)


def _help(language: str) -> "list[Line]":
    from osada.terminal.campaign.help import help_lines

    return help_lines(language)


DESK: Final = Desk(
    lambda match, seats, language, file, records: CampaignTable(match, seats, language, file),
    CampaignPlain,
    asked,
    _bot_names,
    _screen,
    _help,
    _part_names,
    selections=names_chosen,
)

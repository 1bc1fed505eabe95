"""The campaign at a terminal."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from osada.campaign.game import Campaign
from osada.terminal.campaign.plain import CampaignPlain
from osada.terminal.campaign.table import CampaignTable
from osada.terminal.cards.desk import asked, bot_names, names_chosen, part_names
from osada.terminal.desk import Agreed, Desk, Values


def _bot_names(game: Any, options: Mapping[str, Any], language: str) -> list[str]:
    assert isinstance(game, Campaign)
    return bot_names(game.table, options, language)


def _part_names(
    game: Any, agreed: Agreed, language: str, records: Path | None
) -> tuple[Values, str]:
    assert isinstance(game, Campaign)
    return part_names(game.table, agreed, language, records)


DESK: Final = Desk(
    lambda match, seats, language, file, records: CampaignTable(match, seats, language, file),
    CampaignPlain,
    asked,
    _bot_names,
    part_names=_part_names,
    selections=names_chosen,
)

"""Which bots play a campaign: those of the card game."""

from collections.abc import Callable
from typing import Final

from osada.bots.bot import Bot
from osada.bots.campaign.player import Historian
from osada.bots.roster import Code, Roster
from osada.bots.settlers.roster import ROSTER as AT_TABLE


def _historian(made: Callable[[Code], Bot]) -> Callable[[Code], Bot]:
    return lambda code: Historian(made(code))


ROSTER: Final = Roster(
    {name: _historian(made) for name, made in AT_TABLE.own.items()},
    AT_TABLE.levels,
    AT_TABLE.about,
    AT_TABLE.usual,
)

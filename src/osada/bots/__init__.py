"""Players that are programs, each behind a short code such as `greedy` or `mcts:200ms`.

A bot never sees a game's real state. Whoever runs a match makes a state that the bot's seat could
be in (`Game.sample`) and hands it over with the decision; `ask` does just that.
"""

from typing import Final

from osada.bots.bot import Bot, ask
from osada.bots.chance import Chance
from osada.bots.codes import UnknownBot, bot, canonical, quick, roster, timed
from osada.bots.roster import Code, Roster
from osada.bots.settlers.greedy import Greedy
from osada.bots.settlers.roster import ROSTER as _CARDS

CODES: Final = _CARDS.codes
LEVELS: Final = _CARDS.levels
ABOUT: Final = _CARDS.about
"""Those of the card game."""

__all__ = [
    "ABOUT",
    "CODES",
    "LEVELS",
    "Bot",
    "Chance",
    "Code",
    "Greedy",
    "Roster",
    "UnknownBot",
    "ask",
    "bot",
    "canonical",
    "quick",
    "roster",
    "timed",
]

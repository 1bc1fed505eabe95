"""Players that are programs, each behind a short code such as `greedy` or `mcts:200ms`.

A bot never sees a game's real state. Whoever runs a match makes a state that the bot's seat could
be in (`Game.sample`) and hands it over with the decision; `ask` does just that.
"""

from osada.bots.bot import Bot, ask
from osada.bots.chance import Chance
from osada.bots.codes import (
    ABOUT,
    CODES,
    LEVELS,
    OFFERS,
    Offer,
    UnknownBot,
    bot,
    canonical,
    quick,
    timed,
)
from osada.bots.greedy import Greedy

__all__ = [
    "ABOUT",
    "CODES",
    "LEVELS",
    "OFFERS",
    "Bot",
    "Chance",
    "Greedy",
    "Offer",
    "UnknownBot",
    "ask",
    "bot",
    "canonical",
    "quick",
    "timed",
]

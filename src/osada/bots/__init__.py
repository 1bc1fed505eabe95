"""Players that are programs, each behind a short code.

A bot never sees a game's real state. Whoever runs a match makes a state that the bot's seat could
be in (`Game.sample`) and hands it over with the decision; `ask` does just that.
"""

from difflib import get_close_matches

from osada.bots.bot import Bot, ask
from osada.bots.chance import Chance
from osada.bots.greedy import Greedy

_BOTS: dict[str, type[Bot]] = {"random": Chance, "greedy": Greedy}
CODES: tuple[str, ...] = tuple(_BOTS)
"""The codes of all bots."""


class UnknownBot(ValueError):
    """A code that no bot has; says in one sentence which there are."""


def bot(code: str) -> Bot:
    """The bot with this code."""
    found = _BOTS.get(code)
    if found is None:
        near = get_close_matches(code, CODES, n=1, cutoff=0.4)
        hint = f'did you mean "{near[0]}"?' if near else f"the bots are {', '.join(CODES)}"
        raise UnknownBot(f'there is no bot "{code}", {hint}')
    return found()


__all__ = ["CODES", "Bot", "Chance", "Greedy", "UnknownBot", "ask", "bot"]

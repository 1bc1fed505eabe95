"""What a bot is: it gets a state that its seat could be in and a decision, and names a move."""

from typing import Any, Protocol

from osada.kernel.game import Decision, Game, Move, S
from osada.kernel.random import step


class Bot(Protocol):
    """A player of one game or of any."""

    def choose(self, game: Any, sample: Any, seat: int, decision: Decision, random: int) -> Move:
        """One of the decision's moves.

        Always the same for the same sample and random number, unless the bot is limited by time.
        """


def ask(bot: Bot, game: Game[S], state: S, seat: int, random: int) -> Move:
    """The bot's move in a real state, of which it is shown a likeness only."""
    sample = game.sample(state, seat, random)
    decision = game.pending(sample)[seat]
    return bot.choose(game, sample, seat, decision, step(random))

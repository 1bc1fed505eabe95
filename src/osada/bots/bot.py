"""What a bot is: it gets a state that its seat could be in and a decision, and names a move."""

from typing import Protocol

from osada.kernel.game import Decision, Move
from osada.kernel.random import step
from osada.settlers.game import Settlers
from osada.settlers.state import State


class Bot(Protocol):
    """A player of the card game."""

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """One of the decision's moves.

        Always the same for the same sample and random number, unless the bot is limited by time.
        """


def ask(bot: Bot, game: Settlers, state: State, seat: int, random: int) -> Move:
    """The bot's move in a real state, of which it is shown a likeness only."""
    sample = game.sample(state, seat, random)
    decision = game.pending(sample)[seat]
    return bot.choose(game, sample, seat, decision, step(random))

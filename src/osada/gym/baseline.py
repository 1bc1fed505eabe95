"""What a bot would do where a learner is asked: something to compare with, or to imitate."""

from typing import Any

from osada.bots import Bot, ask, bot
from osada.gym.numbered import OVER, NumberedGame
from osada.kernel.random import seeded, step


class Baseline:
    """Bots by their codes; each is shown what its seat may know, as in every game."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self._bots: dict[str, Bot] = {}
        self._random = seeded("baseline")

    def action(self, table: NumberedGame, code: str) -> int:
        """The action of the seat that is asked; 0 where the game is over."""
        if table.seat == OVER:
            return 0
        if code not in self._bots:
            self._bots[code] = bot(code, self.game.name)
        self._random = step(self._random)
        move = ask(self._bots[code], table.game, table.state, table.seat, self._random)
        return table.codes[list(table.moves).index(move)]

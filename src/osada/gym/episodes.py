"""Games at one table, one after another: how each is dealt, and who acts in it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from osada.bots.bot import Bot, ask
from osada.bots.chance import Chance
from osada.gym.numbered import OVER, NumberedGame
from osada.kernel.game import Decision, Move
from osada.kernel.random import below, seeded, step

ANY: Final = -1
"""A seat by chance in each game."""

Given = Mapping[str, Any] | None
Options = Callable[[int, Given], dict[str, Any]]
"""The options of a game, by a random number and what was asked for."""


class Episodes:
    """Self-play: every seat acts when it is asked."""

    def __init__(self, table: NumberedGame, options: Options) -> None:
        self.table = table
        self.options: Options = options
        self.seat: int = 0
        """Who acts; when the game is over, who acted last."""
        self.random: int = 0

    def seed(self, seed: int) -> None:
        """From here on the games are always the same."""
        self.random = seeded(seed)

    def begin(self, given: Given = None) -> None:
        """Deal the next game."""
        self.random = step(self.random)
        game = seeded(self.random)
        self.table.deal(self.options(game, given), game)
        self.seat = self.table.seat

    def step(self, action: int) -> bool:
        """Act; an action that is not possible ends the game, and is False."""
        table = self.table
        move = table.move(action)
        if move is None:
            table.stop()
            return False
        table.make(move)
        self._go_on()
        table.number()
        return True

    def _go_on(self) -> None:
        """To the next decision of somebody who acts."""
        if self.table.seat != OVER:
            self.seat = self.table.seat


class AgainstBots(Episodes):
    """One seat acts; bots to its left, in order, have the others."""

    def __init__(
        self,
        table: NumberedGame,
        options: Options,
        bots: list[Bot],
        fixed: int,
        draw: Callable[[], int],
    ) -> None:
        super().__init__(table, options)
        self.bots = bots
        self.fixed = fixed
        self.draw: Callable[[], int] = draw
        """A random number for the next game."""

    def begin(self, given: Given = None) -> None:
        """Deal the next game and play up to the seat's first decision."""
        random = step(seeded(self.draw()))
        self.seat = below(random, len(self.bots) + 1) if self.fixed == ANY else self.fixed
        self.table.deal(self.options(random, given), random)
        self.random = seeded(random)
        if self.table.seat != self.seat:
            self._go_on()
            self.table.number()

    def _go_on(self) -> None:
        """Let the bots play."""
        table = self.table
        while table.seat != self.seat and table.seat != OVER:
            self.random = step(self.random)
            rival = self.bots[(table.seat - self.seat) % (len(self.bots) + 1) - 1]
            table.make(self._asked(rival))

    def _asked(self, rival: Bot) -> Move:
        game, state, seat = self.table.game, self.table.state, self.table.seat
        if isinstance(rival, Chance):  # it looks at nothing but its moves: no need of a sample
            decision = Decision("", game.options(state, seat))
            return rival.choose(game, None, seat, decision, step(self.random))
        return ask(rival, game, state, seat, self.random)

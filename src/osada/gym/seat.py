"""Games as Gymnasium environments: one seat against bots, or alone."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np

from osada.bots import Bot, ask, bot
from osada.gym.env import VERSION, facts, rendering
from osada.gym.kit import Setting, listed
from osada.gym.rewards import WORST, checked, rewards
from osada.gym.setting import CardSetting
from osada.gym.table import OVER, IllegalAction
from osada.gym.words import Observation
from osada.kernel.game import BadOptions
from osada.kernel.random import below, seeded, step
from osada.settlers import Catalogue

ID: Final = f"osada/Settlers-{VERSION}"
"""The name for `gymnasium.make`."""


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat; its rivals are bots by their codes, none of them for a game alone."""

    def __init__(
        self,
        setting: Setting,
        rivals: Sequence[str],
        seat: int | None,
        reward: str,
        render_mode: str | None,
    ) -> None:
        self.setting = setting
        if seat is not None and not 0 <= seat < setting.players:
            raise BadOptions(f"there is no seat {seat} at a table of {setting.players}")
        self.fixed = seat
        self.bots: list[Bot] = [bot(code, setting.kit.game.name) for code in rivals]
        self.reward = checked(reward)
        self.render_mode = rendering(render_mode)
        self.table = setting.kit.table()
        self.metadata = {**self.metadata, "rules": setting.kit.game.version}
        self.observation_space, self.action_space = setting.kit.spaces()
        self.seat = 0
        self._random = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        random = step(seeded(int(self.np_random.integers(1 << 62))))
        self.seat = below(random, self.setting.players) if self.fixed is None else self.fixed
        self.table.deal(self.setting.options(random, options), random)
        self._random = seeded(random)
        self._rivals_play()
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the rivals play on; an illegal action loses the game at once."""
        if self.table.seat == OVER:
            raise IllegalAction("the game is over; call reset() to begin another")
        try:
            self.table.take(int(action))
        except IllegalAction:
            self.table.stop()
            return self._observe(), WORST[self.reward], True, False, {"illegal": int(action)}
        self._rivals_play()
        outcome = self.table.game.outcome(self.table.state)
        if outcome is None:
            return self._observe(), 0.0, False, False, {}
        info = {"score": outcome.scores[self.seat], "won": self.seat in outcome.winners}
        return self._observe(), rewards(outcome, self.reward)[self.seat], True, False, info

    def _rivals_play(self) -> None:
        table = self.table
        while table.seat not in (self.seat, OVER):
            self._random = step(self._random)
            rival = self.bots[(table.seat - self.seat) % self.setting.players - 1]
            table.play(ask(rival, table.game, table.state, table.seat, self._random))

    def _observe(self) -> Observation:
        return {
            "observation": np.frombuffer(self.table.observe(self.seat), np.uint8),
            "action_mask": np.frombuffer(self.table.mask(self.seat), np.int8),
        }

    def legal_actions(self) -> list[int]:
        """The actions that are possible now, where a list is handier than the mask."""
        return self.table.codes[:]

    def render(self) -> Any:
        """The table as the seat sees it, in the render mode `ansi`."""
        return self.setting.kit.drawn(self.table) if self.render_mode == "ansi" else None


class SeatEnv(OneSeat):
    """One seat of the card game; `rivals=[]` is the solo game."""

    metadata = facts(f"settlers_{VERSION}")

    def __init__(
        self,
        rivals: Sequence[str] = ("greedy",),
        seat: int | None = None,
        factions: Sequence[str] | None = None,
        *,
        cards: Catalogue | str | Path | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **variant: Any,
    ) -> None:
        """`seat`: by chance in each game unless given. `rivals` sit to its left, in order."""
        setting = CardSetting(len(listed(rivals, "rivals")) + 1, factions, variant, cards)
        super().__init__(setting, rivals, seat, reward, render_mode)

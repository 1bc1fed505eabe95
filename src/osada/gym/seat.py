"""Games as Gymnasium environments: one seat against bots, or alone."""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np

from osada.bots import bot
from osada.gym.baseline import Baseline
from osada.gym.env import rendering
from osada.gym.episodes import ANY, AgainstBots
from osada.gym.kit import Setting
from osada.gym.numbered import OVER, IllegalAction
from osada.gym.rewards import WORST, checked, rewards
from osada.gym.words import Observation
from osada.kernel.game import BadOptions


def against(
    setting: Setting, rivals: Sequence[str], seat: int | None, number: Callable[[], int]
) -> AgainstBots:
    """The games of one seat, by chance in each game unless given; `BadOptions` if there is none."""
    bots = [bot(code, setting.kit.game.name) for code in rivals]
    if seat is not None and not 0 <= seat < setting.players:
        raise BadOptions(f"there is no seat {seat} at a table of {setting.players}")
    fixed = ANY if seat is None else seat
    return AgainstBots(setting.kit.table(), setting.options, bots, fixed, number)


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
        self.episodes = against(
            setting, rivals, seat, lambda: int(self.np_random.integers(1 << 62))
        )
        self.table = self.episodes.table
        self._baseline = Baseline(setting.kit.game)
        self.reward = checked(reward)
        self.render_mode = rendering(render_mode)
        self.metadata = {**self.metadata, **setting.kit.facts()}
        self.observation_space, self.action_space = setting.kit.spaces()

    @property
    def seat(self) -> int:
        """The seat of the game in progress."""
        return self.episodes.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        self.episodes.begin(options)
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the rivals play on; an illegal action loses the game at once."""
        if self.table.seat == OVER:
            raise IllegalAction("the game is over; call reset() to begin another")
        if not self.episodes.step(int(action)):
            return self._observe(), WORST[self.reward], True, False, {"illegal": int(action)}
        outcome = self.table.game.outcome(self.table.state)
        if outcome is None:
            return self._observe(), 0.0, False, False, {}
        info = {"score": outcome.scores[self.seat], "won": self.seat in outcome.winners}
        return self._observe(), rewards(outcome, self.reward)[self.seat], True, False, info

    def _observe(self) -> Observation:
        return {
            "observation": np.frombuffer(bytearray(self.table.observe(self.seat)), np.uint8),
            "action_mask": np.frombuffer(bytearray(self.table.mask(self.seat)), np.int8),
        }

    def legal_actions(self) -> list[int]:
        """The actions that are possible now, where a list is handier than the mask."""
        return self.table.codes[:]

    def bot_action(self, code: str = "learned") -> int:
        """What a bot would do now, by nothing but what the seat may know; 0 when it is over."""
        return self._baseline.action(self.table, code)

    def render(self) -> Any:
        """The table as the seat sees it, in the render mode `ansi`."""
        return self.setting.kit.drawn(self.table) if self.render_mode == "ansi" else None

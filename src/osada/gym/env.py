"""Games as PettingZoo environments: 1 to 4 agents, one of them asked at a time."""

from secrets import randbelow
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import (  # type: ignore[import-untyped]
    turn_based_aec_to_parallel,
)

from osada.gym.baseline import Baseline
from osada.gym.episodes import Episodes
from osada.gym.kit import Setting
from osada.gym.numbered import OVER, IllegalAction
from osada.gym.rewards import WORST, checked, rewards
from osada.gym.words import Observation

RENDER_MODES: Final = ("ansi",)


def facts(name: str) -> dict[str, Any]:
    """What the libraries want to know; an environment adds the version of its rules."""
    return {
        "name": name,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": True,
    }


def register(name: str, module: str, **options: str) -> None:
    """Let `gymnasium.make` and `make_vec` find the `SeatEnv` and `vector_env` of a module."""
    gymnasium.register(
        name,
        entry_point=f"{module}:SeatEnv",
        vector_entry_point=f"{module}:vector_env",
        kwargs=options,
    )


def rendering(mode: str | None) -> str | None:
    """A way to show the table; `ValueError` if there is no such way."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f'there is no render mode "{mode}"; choose one of {RENDER_MODES[0]}')
    return mode


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game for all its seats; agent `player_0` sits on seat 0. An illegal action is an error."""

    metadata: dict[str, Any]

    def __init__(self, setting: Setting, reward: str, render_mode: str | None) -> None:
        super().__init__()
        self.setting = setting
        self.reward = checked(reward)
        self.render_mode = rendering(render_mode)
        self.episodes = Episodes(setting.kit.table(), setting.options)
        self.table = self.episodes.table
        self._baseline = Baseline(setting.kit.game)
        self.metadata = {**self.metadata, **setting.kit.facts()}
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        pairs = [setting.kit.spaces() for _ in self.possible_agents]
        agents = self.possible_agents
        self.observation_spaces = {a: pair[0] for a, pair in zip(agents, pairs, strict=True)}
        self.action_spaces = {a: pair[1] for a, pair in zip(agents, pairs, strict=True)}
        self._seeded = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions, the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options` of the game, such as factions, go before the agreed ones."""
        if seed is not None or not self._seeded:
            self.episodes.seed(randbelow(1 << 62) if seed is None else seed)
            self._seeded = True
        self.episodes.begin(options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and its legal actions: none unless it is asked."""
        seat = self._seats[agent]
        table = self.table
        return {
            "observation": np.frombuffer(bytearray(table.observe(seat)), np.uint8),
            "action_mask": np.frombuffer(bytearray(table.mask(seat)), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Let the selected agent act; rewards come when the game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{self.agent_selection} must act; None is for games that are over")
        table = self.table
        table.take(int(action))
        if table.seat == OVER:
            self._over()
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def legal_actions(self) -> list[int]:
        """The actions of the selected agent, where a list is handier than its mask."""
        return self.table.codes[:]

    def bot_action(self, code: str = "learned") -> int:
        """What a bot would do as the selected agent, by what that may know; 0 when it is over."""
        return self._baseline.action(self.table, code)

    def _over(self) -> None:
        outcome = self.table.game.outcome(self.table.state)
        assert outcome is not None
        for seat, reward in enumerate(rewards(outcome, self.reward)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat], "won": seat in outcome.winners}
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str | None:
        """The table as the selected agent sees it, in the render mode `ansi`."""
        return self.setting.kit.drawn(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(raw: TableEnv) -> AECEnv[str, Observation, int | None]:
    """An environment in PettingZoo's usual wrappers: an illegal action loses the game."""
    ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=WORST[raw.reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


def parallel(
    env: AECEnv[str, Observation, int | None],
) -> ParallelEnv[str, Observation, int | None]:
    """An environment as a parallel one: the action of whoever is asked counts."""
    return turn_based_aec_to_parallel(env)

"""Many games in one call, as Gymnasium's vector environments have them."""

from collections.abc import Sequence
from operator import index
from typing import Any, Final

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from osada.gym.baseline import Baseline
from osada.gym.batch import Batch
from osada.gym.env import rendering
from osada.gym.episodes import Episodes
from osada.gym.kit import Setting, listed
from osada.gym.rewards import WORST, checked, rewards
from osada.gym.seat import against
from osada.gym.words import Observation
from osada.kernel.game import BadOptions

Stepped = tuple[
    Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]

SAME_STEP: Final = AutoresetMode.SAME_STEP
_MODES: Final = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)


def seated(rivals: Sequence[str] | None, players: int | None) -> int | None:
    """How many sit at each table: the seat and its rivals; in self-play as many as asked for."""
    if rivals is None:
        return players
    seats = len(listed(rivals, "rivals")) + 1
    if players not in (None, seats):
        raise BadOptions(f"{players} players are asked for, but the rivals make it {seats}")
    return seats


class TablesVector(VectorEnv[Observation, Any, NDArray[Any]]):
    """Tables side by side: one seat of each against bots, or all seats in turn.

    Observations and masks lie in the same two arrays all the time, unless copies are asked for.
    """

    def __init__(
        self,
        n: int,
        setting: Setting,
        rivals: Sequence[str] | None,
        seat: int | None,
        reward: str,
        autoreset_mode: AutoresetMode,
        copy: bool,
        render_mode: str | None,
    ) -> None:
        if n < 1:
            raise BadOptions(f"{n} games cannot be stepped; it takes at least 1")
        if autoreset_mode not in _MODES:
            names = ", ".join(mode.name for mode in _MODES)
            raise ValueError(f"finished games restart; autoreset_mode is one of {names}")
        self.setting = setting
        self.reward = checked(reward)
        self.render_mode = rendering(render_mode)
        self.num_envs = n
        self.copy = copy
        self.metadata = {
            **self.metadata,
            **setting.kit.facts(),
            "autoreset_mode": autoreset_mode,
        }
        self.single_observation_space, self.single_action_space = setting.kit.spaces()
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._same_step = autoreset_mode is SAME_STEP
        self._generators: list[np.random.Generator] = []
        """Of each game against bots."""
        self._observations = np.zeros((n, setting.kit.fields.size), np.uint8)
        self._masks = np.zeros((n, len(setting.kit.groups.meanings)), np.int8)
        self._batch = Batch(
            [self._episodes(at, rivals, seat) for at in range(n)],
            self._observations.reshape(-1).data,
        )
        self._baseline = Baseline(setting.kit.game)
        self._marked = np.zeros(0, np.int64)
        """Where the masks have ones: most of them stay zero, so only these are written."""

    def _episodes(self, at: int, rivals: Sequence[str] | None, seat: int | None) -> Episodes:
        """The games of one table, which are those of the single environment."""
        setting = self.setting
        if rivals is None:
            return Episodes(setting.kit.table(), setting.options)
        return against(setting, rivals, seat, lambda: self._number(at))

    def _number(self, at: int) -> int:
        return int(self._generators[at].integers(1 << 62))

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """New games at all tables; table i gets the seed plus i, or the i-th of several."""
        super().reset(seed=int(seed) if isinstance(seed, (int, np.integer)) else None)
        self._seed(self._seeds(seed))
        for at, game in enumerate(self._batch.games):
            game.begin(options)
            self._batch.show(at)
        return self._shown(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        n = self.num_envs
        if seed is None:
            return [None] * n
        if isinstance(seed, (int, np.integer)):
            return [int(seed) + at for at in range(n)]
        if len(seed) != n:
            raise ValueError(f"{len(seed)} seeds are given for {n} games")
        return [None if one is None else index(one) for one in seed]

    def _seed(self, seeds: Sequence[int | None]) -> None:
        """Without a seed a table continues from its last one."""
        made = [None if seed is None and self._generators else np_random(seed) for seed in seeds]
        self._generators = self._generators or [generator for generator, _ in filter(None, made)]
        for at, found in enumerate(made):
            if found is not None:
                self._generators[at], number = found
                self._batch.games[at].seed(number)

    def step(self, actions: Any) -> Stepped:
        """Act at every table: whoever was shown what lies there.

        An action that is not possible loses the game. Where a game has ended, the next one is
        shown at once (SAME_STEP) or after the next step, whose action is ignored (NEXT_STEP).
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"an action for each of {self.num_envs} games is needed")
        if not self._generators:
            raise ValueError("nothing has been dealt; call reset() before step()")
        ended = self._batch.step(chosen.tolist())
        gained = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        if not ended:
            return self._shown(), gained, over, cut, self._infos()
        over[ended] = True
        final = self._ended(ended, over, gained)
        if not self._same_step:
            return self._shown(), gained, over, cut, {**final, **self._infos()}
        seen = np.full(self.num_envs, None, object)
        for at in ended:
            seen[at] = {
                "observation": self._observations[at].copy(),
                "action_mask": np.zeros_like(self._masks[at]),
            }
            self._batch.games[at].begin()
            self._batch.show(at)
        final = {"final_info": final, "_final_info": over, "final_obs": seen, "_final_obs": over}
        return self._shown(), gained, over, cut, {**self._infos(), **final}

    def _ended(
        self, ended: list[int], over: NDArray[np.bool_], gained: NDArray[np.float64]
    ) -> dict[str, Any]:
        """Who got what in the games that ended; `gained` gets what those who acted did."""
        n, players = self.num_envs, self.setting.players
        each = np.zeros((n, players))
        scores = np.zeros((n, players), np.int64)
        won = np.zeros((n, players), np.bool_)
        illegal = np.zeros(n, np.bool_)
        for at in ended:
            game = self._batch.games[at]
            outcome = game.table.game.outcome(game.table.state)
            if outcome is None:
                illegal[at] = True
                each[at, game.seat] = WORST[self.reward]
            else:
                each[at] = rewards(outcome, self.reward)
                scores[at] = outcome.scores
                won[at, list(outcome.winners)] = True
            gained[at] = each[at, game.seat]
        seats = np.array(self._batch.seats())
        rows = np.arange(n)
        found = {
            "seat": seats,
            "score": scores[rows, seats],
            "won": won[rows, seats],
            "illegal": illegal,
            "rewards": each,
            "scores": scores,
            "winners": won,
        }
        return {**found, **{f"_{name}": over for name in found}}

    def _shown(self) -> Observation:
        observations, masks = self._observations, self._masks
        flat = masks.reshape(-1)
        flat[self._marked] = 0
        self._marked = np.fromiter(self._batch.marks(), np.int64)
        flat[self._marked] = 1
        if self.copy:
            observations, masks = observations.copy(), masks.copy()
        return {"observation": observations, "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {"seat": np.array(self._batch.seats()), "_seat": every}

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action at every table, by chance; quicker than drawing from the masks."""
        return np.array(self._batch.drawn(self.np_random.random(self.num_envs).tolist()))

    def legal_actions(self) -> list[list[int]]:
        """The actions that are possible at every table, where lists are handier than masks."""
        return [game.table.codes[:] for game in self._batch.games]

    def bot_actions(self, code: str = "learned") -> NDArray[np.int64]:
        """What a bot would do at every table, by nothing but what the seat there may know."""
        games = self._batch.games
        return np.array([self._baseline.action(game.table, code) for game in games])

    def render(self) -> tuple[str, ...] | None:
        """The tables as the seats that act see them, in the render mode `ansi`."""
        if self.render_mode != "ansi":
            return None
        return tuple(self.setting.kit.drawn(game.table) for game in self._batch.games)

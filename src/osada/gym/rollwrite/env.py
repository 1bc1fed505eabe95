"""The roll & write game as PettingZoo and Gymnasium environments."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from gymnasium.vector import AutoresetMode
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from osada.gym.env import TableEnv, facts, parallel, register, wrapped
from osada.gym.kit import listed
from osada.gym.rollwrite.setting import VERSION, SheetSetting
from osada.gym.seat import OneSeat
from osada.gym.vector import SAME_STEP, TablesVector, seated
from osada.gym.words import Observation
from osada.rollwrite import Catalogue

ID: Final = f"osada/RollWrite-{VERSION}"
"""The name for `gymnasium.make`."""
METADATA: Final[dict[str, Any]] = facts(f"rollwrite_{VERSION}")


def _reward(reward: str | None, players: int) -> str:
    """Who plays alone never loses: only points tell how well."""
    if players == 1 and reward == "win":
        raise ValueError('alone nobody can lose; choose the reward "score"')
    return reward or ("win" if players > 1 else "score")


class RollWriteEnv(TableEnv):
    """The roll & write game; while all develop or settle, seats are asked one after the other."""

    metadata = METADATA

    def __init__(
        self,
        players: int | None = None,
        sheets: Sequence[str] | None = None,
        *,
        mode: str | None = None,
        villages: Catalogue | str | Path | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`mode`: the adventure for one or with `sheets`, else advanced, unless given."""
        setting = SheetSetting(players, sheets, mode, villages)
        super().__init__(setting, _reward(reward, setting.players), render_mode)


class SeatEnv(OneSeat):
    """One seat of the roll & write game; `rivals=[]` is the adventure alone."""

    metadata = METADATA

    def __init__(
        self,
        rivals: Sequence[str] = ("greedy",),
        seat: int | None = None,
        sheets: Sequence[str] | None = None,
        *,
        mode: str | None = None,
        villages: Catalogue | str | Path | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat`: by chance in each game unless given. `rivals` sit to its left, in order."""
        setting = SheetSetting(len(listed(rivals, "rivals")) + 1, sheets, mode, villages)
        kind = _reward(reward, setting.players)
        super().__init__(setting, rivals, seat, kind, render_mode)


class RollWriteVector(TablesVector):
    """Many tables of the roll & write game; `rivals=None` is self-play, where every seat acts."""

    metadata = METADATA

    def __init__(
        self,
        n: int = 256,
        rivals: Sequence[str] | None = ("greedy",),
        seat: int | None = None,
        players: int | None = None,
        sheets: Sequence[str] | None = None,
        *,
        mode: str | None = None,
        villages: Catalogue | str | Path | None = None,
        reward: str | None = None,
        autoreset_mode: AutoresetMode = SAME_STEP,
        copy: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """As `SeatEnv`; `players` are for self-play, `copy` gives new arrays at each step."""
        setting = SheetSetting(seated(rivals, players), sheets, mode, villages)
        kind = _reward(reward, setting.players)
        super().__init__(n, setting, rivals, seat, kind, autoreset_mode, copy, render_mode)


def vector_env(num_envs: int = 256, **options: Any) -> RollWriteVector:
    """Many tables, by the name that `gymnasium.make_vec` has for their number."""
    return RollWriteVector(num_envs, **options)


def raw_env(**options: Any) -> RollWriteEnv:
    """The environment itself, quickest for training; options as `RollWriteEnv` takes them."""
    return RollWriteEnv(**options)


def env(**options: Any) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's usual wrappers: an illegal action loses the game."""
    return wrapped(RollWriteEnv(**options))


def parallel_env(**options: Any) -> ParallelEnv[str, Observation, int | None]:
    """The environment as a parallel one: the action of whoever is asked counts."""
    return parallel(env(**options))


register(ID, __name__)

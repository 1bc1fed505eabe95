"""The card game as PettingZoo and Gymnasium environments."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from gymnasium.vector import AutoresetMode
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from osada.gym.env import TableEnv, facts, parallel, register, wrapped
from osada.gym.kit import listed
from osada.gym.seat import OneSeat
from osada.gym.settlers.setting import CardSetting
from osada.gym.settlers.versions import VERSION, VERSIONS
from osada.gym.vector import SAME_STEP, TablesVector, seated
from osada.gym.words import Observation
from osada.settlers import Catalogue

IDS: Final = {version: f"osada/Settlers-{version}" for version in VERSIONS}
"""The name of each version for `gymnasium.make`."""
ID: Final = IDS[VERSION]
"""The name of the newest."""
METADATA: Final[dict[str, Any]] = facts(f"settlers_{VERSION}")


class SettlersEnv(TableEnv):
    """The card game."""

    metadata = METADATA

    def __init__(
        self,
        players: int | None = None,
        factions: Sequence[str] | None = None,
        *,
        cards: Catalogue | str | Path | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        version: str = VERSION,
        **variant: Any,
    ) -> None:
        """`variant`: lookout, peaceful, peaceful_drafts, robbers_cut_routes, as in every game."""
        super().__init__(
            CardSetting(players, factions, variant, cards, version), reward, render_mode
        )


class SeatEnv(OneSeat):
    """One seat of the card game; `rivals=[]` is the solo game."""

    metadata = METADATA

    def __init__(
        self,
        rivals: Sequence[str] = ("greedy",),
        seat: int | None = None,
        factions: Sequence[str] | None = None,
        *,
        cards: Catalogue | str | Path | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        version: str = VERSION,
        **variant: Any,
    ) -> None:
        """`seat`: by chance in each game unless given. `rivals` sit to its left, in order."""
        setting = CardSetting(len(listed(rivals, "rivals")) + 1, factions, variant, cards, version)
        super().__init__(setting, rivals, seat, reward, render_mode)


class SettlersVector(TablesVector):
    """Many tables of the card game; `rivals=None` is self-play, where every seat acts."""

    metadata = METADATA

    def __init__(
        self,
        n: int = 256,
        rivals: Sequence[str] | None = ("greedy",),
        seat: int | None = None,
        players: int | None = None,
        factions: Sequence[str] | None = None,
        *,
        cards: Catalogue | str | Path | None = None,
        reward: str = "win",
        autoreset_mode: AutoresetMode = SAME_STEP,
        copy: bool = False,
        render_mode: str | None = None,
        version: str = VERSION,
        **variant: Any,
    ) -> None:
        """As `SeatEnv`; `players` are for self-play, `copy` gives new arrays at each step."""
        setting = CardSetting(seated(rivals, players), factions, variant, cards, version)
        super().__init__(n, setting, rivals, seat, reward, autoreset_mode, copy, render_mode)


def vector_env(num_envs: int = 256, **options: Any) -> SettlersVector:
    """Many tables, by the name that `gymnasium.make_vec` has for their number."""
    return SettlersVector(num_envs, **options)


def raw_env(**options: Any) -> SettlersEnv:
    """The environment itself, quickest for training; options as `SettlersEnv` takes them."""
    return SettlersEnv(**options)


def env(**options: Any) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's usual wrappers: an illegal action loses the game."""
    return wrapped(SettlersEnv(**options))


def parallel_env(**options: Any) -> ParallelEnv[str, Observation, int | None]:
    """The environment as a parallel one: the action of whoever is asked counts."""
    return parallel(env(**options))


for _version, _name in IDS.items():
    register(_name, __name__, version=_version)

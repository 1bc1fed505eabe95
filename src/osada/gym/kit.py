"""What the environments need of a game, and of the games that one of them plays."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from osada.gym.fields import Fields
from osada.gym.groups import Groups
from osada.gym.numbered import NumberedGame, Numberer, Observer
from osada.kernel.game import BadOptions, Game


def listed(given: Sequence[str], what: str) -> list[str]:
    """Names as a list; a single word, whose letters are a sequence too, is refused."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadOptions(f'"{what}" must be a list: ["{given}"]')
    return [str(name) for name in given]


@dataclass(frozen=True, slots=True)
class Kit:
    """A game as it is seen and played by numbers."""

    name: str
    """Of the environment, with its version."""
    game: Game[Any]
    fields: Fields
    groups: Groups
    observer: Observer
    numberer: Numberer
    draw: Callable[[NumberedGame], str]
    """A table in plain text."""
    boxes: tuple[str, ...] = ()
    """What is on the table beside the base game."""

    def drawn(self, table: NumberedGame) -> str:
        """A table in plain text; `ResetNeeded` before its first game."""
        if table.state is None:
            raise ResetNeeded("nothing has been dealt; call reset() before render()")
        return self.draw(table)

    def facts(self) -> dict[str, Any]:
        """What an environment says of itself."""
        return {
            "name": self.name,
            "rules": self.game.version,
            "boxes": list(self.boxes),
            "layout": self.layout(),
        }

    def layout(self) -> str:
        """A short name for exactly these places of an observation and these actions."""
        places = [(field.name, field.size, field.labels) for field in self.fields.fields]
        told = repr((places, self.groups.meanings))
        return blake2b(told.encode(), digest_size=4).hexdigest()

    def table(self) -> NumberedGame:
        """An empty table."""
        return NumberedGame(self.game, self.observer, self.numberer)

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete[np.int64]]:
        """The space of observations and the space of actions."""
        actions = len(self.groups.meanings)
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.fields.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        return observation, spaces.Discrete(actions)


class Setting(Protocol):
    """The options of all games of an environment."""

    players: int
    kit: Kit

    def options(self, random: int, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The options of one game; `given` ones that the game knows go before the agreed ones."""

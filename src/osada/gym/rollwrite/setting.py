"""What an environment of the roll & write game plays: a mode, and sheets, by chance if not said."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from osada.gym.kit import Kit, listed
from osada.gym.rollwrite import render
from osada.gym.rollwrite.actions import Actions
from osada.gym.rollwrite.describe import layout, numbering
from osada.gym.rollwrite.encode import Encoder
from osada.kernel.game import BadOptions
from osada.kernel.random import below, step
from osada.rollwrite import Catalogue, RollWrite, base, extended
from osada.rollwrite.catalogue import COMPETITION, SUFFIX
from osada.rollwrite.setup import MOST_PLAYERS, options

VERSION: Final = "v1"
"""Of observations, actions and rewards: changes with each of them and with the rules' version."""
PLAYERS: Final = 2
"""How many play when nobody says."""
ADVENTURE: Final = "adventure"


class SheetSetting:
    """The options of all games of an environment."""

    def __init__(
        self,
        players: int | None,
        sheets: Sequence[str] | None,
        mode: str | None,
        villages: Catalogue | str | Path | None,
    ) -> None:
        self.villages = villages if isinstance(villages, Catalogue) else _read(villages)
        self.sheets = None if sheets is None else listed(sheets, "sheets")
        if players is None:
            players = PLAYERS if sheets is None else len(sheets)
        if not 1 <= players <= MOST_PLAYERS:
            raise BadOptions(f"{players} players cannot play: the game is for 1 to {MOST_PLAYERS}")
        self.players = players
        self.mode = mode
        self.kit = _kit(self.villages)
        self.options(1)

    def options(self, random: int, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The options of one game; `given` ones that the game knows go before the agreed ones."""
        said = {name: value for name, value in (given or {}).items() if name in ("mode", "sheets")}
        sheets = said.get("sheets", self.sheets)
        alone = self.players == 1 or sheets is not None
        mode = said.get("mode", self.mode) or (ADVENTURE if alone else "advanced")
        chosen = {"mode": mode, "players": self.players}
        if sheets is not None:
            chosen["sheets"] = sheets
            del chosen["players"]
        elif mode == ADVENTURE:
            drawn = [slug for slug in self.villages.sheets if slug != COMPETITION]
            chosen["sheets"] = [drawn[below(step(random), len(drawn))]] * self.players
        seated = len(options(self.villages, chosen).sheets)
        if seated != self.players:
            raise BadOptions(f"{seated} sheets are named, but the environment seats {self.players}")
        return chosen


def _read(place: str | Path | None) -> Catalogue:
    if place is None:
        return base()
    place = Path(place)
    return extended(sorted(place.glob(f"*{SUFFIX}")) if place.is_dir() else [place])


def _kit(villages: Catalogue) -> Kit:
    fields, groups = layout(villages), numbering(villages)
    return Kit(
        f"rollwrite_{VERSION}",
        RollWrite(villages),
        fields,
        groups,
        Encoder(villages, fields),
        Actions(groups),
        render.text,
    )

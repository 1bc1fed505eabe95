"""A seat of a table and whoever sits there."""

from dataclasses import dataclass, field
from typing import Literal

from osada.server.terms import Level


@dataclass(slots=True)
class Sitting:
    """A seat and whoever sits there."""

    name: str = ""
    faction: str | None = None
    deck: list[str] = field(default_factory=list)
    """The faction's deck, see `SeatTerms`."""
    bot: Level | None = None
    left: bool = False
    resigned: bool = False
    why: Literal["", "left", "time", "gone"] = ""
    """Why a bot stands in, see `SeatInfo`."""
    until: int = 0
    """The game from which whoever left plays again, see `events.Left`."""
    asks_keep: bool = False
    again: bool = False
    """Whether somebody sits here for a rematch."""
    awaits: str = ""
    """For whom a free seat is kept."""
    changes: int = 0
    """How often whoever sits here has changed name or faction."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.name and self.bot is None

    @property
    def is_deserted(self) -> bool:
        """Whether whoever sat here is gone for good, as far as anybody knows."""
        return self.left and not self.until and self.why != "time"

    @property
    def is_open(self) -> bool:
        """Whether anybody can take it."""
        return self.is_free and not self.awaits

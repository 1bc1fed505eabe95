"""The roll & write game as everybody sees it: what `Game.view` gives goes out as it is."""

from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType

from osada.rollwrite import viewtypes
from osada.server.shapes import struct
from osada.server.wire.names import Mode


class RollOptions(Struct, forbid_unknown_fields=True):
    """What was agreed before the game."""

    mode: Mode
    players: int | UnsetType = UNSET
    sheets: list[str] | UnsetType = UNSET


if TYPE_CHECKING:
    RollView = viewtypes.RollView
else:
    RollView = struct(viewtypes.RollView, options=RollOptions, mode=Mode)

"""The card game as a seat sees it: what `Game.view` gives goes out as it is."""

from typing import TYPE_CHECKING

from osada.server.agreed import variants
from osada.server.shapes import struct
from osada.settlers import viewtypes
from osada.titles.settlers import SETTLERS


class Options(  # type: ignore[call-arg]
    variants(SETTLERS),  # type: ignore[misc]
    forbid_unknown_fields=True,
):
    """What was agreed before the game."""

    factions: list[str]


if TYPE_CHECKING:
    View = viewtypes.View
else:
    View = struct(viewtypes.View, options=Options)

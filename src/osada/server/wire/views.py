"""The games of this package as a seat sees them: what `Game.view` gives goes out as it is."""

from typing import TYPE_CHECKING, Any, Union

from osada.server.agreed import shape, shown
from osada.server.shapes import struct
from osada.titles import HOSTED, Title


def _of(title: Title) -> Any:
    """The views of a game; an option that they repeat has its values there too."""
    choices = {one.name: shape(one) for one in title.variants if one.kind == "choice"}
    return struct(title.open("view"), options=shown(title), **choices)


if TYPE_CHECKING:
    AnyView = Any
else:
    AnyView = Union[tuple(_of(title) for title in HOSTED.values())]  # noqa: UP007

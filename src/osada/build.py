"""Which build of the engine runs: plain Python, or the same sources compiled."""

from importlib.util import find_spec
from typing import Final

_ENGINE: Final = find_spec("osada.settlers.flow")
COMPILED: Final[bool] = not str(_ENGINE.origin if _ENGINE is not None else ".py").endswith(".py")
"""Whether the hot path is compiled."""


def text() -> str:
    """The build in words."""
    return "compiled" if COMPILED else "plain Python"

"""Who is measured, and by which command in the environment of the bench."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FAST: Final = ROOT / "build" / "fast"
"""Where `make fast` puts the compiled build."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A library, or a build of ours, with one game."""

    code: str
    """What `bench.measure` calls it."""
    name: str
    """The library and its game."""
    package: str = ""
    """The distribution to install, for a peer."""
    surroundings: Mapping[str, str] = field(default_factory=dict)
    """Variables of the process that measures it."""


COMPILED: Final = Subject(
    "osada:compiled", "Osada compiled", surroundings={"PYTHONPATH": str(FAST)}
)
PLAIN: Final = Subject("osada:plain", "Osada plain Python")
CATANATRON: Final = Subject("catanatron", "catanatron, Catan", "catanatron")
CRIBBAGE: Final = Subject("open_spiel:cribbage", "OpenSpiel (C++), cribbage", "open-spiel")
SUBJECTS: Final = (
    COMPILED,
    PLAIN,
    CATANATRON,
    Subject("rlcard:uno", "RLCard, uno", "rlcard"),
    Subject("rlcard:gin-rummy", "RLCard, gin rummy", "rlcard"),
    CRIBBAGE,
    Subject("open_spiel:gin_rummy", "OpenSpiel (C++), gin rummy", "open-spiel"),
    Subject("chess", "python-chess", "chess"),
)

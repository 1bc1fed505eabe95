"""Tables of every game, for tests that hold for all of them; a new game adds its own here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from osada.titles import HOSTED, title


@dataclass(frozen=True)
class Sample:
    """A table: which game, what each seat plays, and what else was agreed."""

    game: str
    parts: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    chosen: bool = True
    """Whether seats choose what they play; if not, the rules give it to them."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.parts)

    @property
    def agreed(self) -> dict[str, Any]:
        """What a match is made from."""
        parts = title(self.game).parts
        if self.chosen and parts is not None:
            return {**self.options, parts.name: list(self.parts)}
        return {**self.options, "players": self.seats}

    def __str__(self) -> str:
        said = [str(one) for one in self.options.values() if not isinstance(one, dict)]
        return "-".join([self.game, *said, str(self.seats)])


def rolls(seats: int, mode: str) -> Sample:
    """A table of the roll & write game with the sheets of its competition."""
    return Sample("rollwrite", ("competition",) * seats, {"mode": mode}, chosen=False)


def adventure(*sheets: str) -> Sample:
    """A table of the roll & write game's adventure."""
    return Sample("rollwrite", sheets, {"mode": "adventure"})


def late(*factions: str) -> Sample:
    """A campaign before its last game: every track lacks one space."""
    tracks = {"military": 15, "economy": 15, "culture": 15}
    sheet = {"era": "industrial", "tracks": tracks, "knowledge": 40, "scores": [30, 34]}
    sheets = [{**sheet, "faction": faction} for faction in factions]
    return Sample("campaign", factions, {"begun": {"number": 9, "sheets": sheets}})


SAMPLES = (
    Sample("settlers", ("rome", "japan")),
    Sample("settlers", ("egypt",)),
    Sample("settlers", ("rome", "japan", "egypt", "barbarians"), {"lookout": "advanced"}),
    Sample(
        "settlers",
        ("aztecs", "rome", "japan", "egypt", "barbarians"),
        {"boxes": ["friends", "aztecs"], "format": "open", "five_players": True},
    ),
    rolls(2, "basic"),
    adventure("17"),
    Sample("campaign", ("japan",)),
    rolls(4, "advanced"),
    adventure("9", "16"),
)


def _of(seats: int) -> tuple[Sample, ...]:
    """A table with so many seats, once for each game that has a face on the page."""
    found = {one.game: one for one in reversed(SAMPLES) if one.seats == seats}
    return tuple(found[game] for game in HOSTED if game in found)


PAIRS = (*_of(2), Sample("campaign", ("rome", "egypt")))
ALONE = _of(1)

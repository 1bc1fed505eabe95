"""Tables of every game, for tests that hold for all of them; a new game adds its own here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from osada.titles import OURS, title


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
        return "-".join([self.game, *map(str, self.options.values()), str(self.seats)])


def rolls(seats: int, mode: str) -> Sample:
    """A table of the roll & write game with the sheets of its competition."""
    return Sample("rollwrite", ("competition",) * seats, {"mode": mode}, chosen=False)


def adventure(*sheets: str) -> Sample:
    """A table of the roll & write game's adventure."""
    return Sample("rollwrite", sheets, {"mode": "adventure"})


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
    rolls(4, "advanced"),
    adventure("9", "16"),
)
PAIRS = tuple(next(one for one in SAMPLES if one.game == game and one.seats == 2) for game in OURS)
"""Two people at a table, once for each game."""
ALONE = tuple(next(one for one in SAMPLES if one.game == game and one.seats == 1) for game in OURS)

"""One game that was played, and the row that keeps it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from osada.arena import shapes

Scored = tuple[int, str, int]
"""Points of a seat: in which round, how, and how many."""


class BadResults(ValueError):
    """Results that cannot be used; says in one sentence why and what to do."""


class BadRow(ValueError):
    """A row that is no game; says in a few words what is wrong with it."""


@dataclass(frozen=True, slots=True)
class CardsOf:
    """What a seat did with cards, by short name; a name may stand several times."""

    built: tuple[str, ...]
    dealt: tuple[str, ...]
    """Signed from hand."""
    razed: tuple[str, ...]
    """From its hand or of its rivals."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game; everything is in the order of seats. Equal results may have taken longer."""

    game: int
    pair: int
    seed: str
    players: tuple[str, ...]
    factions: tuple[str, ...]
    lookout: str
    peaceful: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats; several when the victory is shared, none when a solo game is lost."""
    rank: str
    """Of a solo game that was won."""
    decisions: tuple[int, ...]
    """Choices among at least two moves."""
    ms: tuple[float, ...] = field(compare=False)
    """Time for all of them together."""
    points: tuple[tuple[Scored, ...], ...]
    cards: tuple[CardsOf, ...]

    def as_row(self) -> dict[str, Any]:
        """The game as a line of a results file, ready for JSON."""
        return {
            "game": self.game,
            "pair": self.pair,
            "seed": self.seed,
            "players": list(self.players),
            "factions": list(self.factions),
            "lookout": self.lookout,
            "peaceful": self.peaceful,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "rank": self.rank,
            "decisions": list(self.decisions),
            "ms": list(self.ms),
            "points": [[list(entry) for entry in seat] for seat in self.points],
            "cards": [
                {"built": list(seat.built), "dealt": list(seat.dealt), "razed": list(seat.razed)}
                for seat in self.cards
            ],
        }


def of_row(row: object) -> GameResult:
    """The game that a row keeps; `BadRow` if it keeps none."""
    if not isinstance(row, Mapping):
        raise BadRow("it is no game")
    for name, fits in shapes.GAME.items():
        if name not in row:
            raise BadRow(f'it has no "{name}"')
        if not fits(row[name]):
            raise BadRow(f'its "{name}" makes no sense')
    seats = len(row["players"])
    for name in ("factions", "scores", "decisions", "ms", "points", "cards"):
        if len(row[name]) != seats:
            raise BadRow(f'its "{name}" are not for {seats} seats')
    if not all(seat < seats for seat in row["winners"]):
        raise BadRow('its "winners" have no seat')
    if len({*row["winners"]}) < len(row["winners"]):
        raise BadRow('its "winners" are named twice')
    return GameResult(
        row["game"],
        row["pair"],
        row["seed"],
        tuple(row["players"]),
        tuple(row["factions"]),
        row["lookout"],
        row["peaceful"],
        tuple(row["scores"]),
        tuple(row["winners"]),
        row["rank"],
        tuple(row["decisions"]),
        tuple(row["ms"]),
        tuple(tuple((r, how, n) for r, how, n in seat) for seat in row["points"]),
        tuple(
            CardsOf(tuple(seat["built"]), tuple(seat["dealt"]), tuple(seat["razed"]))
            for seat in row["cards"]
        ),
    )

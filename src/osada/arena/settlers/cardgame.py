"""A game of the card game: its factions, and what every seat did with cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from osada.arena.result import GameResult, Scored, Told
from osada.arena.settlers import deeds
from osada.arena.settlers.deeds import CardsOf
from osada.arena.shapes import Fits, each, text, truth
from osada.settlers.phases.scoring import RANKS


@dataclass(frozen=True, slots=True)
class CardGame(GameResult):
    """One game of the card game."""

    ROW: ClassVar[Mapping[str, Fits]] = {
        "factions": each(text),
        "lookout": text,
        "peaceful": truth,
        "rank": text,
        "cards": each(deeds.fits),
    }
    BY_SEAT: ClassVar = ("factions", "cards")
    PART: ClassVar = "faction"
    RANKS: ClassVar = (*(name for _, name in RANKS), "commoner")
    LOST_ALONE: ClassVar = True

    factions: tuple[str, ...]
    lookout: str
    peaceful: bool
    rank: str
    """Of a solo game that was won."""
    cards: tuple[CardsOf, ...]

    @property
    def table(self) -> tuple[str, ...]:
        """The factions."""
        return self.factions

    def rank_of(self, seat: int) -> str:
        """The rank of a solo game that was won."""
        return self.rank

    def own_row(self) -> dict[str, Any]:
        """Factions, variant, rank and cards."""
        return {
            "factions": list(self.factions),
            "lookout": self.lookout,
            "peaceful": self.peaceful,
            "rank": self.rank,
            "cards": [seat.as_row() for seat in self.cards],
        }

    @classmethod
    def of(
        cls, told: Told, points: tuple[tuple[Scored, ...], ...], row: Mapping[str, Any]
    ) -> "CardGame":
        """The game of a row whose fields fit."""
        return cls(
            *told,
            points,
            tuple(row["factions"]),
            row["lookout"],
            row["peaceful"],
            row["rank"],
            tuple(map(deeds.of_row, row["cards"])),
        )

    @staticmethod
    def columns(pa: Any) -> list[tuple[str, Any]]:
        """The same as columns of a Parquet file."""
        texts = pa.list_(pa.string())
        return [
            ("factions", texts),
            ("lookout", pa.string()),
            ("peaceful", pa.bool_()),
            ("rank", pa.string()),
            ("cards", deeds.column(pa)),
        ]

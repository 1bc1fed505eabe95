"""A game of the card game: its factions, and what every seat did with cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from osada.arena.result import GameResult, Scored, Told
from osada.arena.shapes import Fits, each, text, truth
from osada.settlers import Catalogue
from osada.settlers.log import Event
from osada.settlers.phases.scoring import RANKS


@dataclass(frozen=True, slots=True)
class CardsOf:
    """What a seat did with cards, by short name; a name may stand several times."""

    built: tuple[str, ...]
    dealt: tuple[str, ...]
    """Signed from hand."""
    razed: tuple[str, ...]
    """From its hand or of its rivals."""


def _cards(value: object) -> bool:
    """What a seat did with its cards."""
    return isinstance(value, Mapping) and all(
        each(text)(value.get(name)) for name in ("built", "dealt", "razed")
    )


@dataclass(frozen=True, slots=True)
class CardGame(GameResult):
    """One game of the card game."""

    ROW: ClassVar[Mapping[str, Fits]] = {
        "factions": each(text),
        "lookout": text,
        "peaceful": truth,
        "rank": text,
        "cards": each(_cards),
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
            "cards": [
                {"built": list(seat.built), "dealt": list(seat.dealt), "razed": list(seat.razed)}
                for seat in self.cards
            ],
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
            tuple(
                CardsOf(tuple(seat["built"]), tuple(seat["dealt"]), tuple(seat["razed"]))
                for seat in row["cards"]
            ),
        )

    @staticmethod
    def columns(pa: Any) -> list[tuple[str, Any]]:
        """The same as columns of a Parquet file."""
        texts = pa.list_(pa.string())
        cards = pa.struct([("built", texts), ("dealt", texts), ("razed", texts)])
        return [
            ("factions", texts),
            ("lookout", pa.string()),
            ("peaceful", pa.bool_()),
            ("rank", pa.string()),
            ("cards", pa.list_(cards)),
        ]


def cards_of(cards: Catalogue, events: Sequence[Event], seats: int) -> tuple[CardsOf, ...]:
    """What every seat built, signed and razed, in order."""
    built: list[list[str]] = [[] for _ in range(seats)]
    dealt: list[list[str]] = [[] for _ in range(seats)]
    razed: list[list[str]] = [[] for _ in range(seats)]
    before: Event = ("",)
    for event in events:
        match event:
            case ("built", seat, card):
                built[seat].append(cards.slugs[card])
            case ("dealt", seat, card):
                if not (before[0] == "target" and before[3] == card):  # a Trade Route
                    dealt[seat].append(cards.slugs[card])
            case ("razed", seat, card, holder, place):
                if holder != seat or not place:
                    razed[seat].append(cards.slugs[card])
        before = event
    return tuple(
        CardsOf(tuple(built[seat]), tuple(dealt[seat]), tuple(razed[seat])) for seat in range(seats)
    )

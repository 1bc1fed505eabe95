"""Many games between bots."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from osada.arena.play import Playing
from osada.arena.result import GameResult, Scored, Told
from osada.arena.series import Parts, Series
from osada.arena.settings import agreed, shapes, variants
from osada.arena.shapes import Fits, number
from tests.outside.nim.game import Nim
from tests.outside.nim.title import TITLE

_Variants: Any = variants(TITLE)


@dataclass(frozen=True, slots=True)
class NimResult(GameResult):
    """One game."""

    ROW: ClassVar[Mapping[str, Fits]] = {"heap": number}
    BY_SEAT: ClassVar[tuple[str, ...]] = ()
    PART: ClassVar[str] = "place"
    RANKS: ClassVar[tuple[str, ...]] = ()
    LOST_ALONE: ClassVar[bool] = False

    heap: int

    @property
    def table(self) -> tuple[str, ...]:
        """Who began is chance, so places differ in nothing."""
        return tuple("any" for _ in self.players)

    def rank_of(self, seat: int) -> str:
        """There are no ranks."""
        return ""

    def own_row(self) -> dict[str, Any]:
        """The heap."""
        return {"heap": self.heap}

    @classmethod
    def of(
        cls, told: Told, points: tuple[tuple[Scored, ...], ...], row: Mapping[str, Any]
    ) -> "NimResult":
        """The game of a row."""
        return cls(*told, points, row["heap"])

    @staticmethod
    def columns(pa: Any) -> list[tuple[str, Any]]:
        """The heap as a column."""
        return [("heap", pa.int64())]


@dataclass(frozen=True)
class NimPlan(_Variants, Series):  # type: ignore[misc]
    """What is played."""

    GAME: ClassVar = TITLE.name
    RULES: ClassVar = Nim.version
    SEATS: ClassVar = "NIM-2"
    RESULT: ClassVar = NimResult
    SETTINGS: ClassVar[Mapping[str, Fits]] = shapes(TITLE)

    @property
    def game(self) -> Nim:
        """The rules."""
        return Nim()

    @property
    def tables(self) -> tuple[Parts, ...]:
        """There is one."""
        return (("any", "any"),)

    def check(self) -> None:
        """Any plan can be played."""
        self.game.new(self.options(()), 0)

    def options(self, table: Parts) -> dict[str, Any]:
        """The heap."""
        return agreed(TITLE, self)

    def own_settings(self) -> dict[str, Any]:
        """The heap."""
        return agreed(TITLE, self)

    def play(self, number: int) -> NimResult:
        """Play the game of this number."""
        playing = Playing(self, number)
        for _ in playing:
            pass
        points = tuple(
            tuple((one.round, one.how, one.points) for one in own)
            for own in playing.outcome.sources
        )
        return NimResult(*playing.told(), points, self.heap)

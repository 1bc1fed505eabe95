"""A game of the roll & write game: the sheets, the favors taken, what became of every building."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from osada.arena.result import GameResult, Scored, Told
from osada.arena.shapes import Fits, each, natural, text
from osada.kernel.game import Move, Outcome
from osada.rollwrite.empire import RANKS, TRACKS, VALUES
from osada.rollwrite.scoring import plan_points
from osada.rollwrite.state import COUNT, END, LOW_COUNT, TOKENS, State
from osada.rollwrite.verbs import TAKE


@dataclass(frozen=True, slots=True)
class BuildingOf:
    """What became of a building on a seat's sheet."""

    building: str
    built: int | None
    """The round in which it was completed; 0: it stood from the beginning, None: it never was."""
    used: int
    """How often its ability was used, or came by itself."""
    settlements: int
    """Created by its plan."""


def _building(value: object) -> bool:
    """What became of a building."""
    return (
        isinstance(value, Mapping)
        and text(value.get("building"))
        and (value.get("built", 0) is None or natural(value.get("built")))
        and natural(value.get("used"))
        and natural(value.get("settlements"))
    )


@dataclass(frozen=True, slots=True)
class SheetGame(GameResult):
    """One game of the roll & write game."""

    ROW: ClassVar[Mapping[str, Fits]] = {
        "mode": text,
        "sheets": each(text),
        "ranks": each(text),
        "tokens": each(text),
        "taken": each(each(text)),
        "buildings": each(each(_building)),
    }
    BY_SEAT: ClassVar = ("sheets", "ranks", "taken", "buildings")
    PART: ClassVar = "sheet"
    RANKS: ClassVar = tuple(name for _, name in reversed(RANKS))
    LOST_ALONE: ClassVar = False

    mode: str
    sheets: tuple[str, ...]
    ranks: tuple[str, ...]
    """Of each seat in the adventure; elsewhere they are empty."""
    tokens: tuple[str, ...]
    """The favors of this game."""
    taken: tuple[tuple[str, ...], ...]
    """The favor that each seat took, by round."""
    buildings: tuple[tuple[BuildingOf, ...], ...]

    @property
    def table(self) -> tuple[str, ...]:
        """The sheets."""
        return self.sheets

    def rank_of(self, seat: int) -> str:
        """The rank of a score in the adventure."""
        return self.ranks[seat]

    def own_row(self) -> dict[str, Any]:
        """Mode, sheets, ranks, favors and buildings."""
        return {
            "mode": self.mode,
            "sheets": list(self.sheets),
            "ranks": list(self.ranks),
            "tokens": list(self.tokens),
            "taken": [list(seat) for seat in self.taken],
            "buildings": [
                [
                    {
                        "building": one.building,
                        "built": one.built,
                        "used": one.used,
                        "settlements": one.settlements,
                    }
                    for one in seat
                ]
                for seat in self.buildings
            ],
        }

    @classmethod
    def of(
        cls, told: Told, points: tuple[tuple[Scored, ...], ...], row: Mapping[str, Any]
    ) -> "SheetGame":
        """The game of a row whose fields fit."""
        return cls(
            *told,
            points,
            row["mode"],
            tuple(row["sheets"]),
            tuple(row["ranks"]),
            tuple(row["tokens"]),
            tuple(tuple(seat) for seat in row["taken"]),
            tuple(
                tuple(
                    BuildingOf(one["building"], one["built"], one["used"], one["settlements"])
                    for one in seat
                )
                for seat in row["buildings"]
            ),
        )

    @staticmethod
    def columns(pa: Any) -> list[tuple[str, Any]]:
        """The same as columns of a Parquet file."""
        texts, number = pa.list_(pa.string()), pa.int64()
        building = pa.struct(
            [
                ("building", pa.string()),
                ("built", number),
                ("used", number),
                ("settlements", number),
            ]
        )
        return [
            ("mode", pa.string()),
            ("sheets", texts),
            ("ranks", texts),
            ("tokens", texts),
            ("taken", pa.list_(texts)),
            ("buildings", pa.list_(pa.list_(building))),
        ]


class Story:
    """What a game tells while it is played: looks at the sheets whenever a round is over."""

    def __init__(self, state: State) -> None:
        seats = range(len(state.players))
        slots = [range(len(player.village.buildings)) for player in state.players]
        self._state = state
        self._round = state.round
        self._progress = [[0] * len(TRACKS) for _ in seats]
        self._planned = [[0 for _ in slots[seat]] for seat in seats]
        self._points: list[Counter[tuple[int, str]]] = [Counter() for _ in seats]
        self._taken: list[list[str]] = [[] for _ in seats]
        self._used = [[0 for _ in slots[seat]] for seat in seats]
        self._built: list[dict[int, int]] = [
            {slot: 0 for slot in slots[seat] if player.built >> slot & 1}
            for seat, player in enumerate(state.players)
        ]

    def note(self, seat: int, move: Move) -> None:
        """A move was made."""
        if move.kind == TAKE:
            self._taken[seat].append(TOKENS[move.what])
        if self._state.round != self._round or self._state.phase == END:
            for at in range(len(self._taken)):
                self._close(at)
            self._round = self._state.round

    def _close(self, seat: int) -> None:
        """A round is over: what a seat's sheets gained in it. Uses are counted until the next."""
        player, round_, points = self._state.players[seat], self._round, self._points[seat]
        for track, name in enumerate(TRACKS):
            before, now = self._progress[seat][track], player.progress(track)
            points[round_, name] += VALUES[track][now] - VALUES[track][before]
            self._progress[seat][track] = now
        for slot in range(len(player.village.buildings)):
            planned = plan_points(player, slot)
            points[round_, "settlement"] += planned - self._planned[seat][slot]
            self._planned[seat][slot] = planned
            self._used[seat][slot] += player.used(slot)
            if player.built >> slot & 1:
                self._built[seat].setdefault(slot, round_)

    def points(self, outcome: Outcome) -> tuple[tuple[Scored, ...], ...]:
        """Points by round and by how; stars count when the game is over."""
        found: list[tuple[Scored, ...]] = []
        for seat, sources in enumerate(outcome.sources):
            points = Counter(self._points[seat])
            for one in sources:
                if one.how not in (*TRACKS, "settlement"):
                    points[one.round, one.how] += one.points
            found.append(tuple((at, how, n) for (at, how), n in sorted(points.items()) if n))
        return tuple(found)

    @property
    def taken(self) -> tuple[tuple[str, ...], ...]:
        """The favor that each seat took, by round."""
        return tuple(tuple(seat) for seat in self._taken)

    @property
    def buildings(self) -> tuple[tuple[BuildingOf, ...], ...]:
        """What became of every building."""
        return tuple(
            tuple(
                BuildingOf(
                    building.slug,
                    self._built[seat].get(slot),
                    self._used[seat][slot],
                    player.settled >> COUNT * slot & LOW_COUNT,
                )
                for slot, building in enumerate(player.village.buildings)
            )
            for seat, player in enumerate(self._state.players)
        )

"""What every plan says, whichever game is played: who, how often, from which seed, how many."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import Any, ClassVar, Final

from osada.arena import shapes
from osada.arena.result import GameResult
from osada.arena.seating import seatings
from osada.arena.shapes import Fits
from osada.bots import UnknownBot, bot, timed
from osada.kernel.game import BadOptions, Game

Parts = tuple[str, ...]
"""What each seat plays: a faction, or a sheet."""

_MOST_LINE_UPS: Final = 10_000
"""More are never played to their end."""


class BadPlan(ValueError):
    """A plan that cannot be played; says in one sentence why."""


@dataclass(frozen=True)
class Series(ABC):
    """The games of an arena before they are played; the same plan gives the same games."""

    GAME: ClassVar[str]
    """The name of what is played."""
    RULES: ClassVar[str]
    """The version of its rules."""
    SEATS: ClassVar[str]
    """The clause that says how many can play."""
    RESULT: ClassVar[type[GameResult]]
    """What its games become."""
    SETTINGS: ClassVar[Mapping[str, Fits]]
    """What its own settings look like in the header of a file."""

    players: tuple[str, ...]
    """Codes of bots. As many as seats: they all sit down together; more: every combination does;
    a single one plays against itself."""
    games: int = 200
    """How many at least; see `total`."""
    seed: int | str = 1
    seats: int | None = None
    """At each table. Not given: see `width`."""

    def __post_init__(self) -> None:
        """`BadPlan` for whatever cannot be played."""
        if not self.players:
            raise BadPlan("nobody plays: name bots, such as --players greedy,random")
        for code in self.players:
            try:
                bot(code, self.GAME)
            except UnknownBot as error:
                raise BadPlan(str(error)) from error
        if not shapes.text(str(self.seed)):
            raise BadPlan(
                "the seed contains something that is not a letter: use plain letters or digits"
            )
        if self.games < 1:
            raise BadPlan(f"{self.games} games cannot be played: ask for at least 1")
        if not 1 <= self.width <= self.most_seats:
            raise BadPlan(
                f"{self.width} seats are not possible: a table has 1 to {self.most_seats} "
                f"({self.SEATS}); with more bots let --seats say how many sit down together"
            ) from self.too_many()
        if 1 < len(self.players) < self.width:
            raise BadPlan(
                f"{len(self.players)} bots cannot fill {self.width} seats: name one for each seat "
                "(a bot may stand twice), or a single one to play against itself"
            )
        line_ups = comb(len(self.players), self.width)
        if line_ups > _MOST_LINE_UPS:
            raise BadPlan(
                f"{len(self.players)} bots make {line_ups:,} tables of {self.width} on every deal: "
                "name fewer"
            )
        self.check()

    @property
    def width(self) -> int:
        """Seats at each table; if nobody says, one for each player, and two for a single one."""
        return self.seats if self.seats is not None else max(2, len(self.players))

    @property
    def most_seats(self) -> int:
        """Seats that a table can have."""
        return 4

    def too_many(self) -> BadOptions | None:
        """What the game itself says of so many seats, in all languages."""
        return None

    @property
    def total(self) -> int:
        """Games that are played: as many as asked, up to the end of the last deal."""
        each = len(seatings(self.players, self.width))
        return -(-self.games // each) * each

    @property
    def repeatable(self) -> bool:
        """Whether the same plan always gives the same results: no bot is limited by time."""
        return not any(timed(code, self.GAME) for code in self.players)

    def settings(self) -> dict[str, Any]:
        """All that defines the games, ready for JSON; own files by their fingerprint."""
        return {
            "players": list(self.players),
            "games": self.total,
            "seed": self.seed,
            "seats": self.width,
            **self.own_settings(),
        }

    @property
    @abstractmethod
    def game(self) -> Game[Any]:
        """The rules, with the cards or villages of this plan."""

    @property
    @abstractmethod
    def tables(self) -> tuple[Parts, ...]:
        """The tables that are walked through, deal by deal."""

    @abstractmethod
    def check(self) -> None:
        """`BadPlan` if what is the game's own does not fit."""

    @abstractmethod
    def options(self, table: Parts) -> dict[str, Any]:
        """The options of a game at this table."""

    @abstractmethod
    def own_settings(self) -> dict[str, Any]:
        """The settings that only this game has."""

    @staticmethod
    def packed(own: Path) -> tuple[str, ...]:
        """Files of somebody's own as texts, which travel with the plan; most games have none."""
        return ()

    @abstractmethod
    def play(self, number: int) -> GameResult:
        """Play the game of this number."""


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    """The first setting in which two plans differ, in words; empty if they agree."""
    for name in {**new, **old}:
        one, other = old.get(name), new.get(name)
        if one == other:
            continue
        if isinstance(one or other, Mapping):
            return f"the {name} of {_apart(one or {}, other or {})} differ"
        return f"{name} {_said(one)} there and {_said(other)} here"
    return ""


def _apart(old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    return ", ".join(name for name in {**new, **old} if old.get(name) != new.get(name))


def _said(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(each) for each in value) or "(all)"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if value not in ("", None) else "(none)"

"""What is to be played: who, how often, from which seed, at which tables."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from math import comb
from typing import Any, Final

from osada.arena import cardfiles, shapes
from osada.arena.cardfiles import CardFiles
from osada.arena.seating import seatings
from osada.bots import UnknownBot, bot, timed
from osada.settlers import BadOptions, Settlers
from osada.settlers.setup import MOST_PLAYERS, options

Table = tuple[str, ...]
"""Factions by seat."""


_MOST_LINE_UPS: Final = 10_000
"""More are never played to their end."""


class BadPlan(ValueError):
    """A plan that cannot be played; says in one sentence why."""


@dataclass(frozen=True)
class Plan:
    """Everything that defines the games of an arena; the same plan gives the same games."""

    players: tuple[str, ...]
    """Codes of bots. As many as seats: they all sit down together; more: every combination does;
    a single one plays against itself."""
    games: int = 200
    """How many at least; see `total`."""
    seed: int | str = 1
    seats: int | None = None
    """At each table; 1 is the solo game. Not given: one for each player, two for a single one."""
    factions: tuple[str, ...] = ()
    """`rome`, `egypt`, ...: all orders of these; `rome-egypt`: this table by seat. Empty: all."""
    lookout: str = "standard"
    peaceful: bool = False
    peaceful_drafts: int = 1
    robbers_cut_routes: bool = False
    cards: CardFiles = ()

    def __post_init__(self) -> None:
        """`BadPlan` for whatever cannot be played."""
        if not self.players:
            raise BadPlan("nobody plays: name bots, such as --players greedy,random")
        for code in self.players:
            try:
                bot(code)
            except UnknownBot as error:
                raise BadPlan(str(error)) from error
        if not shapes.text(str(self.seed)):
            raise BadPlan("the seed holds what is no letter: write it in plain letters or digits")
        if self.games < 1:
            raise BadPlan(f"{self.games} games cannot be played: ask for at least 1")
        if not 1 <= self.width <= MOST_PLAYERS:
            raise BadPlan(
                f"{self.width} seats are not possible: a table has 1 to {MOST_PLAYERS} (SETUP-1); "
                f"with more bots let --seats say how many sit down together"
            )
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
        for table in self.tables:
            _check(self, table)

    @property
    def width(self) -> int:
        """Seats at each table."""
        return self.seats if self.seats is not None else max(2, len(self.players))

    @property
    def total(self) -> int:
        """Games that are played: as many as asked, up to the end of the last deal."""
        each = len(seatings(self.players, self.width))
        return -(-self.games // each) * each

    @property
    def game(self) -> Settlers:
        """The game with the cards of this plan."""
        return cardfiles.game(self.cards)

    @property
    def repeatable(self) -> bool:
        """Whether the same plan always gives the same results: no bot is limited by time."""
        return not any(timed(code) for code in self.players)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that are walked through, deal by deal."""
        return tuple(_tables(self))

    def options(self, table: Table) -> dict[str, Any]:
        """The options of a game at this table."""
        return {
            "factions": list(table),
            "lookout": self.lookout,
            "peaceful": self.peaceful,
            "peaceful_drafts": self.peaceful_drafts,
            "robbers_cut_routes": self.robbers_cut_routes,
        }

    def settings(self) -> dict[str, Any]:
        """All that defines the games, ready for JSON; own cards by their fingerprint."""
        return {
            "players": list(self.players),
            "games": self.total,
            "seed": self.seed,
            "seats": self.width,
            "factions": list(self.factions),
            "lookout": self.lookout,
            "peaceful": self.peaceful,
            "peaceful_drafts": self.peaceful_drafts,
            "robbers_cut_routes": self.robbers_cut_routes,
            "cards": self.game.cards.fingerprint() if self.cards else "",
        }


def _check(plan: Plan, table: Table) -> None:
    try:
        options(plan.game.cards, plan.options(table))
    except BadOptions as error:
        raise BadPlan(str(error)) from error


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    """The first setting in which two plans differ, in words; empty if they agree."""
    for name in {**new, **old}:
        if old.get(name) != new.get(name):
            return f"{name} {_said(old.get(name))} there and {_said(new.get(name))} here"
    return ""


def _said(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(each) for each in value) or "(all)"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if value not in ("", None) else "(none)"


def _tables(plan: Plan) -> Iterator[Table]:
    """All orders of the chosen factions, or the tables named seat by seat."""
    known = tuple(faction.slug for faction in plan.game.cards.factions)
    named = [word for word in plan.factions if word not in known and "-" in word]
    if named and plan.width > 1:
        joined = {"-".join(table): table for table in permutations(known, plan.width)}
        for word in plan.factions:
            table = (word,) if word in known else joined.get(word, tuple(word.split("-")))
            if len(table) != plan.width:
                raise BadPlan(
                    f'"{word}" is no table of {plan.width}: join a faction for each seat by "-", '
                    f"such as {'-'.join(known[: plan.width])}"
                )
            yield table
        return
    chosen = plan.factions or known
    for word in chosen:
        _check(plan, (word,) if plan.width == 1 else (word, next(n for n in known if n != word)))
        if chosen.count(word) > 1:
            raise BadPlan(f'"{word}" stands twice among the factions; name each once')
    if len(chosen) < plan.width:
        raise BadPlan(
            f"{plan.width} seats need {plan.width} different factions (SETUP-4), "
            f"and --factions names {len(chosen)}"
        )
    yield from permutations(chosen, plan.width)

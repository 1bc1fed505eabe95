"""Which game is which: from its number to seats, factions and seed, and nothing else."""

from dataclasses import dataclass
from functools import cache

from osada.arena.plan import Plan, Table
from osada.arena.seating import Seating, seatings


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a plan before it is played."""

    game: int
    pair: int
    """Games of a pair have the same deal and factions by seat, and the same bots, rotated."""
    seed: str
    """Of the deal; all line-ups of a round robin play the same deals."""
    players: Seating
    factions: Table


@cache
def _tables(plan: Plan) -> tuple[Table, ...]:
    return plan.tables


def fixture(plan: Plan, game: int) -> Fixture:
    """The game of this number."""
    on_one_deal = seatings(plan.players, plan.width)
    line_ups = on_one_deal[-1][0] + 1
    deal, place = divmod(game, len(on_one_deal))
    line_up, players = on_one_deal[place]
    tables = _tables(plan)
    return Fixture(
        game,
        deal * line_ups + line_up,
        f"{plan.seed}/{deal}",
        players,
        tables[deal % len(tables)],
    )

"""Which game is which: from its number to seats, table and seed, and nothing else."""

from dataclasses import dataclass
from functools import cache

from osada.arena.seating import Seating, seatings
from osada.arena.series import Parts, Series


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a plan before it is played."""

    game: int
    pair: int
    """Games of a pair have the same deal and table, and the same bots, rotated."""
    seed: str
    """Of the deal; all line-ups of a round robin play the same deals."""
    players: Seating
    table: Parts


@cache
def _tables(plan: Series) -> tuple[Parts, ...]:
    return plan.tables


def fixture(plan: Series, game: int) -> Fixture:
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

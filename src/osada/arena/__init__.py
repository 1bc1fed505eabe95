"""Bots against bots, many times: fair pairings, all cores or a cluster, and what came of it.

    plan = Plan(("greedy", "random"), games=100, seed=7)
    store = Memory()
    with watched(Standings(plan.players, plan.width), plan.total) as progress:
        run(plan, Local(), store, progress)

`Plan` is of the card game, `SheetPlan` of the roll & write game. What differs between games is
behind `Series`, what a plan must say, and `GameResult`, what a game becomes.

Worker processes begin by importing the program that began them, so such a program needs
`if __name__ == "__main__":`.
"""

from osada.arena.cluster import Cluster, NoCluster
from osada.arena.local import Local
from osada.arena.play import play_game
from osada.arena.progress import watched
from osada.arena.result import GameResult
from osada.arena.results import BadResults
from osada.arena.rollwrite.sheetgame import BuildingOf, SheetGame
from osada.arena.rollwrite.sheetplan import SheetPlan
from osada.arena.run import Executor, Progress, run
from osada.arena.schedule import Fixture, fixture
from osada.arena.series import Series
from osada.arena.settlers.cardgame import CardGame
from osada.arena.settlers.deeds import CardsOf, Prayer, Visit
from osada.arena.settlers.plan import BadPlan, Plan
from osada.arena.standings import Record, Standings
from osada.arena.stats import Rating, ratings, wilson
from osada.arena.store import CannotWrite, Memory, Store
from osada.arena.work import GaveUp

__all__ = [
    "BadPlan",
    "BadResults",
    "BuildingOf",
    "CannotWrite",
    "CardGame",
    "CardsOf",
    "Cluster",
    "Executor",
    "Fixture",
    "GameResult",
    "GaveUp",
    "Local",
    "Memory",
    "NoCluster",
    "Plan",
    "Prayer",
    "Progress",
    "Rating",
    "Record",
    "Series",
    "SheetGame",
    "SheetPlan",
    "Standings",
    "Store",
    "Visit",
    "fixture",
    "play_game",
    "ratings",
    "run",
    "watched",
    "wilson",
]

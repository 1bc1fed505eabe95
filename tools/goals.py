"""How much it is worth to look at Goals: greedy against a greedy that is blind to them.

PYTHONPATH=build/fast .venv/bin/python tools/goals.py 400          # so many campaigns, in pairs
PYTHONPATH=build/fast .venv/bin/python tools/goals.py 100 --alone  # falls of one who plays alone
"""

import argparse
from itertools import permutations

from osada.arena.campaign.plan import LONGEST
from osada.arena.stats import wilson
from osada.bots import Bot, ask
from osada.bots.campaign.player import Historian
from osada.bots.settlers.greedy import Greedy
from osada.bots.settlers.weights import WEIGHTS
from osada.campaign.game import Campaign
from osada.campaign.state import FALLS, Chapter, State
from osada.kernel.random import seeded, step

GAME = Campaign()
FACTIONS = [faction.slug for faction in GAME.table.cards.factions]
_GOALS = ("space", "unlocked", "goal near", "goal needed")
BLIND = [0.0 if name in _GOALS else weight for name, weight in WEIGHTS]


def play(bots: list[Bot], factions: list[str], seed: int) -> State:
    """A whole campaign, or its first games if it has no end."""
    state = GAME.new({"factions": factions}, seed)
    random = seeded(str(seed))
    while (seat := GAME.asked(state)) >= 0 and state.book.number <= LONGEST:
        random = step(random)
        GAME.make(state, seat, ask(bots[seat], GAME, state, seat, random))
    return state


def chapters(state: State, seat: int) -> list[Chapter]:
    """The games of a seat."""
    told = [one for record in state.book.chronicle for one in record.chapters]
    return [one for one in told if one.seat == seat]


def share(n: int, of: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(n, of)
    return f"{n} of {of}: {100 * n / of:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def said(name: str, games: list[Chapter]) -> str:
    """What happened to a bot in all its games."""
    falls = ", ".join(f"{sum(one.fell == at for one in games)} {FALLS[at]}" for at in (1, 2, 3))
    missed = sum(one.upkeep == "missed" for one in games)
    spaces = sum(sum(one.spaces) for one in games) / len(games)
    fell = share(sum(one.fell > 0 for one in games), len(games))
    return f"{name}: {spaces:.2f} spaces a game, missed upkeep {missed}, fell {fell} ({falls})"


def main() -> None:
    """Play, and print how it stands every now and then."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("campaigns", type=int)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    sees: Bot = Historian(Greedy())
    blind: Bot = Historian(Greedy(BLIND))
    tables = [list(table) for table in permutations(FACTIONS, 1 if given.alone else 2)]
    seen: list[Chapter] = []
    unseen: list[Chapter] = []
    won = 0
    for number in range(given.campaigns):
        deal, turn = (number, 0) if given.alone else divmod(number, 2)
        bots = [sees] if given.alone else [sees, blind]
        if turn:
            bots.reverse()
        state = play(bots, tables[deal % len(tables)], given.seed + deal)
        won += state.book.champions == (turn,)
        seen += chapters(state, turn)
        if not given.alone:
            unseen += chapters(state, 1 - turn)
        if number % 10 == 9 or number + 1 == given.campaigns:
            print("arrives first", share(won, number + 1), flush=True)
            print(said("sees Goals", seen), flush=True)
            if unseen:
                print(said("blind", unseen), flush=True)


if __name__ == "__main__":
    main()

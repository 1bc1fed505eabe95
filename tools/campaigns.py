"""Random campaigns: sheets balance with the chronicle at every step, and replay equals play.

python -m tools.campaigns 1000
"""

import sys
from time import perf_counter
from typing import Any

from osada.campaign.game import Campaign
from osada.campaign.state import GAME
from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from tests.campaign.games import TABLES
from tests.campaign.test_books import check

MOST = 1500
"""Moves of a campaign; chance falls, and founds anew, for ever."""


def play(game: Campaign, number: int) -> Match[Any]:
    """One of them; `AssertionError` if a sheet does not balance with its chapters."""
    match: Match[Any] = Match(game, TABLES[number % len(TABLES)], f"campaign {number}")
    random = seeded(number)
    while match.moves < MOST and match.pending:
        seat, decision = next(iter(match.pending.items()))
        random = step(random)
        match.play(seat, decision.moves[below(random, len(decision.moves))])
        if match.state.book.stage != GAME:
            check(match.state, 1)
    return match


def main() -> int:
    """Play and replay so many; the number of those that differ."""
    game = Campaign()
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    began, moves, games, differ = perf_counter(), 0, 0, 0
    for number in range(many):
        match = play(game, number)
        text = journal.text(match).encode()
        again = journal.replay(journal.parse(text, f"campaign {number}"), {game.name: game})
        same = again.records == match.records and again.view(None) == match.view(None)
        differ += not same
        moves += match.moves
        games += match.state.book.number
    took = perf_counter() - began
    print(f"{many} campaigns, {games} games, {moves} moves in {took:.0f} s; {differ} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())

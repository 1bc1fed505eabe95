"""Random campaigns, played and replayed: replay must equal play.

python tools/campaigns.py 1000
"""

import sys
from time import perf_counter
from typing import Any

from osada.campaign.game import Campaign
from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step

TABLES: tuple[dict[str, Any], ...] = (
    {"factions": ["rome", "egypt"]},
    {"factions": ["japan"]},
    {"factions": ["barbarians", "egypt", "japan"], "play_on": True},
    {"factions": ["rome", "egypt", "japan", "barbarians"], "upkeep_gold": False},
    {"factions": ["aztecs", "rome"], "boxes": ["friends", "aztecs"], "rebuild": True},
)
MOST = 1500
"""Moves of a campaign; chance falls, and founds anew, for ever."""


def play(game: Campaign, number: int) -> Match[Any]:
    """One of them."""
    match: Match[Any] = Match(game, TABLES[number % len(TABLES)], f"campaign {number}")
    random = seeded(number)
    while match.moves < MOST and match.pending:
        seat, decision = next(iter(match.pending.items()))
        random = step(random)
        match.play(seat, decision.moves[below(random, len(decision.moves))])
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
        same = again.fingerprint == match.fingerprint and again.view(None) == match.view(None)
        differ += not same
        moves += match.moves
        games += match.state.book.number
    took = perf_counter() - began
    print(f"{many} campaigns, {games} games, {moves} moves in {took:.0f} s; {differ} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())

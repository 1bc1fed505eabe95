"""Journals of games with boxes in `data`: `python -m tests.unit.boxed_journals` writes them anew.

That is for cards of boxes that were never released; from then on a journal stays as it is, and
other cards need another version of the rules.
"""

from pathlib import Path
from typing import Any

from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.settlers.game import Settlers
from osada.settlers.state import State
from osada.settlers.verbs import PASS_ROUND
from tests.properties.games import BANS, MARKED, STANDARD

DATA = Path(__file__).parent / "data"
FIVE = ["aztecs", "barbarians", "japan", "rome", "egypt"]
GAMES: dict[str, dict[str, Any]] = {
    "boxes-friends": {"factions": ["japan", "barbarians", "egypt"], "boxes": ["friends"]},
    "boxes-aztecs": {"factions": ["aztecs", "egypt"], "boxes": ["aztecs"]},
    "boxes-both-introductory": {
        "factions": ["rome", "aztecs"],
        "boxes": ["friends", "aztecs"],
        "visit_passed": True,
    },
    "boxes-both-open": {
        "factions": ["barbarians", "aztecs", "japan"],
        "boxes": ["aztecs", "friends"],
        "format": "open",
    },
    "boxes-standard": {
        "factions": ["rome", "aztecs"],
        "boxes": ["friends", "aztecs"],
        "format": "standard",
        "decks": STANDARD["friends"],
        "bans": BANS,
    },
    "boxes-own-decks": {
        "factions": ["aztecs", "rome"],
        "boxes": ["aztecs", "friends"],
        "format": "open",
        "decks": {
            "aztecs": MARKED,
            "common": {"in": [], "out": ["volcano", "ancient-ruins"]},
        },
    },
    "boxes-five-players": {"factions": FIVE, "boxes": ["aztecs", "friends"], "five_players": True},
    "boxes-solo-rome": {
        "factions": ["japan"],
        "boxes": ["friends"],
        "virtual_faction": "rome",
    },
    "boxes-solo-barbarians": {
        "factions": ["aztecs"],
        "boxes": ["friends", "aztecs"],
        "virtual_faction": "barbarians",
    },
}


def played(options: dict[str, Any], seed: str) -> Match[State]:
    """A random game whose players pass only when nothing else is left."""
    match: Match[State] = Match(Settlers(), options, seed)
    random = seeded(seed)
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        moves = [move for move in decision.moves if move is not PASS_ROUND] or [PASS_ROUND]
        random = step(random)
        match.play(seat, moves[below(random, len(moves))])
    return match


if __name__ == "__main__":
    for name, chosen in GAMES.items():
        journal.write(DATA / f"{name}.osada", played(chosen, name))

"""Journals of games with boxes in `data`: `python -m tests.unit.boxed_journals` writes them anew.

The tables are those of the files. That is for cards of boxes that were never released; from then on
a journal stays as it is, and other cards need another version of the rules.
"""

from pathlib import Path
from typing import Any

from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.settlers.game import Settlers
from osada.settlers.state import State
from osada.settlers.verbs import PASS_ROUND

BOXED = sorted((Path(__file__).parent / "data").glob("boxes-*.osada"))


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
    for path in BOXED:
        journal.write(path, played(journal.read(path).options, path.stem))

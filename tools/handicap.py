"""What a way of playing is worth: `greedy` against one that never uses it.

    python tools/handicap.py visits --games 400 --boxes friends --format introductory
    python tools/handicap.py tokens --games 400 --among aztecs

Two players, all pairs of factions or those with one of them, each deal twice with the seats
changed. `visits`: it never visits; `tokens`: it always draws for a prayer; `blessings`: tokens are
worth nothing to it.
"""

import argparse
import sys
from itertools import permutations
from multiprocessing import get_context
from typing import Any, Final

from rich.progress import track

from osada.arena.stats import wilson
from osada.bots import Bot, ask, bot
from osada.bots.settlers.greedy import Greedy
from osada.bots.settlers.weights import WEIGHTS
from osada.kernel.game import Decision, Move
from osada.kernel.random import seeded, step
from osada.settlers import Settlers, State
from osada.settlers.verbs import TOKENS, VISIT

GAME: Final = Settlers()


TOKEN_WEIGHTS: Final = ("blessing", "token", "token now", "token later", "blessed")


class Without:
    """`greedy`, but some moves are never seen as long as there are others."""

    def __init__(self, never: str) -> None:
        self.never = never
        blind = TOKEN_WEIGHTS if never == "blessings" else ()
        self.bot = Greedy([0.0 if name in blind else weight for name, weight in WEIGHTS])

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The best of the rest."""
        moves = tuple(move for move in decision.moves if not self._is_refused(move))
        rest = Decision(decision.kind, moves or decision.moves)
        return self.bot.choose(game, sample, seat, rest, random)

    def _is_refused(self, move: Move) -> bool:
        if self.never == "visits":
            return move.kind == VISIT
        return self.never == "tokens" and move is TOKENS


def won(task: tuple[str, dict[str, Any], str, int]) -> float:
    """The part of a victory that the full bot has in a game."""
    never, options, among, number = task
    factions = [one.slug for one in GAME.cards.with_boxes(options["boxes"]).factions]
    pairs = [pair for pair in permutations(factions, 2) if not among or among in pair]
    deal = number // 2
    state = GAME.new({**options, "factions": pairs[deal % len(pairs)]}, f"handicap {deal}")
    bots: list[Bot] = [bot("greedy"), Without(never)]
    if number % 2:
        bots.reverse()
    random = seeded(f"handicap {number}")
    while pending := GAME.pending(state):
        seat, decision = next(iter(pending.items()))
        random = step(random)
        chosen = decision.moves[0]
        if len(decision.moves) > 1:
            chosen = ask(bots[seat], GAME, state, seat, random)
        GAME.apply(state, seat, chosen)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return (number % 2 in outcome.winners) / len(outcome.winners)


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("never", choices=("visits", "tokens", "blessings"))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--boxes", default="friends,aztecs")
    parser.add_argument("--format", default="open")
    parser.add_argument("--among", default="", help="a faction that sits at every table")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    options = {"boxes": given.boxes.split(","), "format": given.format}
    tasks = [(given.never, options, given.among, number) for number in range(given.games)]
    with get_context("spawn").Pool(given.workers) as pool:
        results = pool.imap_unordered(won, tasks)
        total = sum(track(results, "games", given.games))
    low, high = wilson(total, given.games)
    print(
        f"greedy over one without {given.never}: {100 * total / given.games:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}) of {given.games} games"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

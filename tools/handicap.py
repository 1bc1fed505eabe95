"""What a way of playing is worth: `greedy` against one that never uses it.

    python tools/handicap.py visits --games 400 --boxes friends --format introductory
    python tools/handicap.py tokens --games 400 --among aztecs

All tables of different factions in turn, or those with one of them; at a table of four the two
sorts sit in turn. Each deal is played twice with the seats changed and the same luck, so that deals
in which nothing differs are even. `visits`: it never visits; `tokens`: it always draws for a
prayer; `blessings`: tokens are worth nothing to it. With `--out` an interrupted run goes on where
it stopped; `--table` prints what there is.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from itertools import permutations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

from rich.progress import track

from osada.arena.stats import Z95, wilson
from osada.bots import Bot, ask, bot
from osada.bots.settlers.greedy import Greedy
from osada.bots.settlers.weights import WEIGHTS
from osada.kernel.game import Decision, Move
from osada.kernel.random import seeded, step
from osada.settlers import Settlers, State
from osada.settlers.verbs import TOKENS, VISIT

GAME: Final = Settlers()
TOKEN_WEIGHTS: Final = ("blessing", "token now", "token later", "blessed")


@dataclass(frozen=True)
class Match:
    """What is compared, and where."""

    never: str
    boxes: tuple[str, ...]
    format: str
    among: str
    seats: int
    seed: str

    def factions(self, deal: int) -> tuple[str, ...]:
        """The factions of a deal by seat: all tables in turn."""
        slugs = [one.slug for one in GAME.cards.with_boxes(self.boxes).factions]
        tables = [
            table
            for table in permutations(slugs, self.seats)
            if not self.among or self.among in table
        ]
        return tables[deal % len(tables)]


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


def played(task: tuple[Match, int]) -> dict[str, Any]:
    """One game: the part of a victory that the full bots have, and their lead in mean points."""
    match, number = task
    deal, first_full = divmod(number, 2)
    full = range(first_full, match.seats, 2)
    options = {"boxes": list(match.boxes), "format": match.format}
    luck = f"handicap {match.seed} {deal}"
    state = GAME.new({**options, "factions": match.factions(deal)}, luck)
    bots: list[Bot] = [
        bot("greedy") if seat in full else Without(match.never) for seat in range(match.seats)
    ]
    random = seeded(luck)
    while pending := GAME.pending(state):
        seat, decision = next(iter(pending.items()))
        random = step(random)
        chosen = decision.moves[0]
        if len(decision.moves) > 1:
            chosen = ask(bots[seat], GAME, state, seat, random)
        GAME.apply(state, seat, chosen)
    outcome = GAME.outcome(state)
    assert outcome is not None
    won = sum(seat in full for seat in outcome.winners) / len(outcome.winners)
    scores = outcome.scores
    lead = mean(scores[seat] for seat in full) - mean(
        scores[seat] for seat in range(match.seats) if seat not in full
    )
    return {"game": number, "won": won, "lead": lead}


def kept(place: Path | None, match: Match) -> dict[int, dict[str, Any]]:
    """The games that a file has; `SystemExit` where they were played otherwise."""
    if place is None or not place.exists():
        return {}
    head, *lines = place.read_text("utf-8").splitlines()
    if json.loads(head) != json.loads(json.dumps(asdict(match))):
        raise SystemExit(f"{place} has other games: {head}")
    games = (json.loads(line) for line in lines if line.endswith("}"))
    return {game["game"]: game for game in games}


def play(place: Path | None, match: Match, total: int, workers: int) -> dict[int, dict[str, Any]]:
    """Play what is missing; every game is written as soon as it is over."""
    games = kept(place, match)
    missing = [(match, number) for number in range(total) if number not in games]
    file = None
    if place is not None:
        place.parent.mkdir(parents=True, exist_ok=True)
        file = place.open("a", encoding="utf-8")
        if not file.tell():
            print(json.dumps(asdict(match)), file=file)
    with get_context("spawn").Pool(workers) as pool:
        for game in track(pool.imap_unordered(played, missing), "games", len(missing)):
            games[game["game"]] = game
            if file is not None:
                print(json.dumps(game), file=file, flush=True)
    return games


def told(match: Match, games: dict[int, dict[str, Any]]) -> str:
    """The share of games, and what deals played from both seats say, which is more exact."""
    won = sum(game["won"] for game in games.values())
    low, high = wilson(won, len(games))
    lines = [
        f"greedy over one without {match.never}: {100 * won / max(1, len(games)):.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}) of {len(games)} games"
    ]
    deals = [(games[n], games[n + 1]) for n in games if not n % 2 and n + 1 in games]
    if len(deals) > 1:
        shares = [50 * (one["won"] + two["won"]) for one, two in deals]
        leads = [(one["lead"] + two["lead"]) / 2 for one, two in deals]
        off = Z95 / sqrt(len(deals))
        share = f"{mean(shares):.1f} ± {off * stdev(shares):.1f} %"
        lead = f"{mean(leads):+.2f} ± {off * stdev(leads):.2f} points a game"
        lines.append(f"by {len(deals)} deals from both seats: {share}, {lead}")
    return "\n".join(lines)


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("never", choices=("visits", "tokens", "blessings"))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--boxes", default="friends,aztecs")
    parser.add_argument("--format", default="open")
    parser.add_argument("--among", default="", help="a faction that sits at every table")
    parser.add_argument("--seats", type=int, choices=(2, 4), default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep every game in this file")
    parser.add_argument("--table", action="store_true", help="play nothing, print what there is")
    given = parser.parse_args()
    match = Match(
        given.never,
        tuple(given.boxes.split(",")),
        given.format,
        given.among,
        given.seats,
        given.seed,
    )
    total = 0 if given.table else given.games
    games = kept(given.out, match) if given.table else play(given.out, match, total, given.workers)
    print(told(match, games))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How strong the bots are beside each other: `python tools/leaderboard.py --help`.

Every two neighbours of a table, and every two with one bot between them, play each other, each deal
with the seats changed. The games of a pair are files of the arena, so many games in each: an
interrupted run goes on where it stopped, more games are further files, and `osada arena report`
reads them. `--table` prints what there is as Markdown, as `docs/experiments.md` has it.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, takewhile
from pathlib import Path
from typing import Any, Final

from osada.arena import Local, Plan, Series, SheetPlan, Standings, run, watched
from osada.arena.keep import Keep, kept
from osada.arena.results import header, read

FOLDER: Final = Path("build/leaderboard")
NEIGHBOURS: Final = 2
PART: Final = 20
"""Games of a file."""


@dataclass(frozen=True)
class Board:
    """One table: what is played, and by whom, weakest first."""

    name: str
    title: str
    kind: type[Series]
    codes: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Bots that are close enough to learn something from a game."""
        for at, one in enumerate(self.codes):
            for other in self.codes[at + 1 : at + 1 + NEIGHBOURS]:
                yield one, other

    def file(self, pair: tuple[str, str], part: int) -> Path:
        """Where some games of two are kept."""
        return FOLDER / f"{self.name}-{'-'.join(pair).replace(':', '')}-{part}.jsonl"

    def files(self) -> Iterator[Path]:
        """All that there are."""
        for pair in self.pairs():
            parts = takewhile(Path.exists, (self.file(pair, part) for part in count(1)))
            yield from parts


CARDS: Final = (
    "random", "novice:35", "novice:90", "greedy", "planner:3wide", "learned", "planner:100ms",
    "mcts:200ms", "search:100ms",
)  # fmt: skip
SHEETS: Final = (
    "random", "novice:30", "novice:80", "greedy", "planner:1wide", "planner:5wide", "planner",
    "planner:1s",
)  # fmt: skip
BOARDS: Final = (
    Board("cards", "Card game, base cards", Plan, CARDS),
    Board(
        "boxes",
        "Card game, both boxes, open decks",
        Plan,
        CARDS,
        (("boxes", ("friends", "aztecs")), ("format", "open")),
    ),
    Board("sheets", "Roll & write game", SheetPlan, SHEETS),
)
"""All tables."""


def play(board: Board, games: int, workers: int | None, among: Sequence[str] = ()) -> None:
    """Play what is still to be played of so many games for each pair, or each among some bots."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pairs = [pair for pair in board.pairs() if not among or set(pair) <= set(among)]
    for part in range(1, -(-games // PART) + 1):
        for pair in pairs:
            seed = f"leaderboard {board.name} {part}"
            plan = board.kind(pair, games=PART, seed=seed, **dict(board.options))
            file = board.file(pair, part)
            standings = Standings(plan.players, plan.width, plan.RESULT)
            print(f"{board.name}: {pair[0]} against {pair[1]}, {part}")
            with (
                kept(Keep(file, file.exists()), header(plan), standings.add) as store,
                watched(standings, plan.total) as progress,
            ):
                run(plan, Local(workers), store, progress)


def table(board: Board) -> str:
    """What there is of a table, strongest first; nothing where nobody has played."""
    games = [game for file in board.files() for game in read(file).games]
    played = {code for game in games for code in game.players}
    standings = Standings([code for code in board.codes if code in played], 2, board.kind.RESULT)
    for game in games:
        standings.add(game)
    found = standings.ratings()
    lines = [
        f"{board.title}, {len(games)} games:",
        "",
        "| bot | Elo | 95 % interval | games | score | ms a decision |",
        "| --- | ---: | --- | ---: | ---: | ---: |",
    ]
    for code in sorted(found, key=lambda one: -found[one].elo):
        rating, record = found[code], standings.bots[code].measures()
        lines.append(
            f"| `{code}` | {rating.elo:.0f} | {rating.low:.0f} to {rating.high:.0f} | "
            f"{record['games']} | {record['score_mean']:.1f} | {record['ms_per_decision']:.2f} |"
        )
    return "\n".join(lines) if games else ""


def main() -> None:
    """Play, or print the tables."""
    told = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    told.add_argument("boards", nargs="*", help=", ".join(board.name for board in BOARDS))
    told.add_argument("--games", type=int, default=100, help=f"of each pair, in steps of {PART}")
    told.add_argument("--among", default="", help="only these bots, as in greedy,learned")
    told.add_argument("--workers", type=int, help="processes; all cores otherwise")
    told.add_argument("--table", action="store_true", help="print what there is as Markdown")
    asked = told.parse_args()
    names = [board.name for board in BOARDS]
    if wrong := [name for name in asked.boards if name not in names]:
        told.error(f'there is no table "{wrong[0]}"; choose {", ".join(names)}')
    chosen = [board for board in BOARDS if board.name in (asked.boards or names)]
    if not asked.table:
        for board in chosen:
            play(board, asked.games, asked.workers, tuple(filter(None, asked.among.split(","))))
    print("\n\n".join(filter(None, map(table, chosen))))


if __name__ == "__main__":
    main()

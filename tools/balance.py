"""How the factions and cards of the boxes fare: `python tools/balance.py --help`.

A bot plays itself at every table of different factions, each deal with the seats changed. A game
is a line of a file, so an interrupted run goes on where it stopped, and `--table` prints what there
is as Markdown, as `docs/balance.md` has it.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from osada.arena.stats import wilson
from osada.bots import ask, bot
from osada.kernel.random import seeded, step
from osada.settlers import Catalogue, Settlers
from osada.settlers.catalogue.reader import BASE
from osada.settlers.state import State

GAME: Final = Settlers()
SELDOM: Final = 0.05
"""Cards that are used less often than this of the times drawn are listed."""
_TAKEN: Final = ("draw", "drafted", "picked")
_USED: Final = ("built", "dealt", "played")


@dataclass(frozen=True)
class Setting:
    """What is played, so often at each table."""

    code: str
    boxes: tuple[str, ...]
    format: str
    seats: int
    games: int
    seed: str

    @property
    def options(self) -> dict[str, Any]:
        """The options of its games, without the factions."""
        found: dict[str, Any] = {"boxes": list(self.boxes)}
        if self.boxes:
            found["format"] = self.format
        if self.seats > 4:
            found["five_players"] = True
        return found

    @property
    def catalogue(self) -> Catalogue:
        """The cards of its boxes."""
        return GAME.cards.with_boxes(self.boxes)

    @property
    def tasks(self) -> list[tuple[str, ...]]:
        """The factions of each game by seat, all tables in turn."""
        tables = list(combinations([one.slug for one in self.catalogue.factions], self.seats))
        return [
            table[number % self.seats :] + table[: number % self.seats]
            for number in range(self.games)
            for table in tables
        ]


def played(task: tuple[Setting, int]) -> dict[str, Any]:
    """One game, as a line tells it."""
    setting, number = task
    factions = setting.tasks[number]
    deal = f"{setting.seed} {'-'.join(sorted(factions))} {number // setting.seats}"
    state = GAME.new({**setting.options, "factions": list(factions)}, deal)
    first = state.first
    drawn: Counter[int] = Counter(card for player in state.players for card in player.hand)
    state.log = []
    bots = [bot(setting.code)] * setting.seats
    random = seeded(f"balance {deal} {number}")
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        moves = pending[seat].moves
        GAME.apply(
            state, seat, moves[0] if len(moves) == 1 else ask(bots[seat], GAME, state, seat, random)
        )
    return {"game": number, "first": first, **_told(state, setting, drawn)}


def _told(state: State, setting: Setting, drawn: Counter[int]) -> dict[str, Any]:
    """What became of a game that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert state.log is not None
    used: Counter[int] = Counter()
    counts = {name: [0] * setting.seats for name in ("visited", "prayed", "tokens")}
    for event in state.log:
        if event[0] in _TAKEN:
            drawn[event[-1]] += 1
        elif event[0] in _USED:
            used[event[2]] += 1
        elif event[0] in counts and (event[0] != "prayed" or not _stores(state.cards, event[2])):
            counts[event[0]][event[1]] += 1
    cards: dict[str, list[int]] = {}
    for card, n in drawn.items():
        if state.cards.card[card].entry.box != BASE:
            row = cards.setdefault(state.cards.slugs[card], [0, 0])
            row[0] += n
            row[1] += min(n, used[card])
    return {"scores": outcome.scores, "winners": outcome.winners, **counts, "cards": cards}


def _stores(cards: Catalogue, card: int) -> bool:
    """Whether what was drawn is stored for prayers and was no prayer itself."""
    return cards.card[card].stores > 0


def kept(place: Path, setting: Setting) -> dict[int, dict[str, Any]]:
    """The games that a file has; `SystemExit` where they were played otherwise."""
    if not place.exists():
        return {}
    head, *lines = place.read_text("utf-8").splitlines()
    said = json.loads(head)
    mine = json.loads(json.dumps(asdict(setting)))
    if {**said, "games": 0} != {**mine, "games": 0}:
        raise SystemExit(f"{place} has other games: {head}")
    games = (json.loads(line) for line in lines if line.endswith("}"))
    return {game["game"]: game for game in games}


def play(place: Path, setting: Setting, workers: int) -> dict[int, dict[str, Any]]:
    """Play what is missing; every game is written as soon as it is over."""
    games = kept(place, setting)
    missing = [number for number in range(len(setting.tasks)) if number not in games]
    place.parent.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn(place.stem), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with place.open("a", encoding="utf-8") as file, Progress(*columns) as progress:
        if not file.tell():
            print(json.dumps(asdict(setting)), file=file)
        bar = progress.add_task("", total=len(setting.tasks), completed=len(games))
        tasks = ((setting, number) for number in missing)
        if workers == 1:
            results: Iterable[dict[str, Any]] = map(played, tasks)
        else:
            results = get_context("spawn").Pool(workers).imap_unordered(played, tasks)
        for game in results:
            games[game["game"]] = game
            print(json.dumps(game), file=file, flush=True)
            progress.advance(bar)
    return games


def share(won: float, games: float) -> str:
    """`52.0 (49.9 to 54.1)`."""
    if not games:
        return ""
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def _row(cells: Sequence[object]) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


class Tally:
    """All that the tables tell, added up."""

    def __init__(self, setting: Setting, games: Iterable[dict[str, Any]]) -> None:
        self.setting = setting
        self.slugs = [one.slug for one in setting.catalogue.factions]
        self.games = 0
        self.seats: Counter[str] = Counter()
        self.wins: dict[str, float] = defaultdict(float)
        self.of_pair: Counter[tuple[str, str]] = Counter()
        self.won_pair: dict[tuple[str, str], float] = defaultdict(float)
        self.points: Counter[str] = Counter()
        self.first = 0.0
        self.done: dict[str, Counter[str]] = {
            name: Counter() for name in ("visited", "prayed", "tokens")
        }
        self.cards: dict[str, list[int]] = {}
        tasks = setting.tasks
        for game in games:
            if game["game"] < len(tasks):
                self._add(tasks[game["game"]], game)

    def _add(self, factions: tuple[str, ...], game: dict[str, Any]) -> None:
        self.games += 1
        winners = game["winners"]
        for seat, faction in enumerate(factions):
            won = (seat in winners) / len(winners)
            self.seats[faction] += 1
            self.wins[faction] += won
            self.points[faction] += game["scores"][seat]
            self.first += won * (seat == game["first"])
            for name, found in self.done.items():
                found[faction] += game[name][seat]
            if len(factions) == 2:
                pair = (faction, factions[1 - seat])
                self.of_pair[pair] += 1
                self.won_pair[pair] += won
        for slug, (drawn, used) in game["cards"].items():
            row = self.cards.setdefault(slug, [0, 0])
            row[0] += drawn
            row[1] += used

    def factions(self) -> list[str]:
        """A line for each faction: share, of each pair, points, visits and prayers a game."""
        setting = self.setting
        pairs = self.slugs if setting.seats == 2 else []
        head = ["faction", "games", "won, %", *(f"over {slug}" for slug in pairs), "points",
                "visits", "prayers", "by tokens"]  # fmt: skip
        lines = [_row(head), _row(["---"] * len(head))]
        for slug in self.slugs:
            n = self.seats[slug]
            lines.append(_row([
                slug, n, share(self.wins[slug], n),
                *(
                    f"{100 * self.won_pair[slug, other] / self.of_pair[slug, other]:.0f}"
                    if self.of_pair[slug, other] else ""
                    for other in pairs
                ),
                f"{self.points[slug] / n:.1f}",
                *(f"{found[slug] / n:.2f}" for found in self.done.values()),
            ]))  # fmt: skip
        return lines

    def beginning(self) -> str:
        """How often the player who begins wins."""
        fair = f", {100 / self.setting.seats:.0f} would be fair" if self.setting.seats > 2 else ""
        return f"Who begins wins {share(self.first, self.games)} % of {self.games} games{fair}."

    def seldom(self) -> list[str]:
        """The cards of the boxes that are hardly ever used, the least used first."""
        lines = []
        for slug, (drawn, used) in sorted(
            self.cards.items(), key=lambda one: one[1][1] / one[1][0]
        ):
            if used < SELDOM * drawn:
                lines.append(_row([slug, drawn, f"{100 * used / drawn:.1f}"]))
        if not lines:
            return [f"All {len(self.cards)} cards of the boxes are used at least one time in 20."]
        return [_row(["card", "drawn", "used, %"]), _row(["---"] * 3), *lines]

    def told(self) -> str:
        """All of it."""
        setting = self.setting
        boxes = " and ".join(setting.boxes) or "no box"
        title = f"{setting.code}, {setting.seats} players, {boxes}, {setting.format}"
        return "\n".join(
            [f"### {title}", "", *self.factions(), "", self.beginning(), "", *self.seldom(), ""]
        )


def main() -> int:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--boxes", default="friends,aztecs", help="with commas; empty for none")
    parser.add_argument("--format", default="introductory")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=600, help="at each table of factions")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/balance"))
    parser.add_argument("--table", action="store_true", help="play nothing, print what there is")
    given = parser.parse_args()
    boxes = tuple(name for name in given.boxes.split(",") if name)
    setting = Setting(given.bot, boxes, given.format, given.seats, given.games, given.seed)
    parts = [given.bot.replace(":", "-"), "-".join(boxes) or "base", given.format, str(given.seats)]
    place = given.folder / f"{'_'.join(parts)}.jsonl"
    games = kept(place, setting) if given.table else play(place, setting, given.workers)
    print(Tally(setting, games.values()).told())
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Makes puzzles from games of bots against each other, and checks those of the package.

    python tools/puzzles.py make [--until 320] [--moves 60]
    python tools/puzzles.py check [NUMBER ...]
    python tools/puzzles.py list

`make` plays games whose seeds are fixed, and looks at positions of them; what it finds it appends
to the package's puzzles at once, and after Ctrl-C the same command goes on from there
(`build/puzzles.json` says how far it is). docs/puzzles.md says what makes a position a puzzle.
It is meant for the compiled build: `PYTHONPATH=build/fast python tools/puzzles.py make`.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

from osada.bots import Bot, bot
from osada.bots.rollwrite.planner import Planner as SheetPlanner
from osada.bots.settlers.planner import Planner
from osada.kernel.game import Game, Move
from osada.kernel.random import seeded, step
from osada.puzzles.ground import Ground, ground
from osada.puzzles.puzzle import First, Puzzle, ground_of, position
from osada.puzzles.search import Search, TooMany
from osada.puzzles.shelf import coded, game_of, shelf
from osada.rollwrite import RollWrite
from osada.rollwrite import verbs as rv
from osada.rollwrite.state import DEVELOP
from osada.settlers import Settlers
from osada.settlers import verbs as w
from osada.settlers.state import ACTION
from osada.study.coach import Coach
from osada.study.judge import made_of
from osada.study.lines import Compared, Deals, Tries, error, lead, mean, within
from osada.study.tally import tally
from osada.study.why import reasons

ROOT: Final = Path(__file__).parent.parent
SET: Final = ROOT / "src" / "osada" / "puzzles" / "set"
PROGRESS: Final = ROOT / "build" / "puzzles.json"

POSITIONS: Final = 800
"""A position is left alone if its lines lead to more of them."""
DEALS: Final = 16
"""Deals on which lines are searched that draw cards, all of whose cards they know ahead."""
MARGIN: Final = 2
"""Points by which the best line must be ahead of all others."""
OF_A_GAME: Final = 3
RATED: Final = 4
SKIPPED: Final = 0.2
"""The share of positions before the last round that nobody looks at."""
LONGEST: Final = 9
FACTIONS: Final = ("barbarians", "egypt", "japan", "rome")


# Which games


@dataclass(frozen=True)
class Kind:
    """Games of one kind, and how many puzzles are wanted from them."""

    name: str
    game: str
    wanted: int
    goal: str = "line"

    def options(self, random: Random) -> dict[str, Any]:
        """Those of a game."""
        if self.game == "rollwrite":
            if self.name.startswith("adventure"):
                return {"mode": "adventure", "sheets": [str(random.randint(1, 48))]}
            return {"mode": self.name.split()[0], "players": int(self.name[-1])}
        players = int(self.name[-1])
        boxes = [box for box in ("friends", "aztecs") if box in self.name]
        factions = random.sample(FACTIONS, min(players, 4))
        if "aztecs" in self.name:
            factions[random.randrange(players)] = "aztecs"
        found: dict[str, Any] = {"factions": factions}
        return {**found, "boxes": boxes} if boxes else found


KINDS: Final = (
    Kind("base 2", "settlers", 66),
    Kind("base 3", "settlers", 24),
    Kind("base 4", "settlers", 10),
    Kind("base 1", "settlers", 14),
    Kind("friends 2", "settlers", 26),
    Kind("friends 3", "settlers", 8),
    Kind("aztecs 2", "settlers", 26),
    Kind("aztecs 3", "settlers", 8),
    Kind("friends aztecs 2", "settlers", 12),
    Kind("basic 2", "rollwrite", 36),
    Kind("advanced 2", "rollwrite", 30),
    Kind("adventure 1", "rollwrite", 54),
    Kind("moves base 2", "settlers", 16, "move"),
    Kind("moves base 3", "settlers", 4, "move"),
    Kind("moves friends 2", "settlers", 5, "move"),
    Kind("moves aztecs 2", "settlers", 5, "move"),
)


# Positions of a game


@dataclass
class Position:
    """Where somebody's line could begin."""

    moves: list[tuple[int, str]]
    state: Any
    seat: int


def played(
    game: Game[Any], options: Mapping[str, Any], seed: str
) -> Iterator[tuple[list[tuple[int, str]], Any]]:
    """A game of bots, moment by moment: the moves so far, and the state."""
    chance = seeded(seed)
    players = ["greedy", "learned"] if game.name == "settlers" else ["greedy", "greedy:60"]
    bots = [bot(players[at % 2], game.name) for at in range(6)]
    state = game.new(options, seed)
    moves: list[tuple[int, str]] = []
    while pending := game.pending(state):
        yield moves, state
        seat = min(pending)
        chance = step(chance)
        sample = game.sample(state, seat, chance)
        chance = step(chance)
        move = bots[seat].choose(game, sample, seat, game.pending(sample)[seat], chance)
        moves.append((seat, game.text(state, seat, move)))
        game.apply(state, seat, move)


def lines(game: Game[Any], options: Mapping[str, Any], seed: str) -> Iterator[Position]:
    """Positions in which one seat goes on alone: its rivals have passed, or pass now."""
    for moves, state in played(game, options, seed):
        found = (_alone if isinstance(game, Settlers) else _last_ready)(game, state)
        if found is not None:
            yield Position([*moves, *found.moves], found.state, found.seat)


def rounds(game: Game[Any], options: Mapping[str, Any], seed: str) -> list[list[Position]]:
    """Those positions by round and seat, as they come."""
    found: dict[tuple[int, int], list[Position]] = {}
    for there in lines(game, options, seed):
        found.setdefault((game.rounds(there.state)[0], there.seat), []).append(there)
    return list(found.values())


def _alone(game: Any, state: Any) -> Position | None:
    if state.phase != ACTION or state.stack or state.acted:
        return None
    seats = [(state.turn + at) % state.seats for at in range(state.seats)]
    going = [seat for seat in seats if not state.players[seat].passed]
    seat, ahead, moves = going[-1], state.copy(), []
    for rival in going[:-1]:
        if ahead.turn != rival or ahead.stack or w.PASS_ROUND not in game.options(ahead, rival):
            return None
        moves.append((rival, "pass"))
        game.apply(ahead, rival, w.PASS_ROUND)
    if ahead.turn != seat or ahead.phase != ACTION or ahead.stack or ahead.acted:
        return None
    return Position(moves, ahead, seat)


def _last_ready(game: Any, state: Any) -> Position | None:
    if state.phase != DEVELOP:
        return None
    going = [seat for seat, player in enumerate(state.players) if not player.ready]
    seat, ahead, moves = going[0], state.copy(), []
    for rival in going[1:]:
        if rv.BE_READY not in game.options(ahead, rival):
            return None
        moves.append((rival, "ready"))
        game.apply(ahead, rival, rv.BE_READY)
    return Position(moves, ahead, seat)


# Is it a puzzle?


def line_puzzle(
    game: Game[Any], there: Position, options: Mapping[str, Any], seed: str
) -> Puzzle | None:
    """The position as a puzzle, if one line is clearly the best; `TooMany` if it has too many."""
    where, state, seat = ground(game, there.seat), there.state, there.seat
    root = game.copy(state)
    found = Search(where, POSITIONS)
    best = found.best(root)
    try:
        firsts = found.firsts(root)
        has = where.points(state)
        if (
            best - has < MARGIN
            or len(firsts) < 4
            or sum(value < best for value in firsts.values()) < 3
        ):
            return None
        solutions = found.solutions(root)
        if len(solutions) != 1:
            return None
        deeds = dict(solutions[0])
        steps = sum(deeds.values())
        if not 2 <= steps <= LONGEST:
            return None
        second: float = found.without(root, deeds)
        if best - second < MARGIN:
            return None
        sure = 0.0
        drawn = bounds(game, where, state, deeds, best)
    except TooMany:
        return None
    if drawn:
        sure = within(drawn) if max(drawn) > second else 0.0
        second = max(second, mean(drawn))
        if best - second - sure < MARGIN - 1 or best - second < MARGIN - 0.5:
            return None
    line = texts(game, where, state, found.line(root))
    told = [
        First(
            game.text(state, seat, move),
            value,
            0.0,
            texts(game, where, state, [move, *found.line(found.after(root, move))]),
        )
        for move, value in firsts.items()
    ]
    told += list(drawing(game, where, state, firsts))
    round_, last = game.rounds(state)
    return Puzzle(
        0, game.name, game.version, options, seed, tuple(there.moves), game.hash(state), seat,
        "game" if round_ == last else "round", round_, "turn", has, best, round(second, 2),
        round(sure, 2), steps, line, tuple(sorted(told, key=lambda one: -one.value)), (), 0,
    )  # fmt: skip


def bounds(
    game: Game[Any], where: Ground, state: Any, deeds: dict[Any, int], best: float
) -> list[float]:
    """What the best other line could bring deal by deal if it knew all cards that it draws."""
    if isinstance(game, RollWrite):
        return []
    found: list[float] = []
    for number in range(DEALS):
        deal = deal_of(game, state, where.seat, number)
        search = Search(where, 3 * POSITIONS, clairvoyant=True)
        found.append(float(search.without(deal, deeds)))
        if len(found) == SIFTED and mean(found) > best - MARGIN + 0.5:
            raise TooMany  # not clearly the best
    return found


def drawing(
    game: Game[Any], where: Ground, state: Any, firsts: Mapping[Move, int]
) -> Iterator[First]:
    """First moves that draw cards: on average, at the most."""
    for move in where.moves(state):
        if move in firsts:
            continue
        values: list[float] = []
        for number in range(DEALS):
            search = Search(where, 3 * POSITIONS, clairvoyant=True)
            try:
                values.append(
                    float(search.best(search.after(deal_of(game, state, where.seat, number), move)))
                )
            except TooMany:
                break
        if len(values) == DEALS:
            yield First(
                game.text(state, where.seat, move), round(mean(values), 2), round(within(values), 2)
            )


def deal_of(game: Game[Any], state: Any, seat: int, number: int) -> Any:
    """One that the seat could be looking at."""
    return game.sample(state, seat, seeded(f"puzzle deal {number}"))


def texts(game: Game[Any], where: Ground, state: Any, moves: Sequence[Move]) -> tuple[str, ...]:
    """A line in notation; turns end by themselves."""
    ahead, found = game.copy(state), []
    for move in moves:
        if not (game.name == "settlers" and move is w.END_TURN):
            found.append(game.text(ahead, where.seat, move))
        game.apply(ahead, where.seat, move)
    return tuple(found)


# How hard is it?

RATERS: Final[Mapping[str, Sequence[tuple[str, Any]]]] = {
    "settlers": (
        ("greedy:20", lambda: bot("greedy:20", "settlers")),
        ("greedy", lambda: bot("greedy", "settlers")),
        ("planner, narrow", lambda: Planner(60_000, 4)),
        ("mcts:200", lambda: bot("mcts:200", "settlers")),
        ("planner, wide", lambda: Planner(60_000, 64)),
    ),
    "rollwrite": (
        ("greedy:20", lambda: bot("greedy:20", "rollwrite")),
        ("greedy", lambda: bot("greedy", "rollwrite")),
        ("planner, width 3", lambda: SheetPlanner(0, 3)),
        ("planner, width 12", lambda: SheetPlanner(0, 12)),
        ("planner", lambda: SheetPlanner(0, 100)),
    ),
}
TRIES: Final = 1


def rated(game: Game[Any], puzzle: Puzzle, state: Any) -> Puzzle:
    """The puzzle with the bots that miss it in most of their tries."""
    missed: list[str] = []
    for name, make in RATERS[game.name]:
        player = make()
        hits = sum(
            (finds if puzzle.is_line else names_it)(game, puzzle, state, player, number)
            for number in range(TRIES)
        )
        if 2 * hits < TRIES:
            missed.append(name)
    return replace(puzzle, missed=tuple(missed), level=max(1, len(missed)))


def finds(game: Any, puzzle: Puzzle, state: Any, player: Bot, number: int) -> bool:
    """Whether a bot gets all there is; it is told that the game ends with this round."""
    where = ground_of(game, puzzle)
    ahead = deal_of(game, state, puzzle.seat, 100 + number)
    chance = seeded(f"puzzle try {number}")
    last = game.rounds(state)[1]
    while not where.over(ahead):
        chance = step(chance)
        sample = game.sample(ahead, puzzle.seat, chance)
        sample.round = last
        chance = step(chance)
        move = player.choose(game, sample, puzzle.seat, game.pending(sample)[puzzle.seat], chance)
        game.make(ahead, puzzle.seat, move)
        while not where.over(ahead) and game.name == "settlers" and ahead.acted and not ahead.stack:
            game.make(ahead, puzzle.seat, w.END_TURN)
    return where.points(ahead) >= puzzle.best


def names_it(game: Any, puzzle: Puzzle, state: Any, player: Bot, number: int) -> bool:
    """Whether a bot chooses the best move."""
    sample = deal_of(game, state, puzzle.seat, 100 + number)
    chance = seeded(f"puzzle try {number}")
    move = player.choose(game, sample, puzzle.seat, game.pending(sample)[puzzle.seat], chance)
    return game.text(state, puzzle.seat, move) == puzzle.line[0]


# The best move, while rivals still act

LOOKED: Final = 8
"""Moves that are played on."""
SIFTED: Final = 8
SURE: Final = 160
"""Deals on which the best move is compared with each other one, played to the end of the game."""
CLOSEST: Final = 32
"""Those on which it is compared at first with the one that seems closest."""
LEAD: Final = 2.0
LEAST: Final = 0.7
"""The least lead that the interval may leave."""
REASONS: Final = 40


def move_puzzle(
    game: Settlers, there: Position, options: Mapping[str, Any], seed: str
) -> Puzzle | None:
    """The position as a puzzle, if one move is clearly the best on average."""
    state, seat = there.state, there.seat
    decision = game.pending(state)[seat]
    coach = Coach(game)
    deals = Deals(coach, state, seat, len(there.moves))
    looks: Counter[Move] = Counter()
    for number in range(4):
        deal = deals.deal(number)
        for move, value in zip(
            decision.moves, coach.look(deal, seat, deals.decision(deal)), strict=True
        ):
            looks[move] += value
    tried = [Tries(move) for move, _ in looks.most_common(LOOKED)]
    for one in tried:
        one.play(deals, 0, SIFTED)
    tried.sort(key=lambda one: -one.margin(seat))
    best, others = tried[0], tried[1:]
    for one in others:
        apart = lead(best, one, seat)
        if mean(apart) < LEAD or mean(apart) < 1.5 * error(apart):
            return None
    closest = Compared(deals, best.move, others[0].move, CLOSEST)
    if closest.cost(seat) < LEAD:
        return None
    firsts = [First(game.text(state, seat, best.move), 0.0, made=made_of(best.move))]
    there_tallies = [tally(deals, best.move, number) for number in range(REASONS)]
    for one in others:
        fresh = Compared(deals, best.move, one.move, SURE)
        loss = fresh.cost(seat)
        if loss < LEAD or loss - fresh.within < LEAST:
            return None
        here = [tally(deals, one.move, number) for number in range(REASONS)]
        why = tuple(reasons(state.cards, there_tallies, here))
        firsts.append(
            First(
                game.text(state, seat, one.move), round(-loss, 2), round(fresh.within, 2), why=why
            )
        )
    firsts.sort(key=lambda one: -one.value)
    text = game.text(state, seat, best.move)
    has = ground(game, seat).points(state)
    asked = "turn" if decision.kind == "turn" else decision.kind
    return Puzzle(
        0, game.name, game.version, options, seed, tuple(there.moves), game.hash(state), seat,
        "move", state.round, asked, has, 0, firsts[1].value, firsts[1].within, 1, (text,),
        tuple(firsts), (), 0,
    )  # fmt: skip


def decisions(game: Game[Any], options: Mapping[str, Any], seed: str) -> Iterator[Position]:
    """Decisions with several answers, not all of a game."""
    random = Random(seed)
    for moves, state in played(game, options, seed):
        (seat, decision), *more = game.pending(state).items()
        if more or not 3 <= len(decision.moves) <= LOOKED or state.acted:
            continue
        if decision.kind in ("keep", "put", "store", "under", "pay", "foundation"):
            continue
        if random.random() < (0.3 if decision.kind != "turn" else 0.15):
            yield Position(list(moves), game.copy(state), seat)


# All of it


def make(until: int, workers: int, only: str | None) -> None:
    """Find puzzles until there are so many."""
    SET.mkdir(parents=True, exist_ok=True)
    words_file, rows_file = SET / "words.txt", SET / "puzzles.jsonl"
    for file in (words_file, rows_file):
        file.touch()
    words = {
        text: at for at, text in enumerate(words_file.read_text(encoding="utf-8").splitlines())
    }
    progress: dict[str, Any] = {"done": [], "found": {}, "levels": {}}
    if PROGRESS.exists():
        progress = json.loads(PROGRESS.read_text(encoding="utf-8"))
    number = len(rows_file.read_text(encoding="utf-8").splitlines())
    begun = time.monotonic()
    asked: dict[Future[list[Puzzle]], tuple[Kind, str]] = {}
    ahead: dict[str, int] = {}
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        while number < until:
            while (
                len(asked) < 2 * workers and (kind := next_kind(progress, ahead, only)) is not None
            ):
                seed = f"puzzle {kind.name} {ahead.get(kind.name, 0)}"
                ahead[kind.name] = ahead.get(kind.name, 0) + 1
                if seed in progress["done"]:
                    continue
                asked[pool.submit(found_in, kind, seed)] = kind, seed
            if not asked:
                break
            future = next(iter(wait(asked, return_when=FIRST_COMPLETED).done))
            kind, seed = asked.pop(future)
            for puzzle in chosen(future.result(), kind, progress):
                number += 1
                known = len(words)
                row = coded(replace(puzzle, number=number), words)
                with words_file.open("a", encoding="utf-8") as file:
                    file.writelines(f"{word}\n" for word in list(words)[known:])
                with rows_file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n")
                progress["found"][kind.name] = progress["found"].get(kind.name, 0) + 1
                level = f"{kind.game} {kind.goal} {puzzle.level}"
                progress["levels"][level] = progress["levels"].get(level, 0) + 1
                print(
                    f"{number:4} {seed}: round {puzzle.round}, {puzzle.goal}, gain {puzzle.gain}, "
                    f"{puzzle.best} before {puzzle.second} ±{puzzle.second_within}, "
                    f"{puzzle.steps} steps, level {puzzle.level}, {time.monotonic() - begun:.0f} s",
                    flush=True,
                )
            progress["done"].append(seed)
            PROGRESS.parent.mkdir(exist_ok=True)
            PROGRESS.write_text(json.dumps(progress), encoding="utf-8")
        pool.shutdown(cancel_futures=True)


def next_kind(
    progress: Mapping[str, Any], ahead: Mapping[str, int], only: str | None
) -> Kind | None:
    """Of which kind the next game is to be: of that which is furthest behind."""
    open_kinds = [
        kind
        for kind in KINDS
        if progress["found"].get(kind.name, 0) < kind.wanted and only in (None, kind.goal)
    ]

    def share(kind: Kind) -> float:
        return (progress["found"].get(kind.name, 0) + 0.15 * ahead.get(kind.name, 0)) / kind.wanted

    return min(open_kinds, key=share, default=None)


def found_in(kind: Kind, seed: str) -> list[Puzzle]:
    """The puzzles of a game."""
    game: Any = Settlers() if kind.game == "settlers" else RollWrite()
    random = Random(seed)
    options = kind.options(random)
    found: list[tuple[Puzzle, Any]] = []
    if kind.goal == "move":
        for there in decisions(game, options, seed):
            puzzle = move_puzzle(game, there, options, seed)
            if puzzle is not None:
                found.append((puzzle, there.state))
    else:
        for theirs in rounds(game, options, seed):
            round_, last = game.rounds(theirs[0].state)
            if round_ != last and random.random() < SKIPPED:
                continue
            for there in reversed(theirs):  # whatever comes before a great one is greater still
                try:
                    puzzle = line_puzzle(game, there, options, seed)
                except TooMany:
                    break
                if puzzle is not None:
                    found.append((puzzle, there.state))
    found.sort(key=lambda one: (-one[0].steps, -len(one[0].firsts)))
    return [rated(game, puzzle, state) for puzzle, state in found[:RATED]]


def chosen(puzzles: Sequence[Puzzle], kind: Kind, progress: Mapping[str, Any]) -> list[Puzzle]:
    """The hardest of a game, not two of one round."""
    found: list[Puzzle] = []
    for puzzle in sorted(puzzles, key=lambda one: (-one.level, -one.steps, -one.round)):
        apart = all(puzzle.round != one.round for one in found)
        if len(found) < OF_A_GAME and apart and wanted(puzzle, kind, progress):
            found.append(puzzle)
    return found


def wanted(puzzle: Puzzle, kind: Kind, progress: Mapping[str, Any]) -> bool:
    """Easy ones are plentiful: no level is to have more than half or so."""
    if puzzle.is_line and puzzle.level == 1 and puzzle.steps == 2 and puzzle.game == "settlers":
        return False
    levels = progress["levels"]
    of_kind = [levels.get(f"{kind.game} {kind.goal} {level}", 0) for level in range(1, 6)]
    return of_kind[puzzle.level - 1] <= 4 + 0.45 * sum(of_kind)


def check(numbers: Sequence[int]) -> int:
    """Search again what every puzzle says; how many are wrong."""
    wrong = 0
    for number in numbers or range(1, len(shelf()) + 1):
        puzzle = shelf().get(number)
        if puzzle is None:
            print(f"{number}: there is no such puzzle")
            wrong += 1
            continue
        for fault in faults(puzzle):
            print(f"{number}: {fault}")
            wrong += 1
    print(f"{wrong} faults")
    return wrong


def faults(puzzle: Puzzle) -> Iterator[str]:
    """What is not as a puzzle says."""
    game = game_of(puzzle)
    state = position(game, puzzle)
    if not puzzle.is_line:
        assert isinstance(game, Settlers)
        deals = Deals(Coach(game), state, puzzle.seat, 1_000_000 + len(puzzle.moves))
        best = game.parse(state, puzzle.seat, puzzle.line[0])[0]
        for one in puzzle.firsts[1:]:
            fresh = Compared(deals, best, game.parse(state, puzzle.seat, one.text)[0], SURE)
            loss = fresh.cost(puzzle.seat)
            if abs(loss + one.value) > 1.5 * sqrt(fresh.within**2 + one.within**2) or loss < 0:
                stated = f"{-one.value} ±{one.within}"
                yield f"{one.text} loses {loss:.1f} ±{fresh.within:.1f}, not {stated}"
        return
    there = Position(list(puzzle.moves), state, puzzle.seat)
    found = line_puzzle(game, there, puzzle.options, str(puzzle.seed))
    if found is None:
        yield "no line is clearly the best"
    elif (found.best, found.second, found.firsts) != (puzzle.best, puzzle.second, puzzle.firsts):
        yield f"best {found.best}, second {found.second}; it says {puzzle.best} and {puzzle.second}"


def show() -> None:
    """Say how many there are of each kind."""
    counts: Counter[str] = Counter()
    for puzzle in shelf().puzzles:
        counts[f"game {puzzle.game}"] += 1
        counts[f"level {puzzle.level}"] += 1
        counts[f"goal {puzzle.goal}"] += 1
        counts[f"{puzzle.game} round {puzzle.round}"] += 1
        counts[f"seats {puzzle.seats()}"] += 1
        counts[f"asked {puzzle.asked}"] += 1
        counts[f"steps {puzzle.steps}"] += 1
        for box in puzzle.options.get("boxes", ["base"] if puzzle.game == "settlers" else []):
            counts[f"box {box}"] += 1
        if "factions" in puzzle.options:
            counts[f"faction {puzzle.options['factions'][puzzle.seat]}"] += 1
        for name in puzzle.missed:
            counts[f"{puzzle.game} missed by {name}"] += 1
    for what, n in sorted(counts.items()):
        print(f"{n:5} {what}")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    making.add_argument("--until", type=int, default=400)
    making.add_argument("--workers", type=int, default=2)
    making.add_argument("--only", choices=("line", "move"), help="whole lines, or best moves")
    commands.add_parser("check").add_argument("number", type=int, nargs="*")
    commands.add_parser("list")
    asked = parser.parse_args()
    if asked.command == "make":
        make(asked.until, asked.workers, asked.only)
    elif asked.command == "list":
        show()
    else:
        raise SystemExit(1 if check(asked.number) else 0)


if __name__ == "__main__":
    main()

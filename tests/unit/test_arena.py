"""Playing plans: the same games anywhere, whoever dies meanwhile, and no finished game lost."""

import json
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from osada.arena import (
    BadResults,
    CardGame,
    GameResult,
    GaveUp,
    Local,
    Memory,
    Plan,
    Series,
    Standings,
    local,
    parquet,
    play_game,
    results,
    run,
    store,
)
from osada.arena.keep import Keep, kept
from osada.arena.result import of_row
from osada.arena.settlers.cardfiles import packed
from osada.arena.work import Played, Work, play_batch
from tests.arena import OWN, Watcher, in_order

PLAN = Plan(("random", "random:kind"), games=12, seed=7)


def played(plan: Plan, workers: int, watcher: Watcher | None = None) -> list[GameResult]:
    kept_games = Memory()
    run(plan, Local(workers), kept_games, watcher or Watcher())
    return in_order(kept_games.games)


@pytest.fixture(scope="module")
def expected() -> list[CardGame]:
    return [play_game(PLAN, game) for game in range(PLAN.total)]


# One game


def test_a_game_is_told_in_full() -> None:
    plan = Plan(("greedy:5", "random", "random:kind"), games=3, seed="x")
    for number in range(3):
        game = play_game(plan, number)
        assert game.game == number
        assert game.seed == "x/0"
        assert len(game.scores) == len(game.decisions) == len(game.ms) == 3
        assert max(game.scores) in [game.scores[seat] for seat in game.winners]
        for seat in range(3):
            assert sum(points for _, _, points in game.points[seat]) == game.scores[seat]
            ways = [(round_, how) for round_, how, _ in game.points[seat]]
            assert ways == sorted(set(ways))
        assert any(cards.built for cards in game.cards)
        assert any(cards.dealt for cards in game.cards)
        assert any(cards.razed for cards in game.cards)


def test_deals_and_razes_are_those_of_the_seat() -> None:
    plan = Plan(("random",), games=12, seed=3)
    for number in range(12):
        game = play_game(plan, number)
        for faction, cards in zip(game.factions, game.cards, strict=True):
            assert all(slug.startswith(f"{faction}/") for slug in cards.dealt)


def test_the_same_number_is_the_same_game_but_for_time() -> None:
    one, other = play_game(PLAN, 3), play_game(PLAN, 3)
    assert one == other
    assert play_game(PLAN, 2) != one


@pytest.mark.parametrize(
    "settings",
    [
        {"lookout": "alternative"},
        {"lookout": "advanced", "seats": 4},
        {"peaceful": True, "peaceful_drafts": 2, "seats": 3},
        {"robbers_cut_routes": True},
    ],
)
def test_variants(settings: dict[str, Any]) -> None:
    plan = Plan(("random",), games=1, **settings)
    game = play_game(plan, 0)
    assert game.lookout == plan.lookout
    assert game.peaceful == plan.peaceful
    assert len(game.scores) == plan.width


def test_solo() -> None:
    plan = Plan(("greedy:20",), games=8, seats=1)
    for number in range(8):
        game = play_game(plan, number)
        assert len(game.scores) == 1
        assert game.winners in ((), (0,))
        assert bool(game.rank) == (game.winners == (0,))


def test_own_cards_are_played(tmp_path: Path) -> None:
    (tmp_path / "rome.cards").write_text(OWN)
    plan = Plan(("random",), games=20, factions=("rome-egypt",), cards=packed(tmp_path))
    games = [play_game(plan, number) for number in range(20)]
    assert any("rome/aqueduct" in game.cards[0].built + game.cards[0].dealt for game in games)


def test_a_row_keeps_all_of_a_game() -> None:
    game = play_game(PLAN, 0)
    row = json.loads(json.dumps(game.as_row()))
    assert list(row)[:3] == ["game", "pair", "seed"]
    again = of_row(row, CardGame)
    assert again == game
    assert again.ms == game.ms


# Many games


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_any_number_of_workers_gives_the_same_games(workers: int, expected: list[CardGame]) -> None:
    assert played(PLAN, workers) == expected


def children() -> list[int]:
    """The worker processes of this one."""
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                stat = (folder / "stat").read_text()
                command = (folder / "cmdline").read_text()
            except OSError:
                continue
            parent = int(stat.rpartition(")")[2].split()[1])
            if parent == os.getpid() and "spawn_main" in command:
                found.append(int(folder.name))
    return found


def kill_workers() -> None:
    killed = children()
    for pid in killed:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    while set(killed) & set(children()):  # a dead one has no command line
        time.sleep(0.001)


def test_games_of_a_worker_that_dies_are_played_again(expected: list[CardGame]) -> None:
    left = [2]

    def now_and_then() -> None:
        if left[0]:
            left[0] -= 1
            kill_workers()

    watcher = Watcher(now_and_then)
    assert played(PLAN, 2, watcher) == expected
    assert watcher.notes
    assert all("(signal 9)" in note and "played again" in note for note in watcher.notes)
    assert children() == []


@contextmanager
def plague() -> Iterator[None]:
    """Every worker dies as soon as it is born."""
    over = threading.Event()

    def spread() -> None:
        while not over.wait(0.01):
            kill_workers()

    thread = threading.Thread(target=spread)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def test_a_game_that_always_ends_its_worker_is_named() -> None:
    plan = Plan(("random",), games=1)
    with plague(), pytest.raises(GaveUp) as gave_up:
        run(plan, Local(1), Memory(), Watcher())
    assert str(gave_up.value) == (
        "game 0 cannot be played: its worker died 3 times (signal 9); all others are finished"
    )


def test_workers_that_only_die_end_the_run() -> None:
    with plague(), pytest.raises(GaveUp, match="8 workers in a row died"):
        run(PLAN, Local(3), Memory(), Watcher())
    assert children() == []


# The work


@pytest.mark.parametrize("room", [1, 0])
def test_workers_that_cannot_be_started_are_done_without(
    room: int, expected: list[CardGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, begun = local._Worker, iter(range(room))

    def worker(plan: Plan) -> object:
        if next(begun, None) is None:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        return begin(plan)

    monkeypatch.setattr(local, "_Worker", worker)
    watcher = Watcher()
    if not room:
        with pytest.raises(GaveUp, match="no worker can be started here: resource temporarily"):
            played(PLAN, 3, watcher)
        return
    assert played(PLAN, 3, watcher) == expected
    assert watcher.notes == [
        "only 1 of the workers can be started here: resource temporarily unavailable"
    ]


def test_batches_grow_to_a_second_and_shrink_towards_the_end() -> None:
    work = Work(range(1000), 1000, one_by_one=False)
    sizes: list[int] = []
    seen: list[int] = []
    while batch := work.take(2):
        sizes.append(len(batch))
        seen += batch
        work.done(batch, Played([], len(batch) / 50))
    assert seen == list(range(1000))
    assert sizes[:6] == [1, 2, 4, 8, 16, 32]
    assert max(sizes) == 50
    assert sizes[-1] == 1


def test_time_limited_games_go_one_by_one() -> None:
    work = Work(range(5), 5, one_by_one=True)
    for game in range(5):
        assert work.take(1) == [game]
        work.done([game], Played([], 0.001))
    assert work.take(1) == []


def test_a_lost_batch_is_played_again_game_by_game() -> None:
    work = Work(range(8), 8, one_by_one=False)
    work.done(work.take(1), Played([], 0.01))
    batch = work.take(1)
    assert batch == [1, 2]
    work.lost(batch, "signal 9")
    assert [work.take(1), work.take(1)] == [[1], [2]]
    work.lost([2], "signal 9")
    assert work.take(1) == [2]
    work.lost([2], "signal 9")
    assert work.given_up == {2: "its worker died 3 times (signal 9)"}
    assert work.take(1) == [3, 4]


class Here:
    """Plays in this very process."""

    def play(
        self, plan: Series, work: Work, note: Callable[[str], None]
    ) -> Generator[list[GameResult], None, None]:
        while batch := work.take(1):
            played_here = play_batch(plan, batch)
            work.done(batch, played_here)
            yield played_here.games


def test_a_game_that_goes_wrong_is_named_and_the_others_are_kept(
    monkeypatch: pytest.MonkeyPatch, expected: list[CardGame]
) -> None:
    def stumble(plan: Plan, number: int) -> GameResult:
        if number in (3, 8):
            raise ValueError("no move comes to mind")
        return expected[number]

    monkeypatch.setattr("osada.arena.work.play_game", stumble)
    kept_games = Memory()
    with pytest.raises(GaveUp) as gave_up:
        run(PLAN, Here(), kept_games, Watcher())
    assert str(gave_up.value) == (
        "game 3 cannot be played: ValueError: no move comes to mind (and 1 more); all others "
        "are finished"
    )
    assert [game.game for game in kept_games.games] == [0, 1, 2, 4, 5, 6, 7, 9, 10, 11]


# The files


def keep_all(path: Path, plan: Plan, games: Sequence[GameResult]) -> None:
    with store.create(path, results.header(plan)) as lines:
        lines.append(games)


def resumed(path: Path, plan: Plan = PLAN) -> list[int]:
    """The games with which a file is gone on."""
    found: list[GameResult] = []
    with store.resume(path, results.header(plan), found.append) as lines:
        assert lines.played == {game.game for game in found}
        return sorted(lines.played)


def test_a_file_has_a_header_and_a_line_for_each_game(
    tmp_path: Path, expected: list[CardGame]
) -> None:
    path = tmp_path / "x.jsonl"
    keep_all(path, PLAN, expected)
    head, *lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert head["format"] == "osada-arena/1"
    assert head["game"] == "settlers"
    assert head["rules"] == PLAN.game.version
    assert head["repeatable"] is True
    assert head["plan"]["players"] == ["random", "random:kind"]
    assert lines == [game.as_row() for game in expected]
    whole = results.read(path)
    assert whole.games == expected
    assert whole.header == results.header(PLAN)


def test_a_file_that_names_no_game_is_of_the_card_game(
    tmp_path: Path, expected: list[CardGame]
) -> None:
    """As they were written before there was another."""
    path = tmp_path / "x.jsonl"
    keep_all(path, PLAN, expected)
    spoil(path, 1, altered(game=None))
    whole = results.read(path)
    assert whole.header == results.header(PLAN)
    assert whole.games == expected
    assert resumed(path) == list(range(12))


@pytest.mark.parametrize("cut", [1, 40, 300])
def test_a_torn_last_line_is_dropped_and_played_again(
    tmp_path: Path, expected: list[CardGame], cut: int
) -> None:
    path = tmp_path / "x.jsonl"
    keep_all(path, PLAN, expected)
    path.write_bytes(path.read_bytes()[:-cut])
    assert results.read(path).games == expected[:-1]
    assert resumed(path) == list(range(11))
    with store.resume(path, results.header(PLAN), lambda game: None) as lines:
        run(PLAN, Local(1), lines, Watcher())
    assert results.read(path).games == expected


def test_resuming_a_cut_file_plays_the_rest(tmp_path: Path, expected: list[CardGame]) -> None:
    path = tmp_path / "x.jsonl"
    keep_all(path, PLAN, [expected[game] for game in (0, 5, 7)])
    with store.resume(path, results.header(PLAN), lambda game: None) as lines:
        run(PLAN, Local(2), lines, Watcher())
    assert in_order(results.read(path).games) == expected


def spoil(path: Path, line: int, change: Callable[[str], str]) -> None:
    lines = path.read_text().splitlines(keepends=True)
    lines[line - 1] = change(lines[line - 1])
    path.write_text("".join(lines))


def altered(**changes: Any) -> Callable[[str], str]:
    """Other values in a line; None takes one away."""

    def change(line: str) -> str:
        row = {**json.loads(line), **changes}
        kept_values = {key: value for key, value in row.items() if value is not None}
        return json.dumps(kept_values) + "\n"

    return change


def planned(**changes: Any) -> Callable[[str], str]:
    """Other settings in the plan of a header."""

    def change(line: str) -> str:
        return altered(plan={**json.loads(line)["plan"], **changes})(line)

    return change


@pytest.mark.parametrize(
    ("line", "change", "sentence"),
    [
        (3, lambda line: line[:50] + "\n", ":3: a damaged line: it is not JSON"),
        (3, lambda line: "[]\n", ":3: a damaged line: it is not a game"),
        (4, altered(scores=None), ':4: a damaged line: it has no "scores"'),
        (4, altered(scores=["1", 2]), ':4: a damaged line: its "scores" cannot be read'),
        (4, altered(players=[]), ':4: a damaged line: its "players" cannot be read'),
        (4, altered(scores=[1]), ':4: a damaged line: its "scores" are not for 2 seats'),
        (4, altered(winners=[2]), ':4: a damaged line: its "winners" have no seat'),
        (4, altered(points=[[[1, 2]], []]), ':4: a damaged line: its "points" cannot be read'),
        (4, altered(cards=[{}, {}]), ':4: a damaged line: its "cards" cannot be read'),
        (4, altered(game=0), ":4: a damaged line: game 0 is there for a second time"),
        (4, altered(game=999), ":4: a damaged line: the plan in the header has no game 999"),
        (4, altered(players=["greedy", "mcts"]), ":4: a damaged line: it was played by others"),
        (4, altered(winners=[0, 0]), ':4: a damaged line: its "winners" are named twice'),
        (4, altered(scores=[10**400, 1]), ':4: a damaged line: its "scores" cannot be read'),
        (4, altered(ms=[10**400, 1]), ':4: a damaged line: its "ms" cannot be read'),
        (4, altered(ms=[float("nan"), 1]), ':4: a damaged line: its "ms" cannot be read'),
        (4, altered(ms=[float("inf"), 1]), ':4: a damaged line: its "ms" cannot be read'),
        (4, altered(rank="\ud800"), ':4: a damaged line: its "rank" cannot be read'),
        (4, lambda line: "[" * 100_000 + "\n", ":4: a damaged line: it is not JSON"),
        (1, lambda line: "[" * 100_000 + "\n", ":1: this is not a results file"),
        (1, lambda line: "hello\n", ":1: this is not a results file"),
        (1, altered(format="osada-arena/9"), ':1: results in the format "osada-arena/9"'),
        (1, altered(game="chess"), ":1: games that this version of Osada does not know: 'chess'"),
        (
            1,
            altered(game=["settlers"]),
            ":1: games that this version of Osada does not know: ['settlers']",
        ),
        (1, altered(rules=None), ':1: the header has no proper "rules"'),
        (1, altered(plan={}), ':1: the plan in the header has no proper "players"'),
        (1, planned(players=[["a"], {}]), ':1: the plan in the header has no proper "players"'),
        (1, planned(players=[]), ':1: the plan in the header has no proper "players"'),
        (1, planned(games="many"), ':1: the plan in the header has no proper "games"'),
        (1, planned(factions=3), ':1: the plan in the header has no proper "factions"'),
        (1, planned(seats=8), ':1: the plan in the header has no proper "seats"'),
    ],
)
def test_damage_is_named_with_its_line(
    tmp_path: Path,
    expected: list[CardGame],
    line: int,
    change: Callable[[str], str],
    sentence: str,
) -> None:
    path = tmp_path / "x.jsonl"
    keep_all(path, PLAN, expected[:4])
    spoil(path, line, change)
    before = path.read_bytes()
    for use in (results.read, resumed):
        with pytest.raises(BadResults) as damaged:
            use(path)
        assert str(damaged.value).startswith(f"{path}{sentence}")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rules": "0"}, "was played by rules version 0, this is 2"),
        ({"osada": "0.0.1"}, "was played by osada 0.0.1"),
    ],
)
def test_other_versions_are_not_gone_on_with(
    tmp_path: Path, expected: list[CardGame], change: dict[str, Any], sentence: str
) -> None:
    path = tmp_path / "x.jsonl"
    keep_all(path, PLAN, expected[:2])
    spoil(path, 1, altered(**change))
    with pytest.raises(BadResults, match=sentence):
        resumed(path)
    assert len(results.read(path).games) == 2


def test_another_plan_is_not_gone_on_with(tmp_path: Path, expected: list[CardGame]) -> None:
    path = tmp_path / "x.jsonl"
    keep_all(path, PLAN, expected[:2])
    other = Plan(PLAN.players, PLAN.games, seed=8)
    with pytest.raises(BadResults, match="another plan: seed 7 there and 8 here"):
        resumed(path, other)


def test_one_run_at_a_time_writes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    with (
        store.create(path, results.header(PLAN)),
        pytest.raises(BadResults, match="is being written by another run"),
    ):
        resumed(path)
    assert resumed(path) == []


def test_of_two_runs_that_begin_at_once_one_gets_the_file(tmp_path: Path) -> None:
    path, head = tmp_path / "x.jsonl", results.header(PLAN)
    begun: list[store.Lines] = []
    refused: list[BadResults] = []
    ready = threading.Barrier(8)

    def begin() -> None:
        ready.wait()
        try:
            begun.append(store.create(path, head))
        except BadResults as error:
            refused.append(error)

    runs = [threading.Thread(target=begin) for _ in range(8)]
    for each in runs:
        each.start()
    for each in runs:
        each.join()
    assert (len(begun), len(refused)) == (1, 7)
    begun[0].close()
    assert results.read(path).header == head


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.jsonl")
    with pytest.raises(BadResults, match="is not an ordinary file"):
        results.read(tmp_path / "x.jsonl")


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("precious")
    with pytest.raises(BadResults, match="is there already"):
        store.create(path, results.header(PLAN))
    assert path.read_text() == "precious"


def test_columns_hold_the_same_games(tmp_path: Path, expected: list[CardGame]) -> None:
    path = tmp_path / "x.parquet"
    with kept(Keep(path), results.header(PLAN), lambda game: None) as lines:
        lines.append(expected)
        assert results.read(tmp_path / "x.jsonl").games == expected
    assert [file.name for file in tmp_path.iterdir()] == ["x.parquet"]
    whole = results.read(path)
    assert whole.games == expected
    assert [game.ms for game in whole.games] == [game.ms for game in expected]
    assert whole.header == results.header(PLAN)
    standings = Standings(PLAN.players, 2)
    with kept(Keep(path, resume=True), results.header(PLAN), standings.add) as done:
        assert len(done.played) == standings.games == 12


def test_columns_are_written_only_when_all_is_played(
    tmp_path: Path, expected: list[CardGame]
) -> None:
    path = tmp_path / "x.parquet"
    with (
        suppress(KeyboardInterrupt),
        kept(Keep(path), results.header(PLAN), lambda game: None) as lines,
    ):
        lines.append(expected[:5])
        raise KeyboardInterrupt
    assert [file.name for file in tmp_path.iterdir()] == ["x.jsonl"]
    with kept(Keep(path, resume=True), results.header(PLAN), lambda game: None) as lines:
        lines.append(expected[5:])
    assert in_order(results.read(path).games) == expected


def test_damaged_columns_are_refused(tmp_path: Path, expected: list[CardGame]) -> None:
    path = tmp_path / "x.parquet"
    with kept(Keep(path), results.header(PLAN), lambda game: None) as lines:
        lines.append(expected)
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(BadResults, match="is not a complete Parquet file"):
        results.read(path)


def test_columns_hold_each_game_once(tmp_path: Path, expected: list[CardGame]) -> None:
    path = tmp_path / "x.parquet"
    parquet.write(path, results.header(PLAN).as_row(), CardGame, [expected[0], expected[0]])
    with pytest.raises(BadResults, match="row 2: game 0 is there for a second time"):
        results.read(path)

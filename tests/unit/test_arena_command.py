"""`osada arena`: what it prints, and one clear sentence for whatever cannot be done."""

import json
import os
import pty
import re
import resource
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from osada.arena import Plan, SheetPlan, Standings, play_game, progress, results
from osada.cli import main
from tests.arena import OWN, begun, unhurried, wait_for_games

Said = pytest.CaptureFixture[str]
ARENA = (sys.executable, "-m", "osada", "arena")


def arena(said: Said, *words: str, code: int = 0) -> tuple[str, str]:
    """What the command prints on both streams."""
    assert main(["arena", *words]) == code
    written = said.readouterr()
    return written.out, written.err


def refused(said: Said, *words: str) -> str:
    """The sentence with which the command is refused."""
    out, err = arena(said, *words, code=2)
    assert out == ""
    assert err.startswith("osada: ")
    assert err.count("\n") == 1
    return err.removeprefix("osada: ").strip()


def test_a_table_for_people(capsys: Said) -> None:
    out, err = arena(capsys, "--players", "random,Random:Kind", "--games", "3", "--workers", "1")
    assert out.startswith("4 games from seed 1, rules 2")
    for word in ("random:kind", "Elo", "Share", "95 %", "barbarians", "Seat", "ms a decision"):
        assert word in out
    assert err == "osada: 4 games are played, not 3: each deal by all, seats rotated\n"


def test_one_object_for_programs(capsys: Said) -> None:
    words = ("--players", "random,random:kind", "--games", "4", "--seed", "7", "--json")
    out, _ = arena(capsys, *words, "--workers", "2")
    found = json.loads(out)
    assert (found["games"], found["seed"], found["repeatable"]) == (4, 7, True)
    assert {"rules", "osada", "build", "settings", "factions", "seats"} <= found.keys()
    assert [row["code"] for row in found["players"]] == ["random", "random:kind"]
    assert set(found["players"][0]) == {
        "code", "games", "wins", "win_share", "low", "high", "elo", "elo_low", "elo_high",
        "score_mean", "score_sd", "ms_per_decision",
    }  # fmt: skip
    assert sum(row["wins"] for row in found["players"]) == 4
    again, _ = arena(capsys, *words, "--workers", "1")
    assert timeless(json.loads(again)) == timeless(found)


def timeless(found: Any) -> Any:
    """The same without what a clock measured."""
    if isinstance(found, dict):
        return {key: timeless(value) for key, value in found.items() if key != "ms_per_decision"}
    return [timeless(each) for each in found] if isinstance(found, list) else found


def test_solo_shows_ranks(capsys: Said) -> None:
    out, _ = arena(capsys, "--players", "greedy", "--solo", "--games", "4", "--workers", "1")
    assert "Ranks" in out
    assert "Elo" not in out


def test_results_are_kept_and_shown_again(capsys: Said, tmp_path: Path) -> None:
    for name in ("x.jsonl", "x.parquet"):
        file = str(tmp_path / name)
        words = ("--players", "random", "--games", "3", "--workers", "1", "--out", file)
        shown, _ = arena(capsys, *words)
        assert arena(capsys, "table", file)[0] == shown
        assert json.loads(arena(capsys, "table", file, "--json")[0])["games"] == 3
        assert "is there already" in refused(capsys, *words)
        assert arena(capsys, "--out", file, "--resume")[0] == shown
        Path(file).unlink()


def test_own_cards(capsys: Said, tmp_path: Path) -> None:
    (tmp_path / "rome.cards").write_text(OWN)
    file = str(tmp_path / "x.jsonl")
    words = ("--players", "random", "--games", "2", "--workers", "1", "--out", file)
    arena(capsys, *words, "--cards", str(tmp_path))
    assert results.read(Path(file)).header.plan["cards"]
    sentence = refused(capsys, "--out", file, "--resume")
    assert "another plan: cards" in sentence
    arena(capsys, "--out", file, "--resume", "--cards", str(tmp_path))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "say who plays, such as --players greedy,random"),
        ("--players nobody", 'there is no bot "nobody"'),
        ("--players mcts:0", 'there is no bot "mcts:0"'),
        ("--players greedy,", 'there is no bot ""'),
        ("--players random --games 0", "0 games cannot be played"),
        ("--players random --games many", "invalid value"),
        ("--players random --seats 5", "5 seats are not possible"),
        ("--players random --solo --seats 2", "--solo is a table of one seat"),
        ("--players random --workers 0", "0 workers cannot play"),
        ("--players random --workers 1000000", "1,000,000 workers cannot play; name 1 to 1,000"),
        (
            "--players random --games 2 --seed \udcff",
            "the seed contains something that is not a letter",
        ),
        (f"--players {','.join(['random'] * 200)} --seats 4", "200 bots make 64,684,950 tables"),
        ("--players random --workers 1 --cluster tcp://127.0.0.1:1", "--workers is for this"),
        ("--players random --factions rome", "2 seats need 2 different factions"),
        ("--players random --factions rom,egypt", 'unknown faction "rom"'),
        ("--players random --lookout short", 'unknown lookout "short"'),
        ("--players random --cards nowhere", 'there is no folder or file "nowhere"'),
        ("--players random --resume", "--resume continues a results file"),
        ("--players random --resume --out nowhere.jsonl", '"nowhere.jsonl" cannot be read'),
        ("--players random --out no/where.jsonl", '"no/where.jsonl" cannot be written'),
        ("--players random --cluster nonsense", "no Dask scheduler answers at nonsense"),
        ("--players random --loud", "unknown option: --loud"),
        ("table nowhere.jsonl", '"nowhere.jsonl" cannot be read: no such file'),
        ("table .", '"." cannot be read: is a directory'),
        ("report", "name at least one results file"),
        ("report nowhere.jsonl", '"nowhere.jsonl" cannot be read'),
    ],
)
def test_every_bad_option(
    capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(capsys, *words.split()).lower().startswith(sentence.lower())
    assert list(tmp_path.iterdir()) == []


def test_what_was_never_begun_is_not_gone_on_with(capsys: Said) -> None:
    assert "--resume" not in refused(capsys, "--players", "random", "--out", "/proc/x.jsonl")


def test_a_plan_of_another_osada_is_not_gone_on_with(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    arena(capsys, "--players", "random", "--games", "1", "--workers", "1", "--out", str(file))
    head, game = file.read_text().splitlines()
    row = json.loads(head)
    row["plan"]["weather"] = "rain"
    file.write_text(f"{json.dumps(row)}\n{game}\n")
    assert "weather rain there and (none) here" in refused(capsys, "--out", str(file), "--resume")


def test_results_are_not_overwritten_by_their_report(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    arena(capsys, "--players", "random", "--games", "1", "--workers", "1", "--out", str(file))
    kept = file.read_bytes()
    assert "holds the results" in refused(capsys, "report", str(file), "--out", str(file))
    assert file.read_bytes() == kept


def test_columns_without_their_library(
    capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    sentence = refused(capsys, "--players", "random", "--out", str(tmp_path / "x.parquet"))
    assert "osada[analysis]" in sentence
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_without_its_library(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "osada[cluster]" in refused(capsys, "--players", "random", "--cluster", "tcp://x:1")


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_keeps_what_was_played_and_resume_goes_on(
    capsys: Said, tmp_path: Path, asked: signal.Signals
) -> None:
    file = tmp_path / "x.jsonl"
    plan = ("--players", "random,random:kind", "--games", "100000", "--seed", "5")
    with begun("arena", *plan, "--workers", "2", "--out", str(file)) as run:
        wait_for_games(run, file)
        os.killpg(run.pid, asked) if asked == signal.SIGINT else run.send_signal(asked)
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    kept = results.read(file)
    assert 4 <= len(kept.games) < 100_000
    assert out.startswith(f"{len(kept.games):,} games from seed 5")
    assert unhurried(err) == (
        f"osada: stopped after {len(kept.games):,} of 100,000 games; continue with "
        f"`osada arena --out {file} --resume`\n"
    )
    if asked == signal.SIGTERM:
        return
    # Without playing all those games: a smaller plan, whose file is cut
    small = tmp_path / "small.jsonl"
    arena(capsys, *plan[:2], "--games", "20", "--seed", "5", "--workers", "1", "--out", str(small))
    whole = small.read_text().splitlines(keepends=True)
    small.write_text("".join(whole[:9]))
    arena(capsys, "--out", str(small), "--resume", "--workers", "1")
    assert small.read_text().splitlines(keepends=True)[:9] == whole[:9]
    again = {game.game: game for game in results.read(small).games}
    assert sorted(again) == list(range(20))
    assert all(game == again[game.game] for game in kept.games if game.game in again)


def test_a_full_disk_keeps_the_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    limit = 12_000

    def little_space() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    run = subprocess.run(
        [*ARENA, "--players", "random", "--games", "40", "--workers", "1", "--out", str(file)],
        capture_output=True,
        text=True,
        preexec_fn=little_space,
        timeout=60,
    )
    assert run.returncode == 2
    kept = results.read(file).games
    assert 2 <= len(kept) < 40
    assert file.read_bytes().endswith(b"\n")
    assert unhurried(run.stderr) == (
        f'osada: "{file}" takes no more games: file too large; those already in it are safe; '
        f"continue with `osada arena --out {file} --resume`\n"
    )
    assert run.stdout.startswith(f"{len(kept)} games")


def test_ctrl_c_while_workers_begin_shows_no_trace_of_them() -> None:
    with begun("arena", "--players", "random", "--games", "100000", "--workers", "2") as run:
        while run.poll() is None and len(workers_of(run.pid)) < 2:
            time.sleep(0.005)
        all_deaf = all(map(deaf, workers_of(run.pid)))
        os.killpg(run.pid, signal.SIGINT)
        _, err = run.communicate(timeout=60)
    assert all_deaf
    assert run.returncode == 130
    assert re.fullmatch(r"osada: stopped after \d+ of 100,000 games; with --out .*\n", err)


def workers_of(parent: int) -> list[int]:
    """The processes that a process began, but for the one that only cleans up."""
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            about = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(about[1]) == parent and "spawn_main" in (folder / "cmdline").read_text():
                found.append(int(folder.name))
    return found


def deaf(process: int) -> bool:
    """Whether Ctrl-C does not reach a process."""
    about = Path(f"/proc/{process}/status").read_text()
    masks = re.findall(r"^Sig(?:Blk|Ign):\s*(\w+)$", about, re.MULTILINE)
    return any(int(mask, 16) >> (signal.SIGINT - 1) & 1 for mask in masks)


def at_a_terminal(columns: int, *words: str) -> str:
    """What the command shows on a terminal so wide."""
    ours, theirs = pty.openpty()
    run = subprocess.Popen(
        [*ARENA, *words],
        stdout=theirs,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TERM": "xterm", "COLUMNS": str(columns)},
    )
    os.close(theirs)
    shown = bytearray()
    with suppress(OSError):  # until the terminal is closed
        while part := os.read(ours, 65536):
            shown += part
    os.close(ours)
    assert run.wait(60) == 0
    return re.sub(r"\x1b\[[0-9;]*m", "", shown.decode())


def test_a_narrow_terminal_says_less_and_breaks_no_figure(capsys: Said, tmp_path: Path) -> None:
    file = str(tmp_path / "x.jsonl")
    arena(capsys, "--players", "random,random:kind", "--games", "4", "--out", file)
    wide, _ = arena(capsys, "table", file)
    rows = [line.split() for line in wide.splitlines() if line.startswith(" random")]
    for columns in (80, 60):
        shown = at_a_terminal(columns, "table", file)
        lines = [line for line in shown.splitlines() if line.startswith(" random")]
        assert len(lines) == len(rows)
        assert all(len(line) <= columns for line in shown.splitlines())
        assert all({*line.split()} <= {*row} for line, row in zip(lines, rows, strict=True))
    assert "Spread" in wide
    assert "Spread" not in shown


def test_a_live_bar_at_a_terminal() -> None:
    ours, theirs = pty.openpty()
    words = ("--players", "random,random:kind", "--games", "30", "--workers", "1", "--json")
    run = subprocess.Popen(
        [*ARENA, *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "120"},
    )
    os.close(theirs)
    out, _ = run.communicate(timeout=60)
    shown = bytearray()
    while True:
        try:
            shown += os.read(ours, 65536)
        except OSError:  # the terminal is closed
            break
    os.close(ours)
    assert run.returncode == 0
    assert json.loads(out)["games"] == 30
    text = shown.decode()
    for word in ("30/30", "/s", "random:kind"):
        assert word in text


def test_plain_lines_elsewhere(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_EVERY", 0.0)
    plan = Plan(("random", "random:kind"), games=4)
    with progress.watched(Standings(plan.players, 2), plan.total) as watching:
        watching.advance([play_game(plan, 0), play_game(plan, 1)])
        watching.note("a worker died")
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("osada: 2 of 4 games, ")
    assert re.search(r" left; random \d+ %, random:kind \d+ %$", first)
    assert second == "osada: a worker died"


# The page about it


def blocks(language: str) -> list[str]:
    page = Path(__file__).parents[2] / "docs" / "arena.md"
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def test_the_program_on_the_page_runs(tmp_path: Path) -> None:
    (program,) = blocks("python")
    (tmp_path / "program.py").write_text(program)
    words = [sys.executable, str(tmp_path / "program.py")]
    run = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr  # a slow machine hears of its progress there
    assert len(run.stdout.splitlines()) == 2


def test_the_results_on_the_page_are_such_a_file(tmp_path: Path) -> None:
    cards, sheets = blocks("json")
    file = tmp_path / "x.jsonl"
    file.write_text(cards)
    (game,) = results.read(file).games
    assert (game.game, game.pair, game.seed, game.scores) == (12, 6, "7/6", (41, 18))
    head = results.read(file).header
    assert list(head.plan) == list(Plan(("greedy", "random")).settings())
    assert [*json.loads(cards.splitlines()[1])] == [*game.as_row()]
    file.write_text(sheets)
    (game,) = results.read(file).games
    assert (game.game, game.table, game.rank_of(0)) == (16, ("17",), "prince")
    head = results.read(file).header
    assert list(head.plan) == list(SheetPlan(("greedy",)).settings())
    assert [*json.loads(sheets.splitlines()[1])] == [*game.as_row()]

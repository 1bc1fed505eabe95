"""The arena of the roll & write game: plans, games, files, tables and the page about them."""

import json
import os
import signal
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from osada.arena import (
    BadPlan,
    BadResults,
    BuildingOf,
    Local,
    Memory,
    Plan,
    SheetGame,
    SheetPlan,
    Standings,
    fixture,
    play_game,
    results,
    run,
    store,
)
from osada.arena.keep import Keep, kept
from osada.arena.report import write
from osada.arena.report.compare import FEWEST
from osada.arena.report.rollwrite.buildings import building_facts
from osada.arena.report.rollwrite.favors import favor_facts
from osada.arena.report.rollwrite.sheets import sheet_facts
from osada.arena.report.rollwrite.sheetseats import sheet_seats
from osada.arena.rollwrite.villagefiles import packed
from osada.bots import ask, bot
from osada.cli import main
from osada.kernel.match import Match
from osada.kernel.random import seeded
from osada.rollwrite import RollWrite, base
from osada.rollwrite.empire import ROUNDS, TRACKS, rank
from tests.arena import Watcher, begun, in_order, unhurried, wait_for_games
from tests.cluster.test_cluster import Running, cluster
from tests.html_pages import Page
from tests.rollwrite.games import DATA

__all__ = ["cluster"]  # the fixture

Said = pytest.CaptureFixture[str]
ALONE = SheetPlan(("random",), games=48, seed=7)
TWO = SheetPlan(("random", "random:kind"), games=8, seed=7)


@pytest.fixture(scope="module")
def alone() -> list[SheetGame]:
    return [play_game(ALONE, number) for number in range(ALONE.total)]


@pytest.fixture(scope="module")
def two() -> list[SheetGame]:
    return [play_game(TWO, number) for number in range(TWO.total)]


def keep_all(path: Path, plan: SheetPlan, games: list[SheetGame]) -> Path:
    with store.create(path, results.header(plan)) as lines:
        lines.append(games)
    return path


# Plans


def test_one_bot_plays_the_adventure_on_one_sheet_after_the_other() -> None:
    tables = [fixture(ALONE, game).table for game in range(100)]
    assert tables == [(str(game % 48 + 1),) for game in range(100)]
    assert (ALONE.width, ALONE.played, ALONE.total) == (1, "adventure", 48)


def test_chosen_sheets() -> None:
    plan = SheetPlan(("random",), sheets=("1", "17"))
    assert [fixture(plan, game).table for game in range(3)] == [("1",), ("17",), ("1",)]
    together = SheetPlan(("random", "greedy"), mode="adventure", sheets=("3", "4-5"))
    assert together.tables == (("3", "3"), ("4", "5"))


def test_several_play_the_competition_unless_they_say_otherwise() -> None:
    assert TWO.played == "advanced"
    assert TWO.tables == (("competition", "competition"),)
    assert TWO.options(TWO.tables[0]) == {"mode": "advanced", "players": 2}
    games = [fixture(TWO, game) for game in range(4)]
    assert [game.seed for game in games] == ["7/0", "7/0", "7/1", "7/1"]
    assert games[0].players == games[1].players[::-1]
    assert SheetPlan(("random",), mode="basic").width == 2
    assert SheetPlan(("random",), seats=3).played == "advanced"
    adventure = SheetPlan(("random", "greedy"), mode="adventure")
    assert adventure.tables[16] == ("17", "17")
    assert len(adventure.tables) == 48


def test_everybody_alone_on_the_same_deals() -> None:
    plan = SheetPlan(("random", "greedy"), games=96, seats=1)
    games = [fixture(plan, game) for game in range(4)]
    assert [(game.players, game.table, game.seed) for game in games] == [
        (("random",), ("1",), "1/0"),
        (("greedy",), ("1",), "1/0"),
        (("random",), ("2",), "1/1"),
        (("greedy",), ("2",), "1/1"),
    ]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": ("mcts",)}, 'there is no bot "mcts" for the roll & write game'),
        (
            {"players": ("random",) * 5},
            "5 seats are not possible: a table has 1 to 4 (RW-SETUP-01)",
        ),
        ({"mode": "advansed"}, 'unknown mode "advansed"; did you mean "advanced"?'),
        ({"seats": 1, "mode": "basic"}, "1 cannot play this mode: it is for 2 to 4"),
        ({"sheets": ("49",)}, 'unknown sheet "49"; choose 1 to 48'),
        ({"sheets": ("competition",)}, 'unknown sheet "competition"'),
        ({"sheets": ("1", "1")}, '"1" stands twice among the sheets'),
        ({"sheets": ("1-2-3",), "seats": 2, "mode": "adventure"}, '"1-2-3" is not a table of 2'),
        ({"sheets": ("1-99",), "seats": 2, "mode": "adventure"}, 'unknown sheet "99"'),
        ({"sheets": ("1",), "seats": 2}, "sheets are chosen for the adventure"),
    ],
)
def test_plans_that_cannot_be_played(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPlan) as refused:
        SheetPlan(**{"players": ("random",), **settings})
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_time_makes_a_plan_unrepeatable() -> None:
    assert SheetPlan(("planner",)).repeatable
    assert not SheetPlan(("planner:5ms",)).repeatable


def test_own_villages_travel_with_the_plan() -> None:
    own = packed(DATA / "own.village")
    known = SheetPlan(("random",), villages=own).game.villages.sheets
    mine = [slug for slug in known if slug not in base().sheets]
    plan = SheetPlan(("random",), sheets=(mine[0],), villages=own)
    assert plan.settings()["villages"] == plan.game.villages.fingerprint()
    assert plan.game.version != RollWrite().version
    assert play_game(plan, 0).sheets == (mine[0],)
    everything = SheetPlan(("random",), villages=own).tables
    assert [table[0] for table in everything[:48]] == [str(n) for n in range(1, 49)]
    assert {table[0] for table in everything[48:]} == {*mine}
    hyphens = [slug for slug in mine if "-" in slug]
    for slug in hyphens:
        seated = SheetPlan(
            ("random",), seats=2, mode="adventure", sheets=(f"{slug}-7",), villages=own
        )
        assert seated.tables == ((slug, "7"),)


# Games


def check(game: SheetGame) -> None:
    """What must hold for every game."""
    for seat, score in enumerate(game.scores):
        assert sum(points for _, _, points in game.points[seat]) == score
        ways = [(round_, how) for round_, how, _ in game.points[seat]]
        assert ways == sorted(set(ways))
        assert {how for _, how in ways} <= {*TRACKS, "settlement", "star", "ability", "favor"}
        assert len(game.taken[seat]) == ROUNDS
        assert {*game.taken[seat]} <= {*game.tokens}
        assert len(game.buildings[seat]) == 6
        assert sum(one.settlements for one in game.buildings[seat]) <= ROUNDS
        for one in game.buildings[seat]:
            assert one.built is None or 0 <= one.built <= ROUNDS
            assert not one.used or (one.built is not None and one.built < ROUNDS)


def test_an_adventure_is_told_in_full(alone: list[SheetGame]) -> None:
    for number, game in enumerate(alone):
        check(game)
        assert (game.game, game.mode, game.sheets) == (number, "adventure", (str(number + 1),))
        assert game.winners == (0,)
        assert game.ranks == (rank(game.scores[0]),)
        assert len(game.tokens) == 3
        slugs = [one.slug for one in base().sheets[str(number + 1)].buildings]
        assert [one.building for one in game.buildings[0]] == slugs
        assert game.buildings[0][5].built == 0  # the planner stands from the beginning
    every = [one for game in alone for one in game.buildings[0]]
    assert any(one.used for one in every)
    assert any(one.built for one in every)
    assert any(one.settlements for one in every)
    hows = {how for game in alone for _, how, _ in game.points[0]}
    assert hows == {*TRACKS, "settlement", "star", "ability", "favor"}


@pytest.mark.parametrize("mode", ["basic", "advanced", "adventure"])
def test_a_game_of_several_is_told_in_full(mode: str) -> None:
    plan = SheetPlan(("random", "greedy:30", "random:kind"), games=3, mode=mode)
    for number in range(3):
        game = play_game(plan, number)
        check(game)
        assert len(game.tokens) == 4
        assert all(len({*taken}) == 3 for taken in zip(*game.taken, strict=True))
        assert max(game.scores) in [game.scores[seat] for seat in game.winners]
        assert all(bool(one) == (mode == "adventure") for one in game.ranks)
        if mode == "basic":
            assert not any(one.settlements for seat in game.buildings for one in seat)


def test_points_come_in_the_round_that_earns_them(alone: list[SheetGame]) -> None:
    """A track gives what its sections add; stars count at the end, the rest when it happens."""
    for game in alone:
        stars = {at for at, how, _ in game.points[0] if how == "star"}
        assert stars <= {ROUNDS}
    rounds = Counter(at for game in alone for at, how, _ in game.points[0] if how in TRACKS)
    assert set(rounds) == set(range(1, ROUNDS + 1))


def test_a_row_keeps_all_of_a_game(two: list[SheetGame], tmp_path: Path) -> None:
    path = keep_all(tmp_path / "x.jsonl", TWO, two)
    head, *rows = [json.loads(line) for line in path.read_text().splitlines()]
    assert (head["game"], head["rules"]) == ("rollwrite", RollWrite().version)
    assert head["plan"]["mode"] == "advanced"
    assert rows == [game.as_row() for game in two]
    whole = results.read(path)
    assert whole.games == two
    assert whole.header == results.header(TWO)


@pytest.mark.parametrize("workers", [1, 2])
def test_any_number_of_workers_gives_the_same_games(workers: int, two: list[SheetGame]) -> None:
    games = Memory()
    run(TWO, Local(workers), games, Watcher())
    assert in_order(games.games) == two


def test_a_bot_that_plans_gives_the_same_game_again() -> None:
    games = []
    for _ in range(2):
        match: Match[Any] = Match(RollWrite(), {"mode": "adventure", "sheets": ["11"]}, 7)
        planner = bot("planner", "rollwrite")
        while match.view(None)["round"] < 4:
            random = seeded(f"{match.moves}")
            match.play(0, ask(planner, match.game, match.state, 0, random))
        games.append(match.records)
    assert games[0] == games[1]


def test_columns_hold_the_same_games(tmp_path: Path, two: list[SheetGame]) -> None:
    path = tmp_path / "x.parquet"
    with kept(Keep(path), results.header(TWO), lambda game: None) as lines:
        lines.append(two)
    whole = results.read(path)
    assert whole.games == two
    assert whole.header == results.header(TWO)


def test_a_cluster_plays_the_same_games(
    cluster: Running, capsys: Said, tmp_path: Path, two: list[SheetGame]
) -> None:
    cluster.worker()
    file = tmp_path / "x.jsonl"
    words = ("--players", "random,random:kind", "--games", "8", "--seed", "7")
    place = ("--cluster", cluster.address, "--out", str(file), "--json")
    assert main(["arena", "--game", "rollwrite", *words, *place]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 8
    assert in_order(results.read(file).games) == two


# What cannot be mixed


def test_damage_is_named_with_its_line(tmp_path: Path, alone: list[SheetGame]) -> None:
    path = keep_all(tmp_path / "x.jsonl", ALONE, alone[:3])
    whole = path.read_text().splitlines()
    for change, sentence in (
        ({"sheets": 3}, 'its "sheets" cannot be read'),
        ({"sheets": []}, 'its "sheets" are not for 1 seats'),
        ({"buildings": [[{"building": "farm"}]]}, 'its "buildings" cannot be read'),
        ({"taken": [["ally", 3]]}, 'its "taken" cannot be read'),
        ({"ranks": None}, 'its "ranks" cannot be read'),
    ):
        spoilt = [*whole]
        spoilt[2] = json.dumps(json.loads(whole[2]) | change)
        path.write_text("\n".join(spoilt) + "\n")
        with pytest.raises(BadResults) as damaged:
            results.read(path)
        assert str(damaged.value) == f"{path}:3: a damaged line: {sentence}"


def test_games_of_the_other_game_are_no_games_of_this(
    tmp_path: Path, alone: list[SheetGame]
) -> None:
    path = keep_all(tmp_path / "x.jsonl", ALONE, alone[:1])
    card = play_game(Plan(("random",), games=1), 0)
    with path.open("a") as file:
        file.write(json.dumps(card.as_row() | {"game": 1}) + "\n")
    with pytest.raises(BadResults, match=r'x\.jsonl:3: a damaged line: it has no "mode"'):
        results.read(path)


def test_another_game_or_rules_are_not_gone_on_with(tmp_path: Path, alone: list[SheetGame]) -> None:
    path = keep_all(tmp_path / "x.jsonl", ALONE, alone[:2])
    with pytest.raises(BadResults) as refused:
        store.resume(path, results.header(Plan(("random",))), lambda game: None)
    assert str(refused.value) == (
        f'"{path}" holds games of the roll & write game, not of the card game: leave --game out, '
        "or write elsewhere"
    )
    other = replace(results.header(ALONE), rules="0")
    with pytest.raises(BadResults, match="was played by rules version 2, this is 0"):
        store.resume(path, other, lambda game: None)


def test_a_page_is_about_one_game_and_one_version(tmp_path: Path, alone: list[SheetGame]) -> None:
    mine = keep_all(tmp_path / "roll.jsonl", ALONE, alone[:2])
    plan = Plan(("random",), games=1)
    cards = tmp_path / "cards.jsonl"
    with store.create(cards, results.header(plan)) as lines:
        lines.append([play_game(plan, 0)])
    with pytest.raises(BadResults, match=r"of the roll & write game and .* of the card game: make"):
        write([mine, cards], tmp_path / "page.html")
    old = tmp_path / "old.jsonl"
    first, *rest = mine.read_text().splitlines(keepends=True)
    old.write_text(json.dumps(json.loads(first) | {"rules": "0"}) + "\n" + "".join(rest))
    with pytest.raises(BadResults, match=r"by rules version 2 and .* by 0: make a page for each"):
        write([mine, old], tmp_path / "page.html")
    assert not (tmp_path / "page.html").exists()


# Standings


def test_alone_nobody_wins_or_loses(alone: list[SheetGame]) -> None:
    standings = Standings(("random",), 1, SheetGame)
    for game in alone:
        standings.add(game)
    found = standings.as_dict()
    (row,) = found["players"]
    assert [row[name] for name in ("wins", "win_share", "low", "high", "elo")] == [None] * 5
    assert row["games"] == 48
    assert row["score_low"] < row["score_mean"] < row["score_high"]
    assert sum(row["ranks"].values()) == 48
    assert [each["sheet"] for each in found["sheets"]] == [str(n) for n in range(1, 49)]
    assert set(found) == {"players", "sheets", "seats"}


def test_ranks_are_beside_the_wins_of_several_on_adventure_sheets() -> None:
    plan = SheetPlan(("random", "random:kind"), games=4, mode="adventure", sheets=("17",))
    standings = Standings(plan.players, plan.width, SheetGame)
    for number in range(plan.total):
        standings.add(play_game(plan, number))
    for row in standings.as_dict()["players"]:
        assert sum(row["ranks"].values()) == 4
        assert {"elo", "win_share"} <= row.keys()


# The command


def arena(said: Said, *words: str, code: int = 0) -> tuple[str, str]:
    assert main(["arena", *words]) == code
    written = said.readouterr()
    return written.out, written.err


def refused(said: Said, *words: str) -> str:
    out, err = arena(said, *words, code=2)
    assert out == ""
    assert err.count("\n") == 1
    return err.removeprefix("osada: ").strip()


ROLL = ("--game", "rollwrite", "--workers", "1")


def test_a_table_for_people(capsys: Said) -> None:
    out, _ = arena(capsys, *ROLL, "--players", "random", "--games", "3")
    assert out.startswith("3 games of the roll & write game (adventure) from seed 1, rules 2")
    for word in ("Ranks", "plebeian", "Sheet", "Spread", "95 %", "ms a decision"):
        assert word in out
    for word in ("Elo", "Wins", "Seat"):
        assert word not in out
    out, err = arena(capsys, *ROLL, "--players", "random,Random:Kind", "--games", "3")
    assert "roll & write game (advanced)" in out
    for word in ("Elo", "Share", "Seat", "random:kind"):
        assert word in out
    for word in ("Ranks", "Sheet"):
        assert word not in out
    assert err == "osada: 4 games are played, not 3: each deal by all, seats rotated\n"
    words = ("--players", "random,random:kind", "--games", "2", "--mode", "adventure")
    out, _ = arena(capsys, *ROLL, *words)
    for word in ("Elo", "Ranks", "Seat"):
        assert word in out


def test_one_object_for_programs(capsys: Said) -> None:
    words = ("--game", "rollwrite", "--players", "random", "--games", "48", "--json")
    found = json.loads(arena(capsys, *words, "--workers", "2")[0])
    assert (found["game"], found["games"], found["seed"]) == ("rollwrite", 48, 1)
    (row,) = found["players"]
    assert {
        "code", "games", "wins", "win_share", "low", "high", "elo", "score_mean", "score_sd",
        "ms_per_decision", "ranks",
    } <= row.keys()  # fmt: skip
    assert [each["games"] for each in found["sheets"]] == [1] * 48
    again = json.loads(arena(capsys, *words, "--workers", "1")[0])
    assert again["players"][0] | {"ms_per_decision": 0} == row | {"ms_per_decision": 0}
    several = ("--players", "random,greedy:20", "--games", "4", "--json")
    found = json.loads(arena(capsys, *ROLL, *several)[0])
    assert sum(each["wins"] for each in found["players"]) == 4
    assert all(isinstance(each["elo"], float) for each in found["players"])


def test_results_are_kept_shown_again_and_gone_on_with(capsys: Said, tmp_path: Path) -> None:
    for name in ("x.jsonl", "y.parquet"):
        file = str(tmp_path / name)
        words = ("--players", "random", "--games", "3", "--sheets", "1,17", "--out", file)
        shown, _ = arena(capsys, *ROLL, *words)
        assert arena(capsys, "table", file)[0] == shown
        assert arena(capsys, "--out", file, "--resume")[0] == shown
        assert arena(capsys, "--game", "rollwrite", "--out", file, "--resume")[0] == shown
        sentence = refused(capsys, "--game", "settlers", "--out", file, "--resume")
        assert "holds games of the roll & write game, not of the card game" in sentence
        sentence = refused(capsys, "--out", file, "--resume", "--sheets", "2")
        assert "another plan: sheets 1,17 there and 2 here" in sentence


def test_a_file_of_the_card_game_is_not_gone_on_with(capsys: Said, tmp_path: Path) -> None:
    file = str(tmp_path / "x.jsonl")
    arena(capsys, "--players", "random", "--games", "1", "--workers", "1", "--out", file)
    sentence = refused(capsys, "--game", "rollwrite", "--out", file, "--resume")
    assert "holds games of the card game, not of the roll & write game" in sentence


def test_own_villages(capsys: Said, tmp_path: Path) -> None:
    file, own = str(tmp_path / "x.jsonl"), str(DATA / "own.village")
    words = ("--players", "random", "--games", "2", "--out", file)
    arena(capsys, *ROLL, *words, "--villages", own)
    assert results.read(Path(file)).header.plan["villages"]
    assert "another plan: villages" in refused(capsys, "--out", file, "--resume")
    arena(capsys, "--out", file, "--resume", "--villages", own)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--game chess --players random", 'there is no game "chess"'),
        ("--game rollwrite", "say who plays"),
        ("--game rollwrite --players mcts", 'there is no bot "mcts" for the roll & write game'),
        (
            "--game rollwrite --players random --factions rome",
            "--factions is for the card game: say --game settlers, or leave it out",
        ),
        (
            "--game rollwrite --players random --peaceful-drafts 2",
            "--peaceful-drafts is for the card game",
        ),
        ("--game rollwrite --players random --cards x", "--cards is for the card game"),
        (
            "--players random --sheets 1",
            "--sheets is for the roll & write game: say --game rollwrite, or leave it out",
        ),
        ("--players random --mode basic", "--mode is for the roll & write game"),
        ("--players random --villages x", "--villages is for the roll & write game"),
        ("--game rollwrite --players random --solo --mode basic", "1 cannot play this mode"),
        ("--game rollwrite --players random,greedy --sheets 1", "sheets are chosen for the adv"),
        ("--game rollwrite --players random --sheets 49", 'unknown sheet "49"'),
        ("--game rollwrite --players random --mode hard", 'unknown mode "hard"'),
        ("--game rollwrite --players random --villages nowhere", "there is no folder or file"),
    ],
)
def test_every_bad_option(
    capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(capsys, *words.split()).startswith(sentence)


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    words = ("--players", "random", "--games", "100000", "--workers", "1", "--out", str(file))
    with begun("arena", "--game", "rollwrite", *words) as playing:
        wait_for_games(playing, file)
        os.killpg(playing.pid, signal.SIGINT)
        out, err = playing.communicate(timeout=60)
    assert playing.returncode == 130
    games = results.read(file).games
    assert out.startswith(f"{len(games):,} games of the roll & write game")
    assert unhurried(err) == (
        f"osada: stopped after {len(games):,} of 100,000 games; continue with "
        f"`osada arena --out {file} --resume`\n"
    )
    plan = SheetPlan(("random",), games=100_000)
    assert all(game == play_game(plan, game.game) for game in games[:3])


# The page


def page_of(out: Path, *files: Path) -> Page:
    write(files, out)
    return Page(out.read_text("utf-8"))


def test_the_page_about_games_alone(tmp_path: Path, alone: list[SheetGame]) -> None:
    page = page_of(tmp_path / "page.html", keep_all(tmp_path / "x.jsonl", ALONE, alone))
    assert not page.open
    assert page.sections == ["alone", "rounds-alone", "sheets", "buildings", "favors", "origin"]
    assert page.headings[0] == "48 games"
    assert {"Ranks", "All sheets", "All buildings", "Favors"} <= {*page.captions}
    for words in ("17 Upper Eastmere", "Dice Shrine", "Lucky Coin", "Emperor", "not causes"):
        assert words in page.text
    assert any(title.startswith("Mean points of random: round 1") for title in page.titles)
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.refers)
    assert len(page.ids) == len(set(page.ids))
    assert "http" not in (tmp_path / "page.html").read_text("utf-8")


def test_the_page_about_games_of_several(
    tmp_path: Path, alone: list[SheetGame], two: list[SheetGame]
) -> None:
    file = keep_all(tmp_path / "x.jsonl", TWO, two)
    page = page_of(tmp_path / "page.html", file)
    assert page.sections == [
        "summary", "scores", "rounds", "buildings", "favors", "seats", "origin",
    ]  # fmt: skip
    assert "Strength of the bots" in page.captions
    assert "Fortress" in page.text
    both = page_of(tmp_path / "both.html", file, keep_all(tmp_path / "y.jsonl", ALONE, alone))
    assert both.sections == [
        "summary", "scores", "rounds", "alone", "rounds-alone", "sheets", "buildings", "favors",
        "seats", "origin",
    ]  # fmt: skip
    assert both.headings[0] == "56 games"


def adventure(number: int, sheet: str, score: int, **facts: Any) -> SheetGame:
    """A game whose seat scored so much; the farm stands for every building."""
    farm = BuildingOf("farm", facts.get("built"), facts.get("used", 0), facts.get("settled", 0))
    return SheetGame(
        number, number, f"1/{number}", ("a",), (score,), (0,), (9,), (1.0,),
        (((1, "walls", score),),), "adventure", (sheet,), (rank(score),),
        facts.get("tokens", ("ally", "gift", "coin")), ((facts.get("token", "ally"),) * 10,),
        ((farm,),),
    )  # fmt: skip


def test_what_a_building_goes_with() -> None:
    """Ten points more with it on both sheets; that one sheet gives 20 more is not its doing."""
    games = []
    for n in range(80):
        built, rich = n % 4 == 0 or n >= 60, n >= 40
        score = 50 + 10 * built + 20 * rich + n % 3
        facts = {"built": 3, "used": 5, "settled": n % 2} if built else {}
        games.append(adventure(n, "2" if rich else "1", score, **facts))
    (farm,) = building_facts(list(sheet_seats(games)), base())
    assert (farm.name, farm.seats, farm.round, farm.used) == ("Farm", 80, 3, 5)
    assert farm.completed == pytest.approx(35 / 80)
    assert farm.by_completing is not None
    mean, low, high = farm.by_completing
    assert mean == pytest.approx(10, abs=0.5)
    assert low < mean < high
    assert high - low < 2


def test_too_few_seats_tell_nothing() -> None:
    games = [adventure(n, "1", 50 + n % 2, built=3 if n < FEWEST - 1 else None) for n in range(60)]
    (farm,) = building_facts(list(sheet_seats(games)), base())
    assert farm.by_completing is None


def test_what_favors_are_worth_and_how_often_they_are_taken() -> None:
    games = [
        adventure(
            n, "1", 60 + 3 * (n % 2) + n % 3, tokens=("ally", "gift", "coin" if n % 2 else "crops"),
            token="coin" if n % 2 else "ally",
        )
        for n in range(60)
    ]  # fmt: skip
    facts = {each.token: each for each in favor_facts(list(sheet_seats(games)))}
    coin = facts["coin"]
    assert (coin.seats, sum(coin.turns), sum(coin.taken)) == (30, 300, 300)
    assert coin.even == pytest.approx(1 / 3)
    assert coin.worth is not None
    assert coin.worth[0] == pytest.approx(3, abs=0.2)
    assert facts["crops"].worth is not None
    assert facts["crops"].worth[0] == pytest.approx(-3, abs=0.2)
    assert facts["ally"].worth is None  # in every game
    assert "export" not in facts


def test_what_sheets_give() -> None:
    games = [adventure(n, str(n % 12 + 1), 60 + 5 * (n % 12 == 9) + n % 5) for n in range(120)]
    facts = sheet_facts(list(sheet_seats(games)), base())
    assert [one.sheet for one in facts] == [str(n) for n in range(1, 13)]
    best = max(facts, key=lambda one: one.strength or (0, 0, 0))
    assert (best.sheet, best.title) == ("10", "10 Old Juniper Rise")
    assert best.strength is not None
    assert best.strength[1] > 0


def test_strange_words_stay_words(tmp_path: Path, alone: list[SheetGame]) -> None:
    path = keep_all(tmp_path / "x.jsonl", ALONE, alone)
    head, *rows = [json.loads(line) for line in path.read_text().splitlines()]
    bots = ["<script>alert(1)</script>"]
    head["plan"] |= {"players": bots, "mode": "<b>"}
    strange = {
        "players": bots,
        "sheets": ["<i>$"],
        "ranks": ["<u>"],
        "tokens": ["<s>", "ally"],
        "taken": [["<s>", "ally"]],
        "points": [[[99, "<b>rain", 5]]],
        "buildings": [[{"building": "</table>", "built": None, "used": 1, "settlements": 2}]],
    }
    path.write_text("".join(json.dumps(row) + "\n" for row in (head, *(r | strange for r in rows))))
    page = page_of(tmp_path / "page.html", path)
    assert not page.open
    for words in ("<script>alert(1)</script>", "<i>$", "<s>", "</table>", "<b>rain"):
        assert words in page.text

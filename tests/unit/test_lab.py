"""The card lab: paired games, their differences, and a verdict in plain words."""

import json
import re
import signal
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from osada.arena.play import play_game
from osada.arena.results import header, read
from osada.arena.settlers.cardfiles import packed
from osada.arena.settlers.lab import (
    ADDED,
    CHANGED,
    SAME,
    Estimate,
    NoPairs,
    changes,
    estimate,
    findings,
    trial,
    verdict,
)
from osada.arena.settlers.lab.findings import Findings
from osada.arena.store import create
from osada.cli.cards import check
from osada.cli.lab import lab
from osada.cli.say import Stop
from osada.settlers.catalogue import CatalogueError, base, extended, joined
from tests.arena import begun, line_count, unhurried, wait_for_games

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[1] / "docs/examples/lab"
TREASURY = """faction: rome
[rome/treasury]
name: Treasury
numbers: own001-020
production: 20 vp
from: house
"""
SAME_AGAIN = "faction: rome\n[rome/gardens]\nreplaces: yes\n"
POORER = "faction: rome\n[rome/gardens]\nreplaces: yes\ncost: 9 stone\n"
HANSA = """faction: hansa
name: Hansa
board: 9 worker, 9 gold, 9 vp
from: house
[hansa/harbour]
name: Harbour
numbers: han001-009
cost: 1 wood
deal: food
production: 5 vp
from: house
"""


def folder(place: Path, text: str) -> Path:
    place.mkdir(exist_ok=True)
    (place / "mine.cards").write_text(text, "utf-8")
    return place


def tried(cards: Path, faction: str, games: int = 24) -> Findings:
    planned = trial(faction, packed(cards), "random", games, seed=1)
    arms = [{n: play_game(plan, n) for n in range(plan.total)} for plan in planned.plans]
    known = planned.with_cards.game.cards
    slugs = [card.slug for card in changes(base(), known).cards]
    return findings(faction, arms[-1], arms[0] if planned.without else None, known, slugs)


# What cards do


@pytest.mark.strength
def test_a_card_that_is_far_too_strong(tmp_path: Path) -> None:
    found = tried(folder(tmp_path, TREASURY), "rome", 96)
    assert found.verdict.startswith("too strong: +")
    assert found.verdict.endswith("points of win share")
    assert found.score.difference is not None
    assert found.score.difference.low > 20
    [treasury] = found.cards
    assert treasury.slug == "rome/treasury"
    assert treasury.built > 50
    assert list(found.against) == ["barbarians", "japan", "egypt"]


@pytest.mark.strength
def test_a_strong_card_of_the_rivals(tmp_path: Path) -> None:
    found = tried(folder(tmp_path, TREASURY.replace("rome", "egypt")), "rome", 144)
    assert found.against["egypt"].difference is not None
    assert found.against["egypt"].difference.high < 0
    assert found.against["japan"].difference == Estimate(0, 0)


def test_the_same_card_again_makes_no_difference(tmp_path: Path) -> None:
    found = tried(folder(tmp_path, SAME_AGAIN), "rome", 48)
    assert found.alike
    assert found.win_share.difference == found.score.difference == Estimate(0, 0)
    assert found.verdict == "no difference at all: all 24 pairs of games went the same way"


def test_a_new_faction_is_compared_with_an_even_share(tmp_path: Path) -> None:
    found = tried(folder(tmp_path, HANSA), "hansa", 16)
    assert found.games == 16
    assert list(found.against) == ["barbarians", "japan", "rome", "egypt"]
    assert found.win_share.without is found.score.difference is None
    assert found.win_share.difference is not None
    assert found.win_share.difference.mean == found.win_share.with_cards.mean - 0.5
    assert found.verdict.startswith("too strong: +")


def test_pairs_differ_in_nothing_but_the_cards() -> None:
    planned = trial("rome", packed(EXAMPLE), "greedy", 13, seed=5)
    assert planned.total == 24
    old, new = planned.plans
    assert old.tables == new.tables
    assert sorted({*old.tables}) == sorted(
        table for r in ("barbarians", "egypt", "japan") for table in (("rome", r), (r, "rome"))
    )
    assert (old.seed, old.players, old.total) == (new.seed, new.players, new.total)
    assert not old.cards


def test_nothing_to_compare_yet() -> None:
    with pytest.raises(NoPairs, match="let it play longer"):
        findings("rome", {}, {}, base(), [])


# What files change


def test_changes_are_named(tmp_path: Path) -> None:
    found = changes(base(), extended(EXAMPLE))
    assert {card.slug: card.what for card in found.cards} == {
        "rome/sculptors-apprentice": CHANGED,
        "rome/aqueduct": ADDED,
    }
    assert found.decks == (("rome", 30, 32),)
    assert found.touch("rome")
    assert not found.touch("egypt")
    [same] = changes(base(), extended(folder(tmp_path, SAME_AGAIN))).cards
    assert (same.slug, same.what, same.copies) == ("rome/gardens", SAME, 1)
    assert changes(base(), extended(folder(tmp_path, HANSA))).factions == ("hansa",)


def test_a_card_that_replaces_says_only_what_is_other(tmp_path: Path) -> None:
    cards, old = extended(folder(tmp_path, POORER)), base()
    place = old.of_slug["rome/gardens"]
    assert cards.of_slug["rome/gardens"] == place
    assert (cards.stone[place[0]], old.stone[place[0]]) == (9, 1)
    assert cards.triggers[place[0]] == old.triggers[place[0]]
    assert cards.slugs == old.slugs
    assert extended(folder(tmp_path, SAME_AGAIN)).fingerprint() == old.fingerprint()


def test_lines_of_one_copy_stay_unless_the_whole_is_said(tmp_path: Path) -> None:
    head = "faction: rome\n[rome/sculptors-apprentice]\nreplaces: yes\n"
    copies = base().of_slug["rome/sculptors-apprentice"]
    one = extended(folder(tmp_path, head + "deal rom003: food\n"))
    every = extended(folder(tmp_path, head + "deal: food\n"))
    assert [one.deal[card] for card in copies] == [2, base().deal[copies[1]], 1]
    assert [every.deal[card] for card in copies] == [2, 2, 2]


def test_what_a_card_does_is_replaced_as_a_whole(tmp_path: Path) -> None:
    text = "faction: common\n[statue]\nreplaces: yes\nproduction: 1 wood\n"
    cards = extended(folder(tmp_path, text))
    [statue] = cards.of_slug["statue"]
    assert cards.production[statue]
    assert base().bonus[statue]
    assert not cards.bonus[statue]


def test_a_later_file_replaces_an_earlier_one(tmp_path: Path) -> None:
    folder(tmp_path, POORER)
    (tmp_path / "other.cards").write_text(SAME_AGAIN + "deal: gold\n", "utf-8")
    cards = extended(tmp_path)
    [gardens] = cards.of_slug["rome/gardens"]
    assert (cards.stone[gardens], cards.deal[gardens]) == (9, 3)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SAME_AGAIN.replace("gardens", "gardns"), "did you mean [rome/gardens]?"),
        (SAME_AGAIN.replace("yes", "maybe"), '"replaces: maybe" means nothing; write "yes"'),
        (SAME_AGAIN + SAME_AGAIN[14:], "[rome/gardens] stands twice in this file"),
        (POORER.replace("stone", "stoen"), 'mine.cards:4: unknown good "stoen"'),
        (SAME_AGAIN.replace("rome", "egypt", 1), "of egypt must be called egypt/"),
    ],
)
def test_mistakes_in_replacing(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(CatalogueError) as error:
        extended(folder(tmp_path, text))
    assert sentence in str(error.value)


# Figures and words


def test_students_interval() -> None:
    """Against tables of Student's t: 12.706/1, 2.228/10, 1.984/100 degrees of freedom."""
    for n, t in ((11, 2.228), (101, 1.984)):
        values = [(-1.0) ** i for i in range(n)]
        mean = sum(values) / n
        spread = (sum((each - mean) ** 2 for each in values) / (n - 1)) ** 0.5
        assert estimate(values).half == pytest.approx(t * spread / n**0.5, rel=0.002)
    assert estimate([0.5] * 9) == Estimate(0.5, 0)


@pytest.mark.parametrize("n", [1, 6, 50, 1000])
def test_values_that_are_all_the_same_are_no_certainty(n: int) -> None:
    """A share never seen in n games may be up to about 3/n: the rule of three."""
    for value in (-1.0, 0.0, 1.0):
        found = estimate([value] * n, (-1, 1))
        assert found.mean == value
        assert found.half > min(1, 2.5 / n)
        assert -1 <= found.low <= found.high <= 1
    assert estimate([1.0] * n, (0, 1)).low < 1 - 1 / (n + 2)


def test_a_few_pairs_without_a_difference_prove_nothing(tmp_path: Path) -> None:
    found = tried(folder(tmp_path, POORER), "rome", 12)
    assert found.win_share.difference is not None
    assert found.alike or found.verdict.startswith("no difference found")


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Differences of -1, 0 and 1 with a known mean."""
    chance, truth, tries = Random(5), 0.06, 400
    hits = 0
    for _ in range(tries):
        found = estimate(chance.choices((-1.0, 0.0, 1.0), (2, 90, 8), k=50), (-1, 1))
        hits += found.low <= truth <= found.high
    assert 0.93 < hits / tries < 0.99


@pytest.mark.parametrize(
    ("mean", "half", "said"),
    [
        (0.071, 0.020, "too strong: +7.1 +- 2.0 points of win share"),
        (0.031, 0.020, "stronger: +3.1 +- 2.0 points of win share"),
        (-0.060, 0.059, "too weak: -6.0 +- 5.9 points of win share"),
        (-0.015, 0.010, "weaker: -1.5 +- 1.0 points of win share"),
        (0.004, 0.012, "no difference that matters: +0.4 +- 1.2 points of win share"),
        (
            0.014,
            0.028,
            "no difference found: +1.4 +- 2.8 points of win share; 4,000 games would show 2 points",
        ),
    ],
)
def test_verdicts(mean: float, half: float, said: str) -> None:
    assert verdict(Estimate(mean, half), 2000) == said


# The command


def test_the_command_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = folder(tmp_path / "mine", TREASURY)
    assert lab(add=cards, games=36, bot="random", workers=1) == 0
    said = capsys.readouterr().out
    assert "rome, 36 games of random from seed 1" in said
    assert "too strong: +" in said
    assert "the rome deck has 50 cards instead of 30, so each comes up less often" in said
    assert "rome/treasury" in said


def test_json_and_files_of_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.jsonl"
    cards = folder(tmp_path / "mine", POORER)
    assert lab(add=cards, games=24, bot="random", workers=1, out=out, json=True) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["faction"], found["games"], found["pairs"]) == ("rome", 24, 12)
    assert set(found["win_share"]) == {"with", "without", "difference"}
    assert found["cards"][0]["what"] == "changed"
    rows = (tmp_path / "x.with.jsonl").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "x.with.jsonl").write_text("".join(rows[:5]), "utf-8")
    with pytest.raises(Stop, match="is there already"):
        lab(add=cards, games=24, bot="random", workers=1, out=out)
    assert lab(add=cards, games=24, bot="random", workers=1, out=out, resume=True, json=True) == 0
    assert json.loads(capsys.readouterr().out) == found


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"faction": "roma"}, 'there is no faction "roma"; did you mean "rome"?'),
        ({"bot": "gredy"}, "gredy"),
        ({"games": 0}, "0 games"),
        ({"workers": 0}, "0 workers cannot play"),
        ({"resume": True}, "name them with --out"),
        ({"add": Path("nowhere")}, 'there is no folder or file "nowhere" with cards'),
        ({"add": HERE}, "holds no card file"),
    ],
)
def test_what_cannot_be_tried(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(Stop) as stop:
        lab(**{"add": EXAMPLE, **options})  # type: ignore[arg-type]
    assert sentence in str(stop.value)


def test_results_that_cannot_be_kept(tmp_path: Path) -> None:
    """Said before anything is played, also of the file that would come second."""
    for out, sentence in (
        (Path("nowhere/x.jsonl"), '"nowhere/x.without.jsonl" cannot be written'),
        (Path("/"), '"/" is a folder'),
        (tmp_path / "x.jsonl", r"x\.with\.jsonl\" is there already"),
    ):
        (tmp_path / "x.with.jsonl").write_text("precious")
        with pytest.raises(Stop, match=sentence):
            lab(add=EXAMPLE, games=1_000_000, bot="random", out=out)
    with pytest.raises(Stop, match="is not there: without --resume a new trial begins"):
        lab(add=EXAMPLE, games=12, bot="random", out=tmp_path / "y.jsonl", resume=True)


def test_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = {"add": folder(tmp_path / "mine", POORER), "games": 12, "bot": "random", "workers": 1}
    out = tmp_path / "x.parquet"
    assert lab(**words, out=out, json=True) == 0  # type: ignore[arg-type]
    found = capsys.readouterr().out
    assert sorted(file.name for file in tmp_path.glob("x.*")) == [
        "x.with.parquet",
        "x.without.parquet",
    ]
    assert lab(**words, out=out, resume=True, json=True) == 0  # type: ignore[arg-type]
    assert capsys.readouterr().out == found


def test_ctrl_c_keeps_and_tells_and_resume_goes_on(tmp_path: Path) -> None:
    """The games without the cards are there already, so that pairs are complete at once."""
    games = 3_000
    mine = folder(tmp_path / "mine", POORER)
    planned = trial("rome", packed(mine), "easy", games, seed=1)
    assert planned.without is not None
    six = [play_game(planned.without, n) for n in range(6)]
    with create(tmp_path / "x.without.jsonl", header(planned.without)) as lines:
        lines.append([replace(six[n % 6], game=n) for n in range(games // 2)])
    words = ["--add", str(mine), "--games", str(games), "--bot", "easy", "--workers", "1"]
    file, before = tmp_path / "x.with.jsonl", 0
    for asked in (signal.SIGINT, signal.SIGTERM):
        with begun("lab", *words, "--out", str(tmp_path / "x.jsonl"), "--resume", "--json") as run:
            wait_for_games(run, file, before + 4)
            run.send_signal(asked)
            out, err = run.communicate(timeout=60)
        assert run.returncode == 130
        kept = read(file).games
        assert len(kept) > before
        done = f"{len(kept) + games // 2:,} of {games:,} games"
        stopped = f"osada: stopped after {done}; the same command with --resume continues\n"
        assert unhurried(err) == stopped
        assert json.loads(out)["pairs"] == len(kept)
        before = line_count(file)


def test_the_faction_must_be_clear(tmp_path: Path) -> None:
    common = "faction: common\n[statue]\nreplaces: yes\ncost: 1 wood\n"
    with pytest.raises(Stop, match="such as --faction rome"):
        lab(add=folder(tmp_path, common))
    with pytest.raises(Stop, match="changes nothing"):
        lab(add=folder(tmp_path, "faction: rome\n"))


def test_a_file_called_like_one_of_the_base_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rome.cards").write_text(TREASURY)
    [treasury] = changes(base(), extended(Path("rome.cards"))).cards
    assert treasury.what == ADDED


def test_a_changed_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = folder(tmp_path, "faction: rome\nreplaces: yes\nboard: 9 vp, 9 worker\n")
    assert changes(base(), extended(cards)).boards == ("rome",)
    assert tried(cards, "rome", 96).verdict.startswith("too strong: +")
    assert lab(add=cards, games=12, bot="random", workers=1) == 0
    said = capsys.readouterr().out
    assert "the board of rome is changed" in said
    assert "Copies" not in said


def test_a_faction_whose_name_has_a_hyphen(tmp_path: Path) -> None:
    cards = folder(tmp_path, HANSA.replace("hansa", "sea-folk"))
    assert tried(cards, "sea-folk", 8).games == 8


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (POORER, "1 replaced card in 1 file"),
        (TREASURY + POORER[14:], "20 cards, 1 replaced card in 1 file"),
        (HANSA, "9 cards, 1 faction board in 1 file"),
        ("faction: rome\nreplaces: yes\nboard: 1 wood\n", "1 faction board"),
    ],
)
def test_check_counts_what_is_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    assert check(folder(tmp_path, text)) == 0
    assert capsys.readouterr().out == f"{said}, no mistakes\n"


def test_mistakes_in_cards_are_told_as_by_check(tmp_path: Path) -> None:
    with pytest.raises(Stop, match=r'mine\.cards:4: unknown good "stoen"; did you mean "stone"'):
        lab(add=folder(tmp_path, POORER.replace("stone", "stoen")))


# The page about it


def test_the_cards_on_the_page_are_right() -> None:
    page = HERE.parents[1] / "docs/lab.md"
    mine, board = re.findall(r"```cards\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert (EXAMPLE / "aqueduct.cards").read_text("utf-8").endswith(mine)
    assert changes(base(), joined([("mine", mine)])) == changes(base(), extended(EXAMPLE))
    assert changes(base(), joined([("mine", board)])).boards == ("rome",)

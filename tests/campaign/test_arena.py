"""Campaigns in the arena: a game is a campaign; results, resuming, report."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from osada.arena import parquet, play_game
from osada.arena.campaign import plan as plans
from osada.arena.campaign.history import BROKEN_OFF, GameOf, History
from osada.arena.campaign.plan import Plan
from osada.arena.report import write
from osada.arena.result import BadRow, of_row
from osada.arena.results import header, read, scan
from osada.arena.series import BadPlan
from osada.arena.store import create


@pytest.fixture(scope="module", autouse=True)
def short() -> Any:
    """Campaigns that are broken off after a game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plans, "LONGEST", 2)
        yield


PLAN = Plan(("random",), games=3, seed=4, factions=("rome", "egypt"))
ALONE = Plan(("random",), games=2, seed=4, seats=1)


@pytest.fixture(scope="module")
def games() -> list[History]:
    return [play_game(PLAN, number) for number in range(PLAN.total)]


def test_a_campaign_is_told_game_by_game(games: list[History]) -> None:
    for game in games:
        assert game.why == BROKEN_OFF
        assert game.winners == ()
        assert game.length == 2
        for told in game.story:
            assert [one.game for one in told] == [1, 2]
            assert all(one.bought or one.fell for one in told)
            assert all(one.province or one.fell for one in told)
        met = [goal for seat in game.story for one in seat for goal in (*one.first, *one.later)]
        assert set(met) <= {goal for goals in game.goals for goal in goals}


def test_alone_a_fall_is_the_end() -> None:
    game = play_game(ALONE, 0)
    assert game.why == "fallen"
    assert [one.fell for one in game.story[0]][-1]


def test_rows_and_columns_keep_it(games: list[History], tmp_path: Path) -> None:
    assert [of_row(game.as_row(), History) for game in games] == games
    file = tmp_path / "x.parquet"
    parquet.write(file, header(PLAN).as_row(), History, games)
    assert list(scan(file)[1]) == games


@pytest.mark.parametrize(
    "spoilt", [{"story": [[{}], [{}]]}, {"goals": [1]}, {"factions": ["rome"]}, {"why": 3}]
)
def test_damage_is_found(games: list[History], spoilt: dict[str, Any]) -> None:
    with pytest.raises(BadRow):
        of_row({**games[0].as_row(), **spoilt}, History)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadPlan, match="CAMP-CONTENT-15"):
        Plan(("random",), seats=5)
    with pytest.raises(BadPlan, match="atlantis"):
        Plan(("random",), factions=("rome", "atlantis"))


def test_the_report_has_it_all(games: list[History], tmp_path: Path) -> None:
    file, out = tmp_path / "x.jsonl", tmp_path / "x.html"
    with create(file, header(PLAN)) as lines:
        lines.append(games)
    assert read(file).games == games
    write([file], out)
    page = out.read_text("utf-8")
    for key in ("length", "eras", "falls", "growth", "upkeep", "goals", "inventions", "provinces",
                "factions", "origin"):  # fmt: skip
        assert f'<section id="{key}"' in page
    assert "Mean knowledge by game" in page
    assert "<h1>3 campaigns</h1>" in page
    assert ">games</text>" in page  # what the lengths are measured in


def test_the_report_says_how_long_cards_are_kept_and_what_spaces_cost(tmp_path: Path) -> None:
    def told(number: int, **more: Any) -> GameOf:
        usual: dict[str, Any] = {
            "game": number, "empire": 1, "faction": "rome", "era": "ancient", "score": 10 * number,
            "won": True, "upkeep": "none" if number == 1 else "paid", "knowledge": 30, "spaces": 3,
            "new_era": "", "fell": "", "province": "mint", "crossed": number, "first": (),
            "later": (), "bought": (), "replaced": (),
        }  # fmt: skip
        return GameOf(**{**usual, **more})

    story = (
        told(1, bought=("wheel",)),
        told(2, province="vineyards"),
        told(3, province="salt-flats", bought=("masonry",), replaced=("wheel",)),
        told(4, fell="goals", province="", crossed=0),
    )
    one = replace(play_game(ALONE, 0), goals=((),) * len(story), story=(story,))
    file, out = tmp_path / "x.jsonl", tmp_path / "x.html"
    with create(file, header(ALONE)) as lines:
        lines.append([one])
    write([file], out)
    page = re.sub(r"<[^>]+>", " ", out.read_text("utf-8"))
    assert re.search(r"Wheel\s+1\s+1\s+2\.0\s", page)
    assert re.search(r"Masonry\s+1\s+1\s+1\.0\s", page)
    assert re.search(r"Mint\s+1\s+1\s+3\.0\s", page)
    assert re.search(r"Salt Flats\s+1\s+1\s+1\.0\s", page)
    assert re.search(r"ancient 2\s+1 wood, 1 worker\s+1\s", page)
    assert re.search(r"\s3\s+1\s+40\.0\s+0\s", page)  # three spaces due in the fourth game
    assert re.search(r"ancient\s+4\s+0\s+0\s+1\s+25\.0 %", page)  # one fall in four games

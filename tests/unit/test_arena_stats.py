"""Shares, strengths and standings, against numbers known from elsewhere."""

from itertools import permutations
from math import log10, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.arena import CardGame, CardsOf, Standings, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (750, 1000, 0.7222, 0.7758),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 5000).flatmap(lambda n: st.tuples(st.integers(0, 2 * n), st.just(n))))
def test_wilson_holds_the_share_and_mirrors(case: tuple[int, int]) -> None:
    halves, games = case
    low, high = wilson(halves / 2, games)
    assert 0 <= low <= halves / 2 / games <= high <= 1
    assert low < high
    other_low, other_high = wilson(games - halves / 2, games)
    assert other_low == pytest.approx(1 - high)
    assert other_high == pytest.approx(1 - low)


@given(st.integers(1, 500), st.integers(2, 9))
def test_more_games_make_it_narrower(games: int, times: int) -> None:
    low, high = wilson(games / 2, games)
    narrow_low, narrow_high = wilson(times * games / 2, times * games)
    assert low < narrow_low
    assert narrow_high < high


def test_elo_of_two_is_the_odds_they_played() -> None:
    found = ratings(("a", "b"), {("a", "b"): 749.5, ("b", "a"): 249.5})  # and one draw
    apart = 400 * log10(750 / 250)
    assert found["a"].elo == pytest.approx(apart / 2)
    assert found["b"].elo == pytest.approx(-apart / 2)
    error = 1.959964 * 400 / 2.302585 * sqrt(1 / (1000 * 0.75 * 0.25)) / 2
    assert found["a"].high - found["a"].elo == pytest.approx(error, rel=1e-5)
    assert found["a"].elo - found["a"].low == pytest.approx(error, rel=1e-5)


def test_elo_of_three_finds_the_strengths_behind_the_results() -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 4.0}
    beaten = {
        (one, other): 2_000_000 * strengths[one] / (strengths[one] + strengths[other])
        for one, other in permutations(strengths, 2)
    }
    found = ratings(tuple(strengths), beaten)
    assert found["b"].elo == pytest.approx(0, abs=1e-2)
    assert found["c"].elo == pytest.approx(400 * log10(2), abs=1e-2)
    assert sum(rating.elo for rating in found.values()) == pytest.approx(0, abs=1e-4)


def test_a_clean_sweep_and_no_games_are_finite() -> None:
    swept = ratings(("a", "b"), {("a", "b"): 1000.0})
    assert 1000 < swept["a"].elo - swept["b"].elo < 2000
    nothing = ratings(("a", "b", "c"), {})
    assert [rating.elo for rating in nothing.values()] == pytest.approx([0, 0, 0])
    assert nothing["a"].low < -300
    alone = ratings(("a",), {})["a"]
    assert (alone.elo, alone.low, alone.high) == (0, 0, 0)


def game(
    number: int, players: tuple[str, ...], scores: tuple[int, ...], *winners: int, rank: str = ""
) -> CardGame:
    """A game with these scores; every seat took 2 ms for each of 10 decisions."""
    n = len(players)
    return CardGame(
        number,
        number // n,
        f"1/{number // n}",
        players,
        scores,
        winners,
        (10,) * n,
        (20.0,) * n,
        ((),) * n,
        ("rome", "egypt", "japan", "barbarians")[:n],
        "standard",
        False,
        rank,
        (CardsOf((), (), ()),) * n,
    )


def test_standings_count_a_shared_victory_as_half_a_win() -> None:
    standings = Standings(("a", "b"), 2)
    standings.add(game(0, ("a", "b"), (40, 30), 0))
    standings.add(game(1, ("b", "a"), (35, 35), 0, 1))
    found = standings.as_dict()
    a, b = found["players"]
    assert (a["code"], a["games"], a["wins"], a["win_share"]) == ("a", 2, 1.5, 0.75)
    assert (b["wins"], b["win_share"]) == (0.5, 0.25)
    assert a["score_mean"] == 37.5
    assert a["score_sd"] == pytest.approx(3.54)
    assert a["ms_per_decision"] == 2.0
    assert a["elo"] == -b["elo"] > 0
    assert a["elo_low"] < a["elo"] < a["elo_high"]
    assert [(row["code"], row["faction"], row["wins"]) for row in found["factions"]] == [
        ("a", "egypt", 0.5), ("a", "rome", 1), ("b", "egypt", 0), ("b", "rome", 0.5),
    ]  # fmt: skip
    assert [(row["code"], row["seat"], row["games"]) for row in found["seats"]] == [
        ("a", 0, 1), ("a", 1, 1), ("b", 0, 1), ("b", 1, 1),
    ]  # fmt: skip


def test_three_who_share_a_victory_have_a_third_each() -> None:
    standings = Standings("abcd", 4)
    standings.add(game(0, ("a", "b", "c", "d"), (9, 9, 9, 1), 0, 1, 2))
    rows = {row["code"]: row for row in standings.as_dict()["players"]}
    assert rows["a"]["wins"] == pytest.approx(1 / 3, abs=1e-4)
    assert rows["a"]["elo"] == pytest.approx(rows["c"]["elo"])
    assert rows["a"]["elo"] > rows["d"]["elo"]


def test_places_behind_the_winner_count_for_elo() -> None:
    standings = Standings("abc", 3)
    for number in range(30):
        standings.add(game(number, ("a", "b", "c"), (50, 40, 30), 0))
    elo = {row["code"]: row["elo"] for row in standings.as_dict()["players"]}
    assert elo["a"] > elo["b"] > elo["c"]


def test_the_order_of_games_does_not_matter() -> None:
    games = [
        game(n, ("a", "b", "c"), (n * 7 % 40, n * 11 % 40, n * 13 % 40), n % 3) for n in range(30)
    ]
    one, other = Standings("abc", 3), Standings("abc", 3)
    for each in games:
        one.add(each)
    for each in reversed(games):
        other.add(each)
    assert one.as_dict() == other.as_dict()


def test_solo_counts_ranks_the_best_first() -> None:
    standings = Standings(("a",), 1)
    standings.add(game(0, ("a",), (20,)))
    standings.add(game(1, ("a",), (29,), 0, rank="commoner"))
    standings.add(game(2, ("a",), (85,), 0, rank="emperor"))
    (row,) = standings.as_dict()["players"]
    assert list(row["ranks"].items()) == [("emperor", 1), ("commoner", 1)]
    assert row["wins"] == 2
    assert "elo" not in row


def test_nothing_played_is_nothing_known() -> None:
    row = Standings(("a", "b"), 2).as_dict()["players"][0]
    assert row["games"] == 0
    assert row["win_share"] is row["score_mean"] is row["ms_per_decision"] is None

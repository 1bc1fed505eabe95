"""Plans and schedules: who meets whom, at which table, from which deal."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from osada.arena import BadPlan, Fixture, Plan, fixture, play_game
from osada.arena.series import difference
from osada.arena.settlers.cardfiles import packed
from tests.arena import OWN

FACTIONS = ("barbarians", "egypt", "japan", "rome")


def schedule(plan: Plan) -> list[Fixture]:
    return [fixture(plan, game) for game in range(plan.total)]


def test_a_pair_is_one_deal_with_the_seats_swapped() -> None:
    games = schedule(Plan(("greedy", "random"), games=24, seed=7))
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first.pair == second.pair == first.game // 2
        assert first.seed == second.seed == f"7/{first.pair}"
        assert first.table == second.table
        assert first.players == second.players[::-1] == ("greedy", "random")


def test_twelve_deals_walk_through_all_pairs_of_factions() -> None:
    games = schedule(Plan(("greedy", "random"), games=24))
    assert {game.table for game in games} == set(permutations(FACTIONS, 2))
    seen = Counter((game.players[0], game.table) for game in games)
    assert set(seen.values()) == {1}


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_rotate_all_the_way_round(seats: int) -> None:
    players = ("greedy", "random", "random:kind", "mcts")[:seats]
    games = schedule(Plan(players, games=seats))
    assert len(games) == seats
    for seat in range(seats):
        assert {game.players[seat] for game in games} == set(players)
    assert {game.pair for game in games} == {0}


def test_more_bots_than_seats_are_a_round_robin_on_the_same_deals() -> None:
    plan = Plan(("greedy", "random", "mcts"), games=7, seats=2)
    games = schedule(plan)
    assert len(games) == 12  # two deals of three line-ups, each both ways round
    assert [game.seed for game in games] == ["1/0"] * 6 + ["1/1"] * 6
    assert [game.pair for game in games] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    for deal in (games[:6], games[6:]):
        assert set(Counter(frozenset(game.players) for game in deal).values()) == {2}


def test_a_bot_alone_plays_itself_each_deal_once() -> None:
    games = schedule(Plan(("greedy",), games=5))
    assert [game.players for game in games] == [("greedy", "greedy")] * 5
    assert [game.seed for game in games] == [f"1/{deal}" for deal in range(5)]
    assert fixture(Plan(("greedy",), seats=4), 0).players == ("greedy",) * 4


def test_a_bot_that_stands_twice_is_rotated_until_the_table_repeats() -> None:
    games = schedule(Plan(("greedy", "random", "greedy", "random"), games=2))
    assert [game.players for game in games] == [
        ("greedy", "random", "greedy", "random"),
        ("random", "greedy", "random", "greedy"),
    ]


def test_solo_gives_every_bot_the_same_deals() -> None:
    games = schedule(Plan(("greedy", "random"), games=16, seats=1))
    assert [game.players for game in games[:2]] == [("greedy",), ("random",)]
    assert games[0].seed == games[1].seed
    assert Counter(game.table for game in games) == {(name,): 4 for name in FACTIONS}


@pytest.mark.parametrize(
    ("factions", "tables"),
    [
        (("rome", "egypt"), {("rome", "egypt"), ("egypt", "rome")}),
        (("rome-egypt",), {("rome", "egypt")}),
        (("rome-egypt", "japan-rome"), {("rome", "egypt"), ("japan", "rome")}),
        (("rome", "egypt", "japan"), set(permutations(("rome", "egypt", "japan"), 2))),
    ],
)
def test_chosen_factions(factions: tuple[str, ...], tables: set[tuple[str, ...]]) -> None:
    assert set(Plan(("random",), factions=factions).tables) == tables


@pytest.mark.parametrize(("games", "total"), [(1, 2), (2, 2), (999, 1000), (1000, 1000)])
def test_games_are_rounded_up_to_whole_pairs(games: int, total: int) -> None:
    assert Plan(("greedy", "random"), games=games).total == total


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": ()}, "nobody plays"),
        ({"players": ("greddy",)}, 'there is no bot "greddy"; did you mean "greedy"?'),
        ({"players": ("mcts:0",)}, 'there is no bot "mcts:0"'),
        ({"games": 0}, "0 games cannot be played"),
        ({"seats": 5}, "5 seats are not possible"),
        ({"seats": 0}, "0 seats are not possible"),
        ({"players": ("random",) * 5}, "5 seats are not possible"),
        ({"players": ("random", "greedy"), "seats": 3}, "2 bots cannot fill 3 seats"),
        ({"factions": ("rom", "egypt")}, 'unknown faction "rom"; did you mean "rome"?'),
        ({"factions": ("rom",)}, 'unknown faction "rom"; did you mean "rome"?'),
        ({"factions": ("rome-egpt",)}, 'unknown faction "egpt"; did you mean "egypt"?'),
        (
            {"factions": ("rome",)},
            "2 seats need 2 different factions (SETUP-4), and --factions names 1",
        ),
        ({"factions": ("rome", "rome")}, '"rome" stands twice'),
        ({"factions": ("rome-rome",)}, 'two players cannot both play "rome"'),
        ({"factions": ("rome-egypt-japan",)}, '"rome-egypt-japan" is not a table of 2'),
        ({"factions": ("rome-egypt", "japan")}, '"japan" is not a table of 2'),
        ({"lookout": "short"}, 'unknown lookout "short"'),
        ({"peaceful_drafts": 3}, '"peaceful_drafts" must be 1 or 2'),
        ({"seats": 1, "peaceful": True}, "the solo game has no lookout variant"),
    ],
)
def test_plans_that_cannot_be_played(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPlan) as refused:
        Plan(**{"players": ("random",), **settings})
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_time_makes_a_plan_unrepeatable() -> None:
    assert Plan(("greedy", "mcts:5")).repeatable
    assert not Plan(("greedy", "mcts:5ms")).repeatable
    assert not Plan(("master", "random")).repeatable


def test_own_cards_travel_with_the_plan(tmp_path: Path) -> None:
    (tmp_path / "rome.cards").write_text(OWN)
    plan = Plan(("random",), cards=packed(tmp_path))
    assert "rome/aqueduct" in plan.game.cards.slugs
    assert plan.settings()["cards"] == plan.game.cards.fingerprint()
    assert Plan(("random",)).settings()["cards"] == ""
    assert plan.game.version != Plan(("random",)).game.version


def test_the_first_difference_is_named() -> None:
    old = Plan(("greedy", "random"), seed=7).settings()
    assert difference(old, old) == ""
    assert difference(old, {**old, "seed": 8}) == "seed 7 there and 8 here"
    assert difference(old, {**old, "peaceful": True}) == "peaceful no there and yes here"
    assert (
        difference(old, {**old, "factions": ["rome-egypt"]})
        == "factions (all) there and rome-egypt here"
    )


def test_tables_of_factions_whose_names_have_hyphens() -> None:
    moon = "faction: sea-folk\nboard: 3 worker\n"
    plan = Plan(("random",), seats=2, factions=("sea-folk-rome", "egypt-sea-folk"), cards=(moon,))
    assert plan.tables == (("sea-folk", "rome"), ("egypt", "sea-folk"))
    assert play_game(plan, 0).factions == ("sea-folk", "rome")
    with pytest.raises(BadPlan, match="is not a table of 2"):
        Plan(("random",), seats=2, factions=("sea-folk-rome", "sea-folk"), cards=(moon,))

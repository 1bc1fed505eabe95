"""Bots see what a game of a campaign asks for besides points."""

from itertools import pairwise
from typing import Any

import pytest

from osada.bots.settlers.aims import Aims
from osada.bots.settlers.position import Eye
from osada.bots.settlers.worth import worth_in
from osada.settlers.game import Settlers
from osada.settlers.part import Part
from osada.settlers.phases.goals import set_marker
from osada.settlers.state import ON_BEE, Location, State

GAME = Settlers()
GOALS = ["relentless-as-attila", "diligent-as-imhotep", "eloquent-as-cicero"]
MILITARY, ECONOMY, CULTURE = range(3)


def dealt(**sheet: Any) -> State:
    options = {"factions": ["rome", "egypt"], "sheets": [sheet, {}], "goals": GOALS}
    return GAME.new(options, 1)


def part_of(state: State, seat: int = 0) -> Part:
    part = state.players[seat].part
    assert part is not None
    return part


def aims(state: State) -> Aims:
    found = Eye(state, 0, worth_in(state)).aims
    assert found is not None
    found.judge(state)
    return found


def test_without_a_campaign_there_is_nothing_to_see() -> None:
    state = GAME.new({"factions": ["rome", "egypt"]}, 1)
    assert Eye(state, 0, worth_in(state)).aims is None


def test_a_goal_is_worth_more_the_nearer_it_is() -> None:
    state, values = dealt(), []
    for _ in range(4):
        values.append(aims(state).live)
        set_marker(state, 0, MILITARY, 1)
    steps = [after - before for before, after in pairwise(values)]
    assert 0 < steps[0] < steps[1] < steps[2]


def test_who_is_behind_a_rival_hopes_for_less() -> None:
    ahead, behind = dealt(), dealt()
    for state in (ahead, behind):
        set_marker(state, 0, MILITARY, 2)
    set_marker(behind, 1, MILITARY, 3)
    assert aims(behind).live < aims(ahead).live
    behind.turned = 1  # somebody was first
    assert 0 < aims(behind).live < aims(ahead).live


def test_in_the_last_round_only_what_is_achieved_stays() -> None:
    state = dealt()
    set_marker(state, 0, MILITARY, 4)
    state.round = 4
    seen = aims(state)
    assert seen.live > seen.left == 0


def test_spaces_count_more_on_a_full_track() -> None:
    few, many = (dealt(tracks={"military": n}) for n in (2, 12))
    gained = []
    for state in (few, many):
        before = aims(state).live
        n = part_of(state).tracks[MILITARY]
        state.players[0].part = part_of(state).with_tracks((n + 3, 0, 0))
        gained.append(aims(state).live - before)
    assert 0 < gained[0] < gained[1]


@pytest.mark.parametrize("round_", [1, 4])
def test_upkeep_that_lies_on_the_map_is_worth_its_goods(round_: int) -> None:
    state = dealt(map=[1, 12])  # wood and food; raze
    state.round = round_
    owing = aims(state)
    due = part_of(state).sheet.due
    state.players[0].part = part_of(state).with_laid(due)
    paid = aims(state)
    assert owing.left < paid.left == 0


def test_goods_for_the_last_payment_are_not_spent() -> None:
    state = dealt(map=[12])
    state.round = 4
    player = state.players[0]
    player.raze = 1
    ready = aims(state).live
    player.raze = 0
    assert aims(state).live < ready - 10


def test_a_bee_belongs_on_an_action_location() -> None:
    state = dealt(tracks={"economy": 4})
    action = next(
        card.place
        for card in state.cards.card
        if card.action is not None and card.faction == state.players[0].faction
    )
    before = aims(state).live
    state.players[0].add_location(Location(action, 9, marks=ON_BEE))
    assert aims(state).live > before

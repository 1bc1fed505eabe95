"""Rounds and rows: what no single scenario can show."""

import pytest

from osada.settlers.state import PHASES
from tests.properties.games import GAME, playout

TURN = ["lookout", "production", "action", "cleanup"]


@pytest.mark.parametrize("factions", [["rome", "egypt"], ["japan"], ["rome", "japan", "egypt"]])
def test_the_order_of_phases_is_the_same_in_every_round(factions: list[str]) -> None:
    """ROUND-2, ROUND-3, ROUND-4, SOLO-9: four phases, in a solo game five, round after round."""
    state = GAME.new({"factions": factions}, 11)
    state.log = []
    for _ in playout(state, 11):
        pass
    seen = [(1, "lookout")] + [
        (event[2], PHASES[event[3]]) for event in state.log if event[0] == "phase"
    ]
    expected = [
        (round_, phase)
        for round_ in range(1, 6)
        for phase in (*TURN, *(["attack"] if len(factions) == 1 else []))
        if (round_, phase) != (5, "cleanup")
    ]
    assert seen == [*expected, (5, "end")]


def test_a_new_location_lies_in_the_row_of_its_own_kind() -> None:
    """BUILD-22: not on the spot of the card that it replaces."""
    state = GAME.new({"factions": ["barbarians", "rome"]}, 1)
    cards = GAME.cards
    for _ in playout(state, 5):
        pass
    rows = 0
    for player in GAME.view(state, None)["players"]:
        for location in player["empire"]:
            kind = cards.entry[cards.of_number[location["card"]]].ability.kind
            assert location["row"] == ("production", "feature", "action")[kind]
            rows += 1
    assert rows > 5

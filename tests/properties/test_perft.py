"""Golden counts of move sequences from fixed seeds: the rules, counted.

A number that changes means that some position has other legal moves than before. If that was
meant, the rules version changes too and `python -m tests.properties.test_perft` prints the table.
"""

from typing import Any

import pytest

from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, State
from tests.properties.games import BANS, GAME, SETS, STANDARD, playout

MODES: dict[str, dict[str, Any]] = {
    "barbarians-japan": {"factions": ["barbarians", "japan"]},
    "rome-egypt": {"factions": ["rome", "egypt"]},
    "japan-rome": {"factions": ["japan", "rome"]},
    "egypt-barbarians": {"factions": ["egypt", "barbarians"]},
    "three": {"factions": ["rome", "japan", "egypt"]},
    "four": {"factions": ["egypt", "barbarians", "rome", "japan"]},
    "peaceful": {"factions": ["barbarians", "rome"], "peaceful": True},
    "alternative": {"factions": ["japan", "egypt"], "lookout": "alternative"},
    "advanced": {"factions": ["rome", "barbarians", "egypt"], "lookout": "advanced"},
    "solo-barbarians": {"factions": ["barbarians"]},
    "solo-japan": {"factions": ["japan"]},
    "solo-rome": {"factions": ["rome"]},
    "solo-egypt": {"factions": ["egypt"]},
    "friends": {"factions": ["barbarians", "japan"], "boxes": ["friends"]},
    "friends-open": {"factions": ["rome", "egypt"], "boxes": ["friends"], "format": "open"},
    "friends-four": {"factions": ["egypt", "barbarians", "rome", "japan"], "boxes": ["friends"]},
    "friends-solo": {"factions": ["rome"], "boxes": ["friends"], "virtual_faction": "rome"},
    "aztecs": {"factions": ["aztecs", "rome"], "boxes": ["aztecs"]},
    "aztecs-open": {
        "factions": ["egypt", "aztecs"],
        "boxes": ["aztecs", "friends"],
        "format": "open",
    },
    "aztecs-five": {
        "factions": ["aztecs", "barbarians", "japan", "rome", "egypt"],
        "boxes": ["aztecs"],
        "five_players": True,
    },
    "aztecs-solo": {"factions": ["aztecs"], "boxes": ["aztecs"]},
    "both": {"factions": ["japan", "aztecs"], "boxes": ["friends", "aztecs"]},
    "both-standard": {
        "factions": ["rome", "aztecs"],
        "boxes": ["friends", "aztecs"],
        "format": "standard",
        "decks": STANDARD["friends"],
        "bans": BANS,
    },
    "both-decks": {
        "factions": ["aztecs", "barbarians"],
        "boxes": ["aztecs", "friends"],
        "format": "open",
        "decks": {"aztecs": SETS},
    },
    "both-solo": {
        "factions": ["egypt"],
        "boxes": ["aztecs", "friends"],
        "virtual_faction": "barbarians",
    },
}
SEED = 2026
DEPTH = 4

GOLDEN: dict[str, tuple[int, int]] = {
    "barbarians-japan": (36, 2306),
    "rome-egypt": (36, 7296),
    "japan-rome": (36, 3483),
    "egypt-barbarians": (36, 13480),
    "three": (96, 13727),
    "four": (120, 9326),
    "peaceful": (434, 3757),
    "alternative": (36, 12078),
    "advanced": (240, 8427),
    "solo-barbarians": (429, 1826),
    "solo-japan": (601, 6156),
    "solo-rome": (605, 19651),
    "solo-egypt": (866, 4083),
    "friends": (36, 9302),
    "friends-open": (36, 4543),
    "friends-four": (120, 25272),
    "friends-solo": (456, 19492),
    "aztecs": (36, 5242),
    "aztecs-open": (36, 6223),
    "aztecs-five": (360, 5163),
    "aztecs-solo": (728, 7095),
    "both": (36, 8501),
    "both-standard": (36, 3364),
    "both-decks": (36, 8320),
    "both-solo": (829, 6745),
}
"""Sequences of four decisions from the start, and from the first turn of round 3."""


def perft(game: Settlers, state: State, depth: int) -> int:
    """Sequences of so many decisions, all seats' choices one after another."""
    pending = game.pending(state)
    if depth == 0 or not pending:
        return 1
    seat = min(pending)
    total = 0
    for move in pending[seat].moves:
        after = state.copy()
        game.apply(after, seat, move)
        total += perft(game, after, depth - 1)
    return total


def mid_game(options: dict[str, Any]) -> State:
    state = GAME.new(options, SEED)
    for _ in playout(state, SEED):
        if state.round == 3 and state.phase == ACTION and not state.stack:
            break
    return state


def counts(options: dict[str, Any]) -> tuple[int, int]:
    start = perft(GAME, GAME.new(options, SEED), DEPTH)
    return start, perft(GAME, mid_game(options), DEPTH)


@pytest.mark.parametrize("mode", MODES)
def test_perft(mode: str) -> None:
    assert counts(MODES[mode]) == GOLDEN[mode]


if __name__ == "__main__":
    for name, chosen in MODES.items():
        print(f'    "{name}": {counts(chosen)},')

"""Scenarios: stones and moves given, stones expected."""

from typing import Any

from osada.kernel.game import Refused
from tests.outside.nim.game import Nim, State


def wrong(scenario: dict[str, Any]) -> list[str]:
    """Play a scenario; every difference from what it expects."""
    game, found = Nim(), []
    state = State(scenario["given"]["heap"], 0)
    for step in scenario["when"]:
        clause = ""
        try:
            game.apply(state, state.turn, game.parse(state, state.turn, step["move"])[0])
        except Refused as error:
            clause = error.refusal.clause
        if clause != step.get("refused", ""):
            found.append(f"{step['move']} is refused by {clause or 'nothing'}")
    if state.heap != scenario["then"]["heap"]:
        found.append(f"there are {state.heap} stones, not {scenario['then']['heap']}")
    return found

"""Scenarios of the roll & write game."""

from typing import Any

from osada.scenario.reading import listed, mapping
from osada.scenario.rollwrite import given, play, then


def wrong(scenario: dict[str, Any]) -> list[str]:
    """Play a scenario; every difference from what it expects."""
    state = given.table(mapping(scenario["given"], "given"))
    state, found = play.steps(state, listed(scenario.get("when")))
    return [*found, *then.compare(state, scenario.get("then"))]

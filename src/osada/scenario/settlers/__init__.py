"""Scenarios of the card game."""

from typing import Any

from osada.scenario.reading import listed, mapping
from osada.scenario.settlers import given, play, then
from osada.settlers.catalogue import base


def wrong(scenario: dict[str, Any]) -> list[str]:
    """Play a scenario; every difference from what it expects."""
    state = given.table(base(), mapping(scenario["given"], "given"))
    state = play.steps(state, listed(scenario.get("when")))
    return then.compare(state, scenario.get("then"))

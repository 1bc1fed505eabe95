"""Scenarios of the card game."""

from typing import Any

from osada.scenario.expect import accepted, refused
from osada.scenario.reading import listed, mapping
from osada.scenario.settlers import given, play, then
from osada.settlers.catalogue import base


def wrong(scenario: dict[str, Any]) -> list[str]:
    """Play a scenario; every difference from what it expects."""
    steps, expected = listed(scenario.get("when")), scenario.get("then")
    refusal = None  # of the options: such a scenario has no steps, and expects nothing else
    if not steps and isinstance(expected, dict) and list(expected) == ["refused"]:
        refusal = expected["refused"]
    try:
        state = given.table(base(), mapping(scenario["given"], "given"))
    except given.RefusedOptions as error:
        if refusal is None:
            raise
        refused(error.refusal, refusal)
        return []
    accepted(refusal)
    state, wrong = play.steps(state, steps, then.compare)
    return wrong + then.compare(state, expected)

"""Scenarios of the campaign."""

from typing import Any

from osada.scenario.campaign import given, play, then
from osada.scenario.expect import accepted, refused
from osada.scenario.reading import listed, mapping
from osada.scenario.settlers.given import RefusedOptions
from osada.settlers.catalogue import base


def wrong(scenario: dict[str, Any]) -> list[str]:
    """Play a scenario; every difference from what it expects."""
    steps, expected = listed(scenario.get("when")), scenario.get("then")
    refusal = None  # of the options: such a scenario has no steps, and expects nothing else
    if not steps and isinstance(expected, dict) and list(expected) == ["refused"]:
        refusal = expected["refused"]
    found = mapping(scenario["given"], "given")
    try:
        state = given.campaign(base(), found)
    except RefusedOptions as error:
        if refusal is None:
            raise
        refused(error.refusal, refusal)
        return []
    accepted(refusal)
    state, wrong = play.steps(
        state,
        steps,
        lambda: given.campaign(base(), found),
        lambda campaign: given.laid_out(base(), found, campaign),
        then.compare,
    )
    return wrong + then.compare(state, expected)

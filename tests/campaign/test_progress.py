"""What everybody is shown of a Goal's progress."""

from typing import Any

from osada.kernel.match import Match
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, State


def test_only_what_can_be_kept_counts_as_stored() -> None:
    options: dict[str, Any] = {
        "factions": ["rome", "egypt"],
        "goals": ["thrifty-as-franklin"],
        "sheets": [{"inventions": ["weaving"]}, {}],
    }
    match: Match[State] = Match(Settlers(), options, 3)
    while match.state.phase != ACTION:
        seat, decision = next(iter(match.pending.items()))
        match.play(seat, decision.moves[0])
    view: Any = match.view(0)
    supply = [player["goods"] for player in view["players"]]
    has = [one["has"] for one in view["goals"][0]["progress"]]
    assert has == [supply[0]["raze"] + min(3, supply[0]["worker"]), supply[1]["gold"]]

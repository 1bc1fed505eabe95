"""Random campaigns for tests."""

from collections.abc import Iterator
from typing import Any

from osada.campaign.game import Campaign
from osada.campaign.state import GAME, State
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step

CAMPAIGN = Campaign()
TABLES: tuple[dict[str, Any], ...] = (
    {"factions": ["rome", "egypt"]},
    {"factions": ["japan"]},
    {"factions": ["barbarians", "egypt", "japan"], "play_on": True},
    {"factions": ["rome", "egypt", "japan", "barbarians"], "upkeep_gold": False},
    {"factions": ["aztecs", "rome"], "boxes": ["friends", "aztecs"], "rebuild": True},
)
"""Who plays, and by which options."""


def walk(options: dict[str, Any], seed: int | str, most: int) -> Iterator[State]:
    """A random campaign, state by state, up to so many moves; it is one state that changes."""
    state = CAMPAIGN.new(options, seed)
    random = seeded(f"{seed} {options}")
    yield state
    for _ in range(most):
        seat = CAMPAIGN.asked(state)
        if seat < 0:
            return
        moves = CAMPAIGN.options(state, seat)
        random = step(random)
        CAMPAIGN.make(state, seat, moves[below(random, len(moves))])
        yield state


def begun_on_paper(era: str, factions: list[str], **more: Any) -> dict[str, Any]:
    """Options of a campaign whose empires are rich enough to last for some games."""
    sheets = [{"faction": one, "era": era, "knowledge": 400, **more} for one in factions]
    return {"factions": factions, "begun": {"number": 5, "sheets": sheets}}


def played(options: dict[str, Any], seed: int | str, moves: int) -> Match[State]:
    """A random match of a campaign."""
    match: Match[State] = Match(CAMPAIGN, options, seed)
    random = seeded(f"{seed} match")
    while match.moves < moves and match.pending:
        seat, decision = next(iter(match.pending.items()))
        random = step(random)
        match.play(seat, decision.moves[below(random, len(decision.moves))])
    return match


def between(options: dict[str, Any], seed: int | str, most: int = 4000) -> Iterator[State]:
    """Copies of the states of a random campaign in which somebody decides between games."""
    for state in walk(options, seed, most):
        if state.book.stage != GAME:
            yield state.copy()

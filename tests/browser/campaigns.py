"""A campaign that was played before, mostly by chance: everything that is asked between games."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from osada.campaign.game import Campaign
from osada.campaign.state import State
from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from tests.browser.games import Moment, Played, Wanted

TRACKS = ("military", "economy", "culture")
MOST_MOVES = 900


def begun() -> dict[str, Any]:
    """Two empires in the middle of their history, a space before the next era."""
    shared = {
        "era": "medieval",
        "knowledge": 60,
        "tracks": dict.fromkeys(TRACKS, 15),
        "scores": [60, 64, 68, 80],
    }
    sheets = [
        {**shared, "faction": "rome", "name": "Roma", "inventions": ["wheel", "writing"]},
        {**shared, "faction": "egypt", "name": "Kemet", "inventions": ["archery"]},
    ]
    factions = [sheet["faction"] for sheet in sheets]
    return {"factions": factions, "rebuild": True, "begun": {"number": 5, "sheets": sheets}}


@cache
def campaign(seed: int = 5) -> Played:
    """Some games of a campaign, with every moment at which somebody decided between two."""
    game = Campaign()
    match: Match[State] = Match(game, begun(), seed)
    moments = []
    random = seeded(seed)
    while match.pending and match.moves < MOST_MOVES:
        ((seat, decision),) = match.pending.items()
        legal = tuple(game.text(match.state, seat, one) for one in decision.moves)
        view = match.view(seat)
        if view["stage"] != "game" or "upkeep" in legal[0] or drafts(view, seat):
            moments.append(Moment(match.moves, seat, dict(view), legal))
        random = step(random)
        chosen = below(random, len(legal))
        if "deck keep" in legal:
            chosen = legal.index("deck keep")
        match.play(seat, decision.moves[chosen])
    record = journal.text(match, {"seat 0": "Ola", "seat 1": "Jan"})
    scores = () if match.outcome is None else tuple(match.outcome.scores)
    return Played(record, tuple(moments), scores, tuple(begun()["factions"]))


def drafts(view: Mapping[str, Any], who: int) -> bool:
    """A seat takes a card in the lookout of a game."""
    asked = view["table"]["asked"] if view["stage"] == "game" else None
    return who == 0 and asked is not None and asked["kind"] == "draft"


def owes(view: Mapping[str, Any], who: int) -> bool:
    """A seat may lay down upkeep in the middle of a game."""
    return who == 0 and view["stage"] == "game" and not drafts(view, who)


def between(kind: str, seat: int = 0) -> Wanted:
    """A seat is asked something of a kind between two games."""
    return lambda view, who: (
        who == seat and view["stage"] != "game" and view["asked"]["kind"] == kind
    )

"""The end of the game: final scores, tie-breakers, ranks (END, SOLO-46 to SOLO-48, SOLO-RANK)."""

from typing import Final

from osada.kernel.game import Outcome, Points
from osada.settlers.state import END, Player, State
from osada.settlers.supply import HOW

COMMON_WORTH: Final = 1  # END-3
FACTION_WORTH: Final = 2  # END-4
RANKS: Final = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
)


def outcome(state: State) -> Outcome | None:
    """The result once the game is over."""
    if state.phase != END or not state.begun:
        return None
    sources = tuple(_sources(state, seat) for seat in range(state.seats))
    scores = tuple(sum(entry.points for entry in entries) for entries in sources)
    ties = tuple(
        (scores[seat], _unused(state.players[seat]), len(state.players[seat].hand))
        for seat in range(state.seats)
    )
    if state.seats == 1:
        won = faction_locations(state) > len(state.collection)
        return Outcome(scores, (0,) if won else (), ties, sources, rank(scores[0]) if won else "")
    best = max(ties)
    winners = tuple(seat for seat in range(state.seats) if ties[seat] == best)
    return Outcome(scores, winners, ties, sources)


def faction_locations(state: State) -> int:
    """The human's faction locations, compared with the collection (SOLO-46, SOLO-47)."""
    faction = state.cards.faction
    return sum(1 for location in state.players[0].empire if faction[location.card] >= 0)


def rank(points: int) -> str:
    """The achievement for a score (SOLO-RANK)."""
    for least, name in RANKS:
        if points >= least:
            return name
    return "commoner"


def _unused(player: Player) -> int:
    """First tie-breaker: unused workers and resources (END-8, END-12)."""
    return player.worker + player.wood + player.stone + player.food


def _sources(state: State, seat: int) -> tuple[Points, ...]:
    """Every point of a seat: those of play, then locations and what lies on or under them."""
    cards = state.cards
    player = state.players[seat]
    found = [
        Points(round_, HOW[how], cards.slugs[card] if card >= 0 else "", points)
        for round_, how, card, points in player.points
    ]
    unrecorded = player.score - sum(points for _, _, _, points in player.points)
    if unrecorded:
        found.append(Points(0, "given", "", unrecorded))
    for location in player.empire:
        slug = cards.slugs[location.card]
        if cards.faction[location.card] < 0:
            found.append(Points(state.round, "common", slug, COMMON_WORTH))
        else:
            found.append(Points(state.round, "faction", slug, FACTION_WORTH))
        under = cards.gate[location.card] * len(location.under)
        if under:
            found.append(Points(state.round, "under", slug, under))
        on = cards.shrine[location.card] * sum(location.goods[:3])
        if on:
            found.append(Points(state.round, "on", slug, on))
    return tuple(found)

"""The end of the game: final scores, tie-breakers, ranks (END, SOLO-46 to SOLO-48, SOLO-RANK)."""

from typing import Final

from osada.kernel.game import Outcome, Points
from osada.settlers.backs import COMMON
from osada.settlers.effects.verbs.gain import Gain
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
        (scores[seat], unused(state.players[seat]), len(state.players[seat].hand))
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


def unused(player: Player) -> int:
    """First tie-breaker: unused workers and resources (END-8, END-12)."""
    return player.worker + player.wood + player.stone + player.food


def _sources(state: State, seat: int) -> tuple[Points, ...]:
    """Every point of a seat, as the course of the match counts them."""
    found: list[Points] = []
    for source in state.options.course.scoring:
        found += source(state, seat)
    return tuple(found)


def played(state: State, seat: int) -> list[Points]:
    """The points of play."""
    slugs = state.cards.slugs
    player = state.players[seat]
    found: list[Points] = []
    recorded = 0
    for round_, how, card, points in player.points:
        found.append(Points(round_, HOW[how], slugs[card] if card >= 0 else "", points))
        recorded += points
    if player.score != recorded:
        found.append(Points(0, "given", "", player.score - recorded))
    return found


def ends(state: State, seat: int) -> list[Points]:
    """What locations say of the end of the game."""
    found: list[Points] = []
    for location in state.players[seat].empire:
        for op in state.cards.card[location.card].end:
            assert isinstance(op, Gain)
            n = op.amount(state, seat, location.card)
            if n:
                slug = state.cards.slugs[location.card]
                found.append(Points(state.round, "end", slug, n))
    return found


def standing(state: State, seat: int) -> list[Points]:
    """Locations, and what lies on or under each of them (END-3, END-4)."""
    found: list[Points] = []
    for location in state.players[seat].empire:
        fact = state.cards.card[location.card]
        if fact.faction == COMMON:
            found.append(Points(state.round, "common", fact.slug, COMMON_WORTH))
        elif fact.faction >= 0:
            found.append(Points(state.round, "faction", fact.slug, FACTION_WORTH))
        for holder in fact.holders:
            held = holder.each * holder.held(location)
            if held:
                found.append(Points(state.round, holder.how, fact.slug, held))
    return found

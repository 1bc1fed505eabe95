"""Final scoring: six boxes, ties, ranks (RW-SCORE, RW-TIE, RW-ADVENTURE-09)."""

from osada.kernel.game import Outcome, Points
from osada.rollwrite import abilities as a
from osada.rollwrite.counting import count, ones
from osada.rollwrite.empire import ROUNDS, TRACKS, VALUES, rank
from osada.rollwrite.state import COUNT, END, LOW_COUNT, Player, State


def tracks(player: Player) -> int:
    """Boxes 1 to 4: what the tracks are worth."""
    return (
        VALUES[0][player.walls]
        + VALUES[1][player.huts]
        + VALUES[2][player.granaries]
        + VALUES[3][player.bridges]
    )


def plan_points(player: Player, slot: int) -> int:
    """What the settlements of one plan bring to box 5; an incomplete building gives nothing."""
    ability = player.village.buildings[slot].ability
    if ability.form != a.PLAN_VP or not player.built >> slot & 1:
        return 0
    return ability.value * (player.settled >> COUNT * slot & LOW_COUNT)


def star_points(player: Player, slot: int) -> int:
    """What a complete end-scoring building brings to box 6."""
    ability = player.village.buildings[slot].ability
    if ability.form != a.END_PER or not player.built >> slot & 1:
        return 0
    return player.value(slot) * count(player, ability.thing, ability.per)


def score(player: Player) -> int:
    """What a player would have if the game ended now; in Basic nothing is ever settled."""
    total = tracks(player) + player.vp
    for slot in range(len(player.village.buildings)):
        total += plan_points(player, slot) + star_points(player, slot)
    return total


def sources(player: Player) -> tuple[Points, ...]:
    """Where every point comes from."""
    found = [
        Points(ROUNDS, name, "", VALUES[track][player.progress(track)])
        for track, name in enumerate(TRACKS)
    ]
    for slot, building in enumerate(player.village.buildings):
        found.append(Points(ROUNDS, "settlement", building.slug, plan_points(player, slot)))
        found.append(Points(ROUNDS, "star", building.slug, star_points(player, slot)))
    found += [Points(*earned) for earned in player.earned]
    return tuple(points for points in found if points.points)


def outcome(state: State) -> Outcome | None:
    """The result once the game is over."""
    if state.phase != END:
        return None
    ties = tuple(
        (score(player), player.bridges, ones(player.harvested)) for player in state.players
    )
    best = max(ties)
    scores = tuple(tie[0] for tie in ties)
    return Outcome(
        scores,
        tuple(seat for seat, tie in enumerate(ties) if tie == best),
        ties,
        tuple(sources(player) for player in state.players),
        rank(scores[0]) if len(scores) == 1 else "",
    )

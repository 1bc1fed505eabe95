"""A courtesy of every face: in cleanup all is kept for those who need not be asked (AMB-62).

And what cleanup would take from who passes now.
"""

from collections.abc import Collection

from osada.kernel.game import Decision
from osada.kernel.match import CannotUndo, Match
from osada.settlers.goods import SUPPLY
from osada.settlers.state import CLEANUP, NOBODY, State
from osada.settlers.storage import most_kept, storable
from osada.settlers.supply import amount


def answer_unasked(match: Match[State], seats: Collection[int]) -> int:
    """Let these seats keep all they are asked about; how many moves that were."""
    made = 0
    while (found := _asked(match, seats)) is not None:
        seat, decision = found
        match.play(seat, decision.moves[0])
        made += 1
    return made


def undo(
    match: Match[State], seat: int, seats: Collection[int], over: Collection[int] = ()
) -> None:
    """Take back a seat's last line, and what these seats kept by themselves after it.

    `CannotUndo` says why not; for `over` see `Match.undo`.
    """
    match.undo(seat, over)
    while _asked(match, seats) is not None:
        try:
            match.undo(seat, over)
        except CannotUndo:
            answer_unasked(match, seats)
            return


def lost(state: State, seat: int) -> dict[int, int]:
    """The goods that cleanup would discard as things stand; what a location takes is not lost."""
    if CLEANUP not in state.options.course.of_round(state.round):  # CLEANUP-1
        return {}
    player = state.players[seat]
    holders = [
        holder
        for location in player.empire
        for holder in state.cards.card[location.card].holders
        if location.owner == NOBODY or not holder.is_storage
    ]
    found: dict[int, int] = {}
    kept = storable(state, player)
    for good in SUPPLY:
        n = amount(player, good)
        if kept >> good & 1:
            n -= most_kept(state, player, good)
        for holder in holders:
            n -= holder.room_for(good, n)
        if n:
            found[good] = n
    return found


def _asked(match: Match[State], seats: Collection[int]) -> tuple[int, Decision] | None:
    for seat, decision in match.pending.items():
        if decision.kind == "keep" and seat in seats:
            return seat, decision
    return None

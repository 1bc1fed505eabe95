"""The Create settlements phase: plans laid on completed, unmarked sections (RW-ADV)."""

from osada.kernel.game import Move, move
from osada.rollwrite import verbs as w
from osada.rollwrite.plans import COMPLETE
from osada.rollwrite.state import CELL, COUNT, Player, State


def free(player: Player) -> int:
    """The cells that a settlement may use, as bits: complete and in no other settlement."""
    complete = (
        COMPLETE[0][player.walls]
        | COMPLETE[1][player.huts]
        | COMPLETE[2][player.granaries]
        | COMPLETE[3][player.bridges]
    )
    return complete & ~player.marked


def options(player: Player) -> tuple[Move, ...]:
    """The settlements that a player can create, and to create none; empty if there is none."""
    if player.moves is not None:
        return player.moves
    open_cells = free(player)
    taken, most = ~open_cells, open_cells.bit_count()
    found: list[Move] = []
    plans = player.village.plans
    for slot in range(len(plans)):
        plan = plans[slot]
        if plan is not None and plan.size <= most:
            for cells, anchor in zip(plan.cells, plan.anchors):  # noqa: B905
                if cells & taken == 0:
                    found.append(move(w.SETTLE, slot, anchor))
    if found:
        found.append(w.SKIP_SETTLEMENT)
    player.moves = moves = tuple(found)
    return moves


def make(state: State, seat: int, made: Move) -> None:
    """Create a settlement, or none."""
    player = state.players[seat]
    player.decided = True
    player.moves = None
    if made.kind == w.SETTLE:
        slot, anchor = made.what, made.arg
        plan = player.village.plans[slot]
        assert plan is not None
        player.marked |= plan.cells[plan.anchors.index(anchor)]
        player.settled += 1 << COUNT * slot
        player.placed = (*player.placed, slot * CELL + anchor)
        if state.log is not None:
            state.log.append(("settled", seat, slot, anchor))

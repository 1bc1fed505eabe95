"""A courtesy of every face: in cleanup all is kept for those who need not be asked (AMB-62)."""

from collections.abc import Collection

from osada.kernel.game import Decision
from osada.kernel.match import CannotUndo, Match
from osada.settlers.state import State


def settle(match: Match[State], seats: Collection[int]) -> int:
    """Let these seats keep all they are asked about; how many moves that were."""
    made = 0
    while (found := _asked(match, seats)) is not None:
        seat, decision = found
        match.play(seat, decision.moves[0])
        made += 1
    return made


def undo(match: Match[State], seat: int, seats: Collection[int]) -> None:
    """Take back a seat's last line, and what these seats kept by themselves after it.

    `CannotUndo` says why not.
    """
    match.undo(seat)
    while _asked(match, seats) is not None:
        try:
            match.undo(seat)
        except CannotUndo:
            settle(match, seats)
            return


def _asked(match: Match[State], seats: Collection[int]) -> tuple[int, Decision] | None:
    for seat, decision in match.pending.items():
        if decision.kind == "keep" and seat in seats:
            return seat, decision
    return None

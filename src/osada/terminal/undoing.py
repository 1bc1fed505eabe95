"""Why a move cannot be taken back, in the player's language."""

from osada.kernel import match
from osada.terminal.table import Table
from osada.terminal.words import say

_WHY = {
    match.NOTHING_TO_UNDO: "undo-nothing",
    match.ANOTHER_MOVED: "undo-another",
    match.REVEALED: "undo-revealed",
}


def why_no_undo(table: Table, seat: int) -> str:
    """One sentence; "" if the move can be taken back."""
    why = table.match.why_no_undo(seat)
    if why is None:
        return ""
    return say(table.language, _WHY[why]) if why in _WHY else why

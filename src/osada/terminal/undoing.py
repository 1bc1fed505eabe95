"""Why a move cannot be taken back, in the player's language."""

from osada.kernel import match
from osada.terminal.table import Table
from osada.terminal.words import say

_WHY = {
    match.NOTHING_TO_UNDO: "undo-nothing",
    match.ANOTHER_MOVED: "undo-another",
    match.REVEALED: "undo-revealed",
    match.SHOWN: "undo-shown",
}


def why_no_undo(table: Table, seat: int) -> str:
    """One sentence; "" if the move can be taken back."""
    why = table.why_no_undo(seat)
    if why is None:
        return ""
    return table.face.no_undo(why, table.language) or say(table.language, _WHY[why])

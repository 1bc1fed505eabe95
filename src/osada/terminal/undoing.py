"""Why a move cannot be taken back, in the player's language."""

from osada.kernel import match
from osada.terminal.table import Table
from osada.terminal.words import say
from osada.titles import title

_WHY = {
    match.NOTHING_TO_UNDO: "undo-nothing",
    match.ANOTHER_MOVED: "undo-another",
    match.REVEALED: "undo-revealed",
    match.SHOWN: "undo-shown",
}
# Where a rule says so.
_BY_RULE = {
    match.ANOTHER_MOVED: "undo-another-rollwrite",
    match.REVEALED: "undo-revealed-rollwrite",
    match.SHOWN: "undo-revealed-rollwrite",
}


def why_no_undo(table: Table, seat: int) -> str:
    """One sentence; "" if the move can be taken back."""
    why = table.why_no_undo(seat)
    if why is None:
        return ""
    ruled = title(table.game.name).binding
    return say(table.language, {**_WHY, **_BY_RULE}[why] if ruled else _WHY[why])

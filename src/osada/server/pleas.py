"""Among people: somebody asks the others to take their last move back, with all that followed."""

from osada.kernel.match import ANOTHER_MOVED, NOTHING_TO_UNDO, REVEALED, CannotUndo
from osada.server import events as e
from osada.server import wants
from osada.server.judged import Judged
from osada.server.table import Table
from osada.server.unfit import Unfit
from osada.titles import title


def ask(table: Table, seat: int) -> Judged:
    """A seat asks to take its last decision back; where nobody must agree it is done at once."""
    if table.match is None or table.status != "running":
        raise Unfit("waiting" if table.match is None else "over")
    if table.match.why_no_undo(seat, table.bots) is None or not table.others(seat):
        return wants.undo(table, seat)
    why = why_not(table, seat)
    if why is not None:
        raise why
    left = table.last_decision(seat)
    if left is None:
        raise CannotUndo(NOTHING_TO_UNDO)
    wants.spare(table)
    return Judged([e.Pleaded(seat, left)])


def why_not(table: Table, seat: int) -> Exception | None:
    """Why a seat that cannot take its move back cannot ask the others either; None if it can."""
    match = table.match
    if match is None or table.status != "running" or not table.others(seat):
        return CannotUndo(ANOTHER_MOVED)
    if match.last_line(seat) is None:
        return CannotUndo(NOTHING_TO_UNDO)
    if match.is_past(seat):
        return CannotUndo(REVEALED)
    if title(table.terms.game).binding:
        why = match.why_no_undo(seat, table.bots)
        if why != ANOTHER_MOVED or match.has_shown_since(seat):
            return CannotUndo(REVEALED)
    if table.plea is not None:
        return Unfit("pleading")
    if (seat, table.acted[seat]) == table.pleaded:
        return Unfit("pleaded")
    return None


def answer(table: Table, by: int, number: int, agrees: bool) -> Judged:
    """Somebody agrees, or does not; the one who asked thinks better of it."""
    plea = table.plea
    if plea is None or plea.number != number:
        raise Unfit("no-plea")
    if by == plea.seat and not agrees:
        return Judged([e.Answered(by, False)])
    if by not in plea.open:
        raise Unfit("answered")
    answered = e.Answered(by, agrees)
    if not agrees or plea.open.intersection(table.others(plea.seat)) - {by}:
        return Judged([answered])
    assert table.match is not None
    trial = table.match.fork(plea.moves)
    undone = e.Undone(
        plea.seat, plea.moves, trial.game.hash(trial.state), straight=True, agreed=True
    )
    return Judged([answered, undone], trial)

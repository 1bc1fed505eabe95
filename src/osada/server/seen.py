"""What a seat is shown of a table: its view, its legal moves, the question, the log."""

from typing import Any

import msgspec

from osada.kernel.match import Match
from osada.server import pleas
from osada.server.chronicle import Chronicle
from osada.server.notes import deed
from osada.server.said import why_no_undo
from osada.server.sentences import prose
from osada.server.table import Table
from osada.server.wire import Entry, Seen, UndoPlea

_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def seen(
    table: Table,
    match: Match[Any],
    seat: int | None,
    chronicle: Chronicle,
    *,
    entries_known: int,
    events_known: int,
    thinking: list[int],
    now: int,
) -> Seen:
    """The game as a seat, or a spectator, may see it now; of the log what it does not know yet."""
    log = chronicle.read(match, table.names, table.notes)
    log_from = min(entries_known, len(log))
    shown = Seen(
        match.moves,
        0 if seat is None else table.stamps[seat],
        match.view(seat),
        log_from,
        log[log_from:],
        gains=table.hosted.gains(match, events_known),
        thinking=thinking,
    )
    if table.clocks is not None:
        shown.clocks = table.clocks.shown(now)
    if (plea := table.plea) is not None:
        what = deed(plea.events, table.hosted, match, seat, table.names, chronicle.language)
        shown.plea = UndoPlea(plea.number, plea.seat, what, sorted(plea.open))
    if seat is None or table.status == "finished":
        return shown
    why = match.why_no_undo(seat, table.bots)
    shown.undo = why is None
    if why is not None:
        shown.asks = pleas.why_not(table, seat) is None
        shown.no_undo = prose(why_no_undo(why, table.hosted.face, chronicle.language))
    if seat in match.pending:
        table.hosted.show(shown, match, seat, chronicle.language, table.names)
    return shown


def moment_log(entries: list[Entry], at: int) -> list[Entry]:
    """The entries that came with a moment of a replay."""
    return [entry for entry in entries if entry.at == at]

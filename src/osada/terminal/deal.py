"""A table from what was agreed: a new match, or one that was saved."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from osada.kernel.game import Game
from osada.kernel.match import Match
from osada.kernel.seeds import new_seed
from osada.terminal import saving
from osada.terminal.desk import desk
from osada.terminal.seats import BadSeats, Seat, seats
from osada.terminal.shelf import Shelf
from osada.terminal.table import Table
from osada.terminal.words import say
from osada.titles import OURS


def new(
    game: Game[Any],
    agreed: Mapping[str, Any],
    codes: Sequence[str],
    seed: int | str | None,
    language: str,
    file: Path | None = None,
    records: Path | None = None,
) -> Table:
    """A new match; a `ValueError` says in one sentence why it cannot be played."""
    match = Match(game, agreed, new_seed() if seed is None else seed)
    names = desk(game.name).bot_names(game, agreed, language)
    if len(codes) != len(names):
        parts = OURS[game.name].parts if game.name in OURS else None
        message = f"seats-and-{parts.name}" if parts else "seats-and-players"
        raise BadSeats(say(language, message, seats=len(codes), n=len(names)))
    return table_of(match, seats(codes, names, language, game.name), language, file, records)


def resumed(shelf: Shelf, file: Path, language: str) -> Table:
    """A saved match; a `JournalError` says what is wrong with its file."""
    match, sitting = saving.read(file, shelf.games)
    table = table_of(match, sitting, language, file, shelf.records)
    table.answer_unasked()
    return table


def table_of(
    match: Match[Any],
    sitting: Sequence[Seat],
    language: str,
    file: Path | None = None,
    records: Path | None = None,
) -> Table:
    """The table of a match, whichever game it is."""
    return desk(match.game.name).table(match, sitting, language, file, records)

"""Saving a match with its seats, and taking it up again."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from osada.bots import UnknownBot, canonical
from osada.kernel import journal
from osada.kernel.game import Game
from osada.kernel.match import Match
from osada.terminal.seats import Seat


def write(file: Path, match: Match[Any], seats: Sequence[Seat]) -> None:
    """Save, whole or not at all; `JournalError` says why not."""
    notes: dict[str, str] = {}
    for at, seat in enumerate(seats):
        notes[f"seat {at}"] = seat.name
        if seat.bot:
            notes[f"bot {at}"] = seat.bot
    journal.write(file, match, notes)


def read(file: Path, games: Mapping[str, Game[Any]]) -> tuple[Match[Any], list[Seat]]:
    """A saved match and who sat there; `JournalError` says what is wrong with the file."""
    found = journal.read(file)
    match = journal.replay(found, games)
    seats: list[Seat] = []
    for at in range(len(match.view(None)["players"])):
        name = found.notes.get(f"seat {at}", "") or f"{at}"
        code = found.notes.get(f"bot {at}", "")
        try:
            seats.append(Seat(name, canonical(code, match.game.name) if code else ""))
        except UnknownBot as error:
            message = f"{error}; or leave the line out and play the seat yourself"
            raise journal.JournalError(str(file), found.at[f"bot {at}"], message) from error
    return match, seats

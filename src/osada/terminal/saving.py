"""Saving a match with its seats, and taking it up again."""

from collections.abc import Sequence
from pathlib import Path

from osada.bots import UnknownBot, canonical
from osada.kernel import journal
from osada.kernel.match import Match
from osada.settlers.game import Settlers
from osada.settlers.state import State
from osada.terminal.seats import Seat


def write(file: Path, match: Match[State], seats: Sequence[Seat]) -> None:
    """Save, whole or not at all; `JournalError` says why not."""
    notes: dict[str, str] = {}
    for at, seat in enumerate(seats):
        notes[f"seat {at}"] = seat.name
        if seat.bot:
            notes[f"bot {at}"] = seat.bot
    journal.write(file, match, notes)


def read(file: Path, game: Settlers) -> tuple[Match[State], list[Seat]]:
    """A saved match and who sat there; `JournalError` says what is wrong with the file."""
    found = journal.read(file)
    match: Match[State] = journal.replay(found, {game.name: game})
    seats: list[Seat] = []
    for at in range(match.state.seats):
        name = found.notes.get(f"seat {at}", "") or f"{at}"
        code = found.notes.get(f"bot {at}", "")
        try:
            seats.append(Seat(name, canonical(code) if code else ""))
        except UnknownBot as error:
            message = f"{error}; or leave the line out and play the seat yourself"
            raise journal.JournalError(str(file), found.at[f"bot {at}"], message) from error
    return match, seats

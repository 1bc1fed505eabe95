"""`osada play`: from what was asked for to a game at the terminal."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from osada.kernel.journal import JournalError
from osada.terminal.deal import new, resumed
from osada.terminal.desk import desk
from osada.terminal.plain import Plain
from osada.terminal.roll.records import usual_place
from osada.terminal.shelf import Shelf
from osada.terminal.table import Table
from osada.terminal.words import LANGUAGES
from osada.titles import FIRST, Games, titles


def start(
    *,
    game: str = FIRST,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[str] = (),
    seed: int | str | None = None,
    language: str = "en",
    plain: bool = False,
    file: Path | str | None = None,
    games: Games | None = None,
) -> int:
    """Play a game, or let a screen ask for it where no seats are named; the exit code."""
    games = games if games is not None else Games(titles())
    shelf = Shelf(games, games.own, usual_place())
    place = Path(file).expanduser() if file is not None else None
    table: Table | None = None
    try:
        if language not in LANGUAGES:
            raise ValueError(f'unknown language "{language}"; choose one of {", ".join(LANGUAGES)}')
        if place is not None and place.exists():
            table = resumed(shelf, place, language)
        elif seats:
            table = new(games[game], options or {}, seats, seed, language, place, shelf.records)
    except (ValueError, JournalError) as error:
        print(f"osada: {error}", file=sys.stderr)
        return 2
    if plain:
        assert table is not None
        return plainly(table).run()
    from osada.terminal.app import OsadaApp

    app = OsadaApp(shelf, table, language, file=place, game=game)
    code = app.run()
    if app.farewell:
        print(app.farewell)
    return code or 0


def plainly(
    table: Table, read: Callable[[str], str] = input, write: Callable[[str], None] = print
) -> Plain:
    """A table line by line, whichever game it is."""
    return desk(table.game.name).plain(table, read, write)

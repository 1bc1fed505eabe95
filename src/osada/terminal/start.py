"""`osada play`: from what was asked for to a game at the terminal."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from osada.kernel.journal import JournalError
from osada.rollwrite import RollWrite
from osada.rollwrite.catalogue import Catalogue as Villages
from osada.settlers import Settlers
from osada.settlers.catalogue import Catalogue as Cards
from osada.settlers.catalogue import base as base_cards
from osada.terminal.cards.plain import CardPlain
from osada.terminal.cards.table import CardTable
from osada.terminal.deal import new_cards, new_roll, resumed
from osada.terminal.plain import Plain
from osada.terminal.roll.plain import RollPlain
from osada.terminal.roll.records import usual_place
from osada.terminal.roll.table import RollTable
from osada.terminal.seats import PERSON
from osada.terminal.shelf import Shelf
from osada.terminal.table import Table
from osada.terminal.words import LANGUAGES

DEFAULT_SEATS = ("human", "greedy")
DEFAULT_FACTIONS = ("rome", "barbarians")


def start(
    *,
    factions: Sequence[str] = (),
    seats: Sequence[str] = (),
    seed: int | str | None = None,
    lookout: str = "standard",
    peaceful: bool = False,
    peaceful_drafts: int = 1,
    robbers_cut_routes: bool = False,
    language: str = "en",
    plain: bool = False,
    file: Path | str | None = None,
    cards: Cards | None = None,
    own_cards: Path | None = None,
) -> int:
    """Play the card game, or let a screen ask for the game; the exit code."""
    known = cards if cards is not None else base_cards()
    shelf = Shelf(known, own_cards=own_cards, records=usual_place())
    agreed: dict[str, Any] = {
        "factions": list(factions or DEFAULT_FACTIONS),
        "lookout": lookout,
        "peaceful": peaceful,
        "peaceful_drafts": peaceful_drafts,
        "robbers_cut_routes": robbers_cut_routes,
    }
    place = Path(file).expanduser() if file is not None else None

    def new() -> Table | None:
        if not (factions or seats or plain):
            return None
        codes = list(seats or DEFAULT_SEATS) if not factions or seats else _codes(factions)
        return new_cards(known, agreed, codes, seed, language, place)

    return _start(shelf, new, language, plain, place, Settlers.name)


def start_roll(
    *,
    options: dict[str, Any],
    seats: Sequence[str] = (),
    seed: int | str | None = None,
    language: str = "en",
    plain: bool = False,
    file: Path | str | None = None,
    villages: Villages,
    own_villages: Path | None = None,
) -> int:
    """Play the roll & write game; the exit code. Without seats a screen asks who plays."""
    shelf = Shelf(villages=villages, own_villages=own_villages, records=usual_place())
    place = Path(file).expanduser() if file is not None else None

    def new() -> Table | None:
        if not seats:
            return None
        return new_roll(villages, options, seats, seed, language, place, shelf.records)

    return _start(shelf, new, language, plain, place, RollWrite.name)


def _start(
    shelf: Shelf,
    new: Callable[[], Table | None],
    language: str,
    plain: bool,
    place: Path | None,
    game: str,
) -> int:
    """Play; what cannot be played is said in one sentence."""
    try:
        if language not in LANGUAGES:
            raise ValueError(f'unknown language "{language}", choose one of {", ".join(LANGUAGES)}')
        saved = place is not None and place.exists()
        table = resumed(shelf, place, language) if place is not None and saved else new()
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
    if isinstance(table, RollTable):
        return RollPlain(table, read, write)
    assert isinstance(table, CardTable)
    return CardPlain(table, read, write)


def _codes(factions: Sequence[str]) -> list[str]:
    """Where only factions are named, one person plays against greedy bots."""
    return [PERSON, *("greedy" for _ in factions[1:])]

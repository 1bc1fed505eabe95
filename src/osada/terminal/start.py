"""`osada play`: from what was asked for to a game at the terminal."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from osada.kernel.journal import JournalError
from osada.settlers.catalogue import Catalogue, base
from osada.terminal.deal import new_table, resumed
from osada.terminal.plain import Plain
from osada.terminal.seats import PERSON
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
    cards: Catalogue | None = None,
    own_cards: Path | None = None,
) -> int:
    """Play; the exit code. What cannot be played is said in one sentence."""
    known = cards if cards is not None else base()
    agreed: dict[str, Any] = {
        "factions": list(factions or DEFAULT_FACTIONS),
        "lookout": lookout,
        "peaceful": peaceful,
        "peaceful_drafts": peaceful_drafts,
        "robbers_cut_routes": robbers_cut_routes,
    }
    place = Path(file).expanduser() if file is not None else None
    try:
        if language not in LANGUAGES:
            raise ValueError(f'unknown language "{language}", choose one of {", ".join(LANGUAGES)}')
        table: Table | None = None
        if place is not None and place.exists():
            table = resumed(known, place, language, seats)
        elif factions or seats or plain:
            codes = list(seats or DEFAULT_SEATS) if not factions or seats else _codes(factions)
            table = new_table(known, agreed, codes, seed, language, place)
    except (ValueError, JournalError) as error:
        print(f"osada: {error}", file=sys.stderr)
        return 2
    if plain:
        assert table is not None
        return Plain(table).run()
    return _screen(known, table, language, place, own_cards)


def _codes(factions: Sequence[str]) -> list[str]:
    """Where only factions are named, one person plays against greedy bots."""
    return [PERSON, *("greedy" for _ in factions[1:])]


def _screen(
    cards: Catalogue,
    table: Table | None,
    language: str,
    place: Path | None,
    own_cards: Path | None,
) -> int:
    from osada.terminal.app import OsadaApp

    app = OsadaApp(cards, table, language, file=place, own_cards=own_cards)
    code = app.run()
    if app.farewell:
        print(app.farewell)
    return code or 0

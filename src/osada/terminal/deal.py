"""A table from what was agreed: a new match, or one that was saved."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Any, Final

from osada.kernel.match import Match
from osada.settlers.catalogue import Catalogue
from osada.settlers.game import Settlers
from osada.settlers.setup import options
from osada.terminal import saving
from osada.terminal.seats import seats
from osada.terminal.table import Table

_SEEDS: Final = 1_000_000


def any_seed() -> int:
    """A seed nobody knows beforehand, short enough to be told to a friend."""
    return randbelow(_SEEDS)


def new_table(
    cards: Catalogue,
    agreed: Mapping[str, Any],
    codes: Sequence[str],
    seed: int | str | None,
    language: str,
    file: Path | None = None,
) -> Table:
    """A new match; a `ValueError` says in one sentence why it cannot be played."""
    options(cards, agreed)
    sitting = seats(codes, agreed["factions"], cards, language)
    match = Match(Settlers(cards), agreed, any_seed() if seed is None else seed)
    return Table(match, cards, sitting, language, file)


def resumed(cards: Catalogue, file: Path, language: str, codes: Sequence[str] = ()) -> Table:
    """A saved match; a `JournalError` says what is wrong with its file."""
    match, sitting = saving.read(file, Settlers(cards))
    if codes:
        factions = match.view(None)["options"]["factions"]
        sitting = seats(codes, factions, cards, language)
    table = Table(match, cards, sitting, language, file, saved=len(match.records))
    table.settle()
    return table

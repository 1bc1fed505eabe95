"""A table from what was agreed: a new match, or one that was saved."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Any, Final

from osada.kernel.match import Match
from osada.rollwrite import RollWrite
from osada.rollwrite import setup as roll_setup
from osada.rollwrite.catalogue import Catalogue as Villages
from osada.settlers import Settlers
from osada.settlers import setup as card_setup
from osada.settlers.catalogue import Catalogue as Cards
from osada.terminal import saving
from osada.terminal.cards.table import CardTable
from osada.terminal.roll.table import RollTable
from osada.terminal.seats import BadSeats, Seat, seats
from osada.terminal.shelf import Shelf
from osada.terminal.table import Table
from osada.terminal.words import say

_SEEDS: Final = 1_000_000


def any_seed() -> int:
    """A seed nobody knows beforehand, short enough to be told to a friend."""
    return randbelow(_SEEDS)


def new_cards(
    cards: Cards,
    agreed: Mapping[str, Any],
    codes: Sequence[str],
    seed: int | str | None,
    language: str,
    file: Path | None = None,
) -> CardTable:
    """A new match of the card game; a `ValueError` says in one sentence why it cannot be played."""
    card_setup.options(cards, agreed)
    factions: Sequence[str] = agreed["factions"]
    if len(codes) != len(factions):
        raise BadSeats(say(language, "seats-and-factions", seats=len(codes), n=len(factions)))
    names = [cards.factions[cards.index(slug)].name(language) for slug in factions]
    bots = [say(language, "bot-name", faction=name) for name in names]
    sitting = seats(codes, bots, language, Settlers.name)
    match = Match(Settlers(cards), agreed, any_seed() if seed is None else seed)
    return CardTable(match, sitting, language, file)


def new_roll(
    villages: Villages,
    agreed: Mapping[str, Any],
    codes: Sequence[str],
    seed: int | str | None,
    language: str,
    file: Path | None = None,
    records: Path | None = None,
) -> RollTable:
    """A new match of the roll & write game; a `ValueError` says why it cannot be played."""
    sheets = roll_setup.options(villages, agreed).sheets
    if len(codes) != len(sheets):
        raise BadSeats(say(language, "seats-and-sheets", seats=len(codes), n=len(sheets)))
    bots = [say(language, "bot-number", n=at + 1) for at in range(len(codes))]
    sitting = seats(codes, bots, language, RollWrite.name)
    match = Match(RollWrite(villages), agreed, any_seed() if seed is None else seed)
    return RollTable(match, sitting, language, file, records)


def resumed(shelf: Shelf, file: Path, language: str) -> Table:
    """A saved match; a `JournalError` says what is wrong with its file."""
    match, sitting = saving.read(file, shelf.games)
    table = table_of(match, sitting, language, file, shelf.records)
    table.settle()
    return table


def table_of(
    match: Match[Any],
    sitting: Sequence[Seat],
    language: str,
    file: Path | None = None,
    records: Path | None = None,
) -> Table:
    """The table of a match, whichever game it is."""
    if match.game.name == RollWrite.name:
        return RollTable(match, sitting, language, file, records)
    return CardTable(match, sitting, language, file)
